"""Who a player is, told by what it plays: a name stays while its player changes, and ratings must not mix the two."""

from collections.abc import Iterator
from functools import partial
from hashlib import sha256
from typing import Final

from branchline import bots
from branchline.bots import Thinking
from branchline.core.contract import State
from branchline.games import find

PARTS: Final = (0.0, 0.3, 0.6)  # how far into a game it sits down, as part of a game of wanderers
DECISIONS: Final = 8  # that it then takes
LITTLE: Final = Thinking(simulations=32)  # not by time: every machine must find the same
SHORT: Final = 12  # hexadecimal digits


def fingerprint(game: str, bot: str) -> str:
    """A hash of what a player chooses in a few dozen positions, the same on every machine.

    One that searches does it with little thinking here, whatever its name says of more, so that it takes no long time
    and the same player has one fingerprint.
    """
    chosen = [choice for seats in _tables(game) for part in PARTS for choice in _choices(game, bot, seats, part)]
    return sha256("\n".join(chosen).encode()).hexdigest()[:SHORT]


def _tables(game: str) -> list[int]:
    seats = find(game).seats
    return sorted({seats[0], seats[-1]})


def _choices(game: str, bot: str, seats: int, part: float) -> Iterator[str]:
    """Sits on the seat that decides where the wanderers have come to, and plays among wanderers from there on."""
    state = _wandered(game, seats, part)
    seat = state.seat
    player = bots.make(game, bot.partition(bots.AT)[0], seats)
    if isinstance(getattr(player, "thinking", None), Thinking):
        player.thinking = LITTLE  # type: ignore[attr-defined]
    for decision in range(DECISIONS):
        try:
            action = player.choose(state.view(seat), partial(state.resample, seat))
        except Exception as error:  # that too is what it does
            yield type(error).__name__
            return
        if state.why_not(action) is not None:
            yield "illegal"
            return
        yield state.notation(action)
        state.apply(action)
        while not state.over and state.seat != seat:
            state.playout(decision, limit=1)
        if state.over:
            return


def _wandered(game: str, seats: int, part: float) -> State:
    """A game that was played at random for a part of its length."""
    whole = find(game).new(seats, seats)
    length = whole.playout(seats)
    state = find(game).new(seats, seats)
    state.playout(seats, limit=int(part * length))
    return state
