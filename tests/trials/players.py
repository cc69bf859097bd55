"""Guests who play as fast as they are let, through whichever server answers, and remember what was acknowledged."""

import asyncio
import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from hashlib import sha256
from secrets import token_urlsafe
from time import perf_counter
from typing import Any, NamedTuple

import httpx
import orjson
from tests.loopback import NOBODY_TO_TRUST
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from branchline.server.identity import COOKIE

Urls = Callable[[], Sequence[str]]
PEOPLE = ("me", "here", "open")
TALK = 0.01  # of the turns of somebody who also talks
UNDO = 0.1  # of those at which something could be taken back
AGAIN = 0.05  # seconds until a player who found nobody tries another server


class Guest:
    """Somebody with a browser: known by a cookie, wherever they ask."""

    def __init__(self) -> None:
        token = token_urlsafe(32)
        self.id = sha256(token.encode()).hexdigest()  # what is stored of them
        self.headers = {"Cookie": f"{COOKIE}={token}"}


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


class Deed(NamedTuple):
    """What was acknowledged, as it has to stand in the log: there, or for a seat that was taken, somewhere."""

    table: str
    version: int | None
    kind: str
    seat: int
    notation: str | None = None


class Player:
    """One guest at one table, over one socket at a time; when its game is over, at the next if there is to be one."""

    def __init__(
        self, urls: Urls, table: str, guest: Guest, seat: int, pause: float = 0.0, whole: bool = False
    ) -> None:
        """With a pause before each action, of so many seconds on average; or as people are who take back, talk and play
        again."""
        self.table = table
        self.guest = guest
        self.acknowledged: list[Deed] = []
        self.said: list[tuple[str, str]] = []  # at which table, and what
        self.sent_at: dict[int, float] = {}  # when what led to each version was sent
        self.waits: list[float] = []  # seconds from sending an action to its acknowledgement
        self.faults: list[str] = []
        self.shown: dict[str, Any] = {}
        self._urls = urls
        self._seat = seat
        self._pause = pause
        self._whole = whole
        self._chance = random.Random(table + guest.id)
        self._asked: tuple[int, Deed | str | None, float] | None = None
        self._outdated = False  # something was done that is not shown yet
        self._last = 0  # the version that was acknowledged last
        self._number = 0

    @property
    def over(self) -> bool:
        return bool(self.shown) and bool(self.shown["table"]["over"])

    async def play(self) -> None:
        """For ever, or until there is nothing to play any more: whoever is cut off comes again."""
        at = self._chance.randrange(100)
        while not self.over or self._whole:
            urls = self._urls()
            url = urls[at % len(urls)]
            with suppress(OSError, WebSocketException, TimeoutError, EOFError, httpx.HTTPError):
                if self.over:
                    await self._play_again(url)
                self._asked, self._outdated = None, False
                address = f"{url.replace('http', 'ws')}/api/tables/{self.table}/ws"
                async with connect(address, additional_headers=self.guest.headers, max_size=None) as socket:
                    await self._sit(socket)
            at += 1
            await asyncio.sleep(AGAIN)

    async def _play_again(self, url: str) -> None:
        """With the same people at another table, everybody one seat on."""
        async with httpx.AsyncClient(timeout=60, verify=NOBODY_TO_TRUST) as http:
            asked = await http.post(f"{url}/api/tables/{self.table}/rematch", json={}, headers=self.guest.headers)
            asked.raise_for_status()
        self._seat = (self._seat - 1) % len(self.shown["table"]["seats"])
        self.table, self.shown, self._last = asked.json()["id"], {}, 0

    async def _sit(self, socket: ClientConnection) -> None:
        async for text in socket:
            message = orjson.loads(text)
            match message["type"]:
                case "table":
                    self._see(message)
                case "done" if self._asked and message["request"] == self._asked[0]:
                    self._keep(message["version"])
                case "refused":
                    self._asked = None
                    if message["id"] == "error-storage":
                        await asyncio.sleep(AGAIN)
            if self.over:
                return
            await self._go_on(socket)

    def _keep(self, version: int) -> None:
        """It is acknowledged. What came of it is still to be shown, but for what was said."""
        assert self._asked is not None
        _, deed, asked_at = self._asked
        self._asked = None
        if isinstance(deed, str):
            self.said.append((self.table, deed))
            return
        self._outdated = True
        if deed is not None:
            self.waits.append(perf_counter() - asked_at)
            self.sent_at[version] = asked_at
            self.acknowledged.append(deed)
            self._last = deed.version or self._last

    def _see(self, message: dict[str, Any]) -> None:
        if message["version"] < self._last:
            self.faults.append(f"{self.table}: version {self._last} was acknowledged, {message['version']} is shown")
        self.shown, self._outdated = message, False

    async def _go_on(self, socket: ClientConnection) -> None:
        """Sits down, or plays what chance chooses, unless something is still under way."""
        if self._asked is not None or not self.shown or self._outdated:
            return
        shown, seat = self.shown, self._seat
        here = (self.table, shown["version"] + 1)
        if shown["table"]["seats"][seat]["kind"] == "open":
            await self._say(socket, {"type": "join", "seat": seat}, Deed(self.table, None, "sit", seat))
        elif shown["curtain"] is not None:
            await self._say(socket, {"type": "look", "seat": shown["curtain"]}, None)
        elif shown["actions"] and self._whole and self._chance.random() < TALK:
            text = f"{self._number} from {seat}"
            await self._say(socket, {"type": "chat", "text": text}, text)
        elif shown["actions"] and self._whole and shown["undo"]["steps"] and self._chance.random() < UNDO:
            await self._say(socket, {"type": "undo", "seat": seat, "at": shown["version"]}, Deed(*here, "undo", seat))
        elif shown["actions"]:
            await asyncio.sleep(self._chance.uniform(0, 2 * self._pause))
            action = self._chance.choice(shown["actions"])
            asked = {"type": "play", "seat": seat, "action": action["id"], "at": shown["version"]}
            await self._say(socket, asked, Deed(*here, "act", seat, action["notation"]))

    async def _say(self, socket: ClientConnection, message: dict[str, Any], deed: Deed | str | None) -> None:
        self._number += 1
        self._asked = (self._number, deed, perf_counter())
        await socket.send(orjson.dumps({**message, "request": self._number}).decode())
