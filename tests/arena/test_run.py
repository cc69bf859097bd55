"""Many processes, one result; and an early end."""

from dataclasses import asdict

import pytest

from branchline import arena

BOTS = ["greedy", "random", "random"]


def without_times(report: arena.Report) -> list[dict[str, object]]:
    return [asdict(played) | {"thinking": None, "times": None} for played in report.games]


@pytest.mark.long
def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    alone = arena.run("germany", BOTS, games=12, seed=4, jobs=1)
    together = arena.run("germany", BOTS, games=12, seed=4, jobs=2)
    assert without_times(alone) == without_times(together)
    assert [(row.win_rate, row.score, row.rank, row.figures) for row in alone.rows] == [
        (row.win_rate, row.score, row.rank, row.figures) for row in together.rows
    ]


def test_another_seed_gives_other_games() -> None:
    one, two = (arena.run("germany", BOTS, games=3, seed=seed, jobs=1) for seed in (1, 2))
    assert without_times(one) != without_times(two)


def test_progress_is_told_after_each_block() -> None:
    told: list[tuple[int, int]] = []
    arena.run("germany", BOTS, games=7, jobs=1, progress=lambda done, total: told.append((done, total)))
    assert told == [(3, 9), (6, 9), (9, 9)]


@pytest.mark.long
@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupted_run_reports_the_blocks_that_were_finished(jobs: int) -> None:
    def interrupt(done: int, total: int) -> None:
        if done == 6:
            raise KeyboardInterrupt

    report = arena.run("germany", BOTS, games=30, seed=2, jobs=jobs, progress=interrupt)
    assert report.stopped
    assert len(report.games) == 6
    assert report.rows[0].games == 6
