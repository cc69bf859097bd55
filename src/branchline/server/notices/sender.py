"""Sends notices whose time has come, beside everything else: no table waits for it, and what fails is tried again."""

import asyncio
import logging
import smtplib
from contextlib import suppress
from datetime import UTC, datetime
from typing import Final

from sqlalchemy import delete
from sqlalchemy.orm import Session

from branchline.server.mail import Mail
from branchline.server.notices import outbox
from branchline.server.notices.outbox import MAIL, PUSH, WEBHOOK, Notice
from branchline.server.notices.outside import Gone, Outside, Refusing, Undelivered
from branchline.server.notices.push import Pushes
from branchline.server.notices.ways import chosen, quiet
from branchline.server.notices.words import Told
from branchline.server.people.accounts import account_of
from branchline.server.rooms import Rooms
from branchline.server.schema import StoredAccount, StoredPush
from branchline.server.settings import Settings
from branchline.server.store import NotStored
from branchline.table import Refused

log = logging.getLogger(__name__)

SOON: Final = 0.05  # seconds
SELDOM: Final = 5.0
TOGETHER: Final = 8  # that are on their way at the same time


class Sender:
    """Looks into the outbox from time to time. Each process of the house does; one of them takes a notice."""

    def __init__(self, settings: Settings, rooms: Rooms, mail: Mail, outside: Outside, pushes: Pushes) -> None:
        self._rooms = rooms
        self._store = rooms.store
        self._mail = mail
        self._outside = outside
        self._pushes = pushes
        self._address = settings.address
        self._pause = min(SELDOM, max(SOON, settings.notice_delay / 4))
        self._lanes = asyncio.Semaphore(TOGETHER)

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            await asyncio.sleep(self._pause)
            try:
                await self.send_due(datetime.now(UTC))
            except NotStored as error:
                log.error("Notices could not be read or written: %s", error)

    async def send_due(self, now: datetime) -> None:
        """All whose time has come by then."""
        while notices := await self._store.read(lambda session: outbox.due(session, now)):
            await asyncio.gather(*(self._deal_with(notice, now) for notice in notices))
        await self._store.write(lambda session: outbox.clear(session, now))

    async def _deal_with(self, notice: Notice, now: datetime) -> None:
        """Marked before it is sent, so that nobody sends it twice, whatever happens in between."""
        async with self._lanes:
            if await self._rooms.is_here(notice.table, notice.owner):
                await self._store.write(lambda session: outbox.settle(session, notice))
                return
            if notice.what == "clock" and (later := await self._time_left(notice)) is not None and later > now:
                await self._store.write(lambda session: outbox.put_off(session, notice, later))
                return
            taken: list[bool] = []
            await self._store.write(lambda session: taken.append(outbox.take(session, notice, now)))
            if not taken[-1]:
                return
            try:
                await self._send(notice)
            except Undelivered as error:
                await self._try_again(notice, now, error)
                return
            except (Refusing, Refused) as error:
                log.warning("A notice by %s was not taken: %s", _kind(notice), error)
                if isinstance(error, Gone) and notice.way.startswith(PUSH):
                    await self._store.write(lambda session: _forget_browser(session, notice))
            await self._store.write(lambda session: outbox.settle(session, notice))

    async def _time_left(self, notice: Notice) -> datetime | None:
        """When it is time to tell of a clock, which may have stood still since."""
        with suppress(Refused):
            table = (await self._rooms.get(notice.table)).table
            return outbox.nearly_out(table, table.clock)
        return None

    async def _phase(self, notice: Notice) -> str:
        """What kind of decision is waited for, as everybody at the table sees it."""
        with suppress(Refused):
            return str((await self._rooms.get(notice.table)).table.state.view(None).get("phase", ""))
        return ""

    async def _try_again(self, notice: Notice, now: datetime, error: Exception) -> None:
        kept: list[bool] = []
        await self._store.write(lambda session: kept.append(outbox.put_back(session, notice, now)))
        then = "it is tried again" if kept[-1] else "it is given up"
        log.warning("A notice by %s did not arrive, and %s: %s", _kind(notice), then, error)

    async def _send(self, notice: Notice) -> None:
        """In the way it says, if its person still wants it so."""
        table = await self._store.summary(notice.table)
        if table is None or table.closed or await self._store.read(lambda its: quiet(its, notice.table, notice.owner)):
            return
        phase = await self._phase(notice)
        link = f"{self._address}/table/{notice.table}" if self._address else ""
        if notice.way.startswith(PUSH):
            id = notice.way.removeprefix(PUSH)
            browser = await self._store.read(lambda session: session.get(StoredPush, id))
            if browser is not None and browser.owner == notice.owner:
                told = Told(table, notice.owner, notice.what, phase, browser.language, link)
                await self._pushes.send(browser, told.push(), topic=notice.table)
            return
        row = await self._store.read(lambda session: session.get(StoredAccount, notice.owner))
        ways = await self._store.read(lambda session: chosen(session, notice.owner))
        if row is None or row.blocked:
            return
        account = account_of(row)
        told = Told(table, notice.owner, notice.what, phase, account.preferences.get("language", ""), link)
        if notice.way == MAIL and ways.mail and account.email:
            await self._write_letter(account.email, told)
        elif notice.way == WEBHOOK and ways.webhook:
            await self._outside.post(ways.webhook, told.hook(), {"Content-Type": "application/json"})

    async def _write_letter(self, to: str, told: Told) -> None:
        try:
            await self._mail.deliver(to, *told.letter())
        except (OSError, smtplib.SMTPException) as error:
            raise Undelivered(str(error)) from error


def _kind(notice: Notice) -> str:
    """How it was to be told, without where."""
    return notice.way.partition(":")[0]


def _forget_browser(session: Session, notice: Notice) -> None:
    session.execute(delete(StoredPush).where(StoredPush.id == notice.way.removeprefix(PUSH)))
