"""The golden playthroughs are still played the same way, to the letter."""

import re

import pytest

from .golden import FOLDER, SEATS, text


@pytest.mark.parametrize("seats", SEATS)
def test_the_golden_game_is_played_the_same_way(seats):
    kept = (FOLDER / f"{seats}-seats.txt").read_text(encoding="utf-8").splitlines()
    now = text(seats).splitlines()
    for number, (old, new) in enumerate(zip(kept, now, strict=False), 1):
        assert new == old, f"{seats}-seats.txt differs from line {number} on; see golden.py"
    assert len(now) == len(kept)


@pytest.mark.rule("G3.3", "G8.3", "G10.7", "G12.3")
def test_the_golden_games_show_every_kind_of_action():
    kept = "".join((FOLDER / f"{seats}-seats.txt").read_text(encoding="utf-8") for seats in SEATS)
    for kind in ("take", "draw", "claim", "tickets", "keep", "passenger"):
        assert re.search(rf"^\d+ seat \d of \d+: {kind}\b", kept, re.M), kind
    for event in ("reset", "shuffle", "last-round", "over", "setup-done"):
        assert re.search(rf"^    {event} ", kept, re.M), event
