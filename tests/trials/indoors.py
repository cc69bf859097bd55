"""A server without a wire: what browsers send goes straight to it, and every byte it hands out for them is kept."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import orjson
from fastapi import FastAPI
from tests.trials.players import Guest

from branchline.server import Settings, create_app
from branchline.server.advising import Advising

PATIENCE = 60.0
NONSENSE = "settle"  # no message is called that; it is refused once all news have been told


class Screen:
    """A WebSocket at a table, and all that it has been sent since somebody looked."""

    def __init__(self, app: FastAPI, table: str, guest: Guest) -> None:
        self._heard: list[str] = []
        self._unanswered: set[int] = set()
        self._number = 0
        self._coming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._news = asyncio.Event()
        path = f"/api/tables/{table}/ws"
        headers = [(b"host", b"house"), *((key.lower().encode(), text.encode()) for key, text in guest.headers.items())]
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "headers": headers,
            "client": ("127.0.0.1", 1),
            "server": ("house", 80),
            "subprotocols": [],
        }
        self._coming.put_nowait({"type": "websocket.connect"})
        self._sitting = asyncio.create_task(app(scope, self._coming.get, self._hear))

    async def _hear(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            text = message["text"]
            self._heard.append(text)
            if '"request":' in text:
                self._unanswered.discard(orjson.loads(text)["request"])
            self._news.set()

    def say(self, **message: Any) -> None:
        self._number += 1
        self._unanswered.add(self._number)
        text = orjson.dumps({**message, "request": self._number}).decode()
        self._coming.put_nowait({"type": "websocket.receive", "text": text})

    async def settled(self) -> list[str]:
        """All that was sent since the last time, once everything that was asked is answered and all news are told."""
        await self._answered()
        self.say(type=NONSENSE)
        await self._answered()
        heard, self._heard = self._heard[:-1], []  # the last of them refuses the nonsense
        return heard

    async def _answered(self) -> None:
        async with asyncio.timeout(PATIENCE):
            while self._unanswered:
                self._news.clear()
                await self._news.wait()

    async def leave(self) -> None:
        self._coming.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._sitting


@asynccontextmanager
async def indoors(settings: Settings, advising: Advising) -> AsyncIterator[tuple[FastAPI, httpx.AsyncClient]]:
    """A house that is open, and a way to ask it by HTTP."""
    app = create_app(settings, advising=advising)
    transport = httpx.ASGITransport(app=app)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url="http://house") as http,
    ):
        yield app, http
