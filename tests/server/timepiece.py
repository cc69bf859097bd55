"""A timepiece of the test's own: it runs as any other, and is put forward."""

import asyncio
from datetime import UTC, datetime, timedelta

from branchline.server.timepiece import Timepiece


class TestTimepiece(Timepiece):
    __test__ = False

    def __init__(self) -> None:
        self._ahead = timedelta()

    def now(self) -> datetime:
        return datetime.now(UTC) + self._ahead

    def put_forward(self, **time: float) -> None:
        """From any thread: who waits looks at it often."""
        self._ahead += timedelta(**time)

    async def wait(self, until: datetime, woken: asyncio.Event) -> None:
        while not woken.is_set() and self.now() < until:
            await asyncio.sleep(0.005)
        woken.clear()
