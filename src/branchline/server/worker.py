"""What runs in the processes in which computer players think."""

import faulthandler
from collections import OrderedDict
from contextlib import suppress
from typing import Any, Final, NamedTuple

from branchline import bots
from branchline.core.contract import Game, Json, State
from branchline.games import on
from branchline.lessons import lesson
from branchline.table.computer import Computer

MOST_SITTERS: Final = 64  # kept in one process; whoever has not been asked for longest is made anew when asked again


class Question(NamedTuple):
    """All a computer player needs to decide, small enough to send to its process."""

    table: str
    game: str
    seats: int
    seed: int
    options: dict[str, Any]
    lesson: str | None
    computer: Computer
    limit: float
    board: Json = None  # where it is not the game's own


class Sitter:
    """A computer player in its seat, with the game as far as it has followed it."""

    def __init__(self, question: Question) -> None:
        self._seat = question.computer.seat
        game = on(question.game, question.board)
        self._bot = bots.make(game, question.computer.bot, question.computer.seed)
        self._state = _beginning(game, question)
        self._followed = 0
        self._asked = 0  # it was asked at the decisions before this one, or had not sat down
        self._choice: int | None = None

    def choose(self, question: Question) -> int:
        """Its choice now. What it decided before it knows from then, or decides again from the same views."""
        actions = question.computer.actions
        for n in range(self._followed, len(actions)):
            if n >= question.computer.since:
                with suppress(Exception):  # as it was when it was asked: something else was played for it
                    self._decide(n, question.limit)
            self._state.apply(actions[n])
            self._followed = n + 1
        self._decide(len(actions), question.limit)
        if self._choice is None:
            raise RuntimeError("it has given no action here before")
        return self._choice

    def _decide(self, n: int, limit: float) -> None:
        """Asks it once at each decision of its own: being asked is what it remembers."""
        state, seat = self._state, self._seat
        if n < self._asked or state.seat != seat:
            return
        self._asked, self._choice = n + 1, None
        faulthandler.dump_traceback_later(limit, exit=True)  # for each decision, however many there are to be caught up
        try:
            self._choice = self._bot.choose(state.view(seat), lambda seed: state.resample(seat, seed))
        finally:
            faulthandler.cancel_dump_traceback_later()


def _beginning(game: Game, question: Question) -> State:
    if question.lesson is not None:
        return lesson(question.lesson).begin(game)
    return game.new(question.seats, question.seed, question.options)


_sitters: Final[OrderedDict[tuple[str, int, int, int], Sitter]] = OrderedDict()


def think(question: Question) -> int:
    """The action the computer player chooses: the same player for its whole game, also after it had to be made anew."""
    computer = question.computer
    key = (question.table, computer.seat, computer.sitting, computer.since)
    sitter = _sitters.pop(key, None) or Sitter(question)
    _sitters[key] = sitter
    if len(_sitters) > MOST_SITTERS:
        _sitters.popitem(last=False)
    return sitter.choose(question)
