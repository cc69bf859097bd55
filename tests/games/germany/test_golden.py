"""The golden playthroughs are still played the same way, to the letter."""

import re

import pytest

from .golden import GOLDEN


@pytest.mark.parametrize("seats", GOLDEN.tables)
def test_the_golden_game_is_played_the_same_way(seats):
    GOLDEN.is_played_the_same_way(seats)


@pytest.mark.rule("G3.3", "G8.3", "G10.7", "G12.3")
def test_the_golden_games_show_every_kind_of_action():
    for kind in ("take", "draw", "claim", "tickets", "keep", "passenger"):
        assert re.search(rf"^\d+ seat \d of \d+: {kind}\b", GOLDEN.all_kept(), re.M), kind
    for event in ("reset", "shuffle", "last-round", "over", "setup-done"):
        assert re.search(rf"^    {event} ", GOLDEN.all_kept(), re.M), event
