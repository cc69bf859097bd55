"""The stored tables, read and written in a thread of their own so that nobody waits for the disk."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Engine, Select, delete, func, or_, select, true, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.orm import Session

from branchline.core.contract import Game
from branchline.games import GAMES
from branchline.server import positions
from branchline.server.commits import Commits, Write
from branchline.server.database import brief, open_database
from branchline.server.results import book
from branchline.server.results.ending import Ending
from branchline.server.rows import (
    Result,
    Setup,
    Summary,
    append_entry,
    change_table,
    log_of,
    setup_of,
    summaries_of,
    table_row,
)
from branchline.server.schema import Base, PutAway, StoredAdmission, StoredPencil, StoredSeat, StoredSitter, StoredTable
from branchline.server.settings import Settings
from branchline.table import Entry
from branchline.table.position import Position

Answer = TypeVar("Answer")


class NotStored(Exception):
    """The disk or the database failed; nothing was written."""


class AlreadyStored(Exception):
    """Somebody else wrote this entry first: what we hold in memory is out of date."""


class Stored(NamedTuple):
    """What is read of a table to open it."""

    setup: Setup
    stand: int | None  # the seat that decides, or None where the game is over
    kept: positions.Kept
    entries: list[Entry]  # after the position to open it in


class Store:
    """The door to the data. SQLite has one writer at a time, so it gets one thread, which also keeps the order."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        threads = 1 if engine.dialect.name == "sqlite" else 8
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="store")
        self._commits = Commits(engine, self._threads)
        self.when_ended: Callable[[str], None] = lambda id: None  # told of each table whose game has ended

    @classmethod
    async def open(cls, settings: Settings) -> "Store":
        return cls(await asyncio.to_thread(open_database, settings.url()))

    async def close(self) -> None:
        await self._commits.settled()
        await asyncio.to_thread(self._threads.shutdown)
        self._engine.dispose()

    @property
    def waiting(self) -> int:
        """How many writes wait for the next commit."""
        return len(self._commits)

    async def make(self, setup: Setup, deciding: int | None, over: bool, entries: Sequence[Entry] = ()) -> None:
        """Stores a new table, with the log it begins with."""
        now = datetime.now(UTC)

        def write(session: Session) -> None:
            session.add(table_row(setup, now, deciding, over))
            session.flush()  # the entries name it
            for number, entry in enumerate(entries, 1):
                append_entry(session, setup.id, number, entry, now)

        await self.write(write)

    async def made(self, owner: str, since: datetime) -> int:
        """How many tables this owner has made since then."""
        its = StoredTable
        count = select(func.count()).select_from(its).where(its.made_by == owner, its.made_at >= since)
        return await self.read(lambda session: session.scalars(count).one())

    async def lessons_done(self, owner: str) -> set[str]:
        """The lessons this owner has been through."""
        its = StoredTable
        done = select(its.lesson).where(its.made_by == owner, its.lesson.is_not(None), its.over).distinct()
        return await self.read(lambda session: {lesson for lesson in session.scalars(done) if lesson is not None})

    async def lesson_tables(self, owner: str) -> list[str]:
        """The tables at which this owner takes or took lessons."""
        its = StoredTable
        theirs = select(its.id).where(its.made_by == owner, its.lesson.is_not(None))
        return await self.read(lambda session: [*session.scalars(theirs)])

    async def append(
        self,
        id: str,
        number: int,
        entry: Entry,
        deciding: int | None,
        over: bool,
        results: Sequence[Result] | None = None,
        position: tuple[Game, Position] | None = None,
        ending: Ending | None = None,
        due: datetime | None = None,
        passes: bool = False,
        beside: Write | None = None,
    ) -> None:
        """Writes an entry to the log, and with it the position it was played in, if that is to be kept, how the
        game ended with it, when the table has to be looked after, whether somebody else decides now, and what
        else follows from it. When this returns it is on the disk."""
        now = entry.at or datetime.now(UTC)
        changed: dict[str, Any] = {"played_at": now, "deciding": deciding, "over": over, "due": due}
        if passes:
            changed["since"] = now
        if results is not None:
            changed["results"] = [[*result] for result in results]

        def write(session: Session) -> None:
            append_entry(session, id, number, entry, now)
            change_table(session, id, changed)
            if entry.sitter is not None and entry.sitter.owner is not None:
                # Whoever takes a seat wants to find the table again.
                session.execute(delete(PutAway).where(PutAway.table_id == id, PutAway.owner == entry.sitter.owner))
            if position is not None:
                positions.keep(session, id, *position)
            if ending is not None:
                book.write(session, id, ending, now)
            if beside is not None:
                beside(session)

        await self.write(write)
        if ending is not None:
            self.when_ended(id)

    async def note_advice(self, id: str) -> None:
        """Advice was asked for at this table, and its game does not count."""
        change = update(StoredTable).where(StoredTable.id == id).values(advised=True)
        await self.write(lambda session: session.execute(change))

    async def keep_only(self, id: str, game: Game, position: Position) -> None:
        """Takes this position for all that were kept of a table, which were of no use."""

        def write(session: Session) -> None:
            positions.forget(session, id)
            positions.keep(session, id, game, position)

        await self.write(write)

    async def put_away(self, id: str, owner: str) -> None:
        """This owner does not see the table in their list any more."""

        def write(session: Session) -> None:
            session.merge(PutAway(table_id=id, owner=owner))

        await self.write(write)

    async def delete(self, id: str) -> None:
        """Nothing of the table is left."""

        def write(session: Session) -> None:
            for its in reversed(Base.metadata.sorted_tables):
                if "table_id" in its.c:
                    session.execute(delete(its).where(its.c.table_id == id))
            session.execute(delete(StoredTable).where(StoredTable.id == id))

        await self.write(write)

    async def close_table(self, id: str, closed: bool) -> None:
        """Nobody enters it any more, or everybody again."""
        change = update(StoredTable).where(StoredTable.id == id).values(closed=closed)
        await self.write(lambda session: session.execute(change))

    async def load(self, id: str, upto: int | None = None) -> tuple[Setup, list[Entry]] | None:
        """A table and its log, all of it or up to an entry, or None if there is no such table."""

        def read(session: Session) -> tuple[Setup, list[Entry]] | None:
            table = session.get(StoredTable, id)
            return None if table is None else (setup_of(table), log_of(session, table, upto=upto))

        return await self.read(read)

    async def entries(self, id: str, after: int) -> list[Entry]:
        """The log of a table after this entry."""
        return await self.read(lambda session: log_of(session, session.get_one(StoredTable, id), after=after))

    async def load_recent(self, id: str) -> Stored | None:
        """A table, a position to open it in, if there is one, and the log since then."""

        def read(session: Session) -> Stored | None:
            table = session.get(StoredTable, id)
            if table is None:
                return None
            kept = positions.find(session, id, table.game, GAMES.get(table.game, table))
            return Stored(setup_of(table), table.deciding, kept, log_of(session, table, after=kept.number))

        return await self.read(read)

    async def summary(self, id: str) -> Summary | None:
        """One table, or None if there is none."""

        def read(session: Session) -> Summary | None:
            table = session.get(StoredTable, id)
            return None if table is None else summaries_of(session, [table])[0]

        return await self.read(read)

    async def summaries(self, owner: str, all: bool = False) -> list[Summary]:
        """The tables this owner made or sits at, first those whose game is on, the newest first: those in their list,
        or all. Lessons have a list of their own."""
        theirs = _tables_of(owner, all)
        return await self.read(lambda session: summaries_of(session, session.scalars(theirs).all()))

    async def page(self, owner: str, number: int, size: int) -> tuple[int, list[Summary]]:
        """How many these are, and a page of them."""

        def read(session: Session) -> tuple[int, list[Summary]]:
            theirs = _tables_of(owner)
            total = session.scalar(select(func.count()).select_from(theirs.subquery())) or 0
            return total, summaries_of(session, session.scalars(theirs.limit(size).offset(size * number)).all())

        return await self.read(read)

    async def every(self, game: str | None = None) -> list[Summary]:
        """All tables of a game, or of all, the one that was played at last first."""
        tables = select(StoredTable).order_by(StoredTable.played_at.desc(), StoredTable.id)
        if game is not None:
            tables = tables.where(StoredTable.game == game)
        return await self.read(lambda session: summaries_of(session, session.scalars(tables).all()))

    async def due(self) -> list[tuple[str, datetime]]:
        """The tables that have to be looked after, and when."""
        its = StoredTable
        wanted = select(its.id, its.due).where(its.due.is_not(None), ~its.closed)
        return await self.read(lambda session: [(id, due) for id, due in session.execute(wanted) if due is not None])

    async def keep_due(self, id: str, due: datetime | None) -> None:
        """The table has to be looked after then, and not when it was said before."""
        await self.write(
            lambda session: session.execute(update(StoredTable).where(StoredTable.id == id).values(due=due))
        )

    async def admits(self, id: str, owner: str) -> bool:
        """Whether this owner may come to the table without having part in it."""

        def read(session: Session) -> bool:
            access = session.scalar(select(StoredTable.access).where(StoredTable.id == id))
            return access != "password" or session.get(StoredAdmission, (id, owner)) is not None

        return await self.read(read)

    async def pencil(self, id: str, seat: int) -> dict[str, Any]:
        """What was pencilled in for this seat, and nothing where nothing was."""

        def read(session: Session) -> dict[str, Any]:
            pencil = session.get(StoredPencil, (id, seat))
            return {} if pencil is None else pencil.marks

        return await self.read(read)

    async def keep_pencil(self, id: str, seat: int, marks: dict[str, Any]) -> None:
        """Takes the place of what was pencilled in for this seat."""
        kept = StoredPencil(table_id=id, seat=seat, marks=marks)
        await self.write(lambda session: session.merge(kept))

    async def read(self, read: Callable[[Session], Answer]) -> Answer:
        """What this finds in the data."""

        def work() -> Answer:
            with Session(self._engine) as session:
                return read(session)

        with _troubles():
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    async def write(self, write: Write) -> None:
        """When this returns it is on the disk, whole or, where it raises, not at all."""
        with _troubles():
            await self._commits.write(write)


def _tables_of(owner: str, all: bool = False) -> Select[StoredTable]:
    sits_at = select(StoredSeat.table_id).where(StoredSeat.owner == owner)
    sat_down_at = select(StoredSitter.table_id).where(StoredSitter.owner == owner)
    put_away = select(PutAway.table_id).where(PutAway.owner == owner)
    its = StoredTable.id
    return (
        select(StoredTable)
        .where(StoredTable.lesson.is_(None), true() if all else its.not_in(put_away))
        .where(or_(StoredTable.made_by == owner, its.in_(sits_at), its.in_(sat_down_at)))
        .order_by(StoredTable.over, StoredTable.made_at.desc(), its)
    )


@contextmanager
def _troubles() -> Iterator[None]:
    """Whatever the database complains of, in our words."""
    try:
        yield
    except IntegrityError as error:
        raise AlreadyStored(str(error)) from error
    except SQLAlchemyError as error:
        raise NotStored(brief(error)) from error
