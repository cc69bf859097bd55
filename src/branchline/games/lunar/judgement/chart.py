"""The ways between all places of the Moon as they are for one seat, each looked for once."""

from typing import Final

from branchline.core.native import Row, i64, vec
from branchline.games.lunar.board import CENTRE, CITY_COUNT, CITY_MILEPOSTS, CITY_SIZE, MAJOR
from branchline.games.lunar.paths.sweeps import FAR_AWAY, Sweep, sweep, way_back
from branchline.games.lunar.position import FREE, Position
from branchline.games.lunar.ways import RED

TRAIN: Final[i64] = CITY_COUNT  # as a place: where the train stands; cities are places by their numbers
PLACES: Final[i64] = CITY_COUNT + 1

# What is weighed against each other when a way is chosen, in fifths of a million.
BY_MONEY: Final = 5  # a million for track
BY_LENGTH: Final = 4  # a milepost
BY_TOLL: Final = 4  # ... over another's track, besides


class Leg:
    """From one place to another."""

    __slots__ = ("foreign", "mileposts", "missing")

    def __init__(self, missing: Row, mileposts: i64, foreign: i64) -> None:
        self.missing = missing  # links where track has to be built
        self.mileposts = mileposts
        self.foreign = foreign  # mileposts over the track of others


class Chart:
    """For one seat. Track that is laid later on makes ways cheaper; that they might lead elsewhere then is left out."""

    def __init__(self, s: Position, seat: int) -> None:
        self._s = s
        self._seat = seat
        self._arms: list[Sweep | None] = [None] * PLACES
        self._known: list[bool] = [False] * (PLACES * PLACES)
        self._legs: list[Leg | None] = [None] * (PLACES * PLACES)

    def leg(self, a: i64, b: i64) -> Leg | None:
        """To a city, if there is a way."""
        key = a * PLACES + b
        if not self._known[key]:
            self._known[key] = True
            self._legs[key] = self._measured(a, b)
        return self._legs[key]

    def _measured(self, a: i64, b: i64) -> Leg | None:
        if a == b:
            return Leg(vec[i64](), 0, 0)
        search = self._arms[a]
        if search is None:
            search = self._look_around(a)
            self._arms[a] = search
        if search.label[CENTRE[b]] >= FAR_AWAY:
            return None
        links = way_back(search, CENTRE[b])
        owner = self._s.owner
        mine = self._seat + 1
        missing: list[int] = []
        foreign: i64 = 0
        for link in links:
            whose = owner[link]
            if whose == FREE:
                if not RED[link]:
                    missing.append(link)
            elif whose != mine:
                foreign += 1
        return Leg(vec[i64](missing), len(links), foreign)

    def _look_around(self, place: i64) -> Sweep:
        """Track is cheap out of major cities, so it is built away from there, and else towards."""
        s = self._s
        starts = [int(s.at[self._seat])] if place == TRAIN else list(CITY_MILEPOSTS[place])
        inward = place == TRAIN or CITY_SIZE[place] != MAJOR
        return sweep(s, self._seat, starts, -1, (BY_MONEY, BY_LENGTH), 0, BY_TOLL, inward, [])
