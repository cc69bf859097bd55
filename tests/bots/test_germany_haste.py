"""Games played on in haste: by the rules, nearly as planners play them, and by plans that are kept until spoilt."""

import pytest
from tests.games.germany.positions import GAME, position

from branchline.core.invariants import drawn_options
from branchline.core.native import row
from branchline.games.germany.board import BOARD
from branchline.games.germany.bots.judging import weights_for
from branchline.games.germany.judgement import haste, judge
from branchline.games.germany.judgement.mind import Mind
from branchline.games.germany.state import State


def minds(seats: int) -> list[Mind]:
    return [Mind(weights_for("planner", seats)) for _ in range(seats)]


@pytest.mark.parametrize("seats", GAME.seats)
def test_everything_done_in_haste_is_legal_whatever_the_options(seats: int) -> None:
    for seed in range(3):
        state = GAME.new(seats, seed, drawn_options(GAME, seats, 2 * seed + 1))
        assert isinstance(state, State)
        players = minds(seats)
        while not state.over:
            state.play(haste.decide(state, players[state.seat]))
        assert state.scores()


@pytest.mark.parametrize("seats", [2, 4])
def test_most_decisions_are_those_of_a_planner_and_none_looks_at_what_is_hidden(seats: int) -> None:
    weights = weights_for("planner", seats)
    state = GAME.new(seats, seed=6)
    assert isinstance(state, State)
    alike = []
    while not state.over:
        legal = state.legal()
        afresh = judge.choose(state, row(legal), weights)
        hasty = haste.decide(state, Mind(weights))
        if len(legal) > 1:
            alike.append(hasty == afresh)
        guess = state.resample(state.seat, len(alike))
        assert haste.decide(guess, Mind(weights)) == hasty
        state.apply(afresh)
    assert sum(alike) > 0.75 * len(alike)
    assert not all(alike), "thinking afresh would find nothing more"


def test_a_plan_is_kept_until_somebody_builds_in_its_way() -> None:
    state = position(seats=2, hands=[{"red": 2}], tickets=[["berlin-leipzig"]])
    assert isinstance(state, State)
    mind = Mind(weights_for("planner", 2))
    haste.decide(state, mind)
    plan, ways = mind.plan, list(mind.unbuilt)
    assert ways
    haste.decide(state, mind)
    assert mind.plan is plan
    taken = {BOARD.routes[ways[0]]: 1}
    blocked = position(seats=2, hands=[{"red": 2}], tickets=[["berlin-leipzig"]], owners=taken)
    assert isinstance(blocked, State)
    haste.decide(blocked, mind)
    assert mind.plan is not plan
    assert list(mind.unbuilt) != ways


def test_each_idea_is_tried_with_a_mind_of_its_own() -> None:
    """The same actions end alike, in whatever order and however often they are tried."""
    state = position(seats=3, hands=[{"red": 4, "blue": 4, "loco": 2}], tickets=[["berlin-leipzig"]])
    assert isinstance(state, State)
    weights = weights_for("planner", 3)
    legal = state.legal()[:6]
    together = [end.scores() for end in haste.try_out(state, row([*legal, *legal]), weights, haste.TO_THE_END)]
    alone = [haste.try_out(state, row([action]), weights, haste.TO_THE_END)[0].scores() for action in legal]
    assert together == alone + alone
    assert len({tuple(scores) for scores in alone}) > 1
