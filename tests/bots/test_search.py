"""A player who tries its ideas out: what it counts on, and when it leaves its first idea."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import pytest
from tests.games.germany.positions import GAME, position

from branchline import bots
from branchline.bots.search import Search
from branchline.bots.trials import Idea, Trials
from branchline.core.chance import PLAYER, seeded
from branchline.core.contract import State
from branchline.core.players import Judgement, Outcome, Sampler, Thinking
from branchline.games.germany.bots.judging import Judgement as Germany


class Counted(Germany):
    """Germany's judgement, which counts the games that are played by it and takes every decision for weighty."""

    def __init__(self, wanted: list[int] | None = None) -> None:
        self.wanted = wanted
        self.played = 0

    def ideas(self, style: str, view: dict[str, Any], sampler: Sampler, intent: object = None) -> list[int]:
        return self.wanted or super().ideas(style, view, sampler)

    def weighty(self, view: dict[str, Any], intent: object = None) -> bool:
        return True

    def try_out(self, style: str, position: State, actions: Sequence[int]) -> list[Outcome]:
        self.played += len(actions)
        return super().try_out(style, position, actions)


def choice(judgement: Judgement, state: State, thinking: Thinking) -> int:
    player = Search(judgement, "search", thinking, seed=1)
    return player.choose(state.view(state.seat), partial(state.resample, state.seat))


def last_turn() -> State:
    """Claiming seven wagons is worth 18 points and nothing else is worth anything."""
    return position(seats=2, hands=[{"black": 7, "red": 1}], turns_left=2, last_round_by=1)


def test_it_leaves_its_first_idea_for_one_that_is_surely_better() -> None:
    state = last_turn()
    claim, draw = state.parse("claim berlin-hannover black*7"), state.parse("draw")
    assert choice(Counted([draw, claim]), state, Thinking(simulations=20)) == claim
    assert choice(Counted([claim, draw]), state, Thinking(simulations=20)) == claim


def test_it_tries_nothing_out_where_that_finds_nothing_better() -> None:
    state = GAME.new(2, seed=4, options={})
    while state.view(0)["phase"] == "setup-mix":
        state.apply(state.legal()[0])
    four = position(seats=4, hands=[{"red": 3, "blue": 3}], tickets=[["berlin-leipzig"]])
    assert Germany().weighty(state.view(state.seat)), "which tickets to keep"
    assert Germany().weighty(four.view(0)), "a turn"
    four.apply(four.parse("draw"))
    second = four.view(0)
    assert not Germany().weighty(second), "the second card"
    plain = bots.make("germany", "planner", 1)
    sampler = partial(four.resample, 0)
    for seed in range(5):
        assert bots.make("germany", "search", seed).choose(second, sampler) == plain.choose(second, sampler)


def test_it_keeps_its_first_idea_where_another_is_as_good() -> None:
    state = position(seats=4, hands=[{"white": 3}], turns_left=1, last_round_by=0)
    one, two = state.parse("claim mannheim-stuttgart-1 white*2"), state.parse("claim mannheim-stuttgart-2 white*2")
    assert choice(Counted([one, two]), state, Thinking(simulations=20)) == one
    assert choice(Counted([two, one]), state, Thinking(simulations=20)) == two


def test_it_stays_with_what_might_be_luck() -> None:
    better, worse = Idea(1, [0.9, 0.1, 0.8, 0.3]), Idea(2, [0.2, 0.6, 0.3, 0.7])
    assert 0 < better.ahead_of(worse) < 1
    assert better.ahead_of(worse) == -worse.ahead_of(better)
    assert Idea(1, [0.5, 0.6, 0.7]).ahead_of(Idea(2, [0.4, 0.5, 0.5])) > 2


@pytest.mark.parametrize("simulations", [5, 40])
def test_it_plays_no_more_games_than_it_may(simulations: int) -> None:
    judgement = Counted()
    choice(judgement, GAME.new(2, seed=4, options={}), Thinking(simulations=simulations))  # which mix: nothing to try
    assert judgement.played == 0
    state = position(seats=2, hands=[{"red": 3, "blue": 3}], tickets=[["berlin-leipzig"]])
    choice(judgement, state, Thinking(simulations=simulations))
    assert 0 < judgement.played <= simulations


def test_the_first_idea_is_tried_as_long_as_any_other() -> None:
    """What it is left for has done better in as many positions, not only in the few before it was given up."""
    state = last_turn()
    claim, draw = state.parse("claim berlin-hannover black*7"), state.parse("draw")
    trials = Trials(Counted(), [draw, claim, draw], state.seat, partial(state.resample, state.seat), seeded(3, PLAYER))
    first, better, _ = trials.ideas
    trials.play(8)
    trials.give_up(1.0)
    assert trials.ideas == [first, better]
    assert trials.best is better


def test_a_moment_of_time_is_enough_for_a_choice() -> None:
    assert choice(Counted(), last_turn(), Thinking(seconds=1e-6)) in last_turn().legal()


def test_all_ideas_are_tried_with_the_same_luck() -> None:
    state = position(seats=3, hands=[{"red": 2}], tickets=[["berlin-leipzig"]])
    draw = state.parse("draw")
    trials = Trials(Counted(), [draw, draw], state.seat, partial(state.resample, state.seat), seeded(3, PLAYER))
    trials.play(4)
    first, second = trials.ideas
    assert first.promises == second.promises
    assert len(set(first.promises)) > 1


def test_the_players_who_search_differ_in_how_much() -> None:
    amounts = {name: getattr(bots.make("germany", name, 1), "thinking", None) for name in bots.names("germany")}
    assert amounts["planner"] is None
    assert amounts["scout"].simulations < amounts["search"].simulations
