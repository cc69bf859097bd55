"""What time it is in the house, and waiting for a moment to come. A test brings a timepiece of its own."""

import asyncio
from contextlib import suppress
from datetime import UTC, datetime


class Timepiece:
    """The machine's own."""

    def now(self) -> datetime:
        return datetime.now(UTC)

    async def wait(self, until: datetime, woken: asyncio.Event) -> None:
        """Until that moment, or until somebody is woken before."""
        with suppress(TimeoutError):
            await asyncio.wait_for(woken.wait(), max(0.0, (until - self.now()).total_seconds()))
        woken.clear()
