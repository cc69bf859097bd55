"""The stored tables, read and written in a thread of their own so that nobody waits for the disk."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, NamedTuple, TypeVar, cast

from sqlalchemy import Engine, delete, func, or_, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.orm import Session

from branchline.server.database import open_database
from branchline.server.schema import Base, PutAway, StoredEntry, StoredPencil, StoredSeat, StoredSitter, StoredTable
from branchline.server.settings import Settings
from branchline.table import Branch, Entry, Kind, Seat
from branchline.table.seating import seated

Answer = TypeVar("Answer")


class NotStored(Exception):
    """The disk or the database failed; nothing was written."""


class AlreadyStored(Exception):
    """Somebody else wrote this entry first: what we hold in memory is out of date."""


class Result(NamedTuple):
    """How a game ended for one seat."""

    score: int
    rank: int


@dataclass(frozen=True, slots=True)
class Summary:
    """What is known of a table without rebuilding its game."""

    id: str
    game: str
    seats: tuple[Seat, ...]
    made_at: datetime
    played_at: datetime
    deciding: int | None
    over: bool
    made_by: str
    results: tuple[Result, ...] | None
    put_away: frozenset[str]  # by whom

    @property
    def people(self) -> set[str]:
        """All who have part in it: who made it, who has a seat, and who left one to a computer player."""
        parts = {self.made_by, *(seat.owner for seat in self.seats), *(seat.left for seat in self.seats)}
        return {part for part in parts if part is not None}


@dataclass(frozen=True, slots=True)
class Setup:
    """How a game was set up: with its log, all there is to it."""

    id: str
    made_by: str
    game: str
    rules_version: int
    board_version: int
    seats: tuple[Seat, ...]
    seed: int
    options: dict[str, Any]
    seed_chosen: bool = False
    lesson: str | None = None
    hints: bool = True
    branch: Branch | None = None


class Store:
    """The door to the data. SQLite has one writer at a time, so it gets one thread, which also keeps the order."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        threads = 1 if engine.dialect.name == "sqlite" else 8
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="store")

    @classmethod
    async def open(cls, settings: Settings) -> "Store":
        return cls(await asyncio.to_thread(open_database, settings.url()))

    async def close(self) -> None:
        await asyncio.to_thread(self._threads.shutdown)
        self._engine.dispose()

    async def make(self, setup: Setup, deciding: int | None, over: bool, entries: Sequence[Entry] = ()) -> None:
        """Stores a new table, with the log it begins with."""
        now = datetime.now(UTC)
        table = StoredTable(
            id=setup.id,
            game=setup.game,
            rules_version=setup.rules_version,
            board_version=setup.board_version,
            seed=str(setup.seed),
            seed_chosen=setup.seed_chosen,
            options=setup.options,
            lesson=setup.lesson,
            hints=setup.hints,
            branch_of=None if setup.branch is None else setup.branch.of,
            branch_actions=None if setup.branch is None else setup.branch.actions,
            made_by=setup.made_by,
            made_at=now,
            played_at=now,
            deciding=deciding,
            over=over,
        )
        table.seats = [
            StoredSeat(seat=number, name=seat.name, owner=seat.owner, bot=seat.bot)
            for number, seat in enumerate(setup.seats)
        ]
        log = [_stored(setup.id, number, entry, now) for number, entry in enumerate(entries, 1)]

        def write(session: Session) -> None:
            session.add(table)
            session.flush()  # the entries name it
            session.add_all(log)

        await self._write(write)

    async def made(self, owner: str, since: datetime) -> int:
        """How many tables this owner has made since then."""
        its = StoredTable
        count = select(func.count()).select_from(its).where(its.made_by == owner, its.made_at >= since)
        return await self._read(lambda session: session.scalars(count).one())

    async def lessons_done(self, owner: str) -> set[str]:
        """The lessons this owner has been through."""
        its = StoredTable
        done = select(its.lesson).where(its.made_by == owner, its.lesson.is_not(None), its.over).distinct()
        return await self._read(lambda session: {lesson for lesson in session.scalars(done) if lesson is not None})

    async def append(
        self,
        id: str,
        number: int,
        entry: Entry,
        deciding: int | None,
        over: bool,
        results: Sequence[Result] | None = None,
    ) -> None:
        """Writes an entry to the log. When this returns it is on the disk."""
        now = datetime.now(UTC)
        sitter = entry.sitter

        def write(session: Session) -> None:
            session.add(_stored(id, number, entry, now))
            table = session.get_one(StoredTable, id)
            table.played_at, table.deciding, table.over = now, deciding, over
            if results is not None:
                table.results = [[*result] for result in results]
            if sitter is not None and sitter.owner is not None:  # whoever takes a seat wants to find the table again
                session.execute(delete(PutAway).where(PutAway.table_id == id, PutAway.owner == sitter.owner))

        await self._write(write)

    async def put_away(self, id: str, owner: str) -> None:
        """This owner does not see the table in their list any more."""

        def write(session: Session) -> None:
            session.merge(PutAway(table_id=id, owner=owner))

        await self._write(write)

    async def delete(self, id: str) -> None:
        """Nothing of the table is left."""

        def write(session: Session) -> None:
            for its in reversed(Base.metadata.sorted_tables):
                column = its.c.id if its is StoredTable.__table__ else its.c.table_id
                session.execute(delete(its).where(column == id))

        await self._write(write)

    async def load(self, id: str) -> tuple[Setup, list[Entry]] | None:
        """A table and its log, or None if there is no such table."""

        def read(session: Session) -> tuple[Setup, list[Entry]] | None:
            table = session.get(StoredTable, id)
            if table is None:
                return None
            return _setup(table), _log(session, id)

        return await self._read(read)

    async def summary(self, id: str) -> Summary | None:
        """One table, or None if there is none."""

        def read(session: Session) -> Summary | None:
            table = session.get(StoredTable, id)
            return None if table is None else _summaries(session, [table])[0]

        return await self._read(read)

    async def summaries(self, owner: str) -> list[Summary]:
        """The tables this owner made or sits at, the newest first; lessons have a list of their own."""

        def read(session: Session) -> list[Summary]:
            sits_at = select(StoredSeat.table_id).where(StoredSeat.owner == owner)
            sat_down_at = select(StoredSitter.table_id).where(StoredSitter.owner == owner)
            put_away = select(PutAway.table_id).where(PutAway.owner == owner)
            its = StoredTable.id
            rows = session.scalars(
                select(StoredTable)
                .where(StoredTable.lesson.is_(None), its.not_in(put_away))
                .where(or_(StoredTable.made_by == owner, its.in_(sits_at), its.in_(sat_down_at)))
                .order_by(StoredTable.made_at.desc(), its)
            )
            return _summaries(session, rows.all())

        return await self._read(read)

    async def pencil(self, id: str, seat: int) -> dict[str, Any]:
        """What was pencilled in for this seat, and nothing where nothing was."""

        def read(session: Session) -> dict[str, Any]:
            pencil = session.get(StoredPencil, (id, seat))
            return {} if pencil is None else pencil.marks

        return await self._read(read)

    async def keep_pencil(self, id: str, seat: int, marks: dict[str, Any]) -> None:
        """Takes the place of what was pencilled in for this seat."""
        kept = StoredPencil(table_id=id, seat=seat, marks=marks)
        await self._write(lambda session: session.merge(kept))

    async def _read(self, read: Callable[[Session], Answer]) -> Answer:
        def work() -> Answer:
            with Session(self._engine) as session:
                return read(session)

        return await self._run(work)

    async def _write(self, write: Callable[[Session], object]) -> None:
        def work() -> None:
            with Session(self._engine) as session, session.begin():
                write(session)

        await self._run(work)

    async def _run(self, work: Callable[[], Answer]) -> Answer:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        except IntegrityError as error:
            raise AlreadyStored(str(error)) from error
        except SQLAlchemyError as error:
            raise NotStored(str(error)) from error


