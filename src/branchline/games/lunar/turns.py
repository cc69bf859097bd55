"""From turn to turn: the end of a turn, victory, the next seat (L5, L26, L27)."""

from typing import Final

from branchline.core.native import i64
from branchline.core.rows import BITS
from branchline.games.lunar import effects, events, network
from branchline.games.lunar.board import OPENING_TURNS, WIN_MAJORS
from branchline.games.lunar.position import OPENING, OPERATE, OVER, Position, active, seats_in

RAISED_CASH: Final = 300  # the limit after a tie with `equal_turns` (L27.13)


def finish(s: Position) -> None:
    """The turn ends; lost turns that follow are over as soon as they begin (L5.19, L26.8)."""
    while True:
        seat = active(s)
        if not effects.radiation(s, seat):
            return
        if _fulfils(s, seat):
            if not s.rules.equal_turns:
                s.turn += 1
                _end(s, BITS[seat])
                events.won(s)
                return
            s.fulfilled |= BITS[seat]
            events.fulfilled(s, seat)
        effects.expire(s, seat)
        clear(s)
        s.turn += 1
        if s.turn % s.seats == 0 and _round_ends(s):
            return
        begin(s)
        if not s.lost[s.seat]:
            return
        s.lost[s.seat] -= 1
        events.lost_turn(s)


def begin(s: Position) -> None:
    s.phase = OPENING if s.turn < OPENING_TURNS * s.seats else OPERATE
    s.seat = active(s)


def _fulfils(s: Position, seat: i64) -> bool:
    """Both conditions (L27.2, L27.8)."""
    return s.cash[seat] >= s.win_cash and network.COUNT[s.joined[seat]] >= WIN_MAJORS


def clear(s: Position) -> None:
    """A new turn: nothing is moved, spent, built or paid in it yet."""
    s.acted = 0
    s.moved = s.spent = s.out = 0
    s.tolls = s.owed = s.dropped = 0
    s.turn_over = 0


def _round_ends(s: Position) -> bool:
    """Whether the game is over with this round."""
    if s.fulfilled:
        winners = _richest(s, seats_in(s, s.fulfilled))
        if winners & (winners - 1) == 0:
            _end(s, winners)
            events.won(s)
            return True
        s.fulfilled = 0
        s.win_cash = RAISED_CASH
        events.raised(s)
    rounds = s.turn // s.seats
    if rounds >= s.rules.max_rounds:  # L27.15
        joined = [seat for seat in range(s.seats) if network.COUNT[s.joined[seat]] >= WIN_MAJORS]
        _end(s, _richest(s, joined or list(range(s.seats))))
        events.stopped(s)
        return True
    events.began_round(s, rounds + 1)
    if rounds == OPENING_TURNS:
        events.began_operating(s)
    return False


def _richest(s: Position, seats: list[int]) -> i64:
    """Bits of those with most cash."""
    most = max([s.cash[seat] for seat in seats])
    richest: i64 = 0
    for seat in seats:
        if s.cash[seat] == most:
            richest |= BITS[seat]
    return richest


def _end(s: Position, winners: i64) -> None:
    s.winners = winners
    s.phase = OVER
    s.seat = -1
