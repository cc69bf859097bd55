"""A computer player at a table is the one from the arena: one for its whole game, whatever happens to its process."""

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from branchline import bots
from branchline.arena import playing
from branchline.arena.match import Match
from branchline.games import GAMES
from branchline.server import Settings, worker
from branchline.server.thinking import NoChoice, Thinking
from branchline.server.worker import Question, think
from branchline.table import Seat, Table
from branchline.table.computer import deciding

pytestmark = pytest.mark.long  # servers that wait, end and begin again

# The Moon takes long; so many rounds of it are a game too.
OPTIONS: dict[str, dict[str, Any]] = {"lunar": {"max_rounds": 6}}
# Who searches thinks less here than usually: it is the same player all the same, and a scout is no other.
PLAYERS = [
    (game, f"{bot}@2" if bots.can_think(game, bot) else bot)
    for game in GAMES
    for bot in bots.names(game)
    if bot != "scout"
]
SLOW = {("wensleydale", "planner"), ("lunar", "planner")}


def around(game: str, bot: str) -> tuple[str, ...]:
    """Such players at every seat; who thinks long is alone among quick ones."""
    others = GAMES[game].seats[0] - 1
    return (bot, *(["greedy" if "@" in bot or (game, bot) in SLOW else bot] * others))


def table_of(game: str, bot: str, id: str = "t") -> Table:
    seats = [Seat(each, bot=each) for each in around(game, bot)]
    return Table(id, GAMES[game], seats, 2**100 + 7, OPTIONS.get(game, {}))


async def play(table: Table, thinking: Thinking, until: int | None = None) -> list[float]:
    """As a room does; returns how long each decision took."""
    took = []
    while not table.state.over and (until is None or len(table.steps) < until):
        began = time.monotonic()
        try:
            action = await thinking.choose(table)
        except NoChoice:
            action = table.stand_in()
        took.append(time.monotonic() - began)
        table.make(table.play(table.state.seat, action, table.version))
    return took


Ask = Callable[..., None]


@pytest.fixture(scope="module")
def asked() -> Iterator[Ask]:
    """Plays on at a table, up to so many decisions; all tables are thought about in one process, as a server's are."""
    with one_process() as ask:
        yield ask


@contextmanager
def one_process() -> Iterator[Ask]:
    with asyncio.Runner() as runner:
        thinking = Thinking(Settings(bot_workers=1))
        yield lambda table, until=None: runner.run(play(table, thinking, until))
        runner.run(thinking.close())


def seeds_of(table: Table) -> list[int]:
    return [table.draw(f"bot {seat}", 0) for seat in range(len(table.seats))]


@pytest.mark.parametrize(("game", "bot"), PLAYERS, ids=str)
def test_at_a_table_it_plays_the_game_of_the_arena(
    game: str, bot: str, asked: Ask, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = table_of(game, bot, f"{game} {bot}")
    seeds = seeds_of(table)

    def same_seed(seed: int, block: int, *more: int) -> int:
        return seeds[more[1]] if more else table.seed

    monkeypatch.setattr(playing, "block_seed", same_seed)
    players = Match(game, around(game, bot), 1, table.options)
    played = playing.play(players, 0, 0, record=True)
    asked(table)
    assert [step.notation for step in table.steps] == played.actions


def question(table: Table) -> Question:
    computer = deciding(table)
    assert computer is not None
    return Question(table.id, table.game.name, len(table.seats), table.seed, table.options, None, computer, 60)


def test_a_decision_that_was_made_leaves_no_clock_running(monkeypatch: pytest.MonkeyPatch) -> None:
    running: list[float] = []
    monkeypatch.setattr(worker.faulthandler, "dump_traceback_later", lambda limit, exit: running.append(limit))
    monkeypatch.setattr(worker.faulthandler, "cancel_dump_traceback_later", running.clear)
    think(question(table_of("germany", "random", "clock")))
    assert running == []


def test_made_anew_from_the_log_it_decides_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in GAMES:
        table = table_of(game, "greedy")
        kept: Any = worker.OrderedDict()
        for n in range(60):
            monkeypatch.setattr(worker, "_sitters", kept)
            chosen = think(question(table))
            if n % 12 == 11:
                monkeypatch.setattr(worker, "_sitters", worker.OrderedDict())
                assert think(question(table)) == chosen
            table.make(table.play(table.state.seat, chosen, table.version))


def test_only_so_many_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: Any = worker.OrderedDict()
    monkeypatch.setattr(worker, "_sitters", kept)
    monkeypatch.setattr(worker, "MOST_SITTERS", 3)
    for number in range(5):
        think(question(table_of("germany", "random", f"t{number}")))
    assert [key[0] for key in kept] == ["t2", "t3", "t4"]


def test_asked_twice_about_the_same_decision_it_answers_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "_sitters", worker.OrderedDict())
    table = table_of("germany", "random")
    assert len({think(question(table)) for _ in range(10)}) == 1


