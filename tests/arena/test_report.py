"""The figures of a report, from games whose results are known."""

from dataclasses import replace

import pytest

from branchline.arena.match import Match
from branchline.arena.playing import Played
from branchline.arena.report import Figure, Row, summarise


def played(block: int, rotation: int, scores: list[int], ranks: list[int], tickets: list[tuple[int, int]]) -> Played:
    n = len(scores)
    return Played(
        block,
        rotation,
        seed=block,
        bots=[],
        seats=[(entry + rotation) % n for entry in range(n)],
        starts=[(entry + rotation) % n for entry in range(n)],
        scores=scores,
        ranks=ranks,
        tallies=[{"tickets completed": (float(done), float(of))} for done, of in tickets],
        decisions=[10] * n,
        thinking=[0.5] * n,
    )


def rows(bots: tuple[str, ...], games: list[Played]) -> list[Row]:
    return summarise(Match("germany", bots, seed=1, options={}), [replace(game, bots=list(bots)) for game in games])


TWO = ("greedy", "random")


def test_a_shared_win_counts_in_parts() -> None:
    first, second = rows(
        TWO,
        [
            played(0, 0, [50, 50], [1, 1], [(1, 2), (1, 2)]),
            played(0, 1, [60, 50], [1, 2], [(1, 2), (1, 2)]),
        ],
    )
    assert (first.wins, second.wins) == (1.5, 0.5)
    assert first.win_rate.mean == 0.75


def test_means_are_over_all_games_and_shares_over_all_that_was_counted() -> None:
    first, _ = rows(
        TWO,
        [
            played(0, 0, [100, 0], [1, 2], [(1, 1), (0, 1)]),
            played(0, 1, [50, 60], [2, 1], [(0, 3), (0, 1)]),
        ],
    )
    assert first.score.mean == 75
    assert first.rank.mean == 1.5
    assert first.figures["tickets completed"].mean == 0.25


def test_thinking_time_is_told_a_decision() -> None:
    first, _ = rows(TWO, [played(0, 0, [1, 0], [1, 2], [(1, 1), (1, 1)])])
    assert first.decisions == 10
    assert first.seconds_a_decision == pytest.approx(0.05)
    assert first.decisions_a_second == pytest.approx(20)


def test_equal_entries_of_a_list_that_repeats_itself_are_one_row() -> None:
    games = [played(0, 0, [10, 0, 20, 5], [2, 4, 1, 3], [(1, 1)] * 4)]
    first, second = rows(("greedy", "random", "greedy", "random"), games)
    assert (first.entries, second.entries) == ([0, 2], [1, 3])
    assert (first.games, first.wins, first.score.mean) == (2, 1.0, 15)


def test_intervals_come_from_the_spread_between_blocks_not_within_them() -> None:
    """Within each block one game is won and one lost, so drawing blocks again changes nothing."""
    games = []
    for block in range(10):
        games.append(played(block, 0, [1, 0], [1, 2], [(1, 1), (1, 1)]))
        games.append(played(block, 1, [0, 1], [2, 1], [(1, 1), (1, 1)]))
    first, _ = rows(TWO, games)
    assert first.win_rate == Figure(0.5, 0.5, 0.5)


def test_intervals_hold_the_mean_and_shrink_with_more_blocks() -> None:
    def width(blocks: int) -> float:
        games = [
            played(b, r, [b % 7, 3], [1, 2] if b % 7 > 3 else [2, 1], [(1, 1)] * 2)
            for b in range(blocks)
            for r in (0, 1)
        ]
        score = rows(TWO, games)[0].score
        assert score.mean is not None
        assert score.low is not None
        assert score.high is not None
        assert score.low < score.mean < score.high
        return score.high - score.low

    assert width(700) < width(70) < width(14)


def test_the_same_games_give_the_same_intervals() -> None:
    games = [played(b, r, [b, 5], [1, 2], [(1, 2)] * 2) for b in range(9) for r in (0, 1)]
    assert rows(TWO, games) == rows(TWO, games)


def test_a_figure_of_nothing_is_no_number() -> None:
    first, _ = rows(TWO, [played(0, 0, [1, 0], [1, 2], [(0, 0), (1, 1)])])
    assert first.figures["tickets completed"] == Figure(None, None, None)


def test_no_games_give_no_rows() -> None:
    assert rows(TWO, []) == []
