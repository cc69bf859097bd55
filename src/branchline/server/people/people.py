"""Accounts from the first day to the last: made, signed in to, changed, given up."""

import re
from datetime import UTC, datetime
from typing import NamedTuple

from sqlalchemy import delete, exists, func, select, update
from sqlalchemy.orm import Session

from branchline.server.identity import Guest
from branchline.server.limits import Attempts
from branchline.server.people import accounts, confirmations, sessions
from branchline.server.people.accounts import Account, account_of
from branchline.server.people.deeds import write_down
from branchline.server.people.models import Changes, NewAccount, SignIn
from branchline.server.people.names import cleaned, likeness
from branchline.server.people.passwords import Passwords, check_password
from branchline.server.problems import problem
from branchline.server.results import book
from branchline.server.rooms import Rooms
from branchline.server.schema import StoredAccount, StoredSeat, StoredSitter, StoredTable, StoredVacation
from branchline.server.settings import EMAIL, Settings
from branchline.server.store import AlreadyStored
from branchline.table import Refused

LONGEST_EMAIL = 254


class SignedIn(NamedTuple):
    """Who it is, and what the device has to keep."""

    account: Account
    token: str


class Proven(NamedTuple):
    """An account whose password was given, and what is stored of that."""

    account: Account
    kept: str


class People:
    """All who have an account."""

    def __init__(self, settings: Settings, rooms: Rooms) -> None:
        self._rooms = rooms
        self._store = rooms.store
        self.attempts = Attempts(settings)
        self.passwords = Passwords(settings)

    def close(self) -> None:
        self.passwords.close()

    async def nobody_yet(self) -> bool:
        """Whether the first account, which is the host's, is still to be made."""
        return not await self._store.read(lambda session: session.scalar(select(exists(select(StoredAccount.id)))))

    async def belongings(self, guest: str) -> bool:
        """Whether this guest has any part in a table."""
        columns = (StoredTable.made_by, StoredSeat.owner, StoredSitter.owner)
        theirs = [exists().where(column == guest) for column in columns]
        return await self._store.read(lambda session: any(session.scalar(select(one)) for one in theirs))

    async def sign_up(self, asked: NewAccount, guest: Guest, address: str) -> SignedIn:
        """A new account, to which belongs what a guest had."""
        name, email = account_name(asked.name), checked_email(asked.email)
        check_password(asked.password, name)
        self.attempts.check(likeness(name), address)  # each costs as much work as a password that is tried
        if await self._store.read(lambda session: accounts.named(session, name)) is not None:
            raise problem("error-name-taken", name=name)
        kept, id, token, now = (
            await self.passwords.kept(asked.password),
            accounts.new_id(),
            sessions.new_token(),
            _now(),
        )

        def write(session: Session) -> None:
            row = accounts.add(session, id, name, kept, None, now)
            row.preferences = asked.preferences or {}
            confirmations.choose(session, id, email)
            write_down(session, name, "account-made")
            _settle_in(session, id, token, now, guest, bring=True)

        try:
            await self._store.write(write)
        except AlreadyStored:
            raise problem("error-name-taken", name=name) from None
        self.attempts.forgive(likeness(name), address)
        await self._settled_in(guest, bring=True)
        return SignedIn(await self._account(id), token)

    async def sign_in(self, asked: SignIn, guest: Guest, address: str) -> SignedIn:
        """Whose name and password these are; what they had here as a guest comes along if they wish."""
        account, kept = await self.prove(asked.name, asked.password, address)
        anew = await self.passwords.kept(asked.password) if self.passwords.outdated(kept) else kept
        token, now = sessions.new_token(), _now()

        def write(session: Session) -> None:
            change = update(StoredAccount).where(StoredAccount.id == account.id, StoredAccount.password == kept)
            if not session.execute(change.values(password=anew)).rowcount:  # type: ignore[attr-defined]
                raise problem("error-sign-in")  # meanwhile it was changed, or the account is gone
            _settle_in(session, account.id, token, now, guest, asked.bring)

        await self._store.write(write)
        await self._settled_in(guest, asked.bring)
        return SignedIn(account, token)

    async def _settled_in(self, guest: Guest, bring: bool) -> None:
        """The screens of whoever this device knew until now come again as who they are."""
        if guest.session is not None:
            self._rooms.send_off(session=guest.session)
        elif bring:
            await self._rooms.handed_over(guest.id)

    async def sign_out(self, guest: Guest, everywhere: bool) -> None:
        """Here, or on every device."""
        id = guest.session
        if id is None:
            return
        if everywhere:
            await self._store.write(lambda session: sessions.end_all(session, guest.id))
        else:
            await self._store.write(lambda session: sessions.end(session, id))
        self._rooms.send_off(guest.id, None if everywhere else id)

    async def change(self, asked: Changes, guest: Guest, address: str) -> SignedIn:
        """Another name, password or e-mail address. Another password ends all sessions but the one it was changed in,
        and that one goes on under a new token."""
        account = await self.prove_self(guest, asked.password, address)
        name = account.name if asked.name is None else account_name(asked.name)
        email = checked_email(asked.email)
        changed = {"name": name, "likeness": likeness(name)}
        if asked.new_password is not None:
            check_password(asked.new_password, name)
            changed["password"] = await self.passwords.kept(asked.new_password)
        token, now = sessions.new_token(), _now()

        def write(session: Session) -> None:
            session.execute(update(StoredAccount).where(StoredAccount.id == account.id).values(changed))
            if asked.new_password is not None:
                sessions.end_all(session, account.id)
            if asked.email is not None:
                confirmations.choose(session, account.id, email)
            sessions.end(session, guest.session or "")
            sessions.begin(session, account.id, token, now)
            if name != account.name:
                write_down(session, account.name, "account-renamed", name=name)

        try:
            await self._store.write(write)
        except AlreadyStored:
            raise problem("error-name-taken", name=name) from None
        self._rooms.send_off(account.id)
        return SignedIn(await self._account(account.id), token)

    async def keep_preferences(self, guest: Guest, preferences: dict[str, str]) -> None:
        """They take the place of those that were kept."""
        change = update(StoredAccount).where(StoredAccount.id == guest.id).values(preferences=preferences)
        await self._store.write(lambda session: session.execute(change))

    async def give_up(self, password: str, guest: Guest, address: str) -> None:
        """The account is no more. Tables are left as anybody leaves them: computer players go on where others play,
        and what nobody else has part in is gone."""
        account = await self.prove_self(guest, password, address)
        if account.host and await self._store.read(_needs_host):
            raise problem("error-only-host")
        for id in [summary.id for summary in await self._store.summaries(guest.id)]:
            await self._rooms.remove(id, guest)
        await self._rooms.forget_lessons(guest.id)

        def write(session: Session) -> None:
            accounts.forget(session, account.id)
            session.execute(delete(StoredAccount).where(StoredAccount.id == account.id))
            session.execute(delete(StoredVacation).where(StoredVacation.owner == account.id))
            book.forget(session, account.id)
            write_down(session, account.name, "account-deleted")

        await self._store.write(write)
        self._rooms.send_off(account.id)

    async def prove_self(self, guest: Guest, password: str, address: str) -> Account:
        """Whoever is signed in gives their password once more, before what somebody at their screen must not do."""
        if guest.account is None:
            raise problem("error-no-account")
        try:
            return (await self.prove(guest.account.name, password, address)).account
        except Refused as refusal:
            raise (problem("error-password-wrong") if refusal.message == "error-sign-in" else refusal) from None

    async def prove(self, name: str, password: str, address: str) -> Proven:
        """The account of this name, if this is its password. Whoever is wrong learns only that, and no sooner."""
        key = likeness(name[:100])
        self.attempts.check(key, address)
        proven = await self._store.read(lambda session: _stored(session, name))
        fits = await self.passwords.fits(password, None if proven is None else proven.kept)
        if proven is None or not fits:
            raise problem("error-sign-in")
        self.attempts.forgive(key, address)
        return proven

    async def _account(self, id: str) -> Account:
        return await self._store.read(lambda session: account_of(session.get_one(StoredAccount, id)))


