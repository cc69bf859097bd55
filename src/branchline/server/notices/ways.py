"""How people like to be told that it is their turn: chosen by each, and switched off at single tables."""

from datetime import UTC, datetime
from hashlib import sha256
from typing import Final, NamedTuple

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from branchline.server.identity import Guest
from branchline.server.notices.outside import check_address
from branchline.server.notices.push import Browser
from branchline.server.problems import problem
from branchline.server.schema import StoredPush, StoredQuiet, StoredWays
from branchline.server.store import Store

MOST_BROWSERS: Final = 10  # of one person; the oldest makes room


class Chosen(NamedTuple):
    """What somebody has chosen beside their browsers."""

    mail: bool
    webhook: str | None


class Ways:
    """What everybody has chosen."""

    def __init__(self, store: Store, private: bool) -> None:
        self._store = store
        self._private = private

    async def of(self, guest: Guest) -> Chosen:
        return await self._store.read(lambda session: chosen(session, guest.id))

    async def choose(self, guest: Guest, mail: bool, webhook: str | None, letters: bool) -> Chosen:
        """Letters and webhooks are for those who have an account: whoever is sent something can be asked about it."""
        if guest.account is None:
            raise problem("error-no-account")
        if mail and not (letters and guest.account.email):
            raise problem("error-notice-mail")
        address = check_address(webhook, self._private) if webhook else None
        row = StoredWays(owner=guest.id, mail=mail, webhook=address)
        await self._store.write(lambda session: session.merge(row))
        return Chosen(mail, address)

    async def add(self, guest: Guest, browser: Browser, language: str) -> str:
        """A browser belongs to whoever was at it last. Its id says nothing of where it is."""
        check_address(browser.endpoint, self._private)
        browser.check()
        id = sha256(browser.endpoint.encode()).hexdigest()
        row = {"owner": guest.id, "language": language, "made_at": datetime.now(UTC), **browser._asdict()}

        def write(session: Session) -> None:
            session.merge(StoredPush(id=id, **row))
            session.flush()
            theirs = select(StoredPush.id).where(StoredPush.owner == guest.id)
            newest = theirs.order_by(StoredPush.made_at.desc(), StoredPush.id)
            for old in session.scalars(newest.offset(MOST_BROWSERS)).all():
                session.execute(delete(StoredPush).where(StoredPush.id == old))

        await self._store.write(write)
        return id

    async def remove(self, guest: Guest, id: str) -> None:
        """Nothing is sent to this browser any more; whose it is not is left alone."""
        gone = delete(StoredPush).where(StoredPush.id == id, StoredPush.owner == guest.id)
        await self._store.write(lambda session: session.execute(gone))

    async def heard_at(self, table: str, guest: Guest) -> bool:
        """Whether they want to be told of this table."""
        return not await self._store.read(lambda session: quiet(session, table, guest.id))

    async def switch(self, table: str, guest: Guest, on: bool) -> None:
        """They want to be told of this table, or not."""
        its = StoredQuiet
        if on:
            heard = delete(its).where(its.table_id == table, its.owner == guest.id)
            await self._store.write(lambda session: session.execute(heard))
        else:
            await self._store.write(lambda session: session.merge(its(table_id=table, owner=guest.id)))


def chosen(session: Session, owner: str) -> Chosen:
    row = session.get(StoredWays, owner)
    return Chosen(False, None) if row is None else Chosen(row.mail, row.webhook)


def quiet(session: Session, table: str, owner: str) -> bool:
    """Whether they do not want to be told of this table."""
    return session.get(StoredQuiet, (table, owner)) is not None
