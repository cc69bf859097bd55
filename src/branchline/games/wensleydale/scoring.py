"""Final scoring (W17)."""

from typing import Final

from branchline.core.contract import Json, ranked
from branchline.core.native import i64
from branchline.games.wensleydale import tracks
from branchline.games.wensleydale.board import CARGO_KINDS, PIECES, PROFIT_LOSS
from branchline.games.wensleydale.position import TIE_SHARED, Position

SET_POINTS: Final = 2  # W17.2


def pile(s: Position, seat: i64) -> list[int]:
    """The seat's score pile, by kind."""
    return list(s.delivered[seat * CARGO_KINDS : (seat + 1) * CARGO_KINDS])


def scores(s: Position) -> list[int]:
    """What each seat has, as if the game ended now: pieces, sets, profit or loss, links (W17.1-W17.6)."""
    totals: list[int] = []
    for seat in range(s.seats):
        pieces = pile(s, seat)
        totals.append(sum(pieces) + SET_POINTS * min(pieces) + s.profit[seat] - s.laid[seat])
    return totals


def ranks(s: Position) -> list[int]:
    """Ties go to the higher place on the profit/loss track, in a stack the one nearer the top (W17.7-W17.9)."""
    order = list(tracks.ranking(s, PROFIT_LOSS))
    totals = scores(s)
    shared = s.rules[TIE_SHARED]
    return ranked([(totals[seat], s.profit[seat], 0 if shared else -order.index(seat)) for seat in range(s.seats)])


def sheet(s: Position) -> list[dict[str, Json]]:
    """The count, line by line, seat by seat."""
    totals = scores(s)
    entries: list[dict[str, Json]] = []
    for seat in range(s.seats):
        pieces = pile(s, seat)
        entries.append(
            {
                "delivered": {PIECES[kind]: pieces[kind] for kind in range(CARGO_KINDS)},
                "pieces": sum(pieces),
                "sets": min(pieces),
                "set_points": SET_POINTS * min(pieces),
                "profit": s.profit[seat],
                "links": s.laid[seat],
                "link_points": -s.laid[seat],
                "total": totals[seat],
            }
        )
    return entries
