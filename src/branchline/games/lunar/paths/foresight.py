"""What is known of the turns to come: when a seat's next one is, and which events will still be in effect then."""

from branchline.games.lunar import effects
from branchline.games.lunar.position import Position, active


def next_turn(s: Position, seat: int, turn: int) -> int:
    """The turn after this one in which the seat can do something; turn 0 is the one being played."""
    return turn + 1 + (s.lost[seat] if turn == 0 else 0)


def let_pass(t: Position, seat: int, turn: int) -> None:
    """The events run on from a turn of the seat to the next one in which it can do something.

    Nothing else happens meanwhile, so the position must be a copy that is used for nothing but to look ahead.
    """
    for _ in range(next_turn(t, seat, turn) - turn):
        while True:
            effects.expire(t, active(t))
            t.turn += 1
            if active(t) == seat:
                break
