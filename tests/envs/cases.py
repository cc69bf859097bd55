"""What every face is tried with: all games of the house at every number of seats, and with every option turned."""

import random

import pytest
from tests.conformance.walks import CASES, LENGTH, case_id

import branchline as bl

HOUSE = [case for case in CASES if case[0] in bl.GAMES]
every_case = pytest.mark.parametrize("case", HOUSE, ids=case_id)
every_table = pytest.mark.parametrize("case", [case for case in HOUSE if not case[2]], ids=case_id)
every_game = pytest.mark.parametrize("name", bl.GAMES)
every_reward = pytest.mark.parametrize("reward", ["rank", "margin", "score"])


def short(case):
    """The options of a case, and those by which a random game does not take too long."""
    return {**LENGTH.get(case[0], {}), **case[2]}


def any_legal(mask, chance: random.Random):
    return chance.choice(mask.nonzero()[0])
