"""`branchline serve`: what it cannot do is said in one sentence, and it ends when it is told to."""

import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from branchline.server.settings import Settings

Refused = Callable[..., str]
# A shell that starts its jobs in the background lets them ignore Ctrl-C; these must not.
HEED = "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler); from branchline.cli import main; "
SERVE = HEED + "sys.exit(main())"


@pytest.mark.parametrize("port", ["-1", "65536", "99999999999999999999"])
def test_a_port_that_cannot_be_is_named_with_what_is_allowed(refused: Refused, port: str) -> None:
    sentence = refused("serve", "--port", port, "--data", "new.sqlite3")
    assert f"port {port}" in sentence
    assert "0-65535" in sentence


def test_a_port_in_use_is_named(refused: Refused) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        sentence = refused("serve", "--port", port, "--data", "new.sqlite3")
    assert f"port {port}" in sentence
    assert "choose another port" in sentence


def test_an_address_of_another_machine_is_named(refused: Refused) -> None:
    assert "192.0.2.1" in refused("serve", "--host", "192.0.2.1", "--port", "0", "--data", "new.sqlite3")


@pytest.mark.parametrize("pace", ["-1", "61", "nan", "inf"])
def test_a_pace_that_cannot_be_is_named_with_what_is_allowed(refused: Refused, pace: str) -> None:
    sentence = refused("serve", "--bot-pace", pace, "--data", "new.sqlite3")
    assert str(float(pace)) in sentence
    assert "0 to 60 seconds" in sentence


@pytest.fixture
def data(folder: Path) -> Path:
    """A folder with all sorts of things that are no data file."""
    (folder / "a-folder").mkdir()
    (folder / "text.txt").write_text("this is not a database\n" * 100)
    (folder / "zeros.bin").write_bytes(bytes(4096))
    with sqlite3.connect(folder / "newer.sqlite3") as newer:
        newer.execute("pragma journal_mode=wal")
        newer.execute("create table alembic_version (version_num varchar(32))")
        newer.execute("insert into alembic_version values ('9999')")
    newer.close()
    return folder


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("a-folder", "a-folder cannot be opened"),
        ("text.txt", "text.txt cannot be opened: file is not a database"),
        ("zeros.bin", "zeros.bin cannot be opened: file is not a database"),
        ("no/such/folder/data.sqlite3", "data.sqlite3 cannot be opened"),
        ("text.txt/data.sqlite3", "data.sqlite3 cannot be opened"),
        ("newer.sqlite3", "newer.sqlite3 was written by a newer Branchline"),
        ("nosuch://database", "nosuch://database cannot be opened"),
        ("://", "'://' cannot be read; give the name of a file or the URL of a database"),
    ],
)
@pytest.mark.usefixtures("data")
def test_data_that_cannot_be_used_is_named_and_left_as_it_was(refused: Refused, name: str, told: str) -> None:
    assert told in refused("serve", "--port", "0", "--data", name)


@pytest.mark.parametrize("port", ["-1", "65536"])
def test_a_server_that_cannot_listen_makes_no_data_file(refused: Refused, port: str) -> None:
    refused("serve", "--port", port)


def test_the_database_of_another_program_is_left_alone(refused: Refused, folder: Path) -> None:
    with sqlite3.connect(folder / "stamps.sqlite3") as stamps:
        stamps.execute("pragma journal_mode=wal")
        stamps.execute("create table stamps (name text)")
    stamps.close()
    assert "stamps.sqlite3" in refused("serve", "--port", "0", "--data", "stamps.sqlite3")


@pytest.mark.parametrize("data", [":memory:", "", "sqlite://"])
def test_data_that_keeps_nothing_is_refused(refused: Refused, data: str) -> None:
    assert "keeps nothing" in refused("serve", "--port", "0", "--data", data)


def test_the_log_is_never_written_into_the_data() -> None:
    assert Settings(data="games.log").log_file() != Path("games.log")


def test_a_place_where_no_file_can_be_made_is_named(refused: Refused, folder: Path) -> None:
    (folder / "notes").write_text("no folder", encoding="utf-8")  # forbidden to everybody, unlike a locked folder
    assert "cannot be opened" in refused("serve", "--port", "0", "--data", "notes/data.sqlite3")


Server = tuple["subprocess.Popen[str]", str]


@pytest.fixture
def server(folder: Path) -> Iterator[Server]:
    """The server as a process that leads a group of its own, and its address."""
    process = subprocess.Popen(
        [sys.executable, "-c", SERVE, "serve", "--port", "0", "--bot-pace", "0"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        assert process.stdout
        found = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
        assert found
        yield process, found[0]
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def healthy(address: str) -> None:
    patience = time.monotonic() + 30
    while True:
        try:
            assert httpx.get(f"{address}/api/health").json() == {"ok": True}
            return
        except httpx.ConnectError:
            assert time.monotonic() < patience
            time.sleep(0.05)


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="signals and groups of processes are POSIX")
@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_it_stops_when_told_and_leaves_nothing_running(server: Server, folder: Path, stop: signal.Signals) -> None:
    process, address = server
    healthy(address)
    process.send_signal(stop)
    out, err = process.communicate(timeout=20)
    assert (out, err) == ("", "")
    assert process.returncode in (0, 128 + stop, -stop)
    with pytest.raises(ProcessLookupError):
        os.killpg(process.pid, 0)
    with pytest.raises(httpx.ConnectError):
        httpx.get(address)
    # The data is whole: the journal has been taken in. What it was claimed by stays, and is nobody's.
    assert sorted(path.name for path in folder.iterdir()) == ["branchline.sqlite3", "branchline.sqlite3.lock"]


@pytest.mark.skipif(sys.platform == "win32", reason="signals are POSIX")
def test_ctrl_c_while_it_starts_is_no_error() -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", HEED + "print(flush=True); sys.exit(main())", "serve", "--port", "0"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout
    process.stdout.readline()
    time.sleep(0.4)  # somewhere in the imports of the server, or just after
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=20)
    assert err == ""
    assert process.returncode in (0, 130)


@pytest.mark.long
def test_a_second_server_on_the_same_data_is_refused(server: Server, folder: Path) -> None:
    _, address = server
    healthy(address)
    ran = subprocess.run(
        [sys.executable, "-c", SERVE, "serve", "--port", "0"], capture_output=True, text=True, check=False
    )
    assert ran.returncode != 0
    assert "Another Branchline serves" in ran.stderr
    assert ran.stderr.count("\n") == 1
    healthy(address)
