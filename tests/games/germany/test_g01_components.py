"""G1: what is in the box."""

import copy
from collections import Counter

import pytest

from .positions import BOARD, COLOURS, FIGURES, GAME, LONG, SHORT, finished, legal, play, position

SEATS = [2, 3, 4, 5]


def all_cards(snapshot):
    cards = Counter(snapshot["deck"]) + Counter(snapshot["discard"]) + Counter(c for c in snapshot["display"] if c)
    for hand in snapshot["hands"]:
        cards += Counter(hand)
    return cards


@pytest.mark.rule("G1.1")
def test_two_to_five_play():
    assert list(GAME.seats) == SEATS
    for seats in SEATS:
        assert GAME.new(seats=seats, seed=1, options={}).snapshot()["seats"] == seats


@pytest.mark.rule("G1.1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 7, 100])
def test_no_other_number_of_players(seats):
    with pytest.raises(ValueError, match="seats"):
        GAME.new(seats=seats, seed=1, options={})


@pytest.mark.rule("G1.2", "G2.4")
@pytest.mark.parametrize("seats", SEATS)
def test_each_player_has_45_wagons(seats):
    state = GAME.new(seats=seats, seed=3, options={})
    assert state.snapshot()["wagons"] == [45] * seats
    assert [player["wagons"] for player in state.view(None)["players"]] == [45] * seats


@pytest.mark.rule("G1.3", "G1.4", "G1.5")
@pytest.mark.parametrize("seats", SEATS)
def test_there_are_twelve_cards_of_each_colour_and_fourteen_locomotives(seats):
    for seed in range(20):
        cards = all_cards(GAME.new(seats=seats, seed=seed, options={}).snapshot())
        assert cards.total() == 110
        assert cards == Counter(dict.fromkeys(COLOURS, 12) | {"loco": 14})


@pytest.mark.rule("G1.3", "G1.4", "G1.5")
@pytest.mark.parametrize("kind", [*COLOURS, "loco"])
def test_a_position_with_a_card_too_many_does_not_exist(kind):
    snapshot = position().snapshot()
    snapshot["hands"][0] = {kind: 1}
    with pytest.raises(ValueError, match=kind):
        GAME.load(snapshot)


@pytest.mark.rule("G1.6", "G1.7")
def test_there_are_55_short_and_34_long_tickets():
    snapshot = GAME.new(seats=2, seed=1, options={}).snapshot()
    assert len(snapshot["short_deck"]) == 55
    assert len(snapshot["long_deck"]) == 34
    assert sorted(snapshot["short_deck"]) == sorted(SHORT)
    assert sorted(snapshot["long_deck"]) == sorted(LONG)


@pytest.mark.rule("G1.8")
def test_a_short_ticket_may_be_worth_two():
    state = finished(seats=2, tickets=[["mannheim-stuttgart"]])
    assert GAME.sheet(state)[0]["tickets"][0]["value"] == 2
    assert GAME.sheet(state)[0]["ticket_points"] == -2


@pytest.mark.rule("G1.8")
def test_a_board_may_print_any_value_on_a_ticket():
    board = copy.deepcopy(BOARD)
    board["tickets"]["short"][-1]["value"] = 25
    board["tickets"]["long"][0]["value"] = 1
    assert GAME.check_board(board) == []


@pytest.mark.rule("G1.9", "G13.5")
def test_the_globetrotter_is_worth_fifteen_points_once():
    state = finished(owners={"berlin-leipzig": 1}, tickets=[[], ["berlin-leipzig"], []])
    assert [line["globetrotter"] for line in GAME.sheet(state)] == [0, 15, 0]


@pytest.mark.rule("G1.10", "G1.11", "G2.1")
@pytest.mark.parametrize("seats", SEATS)
def test_there_are_ten_passengers_of_each_of_six_colours(seats):
    for seed in range(20):
        snapshot = GAME.new(seats=seats, seed=seed, options={}).snapshot()
        figures = Counter(figure for place in snapshot["passengers_at"].values() for figure in place)
        assert figures == Counter(dict.fromkeys(FIGURES, 10))
        assert figures.total() == 60
        assert all(not stock for stock in snapshot["passengers_of"])


@pytest.mark.rule("G1.11")
def test_an_eleventh_passenger_of_a_colour_does_not_exist():
    snapshot = position(carried=[{"red": 10}]).snapshot()
    snapshot["passengers_of"][1] = {"red": 1}
    with pytest.raises(ValueError, match="red"):
        GAME.load(snapshot)


@pytest.mark.rule("G1.12")
def test_every_score_stands_on_one_track_that_all_can_see():
    state = position(seats=3, owners={"berlin-dresden": 0, "kiel-rostock": 2}, hands=[{"red": 3}])
    assert state.scores() == [10, 0, 7]
    play(state, "claim berlin-magdeburg red*3")
    assert state.scores() == [14, 0, 7]
    for watcher in (0, 1, 2, None):
        assert [player["score"] for player in state.view(watcher)["players"]] == [14, 0, 7]


@pytest.mark.rule("G1.12")
def test_the_marker_never_changes_what_may_be_played():
    low = position(hands=[{"red": 3, "loco": 2}], score=[0, 0, 0])
    high = position(hands=[{"red": 3, "loco": 2}], score=[99, 3, 7])
    assert legal(low) == legal(high)
