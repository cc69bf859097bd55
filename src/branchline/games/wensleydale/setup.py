"""Set-up: who begins, and what lies on the board (W2)."""

from typing import Final

from branchline.core.chance import GAME, seeded
from branchline.core.native import Row, i64, pop, vec
from branchline.games.wensleydale import rules, takeover
from branchline.games.wensleydale.board import (
    AREA_COUNT,
    CHEESE,
    GREEN,
    HILL,
    OPPOSITION,
    PIECE_COUNTS,
    RED,
    SQUARE,
    SQUARES,
    STANDS,
    STONE,
    TERRAIN,
    TRACK_COUNT,
)
from branchline.games.wensleydale.position import Position

CUBES_A_SQUARE: Final = 2

_GOODS: Final[Row] = vec[i64]([piece for piece in (STONE, CHEESE) for _ in range(PIECE_COUNTS[piece])])
_PASSENGERS: Final[Row] = vec[i64]([piece for piece in (RED, GREEN, OPPOSITION) for _ in range(PIECE_COUNTS[piece])])


def lay_out(s: Position, seed: int) -> None:
    """A new game on a bare table, up to its first decision."""
    s.chance = seeded(seed, GAME)
    first = s.chance.below(s.seats)
    s.player_order = vec[i64]([(first + i) % s.seats for i in range(s.seats)])  # W2.3
    for track in range(TRACK_COUNT):  # the first player on top (W2.9)
        for i in range(s.seats):
            s.ladders[track * s.seats + i] = s.player_order[-1 - i]
    _seed_goods(s)
    _seed_passengers(s)
    _remove_dead_stone(s)
    rules.begin_turn(s)


def _seed_goods(s: Position) -> None:
    """Two cubes a square; those of the wrong kind and those left in the bag are out of the game (W2.10-W2.18)."""
    bag = _GOODS[:]
    s.chance.mix(bag)
    for area in SQUARES:
        for _ in range(CUBES_A_SQUARE):
            bag, piece = pop(bag)
            if piece == SQUARE[area]:
                s.pieces[piece * AREA_COUNT + area] += 1
            else:
                s.out[piece] += 1
    for piece in bag:
        s.out[piece] += 1


def _seed_passengers(s: Position) -> None:
    """Three pieces a major town, two a minor one; the rest is out of the game (W2.19-W2.23)."""
    bag = _PASSENGERS[:]
    s.chance.mix(bag)
    for area in STANDS:
        bag, piece = pop(bag)
        s.pieces[piece * AREA_COUNT + area] += 1
    for piece in bag:
        s.out[piece] += 1


def _remove_dead_stone(s: Position) -> None:
    """Stone that no town can ever serve (W2.29)."""
    for area in range(AREA_COUNT):
        if TERRAIN[area] == HILL and takeover.stone_is_dead(s, area):
            takeover.remove(s, STONE, area)
