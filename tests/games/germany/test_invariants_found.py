"""Hypothesis finds no game that breaks an invariant, and finds one when a rule is broken on purpose."""

import pytest
from hypothesis import Phase, given, settings
from tests.games.searching import FOUND, games, watched

from branchline.core.invariants import Broken
from branchline.games.germany import rules

from .positions import GAME


@given(**games(GAME))
@FOUND
def test_no_game_breaks_an_invariant(seats, seed, options, choices):
    assert watched(GAME, seats, seed, options, choices).state.over


def test_a_broken_rule_is_found(monkeypatch):
    if not hasattr(rules._pay, "__code__"):  # compiled functions call each other past their names
        pytest.skip("a compiled function cannot be broken from outside")
    paid = rules._pay

    def pay_one_card_less(position, kind, count):
        paid(position, kind, count)
        position.discard[kind] -= 1

    monkeypatch.setattr(rules, "_pay", pay_one_card_less)

    @given(**games(GAME))
    @settings(FOUND, phases=[Phase.generate])
    def search(seats, seed, options, choices):
        watched(GAME, seats, seed, options, choices)

    with pytest.raises(Broken, match="GI1:"):
        search()
