"""Nothing hidden reaches a seat, tried on 500 positions: states it cannot tell apart look the same to it, offer it
the same and make every computer player choose the same."""

import pytest
from tests.games.moments import chosen, moments

from branchline import bots

from .positions import GAME, SHORT, position

EACH = 125


def positions(seats):
    return moments(GAME, seats, EACH, 0.03)


@pytest.mark.rule("G2.17", "G2.22", "G2.24", "G4.15", "G10.9")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_states_a_seat_cannot_tell_apart_look_the_same_and_offer_the_same(seats):
    for number, state in enumerate(positions(seats)):
        for seat in range(seats):
            twin = state.resample(seat, number)
            assert twin.view(seat) == state.view(seat)
            if seat == state.seat:
                assert twin.legal() == state.legal()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_guesses_differ_in_what_is_hidden(seats):
    # Otherwise the tests of this file would prove nothing.
    changed = {"hands": 0, "deck": 0, "tickets": 0, "short_deck": 0, "long_deck": 0}
    for number, state in enumerate(positions(seats)):
        truth, guess = state.snapshot(), state.resample(state.seat, number).snapshot()
        for name in changed:
            changed[name] += truth[name] != guess[name]
    assert all(n > EACH // 3 for n in changed.values()), changed


@pytest.mark.parametrize("bot", [name for name in bots.names("germany") if name in ("random", "greedy")])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_computer_player_chooses_the_same_in_states_its_seat_cannot_tell_apart(seats, bot):
    for number, state in enumerate(positions(seats)):
        twin = state.resample(state.seat, number)
        choice = chosen(GAME, bot, state)
        assert choice in state.legal()
        assert chosen(GAME, bot, twin) == choice


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_guesses_are_the_same_for_states_a_seat_cannot_tell_apart(seats):
    # A search that plays through guesses would otherwise follow the truth.
    for number, state in enumerate(positions(seats)[::5]):
        seat = state.seat
        twin = state.resample(seat, number)
        assert twin.resample(seat, 7).snapshot() == state.resample(seat, 7).snapshot()


@pytest.mark.rule("G4.15", "G13.2")
def test_at_the_end_hands_are_still_guessed_and_tickets_are_known():
    state = GAME.new(seats=3, seed=5)
    while not state.over:
        state.playout(0, {"draw": 20, "noise": 10}, 1)
    truth = state.snapshot()
    guesses = [state.resample(0, seed) for seed in range(9)]
    assert all(guess.view(0) == state.view(0) for guess in guesses)
    assert all(guess.snapshot()["tickets"] == truth["tickets"] for guess in guesses)
    assert any(guess.snapshot()["hands"] != truth["hands"] for guess in guesses)


@pytest.mark.rule("G4.15")
def test_guesses_leave_cards_that_were_seen_in_the_hand_they_are_in():
    for number, state in enumerate(positions(3)):
        guess = state.resample(state.seat, number).snapshot()
        for hand, shown in zip(guess["hands"], state.snapshot()["shown"], strict=True):
            assert all(hand.get(kind, 0) >= n for kind, n in shown.items())


def test_guesses_are_as_likely_as_the_cards_are():
    # Seat 1 holds eight unseen cards of 22 in all, eleven red and eleven blue: four of each on average.
    state = position(
        hands=[{"white": 12, "green": 12, "black": 12, "yellow": 12, "purple": 12, "orange": 12, "loco": 14},
               {"red": 8}],
        display=["red", "blue", None, None, None], deck=["red"] * 3 + ["blue"] * 11,
    )  # fmt: skip
    reds = [state.resample(0, seed).snapshot()["hands"][1].get("red", 0) for seed in range(400)]
    assert 3.8 < sum(reds) / len(reds) < 4.2
    assert min(reds) < 3 < 5 < max(reds)


def test_tickets_of_others_are_guessed_from_all_that_may_be_theirs():
    state = position(tickets=[SHORT[:3], SHORT[3:5], []])
    seen = set()
    for seed in range(300):
        guess = state.resample(0, seed).snapshot()
        assert guess["tickets"][0] == SHORT[:3]
        assert len(guess["tickets"][1]) == 2
        seen |= set(guess["tickets"][1])
    assert seen == set(SHORT[3:])
