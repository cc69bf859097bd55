"""The right of entry: in which cities a seat may build one more segment (L7.9-L7.13, L8)."""

from typing import Final

from branchline.core.native import i64
from branchline.core.rows import BITS
from branchline.games.lunar.board import (
    CITY_COUNT,
    CITY_SIZE,
    MAJOR,
    PLAYERS_AT,
    SEGMENTS_AT,
)
from branchline.games.lunar.position import FREE, Position
from branchline.games.lunar.ways import PLACES_AT

MAJOR_PLACES: Final = 6  # L7.12: one for each player, as in the rulebook's example

# Why a seat may not build at a city; OPEN if it may.
OPEN: Final = 0
ACCESS: Final = 1
PLAYERS: Final = 2
THREE: Final = 3
PLACES: Final = 4


def update(s: Position, city: i64) -> None:
    """After a change of the track at a city: who may build there."""
    bit = BITS[city]
    for seat in range(s.seats):
        if reason(s, seat, city, 1) == OPEN:
            s.closed[seat] &= ~bit
        else:
            s.closed[seat] |= bit


def reason(s: Position, seat: i64, city: i64, places: i64, segments: i64 = 1) -> i64:
    """Why a seat may not add these segments; `places`: the number of the city's links they take, 0 through a wrap."""
    mine = s.segments_at[seat * CITY_COUNT + city]
    connected: i64 = 0 if mine else 1
    there = segments
    for other in range(s.seats):
        theirs = s.segments_at[other * CITY_COUNT + city]
        there += theirs
        if theirs:
            connected += 1
    if CITY_SIZE[city] == MAJOR:
        waiting = s.seats - connected
        if waiting == 0 or mine + segments == 1:  # L7.11: nobody's first segment is forbidden
            return OPEN
        if s.rules.edge_access:
            return OPEN if free_places(s, city) - places >= waiting else ACCESS
        return OPEN if there + waiting <= MAJOR_PLACES else ACCESS
    cap = PLAYERS_AT[city]
    if connected > cap:  # L8.1, L8.2
        return PLAYERS
    if mine + segments > SEGMENTS_AT:  # L8.3
        return THREE
    wanted = cap if cap < s.seats else s.seats
    return OPEN if free_places(s, city) - places >= wanted - connected else PLACES  # L8.4-L8.6


def free_places(s: Position, city: i64) -> i64:
    free: i64 = 0
    for link in PLACES_AT[city]:
        if s.owner[link] == FREE:
            free += 1
    return free
