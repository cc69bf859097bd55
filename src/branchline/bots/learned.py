"""A player that taught itself, by playing against itself and others: `branchline train` makes it."""

import json
from collections.abc import Sequence
from functools import cache
from math import exp
from pathlib import Path
from typing import Any, Final

import numpy as np

from branchline.bots import foresight
from branchline.bots.network import Network, Opinion, read
from branchline.bots.outcome import worth
from branchline.core.contract import State
from branchline.core.pack import Insight
from branchline.core.players import Sampler
from branchline.games import find, pack

PLAN: Final = "plan"  # the insight that looks the same beside a judgement of actions and without one
OWN: Final = 3  # ideas of its own that it brings to a search, and that people are told


class Learned:
    """Plays what its network likes best, at a glance. What a tutor makes of a position may be among what it sees."""

    name: Final = "learned"
    # It plays better than judgement, by which a search plays its ideas to the end: where these say something else, that
    # is rather their mistake.
    sure: Final = 2.0

    def __init__(self, game: str, weights: Path, seed: int) -> None:
        """It leaves nothing to chance: every seed plays alike."""
        self._game: Final = game
        self._weights: Final = weights
        self._network: Final = read(weights)
        insight = self._network.facts["insight"]
        self._margin: Final[float] = json.loads(self._network.facts["settings"])["margin"]
        told = pack(game).insights()
        self._insight: Final = told[insight] if insight else None
        self._plan: Final = told[PLAN] if insight else None
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
        """As the prior of a search: its own best few and those of judgement."""
        state, legal = sampler(0), view["legal"]
        return self.favoured(self.opinion(state, legal), state, legal, judged)

    def favoured(self, opinion: Opinion, state: State, legal: list[int], judged: list[int]) -> list[int]:
        """Its own best few and the ideas of judgement, what it likes best first; everything where judgement has only
        one idea. Of actions that do the same, the one it likes best."""
        liked = opinion.ranked(legal)
        if len(judged) < 2:
            return liked
        pack_of = pack(self._game)
        deeds: dict[int, int] = {}
        for action in liked:
            deeds.setdefault(pack_of.deed(state, action), action)
        others = {pack_of.deed(state, action) for action in judged}
        return [action for n, (deed, action) in enumerate(deeds.items()) if n < OWN or deed in others]

    def foresee(self, states: Sequence[State], seat: int) -> list[float]:
        """As the prior of a search: its prospects, or what it was taught to call the end of a game."""
        seen = [self._of(state, seat) for state in states if not state.over]
        rows = np.frombuffer(b"".join(seen), np.uint8).reshape(len(seen), self._network.sees)
        prospects = iter(foresight.read(self._weights)(rows))
        return [worth(state.scores(), seat, self._margin) if state.over else next(prospects) for state in states]

    def seen(self, state: State) -> bytes:
        """All that its network looks at: what the seat knows, then what the tutor makes of it, if it has one."""
        return self._known(state, state.seat) + self._told(self._insight, state, state.seat)

    def _of(self, state: State, seat: int) -> bytes:
        """The same without a judgement of actions, of any seat."""
        return self._known(state, seat) + self._told(self._plan, state, seat)

    def _known(self, state: State, seat: int) -> bytes:
        known = bytearray(self._bytes)
        state.observe(seat, known)
        return bytes(known)

    def _told(self, insight: Insight | None, state: State, seat: int) -> bytes:
        return bytes(insight.tell(state, seat)) if insight else b""

    def chance(self, prospects: float, seats: int) -> float:
        """Prospects as a chance of winning among its like."""
        offset, slope = chances(self._weights)[seats]
        return 1.0 / (1.0 + exp(-offset - slope * prospects))

    def prospects(self, state: State, seat: int) -> float:
        """What it thinks of a seat, whoever decides."""
        return self._network.foresee(self._of(state, seat))

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
