"""Writes on their way to the disk. Getting there takes longer than all the rest, so those that come while one is on its
way share the next."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from typing import NamedTuple

from sqlalchemy import Engine
from sqlalchemy.orm import Session

from branchline.server.inside import metrics

Write = Callable[[Session], object]


class _Waiting(NamedTuple):
    write: Write
    written: asyncio.Future[None]


class Commits:
    """What one loop has to write, in the threads of somebody else."""

    def __init__(self, engine: Engine, threads: Executor) -> None:
        self._engine = engine
        self._threads = threads
        self._waiting: list[_Waiting] = []
        self._going: asyncio.Task[None] | None = None

    def __len__(self) -> int:
        return len(self._waiting)

    async def write(self, write: Write) -> None:
        """When this returns it is on the disk; what goes wrong with it is raised here and nowhere else."""
        loop = asyncio.get_running_loop()
        waiting = _Waiting(write, loop.create_future())
        self._waiting.append(waiting)
        if self._going is None:
            self._going = loop.create_task(self._go())
        await waiting.written

    async def settled(self) -> None:
        """All that was asked for has been written or has failed."""
        if self._going is not None:
            await self._going

    async def _go(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            together, self._waiting = self._waiting, []
            writes = [waiting.write for waiting in together]
            metrics.commit_writes.observe(len(writes))
            with metrics.commit_seconds.time():
                troubles = await loop.run_in_executor(self._threads, self._commit, writes)
            for waiting, trouble in zip(together, troubles, strict=True):
                if waiting.written.done():  # whoever asked waits no more
                    continue
                if trouble is None:
                    waiting.written.set_result(None)
                else:
                    waiting.written.set_exception(trouble)
        self._going = None

    def _commit(self, writes: Sequence[Write]) -> list[Exception | None]:
        """What went wrong with each. Where something did, each is tried alone, so that it harms no other."""
        trouble = self._try(writes)
        if trouble is None:
            return [None] * len(writes)
        return [trouble] if len(writes) == 1 else [self._try([write]) for write in writes]

    def _try(self, writes: Sequence[Write]) -> Exception | None:
        try:
            with Session(self._engine) as session, session.begin():
                for write in writes:
                    write(session)
                    session.flush()
        except Exception as error:  # told to whoever asked for it
            return error
        return None
