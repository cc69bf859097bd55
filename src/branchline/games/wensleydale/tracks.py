"""The five tracks and their stacks (W3).

A track's ladder names the seats from its lowest space to its highest, and within a stack from the bottom to the
top. So the order of play that a track gives is its ladder read backwards (W3.10).
"""

from branchline.core.native import Row, i64, vec
from branchline.games.wensleydale.board import (
    KIND_COUNT,
    LEAST_PROFIT,
    MOST_POINTS,
    MOST_PROFIT,
    PROFIT_LOSS,
)
from branchline.games.wensleydale.position import Position


def gain(s: Position, seat: i64, kind: i64, count: i64) -> None:
    """Influence won; a token held back at the end of the track still goes to the top of its stack (W3.6, W3.7)."""
    if count > 0:
        at = seat * KIND_COUNT + kind
        s.points[at] = min(MOST_POINTS, s.points[at] + count)
        _place(s, seat, kind, s.points[at])


def spend(s: Position, seat: i64, kind: i64, count: i64) -> None:
    """Influence paid; without a payment the token is not touched (W3.4, W3.8)."""
    if count > 0:
        at = seat * KIND_COUNT + kind
        s.points[at] -= count
        _place(s, seat, kind, s.points[at])


def book(s: Position, seat: i64, result: i64) -> None:
    """A profit or loss; the token goes on top, also where it does not leave its space (W13.3, W13.5-W13.7)."""
    s.profit[seat] = max(LEAST_PROFIT, min(MOST_PROFIT, s.profit[seat] + result))
    _place(s, seat, PROFIT_LOSS, s.profit[seat])


def _place(s: Position, seat: i64, track: i64, space: i64) -> None:
    """Puts the seat's token on top of the stack on that space (W3.3); the others keep their order (W3.5)."""
    ladders = s.ladders
    first = track * s.seats
    last = first + s.seats - 1
    at = first
    while ladders[at] != seat:
        at += 1
    while at > first and position(s, ladders[at - 1], track) > space:
        ladders[at] = ladders[at - 1]
        at -= 1
    while at < last and position(s, ladders[at + 1], track) <= space:
        ladders[at] = ladders[at + 1]
        at += 1
    ladders[at] = seat


def position(s: Position, seat: i64, track: i64) -> i64:
    """The space on which the seat's token stands."""
    return s.profit[seat] if track == PROFIT_LOSS else s.points[seat * KIND_COUNT + track]


def ranking(s: Position, track: i64) -> Row:
    """The seats from first to last (W3.10)."""
    first = track * s.seats
    last = first + s.seats - 1
    return vec[i64]([s.ladders[last - i] for i in range(s.seats)])
