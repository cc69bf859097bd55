"""A table with people at it: one change after the other, stored before it is seen, and bots that play on."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final, Protocol

from branchline.server.problems import problem
from branchline.server.store import AlreadyStored, NotStored, Store
from branchline.server.thinking import NoChoice, Thinking
from branchline.table import Change, Table
from branchline.table.refusal import refused

log = logging.getLogger(__name__)

AFTER_FAILURE: Final = 5.0  # seconds after which a bot tries again to have its action stored


class Onlooker(Protocol):
    """Somebody at the table, who is told when it has changed."""

    def changed(self) -> None: ...


class Room:
    """Keeps one table in memory, and everybody at it up to date."""

    def __init__(
        self,
        table: Table,
        reload: Callable[[], Awaitable[Table]],
        store: Store,
        thinking: Thinking,
        bot_pace: float,
    ) -> None:
        self.table = table
        self._reload = reload
        self._store = store
        self._thinking = thinking
        self._bot_pace = bot_pace
        self._turn = asyncio.Lock()  # asyncio's lock is fair: who asked first is served first
        self._onlookers: set[Onlooker] = set()
        self._bots: asyncio.Task[None] | None = None
        self._changing: set[asyncio.Task[None]] = set()
        self._left_at = monotonic()

    @contextmanager
    def joined(self, onlooker: Onlooker) -> Iterator[None]:
        """While somebody is at the table, they are told of changes and the bots play."""
        self._onlookers.add(onlooker)
        self._wake_bots()
        try:
            yield
        finally:
            self._onlookers.discard(onlooker)
            self._left_at = monotonic()

    def idle_for(self) -> float:
        """Seconds since anything went on here."""
        return 0.0 if self._onlookers or self._changing or self._bots else monotonic() - self._left_at

    async def change(self, propose: Callable[[Table], Change]) -> None:
        """Makes a change: worked out from the table as it is, stored, and only then seen by anybody.

        It runs to its end even if whoever asked is gone by then, so that memory and data stay the same.
        """
        task = asyncio.create_task(self._change(propose))
        self._changing.add(task)
        task.add_done_callback(self._changing.discard)
        await asyncio.shield(task)

    async def _change(self, propose: Callable[[Table], Change]) -> None:
        async with self._turn:
            table = self.table
            change = propose(table)
            after = change.after
            deciding = None if after.over else after.seat
            try:
                await self._store.append(table.id, table.version + 1, change.entry, deciding, after.over)
            except AlreadyStored:
                at = table.version
                self.table = await self._reload()
                self._tell_all()
                self._wake_bots()
                raise refused("error-stale", at=at, version=self.table.version) from None
            except NotStored as error:
                log.error("An entry of table %s could not be stored: %s", table.id, error)
                raise problem("error-storage") from error
            table.make(change)
            self._left_at = monotonic()
        self._tell_all()
        self._wake_bots()

    def _tell_all(self) -> None:
        for onlooker in self._onlookers:
            onlooker.changed()

    # Computer players

    def _wake_bots(self) -> None:
        if self._bots is None and self._onlookers and self.table.bot is not None:
            self._bots = asyncio.create_task(self._play_bots())

    async def _play_bots(self) -> None:
        try:
            while self._onlookers and self.table.bot is not None:
                try:
                    await self._play_bot()
                except Exception:  # the disk is full, say: the game goes on when it can
                    log.exception("At table %s a bot's action could not be made; it is tried again.", self.table.id)
                    await asyncio.sleep(AFTER_FAILURE)
        finally:
            self._bots = None

    async def _play_bot(self) -> None:
        table = self.table
        seat, version, started = table.state.seat, table.version, monotonic()
        try:
            action = await self._thinking.choose(table)
        except NoChoice as reason:
            action = table.stand_in()
            log.warning(
                "At table %s, version %d, the bot %s of seat %d gave no action (%s); %s was played for it.",
                table.id,
                version,
                table.bot,
                seat,
                reason,
                table.state.notation(action),
            )
        await asyncio.sleep(max(0.0, started + self._bot_pace - monotonic()))
        await self.change(lambda now: now.play(seat, action, version))

    async def close(self) -> None:
        """Stops the bots and waits for changes under way."""
        if self._bots is not None:
            self._bots.cancel()
            await asyncio.gather(self._bots, return_exceptions=True)
        await asyncio.gather(*self._changing, return_exceptions=True)
