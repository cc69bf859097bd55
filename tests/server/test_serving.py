"""The server as a process: starting, being killed in the middle of a game, starting again, stopping."""

import os
import re
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from branchline.server import CannotServe, serve
from branchline.server.identity import COOKIE

if TYPE_CHECKING:
    from .conftest import House, Person

START = """
if __name__ == "__main__":
    import sys
    from branchline.server import serve
    serve(port=0, data=sys.argv[1], bot_pace=0)
"""


class Process:
    """A server in a process of its own."""

    def __init__(self, data: Path, script: Path) -> None:
        script.write_text(START)
        self.process = subprocess.Popen(
            [sys.executable, str(script), str(data)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        assert self.process.stdout
        assert select.select([self.process.stdout], [], [], 30)[0], "the server did not start in time"
        announced = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+", announced)
        assert found, announced + self.errors()
        self.url = found[0]

    def errors(self) -> str:
        self.process.kill()
        return self.process.communicate()[1]

    def children(self) -> list[int]:
        listed = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        return [int(child) for child in listed.split()]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[[], Process]]:
    """Starts a server on the same data each time."""
    started: list[Process] = []

    def start() -> Process:
        started.append(Process(tmp_path / "data.sqlite3", tmp_path / "start.py"))
        return started[-1]

    yield start
    for one in started:
        one.process.kill()
        one.process.communicate()


@pytest.fixture
def guest(house: "House") -> Callable[..., "Person"]:
    """A person at another server than the usual one, known again by their cookie."""
    kind = type(house.person())

    def guest(url: str, cookie: str | None = None) -> "Person":
        person = kind(type("Elsewhere", (), {"url": url})())
        if cookie is not None:
            person.http.cookies.clear()
            person.http.cookies.set(COOKIE, cookie)
        return person

    return guest


def wait_until(reached: Callable[[], bool]) -> None:
    patience = time.monotonic() + 20
    while not reached():
        assert time.monotonic() < patience
        time.sleep(0.02)


def settle(chair: Any) -> None:
    """Comes to the screen if it is another's turn there."""
    if chair.passes_on():
        chair.pass_on()
    if chair.shown["curtain"] is not None:
        chair.say(type="look", seat=chair.shown["curtain"])
        chair.until(lambda shown, seat=chair.shown["curtain"]: shown["looking"] == seat)


@pytest.mark.long
def test_every_acknowledged_move_survives_a_server_that_is_killed(
    start: Callable[[], Process], guest: Callable[..., "Person"]
) -> None:
    server = start()
    anna = guest(server.url)
    id = anna.make("me", "here", seed=77)
    for restart in range(2):
        with anna.sit(id) as chair:
            chair.hear()
            for _ in range(9):
                settle(chair)
                chair.play(chair.shown["actions"][-1]["id"])
            settle(chair)
            left, log = chair.shown, chair.log
            os.kill(server.process.pid, signal.SIGKILL)
            server.process.wait()
        server = start()
        anna = guest(server.url, anna.http.cookies[COOKIE])
        assert [table["id"] for table in anna.http.get("/api/tables").json()["tables"]] == [id]
        with anna.sit(id) as chair:
            chair.hear()
            settle(chair)
            assert chair.shown["version"] == left["version"] == 9 * (restart + 1)
            for field in ("view", "actions", "undo", "table", "steps", "looking"):
                assert chair.shown[field] == left[field]
            assert chair.log == log


@pytest.mark.long
def test_a_killed_server_goes_on_with_its_bots_and_leaves_no_process_behind(
    start: Callable[[], Process], guest: Callable[..., "Person"]
) -> None:
    server = start()
    anna = guest(server.url)
    id = anna.make("me", "greedy", "random", seed=78)
    with anna.sit(id) as chair:
        chair.until(lambda shown: bool(shown.get("actions")))
        for _ in range(4):
            chair.play()
            chair.until(lambda shown: bool(shown["actions"]))
        chair.play()
        acknowledged = chair.shown["version"]
        children = server.children() if Path("/proc/self/task").exists() else []
        os.kill(server.process.pid, signal.SIGKILL)
        server.process.wait()
    wait_until(lambda: not any(Path(f"/proc/{child}").exists() for child in children))
    anna = guest(start().url, anna.http.cookies[COOKIE])
    with anna.sit(id) as chair:
        assert chair.hear()["version"] >= acknowledged
        chair.until(lambda shown: bool(shown["actions"]))
        chair.play()


@pytest.mark.long
@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_a_server_stops_when_it_is_told_to_even_with_people_at_its_tables(
    start: Callable[[], Process], guest: Callable[..., "Person"], stop: signal.Signals
) -> None:
    server = start()
    anna = guest(server.url)
    with anna.sit(anna.make("me", "random", options={"start_player": 1})) as chair:
        chair.until(lambda shown: bool(shown.get("actions")))
        server.process.send_signal(stop)
        _, errors = server.process.communicate(timeout=20)
    assert "Traceback" not in errors


def test_an_address_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(CannotServe, match=f"cannot listen at 127.0.0.1, port {port} .*choose another port"):
            serve(port=port, data=tmp_path / "data.sqlite3")


@pytest.mark.parametrize("wrong", [{"port": 70000}, {"port": -1}, {"host": "no such host"}, {"bot_pace": -1}])
def test_what_cannot_be_served_is_told_in_one_sentence(tmp_path: Path, wrong: dict[str, Any]) -> None:
    with pytest.raises(CannotServe) as caught:
        serve(**{"port": 0, "data": tmp_path / "data.sqlite3", **wrong})
    assert "\n" not in str(caught.value)


def test_data_that_cannot_be_used_is_told_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(CannotServe, match="cannot be opened"):
        serve(port=0, data=tmp_path)
