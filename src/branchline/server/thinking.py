"""Lets computer players think in processes of their own, so that nobody waits for them."""

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from branchline.server.settings import Settings
from branchline.server.worker import Question, answer, think
from branchline.table import Table
from branchline.workers import end_with_parent

log = logging.getLogger(__name__)


class NoChoice(Exception):
    """A computer player gave no action that could be played."""


class Thinking:
    """The processes, started when the first computer player has to decide."""

    def __init__(self, settings: Settings, think: Callable[[Question], int] = think) -> None:
        self._settings = settings
        self._think = think
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, table: Table) -> int:
        """The action of the computer player that has to decide at this table."""
        if table.bot is None:
            raise ValueError("no computer player has to decide")
        question = Question(
            game=table.game.name,
            bot=table.bot,
            seed=table.draw("bot"),
            seat=table.state.seat,
            snapshot=table.state.snapshot(),
            limit=self._settings.bot_limit,
        )
        try:
            action = await self._ask(question)
        except BrokenProcessPool:
            log.warning("A process in which %s was thinking ended; it is asked again.", question.bot)
            action = await self._ask_again(question)
        except Exception as error:  # whatever went wrong in the bot, the table must not stop
            raise NoChoice(f"{type(error).__name__}: {error}") from error
        if table.state.why_not(action) is not None:
            raise NoChoice(f"it chose {action!r}, which is not legal")
        return action

    async def _ask(self, question: Question) -> int:
        pool = self._pool
        if pool is None:
            pool = self._pool = ProcessPoolExecutor(
                self._settings.bot_workers, multiprocessing.get_context("spawn"), initializer=end_with_parent
            )
        try:
            return await asyncio.wrap_future(pool.submit(answer, self._think, question))
        except BrokenProcessPool:
            if self._pool is pool:  # others who were thinking there find a new one already started
                self._pool = None
                pool.shutdown(wait=False)
            raise

    async def _ask_again(self, question: Question) -> int:
        try:
            return await self._ask(question)
        except Exception as error:
            raise NoChoice(f"{type(error).__name__}: {error}") from error

    async def close(self) -> None:
        if self._pool is not None:
            pool, self._pool = self._pool, None
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)
