"""One search over the whole Moon: from some mileposts to everywhere, by what the way costs and how long it is.

A milepost's label is `money * by_money + length * by_length`. Labels wait in buckets of `1 << coarse` labels; within a
bucket they are corrected until nothing improves, so a bucket may hold all labels of the same money while their length
decides among them. Own track and red areas cost nothing. A free link costs what its arrival milepost costs: track is
built away from where the search begins or, if it looks `inward`, towards it.
"""

from typing import Final

from branchline.core.native import index
from branchline.games.lunar import entry
from branchline.games.lunar.board import (
    CITY,
    CITY_COUNT,
    CITY_MILEPOSTS,
    MAJOR,
    MAJORS,
    MILEPOST_COUNT,
    PAIR,
    TERRAIN,
)
from branchline.games.lunar.position import BLOCKED, FREE, NOWHERE, Position
from branchline.games.lunar.ways import EXIT_LINK, EXIT_TO, LINK_CITY, RED, arrival_cost

FAR_AWAY: Final = 1 << 40  # the label of a milepost to which no way was found

NO_WAY: Final = -1  # as a toll: another's track is no way

# Weights. The first two are lexicographic, as long as no way is longer or dearer than a bucket is wide.
WIDE: Final = 11
CHEAPEST: Final = (1 << WIDE, 1)
SHORTEST: Final = (1, 1 << WIDE)

_PLAIN: Final = 0
_WITH_CARE: Final = 1  # at a city or through a wrap pair: there are rights to be looked at
_INSIDE: Final = 2  # a red area

_ANY: Final = 0
_BUILT: Final = 1
_RIDDEN: Final = 2


def _kind(link: int) -> int:
    if RED[link]:
        return _INSIDE
    return _WITH_CARE if LINK_CITY[link] >= 0 or PAIR[link] >= 0 else _PLAIN


# Beside `EXIT_TO` and `EXIT_LINK`: the kind of each exit, what it costs to build out or in over it, and which exit of
# the milepost it leads to it is.
_EXIT_KIND: Final[tuple[bytes, ...]] = tuple([bytes([_kind(link) for link in links]) for links in EXIT_LINK])
_COST_OUT: Final[tuple[bytes, ...]] = tuple(
    [
        bytes([arrival_cost(link, to) for to, link in zip(EXIT_TO[m], EXIT_LINK[m], strict=True)])
        for m in range(MILEPOST_COUNT)
    ]
)
_COST_IN: Final[tuple[bytes, ...]] = tuple(
    [bytes([arrival_cost(link, m) for link in EXIT_LINK[m]]) for m in range(MILEPOST_COUNT)]
)
_EXIT_BACK: Final[tuple[bytes, ...]] = tuple(
    [
        bytes([index(EXIT_LINK[to], link) for to, link in zip(EXIT_TO[m], EXIT_LINK[m], strict=True)])
        for m in range(MILEPOST_COUNT)
    ]
)
_MAJOR_MILEPOSTS: Final[tuple[int, ...]] = tuple([m for city in MAJORS for m in CITY_MILEPOSTS[city]])


class Sweep:
    """What a search found: labels, and by which of its exits each milepost was reached (-1 where it began)."""

    __slots__ = ("came", "label")

    def __init__(self, label: list[int], came: list[int]) -> None:
        self.label = label
        self.came = came


