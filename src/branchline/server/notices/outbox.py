"""Notices on their way. Each is stored with the entry that it follows from, and marked before it is sent: a process
that is killed, or a second one, sends none twice."""

from collections.abc import Callable, Iterable, Sequence
from datetime import datetime, timedelta
from typing import Final, Literal, NamedTuple, cast

from sqlalchemy import ColumnElement, Insert, bindparam, delete, insert, literal, select, union_all, update
from sqlalchemy.orm import Session

from branchline.core.contract import State
from branchline.server.schema import StoredNotice, StoredPush, StoredWays
from branchline.table import Change, Seat, Table
from branchline.table.clock import Clock
from branchline.table.seating import follow

AT_ONCE: Final = 50  # that are taken up together
WAITS: Final = (timedelta(minutes=2), timedelta(minutes=10), timedelta(hours=1))  # from one try to the next
FORGOTTEN: Final = timedelta(days=1)  # after which nobody knows any more what came of one that was being sent
MAIL: Final = "mail"
WEBHOOK: Final = "webhook"
PUSH: Final = "push:"  # and the id of a browser


# It is their turn; their time is nearly over; others vote whether a computer player goes on; there are new rules to be
# agreed to.
What = Literal["turn", "clock", "vote", "rules"]
NEARLY: Final = timedelta(hours=12)  # that are left by correspondence, or a quarter of what there was


class Notice(NamedTuple):
    """One that waits: what is told to whom, since which entry, and how."""

    table: str
    number: int
    way: str
    owner: str
    what: What
    tries: int


def _in_every_way() -> Insert:
    """A notice in each way that a person has chosen: they are found where they are kept, or each turn of anybody would
    ask for them and go back with them."""
    rows, ways, pushes = StoredNotice.rows().c, StoredWays.rows().c, StoredPush.rows().c
    person = bindparam("person", type_=rows.owner.type)
    table, turn = bindparam("table", type_=rows.table_id.type), bindparam("turn", type_=rows.number.type)
    what = bindparam("what", type_=rows.what.type).label("what")
    due_at = bindparam("due", type_=rows.due_at.type).label("due_at")
    beside = person.label("owner"), what, due_at, literal(0).label("tries")
    chosen = union_all(
        select(table, turn, literal(MAIL), *beside).where(ways.owner == person, ways.mail),
        select(table, turn, literal(WEBHOOK), *beside).where(ways.owner == person, ways.webhook.is_not(None)),
        select(table, turn, literal(PUSH) + pushes.id, *beside).where(pushes.owner == person),
    )
    names = ("table_id", "number", "way", "owner", "what", "due_at", "tries")
    return insert(StoredNotice.rows()).from_select(names, chosen)


_NOTICES: Final = StoredNotice.rows()
_NOT_ANY_MORE: Final = delete(_NOTICES).where(
    _NOTICES.c.table_id == bindparam("of"), _NOTICES.c.taken_at.is_(None), _NOTICES.c.what.in_(("turn", "clock"))
)
_IN_EVERY_WAY: Final = _in_every_way()


def turn_of(seats: Sequence[Seat], state: State) -> str | None:
    """The person whose turn it is. Nobody's where nobody else waits for it: all others are computer players."""
    people = {seat.owner for seat in seats if seat.owner is not None}
    if state.over or len(people) < 2 or any(seat.open for seat in seats):
        return None
    return seats[state.seat].owner


def passing(table: Table, change: Change, due_at: datetime) -> Callable[[Session], None] | None:
    """What is to be stored with a change by which it becomes somebody's turn, or is nobody's any more, and with one
    that asks something of others."""
    number, kind = table.version + 1, change.entry.kind
    if kind in ("agree", "vote"):
        what: What = "rules" if kind == "agree" else "vote"
        asked = _asked(table, change)
        return lambda session: _tell(session, table.id, number, asked, what, due_at)
    seats = follow(table.seats, change.entry) if kind == "sit" else table.seats
    before, after = turn_of(table.seats, table.state), turn_of(seats, change.after)
    if before == after:
        return None
    clock = nearly_out(table, table.clock_after(change.entry, change.after))
    return lambda session: _announce(session, table.id, number, after, due_at, clock)


