"""`branchline arena`: its table, its report and its records, whatever the number of processes."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import branchline as bl

if TYPE_CHECKING:
    from .conftest import Command

MATCH = ["arena", "germany", "--bots", "greedy,random,random", "--seed", "3"]
TIMES = {"seconds", "thinking", "times", "seconds_a_decision", "decisions_a_second", "median", "most"}


def timeless(data: Any) -> Any:
    """A report without what differs from run to run."""
    if isinstance(data, dict):
        return {key: timeless(value) for key, value in data.items() if key not in TIMES}
    return [timeless(value) for value in data] if isinstance(data, list) else data


@pytest.fixture
def reports(branchline: "Command", folder: Path) -> Callable[[int], dict[str, Any]]:
    """Runs the match in so many processes; the report it writes."""

    def run(jobs: int) -> dict[str, Any]:
        words = ["--games", "5", "--jobs", str(jobs), "--json", f"{jobs}.json", "--records", f"games-{jobs}"]
        ran = branchline(*MATCH, *words)
        assert ran.code == 0, ran.err
        assert "6 games: 2 deals, each in 3 seatings; 5 were asked for, rounded up to whole deals." in ran.out
        report: dict[str, Any] = json.loads((folder / f"{jobs}.json").read_text(encoding="utf-8"))
        return report

    return run


@pytest.mark.long
def test_the_result_does_not_depend_on_the_number_of_processes(
    reports: Callable[[int], dict[str, Any]], folder: Path
) -> None:
    assert timeless(reports(1)) == timeless(reports(2))
    one, two = (sorted((folder / f"games-{jobs}").iterdir()) for jobs in (1, 2))
    assert [path.name for path in one] == [path.name for path in two]
    assert [path.read_bytes() for path in one] == [path.read_bytes() for path in two]


def test_every_record_replays_to_the_result_in_the_report(
    reports: Callable[[int], dict[str, Any]], branchline: "Command"
) -> None:
    report = reports(1)
    assert (report["games_asked"], report["games_played"], report["stopped"]) == (5, 6, False)
    assert report["bots"] == ["greedy", "random", "random"]
    for played in report["games"]:
        path = Path(f"games-1/germany-{played['block']:05}-{played['rotation']}.json")
        end = bl.Record.load(path).replay()
        assert end.over
        assert played["scores"] == [end.scores()[seat] for seat in played["seats"]]
        assert played["ranks"] == [end.ranks()[seat] for seat in played["seats"]]
        assert sum(played["decisions"]) == len(bl.Record.load(path).actions)
    assert branchline("replay", path).code == 0
    # All three sat on every seat once in each deal.
    for block in (0, 1):
        seatings = [played["seats"] for played in report["games"] if played["block"] == block]
        assert sorted(seatings) == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    for row in report["rows"]:
        wins = sum(
            1 / played["ranks"].count(1)
            for played in report["games"]
            for entry in row["entries"]
            if played["ranks"][entry] == 1
        )
        assert row["wins"] == pytest.approx(wins)


def test_a_run_that_is_refused_leaves_nothing_behind(refused: Callable[..., str]) -> None:
    wrong = ["--json", "report.json", "--records", "games", "--games", "0"]
    assert "games: 0" in refused(*MATCH, *wrong)
