"""The golden playthroughs are still played the same way, to the letter."""

import re

import pytest

from .golden import GOLDEN


@pytest.mark.parametrize("seats", GOLDEN.tables)
def test_the_golden_game_is_played_the_same_way(seats: int) -> None:
    GOLDEN.is_played_the_same_way(seats)


@pytest.mark.rule("L5.6", "L5.7")
def test_the_golden_games_show_every_kind_of_action() -> None:
    for kind in ("build", "upgrade", "place", "move", "load", "drop", "deliver", "exchange", "end-operate", "end-turn"):
        assert re.search(rf"^\d+ seat \d of \d+: {kind}\b", GOLDEN.all_kept(), re.M), kind
    for line in ("drawn", "event", "toll", "round", "operating", "stopped"):
        assert re.search(rf"^    {line} ", GOLDEN.all_kept(), re.M), line
