"""Phases seven and eight: profit and loss, and the order of play that follows from it (W13, W14)."""

from branchline.core.native import i64
from branchline.games.wensleydale import events, tracks
from branchline.games.wensleydale.board import CARGO_KINDS, INCOME, PROFIT_LOSS, TRAIN_COUNT
from branchline.games.wensleydale.position import Position


def income(s: Position, seat: i64) -> i64:
    """What the pieces on the seat's trains bring (W13.1)."""
    total: i64 = 0
    for piece in range(CARGO_KINDS):
        total += INCOME[piece] * s.load[seat * CARGO_KINDS + piece]
    return total


def settle(s: Position) -> None:
    for seat in s.player_order:  # the old one (W13.4)
        earned = income(s, seat)
        tracks.book(s, seat, earned - s.laid[seat])  # W13.2
        events.booked(s, seat, earned)
    for i in range(len(s.load)):  # W13.8
        s.delivered[i] += s.load[i]
        s.load[i] = 0
    for train in range(TRAIN_COUNT):  # W13.9
        s.holder[train] = -1
    for i in range(len(s.slots)):
        s.slots[i] = 0
    s.player_order = tracks.ranking(s, PROFIT_LOSS)  # W14.1
    events.new_order(s)
