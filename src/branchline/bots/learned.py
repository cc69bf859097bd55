"""A player that taught itself, by playing against itself and others: `branchline train` makes it."""

import json
from functools import cache
from math import exp
from pathlib import Path
from typing import Any, Final

from branchline.bots.network import Network, Opinion, read
from branchline.core.contract import State
from branchline.core.pack import Insight
from branchline.core.players import Sampler
from branchline.games import find, pack


class Learned:
    """Plays what its network likes best, at a glance. What a tutor makes of a position may be among what it sees."""

    name: Final = "learned"
    # It plays better than judgement, by which a search plays its ideas to the end: where these say something else, that
    # is rather their mistake.
    sure: Final = 2.0

    def __init__(self, game: str, weights: Path, seed: int) -> None:
        """It leaves nothing to chance: every seed plays alike."""
        self._weights: Final = weights
        self._network: Final = read(weights)
        insight = self._network.facts["insight"]
        self._insight: Final = pack(game).insights()[insight] if insight else None
        self._bytes: Final = sum(part.size for part in find(game).observation)
        _check(self._network, self._bytes, self._insight)

    @property
    def facts(self) -> dict[str, Any]:
        """How it was trained: config, commit, decisions, games."""
        return self._network.facts

    def choose(self, view: dict[str, Any], sampler: Sampler) -> int:
        legal: list[int] = view["legal"]
        return legal[0] if len(legal) == 1 else self._best(sampler(0), legal)

    def decide_at(self, state: State) -> int:
        """The same from the game itself, for batches: it looks only at what the deciding seat knows."""
        legal = state.legal()
        return legal[0] if len(legal) == 1 else self._best(state, legal)

    def opinion(self, state: State, legal: list[int]) -> Opinion:
        """Of the seat that decides, whichever of the states it could be in this is."""
        return self._network.look(self.seen(state), legal)

    def ideas(self, judged: list[int], view: dict[str, Any], sampler: Sampler) -> list[int]:
        """As the prior of a search: the best of its own among those of judgement."""
        legal: list[int] = view["legal"]
        return self.opinion(sampler(0), legal).favoured(legal, judged)

    def seen(self, state: State) -> bytes:
        """All that its network looks at: what the seat knows, then what the tutor makes of it, if it has one."""
        known = bytearray(self._bytes)
        state.observe(state.seat, known)
        return bytes(known) + (bytes(self._insight.tell(state, state.seat)) if self._insight else b"")

    def chance(self, opinion: Opinion, seats: int) -> float:
        """What it thinks of the seat that decides, as a chance of winning among its like."""
        offset, slope = chances(self._weights)[seats]
        return 1.0 / (1.0 + exp(-offset - slope * opinion.prospects))

    def _best(self, state: State, legal: list[int]) -> int:
        return self.opinion(state, legal).ranked(legal)[0]


@cache
def chances(weights: Path) -> dict[int, tuple[float, float]]:
    """By number of seats the curve from prospects to a chance of winning: `branchline.train.chances` measures it."""
    kept: dict[str, tuple[float, float]] = json.loads(weights.with_suffix(".json").read_text("utf-8"))
    return {int(seats): curve for seats, curve in kept.items()}


def _check(network: Network, observed: int, insight: Insight | None) -> None:
    """What is seen must be what it was trained with."""
    told = sum(part.size for part in insight.pieces if part.name != "judged") if insight else 0
    if observed + told != network.sees:
        raise ValueError(
            f"weights: they were trained to see {network.sees} bytes, and the game shows {observed + told}; "
            "train them anew with `branchline train`"
        )
