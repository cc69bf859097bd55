"""An e-mail address counts once a link was opened in a letter that was sent there: anybody can write down anybody's.

Until then it waits beside the one that counts, if there is one; neither notices nor links to a new password go there.
"""

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Final

from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session

from branchline.locale import LANGUAGES, Speaker
from branchline.server.limits import Buckets
from branchline.server.mail import Mail
from branchline.server.people import sessions
from branchline.server.problems import problem
from branchline.server.schema import StoredAccount, StoredConfirmation
from branchline.server.store import Store

HOLDS: Final = timedelta(days=1)
PATH: Final = "/confirm#"
DAY: Final = 24 * 60 * 60.0
A_DAY: Final = 5  # letters to the addresses that one account gives: some may be other people's


def choose(session: Session, account: str, email: str | None) -> None:
    """This is the address that they want to have now; none, or the one that counts already, has nothing to wait for."""
    its = StoredConfirmation
    session.execute(delete(its).where(its.account_id == account))
    counts = session.scalar(select(StoredAccount.email).where(StoredAccount.id == account))
    if email is None:
        session.execute(update(StoredAccount).where(StoredAccount.id == account).values(email=None))
    elif email != counts:
        session.add(its(account_id=account, email=email, token=None, until=None))


class Confirmations:
    """Letters to addresses that wait, and what is done with the links in them."""

    def __init__(self, store: Store, mail: Mail) -> None:
        self._store = store
        self._mail = mail
        self._letters = Buckets(A_DAY / DAY, DAY)
        self._sending: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        await asyncio.gather(*self._sending, return_exceptions=True)

    def ask_again(self, account: str) -> None:
        """Another letter to the address that waits, if one does; the link in the last one holds no more."""
        if not self._mail.possible:
            raise problem("error-no-letters")
        wait = self._letters.wait(account)
        if wait > 0:
            raise problem("error-too-often", seconds=int(wait) + 1)
        self.ask(account)

    def ask(self, account: str) -> None:
        """The same where nobody waits for it: whoever has given an address learns as much of it as they can see."""
        if not self._mail.possible or self._letters.wait(account) > 0:
            return
        self._letters.take(account)
        sending = asyncio.create_task(self._send(account))
        self._sending.add(sending)
        sending.add_done_callback(self._sending.discard)

    async def _send(self, account: str) -> None:
        row = await self._store.read(lambda session: session.get(StoredAccount, account))
        if row is None or row.waiting is None:
            return
        email, token, until = row.waiting.email, sessions.new_token(), datetime.now(UTC) + HOLDS
        its = StoredConfirmation
        mark = update(its).where(its.account_id == account, its.email == email)
        await self._store.write(lambda session: session.execute(mark.values(token=sessions.hidden(token), until=until)))
        language = row.preferences.get("language", "")
        speaker = Speaker(language if language in LANGUAGES else "en")
        text = speaker.say("letter-confirm-text", name=row.name, link=f"{self._mail.address}{PATH}{token}")
        await self._mail.send(email, speaker.say("letter-confirm"), text)

    async def use(self, token: str) -> None:
        """Whoever has the link has read the letter: from now on the address counts."""
        its, now = StoredConfirmation, datetime.now(UTC)

        def write(session: Session) -> None:
            row = session.scalar(select(its).where(its.token == sessions.hidden(token), its.until >= now))
            if row is None:
                raise problem("error-confirm")
            session.execute(update(StoredAccount).where(StoredAccount.id == row.account_id).values(email=row.email))
            session.delete(row)

        await self._store.write(write)
