"""A table with people at it: one change after the other, stored before it is seen, and bots that play on."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from time import monotonic
from typing import Final, Protocol

from branchline import bots
from branchline.server.bot_turns import BotTurns
from branchline.server.clocks import due, due_at, goes_on, with_clocks
from branchline.server.frames import Frames
from branchline.server.identity import Guest
from branchline.server.inside import metrics
from branchline.server.line import Line
from branchline.server.notices import outbox
from branchline.server.opening import Opening
from branchline.server.positions import EVERY
from branchline.server.presence import Attendance, Presence
from branchline.server.problems import problem
from branchline.server.results.ending import ending_of
from branchline.server.rows import Result
from branchline.server.settings import Settings
from branchline.server.several import news
from branchline.server.several.post import Post
from branchline.server.store import AlreadyStored, NotStored, Store
from branchline.server.talk.chat import Chat
from branchline.server.tempo import Pace, Tempo
from branchline.server.thinking import Thinking
from branchline.server.timepiece import Timepiece
from branchline.table import Change, Refused, Table
from branchline.table.seating import places

log = logging.getLogger(__name__)

AWAY_AFTER: Final = 1.0  # seconds after which others are told that somebody left: a reload is no leaving


Propose = Callable[[Table], Change]
Expect = Callable[[str, datetime | None], None]  # told when a table has to be looked after


class Onlooker(Protocol):
    """Somebody at the table, who is told when it has changed."""

    @property
    def guest(self) -> Guest: ...

    @property
    def owner(self) -> str: ...

    def changed(self) -> None: ...

    def said(self) -> None: ...

    def send_off(self, why: Refused) -> None: ...


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
        self._kept = kept  # the version of the newest position that is stored
        self._opening = opening
        self._store = store
        self._post = post
        self._notice_delay = timedelta(seconds=settings.notice_delay)
        self._timepiece = timepiece
        self._expect = expect
        self._tempo = Tempo(settings.bot_pace)
        self.frames = Frames()
        self.chat = Chat(table.id, store)
        self.line = line  # of all in the house who are sent news
        self._presence = Presence(settings.hand_after)
        self._turn = asyncio.Lock()  # asyncio's lock is fair: who asked first is served first
        self._onlookers: set[Onlooker] = set()
        self._bots = BotTurns(self, thinking, self._tempo, post)
        self._changing: set[asyncio.Task[None]] = set()
        self._left_at = monotonic()
        self._told_here: tuple[frozenset[int], frozenset[str]] = (frozenset(), frozenset())

    @contextmanager
    def joined(self, onlooker: Onlooker) -> Iterator[None]:
        """While somebody is at the table, they are told of changes and the bots play."""
        self._onlookers.add(onlooker)
        self._tell_elsewhere()
        self._tell_present()
        self._bots.wake()
        if outbox.turn_of(self.table.seats, self.table.state) == onlooker.owner:
            self._do(self._seen(onlooker.owner))
        try:
            yield
        finally:
            self._onlookers.discard(onlooker)
            self._left({onlooker.owner})
            self._left_at = monotonic()
            self._tell_elsewhere()
            if not self._onlookers:
                self._do(self._post.leave(self.table.id))

    async def _seen(self, owner: str) -> None:
        """They see for themselves that it is their turn."""
        with suppress(NotStored):  # they are told once more than they need
            await self._store.write(lambda session: outbox.seen(session, self.table.id, owner))

    def is_here(self, owner: str) -> bool:
        """Whether they are at the table, through whichever process."""
        return owner in self._here

    def _left(self, owners: Iterable[str]) -> None:
        """These have left, unless they are here in another way."""
        for owner in owners:
            if owner not in self._here:
                self._tempo.left(owner)
                if self.table.owned(owner):
                    self._presence.left(owner)
        asyncio.get_running_loop().call_later(AWAY_AFTER, self._tell_present)

    @property
    def present(self) -> frozenset[int]:
        """The seats whose persons are connected now."""
        return frozenset(number for number, seat in enumerate(self.attendance) if seat.present)

    @property
    def attendance(self) -> tuple[Attendance, ...]:
        """Of every seat, who is there and how long one waits for who is not."""
        there = self._presence.attendance(self.table.seats, self._here, self._tempo.skipping)
        return with_clocks(self.table, there, self._timepiece.now()) if self.table.clock else there

    @property
    def awaited(self) -> frozenset[int]:
        """The same without those whose time is over: others may decide about them though they are here."""
        return frozenset(number for number in self.present if self.attendance[number].clock != 0)

    def wait(self, seat: int) -> int:
        """How many seconds one has to wait before deciding about this seat."""
        there = self.attendance[seat]
        return there.hand_in or there.clock or 0

    @property
    def _here(self) -> set[str]:
        return self._through_here | self._presence.elsewhere

    @property
    def _through_here(self) -> set[str]:
        return {onlooker.owner for onlooker in self._onlookers}

    @property
    def lively(self) -> bool:
        """Whether computer players play: for somebody who is here or, at a table with a clock, who waits for them."""
        return bool(self._onlookers) or goes_on(self.table)

    @property
    def people(self) -> set[str]:
        """Who is here to follow the game: those who play it or, where nobody does, those who watch."""
        return {owner for owner in self._here if self.table.owned(owner)} or self._here

    def _tell_present(self) -> None:
        if self._told_here != (self.present, self._tempo.skipping):
            self._tell_all()

    def offer_rematch(self, id: str) -> None:
        """Tells everybody where the next game is."""
        self._post.send(news.Rematch(table=self.table.id, next=id))
        self._show_rematch(id)

    def _show_rematch(self, id: str) -> None:
        self.rematch = id
        self._tell_all()

    def idle_for(self) -> float:
        """Seconds since anything went on here."""
        return 0.0 if self._onlookers or self._changing or self._bots.playing else monotonic() - self._left_at

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
        stand_in = bots.stand_in(self.table.game.name)
        with suppress(Refused):  # there is time left
            await self.change(lambda table: table.time_out(self._timepiece.now(), stand_in))
        self._bots.wake()
        again = due_at(self.table, self._timepiece.now())
        await self._store.keep_due(self.table.id, again)  # it may be earlier than was foreseen
        return again

    def tell_clocks(self) -> None:
        """Time passes, or stands still, for somebody here."""
        self._tell_all()

    def _go_on(self) -> None:
        """The table has changed."""
        if self.table.bot is None:
            self._tempo.arrived()
        self._tell_all()
        self._bots.wake()

    def _tell_all(self) -> None:
        self._told_here = (self.present, self._tempo.skipping)
        for onlooker in self._onlookers:
            onlooker.changed()

    def tell_said(self) -> None:
        """Something was said: for those who sit here."""
        self._post.send(news.Said(table=self.table.id))
        self._let_hear()

    def _let_hear(self) -> None:
        for onlooker in self._onlookers:
            if self.sits(onlooker.owner):
                onlooker.said()

    def wish(self, owner: str, pace: Pace) -> None:
        """Somebody at the table likes them to play at this pace."""
        self._tempo.wish(owner, pace)
        self._tell_elsewhere()

    def skip(self, owner: str) -> None:
        """Somebody does not want to follow them until a person decides."""
        if owner not in self.people:
            raise problem("error-skip")
        if self.table.bot is not None:
            self._tempo.skip(owner)
            self._tell_elsewhere()
            self._tell_all()

    # Other processes of the house

    def hear(self, sender: str, letter: news.AboutTable) -> None:
        """What another process tells of this table."""
        match letter:
            case news.Moved(version=version):
                if version > self.table.version:
                    self._do(self._catch_up(version))
            case news.Here(owners=owners, wishes=wishes, skipping=skipping):
                for owner, pace in wishes.items():
                    self._tempo.wish(owner, pace)
                for owner in skipping:
                    self._tempo.skip(owner)
                self._left(self._presence.heard(sender, owners))
                self._tell_present()
            case news.WhoIsHere():
                if self._onlookers:
                    self._tell_elsewhere()
            case news.Rematch(next=next):
                self._show_rematch(next)
            case news.Said():
                self.chat.read_anew()
                self._let_hear()

    def gone(self, sender: str) -> None:
        """Nobody is here through that process any more."""
        self._left(self._presence.heard(sender, ()))

    def read_up(self) -> None:
        """Letters may have been lost."""
        self._post.send(news.WhoIsHere(table=self.table.id))
        self._tell_elsewhere()
        self.chat.read_anew()
        self._let_hear()
        self._do(self._catch_up(self.table.version + 1))

    def _tell_elsewhere(self) -> None:
        owners = self._through_here
        skipping = sorted(owners & self._tempo.skipping)
        wishes = self._tempo.wishes(owners)
        self._post.send(news.Here(table=self.table.id, owners=sorted(owners), wishes=wishes, skipping=skipping))

    async def _catch_up(self, version: int) -> None:
        """Follows what another process has stored."""
        async with self._turn:
            if self.table.version >= version:
                return
            try:
                await self._opening.catch_up(self.table)
            except (NotStored, Refused) as error:
                log.error(
                    "News of table %s could not be read: %s", self.table.id, error, extra={"table": self.table.id}
                )
                return
            self._go_on()

    def sits(self, owner: str) -> bool:
        """Whether they have a seat here, or left or gave one up to a computer player."""
        return any(seat.person == owner for seat in self.table.seats)

    async def read_again(self) -> None:
        """Somebody's seats are somebody else's now."""
        async with self._turn:
            self.table, self._kept = await self._opening.open(self.table.id)
            self.chat.read_anew()
            self._go_on()

    def send_off(self, why: Refused, owner: str | None = None, session: str | None = None) -> None:
        """Those here as this owner, or in this session, or all, have to leave, and are told why."""
        for onlooker in self._onlookers:
            if owner in (None, onlooker.guest.id) and session in (None, onlooker.guest.session):
                onlooker.send_off(why)

    async def dismiss(self, why: Refused) -> None:
        """Nobody stays at the table, and all are told why."""
        self.send_off(why)
        await self.close()

    async def close(self) -> None:
        """Stops the bots and waits for changes under way."""
        await self._bots.close()
        await asyncio.gather(*self._changing, return_exceptions=True)