def test_who_takes_over_a_seat_has_seen_nothing_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "_sitters", worker.OrderedDict())
    seats = [Seat("Anna", owner="anna"), Seat("Ben", owner="ben")]
    table = Table("t", GAMES["germany"], seats, 4, {"start_player": 1}, maker="anna")
    for _ in range(5):
        table.make(table.play(table.state.seat, table.state.legal()[0], table.version))
    table.make(table.hand("anna", table.state.seat, "random", ()))
    computer = deciding(table)
    assert computer is not None
    assert (computer.sitting, computer.since, len(computer.actions)) == (1, 5, 5)
    first = computer.seed
    table.make(table.back(seats[computer.seat].owner or "", computer.seat))
    assert deciding(table) is None
    table.make(table.hand("anna", computer.seat, "random", ()))
    again = deciding(table)
    assert again is not None
    assert again.sitting == 3
    assert again.seed != first


# One that hangs or crashes


@pytest.fixture
def outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str], str]:
    """Makes a player from outside that does this when it is asked; returns its name."""
    monkeypatch.syspath_prepend(str(tmp_path))

    def make(module: str, source: str) -> str:
        (tmp_path / f"{module}.py").write_text(PLAYER.format(does=source))
        return f"{module}:Player"

    return make


PLAYER = """
import os, time

class Player:
    name = "player"

    def __init__(self, seed):
        self.asked = 0

    def choose(self, view, sampler):
        self.asked += 1
        {does}
        return view["legal"][0]
"""
TROUBLES = {"hangs": "time.sleep(600)", "crashes": "os._exit(3)"}


@pytest.mark.parametrize("way", TROUBLES)
@pytest.mark.parametrize("processes", [1, 2])
def test_one_that_hangs_or_crashes_keeps_only_its_own_table_waiting(
    outside: Callable[[str, str], str], asked: Ask, way: str, processes: int
) -> None:
    bad = outside(f"bad_{way}_{processes}", TROUBLES[way])

    async def run() -> tuple[list[float], Table]:
        thinking = Thinking(Settings(bot_workers=processes, bot_limit=6))
        good = table_of("germany", "greedy", "good")
        await play(good, thinking, until=4)  # its process has started
        broken = asyncio.create_task(play(table_of("germany", bad, "bad"), thinking, until=1))
        await asyncio.sleep(0)
        took = await play(good, thinking, until=40)
        assert way == "crashes" or not broken.done()
        broken.cancel()
        await asyncio.gather(broken, return_exceptions=True)
        await thinking.close()
        return took, good

    took, good = asyncio.run(run())
    assert max(took) < 5  # one may have to wait until it overtakes, and then for a process to start
    assert sorted(took)[len(took) // 2] < 0.5
    alone = table_of("germany", "greedy", f"alone {way} {processes}")
    asked(alone, until=40)
    assert [step.action for step in good.steps] == [step.action for step in alone.steps]


def test_one_that_crashed_goes_on_after_it(
    outside: Callable[[str, str], str], caplog: pytest.LogCaptureFixture
) -> None:
    table = table_of("germany", outside("bad_third", "if self.asked == 3: os._exit(3)"))
    with one_process() as asked:
        asked(table, until=14)
    decided = [sum(step.seat == seat for step in table.steps) for seat in (0, 1)]
    assert sum(decided) == 14
    # Each time it counts anew; else it would end at every decision after its third.
    assert caplog.text.count("ended; it is asked again") == sum(count // 3 for count in decided)
