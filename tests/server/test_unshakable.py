"""A stranger who sends too much, or nothing, holds up nobody else."""

import json
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import ConnectionClosed

from branchline.server import wire
from branchline.server.limits import AT_ONCE

from . import attack
from .conftest import Person
from .test_serving import Process

if TYPE_CHECKING:
    from .conftest import Chair, House

pytestmark = pytest.mark.long  # servers that wait, end and begin again

MOST_DELAY = 0.2
PLAN = {"type": "plan", "seat": 0, "about": {"build": "tycho"}}


class There:
    """Stands in for a house in another process, as far as a person needs it."""

    def __init__(self, url: str) -> None:
        self.url = url


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A server with the limits it has by itself, in a process of its own: its time is measured, not the test's."""
    folder: Path = tmp_path_factory.mktemp("served")
    server = Process(folder / "data.sqlite3", folder / "start.py")
    yield There(server.url)
    server.process.kill()
    server.process.communicate()


@pytest.fixture
def friend(served: Any) -> Iterator["Chair"]:
    """Somebody at a table of their own, who asks now and then."""
    person = Person(served)
    with person.sit(person.make("me", "here")) as chair:
        chair.hear()
        yield chair
    person.http.close()


@pytest.fixture
def stranger(served: Any) -> Iterator[Person]:
    person = Person(served)
    yield person
    person.http.close()


def slowest(friend: "Chair") -> float:
    """The longest time to an answer, over a second of asking."""
    longest = 0.0
    for _ in range(20):
        asked = time.monotonic()
        assert friend.ask(type="why", seat=1, action=0)["type"] == "why"
        longest = max(longest, time.monotonic() - asked)
        time.sleep(0.05)
    return longest


def holds_up_nobody(friend: "Chair", attacked: Callable[[], AbstractContextManager[object]]) -> None:
    """Others wait hardly longer than without it. What else goes on here can only add, so the best of three counts."""
    delays = []
    for _ in range(3):
        idle = slowest(friend)
        with attacked():
            delays.append(slowest(friend) - idle)
        if delays[-1] <= MOST_DELAY:
            return
    raise AssertionError(f"somebody else waited longer by {delays} seconds")


def test_a_flood_of_plans_delays_nobody_else(friend: "Chair", stranger: Person) -> None:
    id = stranger.make("me", "random", game="lunar")
    flood = attack.repeated(attack.frame(json.dumps(PLAN).encode()), 256 * 1024)

    @contextmanager
    def flooding() -> Iterator[None]:
        with stranger.sit(id) as chair, attack.left(chair.connection.socket):
            chair.hear()
            assert attack.send_what_fits(chair.connection.socket, flood) > 64 * 1024
            yield

    holds_up_nobody(friend, flooding)


@pytest.mark.parametrize("size", [16 * 1024, 1024 * 1024])
def test_what_is_packed_small_and_unpacks_large_delays_nobody_else(
    friend: "Chair", stranger: Person, size: int
) -> None:
    id = stranger.make("me", "random")
    flood = attack.repeated(attack.frame(attack.deflated(size), compressed=True), 256 * 1024)

    @contextmanager
    def flooding() -> Iterator[None]:
        with stranger.sit(id) as chair, attack.left(chair.connection.socket):
            chair.hear()
            attack.send_what_fits(chair.connection.socket, flood)
            yield

    holds_up_nobody(friend, flooding)


