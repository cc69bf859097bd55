"""When tables have to be looked after though nobody may be there: somebody's time runs out.

There is one heap for all of them, filled from the data: so they run out after a restart too. What it holds may be too
early, where a clock stood still meanwhile, and never too late: whoever looks after a table says when to come again.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from datetime import UTC, datetime, timedelta
from heapq import heapify, heappop, heappush
from typing import Final

from branchline.server.clocks import LATER
from branchline.server.store import NotStored
from branchline.server.timepiece import Timepiece
from branchline.table import Refused

log = logging.getLogger(__name__)

READ_AGAIN: Final = timedelta(seconds=30)  # what other processes have stored meanwhile

Due = datetime | None


class Deadlines:
    """Looks after every table in time, until it is cancelled."""

    def __init__(self, timepiece: Timepiece, look_after: Callable[[str], Awaitable[Due]]) -> None:
        self._timepiece = timepiece
        self._look_after = look_after
        self._due: dict[str, datetime] = {}
        self._heap: list[tuple[datetime, str]] = []  # may hold what does not count any more
        self._given_up: set[str] = set()  # tables that cannot be opened
        self._woken = asyncio.Event()

    def expect(self, id: str, due: Due) -> None:
        """The table is to be looked after then, and not before."""
        if due is None:
            self._due.pop(id, None)
            return
        self._due[id] = due
        heappush(self._heap, (due, id))
        if self._heap[0] == (due, id):
            self._woken.set()

    def hear(self, stored: Iterable[tuple[str, datetime]]) -> None:
        """What the data says: of two moments the earlier one counts."""
        for id, due in stored:
            if id not in self._given_up:
                self._due[id] = min(due, self._due.get(id, due))
        self._heap = [(due, id) for id, due in self._due.items()]
        heapify(self._heap)

    async def run(self, read: Callable[[], Awaitable[Iterable[tuple[str, datetime]]]]) -> None:
        read_at = datetime.min.replace(tzinfo=UTC)
        while True:
            if self._timepiece.now() >= read_at:
                try:
                    self.hear(await read())
                except NotStored as error:
                    log.error("It could not be read when tables are due: %s", error)
                read_at = self._timepiece.now() + READ_AGAIN
            for id in self._overdue():
                await self._look(id)
            await self._timepiece.wait(min(read_at, self._heap[0][0]) if self._heap else read_at, self._woken)

    def _overdue(self) -> list[str]:
        now, ids = self._timepiece.now(), []
        while self._heap and self._heap[0][0] <= now:
            due, id = heappop(self._heap)
            if self._due.get(id) == due:
                del self._due[id]
                ids.append(id)
        return ids

    async def _look(self, id: str) -> None:
        try:
            self.expect(id, await self._look_after(id))
        except Refused:  # closed, deleted or damaged: nobody can go on there
            self._given_up.add(id)
        except Exception:
            log.exception("Table %s could not be looked after; it is tried again.", id, extra={"table": id})
            self.expect(id, self._timepiece.now() + LATER)
