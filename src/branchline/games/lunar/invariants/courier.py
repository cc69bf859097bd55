"""A player with a simple aim: one delivery after the other as the crow flies, so that watched games see money earned.

It looks neither at costs nor at detours, and now and then does something else, so it also ends in all kinds of trouble.
"""

from functools import cache
from typing import Final

from branchline.core.chance import PLAYER, Chance, seeded
from branchline.core.contract import Game
from branchline.core.invariants import Choose, actions_of
from branchline.games.lunar.invariants.chart import (
    CITY_AT,
    CITY_POSTS,
    DEMANDS,
    GOOD,
    GOODS,
    HAND,
    LINKS_AT,
    MAJORS,
    POST,
    POSTS,
    SOURCES,
)
from branchline.games.lunar.position import NOWHERE
from branchline.games.lunar.state import State

_FAR_AWAY: Final = 99
_WHIM: Final = 12  # one in so many decisions is a whim
_POOR: Final = 5
_SPOTS: Final = tuple((side, int(column), int(row)) for side, column, row in (post.split(":") for post in POSTS))


def steps(a: int, b: int) -> int:
    """From milepost to milepost over the bare grid; the other side is far away."""
    if _SPOTS[a][0] != _SPOTS[b][0]:
        return _FAR_AWAY
    columns, rows = abs(_SPOTS[a][1] - _SPOTS[b][1]), abs(_SPOTS[a][2] - _SPOTS[b][2])
    return columns + max(0, (rows - columns) // 2)


@cache
def to_city(post: int, city: int) -> int:
    return min(steps(post, own) for own in CITY_POSTS[city])


class Courier:
    """Carries the errand of one seat at a time: it is thought of anew at every decision."""

    def __init__(self, game: Game, chance: Chance) -> None:
        self.actions = actions_of(game)
        self.chance = chance

    def choose(self, state: State, legal: list[int]) -> int:
        kinds: dict[str, list[int]] = {}
        for action in legal:
            kinds.setdefault(self.actions[action]["kind"], []).append(action)
        if self.chance.below(_WHIM) == 0 or not kinds.keys() & {"end-operate", "end-turn"}:
            return legal[self.chance.below(len(legal))]
        if "deliver" in kinds:
            return kinds["deliver"][0]
        city, good, source = self._errand(state)
        for action in kinds.get("load", []):
            if self.actions[action]["good"] == GOODS[good] and not self._aboard(state, good):
                return action
        for action in kinds.get("drop", []):
            if not any(wanted == GOOD[self.actions[action]["good"]] for _, wanted, _ in self._demands(state)):
                return action
        goal = city if self._aboard(state, good) else source
        if "place" in kinds:
            return next(a for a in kinds["place"] if CITY_AT[POST[self.actions[a]["milepost"]]] == source)
        if "move" in kinds:
            best = min(kinds["move"], key=lambda a: to_city(POST[self.actions[a]["milepost"]], goal))
            here = to_city(state.at[state.seat], goal)
            if to_city(POST[self.actions[best]["milepost"]], goal) < here:
                return best
        builds = [a for a in kinds.get("build", []) if not state.segments[state.seat] or self._from_own(state, a)]
        missing = next((place for place in (source, city) if not self._reaches(state, place)), None)
        if builds and missing is not None:
            return min(builds, key=lambda a: (to_city(POST[self.actions[a]["b"]], missing), self.actions[a]["cost"]))
        if "exchange" in kinds and state.cash[state.seat] < _POOR:
            return kinds["exchange"][0]  # other errands may lie along the line there is
        return legal[-1]

    def _demands(self, state: State) -> list[tuple[int, int, int]]:
        hand = state.hands[state.seat * HAND : (state.seat + 1) * HAND]
        return [demand for card in hand if card >= 0 for demand in DEMANDS[card]]

    def _errand(self, state: State) -> tuple[int, int, int]:
        """City, good and source of the demand that takes the fewest steps; what is aboard needs no source."""
        here = state.at[state.seat]
        best = (10 * _FAR_AWAY, 0, 0, 0)
        for city, good, _ in self._demands(state):
            for source in sorted(SOURCES[good]):
                way = 0 if self._aboard(state, good) else to_city(CITY_POSTS[source][0], city)
                if here == NOWHERE:
                    start = min(to_city(CITY_POSTS[source][0], major) for major in MAJORS)
                else:
                    start = to_city(here, city if self._aboard(state, good) else source)
                best = min(best, (way + start, city, good, source))
        return best[1:]

    @staticmethod
    def _aboard(state: State, good: int) -> bool:
        return state.load[state.seat * len(GOODS) + good] > 0

    def _from_own(self, state: State, action: int) -> bool:
        return bool(state.touched[POST[self.actions[action]["a"]]] >> state.seat & 1)

    @staticmethod
    def _reaches(state: State, city: int) -> bool:
        return any(state.owner[link] == state.seat + 1 for post in CITY_POSTS[city] for link in LINKS_AT[post])


def courier(game: Game, seed: int) -> Choose:
    return Courier(game, seeded(seed, PLAYER)).choose
