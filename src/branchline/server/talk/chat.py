"""What the people of a table say to each other: in their own words, or in phrases that each reads in their language.

It is for those who sit there and for nobody else: neither for who watches nor for the host.
"""

import asyncio
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Final, Literal, NamedTuple, get_args

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from branchline.server.people.names import all_seen, composed
from branchline.server.problems import problem
from branchline.server.schema import StoredMute, StoredSaid
from branchline.server.store import AlreadyStored, Store

Phrase = Literal[
    "hello", "good-luck", "nice-move", "ouch", "thanks", "sorry", "thinking", "moment", "your-turn", "good-game", "bye"
]
PHRASES: Final[tuple[Phrase, ...]] = get_args(Phrase)
MOST_SAID: Final = 500  # characters
MOST_READ: Final = 4 * MOST_SAID  # what is longer is not even looked at
A_PAGE: Final = 50  # lines
MOST_NUMBER: Final = 2**31 - 1  # that a database can hold


class Line(NamedTuple):
    """One thing that was said: a text or a phrase."""

    number: int
    at: datetime
    owner: str
    seat: int
    name: str
    text: str | None
    phrase: str | None


def checked(text: str) -> str:
    """What somebody wants to say as it is kept; refused where it is nothing, too long, or not what it looks like."""
    said = composed(text[:MOST_READ])
    if not said:
        raise problem("error-said-nothing")
    if len(said) > MOST_SAID or len(text) > MOST_READ:
        raise problem("error-said-long", most=MOST_SAID)
    if not all_seen(said):
        raise problem("error-text-sign")
    return said


def page(session: Session, id: str, before: int | None = None, muted: Iterable[str] = ()) -> list[Line]:
    """The last lines, or the last before one, in their order, without what muted people said."""
    its = StoredSaid
    wanted = select(its).where(its.table_id == id, its.owner.not_in(list(muted)))
    if before is not None:
        wanted = wanted.where(its.number < before)
    return [_line(row) for row in reversed(session.scalars(wanted.order_by(its.number.desc()).limit(A_PAGE)).all())]


def said_by(session: Session, id: str, owner: str) -> list[Line]:
    """All that somebody said there."""
    its = StoredSaid
    theirs = select(its).where(its.table_id == id, its.owner == owner).order_by(its.number)
    return [_line(row) for row in session.scalars(theirs)]


def _line(row: StoredSaid) -> Line:
    return Line(row.number, row.at, row.owner, row.seat, row.name, row.text, row.phrase)


class Chat:
    """The talk at one table. The last lines are in memory, once somebody has asked for them."""

    def __init__(self, id: str, store: Store) -> None:
        self._id = id
        self._store = store
        self._lines: list[Line] | None = None
        self._muted: dict[str, frozenset[str]] = {}
        self._saying = asyncio.Lock()

    async def recent(self) -> list[Line]:
        """The last of all lines, whoever said them."""
        if self._lines is None:
            lines = await self._store.read(lambda session: page(session, self._id))
            if self._lines is None:  # or somebody else has read them meanwhile, and somebody has said more
                self._lines = lines
        return self._lines

    async def before(self, number: int, owner: str) -> list[Line]:
        """A page of older lines, as this owner may read them."""
        muted = await self.muted(owner)
        return await self._store.read(lambda session: page(session, self._id, number, muted))

    async def say(self, owner: str, seat: int, name: str, text: str | None, phrase: str | None) -> None:
        """Somebody says something; when this returns it is on the disk."""
        async with self._saying:
            while True:
                lines = await self.recent()
                last = lines[-1].number if lines else 0
                line = Line(last + 1, datetime.now(UTC), owner, seat, name, text, phrase)
                row = StoredSaid(table_id=self._id, **line._asdict())
                try:
                    await self._store.write(lambda session, row=row: session.add(row))  # type: ignore[misc]
                except AlreadyStored:
                    self._lines = None  # another process was first, or the table is gone
                    known = await self.recent()
                    if not known or known[-1].number == last:
                        raise problem("error-storage") from None
                else:
                    self._lines = [*lines, line][-A_PAGE:]
                    return

    async def muted(self, owner: str) -> frozenset[str]:
        """Whom this owner does not want to hear."""
        if owner not in self._muted:
            theirs = select(StoredMute.muted).where(StoredMute.owner == owner)
            self._muted[owner] = await self._store.read(lambda session: frozenset(session.scalars(theirs)))
        return self._muted[owner]

    async def mute(self, owner: str, whom: str, muted: bool) -> None:
        """From now on this owner does not hear them, at no table; or does again."""
        its = StoredMute
        if muted:
            await self._store.write(lambda session: session.merge(its(owner=owner, muted=whom)))
        else:
            gone = delete(its).where(its.owner == owner, its.muted == whom)
            await self._store.write(lambda session: session.execute(gone))
        self._muted.pop(owner, None)

    def read_anew(self) -> None:
        """What is in memory is out of date."""
        self._lines = None
        self._muted.clear()

    def forget(self, owner: str) -> None:
        """They have come again, and may have muted somebody elsewhere."""
        self._muted.pop(owner, None)
