"""Ways to play that lead a game where a corpus wants it. They may look at everything: nobody plays against them."""

from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

from branchline import bots
from branchline.core.chance import seeded
from branchline.core.contract import State
from branchline.core.invariants import actions_of
from branchline.games import GAMES

Maker = Callable[[int, int], "Policy"]  # from seats and seed
Wish = Callable[[State, dict[str, Any]], bool]


class Policy(Protocol):
    """What all seats of a game do."""

    def choose(self, state: State) -> int: ...


class Greedy:
    """Every seat plays as the bot of that name."""

    def __init__(self, game: str, seats: int) -> None:
        self._players = [bots.make(game, "greedy", seat) for seat in range(seats)]

    def choose(self, state: State) -> int:
        return self._players[state.seat].choose(state.view(state.seat), partial(state.resample, state.seat))


class Wanderer:
    """By chance, but each kind of action with a weight of its own; those without a weight only if they must."""

    def __init__(self, game: str, seed: int, weights: dict[str, int]) -> None:
        self._actions = actions_of(GAMES[game])
        self._chance = seeded(seed)
        self._weights = weights

    def choose(self, state: State) -> int:
        by_kind: dict[str, list[int]] = {}
        for action in state.legal():
            by_kind.setdefault(self._actions[action]["kind"], []).append(action)
        urn = [name for name in by_kind for _ in range(self._weights.get(name, 0))] or list(by_kind)
        among = by_kind[urn[self._chance.below(len(urn))]]
        return among[self._chance.below(len(among))]


class Orders:
    """The first of these wishes that can be granted; the last resort is whatever comes first."""

    def __init__(self, game: str, *wishes: Wish) -> None:
        self._actions = actions_of(GAMES[game])
        self._wishes = wishes

    def choose(self, state: State) -> int:
        legal = [self._actions[action] for action in state.legal()]
        for wish in self._wishes:
            for action in legal:
                if wish(state, action):
                    return int(action["id"])
        return int(legal[0]["id"])


class Stages:
    """One policy until something has happened, then the next."""

    def __init__(self, first: Policy, until: Callable[[State], bool], then: Policy) -> None:
        self._now, self._until, self._then = first, until, then

    def choose(self, state: State) -> int:
        if self._now is not self._then and self._until(state):
            self._now = self._then
        return self._now.choose(state)
