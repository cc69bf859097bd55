"""The post of one of several processes, by Redis: a channel carries the letters, locks say who leads at a table."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from secrets import token_hex
from time import monotonic
from typing import Final

from redis.asyncio import Redis
from redis.asyncio.lock import Lock
from redis.exceptions import LockError, RedisError

from branchline.server.several.news import Alive, Letter, News, read
from branchline.server.several.post import Post, Reader

log = logging.getLogger(__name__)

CHANNEL: Final = "branchline:news"
BEAT: Final = 2.0  # seconds from one sign of life to the next
GONE_AFTER: Final = 3 * BEAT  # without one
LEASE: Final = 5 * BEAT  # seconds a table stays with a process that has not said that it goes on
AGAIN: Final = 0.5  # seconds after which a lost connection is tried again
MOST_UNSENT: Final = 10_000  # while Redis is slow; what is dropped then is in the data
TROUBLES: Final = (OSError, RedisError)


class RedisPost(Post):
    """Lost, it is tried again for ever; the house goes on meanwhile, and each process sees its own people only."""

    def __init__(self, address: str) -> None:
        self._name = token_hex(8)
        self._redis = Redis.from_url(address, socket_connect_timeout=2, health_check_interval=10)
        self._unsent: asyncio.Queue[bytes] = asyncio.Queue(MOST_UNSENT)
        self._leases: dict[str, Lock] = {}
        self._heard_at: dict[str, float] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._lost = False

    async def open(self, reader: Reader) -> None:
        listening = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._ever(lambda: self._listen(reader, listening))),
            asyncio.create_task(self._ever(self._deliver)),
            asyncio.create_task(self._ever(lambda: self._beat(reader))),
        ]
        with suppress(TimeoutError):
            await asyncio.wait_for(listening.wait(), AGAIN)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in [*self._leases]:
            await self.leave(table)
        await self._redis.aclose()

    def send(self, news: News) -> None:
        with suppress(asyncio.QueueFull):
            self._unsent.put_nowait(Letter(sender=self._name, news=news).model_dump_json().encode())

    async def leads(self, table: str) -> bool:
        if table in self._leases:
            return True
        lease = self._redis.lock(f"branchline:table:{table}", timeout=LEASE)
        try:
            if not await lease.acquire(blocking=False):
                return False
        except TROUBLES as error:
            self._note(error)
            return True  # every process plays then, and of two actions at the same place the data takes one
        self._leases[table] = lease
        return True

    async def leave(self, table: str) -> None:
        lease = self._leases.pop(table, None)
        if lease is not None:
            with suppress(*TROUBLES):  # it ends by itself then
                await lease.release()

    async def _ever(self, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except TROUBLES as error:
                self._note(error)
                await asyncio.sleep(AGAIN)

    async def _listen(self, reader: Reader, listening: asyncio.Event) -> None:
        async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
            await channel.subscribe(CHANNEL)
            self._lost = False
            listening.set()
            await reader.read_up()
            async for message in channel.listen():
                self._take(message["data"], reader)

    def _take(self, data: bytes, reader: Reader) -> None:
        try:
            letter = read(data)
        except ValueError as error:
            log.warning("A letter of another process cannot be read: %s", error)
            return
        if letter.sender != self._name:
            self._heard_at[letter.sender] = monotonic()
            reader.hear(letter.sender, letter.news)

    async def _deliver(self) -> None:
        await self._redis.publish(CHANNEL, await self._unsent.get())

    async def _beat(self, reader: Reader) -> None:
        """Says that this process goes on, keeps what it leads, and notices who is not heard any more."""
        await asyncio.sleep(BEAT)
        self.send(Alive())
        now = monotonic()
        for sender in [sender for sender, at in self._heard_at.items() if now - at > GONE_AFTER]:
            del self._heard_at[sender]
            reader.gone(sender)
        for table, lease in [*self._leases.items()]:
            try:
                await lease.reacquire()
            except LockError:
                self._leases.pop(table, None)  # another leads by now: this process was away for too long

    def _note(self, error: BaseException) -> None:
        if not self._lost:
            self._lost = True
            log.error("The post between the processes is lost, and tried again until it is back: %s", error)
