"""A table with people at it: one change after the other, stored before it is seen, and bots that play on."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from time import monotonic

from branchline import bots
from branchline.server.bot_turns import BotTurns
from branchline.server.clocks import due, due_at, goes_on
from branchline.server.company import Company, Onlooker
from branchline.server.frames import Frames
from branchline.server.inside import metrics
from branchline.server.line import Line
from branchline.server.notices import outbox
from branchline.server.opening import Opening
from branchline.server.positions import EVERY
from branchline.server.problems import problem
from branchline.server.results.ending import ending_of
from branchline.server.rows import Result
from branchline.server.settings import Settings
from branchline.server.several import news
from branchline.server.several.post import Post
from branchline.server.store import AlreadyStored, NotStored, Store
from branchline.server.talk.chat import Chat
from branchline.server.thinking import Thinking
from branchline.server.timepiece import Timepiece
from branchline.table import Change, Refused, Table
from branchline.table.seating import places

log = logging.getLogger(__name__)


Propose = Callable[[Table], Change]
Expect = Callable[[str, datetime | None], None]  # told when a table has to be looked after


class Room:
    """Keeps one table in memory, and everybody at it up to date."""

    def __init__(
        self,
        table: Table,
        kept: int,
        opening: Opening,
        store: Store,
        thinking: Thinking,
        settings: Settings,
        line: Line,
        post: Post,
        timepiece: Timepiece,
        expect: Expect,
    ) -> None:
        self.table = table
        self.rematch: str | None = None  # the table of the next game, once somebody has asked for it
        self._advised = False  # whether it is written down that somebody asked for advice
        self._noting = asyncio.Lock()  # who asked first waits first for the answer too
        self._kept = kept  # the version of the newest position that is stored
        self._opening = opening
        self._store = store
        self._post = post
        self._notice_delay = timedelta(seconds=settings.notice_delay)
        self._timepiece = timepiece
        self._expect = expect
        self.frames = Frames()
        self.chat = Chat(table.id, store)
        self.line = line  # of all in the house who are sent news
        self.company = Company(self, settings, post, timepiece)
        self._turn = asyncio.Lock()  # asyncio's lock is fair: who asked first is served first
        self._bots = BotTurns(self, self.company, thinking, post)
        self._changing: set[asyncio.Task[None]] = set()
        self._left_at = monotonic()

    @contextmanager
    def joined(self, onlooker: Onlooker) -> Iterator[None]:
        """While somebody is at the table, they are told of changes and the bots play."""
        self.company.come(onlooker)
        self._bots.wake()
        asked = self.table.votes or self.table.consent.owners
        if asked or outbox.turn_of(self.table.seats, self.table.state) == onlooker.owner:
            self._do(self._seen(onlooker.owner))
        try:
            yield
        finally:
            self.company.go(onlooker)
            self._left_at = monotonic()
            if not self.company:
                self._do(self._post.leave(self.table.id))

    async def _seen(self, owner: str) -> None:
        """They see for themselves that it is their turn."""
        with suppress(NotStored):  # they are told once more than they need
            await self._store.write(lambda session: outbox.seen(session, self.table.id, owner))

    @property
    def lively(self) -> bool:
        """Whether computer players play: for somebody who is here or, at a table with a clock, who waits for them."""
        return bool(self.company) or goes_on(self.table)

    def offer_rematch(self, id: str) -> None:
        """Tells everybody where the next game is."""
        self._post.send(news.Rematch(table=self.table.id, next=id))
        self._show_rematch(id)

    def _show_rematch(self, id: str) -> None:
        self.rematch = id
        self.company.tell_all()

    def idle_for(self) -> float:
        """Seconds since anything went on here."""
        return 0.0 if self.company or self._changing or self._bots.playing else monotonic() - self._left_at

    async def whole(self) -> Table:
        """The table with all its steps: those before the position it was opened in are read when they are needed."""
        try:
            while self.table.earlier:  # meanwhile it may have been opened anew
                await self._opening.recall(self.table)
        except NotStored as error:
            log.error("The log of table %s could not be read: %s", self.table.id, error)
            raise problem("error-storage") from error
        return self.table

    async def note_advice(self) -> None:
        """Writes down that somebody is advised while the game is on: it does not count any more."""
        async with self._noting:
            if self._advised or self.table.state.over:
                return
            try:
                await self._store.note_advice(self.table.id)
            except NotStored as error:
                raise problem("error-storage") from error
            self._advised = True

    async def change(self, propose: Propose) -> None:
        """Makes a change: worked out from the table as it is, stored, and only then seen by anybody.

        It runs to its end even if whoever asked is gone by then, so that memory and data stay the same.
        """
        await self.changes([propose])

    async def changes(self, proposals: Iterable[Propose]) -> None:
        """Makes one change after the other, told to everybody together; a refusal ends it, and what was done stays."""
        await asyncio.shield(self._do(self._change(proposals)))

    def _do(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Does it to its end, whoever still waits for it."""
        task = asyncio.create_task(work)
        self._changing.add(task)
        task.add_done_callback(self._changing.discard)
        return task

    async def _change(self, proposals: Iterable[Propose]) -> None:
        async with self._turn:
            before = self.table.version
            try:
                for propose in proposals:
                    while not await self._stored(propose(self.table)):
                        pass  # of what another has stored, a request may say that it is stale, or follow all the same
            finally:
                if self.table.version > before:
                    self._left_at = monotonic()
                    self._post.send(news.Moved(table=self.table.id, version=self.table.version))
                    self._go_on()

    async def _stored(self, change: Change) -> bool:
        """Stores a change and makes it; False if another process was first, whose entries are read instead."""
        table, after = self.table, change.after
        table.check_known()
        change = change._replace(entry=change.entry._replace(at=self._timepiece.now()))
        looked_after = due(table, change)
        deciding = None if after.over else after.seat
        ranks = places(table.seats, after.ranks()) if after.over else []
        results = [Result(*one) for one in zip(after.scores(), ranks, strict=True)] if after.over else None
        position = table.here() if table.settled and table.version - self._kept >= EVERY else None
        try:
            try:
                over = table.ends_with(change)
                kept = position and (table.game, position)
                ending = results and ending_of(await self.whole(), results, change.events)
                told = outbox.passing(table, change, datetime.now(UTC) + self._notice_delay)
                await self._store.append(
                    table.id,
                    table.version + 1,
                    change.entry,
                    deciding,
                    over,
                    results,
                    kept,
                    ending or None,
                    due=looked_after,
                    passes=table.passes_with(change),
                    beside=told,
                )
            except AlreadyStored:
                self.table, self._kept = await self._opening.open(table.id)
                self._go_on()
                if self.table.version > table.version:
                    return False
                raise problem("error-storage") from None
        except NotStored as error:
            log.error("An entry of table %s could not be stored: %s", table.id, error, extra={"table": table.id})
            raise problem("error-storage") from error
        if position is not None:
            self._kept = position.version
        table.make(change)
        if table.clock is not None:
            self._expect(table.id, looked_after)
        metrics.entries.labels(change.entry.kind).inc()
        return True

    async def look_after(self) -> datetime | None:
        """Nobody may be here, but somebody's time may be over, or a computer player's turn was interrupted; returns
        when to come again."""
        stand_in = bots.stand_in(self.table.game)
        with suppress(Refused):  # there is time left
            await self.change(lambda table: table.time_out(self._timepiece.now(), stand_in))
        self._bots.wake()
        again = due_at(self.table, self._timepiece.now())
        await self._store.keep_due(self.table.id, again)  # it may be earlier than was foreseen
        return again

    def _go_on(self) -> None:
        """The table has changed."""
        if self.table.bot is None:
            self.company.tempo.arrived()
        self.company.tell_all()
        self._bots.wake()

    def tell_said(self) -> None:
        """Something was said: for those who sit here."""
        self._post.send(news.Said(table=self.table.id))
        self.company.let_hear()

    # Other processes of the house

    def hear(self, sender: str, letter: news.AboutTable) -> None:
        """What another process tells of this table."""
        match letter:
            case news.Moved(version=version):
                if version > self.table.version:
                    self._do(self._catch_up(version))
            case news.Here():
                self.company.heard(sender, letter)
            case news.WhoIsHere():
                if self.company:
                    self.company.tell_elsewhere()
            case news.Rematch(next=next):
                self._show_rematch(next)
            case news.Said():
                self._hear_talk()

    def read_up(self) -> None:
        """Letters may have been lost."""
        self._post.send(news.WhoIsHere(table=self.table.id))
        self.company.tell_elsewhere()
        self._hear_talk()
        self._do(self._catch_up(self.table.version + 1))

    def _hear_talk(self) -> None:
        self.chat.read_anew()
        self.company.let_hear()

    async def look_up(self) -> None:
        """Another process may have stored more than it came to tell."""
        await self._catch_up(self.table.version + 1)

    async def _catch_up(self, version: int) -> None:
        """Follows what another process has stored."""
        async with self._turn:
            before = self.table.version
            if before >= version:
                return
            try:
                await self._opening.catch_up(self.table)
            except (NotStored, Refused) as error:
                log.error(
                    "News of table %s could not be read: %s", self.table.id, error, extra={"table": self.table.id}
                )
                return
            if self.table.version > before:
                self._go_on()

    async def read_again(self) -> None:
        """Somebody's seats are somebody else's now."""
        async with self._turn:
            self.table, self._kept = await self._opening.open(self.table.id)
            self.chat.read_anew()
            self._go_on()

    async def dismiss(self, why: Refused) -> None:
        """Nobody stays at the table, and all are told why."""
        self.company.send_off(why)
        await self.close()

    async def close(self) -> None:
        """Stops the bots and waits for changes under way."""
        await self._bots.close()
        await asyncio.gather(*self._changing, return_exceptions=True)
