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


def lay_out(s: Position, seed: int) -> None:
    """A new game on a bare table, up to its first decision."""
    s.chance = seeded(seed, GAME)
    first = s.chance.below(s.seats)
    s.player_order = vec[i64]([(first + i) % s.seats for i in range(s.seats)])  # W2.3
    for track in range(TRACK_COUNT):  # the first player on top (W2.9)
        for i in range(s.seats):
            s.ladders[track * s.seats + i] = s.player_order[-1 - i]
    board = s.pieces
    _seed_goods(s, board)
    _seed_passengers(s, board)
    _remove_dead_stone(s, board)
    rules.begin_turn(s)


def _seed_goods(s: Position, board: Row) -> None:
    """Two cubes a square; those of the wrong kind and those left in the bag are out of the game (W2.10-W2.18)."""
    bag = vec[i64]([STONE] * PIECE_COUNTS[STONE] + [CHEESE] * PIECE_COUNTS[CHEESE])
    s.chance.mix(bag)
    for area in SQUARES:
        for _ in range(CUBES_A_SQUARE):
            bag, piece = pop(bag)
            if piece == SQUARE[area]:
                board[piece * AREA_COUNT + area] += 1
            else:
                s.out[piece] += 1
    for rest in bag:
        s.out[rest] += 1


def _seed_passengers(s: Position, board: Row) -> None:
    """Three pieces a major town, two a minor one; the rest is out of the game (W2.19-W2.23)."""
    bag = vec[i64]([RED] * PIECE_COUNTS[RED] + [GREEN] * PIECE_COUNTS[GREEN] + [OPPOSITION] * PIECE_COUNTS[OPPOSITION])
    s.chance.mix(bag)
    for area in STANDS:
        bag, piece = pop(bag)
        board[piece * AREA_COUNT + area] += 1
    for rest in bag:
        s.out[rest] += 1


def _remove_dead_stone(s: Position, board: Row) -> None:
    """Stone that no town can ever serve (W2.29)."""
    for area in range(AREA_COUNT):
        at = STONE * AREA_COUNT + area
        if TERRAIN[area] == HILL and takeover.stone_is_dead(s, area):
            s.out[STONE] += board[at]
            board[at] = 0
