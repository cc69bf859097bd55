"""Vacations: somebody's correspondence clocks stand still until a day, for so many days within a year."""

import secrets
from datetime import datetime, timedelta
from math import floor
from typing import Final

from sqlalchemy import update
from sqlalchemy.orm import Session

from branchline.server.people.models import VacationInfo
from branchline.server.problems import problem
from branchline.server.rooms import Rooms
from branchline.server.schema import StoredVacation
from branchline.server.settings import Settings
from branchline.server.timepiece import Timepiece
from branchline.table.clock import Span

DAY: Final = timedelta(days=1)
YEAR: Final = timedelta(days=365)


class Vacations:
    """Everybody's, guests' as well."""

    def __init__(self, settings: Settings, rooms: Rooms, timepiece: Timepiece) -> None:
        self._days = settings.vacation_days
        self._rooms = rooms
        self._timepiece = timepiece

    def of(self, owner: str) -> VacationInfo:
        """Whether they are on one, and how much is left to them."""
        now = self._timepiece.now()
        current = self._current(owner, now)
        return VacationInfo(
            until=None if current is None else current.ends,
            days_left=max(0, floor(self._left(owner, now) / DAY)),
            days_a_year=self._days,
        )

    async def take(self, owner: str, until: datetime | None) -> VacationInfo:
        """From now on, or longer or shorter than they said; None ends it."""
        now = self._timepiece.now()
        current = self._current(owner, now)
        begins = now if current is None else current.begins
        ends = now if until is None else until
        if until is not None and until <= now:
            raise problem("error-vacation-past")
        left = self._left(owner, now) + (timedelta() if current is None else current.ends - current.begins)
        if ends - begins > left:
            raise problem("error-vacation-days", most=max(0, floor(left / DAY)), days=self._days)

        def write(session: Session) -> None:
            its = StoredVacation
            if current is not None:
                session.execute(update(its).where(its.owner == owner, its.ends > now).values(ends=ends))
            elif until is not None:
                session.add(its(id=secrets.token_hex(16), owner=owner, begins=begins, ends=ends))

        await self._rooms.store.write(write)
        await self._rooms.rested(owner)
        return self.of(owner)

    def _current(self, owner: str, now: datetime) -> Span | None:
        return next((span for span in self._rooms.rests.spans.get(owner, ()) if span.ends > now), None)

    def _left(self, owner: str, now: datetime) -> timedelta:
        """What they have not taken of the days of a year, up to the end of the vacation they are on."""
        taken = timedelta()
        for begins, ends in self._rooms.rests.spans.get(owner, ()):
            taken += max(timedelta(), ends - max(begins, now - YEAR))
        return timedelta(days=self._days) - taken
