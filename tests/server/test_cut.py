"""A connection that is cut without being closed: the server finds out by itself, and says so to the others."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from fastapi import FastAPI
from tests.cut import wire_to
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed
from websockets.protocol import State

from branchline.server import company, run
from branchline.server.wire import Socket

from .conftest import Person


def test_a_cut_is_told_to_the_others_within_ten_seconds() -> None:
    assert 2 * run.SIGN_OF_LIFE + company.AWAY_AFTER < 10


@pytest.mark.long
def test_who_is_cut_off_is_away_for_the_others_and_comes_back(
    open_house: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "SIGN_OF_LIFE", 0.2)
    with open_house() as house, wire_to(house.url) as wire:
        anna, ben = house.person(), house.person()
        id = anna.make("me", "open")
        with anna.sit(id) as chair:
            with ben.sit(id, through=wire.url) as cut_off:
                cut_off.join(1, name="Ben")
                chair.until(lambda shown: bool(shown) and shown["table"]["seats"][1]["present"])
                wire.cut()
                chair.until(lambda shown: not shown["table"]["seats"][1]["present"])
                wire.mend()
                with pytest.raises(ConnectionClosed):
                    cut_off.until(lambda _: False)
            with ben.sit(id, through=wire.url):
                chair.until(lambda shown: shown["table"]["seats"][1]["present"])


class SlowLine:
    """What a socket writes to: so many bytes are left each time it looks."""

    def __init__(self, *left: int) -> None:
        self._left = [*left]
        self.aborted = False

    def get_write_buffer_size(self) -> int:
        return self._left.pop(0)

    def is_closing(self) -> bool:
        return False

    def write(self, data: bytes) -> None:
        pass

    def close(self) -> None:
        pass

    def abort(self) -> None:
        self.aborted = True


@pytest.mark.parametrize(
    ("left", "given_up"),
    [((0, 0), True), ((900, 400), False), ((900, 900), True)],
    ids=["nothing is on its way", "what is on its way is read", "nothing of it is read"],
)
def test_who_reads_slowly_is_not_taken_for_cut_off(left: tuple[int, ...], given_up: bool) -> None:
    async def asked_in_vain() -> bool:
        config = run.configured(FastAPI())
        config.load()
        socket = Socket(config, ServerState(), {})
        line = SlowLine(*left)
        socket.transport = line  # type: ignore[assignment]
        socket.conn.state = State.OPEN
        socket.send_keepalive_ping()
        socket.keepalive_timeout()
        socket.stop_keepalive()
        return line.aborted

    assert asyncio.run(asked_in_vain()) == given_up


def test_a_page_asks_for_a_sign_of_life_and_gets_it_with_the_version_of_the_table(anna: Person) -> None:
    with anna.sit(anna.make("me", "random", seed=1)) as chair:
        shown = chair.until(lambda shown: bool(shown) and bool(shown["actions"]))
        answer = chair.ask(type="alive", request=5)
        assert answer == {"type": "done", "request": 5, "version": shown["version"]}
