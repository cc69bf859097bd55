"""Greedy decisions in Germany that a sensible player would make too."""

from functools import partial

import pytest
from tests.games.germany.positions import BOARD, COLOURS, GAME, position

from branchline import arena, bots
from branchline.core.contract import State
from branchline.games.germany.bots import JUDGEMENT


def choice(state: State) -> str:
    view = state.view(state.seat)
    return state.notation(bots.make("germany", "greedy", 1).choose(view, lambda seed: state.resample(state.seat, seed)))


def test_it_finishes_a_ticket_when_it_can_pay_for_the_last_route() -> None:
    state = position(seats=4, hands=[{"orange": 4, "red": 2}], tickets=[["berlin-leipzig"]])
    assert choice(state) == "claim berlin-leipzig orange*4"


def test_it_saves_its_locomotives() -> None:
    state = position(seats=4, hands=[{"orange": 5, "loco": 3}], tickets=[["berlin-leipzig"]])
    assert choice(state) == "claim berlin-leipzig orange*4"


def test_it_pays_a_grey_route_with_the_colour_it_needs_nowhere_else() -> None:
    hand = {"orange": 2, "white": 2}
    state = position(seats=4, hands=[hand], tickets=[["mannheim-stuttgart", "berlin-leipzig"]])
    assert choice(state) in {"claim mannheim-stuttgart-1 white*2", "claim mannheim-stuttgart-2 white*2"}


def test_it_takes_the_colour_its_ticket_asks_for() -> None:
    display = ["white", "green", "orange", "white", "blue"]
    state = position(seats=4, hands=[{"orange": 2}], tickets=[["berlin-leipzig"]], display=display)
    assert choice(state) == "take orange"


def test_it_burns_its_cards_for_points_in_its_last_turn() -> None:
    state = position(seats=4, hands=[{"black": 7, "red": 2}], turns_left=4, last_round_by=3)
    assert choice(state) == "claim berlin-hannover black*7"


def test_it_draws_no_tickets_in_its_last_turn() -> None:
    state = position(seats=4, turns_left=4, last_round_by=3)
    assert not choice(state).startswith("tickets")


def test_it_keeps_a_drawn_ticket_that_is_complete_already() -> None:
    drawn = ["berlin-leipzig", "rostock-konstanz", "rostock-oesterreich", "daenemark-lindau"]
    owners = {"berlin-leipzig": 0}
    state = position(seats=4, phase="keep", owners=owners, wagons=[6, 8, 8, 8], pending=[drawn])
    assert choice(state) == "keep 1"


def test_it_gives_up_a_ticket_that_can_no_longer_be_done() -> None:
    around_berlin = [route for route in BOARD["routes"] if "berlin" in (route["a"], route["b"])]
    owners = {route["id"]: 2 if route["id"].endswith("-2") else 1 for route in around_berlin}
    tickets = [["berlin-leipzig", "niederlande-frankfurt"]]
    state = position(seats=4, hands=[{"purple": 3}], tickets=tickets, owners=owners, wagons=[45] * 4)
    assert choice(state) == "claim duesseldorf-niederlande purple*3"


def test_it_races_for_the_passengers_it_can_still_win() -> None:
    """Red is lost for good, blue is close."""
    carried = [{"blue": 4}, {"red": 9, "blue": 4}, {"blue": 1}]
    state = position(seats=4, hands=[{"orange": 4}], at={"berlin": ["red", "blue"]}, carried=carried)
    state.play(state.parse("claim berlin-leipzig orange*4"))
    assert choice(state) == "passenger blue"


def test_it_never_declines_a_passenger() -> None:
    for seed in range(5):
        state = GAME.new(3, seed)
        while not state.over:
            text = choice(state)
            assert text != "passenger none"
            state.play(state.parse(text))


def test_its_choice_is_the_greatest_of_the_sums_it_explains() -> None:
    state = GAME.new(3, seed=8)
    while not state.over:
        view = state.view(state.seat)
        sums = JUDGEMENT.judge("greedy", view, partial(state.resample, state.seat))
        assert [action for action, _, _ in sums] == view["legal"]
        assert all(total == pytest.approx(sum(terms.values())) for _, total, terms in sums)
        chosen = state.parse(choice(state))
        assert max(total for _, total, _ in sums) == next(total for action, total, _ in sums if action == chosen)
        state.play(chosen)


def test_it_claims_when_all_cards_are_in_hands() -> None:
    hands = [dict.fromkeys(COLOURS, 6) | {"loco": 7}] * 2
    state = position(seats=2, hands=hands, display=[None] * 5, spare_tickets=1)
    assert choice(state).startswith("claim")


@pytest.mark.long
def test_it_beats_three_random_players_practically_always() -> None:
    report = arena.run("germany", ["greedy", "random", "random", "random"], games=40, seed=1, jobs=1)
    greedy = report.rows[0]
    assert greedy.wins >= 39.5
    assert greedy.figures["tickets completed"].mean > 0.9


@pytest.mark.long
def test_among_themselves_greedy_players_finish_most_of_their_tickets() -> None:
    report = arena.run("germany", ["greedy"] * 4, games=16, seed=1, jobs=1)
    (greedy,) = report.rows
    assert greedy.figures["tickets completed"].mean > 0.75
    assert greedy.score.mean > 120
