"""Who is signed in where. A device holds a random token in a cookie; stored is only what cannot be turned back into it.

Signing in always makes a new token: one that somebody else has slipped into a browser is worth nothing afterwards.
"""

import secrets
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from typing import Final

from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session
from starlette.requests import HTTPConnection
from starlette.responses import Response

from branchline.server.identity import WELL_FORMED, YEAR, Guest
from branchline.server.people.accounts import Account, account_of
from branchline.server.schema import StoredAccount, StoredConfirmation, StoredReset, StoredSession, StoredToken
from branchline.server.store import Store

COOKIE: Final = "branchline_session"
LASTS: Final = timedelta(seconds=YEAR)


def new_token() -> str:
    return secrets.token_urlsafe(32)


def hidden(token: str) -> str:
    """What is stored of a token."""
    return sha256(token.encode()).hexdigest()


def begin(session: Session, account: str, token: str, now: datetime) -> None:
    """This account is signed in where this token is kept; what has run out meanwhile goes."""
    session.execute(delete(StoredSession).where(StoredSession.until < now))
    session.add(StoredSession(id=hidden(token), account_id=account, until=now + LASTS))


def end(session: Session, id: str) -> None:
    session.execute(delete(StoredSession).where(StoredSession.id == id))


def end_all(session: Session, account: str) -> None:
    """Nobody is signed in to this account any more, no program plays in its name, and no link to it holds."""
    for its in (StoredSession, StoredReset, StoredToken):
        session.execute(delete(its).where(its.account_id == account))
    letter = update(StoredConfirmation).where(StoredConfirmation.account_id == account)
    session.execute(letter.values(token=None, until=None))


def whose(session: Session, id: str, now: datetime) -> Account | None:
    """The account of a session that has not run out."""
    row = session.scalar(
        select(StoredAccount)
        .join(StoredSession, StoredSession.account_id == StoredAccount.id)
        .where(StoredSession.id == id, StoredSession.until >= now)
    )
    return None if row is None else account_of(row)


async def recognise(connection: HTTPConnection) -> None:
    """From here on whoever asks is known by the account they are signed in to, if they are."""
    token = connection.cookies.get(COOKIE, "")
    if not WELL_FORMED.fullmatch(token):
        return
    store: Store = connection.app.state.rooms.store
    id, now = hidden(token), datetime.now(UTC)
    account = await store.read(lambda session: whose(session, id, now))
    if account is not None:
        connection.state.guest = Guest(account.id, account, id)


def give(response: Response, token: str, asked: HTTPConnection) -> None:
    """The device keeps the token from now on."""
    secure = asked.url.scheme in ("https", "wss")
    response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)


def take_away(response: Response) -> None:
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")
