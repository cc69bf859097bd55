"""Ways: links with a direction. The number of a way is the number of the action that builds along it.

`legal()` must name actions rising and find them without walking the Moon, so ways lie in groups: those that touch no
city by what they cost, then those at small and medium cities, those at major cities, and those inside a red area, where
nothing is built. What a seat could build is kept in one rising list a group (`frontier`), and the lists one after the
other are a rising list again.
"""

from typing import Final

from branchline.core.native import Row, Rows, i64, index, vec
from branchline.core.rows import BITS
from branchline.games.lunar.board import (
    BUILD_COST,
    CITY,
    CITY_COUNT,
    CITY_MILEPOSTS,
    CITY_SIZE,
    CROSSING,
    CROSSING_COST,
    FAR,
    GRID_LINKS,
    LINK_A,
    LINK_B,
    LINK_COUNT,
    MAJOR,
    MAJORS,
    MILEPOST_COUNT,
    PAIR,
    SIDE,
    TERRAIN,
)

WAYS: Final[i64] = 2 * LINK_COUNT

PLAIN_COSTS: Final[Row] = vec[i64]([1, 2, 3, 5, 6])  # what a segment that touches no city can cost
CITY_GROUP: Final[i64] = len(PLAIN_COSTS)
GROUPS: Final[i64] = CITY_GROUP + 1  # those that a seat's frontier holds
_MAJOR_GROUP: Final[i64] = GROUPS
_RED_GROUP: Final[i64] = GROUPS + 1


def _link_city(link: int) -> int:
    """The city a link touches; no link touches two, but for those inside a red area."""
    a = CITY[LINK_A[link]]
    b = CITY[LINK_B[link]]
    if a >= 0 and b >= 0 and a != b:
        raise ValueError(f"board.json: link {link} joins two cities, and the rights of entry are kept for one")
    return max(a, b)


LINK_CITY: Final[Row] = vec[i64]([_link_city(link) for link in range(LINK_COUNT)])
RED: Final[Row] = vec[i64](  # inside a red area
    [int(CITY[LINK_A[link]] >= 0 and CITY[LINK_A[link]] == CITY[LINK_B[link]]) for link in range(LINK_COUNT)]
)


def arrival_cost(link: i64, to: i64) -> i64:
    """What a segment costs that arrives there (L6.2, L6.9)."""
    return BUILD_COST[TERRAIN[to]] + CROSSING_COST * CROSSING[link]


def _group(link: int, to: int) -> int:
    if RED[link]:
        return _RED_GROUP
    if LINK_CITY[link] >= 0:
        return _MAJOR_GROUP if CITY_SIZE[LINK_CITY[link]] == MAJOR else CITY_GROUP
    return index(PLAIN_COSTS, arrival_cost(link, to))


def _order(half: tuple[int, int]) -> tuple[int, int, int, int]:
    """Those at major cities city by city, and of each link the way out before the way in."""
    link, to = half
    group = _group(link, to)
    city = LINK_CITY[link] if group == _MAJOR_GROUP else 0
    inward = CITY[to] >= 0 if group == _MAJOR_GROUP else to == LINK_A[link]
    return (group, city, link, int(inward))


_HALVES: Final[tuple[tuple[int, int], ...]] = tuple(
    sorted([(link, end) for link in range(LINK_COUNT) for end in (LINK_B[link], LINK_A[link])], key=_order)
)
LINK_OF: Final[Row] = vec[i64]([link for link, _ in _HALVES])
TO: Final[Row] = vec[i64]([to for _, to in _HALVES])
FROM: Final[Row] = vec[i64]([LINK_A[link] + LINK_B[link] - to for link, to in _HALVES])
COST: Final[Row] = vec[i64]([arrival_cost(link, to) for link, to in _HALVES])
GROUP: Final[Row] = vec[i64]([_group(link, to) for link, to in _HALVES])
_NUMBERS: Final[dict[tuple[int, int], int]] = {half: way for way, half in enumerate(_HALVES)}
WAY_TO_B: Final[Row] = vec[i64]([_NUMBERS[(link, LINK_B[link])] for link in range(LINK_COUNT)])
WAY_TO_A: Final[Row] = vec[i64]([_NUMBERS[(link, LINK_A[link])] for link in range(LINK_COUNT)])
# Of the two ways of a link the one that is built if both could be: the cheaper, else from the smaller milepost (L6.16).
WAY_EITHER: Final[Row] = vec[i64](
    [WAY_TO_A[link] if COST[WAY_TO_A[link]] < COST[WAY_TO_B[link]] else WAY_TO_B[link] for link in range(LINK_COUNT)]
)
# What a segment there costs at the least.
VALUE: Final[Row] = vec[i64]([COST[WAY_EITHER[link]] for link in range(LINK_COUNT)])

