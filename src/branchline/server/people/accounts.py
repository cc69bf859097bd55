"""The accounts as they are stored, read and changed inside one transaction with whatever belongs together."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import delete, exists, select, update
from sqlalchemy.orm import Session

from branchline.server.people.names import likeness
from branchline.server.results import book
from branchline.server.schema import (
    PutAway,
    StoredAccount,
    StoredAdmission,
    StoredPosition,
    StoredSeat,
    StoredSitter,
    StoredTable,
    StoredVacation,
)


@dataclass(frozen=True, slots=True)
class Account:
    """Somebody who has one."""

    id: str
    name: str
    email: str | None
    host: bool
    blocked: bool
    preferences: dict[str, str]
    made_at: datetime


def account_of(row: StoredAccount) -> Account:
    return Account(row.id, row.name, row.email, row.host, row.blocked, row.preferences, row.made_at)


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


def hand_over(session: Session, guest: str, account: str) -> None:
    """All that a guest has is this account's from now on: tables, seats, lessons, results, vacations, and what was put
    away. Positions name them as who they were, and are made anew."""
    for column in (StoredSeat.owner, StoredSitter.owner):
        sits_at = select(column.class_.table_id).where(column == guest)
        session.execute(delete(StoredPosition).where(StoredPosition.table_id.in_(sits_at)))
    for column in (StoredTable.made_by, StoredSeat.owner, StoredSitter.owner, StoredVacation.owner):
        session.execute(update(column.class_).where(column == guest).values({column: account}))
    for its in (PutAway, StoredAdmission):  # of both there is one for a table at most
        theirs = select(its.table_id).where(its.owner == guest)
        session.execute(delete(its).where(its.owner == account, its.table_id.in_(theirs)))
        session.execute(update(its).where(its.owner == guest).values(owner=account))
    book.hand_over(session, guest, account)
