"""Guests whom the host has blocked.

A guest is a cookie, and a cookie can be thrown away. So whoever comes with a blocked one closes the address they come
from to all guests, for a day; people with an account come in from there as before.
"""

import secrets
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Final

from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session
from starlette.requests import HTTPConnection

from branchline.server.guard import loopback
from branchline.server.identity import guest_of
from branchline.server.limits import address_of
from branchline.server.people.deeds import A_PAGE
from branchline.server.problems import problem
from branchline.server.schema import StoredBlockedAddress, StoredBlockedGuest
from branchline.server.store import Store

CLOSED_FOR: Final = timedelta(days=1)


async def check_not_blocked(asking: HTTPConnection) -> None:
    """Refuses whom the host has blocked, and guests from where a blocked one came lately."""
    guest = guest_of(asking)
    guest.check_not_blocked()
    if guest.account is not None:
        return
    store: Store = asking.app.state.rooms.store
    address, now = address_of(asking), datetime.now(UTC)
    blocked = await store.read(lambda session: _blocked(session, guest.id))
    if blocked is not None:
        if not loopback(address):  # all who come through a proxy that does not say for whom it speaks
            await store.write(lambda session: _close(session, address, blocked, now))
        raise problem("error-guest-blocked")
    its = StoredBlockedAddress
    closed = select(its.address).where(its.address == address, its.until > now)
    if await store.read(lambda session: session.scalar(closed)) is not None:
        raise problem("error-address-blocked")


def block(session: Session, owner: str, name: str) -> None:
    """This guest may look, and no more."""
    if _blocked(session, owner) is None:
        row = StoredBlockedGuest(id=secrets.token_hex(16), owner=owner, name=name, at=datetime.now(UTC))
        session.add(row)


def let_in(session: Session, id: str) -> None:
    """They may play again, and so may all who come from where they did."""
    session.execute(delete(StoredBlockedAddress).where(StoredBlockedAddress.guest_id == id))
    session.execute(delete(StoredBlockedGuest).where(StoredBlockedGuest.id == id))


def page(session: Session, number: int) -> tuple[int, Sequence[StoredBlockedGuest]]:
    """How many there are, and so many of them, the newest first."""
    newest = select(StoredBlockedGuest).order_by(StoredBlockedGuest.at.desc(), StoredBlockedGuest.id)
    total = session.scalar(select(func.count()).select_from(StoredBlockedGuest)) or 0
    return total, session.scalars(newest.limit(A_PAGE).offset(A_PAGE * number)).all()


def _close(session: Session, address: str, guest: str, now: datetime) -> None:
    """From now on, for a while; what has run out meanwhile goes."""
    session.execute(delete(StoredBlockedAddress).where(StoredBlockedAddress.until <= now))
    session.merge(StoredBlockedAddress(address=address, guest_id=guest, until=now + CLOSED_FOR))


def _blocked(session: Session, owner: str) -> str | None:
    return session.scalar(select(StoredBlockedGuest.id).where(StoredBlockedGuest.owner == owner))