def sweep(
    s: Position,
    seat: int,
    starts: list[int],
    goal: int,
    weights: tuple[int, int],
    coarse: int,
    toll: int,
    inward: bool,
    forbidden: list[int],
) -> Sweep:
    """From all starts at once; it ends early once the goal is settled, if there is one.

    A step over another's track costs `toll` labels besides its length, and there is none if that is `NO_WAY`. What
    events forbid is left out, since they pass; `forbidden` are links not to be built whatever the map says.
    """
    by_money, by_length = weights
    prices = _COST_IN if inward else _COST_OUT
    owner = s.owner
    mine = seat + 1
    label = [FAR_AWAY] * MILEPOST_COUNT
    came = [NOWHERE] * MILEPOST_COUNT
    buckets: list[list[int]] = [[]]
    for start in starts:
        label[start] = 0
        buckets[0].append(start)
    level = 0
    while level < len(buckets):
        bucket = buckets[level]
        i = 0
        while i < len(bucket):  # it may grow meanwhile
            m = bucket[i]
            i += 1
            here = label[m]
            if here >> coarse < level:
                continue  # settled before
            here += by_length
            exits = EXIT_TO[m]
            links = EXIT_LINK[m]
            kinds = _EXIT_KIND[m]
            costs = prices[m]
            only = _only(s, seat, m, came[m]) if toll >= 0 else _ANY
            for k in range(len(exits)):
                to = exits[k]
                known = label[to]
                if known <= here:
                    continue  # not even own track leads there better
                link = links[k]
                whose = owner[link]
                there = here
                if whose == FREE:
                    if kinds[k] != _INSIDE:
                        if only == _RIDDEN:
                            continue
                        there += costs[k] * by_money
                elif whose != mine:
                    if toll < 0 or whose == BLOCKED or only == _BUILT:
                        continue
                    there += toll
                if there >= known:
                    continue
                if whose == FREE and (
                    (kinds[k] == _WITH_CARE and not _allowed(s, seat, came, m, link))
                    or (forbidden and link in forbidden)
                ):
                    continue
                label[to] = there
                came[to] = _EXIT_BACK[m][k]
                there >>= coarse
                while there >= len(buckets):
                    buckets.append([])
                buckets[there].append(to)
        if goal >= 0 and label[goal] >> coarse <= level:
            break
        level += 1
    return Sweep(label, came)


def _only(s: Position, seat: int, m: int, came: int) -> int:
    """Where nobody may begin to build, new track cannot go on where another's ends, nor the other way round."""
    if came < 0 or TERRAIN[m] == MAJOR or s.touched[m] >> seat & 1:
        return _ANY
    return _BUILT if s.owner[EXIT_LINK[m][came]] == FREE else _RIDDEN


def _allowed(s: Position, seat: int, came: list[int], m: int, link: int) -> bool:
    """Whether the seat may build this link at a city or through a wrap pair, coming to `m` as the search did."""
    city = LINK_CITY[link]
    if city < 0:
        return True
    places = 1 if PAIR[link] < 0 else 0
    if CITY[m] == city and came[m] >= 0:
        before = EXIT_LINK[m][came[m]]
        if s.owner[before] == FREE and not RED[before]:
            places += 1 if PAIR[before] < 0 else 0
            return entry.reason(s, seat, city, places, 2) == entry.OPEN  # in and out again
    return entry.reason(s, seat, city, places) == entry.OPEN


def bases(s: Position, seat: int) -> list[int]:
    """Where the seat may begin to build: its own track and all major cities."""
    touched = s.touched
    places = [m for m in range(MILEPOST_COUNT) if touched[m] >> seat & 1]
    places += _MAJOR_MILEPOSTS
    return places


def own_bases(s: Position, seat: int) -> list[int]:
    """Its own track, with all of the major cities that it has reached; while there is none, wherever it may begin."""
    if s.segments[seat] == 0:
        return bases(s, seat)
    touched = s.touched
    places = [m for m in range(MILEPOST_COUNT) if touched[m] >> seat & 1]
    for city in MAJORS:
        if s.segments_at[seat * CITY_COUNT + city]:
            places += CITY_MILEPOSTS[city]
    return places


def length(search: Sweep, m: int) -> int:
    """How many mileposts it is from one back to where the search began."""
    steps = 0
    while search.came[m] >= 0:
        m = EXIT_TO[m][search.came[m]]
        steps += 1
    return steps


def way_back(search: Sweep, m: int) -> list[int]:
    """The links from a milepost back to where the search began."""
    links: list[int] = []
    while search.came[m] >= 0:
        k = search.came[m]
        links.append(EXIT_LINK[m][k])
        m = EXIT_TO[m][k]
    return links
