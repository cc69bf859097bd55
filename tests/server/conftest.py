"""A real server on a port of its own, and guests who talk to it as a browser would."""

import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from fastapi import FastAPI
from pydantic import TypeAdapter
from tests.loopback import NOBODY_TO_TRUST
from tests.shapes import check
from websockets.sync.client import ClientConnection, connect

from branchline.server import Settings, create_app
from branchline.server.messages import (
    DoneMessage,
    ExplainMessage,
    HintMessage,
    PlanMessage,
    RefusedMessage,
    WeighMessage,
    WhyMessage,
)
from branchline.server.run import configured
from branchline.server.shown import TableMessage
from branchline.server.talk.models import ChatMessage

PATIENCE = 30.0
# Tests are in a hurry: they play faster than people, and all from one address.
HURRY: Any = {
    "bot_pace": 0,
    "hand_after": 0,
    "guest_rate": 1e6,
    "address_rate": 1e6,
    "address_sockets": 10_000,
    "password_memory": 0.01,
    "password_rounds": 1,
    "address_attempts": 1_000_000,
}
MESSAGES: dict[str, TypeAdapter[Any]] = {
    "table": TypeAdapter(TableMessage),
    "chat": TypeAdapter(ChatMessage),
    "done": TypeAdapter(DoneMessage),
    "refused": TypeAdapter(RefusedMessage),
    "why": TypeAdapter(WhyMessage),
    "plan": TypeAdapter(PlanMessage),
    "weigh": TypeAdapter(WeighMessage),
    "hint": TypeAdapter(HintMessage),
    "explain": TypeAdapter(ExplainMessage),
}


class Chair:
    """A WebSocket at a table. Every message that comes is held against its description."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.shown: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.heard: list[dict[str, Any]] = []
        self.said: list[dict[str, Any]] = []
        self.muted: list[int] = []

    def hear(self) -> dict[str, Any]:
        frame = self.connection.recv(timeout=PATIENCE)
        message: dict[str, Any] = json.loads(frame)
        MESSAGES[message["type"]].validate_json(frame)
        self.heard.append(message)
        if message["type"] == "chat":
            self.said = [*([] if message["anew"] else self.said), *message["lines"]]
            self.muted = message["muted"]
        if message["type"] == "table":
            self.shown = message
            self._check(message)
            first = message["log"][0]["n"] if message["log"] else message["steps"]
            self.log = [*(step for step in self.log if step["n"] < first), *message["log"]]
        return message

    @staticmethod
    def _check(message: dict[str, Any]) -> None:
        """What comes from the game has the game's own shapes."""
        game = message["table"]["game"]
        check(game, "view")(message["view"])
        for action in message["actions"]:
            check(game, "action")(action)
        for step in message["log"]:
            for event in step["events"]:
                check(game, "event")(event)

    def until(self, reached: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Hears until the table is shown like this."""
        while not reached(self.shown):
            message = self.hear()
            assert message["type"] in ("table", "chat"), message
        return self.shown

    def until_version(self, version: int) -> dict[str, Any]:
        return self.until(lambda shown: shown.get("version", -1) >= version)

    def say(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def ask(self, **message: Any) -> dict[str, Any]:
        """The answer to a message that changes nothing."""
        self.say(**message)
        while (answer := self.hear())["type"] in ("table", "chat"):
            pass
        return answer

    def passes_on(self) -> bool:
        """Whether another person at this screen decides now than the one who still looks."""
        shown = self.shown
        deciding = shown["view"]["seat"]
        if shown["looking"] in (None, deciding) or not shown["table"]["secrets"] or shown["table"]["over"]:
            return False
        yours: bool = shown["table"]["seats"][deciding]["yours"]
        return yours

    def pass_on(self) -> dict[str, Any]:
        """The one who looks leaves the screen to whoever decides, behind the curtain."""
        self.say(type="leave", seat=self.shown["looking"])
        return self.until(lambda shown: shown["looking"] is None)

    def join(self, seat: int, **more: Any) -> dict[str, Any]:
        """Takes an open seat; returns what is shown then."""
        self.say(type="join", seat=seat, **more)
        return self.until(lambda shown: bool(shown) and shown["table"]["seats"][seat]["yours"])

    def seats(self) -> list[tuple[str, str, bool]]:
        """Kind and name of each seat, and whether its person is connected."""
        return [(seat["kind"], seat["name"], seat["present"]) for seat in self.shown["table"]["seats"]]

    def play(self, action: int | None = None, **more: Any) -> dict[str, Any]:
        """Plays for the seat that looks, by default the first legal action; returns what is shown then."""
        shown = self.shown
        if action is None and "notation" not in more:
            action = shown["actions"][0]["id"]
        what = {} if action is None else {"action": action}
        self.say(**{"type": "play", "seat": shown["looking"], "at": shown["version"], **what, **more})
        return self.until_version(shown["version"] + 1)


class Person:
    """A guest with a browser of their own."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.http = httpx.Client(base_url=house.url, timeout=PATIENCE, verify=NOBODY_TO_TRUST)
        self.http.get("/api/health")

    def make(self, *seats: str, game: str = "germany", **more: Any) -> str:
        """A table with these seats: me, here, open, or the name of a bot."""
        people = ("me", "here", "open")
        asked = [{"kind": seat} if seat in people else {"kind": "bot", "bot": seat} for seat in seats]
        answer = self.http.post("/api/tables", json={"game": game, "seats": asked, **more})
        assert answer.status_code == 201, answer.text
        made: str = answer.json()["id"]
        return made

    @contextmanager
    def sit(self, id: str, *, through: str = "", **headers: str) -> Iterator[Chair]:
        """At the table, over another address than the house's own if there is one."""
        address = f"{(through or self.house.url).replace('http', 'ws')}/api/tables/{id}/ws"
        cookie = {"Cookie": "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())}
        # However much is unread: who no longer reads would no longer answer when asked for a sign of life.
        with connect(address, additional_headers={**cookie, **headers}, max_size=None, max_queue=None) as connection:
            yield Chair(connection)


class House:
    """A running server."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._socket.getsockname()[1]}"
        self._server = uvicorn.Server(configured(app))
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [self._socket]}, daemon=True)
        self._people: list[Person] = []

    def open(self) -> None:
        self._thread.start()
        patience = time.monotonic() + PATIENCE
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            assert time.monotonic() < patience, "the server did not start in time"
            time.sleep(0.01)

    def close(self) -> None:
        for person in self._people:
            person.http.close()
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server did not stop"

    def person(self) -> Person:
        person = Person(self)
        self._people.append(person)
        return person


@contextmanager
def opened(app: FastAPI) -> Iterator[House]:
    house = House(app)
    house.open()
    try:
        yield house
    finally:
        house.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests that do nothing special to it."""
    data = tmp_path_factory.mktemp("house") / "data.sqlite3"
    with opened(create_app(Settings(data=data, **HURRY))) as house:
        yield house


@pytest.fixture
def anna(house: House) -> Person:
    return house.person()


@pytest.fixture
def stranger(house: House) -> Person:
    return house.person()


@pytest.fixture
def open_house(tmp_path: Path) -> Callable[..., Any]:
    """Opens a server of one's own, on data in `tmp_path` unless told otherwise."""

    def open_house(app: FastAPI | None = None, **settings: Any) -> Any:
        given = {"data": tmp_path / "data.sqlite3", **HURRY, **settings}
        return opened(app or create_app(Settings(**given)))

    return open_house
