"""Networks: how many major cities a seat's track joins (L27.2-L27.7)."""

from typing import Final

from branchline.core.native import Row, append, i64, pop, u8, vec
from branchline.core.rows import BITS
from branchline.games.lunar.board import (
    CITY,
    CITY_COUNT,
    CITY_MILEPOSTS,
    MAJOR,
    MAJOR_BIT,
    MAJORS,
    MILEPOST_COUNT,
    TERRAIN,
)
from branchline.games.lunar.position import Position
from branchline.games.lunar.ways import EXIT_LINK, EXIT_TO

COUNT: Final[Row] = vec[i64]([mask.bit_count() for mask in range(int(BITS[len(MAJORS)]))])  # majors in a mask


def better(one: i64, other: i64) -> i64:
    """The mask with more majors; of equal ones the smaller, so that the best network is always the same one."""
    if COUNT[one] != COUNT[other]:
        return one if COUNT[one] > COUNT[other] else other
    return one if one < other else other


def best(s: Position, seat: i64) -> i64:
    """The majors joined by the best of a seat's networks, found by walking over its track."""
    joined: i64 = 0
    seen = vec[u8]([0] * MILEPOST_COUNT)
    for city in MAJORS:
        if s.segments_at[seat * CITY_COUNT + city] and not seen[CITY_MILEPOSTS[city][0]]:
            joined = better(_walk(s, seat, city, seen), joined)
    return joined


def _walk(s: Position, seat: i64, city: i64, seen: vec[u8]) -> i64:
    """The majors of the network at a city; all its mileposts are marked as seen."""
    joined = MAJOR_BIT[city]
    mine = seat + 1
    ahead = vec[i64]()
    for milepost in CITY_MILEPOSTS[city]:
        seen[milepost] = 1
        ahead = append(ahead, milepost)
    while len(ahead) > 0:
        ahead, here = pop(ahead)
        links = EXIT_LINK[here]
        exits = EXIT_TO[here]
        for i in range(len(exits)):
            to = exits[i]
            if seen[to] or s.owner[links[i]] != mine:
                continue
            if TERRAIN[to] == MAJOR:  # the red area joins whatever touches the city (L27.4)
                joined |= MAJOR_BIT[CITY[to]]
                for milepost in CITY_MILEPOSTS[CITY[to]]:
                    seen[milepost] = 1
                    ahead = append(ahead, milepost)
            else:
                seen[to] = 1
                ahead = append(ahead, to)
    return joined
