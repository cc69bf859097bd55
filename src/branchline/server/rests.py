"""When time does not count: vacations, and when no server was there.

All tables in memory know it by one mapping, which is brought up to date in place.
"""

import secrets
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import select
from sqlalchemy.orm import Session

from branchline.server.schema import StoredOutage, StoredPulse, StoredVacation
from branchline.server.store import Store
from branchline.table.clock import Span

PULSE: Final = 1
# A server that was away for longer was down. What is shorter may be another one that starts beside it.
DOWN: Final = timedelta(seconds=60)


class Rests:
    """What is stored of it, in memory."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.spans: dict[str | None, list[Span]] = {}

    async def read(self) -> None:
        """All of them, for whoever sits at a table."""

        def read(session: Session) -> dict[str | None, list[Span]]:
            outages = session.execute(select(StoredOutage.begins, StoredOutage.ends))
            spans: dict[str | None, list[Span]] = {None: [Span(*row) for row in outages]}
            its = StoredVacation
            for owner, begins, ends in session.execute(select(its.owner, its.begins, its.ends)):
                spans.setdefault(owner, []).append(Span(begins, ends))
            return spans

        spans = await self._store.read(read)
        self.spans.clear()
        self.spans.update(spans)

    async def beat(self, now: datetime) -> None:
        """A server is there."""
        await self._store.write(lambda session: session.merge(StoredPulse(id=PULSE, at=now)))

    async def begin(self, now: datetime) -> None:
        """A server is there again: what passed since the last pulse counts for nobody."""

        def write(session: Session) -> None:
            pulse = session.get(StoredPulse, PULSE)
            if pulse is not None and now - pulse.at > DOWN:
                session.add(StoredOutage(id=secrets.token_hex(16), begins=pulse.at, ends=now))
            session.merge(StoredPulse(id=PULSE, at=now))

        await self._store.write(write)
        await self.read()
