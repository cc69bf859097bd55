"""The tables in memory: loaded when somebody comes, taken out when nobody has been there for a while."""

import asyncio
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Final

from branchline import bots
from branchline.lessons import lesson
from branchline.server.advice_models import NewBranch
from branchline.server.branch import set_up_branch
from branchline.server.deadlines import Deadlines
from branchline.server.identity import Guest
from branchline.server.line import Line
from branchline.server.models import NewLesson, NewTable
from branchline.server.opening import Opening
from branchline.server.problems import problem, shown
from branchline.server.rematch import rematch_id, set_up_rematch
from branchline.server.rests import Rests
from branchline.server.room import Room
from branchline.server.rows import Setup
from branchline.server.settings import Settings
from branchline.server.setup import set_up, set_up_lesson
from branchline.server.several import news
from branchline.server.several.post import Post
from branchline.server.store import AlreadyStored, Store
from branchline.server.thinking import Thinking
from branchline.server.timepiece import Timepiece
from branchline.table import Entry, Refused, Table

DAY: Final = timedelta(days=1)
ANSWERED: Final = 1.0  # seconds after which the other processes have said who is at a table


class Rooms:
    """One room a table, however many come at the same moment."""

    def __init__(self, settings: Settings, store: Store, thinking: Thinking, post: Post, timepiece: Timepiece) -> None:
        self.store = store
        self._post = post
        self._settings = settings
        self._thinking = thinking
        self._making = asyncio.Lock()
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._doing: set[asyncio.Task[None]] = set()
        self._line = Line()
        self._timepiece = timepiece
        self.rests = Rests(store)
        self._deadlines = Deadlines(timepiece, self._look_after)
        self._opening = Opening(store, self.rests.spans)

    @property
    def open(self) -> int:
        """How many tables are in memory."""
        return len(self._rooms)

    @property
    def untold(self) -> int:
        """How many screens wait in line for their news."""
        return len(self._line)

    async def make(self, asked: NewTable, guest: Guest, password: str | None = None) -> str:
        """Sets up a new table and stores it, with what is kept of its password."""
        setup = await asyncio.to_thread(set_up, asked, guest)  # a board takes a moment to be checked
        return await self._make(replace(setup, access=asked.access, password=password), guest)

    async def make_lesson(self, id: str, asked: NewLesson, guest: Guest) -> str:
        """Sets up a table at which this lesson is taken, and stores it."""
        try:
            taken = lesson(id)
        except KeyError:
            raise problem("error-unknown-lesson", lesson=shown(id)) from None
        return await self._make(set_up_lesson(taken, asked, guest), guest)

    async def rematch(self, id: str, guest: Guest) -> str:
        """The table at which the people of this one play again; the first who asks has it set up."""
        room = await self.get(id)
        setup = set_up_rematch(room.table, guest)
        if room.rematch is None:
            with suppress(AlreadyStored):  # where another was first
                await self._make(setup, guest)
            room.offer_rematch(setup.id)
        return setup.id

    async def branch(self, id: str, asked: NewBranch, guest: Guest) -> str:
        """Sets up a table at which this guest plays on from a moment of a finished game, and stores it."""
        setup, entries = set_up_branch(await self.whole(id, guest), asked, guest)
        return await self._make(setup, guest, entries)

    async def begin(self, setup: Setup, entries: Sequence[Entry] = ()) -> Table:
        """A table as it stands before anybody comes; refused where the game cannot be set up like this."""
        try:
            return await self._opening.follow(setup, entries)
        except ValueError as error:
            raise problem("error-setup", detail=str(error).rstrip(".")) from None

    async def _make(self, setup: Setup, guest: Guest, entries: Sequence[Entry] = ()) -> str:
        table = await self.begin(setup, entries)
        async with self._making:  # one after the other, or many at once would pass the check together
            if await self.store.made(guest.id, datetime.now(UTC) - DAY) >= self._settings.tables_a_day:
                raise problem("error-many-tables", most=self._settings.tables_a_day)
            await self.store.make(setup, table.deciding, table.state.over, entries)
        return setup.id

    async def remove(self, id: str, guest: Guest) -> None:
        """Takes a table out of this guest's list. Computer players go on in their seats if others play there; if
        nobody else has part in it, or all have put it away, nothing of it is left."""
        summary = await self.store.summary(id)
        if summary is None:
            raise problem("error-unknown-table", table=shown(id))
        if guest.id not in summary.people:
            raise problem("error-not-your-table", table=id)
        if summary.people <= {*summary.put_away, guest.id}:
            await self.delete(id)
            return
        if not summary.over:
            with suppress(Refused):  # where it cannot be opened any more, nobody goes on
                await self._leave(id, guest)
        await self.store.put_away(id, guest.id)

    async def delete(self, id: str) -> None:
        """Nothing of the table is left."""
        await self.store.delete(id)
        await self._dismiss(id, "error-unknown-table")

    async def close_table(self, id: str, closed: bool) -> None:
        """Nobody enters the table any more, or everybody again."""
        await self.store.close_table(id, closed)
        await self._dismiss(id, "error-table-closed")

    async def _dismiss(self, id: str, why: news.WhyShut) -> None:
        self._post.send(news.Shut(table=id, why=why))
        await self._dismiss_here(id, why)

    async def _dismiss_here(self, id: str, why: news.WhyShut) -> None:
        if id in self._loading:
            await asyncio.wait([self._loading[id]])
        room = self._rooms.pop(id, None)
        if room is not None:
            await room.dismiss(problem(why, table=id))

    async def forget_lessons(self, owner: str) -> None:
        """Of the lessons that they took nothing is left."""
        for id in await self.store.lesson_tables(owner):
            await self.delete(id)

    def send_off(self, owner: str | None = None, session: str | None = None) -> None:
        """Who is at tables as this owner, or in this session, is somebody else now, or nobody: their screens come again
        as whoever they are."""
        self._send_off(owner, session)
        self._post.send(news.SentOff(owner=owner, session=session))

    def _send_off(self, owner: str | None, session: str | None) -> None:
        for room in self._rooms.values():
            room.company.send_off(problem("error-come-again"), owner, session)

    async def handed_over(self, owner: str) -> None:
        """What this guest had is an account's now: the tables in memory are read again."""
        self._post.send(news.HandedOver(owner=owner))
        await self._read_again(owner)

    async def _read_again(self, owner: str) -> None:
        if self._loading:
            await asyncio.wait(self._loading.values())  # they may have been read before
        self._send_off(owner, None)
        await self.rests.read()
        for room in [room for room in self._rooms.values() if room.table.has_part(owner)]:
            await room.read_again()

    async def _leave(self, id: str, guest: Guest) -> None:
        room = await self.get(id)
        stand_in = bots.stand_in(room.table.game)
        mine = room.table.owned(guest.id)
        await room.changes(partial(Table.leave, asking=guest.id, seat=seat, bot=stand_in) for seat in mine)

    async def get(self, id: str) -> Room:
        """The room of a table. Who joins it does so before waiting for anything else, or it may be put away."""
        room = self._rooms.get(id)
        if room is not None:
            return room
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.create_task(self._open(id))
            loading.add_done_callback(lambda _: self._loading.pop(id))
        return await asyncio.shield(loading)

    def notice_due(self) -> datetime:
        """When somebody is told whose turn comes now."""
        return datetime.now(UTC) + timedelta(seconds=self._settings.notice_delay)

    async def is_here(self, id: str, owner: str) -> bool:
        """Whether somebody is at a table, through whichever process of the house."""
        room = self._rooms.get(id)
        if room is None and self._settings.redis:
            with suppress(Refused):
                room = await self.get(id)
                await asyncio.sleep(ANSWERED)
        return room is not None and room.company.is_here(owner)

    async def enter(self, id: str, guest: Guest) -> Room:
        """The room of a table for this guest, who may have to give its password first, or has no part in a table that
        nobody else watches."""
        if not await self.store.admits(id, guest.id) and not (await self.get(id)).table.has_part(guest.id):
            raise problem("error-table-password", table=id)
        room = await self.get(id)
        if self._settings.redis:  # who was cut off from a process that was killed has seen what it had no time to tell
            await room.look_up()
            room = await self.get(id)
        room.table.check_may_watch(guest.id)
        return room

    async def whole(self, id: str, guest: Guest) -> Table:
        """A table with all its steps, for whoever looks back."""
        return await (await self.enter(id, guest)).whole()

    async def _open(self, id: str) -> Room:
        table, kept = await self._opening.open(id)
        room = Room(
            table,
            kept,
            self._opening,
            self.store,
            self._thinking,
            self._settings,
            self._line,
            self._post,
            self._timepiece,
            self._deadlines.expect,
        )
        room.rematch = await self._find_rematch(table)
        self._rooms[id] = room
        self._post.send(news.WhoIsHere(table=id))
        return room

    async def _find_rematch(self, table: Table) -> str | None:
        rematch = await self.store.summary(rematch_id(table)) if table.state.over else None
        return None if rematch is None else rematch.id

    # Other processes of the house

    def hear(self, sender: str, letter: news.News) -> None:
        """What another process tells. Of a table that is not in memory here nobody wants to know."""
        if isinstance(letter, news.SentOff):
            self._send_off(letter.owner, letter.session)
        elif isinstance(letter, news.HandedOver):
            self._do(self._read_again(letter.owner))
        elif isinstance(letter, news.Shut):
            self._do(self._dismiss_here(letter.table, letter.why))
        elif not isinstance(letter, news.Alive) and (room := self._rooms.get(letter.table)) is not None:
            room.hear(sender, letter)

    def gone(self, sender: str) -> None:
        """Nobody is at any table through that process any more."""
        for room in self._rooms.values():
            room.company.gone(sender)

    async def read_up(self) -> None:
        """Letters may have been lost."""
        for room in [*self._rooms.values()]:
            room.read_up()

    def _do(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._doing.add(task)
        task.add_done_callback(self._doing.discard)

    # Clocks

    async def keep_time(self) -> None:
        """Looks after tables whose time has come, though nobody may be there. Runs until it is cancelled."""

        async def read() -> list[tuple[str, datetime]]:
            await self.rests.beat(self._timepiece.now())
            await self.rests.read()
            return await self.store.due()

        await self._deadlines.run(read)

    async def rested(self, owner: str) -> None:
        """Time does not count for this person any more, or counts again: their tables are looked after anew."""
        await self.rests.read()
        for room in [room for room in self._rooms.values() if room.table.has_part(owner)]:
            room.company.tell_all()
        for table in await self.store.summaries(owner):
            if table.timing is not None and not table.over:
                self._deadlines.expect(table.id, self._timepiece.now())

    async def _look_after(self, id: str) -> datetime | None:
        return await (await self.get(id)).look_after()

    async def sweep(self) -> None:
        """Puts away, now and then, the tables nobody has been at for a while. Runs until it is cancelled."""
        while True:
            await asyncio.sleep(self._settings.idle_after / 4)
            self.put_away(self._settings.idle_after)

    def put_away(self, idle_for: float) -> None:
        """Takes the tables out of memory that have been idle for so long."""
        for id, room in list(self._rooms.items()):
            if room.idle_for() > idle_for:
                del self._rooms[id]
                self._do(self._post.leave(id))  # computer players may have played there with nobody to see it

    async def close(self) -> None:
        await asyncio.gather(*(room.close() for room in self._rooms.values()))