def _asked(table: Table, change: Change) -> set[str]:
    """All who play, but for who has done now what is asked of them, or had before."""
    by = change.entry.seat if change.entry.kind == "agree" else change.entry.voter
    done = {None if by is None else table.seats[by].owner, *table.consent_after(change.entry).owners}
    return {seat.owner for seat in table.seats if seat.owner is not None and seat.owner not in done}


def nearly_out(table: Table, clock: Clock | None) -> datetime | None:
    """When whoever decides by correspondence is told that their time is nearly over."""
    if clock is None or clock.running is None or table.timing is None or table.timing.kind != "correspondence":
        return None
    ends = clock.deadline(table.rests(table.seats[clock.running].owner))
    return None if ends is None else ends - min(NEARLY, timedelta(seconds=clock.left[clock.running]) / 4)


def begun(session: Session, table: Table, due_at: datetime) -> None:
    """A game has begun at which everybody has a seat from the first: whose turn it is learns of it so."""
    owner = turn_of(table.seats, table.state)
    if owner is not None:
        _announce(session, table.id, table.version, owner, due_at, nearly_out(table, table.clock))


def _announce(
    session: Session, table: str, number: int, owner: str | None, due_at: datetime, clock: datetime | None
) -> None:
    """Whoever had the turn before need not be told any more; who has it now is told in every way they like."""
    session.execute(_NOT_ANY_MORE, {"of": table})
    if owner is not None:
        _tell(session, table, number, {owner}, "turn", due_at)
        if clock is not None:
            _tell(session, table, number, {owner}, "clock", clock)


def _tell(session: Session, table: str, number: int, owners: Iterable[str], what: What, due_at: datetime) -> None:
    for owner in sorted(owners):
        told = {"table": table, "turn": number, "person": owner, "what": what, "due": due_at}
        session.execute(_IN_EVERY_WAY, told)


def seen(session: Session, table: str, owner: str) -> None:
    """They have come to the table, and see for themselves; that their time runs out they may forget again."""
    its = StoredNotice
    theirs = (its.table_id == table, its.owner == owner, its.what != "clock")
    session.execute(delete(its).where(*theirs, its.taken_at.is_(None)))


def put_off(session: Session, notice: Notice, until: datetime) -> None:
    """It is not time yet: a clock has stood still meanwhile."""
    session.execute(update(StoredNotice).where(*_its(notice)).values(due_at=until))


def due(session: Session, now: datetime) -> list[Notice]:
    """Those whose time has come."""
    its = StoredNotice
    rows = session.scalars(
        select(its).where(its.taken_at.is_(None), its.due_at <= now).order_by(its.due_at).limit(AT_ONCE)
    )
    return [Notice(row.table_id, row.number, row.way, row.owner, cast(What, row.what), row.tries) for row in rows]


def take(session: Session, notice: Notice, now: datetime) -> bool:
    """Whether this process is the one to send it: of all who try, one is."""
    mark = update(StoredNotice).where(*_its(notice), StoredNotice.taken_at.is_(None))
    taken = session.execute(mark.values(taken_at=now, tries=notice.tries + 1))
    return bool(taken.rowcount)  # type: ignore[attr-defined]


def settle(session: Session, notice: Notice) -> None:
    """It was sent, or nobody wants it any more."""
    session.execute(delete(StoredNotice).where(*_its(notice)))


def put_back(session: Session, notice: Notice, now: datetime) -> bool:
    """It did not arrive, and is tried again after a while; False where it was tried often enough."""
    if notice.tries >= len(WAITS):
        settle(session, notice)
        return False
    again = {"taken_at": None, "due_at": now + WAITS[notice.tries]}
    session.execute(update(StoredNotice).where(*_its(notice)).values(again))
    return True


def clear(session: Session, now: datetime) -> None:
    """Of what a killed process was sending nobody knows whether it arrived: it is not sent again, and forgotten."""
    session.execute(delete(StoredNotice).where(StoredNotice.taken_at < now - FORGOTTEN))


def _its(notice: Notice) -> tuple[ColumnElement[bool], ...]:
    its = StoredNotice
    which = its.table_id == notice.table, its.number == notice.number, its.way == notice.way
    return *which, its.owner == notice.owner, its.what == notice.what
