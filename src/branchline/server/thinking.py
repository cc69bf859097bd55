"""Lets computer players think in processes of their own, so that nobody waits for them."""

import logging
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from branchline.games import other_board
from branchline.server.inside import metrics
from branchline.server.settings import Settings
from branchline.server.worker import Question, think
from branchline.server.workers import Workers
from branchline.table import LessonTable, Table
from branchline.table.computer import deciding

log = logging.getLogger(__name__)

MOST_FALLEN: Final = 1000


class NoChoice(Exception):
    """A computer player gave no action that could be played."""


class Thinking:
    """Asks the computer player of a table: the same one for its whole game, as in the arena."""

    def __init__(self, settings: Settings, think: Callable[[Question], int] = think) -> None:
        self._limit = settings.bot_limit
        self._workers = Workers(settings.bot_workers, think)
        self._fallen: dict[tuple[str, int, int], int] = {}

    async def choose(self, table: Table) -> int:
        """The action of the computer player that has to decide at this table."""
        question = self._question(table)
        with metrics.thinking(question.game, question.computer.bot):
            action = await self._answer(question)
        if table.state.why_not(action) is not None:
            raise NoChoice(f"it chose {action!r}, which is not legal")
        return action

    async def _answer(self, question: Question) -> int:
        try:
            return await self._workers.ask(question)
        except BrokenProcessPool:
            log.warning("A process in which %s was thinking ended; it is asked again.", question.computer.bot)
            return await self._ask_again(question)
        except Exception as error:  # whatever went wrong in the bot, the table must not stop
            raise NoChoice(f"{type(error).__name__}: {error}") from error

    def _question(self, table: Table) -> Question:
        computer = deciding(table)
        if computer is None:
            raise ValueError("no computer player has to decide")
        fallen = self._fallen.get((table.id, computer.seat, computer.sitting), 0)
        computer = computer._replace(since=max(computer.since, fallen))
        lesson = table.lesson.id if isinstance(table, LessonTable) else None
        return Question(
            table.id,
            table.game.name,
            len(table.seats),
            table.seed,
            table.options,
            lesson,
            computer,
            self._limit,
            other_board(table.game),
        )

    async def _ask_again(self, question: Question) -> int:
        try:
            return await self._workers.ask(question)
        except Exception as error:
            if isinstance(error, BrokenProcessPool):
                self._goes_on_after(question)
            raise NoChoice(f"{type(error).__name__}: {error}") from error

    def _goes_on_after(self, question: Question) -> None:
        """Made anew, it begins after what its process ended at, or it would end there every time."""
        computer = question.computer
        self._fallen[(question.table, computer.seat, computer.sitting)] = len(computer.actions) + 1
        if len(self._fallen) > MOST_FALLEN:
            del self._fallen[next(iter(self._fallen))]

    async def close(self) -> None:
        await self._workers.close()
