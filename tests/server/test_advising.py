"""Advice is worked out beside everything else: nobody waits for it but who asked."""

import asyncio
import importlib
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from textwrap import dedent
from typing import TYPE_CHECKING, Any

import pytest

from branchline.server import Settings, create_app
from branchline.server.adviser import MOST_OPEN
from branchline.server.advising import NICE, Advising
from branchline.server.store import Store
from branchline.server.thinking import Thinking

if TYPE_CHECKING:
    from .conftest import Chair

PATIENCE = 30.0
WAYS = """
    import os, time
    from pathlib import Path
    from branchline.server.advising import advise
    from branchline.server.worker import think

    HERE = Path(__file__).parent

    def slow(question):
        (HERE / "advice").write_text(f"{os.getpid()} {os.nice(0)}")
        with (HERE / "asked").open("a") as asked:
            asked.write(f"{question.table}\\n")
        while not (HERE / "go").exists():
            time.sleep(0.01)
        return advise(question)

    def hang(question):
        time.sleep(600)

    def bot(question):
        (HERE / "bot").write_text(f"{os.getpid()} {os.nice(0)}")
        return think(question)
"""


@pytest.fixture
def ways(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Ways of thinking that the processes can import too."""
    name = f"ways_{tmp_path.name}"
    (tmp_path / f"{name}.py").write_text(dedent(WAYS))
    monkeypatch.syspath_prepend(str(tmp_path))
    yield importlib.import_module(name)
    sys.modules.pop(name, None)


@pytest.fixture
def advised(tmp_path: Path, open_house: Callable[..., Any], ways: Any) -> Callable[..., Any]:
    """A house where advice is worked out in this way."""

    def open_advised(way: str, **settings: Any) -> Any:
        chosen = Settings(data=tmp_path / "data.sqlite3", bot_pace=0, guest_rate=1e6, **settings)
        return open_house(create_app(chosen, Thinking(chosen, ways.bot), advising=Advising(chosen, getattr(ways, way))))

    return open_advised


@pytest.fixture
def first_note_last(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Where the first note of advice is the last to be written, whoever else makes one: the tables noted."""
    noted: list[str] = []
    note = Store.note_advice

    async def slowly(store: Store, table: str) -> None:
        noted.append(table)
        if len(noted) == 1:
            await asyncio.sleep(0.2)
        await note(store, table)

    monkeypatch.setattr(Store, "note_advice", slowly)
    return noted


def wait_for(file: Path) -> list[int]:
    """What was written there: whose process it is, and how nice."""
    patience = time.monotonic() + PATIENCE
    while not file.exists() or not file.read_text():
        assert time.monotonic() < patience
        time.sleep(0.01)
    return [int(number) for number in file.read_text().split()]


def at_turn(chair: "Chair") -> None:
    chair.until(lambda shown: bool(shown) and bool(shown["actions"]))


@pytest.mark.long
def test_while_a_hint_is_in_work_the_game_goes_on(
    tmp_path: Path, advised: Callable[..., Any], first_note_last: list[str]
) -> None:
    with advised("slow") as house:
        anna = house.person()
        with anna.sit(anna.make("me", "greedy", options={"start_player": 0})) as chair:
            at_turn(chair)
            asked_at = chair.shown["version"]
            for number in range(MOST_OPEN):
                chair.say(type="hint", seat=0, depth="aim", request=number)
            advice, nice = wait_for(tmp_path / "advice")
            assert chair.ask(type="hint", seat=0, depth="aim")["id"] == "error-many-questions"
            assert chair.ask(type="alive", request=99)["request"] == 99
            for _ in range(3):  # and each time the computer player answers
                chair.play()
                at_turn(chair)
            bot, usual = wait_for(tmp_path / "bot")
            assert advice != bot
            assert nice == usual + NICE
            (tmp_path / "go").touch()
            hints = []
            while len(hints) < MOST_OPEN:
                if (message := chair.hear())["type"] != "table":
                    hints.append(message)
            assert [hint["request"] for hint in hints] == list(range(MOST_OPEN)), "one after the other"
            assert {hint["version"] for hint in hints} == {asked_at}
    assert len(first_note_last) == 1, "that somebody is advised is written down once"


@pytest.mark.long
def test_who_leaves_is_forgotten_and_the_next_is_answered(tmp_path: Path, advised: Callable[..., Any]) -> None:
    with advised("slow") as house:
        anna, ben = house.person(), house.person()
        one, other = (person.make("me", "greedy", options={"start_player": 0}) for person in (anna, ben))
        with anna.sit(one) as chair:
            at_turn(chair)
            for _ in range(MOST_OPEN):
                chair.say(type="hint", seat=0, depth="plan")
            wait_for(tmp_path / "advice")
        (tmp_path / "go").touch()
        with ben.sit(other) as chair:
            at_turn(chair)
            assert chair.ask(type="hint", seat=0, depth="aim")["aims"]
    assert (tmp_path / "asked").read_text().split() == [one, other], "of hers the one that was in work, and his"


@pytest.mark.long
def test_what_takes_too_long_is_given_up(advised: Callable[..., Any]) -> None:
    with advised("hang", advice_limit=0.2) as house:
        anna = house.person()
        with anna.sit(anna.make("me", "greedy", options={"start_player": 0})) as chair:
            at_turn(chair)
            for _ in range(2):
                assert chair.ask(type="hint", seat=0, depth="aim")["id"] == "error-no-answer"
            chair.play()
