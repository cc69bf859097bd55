"""G12: the last round."""

import pytest

from .positions import GAME, hand, legal, play, position, refusal, skip_passengers

MAGDEBURG = "claim berlin-magdeburg red*3"


def about_to(wagons=5, seats=3, seat=1, **fields):
    """`seat` has cards for a route of three and so many wagons."""
    stock = [45] * seats
    stock[seat] = wagons
    hands = [{}] * seat + [{"red": 3}]
    return position(seats=seats, seat=seat, hands=hands, wagons=stock, turn=30, **fields)


def idle(state, cards=("draw", "draw")):
    return play(state, *cards)


@pytest.mark.rule("G12.1")
@pytest.mark.parametrize(
    ("wagons", "left", "triggers"), [(3, 0, True), (4, 1, True), (5, 2, True), (6, 3, False), (45, 42, False)]
)
def test_two_or_fewer_wagons_at_the_end_of_a_turn_start_the_last_round(wagons, left, triggers):
    state = skip_passengers(play(about_to(wagons), MAGDEBURG))
    snapshot = state.snapshot()
    assert snapshot["wagons"][1] == left
    assert snapshot["turns_left"] == (3 if triggers else None)
    assert snapshot["last_round_by"] == (1 if triggers else None)
    view = state.view(None)
    assert (view["turns_left"], view["last_round_by"]) == (snapshot["turns_left"], snapshot["last_round_by"])


@pytest.mark.rule("G12.2")
def test_the_trigger_counts_at_the_end_of_the_turn_not_in_the_middle():
    state = play(about_to(5), MAGDEBURG)
    while state.seat == 1:
        assert state.snapshot()["wagons"][1] == 2
        assert state.snapshot()["turns_left"] is None
        assert state.snapshot()["last_round_by"] is None
        play(state, "passenger none")
    assert state.snapshot()["turns_left"] == 3


@pytest.mark.rule("G12.2", "G12.1")
def test_it_is_the_own_turn_that_triggers():
    # Seat 1 has two wagons, but it is the turn of seat 0 that ends.
    state = position(seats=3, seat=0, wagons=[45, 2, 45])
    idle(state)
    assert state.snapshot()["turns_left"] is None
    idle(state)
    assert (state.snapshot()["turns_left"], state.snapshot()["last_round_by"]) == (3, 1)


@pytest.mark.rule("G12.3", "G12.6")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seat", [0, 1])
def test_everyone_takes_one_more_turn_the_one_who_triggered_it_last(seats, seat):
    state = skip_passengers(play(about_to(4, seats, seat), MAGDEBURG))
    order = []
    while not state.over:
        assert state.snapshot()["turns_left"] == seats - len(order)
        order.append(state.seat)
        idle(state)
    assert order == [(seat + 1 + i) % seats for i in range(seats)]
    assert state.turn == 31 + seats


@pytest.mark.rule("G12.4")
def test_others_with_few_wagons_in_the_last_round_do_not_prolong_it():
    state = position(seats=3, seat=2, hands=[{}, {}, {"red": 3}], wagons=[45, 2, 4], turns_left=3, last_round_by=1)
    skip_passengers(play(state, MAGDEBURG))
    assert state.snapshot()["wagons"] == [45, 2, 1]
    assert (state.snapshot()["turns_left"], state.snapshot()["last_round_by"]) == (2, 1)
    idle(state)
    idle(state)
    assert state.over


@pytest.mark.rule("G12.4")
def test_the_one_who_triggered_it_does_not_trigger_it_again():
    state = position(seats=2, seat=0, wagons=[2, 45], turns_left=2, last_round_by=0)
    idle(state)
    assert state.snapshot()["turns_left"] == 1
    idle(state)
    assert state.over


@pytest.mark.rule("G12.5")
def test_all_three_actions_are_allowed_in_the_last_round():
    state = position(hands=[{"red": 3}], turns_left=3, last_round_by=2)
    assert {GAME.action(a)["kind"] for a in state.legal()} == {"take", "draw", "claim", "tickets"}
    normal = position(hands=[{"red": 3}])
    assert legal(state) == legal(normal)


@pytest.mark.rule("G12.5")
def test_tickets_and_cards_of_the_last_round_are_kept():
    state = position(seats=2, turns_left=2, last_round_by=1)
    play(state, "tickets short*4", "keep 1 2")
    assert len(state.snapshot()["tickets"][0]) == 2
    play(state, "draw", "draw")
    assert sum(hand(state, 1).values()) == 2
    assert state.over


@pytest.mark.rule("G12.6")
def test_the_game_ends_after_the_last_turn():
    state = position(seats=2, seat=0, hands=[{"red": 3}], turns_left=1, last_round_by=0)
    idle(state)
    assert state.over
    assert state.seat == -1
    assert state.legal() == []
    assert state.snapshot()["phase"] == "over"
    assert state.snapshot()["seat"] is None
    for text in ("draw", "pass", "keep 1", MAGDEBURG):
        why = refusal(state, text)
        assert (why.rule, why.message) == ("G12.6", "refused-over")


@pytest.mark.rule("G12.6", "G13.2")
def test_the_end_is_scored_at_once():
    state = position(seats=2, seat=0, tickets=[["berlin-leipzig"], []], turns_left=1, last_round_by=0,
                     options={"globetrotter_at_zero": False})  # fmt: skip
    with pytest.raises(ValueError):
        state.ranks()
    idle(state)
    assert state.scores()[0] == -4 + GAME.sheet(state)[0]["passenger_points"]
    assert sorted(state.ranks())[0] == 1


@pytest.mark.rule("G12.3")
def test_one_card_of_the_last_turn_does_not_end_it():
    state = position(seats=2, seat=0, turns_left=1, last_round_by=0)
    play(state, "draw")
    assert not state.over
    play(state, "draw")
    assert state.over
