"""The log of what was done to accounts and tables: who, what and when. It is only ever added to."""

import secrets
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final, Literal

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from branchline.server.schema import StoredDeed

What = Literal[
    "account-made",
    "account-deleted",
    "account-renamed",
    "password-reset",
    "reset-link",
    "person-blocked",
    "person-let-in",
    "person-made-host",
    "guest-blocked",
    "guest-let-in",
    "table-closed",
    "table-opened",
    "table-deleted",
    "table-exported",
    "tournament-made",
    "tournament-round",
    "tournament-deleted",
]
A_PAGE: Final = 50


def write_down(session: Session, who: str | None, what: What, **about: str) -> None:
    """Somebody of this name did this; nobody, where it was done in the host's terminal."""
    session.add(StoredDeed(id=secrets.token_hex(16), at=datetime.now(UTC), who=who, what=what, about=about))


def page(session: Session, number: int) -> tuple[int, Sequence[StoredDeed]]:
    """How many there are, and so many of them, the newest first."""
    newest = select(StoredDeed).order_by(StoredDeed.at.desc(), StoredDeed.id)
    total = session.scalar(select(func.count()).select_from(StoredDeed)) or 0
    return total, session.scalars(newest.limit(A_PAGE).offset(A_PAGE * number)).all()
