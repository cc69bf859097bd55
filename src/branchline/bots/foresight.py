"""What a network foresees in many positions at once: the prospects alone.

A product of matrices adds in whatever order a machine likes, and an action must not depend on whose processor weighs
it. Sums of whole numbers are the same in any order, as long as none is rounded: so weights and what flows between the
layers are counted in small fractions, all of them far below 2**53.
"""

from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from branchline.bots.network import LEAST_SPREAD, network_blocks

Whole = npt.NDArray[np.float64]  # numbers without a fraction
Real = npt.NDArray[np.float64]
Bytes = npt.NDArray[np.uint8]

FINE: Final = 2.0**20  # of a weight
STEP: Final = 2.0**12  # of what flows between layers
# A product of parts so small is no work for several processors, which in a busy house would only wait for each other.
INTO: Final = 64
OUT: Final = 50


class Layer:
    """The sums of what comes in, weighed; in columns of a few ways out."""

    def __init__(self, kept: Any, name: str, scale: Real | None = None) -> None:
        weight = np.asarray(kept[f"{name}.weight"], np.float64)
        into = np.rint((weight if scale is None else weight * scale).T * FINE)
        out = OUT if into.shape[1] % OUT == 0 else into.shape[1]
        self._columns = np.ascontiguousarray(into.reshape(len(into), -1, out).transpose(1, 0, 2))
        self._bias = np.asarray(kept[f"{name}.bias"], np.float64)

    def __call__(self, x: Whole, unit: float) -> Real:
        """Of rows whose numbers count units."""
        there = np.flatnonzero(x.any(axis=0))
        columns, _, out = self._columns.shape
        sums = np.zeros((columns, len(x), out))
        for first in range(0, len(there), INTO):
            part = there[first : first + INTO]
            sums += np.ascontiguousarray(x[:, part]) @ self._columns[:, part]
        every: Real = sums.transpose(1, 0, 2).reshape(len(x), columns * out) * (unit / FINE) + self._bias
        return every


class Norm:
    """Brings what a layer says to one size, and leaves out what is below zero."""

    def __init__(self, kept: Any, name: str) -> None:
        self._weight = np.asarray(kept[f"{name}.weight"], np.float64)
        self._bias = np.asarray(kept[f"{name}.bias"], np.float64)

    def __call__(self, x: Real) -> Whole:
        """In steps."""
        n = x.shape[1]
        steps = np.rint(x * STEP)
        apart = np.rint(steps - steps.sum(axis=1, keepdims=True) / n)
        spread = (apart * apart).sum(axis=1, keepdims=True) / n / STEP / STEP
        sized = apart / STEP / np.sqrt(spread + LEAST_SPREAD) * self._weight + self._bias
        above: Whole = np.rint(np.maximum(sized, 0.0) * STEP)
        return above


class Foresight:
    """The same network as `Network`, for rows of bytes."""

    def __init__(self, kept: Any) -> None:
        scale = np.asarray(kept["scale"], np.float64)
        self._enter = Layer(kept, "enter", scale)
        self._norm = Norm(kept, "norm")
        self._blocks = [(Layer(kept, f"blocks.{i}"), Norm(kept, f"norms.{i}")) for i in network_blocks(kept)]
        self._prospects = Layer(kept, "prospects")

    def __call__(self, seen: Bytes) -> list[float]:
        """The prospects in each of these observations."""
        x = self._norm(self._enter(seen.astype(np.float64), 1.0))
        for layer, norm in self._blocks:
            x = x + norm(layer(x, 1.0 / STEP))
        foreseen: list[float] = self._prospects(x, 1.0 / STEP)[:, 0].tolist()
        return foreseen


@cache
def read(weights: Path) -> Foresight:
    """One for all players of this process: it remembers nothing."""
    with np.load(weights) as kept:
        return Foresight(kept)
