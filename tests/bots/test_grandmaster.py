"""The player who searches from what the one that taught itself likes best."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from functools import partial
from math import inf
from pathlib import Path
from typing import Any

import pytest
from tests.bots.searched import WHO, decisions
from tests.games.germany.positions import GAME, position

from branchline import bots
from branchline._pure import compiled
from branchline.bots.outcome import promise, worth
from branchline.bots.search import Search
from branchline.core.contract import State
from branchline.core.players import Sampler, Thinking
from branchline.games import GAMES
from branchline.games.germany.bots.judging import AHEAD, JUDGEMENT

ROOT = Path(__file__).parents[2]


class Stubborn:
    """Likes one action best, and leaves it for what is so much better."""

    def __init__(self, action: int, sure: float) -> None:
        self.action = action
        self.sure = sure

    def ideas(self, judged: list[int], view: dict[str, Any], sampler: Sampler) -> list[int]:
        return [self.action, *(action for action in judged if action != self.action)]

    def foresee(self, states: Sequence[State], seat: int) -> list[float]:
        return [promise(state.scores(), seat) for state in states]


@pytest.mark.parametrize(("sure", "leaves"), [(2.0, True), (inf, False)])
def test_it_leaves_what_its_prior_likes_only_for_what_is_surely_better(sure: float, leaves: bool) -> None:
    state = position(seats=2, hands=[{"black": 7, "red": 1}], turns_left=2, last_round_by=1)
    claim, draw = state.parse("claim berlin-hannover black*7"), state.parse("draw")
    player = Search(JUDGEMENT, "search", Thinking(simulations=40), 1, Stubborn(draw, sure))
    assert player.choose(state.view(0), partial(state.resample, 0)) == (claim if leaves else draw)


def test_it_breaks_games_off_at_its_own_turn_or_where_they_end() -> None:
    state, planner = GAME.new(3, seed=9), bots.make("germany", "planner", 0)
    while state.view(None)["turn"] < 20:
        state.apply(planner.choose(state.view(state.seat), partial(state.resample, state.seat)))
    seat = state.seat
    glimpsed = JUDGEMENT.look_ahead("planner", state, state.legal()[:5])
    assert all((one.seat, one.view(None)["phase"]) == (seat, "turn") for one in glimpsed)
    assert {one.view(None)["turn"] for one in glimpsed} == {20 + 3 * AHEAD}
    late = position(seats=2, hands=[{"black": 7, "red": 1}], turns_left=2, last_round_by=1)
    assert all(one.over for one in JUDGEMENT.look_ahead("planner", late, late.legal()[:3]))


def test_many_positions_are_foreseen_as_one_is_and_the_same_in_any_company() -> None:
    player = bots.self_taught("germany")
    assert player is not None
    state, states = GAME.new(4, seed=3), []
    while len(states) < 40:
        state.playout(len(states), limit=4)
        states.append(state.copy())
    seat = states[0].seat
    together = player.foresee(states, seat)
    assert together == pytest.approx([player.prospects(one, seat) for one in states], abs=2e-3)
    assert together == [foreseen for one in states for foreseen in player.foresee([one], seat)]


def test_the_end_of_a_game_is_worth_what_players_in_training_are_told() -> None:
    assert worth([100, 80], 0, 0.25) == pytest.approx(0.75 * 0.5 + 0.25 * 0.4)
    assert worth([10, 80, 80], 1, 0.25) == pytest.approx(0.75 * (0.5 - 1 / 3))
    assert worth([0, 80, 10, 10], 0, 0.25) == pytest.approx(0.75 * -0.25 - 0.25)


def test_where_it_tries_nothing_out_it_plays_as_the_prodigy_does() -> None:
    state = GAME.new(4, seed=9)
    learned, grandmaster = bots.make("germany", "learned", 1), bots.make("germany", "grandmaster", 1)
    steps = 0
    while steps < 12:
        view, sampler = state.view(state.seat), partial(state.resample, state.seat)
        action = learned.choose(view, sampler)
        if not JUDGEMENT.weighty(view):
            assert grandmaster.choose(view, sampler) == action
            steps += 1
        state.apply(action)


@pytest.mark.long
def test_those_who_search_decide_alike_on_the_other_engine() -> None:
    environment = os.environ | {"BRANCHLINE_PURE": "1" if compiled() else ""}
    command = [sys.executable, "-m", "tests.bots.searched"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == {bot: decisions(bot) for bot in WHO}


def test_there_is_one_where_somebody_taught_itself() -> None:
    assert [game for game in GAMES if "grandmaster" in bots.names(game)] == ["germany"]
    assert bots.stand_in("germany") == "learned", "nobody waits for who goes on for a person"
