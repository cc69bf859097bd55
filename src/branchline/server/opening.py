"""How a table comes into memory: from a stored position and what was played since, or from its whole log."""

import asyncio
import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Final

from branchline.core.contract import Game
from branchline.games import GAMES, on
from branchline.lessons import lesson
from branchline.server.positions import EVERY, unpack
from branchline.server.problems import problem, shown
from branchline.server.rows import Setup
from branchline.server.store import NotStored, Store, Stored
from branchline.table import Entry, LessonTable, Table
from branchline.table.clock import Rests
from branchline.table.position import RECENT, Position

log = logging.getLogger(__name__)

LONGEST_ID: Final = 32
PART: Final = 500  # entries of a log that are followed at a time: a few milliseconds


class Opening:
    """Opens the tables of a store."""

    def __init__(self, store: Store, rests: Rests) -> None:
        self._store = store
        self._rests = rests
        # One log is followed at a time: of several, a part of each would stand between two turns of everybody else.
        self._following = asyncio.Lock()

    async def open(self, id: str) -> tuple[Table, int]:
        """The table as its log left it, and the version of its newest stored position."""
        stored = await self._store.load_recent(id) if len(id) <= LONGEST_ID else None
        if stored is None:
            raise problem("error-unknown-table", table=shown(id))
        if stored[0].closed:
            raise problem("error-table-closed", table=id)
        with _damages(id):
            table, kept = await self._opened(stored)
        # By other rules the same log may come to something else.
        table.lost |= table.outdated and stored.stand != table.deciding
        return table, kept

    async def recall(self, table: Table) -> None:
        """Gives a table the steps before the position it was opened in."""
        stored = await self._store.load(table.id, upto=table.start.version)
        if stored is None:
            raise problem("error-unknown-table", table=table.id)
        with _damages(table.id):
            past = await self.follow(*stored)
            if table.earlier:  # or somebody else was first
                table.recall(past)

    async def catch_up(self, table: Table) -> None:
        """Goes on with what was stored since."""
        entries = await self._store.entries(table.id, after=table.version)
        with _damages(table.id):
            await _follow(table, entries)

    async def follow(self, setup: Setup, entries: Sequence[Entry], position: Position | None = None) -> Table:
        """The table after these entries."""
        async with self._following:
            table = table_of(setup, self._rests, position)
            await _follow(table, entries)
        return table

    async def _opened(self, stored: Stored) -> tuple[Table, int]:
        setup, _, kept, entries = stored
        if kept.packed is None:
            return await self._from_log(setup, entries, kept.newest)
        try:
            position = unpack(_game(setup), kept.packed)
        except ValueError as error:
            log.warning(
                "A position of table %s is of no use, so its whole log is followed: %s",
                setup.id,
                error,
                extra={"table": setup.id},
            )
            whole = await self._store.load(setup.id)
            return await self._from_log(setup, whole[1] if whole else [], 0)
        return await self.follow(setup, entries, position), kept.newest

    async def _from_log(self, setup: Setup, entries: Sequence[Entry], newest: int) -> tuple[Table, int]:
        """Follows all of it and, if it was long, keeps a position, so that it need not be done again."""
        cut = len(entries) - RECENT
        if cut <= EVERY:
            return await self.follow(setup, entries), newest
        position: Position | None = None
        async with self._following:
            table = table_of(setup, self._rests)
            await _follow(table, entries[: cut - EVERY])
            for entry in entries[cut - EVERY : cut]:
                table.follow([entry])
                if table.settled:
                    position = table.here()
            await _follow(table, entries[cut:])
        if position is None:
            return table, newest
        with suppress(NotStored):  # the table can be opened all the same
            await self._store.keep_only(setup.id, table.game, position)
        return table, position.version


@contextmanager
def _damages(id: str) -> Iterator[None]:
    try:
        yield
    except ValueError as error:
        log.error("Table %s: %s", id, error, extra={"table": id})
        raise problem("error-table-damaged", table=id) from error


async def _follow(table: Table, entries: Sequence[Entry]) -> None:
    """In parts, so that others are served in between, and not in a thread: it would fight with everybody else for the
    interpreter, and both would be slower."""
    for first in range(0, len(entries), PART):
        table.follow(entries[first : first + PART])
        await asyncio.sleep(0)


def _game(setup: Setup) -> Game:
    """The game of a table. On another board, or under rules to come, its log could mean another one without anyone
    noticing; a lesson is made for its rules."""
    game = GAMES.get(setup.game)
    unknown = game is None or game.board_version != setup.board_version or game.rules_version < setup.rules_version
    if game is None or unknown or (setup.lesson is not None and game.rules_version != setup.rules_version):
        raise problem("error-rules-changed", table=setup.id)
    try:
        return game if setup.board is None else on(game, setup.board)
    except ValueError:  # once it was a good board
        raise problem("error-rules-changed", table=setup.id) from None


def table_of(setup: Setup, rests: Rests, position: Position | None = None) -> Table:
    """A table from what is stored of it, before its log is followed."""
    game = _game(setup)
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
        position=position,
        watchers=setup.watchers,
        timing=setup.timing,
        rests=rests,
        rules=setup.rules_version,
    )


def _lesson_table(setup: Setup, game: Game) -> Table:
    try:
        taken = lesson(setup.lesson or "")
    except KeyError:
        raise problem("error-rules-changed", table=setup.id) from None
    return LessonTable(setup.id, game, setup.seats, taken, (), setup.made_by)