def _settle_in(session: Session, account: str, token: str, now: datetime, guest: Guest, bring: bool) -> None:
    """This device knows the account by this token; whom it knew before it knows no more, and a guest's things may come
    along."""
    sessions.begin(session, account, token, now)
    if guest.session is not None:
        sessions.end(session, guest.session)
    elif bring:
        accounts.hand_over(session, guest.id, account)


def account_name(name: str) -> str:
    """A name that an account may have; whether another has it is seen when it is written."""
    text = cleaned(name)
    if not text:
        raise problem("error-name-empty")
    return text


def checked_email(email: str | None) -> str | None:
    """The address, or None for none. Whether letters arrive there is seen when one is sent."""
    text = (email or "").strip()
    readable = len(text) <= LONGEST_EMAIL and text.isascii() and text.isprintable()
    if text and not (readable and re.match(EMAIL, text)):
        raise problem("error-email")
    return text or None


def _stored(session: Session, name: str) -> Proven | None:
    try:
        row = accounts.named(session, cleaned(name))
    except Refused:  # nobody can be called that
        return None
    return None if row is None else Proven(account_of(row), row.password)


def _needs_host(session: Session) -> bool:
    """Whether there are several accounts and one host among them."""
    hosts = select(func.count()).where(StoredAccount.host)
    everybody = select(func.count()).select_from(StoredAccount)
    return session.scalar(hosts) == 1 and (session.scalar(everybody) or 0) > 1


def _now() -> datetime:
    return datetime.now(UTC)
