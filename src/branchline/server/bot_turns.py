"""The computer players of one table: while somebody is there, or waits for them, they play at its pace."""

import asyncio
import logging
from collections.abc import Callable
from time import monotonic
from typing import Final, Protocol

from branchline.server.company import Company
from branchline.server.several.post import Post
from branchline.server.thinking import NoChoice, Thinking
from branchline.table import Change, Refused, Table

log = logging.getLogger(__name__)

AFTER_FAILURE: Final = 5.0  # seconds after which a bot tries again to have its action stored
LED_ELSEWHERE: Final = 1.0  # seconds after which a process asks again whether it may play for them
GOES_ON: Final = 5  # how much quicker an action follows that only goes on with a move


class Place(Protocol):
    """Where they play."""

    @property
    def table(self) -> Table: ...

    @property
    def lively(self) -> bool: ...

    async def whole(self) -> Table: ...

    async def change(self, propose: Callable[[Table], Change]) -> None: ...


class BotTurns:
    """Plays for every computer player that has to decide."""

    def __init__(self, place: Place, company: Company, thinking: Thinking, post: Post) -> None:
        self._place = place
        self._company = company
        self._thinking = thinking
        self._post = post
        self._task: asyncio.Task[None] | None = None

    @property
    def playing(self) -> bool:
        """Whether one of them is about to do something."""
        return self._task is not None

    def wake(self) -> None:
        """Something has changed: they may have to decide."""
        if self._task is None and self._due:
            self._task = asyncio.create_task(self._play_on())

    @property
    def _due(self) -> bool:
        return self._place.lively and self._place.table.bot is not None

    async def _play_on(self) -> None:
        try:
            while self._due:
                try:
                    if not await self._post.leads(self._place.table.id):
                        await asyncio.sleep(LED_ELSEWHERE)
                        continue
                    await self._play()
                except Exception:  # the disk is full, say: the game goes on when it can
                    id = self._place.table.id
                    log.exception(
                        "At table %s a bot's action could not be made; it is tried again.", id, extra={"table": id}
                    )
                    await asyncio.sleep(AFTER_FAILURE)
        finally:
            self._task = None

    async def _play(self) -> None:
        table = await self._place.whole()  # a computer player remembers all that it has seen
        if table.bot is None:
            return  # meanwhile somebody has taken the seat back
        seat, version, started = table.state.seat, table.version, monotonic()
        try:
            told = table.scripted()
            action = await self._thinking.choose(table) if told is None else told
        except NoChoice as reason:
            action = table.stand_in()
            log.warning(
                "At table %s, version %d, the bot %s of seat %d gave no action (%s); another was played for it.",
                table.id,
                version,
                table.bot,
                seat,
                reason,
                extra={"table": table.id},
            )
        await self._company.tempo.rest(started, self._share(seat, action), lambda: self._company.people)
        try:
            await self._place.change(lambda now: now.play(seat, action, version))
        except Refused:
            if self._place.table.version == version:
                raise
            # Meanwhile a seat was handed over, or another process played: the next round sees the table as it is.

    def _share(self, seat: int, action: int) -> float:
        """How much of a pause an action needs: the third in a row of one kind only goes on with a move."""
        table = self._place.table
        verb = table.state.notation(action).split()[0]
        last = table.recent[-2:]
        alike = [step for step in last if step.seat == seat and step.notation and step.notation.split()[0] == verb]
        return 1 / GOES_ON if len(alike) == 2 else 1.0

    async def close(self) -> None:
        """They stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
