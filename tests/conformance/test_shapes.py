"""What leaves a game has the shape that the game itself gives it, with no key more and none less."""

import pytest
from pydantic import ValidationError
from tests.shapes import check

from .walks import CASES, GAMES, PACKS, case_id, some, some_sensible

# What can be asked of a game that makes plans.
QUESTIONS = {
    "lunar": [
        {"build": "tycho"},
        {"build": "near:0:-22", "prefer": "shortest"},
        {"ride": "plato"},
        {"ride": "plato", "from": "tycho", "prefer": "cheapest"},
        {"haul": {"good": "ice", "city": "tycho"}},
    ],
    "wensleydale": [
        {"line": ["the_south", "settle", "stainforth"]},
        {"line": ["rylstone", "cracoe"]},
    ],
}


@pytest.mark.parametrize("case", CASES, ids=case_id)
def test_every_view_has_the_shape_of_a_view(case):
    for state in some(case, 21) + some_sensible(case, 21):
        for seat in [*range(case[1]), None]:
            check(case[0], "view")(state.view(seat))


@pytest.mark.parametrize("case", CASES, ids=case_id)
def test_every_event_has_a_shape_for_all_who_may_know_of_it(case):
    name, seats, options = case
    game = GAMES[name]
    _, begun = game.opened(seats, 21, options)
    told = [begun]
    for state in some(case, 21) + some_sensible(case, 21):
        told += [state.copy().step(action) for action in ([] if state.over else state.legal())]
    for events in told:
        for seat in [*range(seats), None]:
            for event in game.seen(events, seat):
                check(name, "event")(event)


@pytest.mark.parametrize("name", GAMES)
def test_every_action_has_the_shape_of_an_action(name):
    game = GAMES[name]
    for action in range(game.actions):
        check(name, "action")(game.action(action))


@pytest.mark.parametrize("name", GAMES)
def test_every_plan_has_the_shape_of_a_plan(name):
    game = GAMES[name]
    assert (PACKS[name].shapes().plan is None) == (name not in QUESTIONS)
    for state in some_sensible((name, game.seats[0], {}), 21):
        for about in QUESTIONS.get(name, []):
            if not state.over:
                check(name, "plan")(game.plan(state, state.seat, about))


@pytest.mark.parametrize("name", GAMES)
def test_a_shape_takes_nothing_else(name):
    view = GAMES[name].new(seats=GAMES[name].seats[0], seed=1).view(0)
    takes = check(name, "view")
    takes(view)
    player = view["players"][0]
    for wrong in (
        {**view, "secret": 1},
        {key: value for key, value in view.items() if key != "seats"},
        {**view, "turn": "0"},
        {**view, "players": [{**player, "secret": 1}]},
        {**view, "players": [{}]},
    ):
        with pytest.raises(ValidationError):
            takes(wrong)
