"""Tuning by evolution: it repeats itself, goes on where it stopped, and tells what was gained on deals held apart."""

from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path

import pytest

from branchline.tune.evolve import gain, tune
from branchline.tune.games import Trial, judgement

GREEDY = judgement("germany").style("greedy", 2)
TRIAL = Trial("germany", 2, (GREEDY,), seed=3)


@pytest.fixture
def pool() -> Iterator[Executor]:
    with ThreadPoolExecutor(1) as pool:
        yield pool


def test_the_same_seed_finds_the_same_weights_also_when_it_was_stopped_in_between(
    pool: Executor, tmp_path: Path
) -> None:
    kept = tmp_path / "kept"
    straight = [one.weights for one in tune(TRIAL, GREEDY, 3, pool, population=4, deals=1)]
    stopped = [one.weights for one in tune(TRIAL, GREEDY, 1, pool, kept, population=4, deals=1)]
    gone_on = [one.weights for one in tune(TRIAL, GREEDY, 3, pool, kept, population=4, deals=1)]
    assert [*stopped, *gone_on] == straight
    assert straight[0] != straight[2]


def test_weights_stay_in_their_ranges(pool: Executor) -> None:
    (generation,) = tune(TRIAL, GREEDY, 1, pool, population=4, deals=1)
    ranges = judgement("germany").ranges
    assert list(generation.weights) == list(ranges)
    assert all(least <= generation.weights[name] <= most for name, (least, most) in ranges.items())


def test_a_gain_is_told_on_equal_luck(pool: Executor) -> None:
    """A player who gives every passenger away and hurries nowhere is the worse one; who is the same gains nothing."""
    careless = GREEDY | {"passenger": 0.2, "turn": 15.0, "card": 0.5, "globetrotter": 0.0}
    same = gain(TRIAL, GREEDY, GREEDY, 4, pool)
    assert (same.after - same.before, same.low, same.high) == (0, 0, 0)
    better = gain(TRIAL, careless, GREEDY, 12, pool)
    assert better.after > better.before
    assert better.low <= better.after - better.before <= better.high


def test_every_seat_is_taken_in_turn_and_the_field_too() -> None:
    strong, weak = GREEDY, GREEDY | {"passenger": 0.2, "turn": 15.0, "card": 0.5}
    trial = Trial("germany", 2, (strong, weak), seed=5)
    assert trial.wins(strong, 0) in (0.0, 0.5, 1.0)
    assert 0 < trial.promise(strong, 0) < 1


def test_a_game_without_weights_says_so() -> None:
    with pytest.raises(ValueError, match="lunar has no computer player whose weights can be tuned"):
        judgement("lunar")
