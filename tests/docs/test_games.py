"""The games that the pages tell of replay, and what is told of them happened."""

import re
from typing import Any

import pytest
from tests.docs.pages import ROOT

from branchline.games import GAMES
from branchline.games.germany.board import BOARD
from branchline.games.germany.scoring import complete
from branchline.games.germany.state import State
from branchline.record import Record

GAME = GAMES["germany"]
TEXT = (ROOT / "docs/train.md").read_text("utf-8")
# The seat of the player that taught itself, all scores, its tickets and how many are completed, who ends the game.
TOLD = {
    "long-tickets": (0, [309, 136, 125, 147], (10, 10), 0),
    "short-tickets": (0, [255, 158, 161, 163], (21, 20), 3),
    "a-loss": (3, [131, 204, 141, 126], (4, 3), 3),
}


@pytest.mark.parametrize("name", TOLD)
def test_a_game_that_is_told_of_replays_as_it_is_told(name: str) -> None:
    seat, scores, tickets, ended = TOLD[name]
    end = Record.load(ROOT / f"docs/games/{name}.json").replay()
    sheet: dict[str, Any] = GAME.sheet(end)[seat]
    assert f"docs/games/{name}.json" in TEXT
    assert end.scores() == scores
    assert (len(sheet["tickets"]), sheet["completed"]) == tickets
    assert end.view(None)["last_round_by"] == ended
    for figure in (scores[seat], max(scores[:seat] + scores[seat + 1 :])):
        assert re.search(rf"\b{figure}\b", TEXT)


def test_it_keeps_tickets_that_its_track_already_joins() -> None:
    found = dict.fromkeys(TOLD, 0)
    for name, (seat, *_) in TOLD.items():
        for state, events in Record.load(ROOT / f"docs/games/{name}.json").steps():
            assert isinstance(state, State)
            for event in events:
                if event["kind"] == "keep-own" and event["player"] == seat and not event["setup"]:
                    found[name] += sum(complete(state, seat, BOARD.ticket[ticket]) for ticket in event["tickets"])
    assert found == {"long-tickets": 5, "short-tickets": 11, "a-loss": 0}
