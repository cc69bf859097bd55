"""Processes that answer questions. Each table has one for its home, where its computer players are remembered."""

import asyncio
import faulthandler
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from typing import Final, Generic, Protocol, TypeVar

from branchline.workers import end_with_parent

OVERTAKEN: Final = 1.0  # seconds of thinking after which others no longer wait for a process
MOST_TIMES: Final = 4  # as many processes as are wanted, while some of them are overtaken
MOST_HOMES: Final = 10_000


class Asked(Protocol):
    """What every question says."""

    @property
    def table(self) -> str: ...

    @property
    def limit(self) -> float:
        """Seconds after which it is given up, and its process with it."""


Question = TypeVar("Question", bound=Asked)
Answer = TypeVar("Answer")


def begin(nice: int) -> None:
    """How a process starts."""
    end_with_parent()
    if nice and hasattr(os, "nice"):  # Windows has none
        os.nice(nice)


def answer(think: Callable[[Question], Answer], question: Question) -> Answer:
    """Thinks, and whatever goes wrong stays here. A process that takes too long ends itself, saying where it was."""
    faulthandler.dump_traceback_later(question.limit, exit=True)
    try:
        return think(question)
    except Exception:
        raise
    except BaseException as error:  # an exit would be carried over and end the server
        raise RuntimeError(f"it raised {type(error).__name__}") from None
    finally:
        faulthandler.cancel_dump_traceback_later()


class Worker:
    """One process. It answers one question at a time."""

    def __init__(self, nice: int) -> None:
        self.pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=partial(begin, nice))
        self.busy = False
        self.overtaken = False
        self.tables = 0  # that were given to it


class Workers(Generic[Question, Answer]):
    """So many processes, and more while some hang: a player that hangs or crashes keeps only its own table waiting.

    The nicer they are, the more they let others go first.
    """

    def __init__(self, wanted: int, think: Callable[[Question], Answer], nice: int = 0) -> None:
        self._wanted = wanted
        self._think = think
        self._nice = nice
        self._workers: list[Worker] = []
        self._homes: dict[str, Worker] = {}
        self._changed = asyncio.Condition()

    async def ask(self, question: Question) -> Answer:
        """What is answered; BrokenProcessPool if its process ended."""
        worker = await self._take(question.table)
        loop = asyncio.get_running_loop()
        late = loop.call_later(OVERTAKEN, self._overtake, worker)

        def done(future: Future[Answer]) -> None:
            with suppress(RuntimeError):  # the server has stopped meanwhile
                loop.call_soon_threadsafe(self._give_back, worker)

        try:
            future = worker.pool.submit(answer, self._think, question)
            future.add_done_callback(done)  # also when nobody waits for the answer any more
            return await asyncio.wrap_future(future)
        except BrokenProcessPool:
            self._remove(worker)
            raise
        finally:
            late.cancel()

    async def close(self) -> None:
        workers, self._workers = self._workers, []
        for worker in workers:
            await asyncio.to_thread(worker.pool.shutdown, wait=True, cancel_futures=True)

    async def _take(self, table: str) -> Worker:
        """The home of this table once it is free, or a new home where it would have to wait too long."""
        async with self._changed:
            while True:
                home = self._homes.get(table)
                if home is None or home not in self._workers or (home.busy and home.overtaken):
                    home = self._homes[table] = self._new_home()
                    home.tables += 1
                    while len(self._homes) > MOST_HOMES:
                        del self._homes[next(iter(self._homes))]
                if not home.busy:
                    home.busy = True
                    return home
                await self._changed.wait()

    def _new_home(self) -> Worker:
        going_on = [worker for worker in self._workers if not worker.overtaken]
        if len(going_on) < self._wanted and len(self._workers) < self._wanted * MOST_TIMES:
            self._workers.append(Worker(self._nice))
            return self._workers[-1]
        return min(going_on or self._workers, key=lambda worker: worker.tables)

    def _overtake(self, worker: Worker) -> None:
        worker.overtaken = True
        self._tell()

    def _give_back(self, worker: Worker) -> None:
        worker.busy = worker.overtaken = False
        if sum(not other.overtaken for other in self._workers) > self._wanted:
            self._remove(worker)  # it was replaced while it was late
        self._tell()

    def _remove(self, worker: Worker) -> None:
        if worker in self._workers:
            self._workers.remove(worker)
            worker.pool.shutdown(wait=False)
            self._tell()

    def _tell(self) -> None:
        async def tell() -> None:
            async with self._changed:
                self._changed.notify_all()

        self._telling = asyncio.ensure_future(tell())
