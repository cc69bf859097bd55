"""Tokens for programs that play in somebody's name. With one a program takes seats and plays; it neither changes the
account nor does what a host may, and its owner takes it back at any time."""

import re
from datetime import UTC, datetime
from typing import Final, NamedTuple

from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session
from starlette.requests import HTTPConnection

from branchline.server.identity import Guest
from branchline.server.people.accounts import Account, account_of
from branchline.server.people.names import cleaned
from branchline.server.people.people import People
from branchline.server.people.sessions import hidden, new_token, recognise
from branchline.server.problems import problem, shown
from branchline.server.rooms import Rooms
from branchline.server.schema import StoredAccount, StoredToken
from branchline.server.store import Store

MOST: Final = 20  # of one account
BEARER: Final = re.compile(r"Bearer +(.*)", re.IGNORECASE)


class Token(NamedTuple):
    """What its owner may know of one later on."""

    id: str
    name: str
    made_at: datetime


class Tokens:
    """The tokens of all accounts."""

    def __init__(self, people: People, rooms: Rooms) -> None:
        self._people = people
        self._rooms = rooms
        self._store = rooms.store

    async def of(self, guest: Guest) -> list[Token]:
        """Those of whoever asks, the newest first."""
        theirs = select(StoredToken).where(StoredToken.account_id == guest.id).order_by(StoredToken.made_at.desc())
        return await self._store.read(
            lambda session: [Token(row.id, row.name, row.made_at) for row in session.scalars(theirs)]
        )

    async def make(self, name: str, password: str, guest: Guest, address: str) -> tuple[Token, str]:
        """A new one, and what only its owner ever sees of it: stored is what cannot be turned back."""
        name = cleaned(name)
        if not name:
            raise problem("error-name-empty")
        account = await self._people.prove_self(guest, password, address)
        secret = new_token()
        token = Token(hidden(secret), name, datetime.now(UTC))

        def write(session: Session) -> None:
            theirs = select(func.count()).where(StoredToken.account_id == account.id)
            if (session.scalar(theirs) or 0) >= MOST:
                raise problem("error-many-tokens", most=MOST)
            session.add(StoredToken(account_id=account.id, **token._asdict()))

        await self._store.write(write)
        return token, secret

    async def take_back(self, id: str, guest: Guest) -> None:
        """From now on it opens nothing, and whoever is at a table with it has to leave."""
        one = (StoredToken.id == id, StoredToken.account_id == guest.id)
        if await self._store.read(lambda session: session.scalar(select(StoredToken.id).where(*one))) is None:
            raise problem("error-unknown-token", token=shown(id))
        await self._store.write(lambda session: session.execute(delete(StoredToken).where(*one)))
        self._rooms.send_off(session=id)


async def recognise_programs(connection: HTTPConnection) -> None:
    """As `recognise`, and programs by the token that they show."""
    token = BEARER.fullmatch(connection.headers.get("authorization", "").strip())
    if token is None:  # a proxy may ask for something else of its own
        await recognise(connection)
        return
    store: Store = connection.app.state.rooms.store
    id = hidden(token[1])
    account = await store.read(lambda session: _whose(session, id))
    if account is None:
        raise problem("error-token")
    connection.state.guest = Guest(account.id, account, id)


def _whose(session: Session, id: str) -> Account | None:
    row = session.scalar(
        select(StoredAccount).join(StoredToken, StoredToken.account_id == StoredAccount.id).where(StoredToken.id == id)
    )
    return None if row is None else account_of(row)
