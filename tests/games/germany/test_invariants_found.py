"""Hypothesis looks for a game that breaks an invariant: it picks seats, seed, options and every choice."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from branchline.games.germany import rules
from branchline.games.germany.invariants import Broken, wanderer, watched_game

from .positions import GAME


def values(option):
    """Every value an option may have; a seat is one that all tables have."""
    if option.kind == "bool":
        return st.booleans()
    if option.kind == "int":
        return st.integers(option.least, option.most)
    return st.sampled_from([choice for choice in option.choices if isinstance(choice, str) or choice < GAME.seats[0]])


GAMES = {
    "seats": st.sampled_from(list(GAME.seats)),
    "seed": st.integers(0, 2**64 - 1),
    "options": st.fixed_dictionaries({}, optional={name: values(option) for name, option in GAME.options.items()}),
    # Which of the legal actions; a game that is longer goes on at random.
    "choices": st.lists(st.integers(0, 2**16), max_size=300),
}
FOUND = settings(
    max_examples=60, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow], database=None
)


def watched(seats, seed, options, choices):
    given_choices = iter(choices)
    rest = wanderer(GAME, seed)

    def choose(state, legal):
        choice = next(given_choices, None)
        return rest(state, legal) if choice is None else legal[choice % len(legal)]

    return watched_game(GAME, seats, seed, options, choose)


@given(**GAMES)
@FOUND
def test_no_game_breaks_an_invariant(seats, seed, options, choices):
    assert watched(seats, seed, options, choices).state.over


def test_a_broken_rule_is_found(monkeypatch):
    if not hasattr(rules._pay, "__code__"):  # compiled functions call each other past their names
        pytest.skip("a compiled function cannot be broken from outside")
    paid = rules._pay

    def pay_one_card_less(position, kind, count):
        paid(position, kind, count)
        position.discard[kind] -= 1

    monkeypatch.setattr(rules, "_pay", pay_one_card_less)

    @given(**GAMES)
    @FOUND
    def search(seats, seed, options, choices):
        watched(seats, seed, options, choices)

    with pytest.raises(Broken, match="GI1:"):
        search()
