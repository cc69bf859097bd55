"""The tables in memory: loaded when somebody comes, taken out when nobody has been there for a while."""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Final

from branchline import bots
from branchline.core.contract import Game
from branchline.games import GAMES
from branchline.lessons import lesson
from branchline.server.advice_models import NewBranch
from branchline.server.branch import set_up_branch
from branchline.server.identity import Guest
from branchline.server.line import Line
from branchline.server.models import NewLesson, NewTable
from branchline.server.problems import problem, shown
from branchline.server.rematch import rematch_id, set_up_rematch
from branchline.server.room import Room
from branchline.server.settings import Settings
from branchline.server.setup import set_up, set_up_lesson
from branchline.server.store import AlreadyStored, Setup, Store
from branchline.server.thinking import Thinking
from branchline.table import Entry, LessonTable, Refused, Table

log = logging.getLogger(__name__)

LONGEST_ID: Final = 32
PART: Final = 500  # entries of a log that are followed at a time: a few milliseconds
DAY: Final = timedelta(days=1)


class Rooms:
    """One room a table, however many come at the same moment."""

    def __init__(self, settings: Settings, store: Store, thinking: Thinking) -> None:
        self.store = store
        self._settings = settings
        self._thinking = thinking
        self._making = asyncio.Lock()
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._line = Line()
        # One log is followed at a time: of several, a part of each would stand between two turns of everybody else.
        self._following = asyncio.Lock()

    async def make(self, asked: NewTable, guest: Guest) -> str:
        """Sets up a new table and stores it."""
        return await self._make(set_up(asked, guest), guest)

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
        setup, entries = set_up_branch((await self.get(id)).table, asked, guest)
        return await self._make(setup, guest, entries)

    async def _make(self, setup: Setup, guest: Guest, entries: Sequence[Entry] = ()) -> str:
        try:
            table = await self._followed(setup, entries)
        except ValueError as error:
            raise problem("error-setup", detail=str(error).rstrip(".")) from None
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
            await self.store.delete(id)
            room = self._rooms.pop(id, None)
            if room is not None:
                await room.dismiss()
            return
        if not summary.over:
            with suppress(Refused):  # where it cannot be opened any more, nobody goes on
                await self._leave(id, guest)
        await self.store.put_away(id, guest.id)

    async def _leave(self, id: str, guest: Guest) -> None:
        room = await self.get(id)
        stand_in = bots.stand_in(room.table.game.name)
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

    async def _open(self, id: str) -> Room:
        table = await self._load(id)
        room = Room(table, lambda: self._load(id), self.store, self._thinking, self._settings, self._line)
        room.rematch = await self._find_rematch(table)
        self._rooms[id] = room
        return room

    async def _find_rematch(self, table: Table) -> str | None:
        rematch = await self.store.summary(rematch_id(table)) if table.state.over else None
        return None if rematch is None else rematch.id

    async def _load(self, id: str) -> Table:
        stored = await self.store.load(id) if len(id) <= LONGEST_ID else None
        if stored is None:
            raise problem("error-unknown-table", table=shown(id))
        try:
            return await self._followed(*stored)
        except ValueError as error:
            log.error("Table %s: %s", id, error)
            raise problem("error-table-damaged", table=id) from error

    async def _followed(self, setup: Setup, entries: Sequence[Entry]) -> Table:
        """The table as its log left it. In parts, so that others are served in between, and not in a thread: it would
        fight with everybody else for the interpreter, and both would be slower."""
        async with self._following:
            table = _table(setup)
            for first in range(0, len(entries), PART):
                table.follow(entries[first : first + PART])
                await asyncio.sleep(0)
        return table

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

    async def close(self) -> None:
        await asyncio.gather(*(room.close() for room in self._rooms.values()))


def _table(setup: Setup) -> Table:
    """A table from what is stored of it. Under other rules its log could mean another game without anyone noticing."""
    game = GAMES.get(setup.game)
    if game is None or (game.rules_version, game.board_version) != (setup.rules_version, setup.board_version):
        raise problem("error-rules-changed", table=setup.id)
    if setup.lesson is not None:
        return _lesson_table(setup, game)
    return Table(
        setup.id,
        game,
        setup.seats,
        setup.seed,
        setup.options,
        maker=setup.made_by,
        seed_chosen=setup.seed_chosen,
        hints=setup.hints,
        branch=setup.branch,
    )


def _lesson_table(setup: Setup, game: Game) -> Table:
    try:
        taken = lesson(setup.lesson or "")
    except KeyError:
        raise problem("error-rules-changed", table=setup.id) from None
    return LessonTable(setup.id, game, setup.seats, taken, (), setup.made_by)
