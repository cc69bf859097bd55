"""The Moon as the planner sees it: what the ways between places would cost it, each looked for once.

Places are cities by number, and `TRAIN`, where its train stands.
"""

from typing import Final, NamedTuple

from branchline.games.lunar.board import CENTRE, CITY_MILEPOSTS, CITY_SIZE, LINK_A, LINK_B, MAJOR, TERRAIN
from branchline.games.lunar.bots import likings
from branchline.games.lunar.bots.ground import TRAIN
from branchline.games.lunar.paths.hauling import root
from branchline.games.lunar.paths.sweeps import FAR_AWAY, Sweep, sweep, way_back
from branchline.games.lunar.position import FREE, Position
from branchline.games.lunar.ways import RED, VALUE

_WEIGHTS: Final = (likings.BY_MONEY, likings.BY_LENGTH)


class Leg(NamedTuple):
    """From one place to another."""

    missing: frozenset[int]  # links where track has to be built
    money: int  # for these
    mileposts: int
    rest: int  # mileposts from the first missing link on
    foreign: int  # mileposts over the track of others


class Land:
    """The ways between all places, for one seat."""

    def __init__(self, s: Position, seat: int) -> None:
        self.s = s
        self.seat = seat
        self._arms: dict[int, Sweep] = {}
        self._legs: dict[tuple[int, int], Leg | None] = {}
        self._ground: Sweep | None = None

    def leg(self, a: int, b: int) -> Leg | None:
        """From a place to another, if there is a way."""
        key = (a, b)
        if key not in self._legs:
            self._legs[key] = self._measured(a, b)
        return self._legs[key]

    def spur(self, links: frozenset[int]) -> list[int]:
        """What must be built before these links."""
        if self._ground is None:
            self._ground = root(self.s, self.seat, likings.BY_MONEY, 0)
        return spur(self.s, self.seat, links, self._ground)

    def _measured(self, a: int, b: int) -> Leg | None:
        if a == b:
            return Leg(frozenset(), 0, 0, 0, 0)
        if b in self._arms and a != TRAIN:
            search, end, forth = self._arms[b], CENTRE[a], True
        else:
            search, end, forth = self._arm(a), CENTRE[b], False
        if search.label[end] >= FAR_AWAY:
            return None
        links = way_back(search, end)
        if not forth:
            links.reverse()
        return measured(self.s, self.seat, links)

    def _arm(self, place: int) -> Sweep:
        search = self._arms.get(place)
        if search is None:
            search = self._arms[place] = look_around(self.s, self.seat, place, -1)
        return search


def look_around(s: Position, seat: int, place: int, goal: int) -> Sweep:
    """The ways from a place. Track is cheap out of major cities, so it is built away from there, and else towards."""
    starts = [s.at[seat]] if place == TRAIN else list(CITY_MILEPOSTS[place])
    inward = place == TRAIN or CITY_SIZE[place] != MAJOR
    return sweep(s, seat, starts, goal, _WEIGHTS, 0, likings.BY_TOLL, inward, [])


def measured(s: Position, seat: int, links: list[int]) -> Leg:
    """These links in the order of riding, as a leg."""
    owner = s.owner
    missing: list[int] = []
    rest = foreign = 0
    for i, link in enumerate(links):
        whose = owner[link]
        if whose == seat + 1 or RED[link]:
            continue
        if whose == FREE:
            if not missing:
                rest = len(links) - i
            missing.append(link)
        else:
            foreign += 1
    return Leg(frozenset(missing), value(missing), len(links), rest, foreign)


def spur(s: Position, seat: int, links: frozenset[int], ground: Sweep | None = None) -> list[int]:
    """What must be built before these links, because none of them begins where the seat may build."""
    ends = [end for link in links for end in (LINK_A[link], LINK_B[link])]
    if not ends or any(s.touched[m] >> seat & 1 or TERRAIN[m] == MAJOR for m in ends):
        return []
    ground = ground or root(s, seat, likings.BY_MONEY, 0)
    way = way_back(ground, min(ends, key=lambda m: ground.label[m]))
    way.reverse()
    return way


def value(links: list[int] | frozenset[int]) -> int:
    """What track on these links costs at the least."""
    return sum([VALUE[link] for link in links])
