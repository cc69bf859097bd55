"""Players who take too long, choose what is not legal, or fail: they lose, and it is told."""

import time
from typing import Any

import pytest

from branchline import arena, cli
from branchline.arena import balance
from branchline.arena.overtime import Overtime, cut_off
from branchline.bots import Sampler

HERE = f"{__name__}:"


class First:
    """Plays on, until it is its own turn for the fifth time."""

    name = "first"

    def __init__(self, seed: int) -> None:
        self.asked = 0

    def choose(self, view: dict[str, Any], sampler: Sampler) -> int:
        self.asked += 1
        legal: list[int] = view["legal"]
        return legal[0] if self.asked < 5 else self.foul(legal)

    def foul(self, legal: list[int]) -> int:
        raise NotImplementedError


class Cheats(First):
    def foul(self, legal: list[int]) -> int:
        return next(action for action in range(10_000) if action not in legal)


class Mumbles(First):
    def foul(self, legal: list[int]) -> Any:
        return "the best one"


class Fails(First):
    def foul(self, legal: list[int]) -> int:
        return legal[len(legal)]


class Broods(First):
    """For ever, and it lets no error stop it."""

    def foul(self, legal: list[int]) -> int:
        while True:
            try:
                sum(range(1000))
            except Exception:
                continue


class Dozes(First):
    """It takes long by the clock, but hardly any time of the processor."""

    def foul(self, legal: list[int]) -> int:
        if self.asked == 5:
            time.sleep(0.3)
        return legal[0]


def lost(bot: str, limit: float | None = None) -> arena.Report:
    return arena.run("germany", [HERE + bot, "random", "random"], games=3, jobs=1, limit=limit)


@pytest.mark.parametrize(
    ("bot", "kind", "what"),
    [
        ("Cheats", "illegal", ""),
        ("Mumbles", "illegal", "'the best one': "),
        ("Fails", "error", "IndexError: list index out of range"),
    ],
)
def test_whoever_fouls_is_last_and_the_others_share_the_win(bot: str, kind: str, what: str) -> None:
    report = lost(bot)
    for played in report.games:
        assert played.ranks == [3, 1, 1]
        assert played.decisions[0] == 5
        assert played.foul is not None
        assert (played.foul.entry, played.foul.kind) == (0, kind)
        assert played.foul.what.startswith(what)
    fouling, other = report.rows
    assert fouling.fouls == {"overtime": 0, "illegal": 0, "error": 0} | {kind: 3}
    assert sum(other.fouls.values()) == 0
    assert (fouling.win_rate.mean, other.win_rate.mean) == (0, 0.5)


def test_thinking_without_end_is_cut_off() -> None:
    report = lost("Broods", limit=0.05)
    assert [played.foul and played.foul.kind for played in report.games] == ["overtime"] * 3


def test_a_decision_that_cannot_be_cut_off_is_lost_when_it_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("signal.setitimer")
    report = arena.run("germany", ["greedy", "random"], games=2, jobs=1, limit=1e-7)
    assert {played.foul and played.foul.kind for played in report.games} == {"overtime"}


def test_only_time_of_the_processor_counts() -> None:
    report = arena.run("germany", [HERE + "Dozes", "random"], games=2, jobs=1, limit=0.25)
    assert [played.foul for played in report.games] == [None, None]


def test_what_is_cut_off_leaves_no_timer_behind() -> None:
    def work(seconds: float) -> None:
        until = time.process_time() + seconds
        while time.process_time() < until:
            pass

    with pytest.raises(Overtime), cut_off(0.01):
        work(5)
    with cut_off(5):
        work(0.01)
    work(0.05)


def test_games_ended_by_a_foul_tell_nothing_about_how_anybody_plays() -> None:
    report = lost("Fails")
    for row in report.rows:
        assert row.score.mean is None
        assert [figure.mean for figure in row.figures.values()] == [None] * len(row.figures)
    assert list(balance.tables(report.games)) == []


def test_the_command_shows_who_lost_how(capsys: pytest.CaptureFixture[str]) -> None:
    match = ["arena", "germany", "--bots", f"{HERE}Fails,random", "--games", "2", "--jobs", "1"]
    assert cli.main(match) == 0
    shown = capsys.readouterr().out
    assert "lost by an error" in shown
    assert f"{HERE}Fails lost by an error (deal 0, seating 0): IndexError: list index out of range" in shown
    assert "overtime" not in shown
