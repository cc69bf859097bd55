"""Whether people can be sent here: not while it stops, and not while nothing can be stored."""

import asyncio
import logging
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Final

from sqlalchemy import text

from branchline.server.settings import Settings
from branchline.server.store import NotStored, Store

log = logging.getLogger(__name__)

HOLDS_FOR: Final = 1.0  # seconds; however often it is asked, the disk is not
PATIENCE: Final = 5.0

STOPPING: Final = "The server is stopping."
GONE: Final = "The data file is not where it was, so what is written now would be lost."
LOST: Final = "The database does not answer."
FULL: Final = "The data can be read but not written: the disk is full, or writing is not allowed."

# A write that changes nothing goes the way of every action, as far as the disk.
WRITE: Final = text("UPDATE alembic_version SET version_num = version_num")
READ: Final = text("SELECT version_num FROM alembic_version")


class Readiness:
    """Finds out by doing it."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.stopping = False
        self._store = store
        url = settings.url()
        self._file = Path(str(url.database)) if url.get_backend_name() == "sqlite" else None
        self._opened = self._which()
        self._asking = asyncio.Lock()
        self._looked_at = -HOLDS_FOR
        self._found: str | None = None

    async def trouble(self) -> str | None:
        """Why nobody should be sent here, in one sentence that tells nothing of the inside; None if all is well."""
        if self.stopping:
            return STOPPING
        async with self._asking:
            if monotonic() - self._looked_at >= HOLDS_FOR:
                self._found = await self._look()
                self._looked_at = monotonic()
        return self._found

    def _which(self) -> int | None:
        """Which file it is. One that was deleted, or replaced by a copy, goes on being written to unseen."""
        with suppress(OSError):
            return None if self._file is None else self._file.stat().st_ino
        return None

    async def _look(self) -> str | None:
        if self._which() != self._opened:
            log.error("Not ready: %s", GONE)
            return GONE
        try:
            await asyncio.wait_for(self._store.write(lambda session: session.execute(WRITE)), PATIENCE)
        except (NotStored, TimeoutError) as error:
            log.error("Not ready: %s", str(error) or "a write takes too long")
            return FULL if await self._can_be_read() else LOST
        return None

    async def _can_be_read(self) -> bool:
        try:
            await asyncio.wait_for(self._store.read(lambda session: session.execute(READ).all()), PATIENCE)
        except (NotStored, TimeoutError):
            return False
        return True
