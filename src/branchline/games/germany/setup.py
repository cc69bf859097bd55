"""Laying out the game (G2). The order in which chance is used is part of the rules: records depend on it."""

from typing import Final

from branchline.core.chance import Chance, seeded
from branchline.core.native import Row, i64, vec
from branchline.games.germany.pieces import COPIES, FIGURE_KINDS, FIGURES_EACH, KINDS, START_HAND
from branchline.games.germany.position import START_PLAYER, Position
from branchline.games.germany.rules import settle, top_card

_FIGURES: Final[Row] = vec[i64]([colour for colour in range(FIGURE_KINDS) for _ in range(FIGURES_EACH)])
_CARDS: Final[Row] = vec[i64]([kind for kind in range(KINDS) for _ in range(COPIES[kind])])


def lay_out(s: Position, seed: int) -> None:
    """Brings an empty position to the first decision."""
    s.chance = seeded(seed)
    chance = s.chance
    s.figures = _shuffled(chance, _FIGURES)
    drawn = chance.below(s.seats)  # drawn also when a seat is named, so that the option changes nothing else
    s.start = drawn if s.rules[START_PLAYER] < 0 else s.rules[START_PLAYER]
    s.deck = _shuffled(chance, _CARDS)
    for i in range(s.seats):
        seat = (s.start + i) % s.seats
        for _ in range(START_HAND):
            s.hands[seat * KINDS + top_card(s)] += 1
    settle(s, False)  # fills the display and, with three locomotives or more, sweeps it (G2.10)
    s.short_deck = _shuffled(chance, vec[i64](range(s.board.short_tickets)))
    s.long_deck = _shuffled(chance, vec[i64](range(s.board.short_tickets, s.board.ticket_count)))
    s.seat = s.start


def _shuffled(chance: Chance, items: Row) -> Row:
    mixed = items[:]
    chance.mix(mixed)
    return mixed
