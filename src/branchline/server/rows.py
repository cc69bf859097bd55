"""What is known of stored tables, as values: made from their rows, and written as rows."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final, Literal, NamedTuple, cast

from sqlalchemy import bindparam, insert, null, select, update
from sqlalchemy.orm import Session

from branchline.core.boardfile import called
from branchline.server import clocks
from branchline.server.schema import (
    PutAway,
    StoredAdmission,
    StoredBoard,
    StoredEntry,
    StoredSeat,
    StoredSitter,
    StoredTable,
)
from branchline.table import Branch, Entry, Kind, Seat, Watchers
from branchline.table.clock import Timing
from branchline.table.seating import seated

Access = Literal["public", "link", "password"]  # who may come to a table


_ENTRY: Final = insert(StoredEntry.rows())
_SITTER: Final = insert(StoredSitter.rows())
_CHANGE: Final = update(StoredTable.rows()).where(StoredTable.rows().c.id == bindparam("of"))


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
    closed: bool = False  # by the host
    timing: Timing | None = None
    since: datetime | None = None  # when the seat that decides came to decide
    access: Access = "link"
    admitted: frozenset[str] = frozenset()  # who has given its password
    options: Mapping[str, Any] = field(default_factory=dict)
    watchers: Watchers = "everyone"
    board: dict[str, str] | None = None  # what it is called, where it is not the game's own

    @property
    def people(self) -> set[str]:
        """All who have part in it: who made it, who has a seat, and who left or gave one up to a computer player."""
        parts = {self.made_by, *(seat.person for seat in self.seats)}
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
    closed: bool = False
    timing: Timing | None = None
    access: Access = "link"
    password: str | None = None  # as Argon2 makes it
    watchers: Watchers = "everyone"
    board: dict[str, Any] | None = None  # where it is not the game's own


def table_row(setup: Setup, now: datetime, deciding: int | None, over: bool) -> StoredTable:
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
        watchers=setup.watchers,
        branch_of=None if setup.branch is None else setup.branch.of,
        branch_actions=None if setup.branch is None else setup.branch.actions,
        made_by=setup.made_by,
        made_at=now,
        played_at=now,
        since=now,
        deciding=deciding,
        over=over,
        timing=clocks.stored(setup.timing),
        access=setup.access,
        password=setup.password,
    )
    if setup.board is not None:
        table.board_name = called(setup.board)
        table.board = StoredBoard(board=setup.board)
    table.seats = [
        StoredSeat(seat=number, name=seat.name, owner=seat.owner, bot=seat.bot)
        for number, seat in enumerate(setup.seats)
    ]
    return table


def append_entry(session: Session, id: str, number: int, entry: Entry, now: datetime) -> None:
    at = {"table_id": id, "number": number}
    row = {
        **at,
        "kind": entry.kind,
        "seat": entry.seat,
        "notation": entry.notation,
        "voter": entry.voter,
        "made_at": now,
    }
    session.execute(_ENTRY, row)
    if entry.sitter is not None:
        sitter = {**at, "name": entry.sitter.name, "owner": entry.sitter.owner, "bot": entry.sitter.bot}
        session.execute(_SITTER, sitter)


def change_table(session: Session, id: str, changed: Mapping[str, Any]) -> None:
    """Writes anew what is said of a table beside its log."""
    session.execute(_CHANGE, {"of": id, **changed})


def _seats(table: StoredTable) -> tuple[Seat, ...]:
    return tuple(_seat(row) for row in table.seats)


def setup_of(table: StoredTable) -> Setup:
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
        table.closed,
        clocks.read(table.timing),
        cast(Access, table.access),
        table.password,
        cast(Watchers, table.watchers),
        None if table.board_name is None or table.board is None else table.board.board,
    )


def log_of(session: Session, table: StoredTable, after: int = 0, upto: int | None = None) -> list[Entry]:
    """Read as plain rows: a log has thousands, and few of them seat somebody. Times are read where a clock needs
    them."""
    id = table.id
    sat = select(StoredSitter).where(StoredSitter.table_id == id, StoredSitter.number > after)
    sitters = {row.number: _seat(row) for row in session.scalars(sat)}
    its = StoredEntry
    at = null() if table.timing is None else its.made_at
    columns = (its.number, its.kind, its.seat, its.notation, at, its.voter)
    wanted = select(*columns).where(its.table_id == id, its.number > after)
    if upto is not None:
        wanted = wanted.where(its.number <= upto)
    rows = session.execute(wanted.order_by(its.number))
    return [
        Entry(cast(Kind, kind), seat, notation, sitters.get(number), at, voter)
        for number, kind, seat, notation, at, voter in rows
    ]


def _seat(row: StoredSeat | StoredSitter) -> Seat:
    return Seat(row.name, row.owner, row.bot)


def summaries_of(session: Session, tables: Sequence[StoredTable]) -> list[Summary]:
    """The tables with those who sit there now: as they were made, and then whoever took a seat since."""
    seats = {table.id: _seats(table) for table in tables}
    taken = session.execute(
        select(StoredEntry.kind, StoredEntry.seat, StoredSitter)
        .join(StoredEntry.sitter)
        .where(StoredEntry.table_id.in_(seats))
        .order_by(StoredEntry.number)
    )
    for kind, seat, sitter in taken:
        seats[sitter.table_id] = seated(seats[sitter.table_id], kind, seat, _seat(sitter))
    put_away: dict[str, set[str]] = {table.id: set() for table in tables}
    for row in session.scalars(select(PutAway).where(PutAway.table_id.in_(put_away))):
        put_away[row.table_id].add(row.owner)
    admitted: dict[str, set[str]] = {table.id: set() for table in tables}
    for admission in session.scalars(select(StoredAdmission).where(StoredAdmission.table_id.in_(admitted))):
        admitted[admission.table_id].add(admission.owner)
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
            table.closed,
            clocks.read(table.timing),
            table.since,
            cast(Access, table.access),
            frozenset(admitted[table.id]),
            table.options,
            cast(Watchers, table.watchers),
            table.board_name,
        )
        for table in tables
    ]
