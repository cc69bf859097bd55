"""The sequential test: how often it is wrong, and what it saves."""

from random import Random

import pytest

from branchline import arena, cli
from branchline.arena.sure import FEWEST, Sure

RUNS = 400
MOST = 3000


def verdicts(share: float, games: int = 4) -> tuple[list[bool | None], float]:
    """What many runs come to where a player really wins that share, and how many blocks they took."""
    chance = Random(5)
    told: list[bool | None] = []
    blocks = 0
    for _ in range(RUNS):
        sure = Sure(0.25, 0.33)
        for _ in range(MOST):
            blocks += 1
            if sure.see(sum(chance.random() < share for _ in range(games)) / games) is not None:
                break
        told.append(sure.verdict)
    return told, blocks / RUNS


def test_a_false_alarm_is_as_rare_as_it_says() -> None:
    """A twentieth, and what chance adds to that in so many runs."""
    none_better, blocks = verdicts(0.25)
    assert none_better.count(True) / RUNS < 0.08
    assert None not in none_better
    better, _ = verdicts(0.33)
    assert better.count(False) / RUNS < 0.08
    all_at_once = (2 * 1.645 / 0.08) ** 2 * 0.29 * 0.71 / 4  # blocks for the same two risks
    assert blocks < 0.8 * all_at_once


def test_far_off_it_is_never_wrong_and_soon_sure() -> None:
    told, blocks = verdicts(0.6)
    assert set(told) == {True}
    assert blocks < 2 * FEWEST


def test_blocks_that_all_end_alike_do_not_make_it_sure_at_once() -> None:
    sure = Sure(0.4, 0.6)
    assert [sure.see(1.0) for _ in range(FEWEST)] == [None] * (FEWEST - 1) + [True]


@pytest.mark.parametrize(("low", "high"), [(0.3, 0.25), (0.3, 0.3), (-0.1, 0.5), (0.5, 1.1)])
def test_shares_that_are_none_are_refused(low: float, high: float) -> None:
    with pytest.raises(ValueError, match=r"until sure: .* give two shares, the lower first"):
        Sure(low, high)


def test_a_run_stops_as_soon_as_it_is_sure_whoever_works_at_it() -> None:
    alone, together = (
        arena.run("germany", ["greedy", "random"], games=2000, jobs=jobs, until_sure=(0.5, 0.6)) for jobs in (1, 2)
    )
    assert alone.sure is not None
    assert alone.sure.verdict is True
    assert not alone.stopped
    assert len(alone.games) == len(together.games) == 2 * FEWEST


def test_the_command_says_whether_it_is_sure(capsys: pytest.CaptureFixture[str]) -> None:
    match = ["arena", "germany", "--bots", "random,greedy", "--jobs", "1", "--until-sure"]
    assert cli.main([*match, "0.4,0.6", "--games", "100"]) == 0
    assert "Sure: random wins rather 40.0% of its games than 60.0%. 32 games" in capsys.readouterr().out
    assert cli.main([*match, "0.4,0.6", "--games", "2"]) == 0
    assert "Not sure yet whether random wins rather 60.0% of its games than 40.0%." in capsys.readouterr().out
    with pytest.raises(SystemExit):
        cli.main([*match, "often"])
    assert "'often' is not two shares, such as 0.25,0.3" in capsys.readouterr().err