def test_a_megabyte_packed_small_closes_its_connection(stranger: Person) -> None:
    with stranger.sit(stranger.make("me", "random")) as chair:
        chair.hear()
        chair.connection.socket.sendall(attack.frame(attack.deflated(1024 * 1024), compressed=True))
        with pytest.raises(ConnectionClosed) as closed:
            chair.until(lambda shown: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_a_thousand_connections_that_say_nothing_delay_nobody_else(friend: "Chair", served: Any) -> None:
    holds_up_nobody(friend, lambda: attack.silent(served.url, 1000))


def test_a_thousand_sockets_that_say_nothing_delay_nobody_else(friend: "Chair", stranger: Person) -> None:
    id = stranger.make("me", "random")
    host, port = stranger.house.url.removeprefix("http://").split(":")
    asked = (
        f"GET /api/tables/{id}/ws HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()

    @contextmanager
    def silent() -> Iterator[None]:
        with attack.silent(stranger.house.url, 1000) as wires:
            for one in wires:
                attack.send_what_fits(one, asked)
            yield

    holds_up_nobody(friend, silent)


UNFINISHED = [b"", b"GET / HTTP/1.1\r\nHost: a\r\n", b"POST /api/tables HTTP/1.1\r\nContent-Length: 9\r\n"]


@pytest.mark.parametrize("said", UNFINISHED)
def test_a_connection_on_which_no_request_comes_is_closed(
    house: "House", monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    monkeypatch.setattr(wire, "SILENCE", 0.2)
    with attack.silent(house.url, 1) as (one,):
        one.sendall(said)
        started = time.monotonic()
        while not attack.closed(one):
            assert time.monotonic() < started + 10
            time.sleep(0.02)
        assert time.monotonic() - started > 0.1


def test_a_body_that_does_not_end_is_not_waited_for(house: "House", monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "SILENCE", 0.2)
    head = b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n"
    with attack.silent(house.url, 1) as (one,):
        one.sendall(head + b"{")
        started = time.monotonic()
        while not attack.closed(one):
            assert time.monotonic() < started + 10
            time.sleep(0.02)


def test_who_goes_on_asking_is_not_cut_off(anna: "Person", monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "SILENCE", 0.2)
    with anna.sit(anna.make("me", "random")) as chair:
        for _ in range(8):
            assert anna.http.get("/api/health").status_code == 200
            time.sleep(0.1)
        chair.hear()
        assert chair.ask(type="why", seat=0, action=0)["type"] == "why"


def test_messages_beyond_the_rate_wait_and_are_answered_all_the_same(open_house: Any) -> None:
    with open_house(guest_rate=50) as house:
        anna, ben = house.person(), house.person()
        with anna.sit(anna.make("me", "here")) as chair, ben.sit(ben.make("me", "here")) as other:
            other.hear()
            chair.hear()
            count = int(50 * AT_ONCE) + 30
            started = time.monotonic()
            for n in range(count):
                chair.say(type="why", seat=1, action=0, request=n)
            asked = time.monotonic()
            assert other.ask(type="why", seat=1, action=0)["type"] == "why"
            assert time.monotonic() - asked < 5
            assert [chair.hear()["request"] for _ in range(count)] == list(range(count))
            assert time.monotonic() - started > 0.4


def test_requests_beyond_the_rate_are_refused_until_a_while_has_passed(open_house: Any) -> None:
    with open_house(guest_rate=2) as house:
        anna = house.person()
        answers = [anna.http.get("/api/tables") for _ in range(14)]
        assert {answer.status_code for answer in answers} == {200, 429}
        error = answers[-1].json()["error"]
        assert (error["id"], error["args"]) == ("error-too-often", {"seconds": 1})
        time.sleep(0.7)
        assert anna.http.get("/api/tables").status_code == 200


def test_guests_of_one_address_share_what_it_may_ask(open_house: Any) -> None:
    with open_house(address_rate=0.5) as house:
        codes = [house.person().http.get("/api/tables").status_code for _ in range(12)]
    assert codes[0] == 200
    assert codes[-1] == 429


def test_an_address_has_so_many_sockets(open_house: Any) -> None:
    with open_house(address_sockets=2) as house:
        anna = house.person()
        id = anna.make("me", "random")
        with anna.sit(id) as one, anna.sit(id), house.person().sit(id) as third:
            refused = third.hear()
            assert (refused["id"], refused["args"]) == ("error-many-sockets", {"most": 2})
            with pytest.raises(ConnectionClosed) as closed:
                third.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1013
            assert one.hear()["type"] == "table"
        deadline = time.monotonic() + 10
        while time.monotonic() < deadline:
            with anna.sit(id) as again:
                if again.hear()["type"] == "table":
                    return
        raise AssertionError("a place that was given up is not free again")


def test_a_guest_makes_so_many_tables_a_day(open_house: Any) -> None:
    with open_house(tables_a_day=3) as house:
        anna, ben = house.person(), house.person()
        for _ in range(3):
            anna.make("me", "random")
        asked = {"game": "germany", "seats": [{"kind": "me"}, {"kind": "open"}]}
        refused = anna.http.post("/api/tables", json=asked)
        assert refused.status_code == 429
        assert refused.json()["error"]["id"] == "error-many-tables"
        ben.make("me", "random")


def test_answers_leave_at_once(house: "House", anna: "Person", monkeypatch: pytest.MonkeyPatch) -> None:
    """Small frames are not held back in the hope of more."""
    at_once = []
    made = wire.Wire.connection_made

    def looked_at(self: wire.Wire, transport: Any) -> None:
        made(self, transport)
        at_once.append(transport.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))

    monkeypatch.setattr(wire.Wire, "connection_made", looked_at)
    with anna.sit(anna.make("me", "random")) as chair:
        chair.hear()
    assert at_once
    assert all(at_once)
