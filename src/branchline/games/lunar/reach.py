"""Where own track leads: walks over the network of a seat."""

from typing import Final

from branchline.core.native import Row, Rows, i64, u8, vec
from branchline.core.rows import BITS, filled
from branchline.games.lunar.board import CITY, CITY_COUNT, CITY_MILEPOSTS, MAJOR, MAJORS, MILEPOST_COUNT, TERRAIN
from branchline.games.lunar.position import NOWHERE, Position
from branchline.games.lunar.ways import EXIT_LINK, EXIT_TO, RED

# Marks of mileposts: besides these, 1 + i for those to which the step number i leads.
_UNSEEN: Final = 0
_START: Final = 255

# By milepost: the links from it, each followed by the milepost to which it leads. A walk looks at all of them.
_ROADS: Final[Rows] = vec[Row](
    [
        vec[i64]([number for both in zip(EXIT_LINK[m], EXIT_TO[m], strict=True) for number in both])
        for m in range(MILEPOST_COUNT)
    ]
)

# The mileposts of a network are at most those of red areas, one for each segment, and the one where it begins.
_BESIDES: Final[i64] = 1 + sum([len(CITY_MILEPOSTS[city]) for city in MAJORS])


class Walk:
    """What a walk has come to."""

    def __init__(self, s: Position) -> None:
        self.marks: vec[u8] = vec[u8]([_UNSEEN] * MILEPOST_COUNT)  # by milepost
        self.mileposts: Row = filled(s.segments[s.seat] + _BESIDES, 0)  # the nearest first
        self.number: i64 = 0  # of these

    def add(self, milepost: i64, mark: u8) -> None:
        self.marks[milepost] = mark
        self.mileposts[self.number] = milepost
        self.number += 1

    def passed(self, milepost: i64) -> bool:
        return self.marks[milepost] != _UNSEEN

    def cities(self) -> i64:
        """Those it has come to, as bits."""
        cities: i64 = 0
        for i in range(self.number):
            city = CITY[self.mileposts[i]]
            if city >= 0:
                cities |= BITS[city]
        return cities


def has_track(s: Position, city: i64) -> bool:
    """Whether there is track of the deciding seat at a city, wherever it leads."""
    return s.segments_at[s.seat * CITY_COUNT + city] != 0


def step_towards(s: Position, steps: Row, cities: i64) -> i64:
    """That of these steps with which the nearest of these cities (bits) is come to over own track, else NOWHERE."""
    walk = Walk(s)
    walk.marks[s.at[s.seat]] = _START  # there is no turning back
    for i in range(len(steps)):
        walk.add(steps[i], u8(1 + i))
    goal = _go_on(s, walk, cities)
    return NOWHERE if goal == NOWHERE else steps[i64(walk.marks[goal]) - 1]


def network(s: Position) -> Walk:
    """The network that the deciding seat's train stands on, else one that it has.

    While there is no track at all, it is every milepost of a major city, since track can begin there.
    """
    walk = Walk(s)
    if s.segments[s.seat] == 0:
        for city in MAJORS:
            for milepost in CITY_MILEPOSTS[city]:
                walk.add(milepost, _START)
        return walk
    here = s.at[s.seat]
    if here == NOWHERE or not is_own(s, here):
        here = 0
        while not s.touched[here] >> s.seat & 1:
            here += 1
    walk.add(here, _START)
    _go_on(s, walk, 0)
    return walk


def is_own(s: Position, milepost: i64) -> bool:
    """Whether own track touches it, or its city."""
    if CITY[milepost] >= 0:
        return has_track(s, CITY[milepost])
    return s.touched[milepost] >> s.seat & 1 == 1


def _go_on(s: Position, walk: Walk, cities: i64) -> i64:
    """Walks over own track and through red areas to the first milepost of these cities; NOWHERE if it comes to none."""
    owner = s.owner
    mine = s.seat + 1
    marks = walk.marks
    mileposts = walk.mileposts
    number = walk.number
    at: i64 = 0
    while at < number:
        here = mileposts[at]
        at += 1
        city = CITY[here]
        if city >= 0 and cities >> city & 1:
            return here
        mark = marks[here]
        roads = _ROADS[here]
        in_major = TERRAIN[here] == MAJOR
        for i in range(0, len(roads), 2):
            if owner[roads[i]] == mine or (in_major and RED[roads[i]]):
                to = roads[i + 1]
                if marks[to] == _UNSEEN:
                    marks[to] = mark
                    mileposts[number] = to
                    number += 1
    walk.number = number
    return NOWHERE