def _stored(id: str, number: int, entry: Entry, now: datetime) -> StoredEntry:
    sitter = entry.sitter
    return StoredEntry(
        table_id=id,
        number=number,
        kind=entry.kind,
        seat=entry.seat,
        notation=entry.notation,
        made_at=now,
        sitter=None if sitter is None else StoredSitter(name=sitter.name, owner=sitter.owner, bot=sitter.bot),
    )


def _seats(table: StoredTable) -> tuple[Seat, ...]:
    return tuple(_seat(row) for row in table.seats)


def _setup(table: StoredTable) -> Setup:
    return Setup(
        table.id,
        table.made_by,
        table.game,
        table.rules_version,
        table.board_version,
        _seats(table),
        int(table.seed),
        table.options,
        table.seed_chosen,
        table.lesson,
        table.hints,
        None if table.branch_of is None else Branch(table.branch_of, table.branch_actions or 0),
    )


def _log(session: Session, id: str) -> list[Entry]:
    """Read as plain rows: a log has thousands, and few of them seat somebody."""
    sitters = {
        row.number: _seat(row) for row in session.scalars(select(StoredSitter).where(StoredSitter.table_id == id))
    }
    rows = session.execute(
        select(StoredEntry.number, StoredEntry.kind, StoredEntry.seat, StoredEntry.notation)
        .where(StoredEntry.table_id == id)
        .order_by(StoredEntry.number)
    )
    return [Entry(cast(Kind, kind), seat, notation, sitters.get(number)) for number, kind, seat, notation in rows]


def _seat(row: StoredSeat | StoredSitter) -> Seat:
    return Seat(row.name, row.owner, row.bot)


def _summaries(session: Session, tables: Sequence[StoredTable]) -> list[Summary]:
    """The tables with those who sit there now: as they were made, and then whoever took a seat since."""
    seats = {table.id: _seats(table) for table in tables}
    taken = session.execute(
        select(StoredEntry.seat, StoredSitter)
        .join(StoredEntry.sitter)
        .where(StoredEntry.table_id.in_(seats))
        .order_by(StoredEntry.number)
    )
    for seat, sitter in taken:
        seats[sitter.table_id] = seated(seats[sitter.table_id], seat, _seat(sitter))
    put_away: dict[str, set[str]] = {table.id: set() for table in tables}
    for row in session.scalars(select(PutAway).where(PutAway.table_id.in_(put_away))):
        put_away[row.table_id].add(row.owner)
    return [
        Summary(
            table.id,
            table.game,
            seats[table.id],
            table.made_at,
            table.played_at,
            table.deciding,
            table.over,
            table.made_by,
            None if table.results is None else tuple(Result(*result) for result in table.results),
            frozenset(put_away[table.id]),
        )
        for table in tables
    ]
