"""Only what the bag will bring is hidden, tried on 250 positions: states that differ in it look the same to every seat,
offer the same and make computer players choose the same."""

import pytest
from tests.games.moments import chosen, moments

from .positions import GAME

EACH = 125

every_table = pytest.mark.parametrize("seats", [3, 4])


def positions(seats):
    return moments(GAME, seats, EACH, 0.05)


@pytest.mark.rule("W1.10")
@every_table
def test_states_that_differ_in_chance_look_the_same_and_offer_the_same(seats):
    for number, state in enumerate(positions(seats)):
        for seat in range(seats):
            twin = state.resample(seat, number)
            assert twin.snapshot()["chance"] != state.snapshot()["chance"]
            assert twin.legal() == state.legal()
            for eye in (*range(seats), None):
                assert twin.view(eye) == state.view(eye)


@every_table
def test_nothing_but_chance_is_guessed(seats):
    for number, state in enumerate(positions(seats)):
        truth, guess = state.snapshot(), state.resample(state.seat, number).snapshot()
        del truth["chance"], guess["chance"]
        assert guess == truth


@every_table
def test_no_seat_knows_more_than_another(seats):
    for state in positions(seats):
        views = [state.view(eye) for eye in (*range(seats), None)]
        for view in views:
            view["you"], view["legal"] = None, []
        assert all(view == views[0] for view in views)


@every_table
def test_chance_decides_only_what_the_next_turn_brings(seats):
    # Otherwise the tests of this file would prove nothing.
    drawn = 0
    for number, state in enumerate(positions(seats)):
        twin = state.resample(0, number)
        action = state.legal()[-1]
        turn = state.turn
        state.play(action)
        twin.play(action)
        if state.turn == turn or state.over:
            assert twin.view(0) == state.view(0)
        else:
            drawn += twin.snapshot()["boxes"] != state.snapshot()["boxes"]
    assert drawn


# The others, who think longer, are held to it in tests/bots.
@pytest.mark.parametrize("bot", ["random", "greedy"])
@every_table
def test_a_computer_player_chooses_the_same_whatever_the_bag_will_bring(seats, bot):
    for number, state in enumerate(positions(seats)[::5]):
        choice = chosen(GAME, bot, state)
        assert choice in state.legal()
        assert chosen(GAME, bot, state.resample(state.seat, number)) == choice


@every_table
def test_guesses_are_the_same_for_states_a_seat_cannot_tell_apart(seats):
    # A search that plays through guesses would otherwise follow the truth.
    for number, state in enumerate(positions(seats)[::5]):
        seat = state.seat
        twin = state.resample(seat, number)
        assert twin.resample(seat, 7).snapshot() == state.resample(seat, 7).snapshot()
