"""Which of several worths is the best, and what noise does to them."""

from collections import Counter

import pytest

from branchline.core.chance import seeded
from branchline.core.native import row
from branchline.core.policy import MOST_WEIGHT, best, weights

FEATURES = {"speed": "how fast", "comfort": "how soft"}


def choices(worths, noise, seeds=300):
    return Counter(best(row(worths), noise, seeded(seed)) for seed in range(seeds))


@pytest.mark.parametrize("worths", [[7], [0, 5, 3], [-9, -8, -10], [2**40, 2**40 + 1], [1, 0, 0, 0]], ids=str)
def test_the_greatest_worth_is_found_whatever_the_seed(worths):
    for noise in (0, 1):
        assert set(choices(worths, noise)) == {worths.index(max(worths))}


@pytest.mark.parametrize("worths", [[4, 4], [0, -3, 0, 0], [1, 9, 9, 2, 9, 9, 9]], ids=str)
def test_each_of_the_greatest_is_equally_likely(worths):
    greatest = [at for at, worth in enumerate(worths) if worth == max(worths)]
    counts = choices(worths, 0, 200 * len(greatest))
    assert sorted(counts) == greatest
    assert all(150 < count < 250 for count in counts.values())


@pytest.mark.parametrize("lead", [1, 2, 10, 1000])
def test_noise_goes_from_nothing_to_one_less_than_it_says(lead):
    # As much noise as the lead cannot make it up; with one more it can be made even, and then either may be found.
    assert set(choices([0, lead, 0], lead)) == {1}
    assert set(choices([0, 1, 0], 2)) == {0, 1, 2}
    assert set(choices([0, lead], 3 * lead)) == {0, 1}


def test_every_worth_gets_noise_of_its_own():
    counts = choices([0] * 5, MOST_WEIGHT, 1000)
    assert all(150 < counts[at] < 250 for at in range(5))


def test_noise_decides_as_often_as_it_should():
    # Of the 16 pairs from 0 to 3 the first is ahead by more than 1 in 3, by just 1 in 3: that is 3 + 3 / 2 of 16.
    counts = choices([0, 1], 4, 4000)
    assert 1000 < counts[0] < 1250


def test_weights_stand_in_the_order_of_the_features_and_noise_comes_last():
    assert list(weights({}, FEATURES)) == [0, 0, 0]
    assert list(weights({"noise": 3, "comfort": -5}, FEATURES)) == [0, -5, 3]
    assert list(weights({"comfort": MOST_WEIGHT, "speed": -MOST_WEIGHT}, FEATURES)) == [-MOST_WEIGHT, MOST_WEIGHT, 0]
