"""A lost password: a link, by letter or from the host's hand, by which another may be chosen once."""

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Final

from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session

from branchline.locale import LANGUAGES, Speaker
from branchline.server.mail import Mail
from branchline.server.people import accounts, sessions
from branchline.server.people.accounts import Account, account_of
from branchline.server.people.deeds import write_down
from branchline.server.people.names import cleaned, likeness
from branchline.server.people.passwords import check_password
from branchline.server.people.people import People, SignedIn
from branchline.server.problems import problem
from branchline.server.rooms import Rooms
from branchline.server.schema import StoredAccount, StoredReset

HOLDS: Final = timedelta(days=1)
PATH: Final = "/reset#"  # what follows the sign is told to no server, and written into no log on the way


def write_link(session: Session, account: str, token: str, now: datetime) -> None:
    """This token is the link of this account now; one that was given before holds no more."""
    session.execute(delete(StoredReset).where((StoredReset.account_id == account) | (StoredReset.until < now)))
    session.add(StoredReset(id=sessions.hidden(token), account_id=account, until=now + HOLDS))


class Resets:
    """Asked for by whoever has lost a password, and used by whoever has the link."""

    def __init__(self, people: People, rooms: Rooms, mail: Mail) -> None:
        self._people = people
        self._rooms = rooms
        self._store = rooms.store
        self._mail = mail
        self._sending: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        await asyncio.gather(*self._sending, return_exceptions=True)

    @property
    def letters(self) -> bool:
        """Whether links can be sent."""
        return self._mail.possible

    def ask(self, name: str, address: str) -> None:
        """A letter goes to the person of this name, if there is one with an e-mail address. Nobody is told whether: the
        answer is there before anybody has looked."""
        if not self.letters:
            raise problem("error-no-letters")
        self._people.attempts.check(likeness(name[:100]), address)
        sending = asyncio.create_task(self._send(name))
        self._sending.add(sending)
        sending.add_done_callback(self._sending.discard)

    async def _send(self, name: str) -> None:
        row = await self._store.read(lambda session: accounts.named(session, cleaned(name)))
        if row is None or row.email is None:
            return
        token, now = sessions.new_token(), datetime.now(UTC)
        await self._store.write(lambda session: write_link(session, row.id, token, now))
        language = row.preferences.get("language", "")
        speaker = Speaker(language if language in LANGUAGES else "en")
        text = speaker.say("letter-reset-text", name=row.name, link=f"{self._mail.address}{PATH}{token}")
        await self._mail.send(row.email, speaker.say("letter-reset"), text)

    async def use(self, token: str, password: str) -> SignedIn:
        """Another password for whoever has the link. Nobody else stays signed in to the account."""
        id, now = sessions.hidden(token), datetime.now(UTC)
        account = await self._store.read(lambda session: _whose(session, id, now))
        if account is None:
            raise problem("error-reset")
        check_password(password, account.name)
        kept, new = await self._people.passwords.kept(password), sessions.new_token()

        def write(session: Session) -> None:
            if _whose(session, id, now) is None:
                raise problem("error-reset")  # it was used meanwhile
            session.execute(update(StoredAccount).where(StoredAccount.id == account.id).values(password=kept))
            sessions.end_all(session, account.id)
            sessions.begin(session, account.id, new, now)
            write_down(session, account.name, "password-reset")

        await self._store.write(write)
        self._rooms.send_off(account.id)
        return SignedIn(account, new)


def _whose(session: Session, id: str, now: datetime) -> Account | None:
    row = session.scalar(
        select(StoredAccount)
        .join(StoredReset, StoredReset.account_id == StoredAccount.id)
        .where(StoredReset.id == id, StoredReset.until >= now)
    )
    return None if row is None else account_of(row)
