"""Advice, worked out in processes of its own: never in those of computer players, and after everybody else's work."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final, Generic, NamedTuple, TypeVar
from weakref import WeakValueDictionary

from branchline.core.contract import Json, State
from branchline.games import on, other_board
from branchline.server.inside import metrics
from branchline.server.problems import problem
from branchline.server.settings import Settings
from branchline.server.workers import Workers
from branchline.table import Table

log = logging.getLogger(__name__)

NICE: Final = 10
Answer = TypeVar("Answer")
Ask = Callable[[str, State], Answer]  # a function of `advice` that lacks but the game and the position


class Question(NamedTuple, Generic[Answer]):
    """All that is needed to answer, small enough to send to a process."""

    table: str
    game: str
    seats: int
    seed: int
    options: dict[str, Any]
    actions: list[int]  # up to the position it is about
    ask: Ask[Answer]
    limit: float
    board: Json = None  # where it is not the game's own


def advise(question: Question[Answer]) -> Answer:
    """Runs in one of the processes."""
    state = on(question.game, question.board).new(question.seats, question.seed, question.options)
    for action in question.actions:
        state.apply(action)
    return question.ask(question.game, state)


class Advising:
    """Who asks waits in line. In front of the processes and not inside, where the next of many could push in."""

    def __init__(self, settings: Settings, think: Callable[[Question[Any]], Any] = advise) -> None:
        self._limit = settings.advice_limit
        self._workers: Workers[Question[Any], Any] = Workers(settings.advice_workers, think, NICE)
        self._free = asyncio.Semaphore(settings.advice_workers)
        self._guests: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def question(self, table: Table, step: int, ask: Ask[Answer]) -> Question[Answer]:
        """About the position before this step."""
        actions = [before.action for before in table.steps[:step] if before.action is not None]
        return Question(
            table.id,
            table.game.name,
            len(table.seats),
            table.seed,
            table.options,
            actions,
            ask,
            self._limit,
            other_board(table.game),
        )

    async def answer(self, question: Question[Answer], guest: str | None = None) -> Answer:
        """What is answered to this guest, who is answered one question after the other."""
        with metrics.waiting.labels("advice").track_inprogress():
            if guest is None:
                return await self._answer(question)
            one = self._guests.setdefault(guest, asyncio.Lock())
            async with one:
                return await self._answer(question)

    async def _answer(self, question: Question[Answer]) -> Answer:
        async with self._free:
            try:
                answer: Answer = await self._workers.ask(question)
            except Exception as error:  # whatever went wrong, or took too long
                log.warning("At table %s no advice was found: %s: %s", question.table, type(error).__name__, error)
                raise problem("error-no-answer") from error
            return answer

    async def close(self) -> None:
        await self._workers.close()
