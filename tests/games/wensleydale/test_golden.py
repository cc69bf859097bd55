"""The golden playthroughs are still played the same way, to the letter."""

import re

import pytest

from .golden import GOLDEN


@pytest.mark.parametrize("seats", GOLDEN.tables)
def test_the_golden_game_is_played_the_same_way(seats):
    GOLDEN.is_played_the_same_way(seats)


@pytest.mark.rule("W1.4", "W10.2")
def test_the_golden_games_show_every_kind_of_action():
    for kind in ("bid", "lay", "no-build", "done", "pay", "buy", "exchange", "move", "pass", "takeover", "over"):
        assert re.search(rf"^\d+ seat \d of \d+: {kind}\b", GOLDEN.all_kept(), re.M), kind
    for event in ("won", "build-order", "train-order", "profit", "player-order", "company-town", "dead", "opposition"):
        assert re.search(rf"^    {event} ", GOLDEN.all_kept(), re.M), event
