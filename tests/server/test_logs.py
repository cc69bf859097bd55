"""What goes wrong is told to people or to machines: without secrets, and without a flood."""

import json
import logging
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from tests.stores import with_store

from branchline.server.inside import metrics
from branchline.server.inside.logs import AT_ONCE, AsJson, Counting, Sparing, formatter
from branchline.server.store import NotStored, Store

log = logging.getLogger("branchline.tests")


class Kept(logging.Handler):
    """Keeps the lines it would write."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@pytest.fixture
def kept() -> Iterator[Kept]:
    kept = Kept()
    log.propagate = False
    yield kept
    log.handlers.clear()
    log.propagate = True


def test_a_line_of_json_says_when_how_bad_who_what_and_at_which_table(kept: Kept) -> None:
    kept.setFormatter(AsJson())
    log.addHandler(kept)
    try:
        raise ValueError("Łukasz\nand a new line")
    except ValueError:
        log.exception("Table %s: trouble", "t1", extra={"table": "t1"})
    log.warning("Nothing much")
    trouble, nothing = (json.loads(line) for line in kept.lines)
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", trouble.pop("time"))
    assert "ValueError: Łukasz\nand a new line" in trouble.pop("trace")
    assert trouble == {"level": "error", "who": "branchline.tests", "what": "Table t1: trouble", "table": "t1"}
    assert set(nothing) == {"time", "level", "who", "what"}
    assert [line for line in kept.lines if "\n" in line] == []


def test_of_the_same_warning_a_few_are_told_and_then_how_many_were_not(kept: Kept) -> None:
    kept.setFormatter(formatter("plain"))
    sparing = Sparing([kept], window=600)
    log.addHandler(sparing)

    def warn(n: int) -> None:
        log.warning("Wolf %d", n)

    for n in range(100):
        warn(n)
    log.warning("Something else")
    told = [line.partition("branchline.tests: ")[2] for line in kept.lines]
    assert told == [*(f"Wolf {n}" for n in range(AT_ONCE)), "Something else"]
    sparing.close()
    assert kept.lines[-1].endswith(
        f"WARNING branchline.tests: {100 - AT_ONCE} more were left out like this one: Wolf 0"
    )
    for n in range(AT_ONCE):
        warn(n)
    assert kept.lines[-1].endswith(f"Wolf {AT_ONCE - 1}"), "once that was told, it begins anew"
    sparing.close()


def test_how_many_were_left_out_is_told_after_a_while_without_anybody_asking(kept: Kept) -> None:
    log.addHandler(Sparing([kept], window=0.05))
    for _ in range(AT_ONCE + 1):
        log.warning("Wolf")
    while not kept.lines[-1].startswith("1 more were left out"):
        pass


def test_what_goes_wrong_is_counted_also_where_it_is_not_told(kept: Kept) -> None:
    log.addHandler(Counting())
    line = metrics.troubles.labels("warning", log.name)
    before = line._value.get()
    for _ in range(AT_ONCE + 3):
        log.warning("Wolf")
    assert line._value.get() - before == AT_ONCE + 3


def test_what_could_not_be_stored_is_not_repeated(data: Path | str) -> None:
    async def fail(store: Store) -> None:
        failing = text("UPDATE nowhere SET hand = :hand").bindparams(hand="a-secret-ticket")
        with pytest.raises(NotStored) as caught:
            await store.write(lambda session: session.execute(failing))
        assert isinstance(caught.value.__cause__, SQLAlchemyError)
        assert "nowhere" in str(caught.value)
        assert "\n" not in str(caught.value)
        assert "a-secret-ticket" not in f"{caught.value} {caught.value.__cause__}"

    with_store(data, fail)


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., "subprocess.Popen[str]"]]:
    started: list[subprocess.Popen[str]] = []

    def serve(**environment: str) -> "subprocess.Popen[str]":
        program = "import sys; from branchline.cli import main; sys.exit(main())"
        process = subprocess.Popen(
            [sys.executable, "-c", program, "serve", "--port", "0"],
            cwd=tmp_path,
            env={**os.environ, **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        started.append(process)
        return process

    yield serve
    for process in started:
        process.kill()
        process.communicate()


@pytest.mark.long
def test_a_server_that_is_told_to_stop_says_so_for_a_while_in_the_form_that_was_chosen(
    serve: Callable[..., "subprocess.Popen[str]"],
) -> None:
    server = serve(BRANCHLINE_LOG_FORMAT="json", BRANCHLINE_STOP_AFTER="600")
    assert server.stdout
    announced = json.loads(server.stdout.readline())
    assert announced["level"] == "info"
    found = re.search(r"http://127\.0\.0\.1:\d+", announced["what"])
    assert found
    with httpx.Client(base_url=found[0], transport=httpx.HTTPTransport(retries=8)) as client:
        assert client.get("/ready").json() == {"ready": True}
        server.send_signal(signal.SIGTERM)
        while (answer := client.get("/ready")).status_code == 200:
            pass  # it is looked at ten times a second whether to stop
        assert answer.json() == {"ready": False, "why": "The server is stopping."}
        assert client.get("/api/games").status_code == 200, "whoever is here goes on"
        server.send_signal(signal.SIGTERM)  # a second time: at once
    out, errors = server.communicate(timeout=20)
    assert (out, errors) == ("", "")
