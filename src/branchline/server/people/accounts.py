"""The accounts as they are stored, read and changed inside one transaction with whatever belongs together."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from sqlalchemy import delete, exists, func, select, tuple_, update
from sqlalchemy.orm import InstrumentedAttribute, Session

from branchline.server.people.deeds import A_PAGE
from branchline.server.people.names import likeness
from branchline.server.results import book
from branchline.server.schema import (
    PutAway,
    StoredAccount,
    StoredAdmission,
    StoredMute,
    StoredNote,
    StoredPosition,
    StoredPush,
    StoredQuiet,
    StoredSaid,
    StoredSeat,
    StoredSitter,
    StoredTable,
    StoredVacation,
    StoredWays,
)

Owner = InstrumentedAttribute[Any]
# What is kept for one person alone: the part of its key that names them, and the others.
KEYS: Final[tuple[tuple[Owner, ...], ...]] = (
    (PutAway.owner, PutAway.table_id),
    (StoredAdmission.owner, StoredAdmission.table_id),
    (StoredMute.owner, StoredMute.muted),
    (StoredMute.muted, StoredMute.owner),
    (StoredNote.owner, StoredNote.table_id, StoredNote.seat),
    (StoredQuiet.owner, StoredQuiet.table_id),
    (StoredPush.owner, StoredPush.id),
    (StoredWays.owner, StoredWays.owner),  # which guests have none of
)


@dataclass(frozen=True, slots=True)
class Account:
    """Somebody who has one."""

    id: str
    name: str
    email: str | None
    unconfirmed: str | None  # the e-mail address that it will have
    host: bool
    blocked: bool
    preferences: dict[str, str]
    made_at: datetime


def account_of(row: StoredAccount) -> Account:
    unconfirmed = None if row.waiting is None else row.waiting.email
    return Account(row.id, row.name, row.email, unconfirmed, row.host, row.blocked, row.preferences, row.made_at)


def new_id() -> str:
    """Longer than anybody could guess, and never that of a guest, which is longer still."""
    return secrets.token_hex(16)


def add(session: Session, id: str, name: str, password: str, email: str | None, now: datetime) -> StoredAccount:
    """A new account. The first of all is the host's."""
    first = not session.scalar(select(exists().where(StoredAccount.id.is_not(None))))
    row = StoredAccount(
        id=id,
        name=name,
        likeness=likeness(name),
        password=password,
        email=email,
        host=first,
        blocked=False,
        preferences={},
        made_at=now,
    )
    session.add(row)
    session.flush()  # what else is written names it
    return row


def named(session: Session, name: str) -> StoredAccount | None:
    """Whose name this is, however it is written."""
    return session.scalar(select(StoredAccount).where(StoredAccount.likeness == likeness(name)))


def every(session: Session) -> Sequence[StoredAccount]:
    return session.scalars(select(StoredAccount).order_by(StoredAccount.made_at, StoredAccount.id)).all()


def page(session: Session, number: int) -> tuple[int, Sequence[StoredAccount]]:
    """How many there are, and so many of them, the first first."""
    first = select(StoredAccount).order_by(StoredAccount.made_at, StoredAccount.id)
    total = session.scalar(select(func.count()).select_from(StoredAccount)) or 0
    return total, session.scalars(first.limit(A_PAGE).offset(A_PAGE * number)).all()


def hand_over(session: Session, guest: str, account: str) -> None:
    """All that a guest has is this account's from now on: tables, seats, lessons, results, vacations, what they said
    and what is kept for them alone. Positions name them as who they were, and are made anew."""
    for column in (StoredSeat.owner, StoredSitter.owner):
        sits_at = select(column.class_.table_id).where(column == guest)
        session.execute(delete(StoredPosition).where(StoredPosition.table_id.in_(sits_at)))
    for column in (StoredTable.made_by, StoredSeat.owner, StoredSitter.owner, StoredVacation.owner, StoredSaid.owner):
        session.execute(update(column.class_).where(column == guest).values({column: account}))
    for column, *beside in KEYS:
        _take_over(session, column, beside, guest, account)
    session.execute(delete(StoredMute).where(StoredMute.owner == StoredMute.muted))
    book.hand_over(session, guest, account)


def _take_over(session: Session, column: Owner, beside: Sequence[Owner], guest: str, account: str) -> None:
    """Rows that name the guest in this part of their key name the account instead of one that it has already."""
    theirs = select(*beside).where(column == guest)
    session.execute(delete(column.class_).where(column == account, tuple_(*beside).in_(theirs)))
    session.execute(update(column.class_).where(column == guest).values({column: account}))


def forget(session: Session, owner: str) -> None:
    """What is kept for somebody alone goes with them."""
    for column, *_ in KEYS:
        session.execute(delete(column.class_).where(column == owner))
