"""The network of a player that taught itself, in NumPy: what `branchline train` has learned, as the player uses it.

Every sum is taken in the same order on every machine, which a product of matrices does not promise: an action must not
depend on whose processor weighs it.
"""

import json
from functools import cache
from math import fsum, sqrt
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[np.float32]
Bytes = npt.NDArray[np.uint8]

LEAST_SPREAD: Final = 1e-5  # of a layer, as in training
FINE: Final = np.float32(16.0)  # steps of a point in what the tutor judges
BEST: Final = np.float32(255.0)  # what it says of the action it likes best


class Opinion(NamedTuple):
    """What a network makes of a position."""

    likings: Numbers  # of the legal actions, in their order: the larger, the better
    prospects: float  # what the game is worth to the seat: 0 is as good as anybody else's

    def ranked(self, legal: list[int]) -> list[int]:
        """The legal actions, what it likes best first; of those it likes equally the lowest."""
        return [legal[i] for i in np.argsort(-self.likings, kind="stable")]


class Norm:
    """Brings what a layer says to one size."""

    def __init__(self, kept: Any, name: str) -> None:
        self._weight = _numbers(kept[f"{name}.weight"])
        self._bias = _numbers(kept[f"{name}.bias"])

    def __call__(self, x: Numbers) -> Numbers:
        mean = fsum(x.tolist()) / len(x)
        apart = x - np.float32(mean)
        spread = fsum((apart * apart).tolist()) / len(x)
        return apart * np.float32(1.0 / sqrt(spread + LEAST_SPREAD)) * self._weight + self._bias


class Layer:
    """A number for each way out: the sum of what comes in, weighed."""

    def __init__(self, kept: Any, name: str, scale: Numbers | None = None) -> None:
        weight = _numbers(kept[f"{name}.weight"])
        self._into = np.ascontiguousarray((weight if scale is None else weight * scale).T)  # by way in, then way out
        self._bias = _numbers(kept[f"{name}.bias"])

    def __call__(self, x: npt.NDArray[Any]) -> Numbers:
        there = np.flatnonzero(x)  # most of what a seat knows is nothing, and so is much of what follows from it
        return _sum(self._into[there], x[there]) + self._bias

    def some(self, x: Numbers, ways: npt.NDArray[np.intp]) -> Numbers:
        """The same for some of the ways out."""
        return _sum(np.ascontiguousarray(self._into[:, ways]), x) + self._bias[ways]


class Network:
    """A first layer over all bytes, then blocks that each add to what is there; it looks at one position at a time."""

    def __init__(self, kept: Any) -> None:
        self.facts: Final[dict[str, Any]] = json.loads(str(kept["facts"]))  # how it was trained
        scale = _numbers(kept["scale"])
        self.sees: Final = len(scale)  # bytes; what the tutor judges comes after them
        self._enter = Layer(kept, "enter", scale)
        self._norm = Norm(kept, "norm")
        self._blocks = [(Layer(kept, f"blocks.{i}"), Norm(kept, f"norms.{i}")) for i in network_blocks(kept)]
        self._policy = Layer(kept, "policy")
        self._prospects = Layer(kept, "prospects")
        self._belief = np.float32(kept["belief"])

    def look(self, seen: bytes, legal: list[int]) -> Opinion:
        """What it makes of an observation and the tutor's insight, for actions that are legal."""
        every = np.frombuffer(seen, np.uint8)
        x = self._thought(every)
        ways = np.array(legal, np.intp)
        likings = self._policy.some(x, ways)
        if self.facts["prior"]:
            judged: Bytes = every[self.sees :]
            likings = likings + self._belief * (judged[ways].astype(np.float32) - BEST) / FINE
        return Opinion(likings, float(self._prospects(x)[0]))

    def foresee(self, seen: bytes) -> float:
        """The prospects alone, for which no action need be judged."""
        return float(self._prospects(self._thought(np.frombuffer(seen, np.uint8)))[0])

    def _thought(self, every: Bytes) -> Numbers:
        x = _above_zero(self._norm(self._enter(every[: self.sees])))
        for layer, norm in self._blocks:
            x = x + _above_zero(norm(layer(x)))
        return x


def network_blocks(kept: Any) -> list[str]:
    """The names of the blocks in a file of weights."""
    return [name.split(".")[1] for name in kept if name.startswith("blocks.") and name.endswith(".weight")]


def _numbers(kept: Any) -> Numbers:
    numbers: Numbers = np.asarray(kept, np.float32)
    return numbers


def _sum(rows: Numbers, amounts: npt.NDArray[Any]) -> Numbers:
    """Rows times amounts, added one after the other."""
    total: Numbers = np.add.reduce(rows * amounts[:, None].astype(np.float32), axis=0)
    return total


def _above_zero(x: Numbers) -> Numbers:
    return np.maximum(x, np.float32(0.0))


@cache
def read(weights: Path) -> Network:
    """One for all players of this process: it remembers nothing."""
    with np.load(weights) as kept:
        return Network(kept)
