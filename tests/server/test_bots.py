"""Computer players that crash, hang, or answer nonsense: the table goes on."""

import asyncio
import importlib
import logging
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from branchline.games import GAMES
from branchline.server import Settings, create_app
from branchline.server.thinking import NoChoice, Thinking
from branchline.server.worker import Question, think
from branchline.table import Seat, Table

Trouble = Callable[[str], Callable[[Question], Any]]


@pytest.fixture
def trouble(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Trouble]:
    """A way of thinking, made from its source, that the processes can import too."""
    name = f"trouble_{tmp_path.name}"

    def make(source: str) -> Callable[[Question], Any]:
        body = "import os, time\nfrom pathlib import Path\nfrom branchline.server.worker import think as well\n\n"
        (tmp_path / f"{name}.py").write_text(f"{body}MARK = Path({str(tmp_path / 'mark')!r})\n{dedent(source)}")
        monkeypatch.syspath_prepend(str(tmp_path))
        made: Callable[[Question], Any] = importlib.import_module(name).trouble
        return made

    yield make
    sys.modules.pop(name, None)


@pytest.fixture
def table() -> Table:
    seats = [Seat("One", bot="random"), Seat("Two", bot="random")]
    return Table("t", GAMES["germany"], seats, 9, {})


def choose(table: Table, think: Callable[[Question], Any], **settings: Any) -> int:
    """What is chosen, in processes of its own."""

    async def ask() -> int:
        thinking = Thinking(Settings(**settings), think)
        try:
            return await thinking.choose(table)
        finally:
            await thinking.close()

    return asyncio.run(ask())


def test_a_bot_chooses_the_same_whenever_the_same_game_gets_there(table: Table) -> None:
    chosen = choose(table, think)
    assert chosen in table.state.legal()
    assert choose(table, think) == chosen


def test_a_process_that_ends_is_replaced_and_asked_again(table: Table, trouble: Trouble) -> None:
    once = trouble(
        """
        def trouble(question):
            if not MARK.exists():
                MARK.touch()
                os._exit(3)
            return well(question)
        """
    )
    assert choose(table, once) == choose(table, think)


FAILURES = {
    "raise RuntimeError('no idea')": "RuntimeError: no idea",
    "raise SystemExit": "RuntimeError: it raised SystemExit",
    "raise KeyboardInterrupt": "RuntimeError: it raised KeyboardInterrupt",
    "return 10**9": "not legal",
    "return -1": "not legal",
    "return None": "not legal",
    "return 'draw'": "not legal",
    "return True": "not legal",
    "return lambda: 0": "pickle",
    "os._exit(3)": "BrokenProcessPool",
}


def test_a_bot_that_fails_gives_no_choice_and_the_next_one_is_not_harmed(table: Table, trouble: Trouble) -> None:
    cases = "".join(f"    if way == {way!r}: {way}\n" for way in FAILURES)
    failing = trouble(f"def trouble(question):\n    way = MARK.read_text()\n{cases}    return well(question)\n")

    async def ask_all(mark: Path) -> dict[str, str]:
        thinking = Thinking(Settings(), failing)
        answers = {}
        for way in FAILURES:
            mark.write_text(way)
            try:
                answers[way] = str(await thinking.choose(table))
            except NoChoice as reason:
                answers[way] = str(reason)
        mark.write_text("well")
        assert await thinking.choose(table) in table.state.legal()
        await thinking.close()
        return answers

    mark = Path(sys.modules[failing.__module__].__file__ or "").parent / "mark"
    for way, answer in asyncio.run(ask_all(mark)).items():
        assert FAILURES[way] in answer, way


def test_a_bot_that_hangs_is_given_up(table: Table, trouble: Trouble) -> None:
    hang = trouble("def trouble(question): time.sleep(600)")
    with pytest.raises(NoChoice, match="BrokenProcessPool"):
        choose(table, hang, bot_limit=0.2)


@pytest.mark.long
def test_a_bot_that_always_fails_does_not_stop_the_table(
    tmp_path: Path, trouble: Trouble, open_house: Any, caplog: pytest.LogCaptureFixture
) -> None:
    settings = Settings(data=tmp_path / "data.sqlite3", bot_pace=0)
    broken = Thinking(settings, trouble("def trouble(question): raise RuntimeError('no idea')"))
    with caplog.at_level(logging.WARNING), open_house(create_app(settings, broken)) as house:
        person = house.person()
        id = person.make("greedy", "greedy", seed=2)
        with person.sit(id) as chair:
            chair.until(lambda shown: bool(shown) and shown["table"]["over"])
        assert len(person.http.get(f"/api/tables/{id}/record").json()["actions"]) == chair.shown["steps"]
    assert "the bot greedy of seat 0 gave no action (RuntimeError: no idea)" in caplog.text


def test_bots_keep_a_pace_people_can_follow(open_house: Any) -> None:
    with open_house(bot_pace=0.2) as house:
        person = house.person()
        with person.sit(person.make("random", "random")) as chair:
            chair.until_version(1)
            first = time.monotonic()
            chair.until_version(4)
            assert time.monotonic() - first >= 0.55
