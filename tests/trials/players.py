"""Guests who play as fast as they are let, through whichever server answers, and remember what was acknowledged."""

import asyncio
import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from secrets import token_urlsafe
from time import perf_counter
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from branchline.server.identity import COOKIE

Urls = Callable[[], Sequence[str]]
PEOPLE = ("me", "here", "open")
AGAIN = 0.05  # seconds until a player who found nobody tries another server


class Guest:
    """Somebody with a browser: known by a cookie, wherever they ask."""

    def __init__(self) -> None:
        self.headers = {"Cookie": f"{COOKIE}={token_urlsafe(32)}"}


async def make_table(
    http: httpx.AsyncClient, url: str, guest: Guest, *kinds: str, game: str = "germany", **more: Any
) -> str:
    """A table with these seats: me, here, open, or the name of a computer player."""
    seats = [{"kind": kind} if kind in PEOPLE else {"kind": "bot", "bot": kind} for kind in kinds]
    body = {"game": game, "seats": seats, **more}
    answer = await http.post(f"{url}/api/tables", json=body, headers=guest.headers)
    answer.raise_for_status()
    id: str = answer.json()["id"]
    return id


class Player:
    """One guest at one table, over one socket at a time."""

    def __init__(self, urls: Urls, table: str, guest: Guest, seat: int | None, pause: float = 0.0) -> None:
        """With a pause before each action, of so many seconds on average."""
        self.table = table
        self.acknowledged: dict[int, tuple[int, int]] = {}  # what was played at each version: seat and action
        self.sent_at: dict[int, float] = {}  # and when
        self.waits: list[float] = []  # seconds from sending an action to its acknowledgement
        self.faults: list[str] = []
        self.shown: dict[str, Any] = {}
        self._urls = urls
        self._guest = guest
        self._seat = seat
        self._pause = pause
        self._chance = random.Random(table)
        self._asked: tuple[int, int, int, float] | None = None
        self._number = 0

    @property
    def over(self) -> bool:
        return bool(self.shown) and bool(self.shown["table"]["over"])

    async def play(self) -> None:
        """For ever, or until the game is over: whoever is cut off comes again."""
        at = self._chance.randrange(100)
        while not self.over:
            urls = self._urls()
            address = f"{urls[at % len(urls)].replace('http', 'ws')}/api/tables/{self.table}/ws"
            with suppress(OSError, WebSocketException, TimeoutError, EOFError):
                self._asked = None
                async with connect(address, additional_headers=self._guest.headers, max_size=None) as socket:
                    await self._sit(socket)
            at += 1
            await asyncio.sleep(AGAIN)

    async def _sit(self, socket: ClientConnection) -> None:
        async for text in socket:
            message = orjson.loads(text)
            match message["type"]:
                case "table":
                    self._see(message)
                case "done" if self._asked and message["request"] == self._asked[0]:
                    _, seat, action, asked_at = self._asked
                    self.waits.append(perf_counter() - asked_at)
                    self.acknowledged[message["version"]] = (seat, action)
                    self.sent_at[message["version"]] = asked_at
                    self._asked = None
                case "refused":
                    self._asked = None
                    if message["id"] == "error-storage":
                        await asyncio.sleep(AGAIN)
            if self.over:
                return
            await self._go_on(socket)

    def _see(self, message: dict[str, Any]) -> None:
        last = next(reversed(self.acknowledged), 0)  # they come in their order
        if message["version"] < last:
            self.faults.append(f"{self.table}: version {last} was acknowledged, {message['version']} is shown")
        self.shown = message

    async def _go_on(self, socket: ClientConnection) -> None:
        """Sits down, or plays what chance chooses, unless something is still under way."""
        if self._asked is not None or not self.shown:
            return
        seats = self.shown["table"]["seats"]
        if self._seat is not None and seats[self._seat]["kind"] == "open":
            await self._say(socket, {"type": "join", "seat": self._seat})
        elif self.shown["curtain"] is not None:
            await self._say(socket, {"type": "look", "seat": self.shown["curtain"]})
        elif self.shown["actions"]:
            await asyncio.sleep(self._chance.uniform(0, 2 * self._pause))
            seat, action = self.shown["looking"], self._chance.choice(self.shown["actions"])["id"]
            asked = {"type": "play", "seat": seat, "action": action, "at": self.shown["version"]}
            await self._say(socket, asked, (seat, action))

    async def _say(self, socket: ClientConnection, message: dict[str, Any], what: tuple[int, int] = (-1, -1)) -> None:
        self._number += 1
        self._asked = (self._number, *what, perf_counter())
        await socket.send(orjson.dumps({**message, "request": self._number}).decode())
