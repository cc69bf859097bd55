"""The judgement behind the players of the Dales: it says what they do, and plays games on quickly and sensibly."""

from functools import partial
from typing import Any

import pytest
from tests.games.moments import moments
from tests.games.wensleydale.positions import GAME

from branchline import bots
from branchline.bots.outcome import promise
from branchline.core.chance import PLAYER, seeded
from branchline.core.native import row
from branchline.games.wensleydale.bots.foresight import Foresight
from branchline.games.wensleydale.bots.judging import GUESSED, JUDGEMENT
from branchline.games.wensleydale.bots.planner import quick
from branchline.games.wensleydale.quick.player import TO_THE_END, Players, play_on
from branchline.games.wensleydale.state import State


@pytest.mark.long
@pytest.mark.parametrize("style", ["greedy", "planner"])
def test_what_it_likes_best_is_what_its_player_does(style: str) -> None:
    state = GAME.new(4, seed=31)
    players = [bots.make("wensleydale", style, 1) for _ in range(4)]
    for _ in range(90):
        view, sampler = state.view(state.seat), partial(state.resample, state.seat)
        chosen = players[state.seat].choose(view, sampler)
        assert JUDGEMENT.ideas(style, view, sampler)[0] == chosen
        state.apply(chosen)


def test_of_anothers_action_its_guesses_are_not_told() -> None:
    guesses: set[str] = set()
    for state in moments(GAME, 4, 25, 0.05):
        view = state.view(state.seat)
        for choice in JUDGEMENT.judge("planner", view, partial(state.resample, state.seat)):
            told = JUDGEMENT.open_terms("planner", state, choice.action)
            assert told == {term: part for term, part in choice.terms.items() if term not in GUESSED}
            guesses |= set(choice.terms) - set(told)
    assert guesses, "there was something to keep back"


def test_a_seat_has_aims_of_its_own_while_another_builds() -> None:
    """What another has half built is no part of its plan."""
    state = GAME.new(4, seed=8)
    player = bots.make("wensleydale", "planner", 1)
    begun = 0
    while begun < 4:
        view = state.view(state.seat)
        if view["phase"] == "build" and view["building"]:
            begun += 1
            order: list[int] = view["orders"]["build"]
            for seat in order[order.index(state.seat) + 1 :]:
                eyes = state.view(seat)
                planned = JUDGEMENT.plan("planner", eyes, partial(state.resample, seat))
                assert not set(planned) & set(eyes["links"])
        state.apply(player.choose(view, partial(state.resample, state.seat)))


def played(state: Any, most: int) -> int:
    assert isinstance(state, State)
    return play_on(state, [quick(state.seats)] * state.seats, most)


@pytest.mark.parametrize(
    "options", [{}, {"series_shape": "trail"}, {"series_shape": "ring_ok"}, {"train_exchange": "any"}]
)
@pytest.mark.parametrize("seats", [3, 4])
def test_quick_players_only_do_what_is_legal_wherever_they_take_over(seats: int, options: dict[str, Any]) -> None:
    met = set()
    for state in moments(GAME, seats, 60, 0.1, options):
        assert isinstance(state, State)
        legal = state.legal()
        if len(legal) > 1:
            players = Players(state.copy(), [quick(seats)] * seats, seeded(1, PLAYER))
            assert players.choose(row(legal)) in legal
            met.add(state.view(None)["phase"])
        played(state, TO_THE_END)
        assert state.over
    assert met >= {"auction", "build", "trains", "takeover"}


def test_quick_players_earn_nearly_what_greedy_ones_do() -> None:
    """Greedy players earn 24 points each at a table of four, and the policy of random playouts 16."""
    scores = []
    for seed in range(12):
        state = GAME.new(4, seed=seed)
        assert 100 < played(state, TO_THE_END) < 400
        scores += state.scores()
    assert sum(scores) / len(scores) > 19


def test_the_same_position_is_played_on_alike_and_another_bag_otherwise() -> None:
    state = GAME.new(4, seed=5)
    ends = []
    for seed in (1, 1, 2):
        guess = state.resample(0, seed)
        played(guess, TO_THE_END)
        ends.append(guess.scores())
    assert ends[0] == ends[1] != ends[2]


def test_a_style_that_nobody_plays_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="style: 'nobody' is unknown; there are planner"):
        JUDGEMENT.style("nobody", 4)


def test_the_rest_of_a_turn_is_foreseen_whatever_the_bag_will_bring() -> None:
    foresight = Foresight()
    turns = 0
    for n, state in enumerate(moments(GAME, 3, 12, 0.05)):
        turn = state.view(None)["turn"]
        one, other, afresh = state.resample(0, n), state.resample(0, n + 100), state.resample(0, n + 100)
        foresight.play_turn(one, n)
        foresight.play_turn(other, n)  # what was foreseen for the first
        Foresight().play_turn(afresh, n)
        assert other == afresh
        assert one.over or one.view(None)["turn"] == turn + 1
        seen = one.view(0)["players"]
        assert [player["delivered"] for player in seen] == [player["delivered"] for player in other.view(0)["players"]]
        turns += not one.over
    assert turns, "some went on to a next turn"


@pytest.mark.long
def test_in_the_last_turn_a_searcher_does_what_ends_best() -> None:
    """Then nothing is left to chance, and all can be foreseen."""
    state = GAME.new(3, seed=12)
    planner = bots.make("wensleydale", "planner", 1)
    while state.view(None)["turn"] < 4:
        state.apply(planner.choose(state.view(state.seat), partial(state.resample, state.seat)))
    view, sampler = state.view(state.seat), partial(state.resample, state.seat)
    ends = {}
    for idea in JUDGEMENT.ideas("planner", view, sampler):
        (end,) = JUDGEMENT.try_out("planner", state, [idea])
        ends[idea] = promise(end.scores, state.seat)
    chosen = bots.make("wensleydale", "search", 1).choose(view, sampler)
    assert ends[chosen] == max(ends.values())