# The ways out of each major city, rising; the way in along the same link has the next number.
WAYS_OUT_OF_MAJOR: Final[Rows] = vec[Row](
    [
        vec[i64]([way for way in range(WAYS) if GROUP[way] == _MAJOR_GROUP and CITY[FROM[way]] == city])
        for city in MAJORS
    ]
)

# From each milepost the links that can carry track, by the milepost they lead to; and the steps inside a red area.
_EXITS: Final[tuple[list[tuple[int, int]], ...]] = tuple([] for _ in range(MILEPOST_COUNT))
for _link in range(LINK_COUNT):
    _EXITS[LINK_A[_link]].append((LINK_B[_link], _link))
    _EXITS[LINK_B[_link]].append((LINK_A[_link], _link))
for _exits in _EXITS:
    _exits.sort()
EXIT_TO: Final[Rows] = vec[Row]([vec[i64]([to for to, _ in exits]) for exits in _EXITS])
EXIT_LINK: Final[Rows] = vec[Row]([vec[i64]([link for _, link in exits]) for exits in _EXITS])
TRACKS_AT: Final[Rows] = vec[Row]([vec[i64]([link for _, link in exits if not RED[link]]) for exits in _EXITS])
# The links of the grid at a city from outside: its places (L8.6, L7.12).
PLACES_AT: Final[Rows] = vec[Row](
    [
        vec[i64]([link for m in CITY_MILEPOSTS[city] for link in TRACKS_AT[m] if link < GRID_LINKS])
        for city in range(CITY_COUNT)
    ]
)


def _rivals(link: int) -> Row:
    """Of a link through a wrap pair those that cannot be there with it: they share its pair (L9.7) or ends (L6.17)."""
    if PAIR[link] < 0:
        return vec[i64]()
    return vec[i64](
        [
            other
            for other in range(GRID_LINKS, LINK_COUNT)
            if other != link
            and (PAIR[other] == PAIR[link] or (LINK_A[other] == LINK_A[link] and LINK_B[other] == LINK_B[link]))
        ]
    )


RIVALS: Final[Rows] = vec[Row]([_rivals(link) for link in range(LINK_COUNT)])


def _link_side(link: int) -> int:
    """Of a link at a pole the side of its other end; a link through a wrap pair lies on both."""
    a = SIDE[LINK_A[link]]
    b = SIDE[LINK_B[link]]
    return a | b if PAIR[link] >= 0 else a & b


LINK_SIDE: Final[Row] = vec[i64]([_link_side(link) for link in range(LINK_COUNT)])

# What events forbid is a mask as well: two bits for the sides, then three for the terrains of each side.
TERRAIN_BITS: Final = 2  # where they begin
OPEN_TERRAINS: Final = 3


def ground(m: int) -> int:
    """The bit of a milepost's terrain and side; 0 for a city, which is no terrain."""
    terrain = TERRAIN[m]
    if terrain >= OPEN_TERRAINS:
        return 0
    return ground_bit(terrain, SIDE[m])


def ground_bit(terrain: int, side: int) -> int:
    return BITS[TERRAIN_BITS + terrain + (OPEN_TERRAINS if side == FAR else 0)]


MARKS: Final[Row] = vec[i64](  # of a link: its sides, and the ground at both its ends
    [LINK_SIDE[link] | ground(LINK_A[link]) | ground(LINK_B[link]) for link in range(LINK_COUNT)]
)
