"""`--board`: a game on the board of a file."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.games.germany import elsewhere

import branchline as bl

if TYPE_CHECKING:
    from .conftest import Command

COMMANDS = {
    "play": ("play", "germany"),
    "arena": ("arena", "germany", "--bots", "random,random"),
    "fuzz": ("fuzz", "germany"),
    "bench": ("bench", "germany"),
}


@pytest.fixture
def mine(folder: Path) -> Path:
    file = folder / "mine.json"
    file.write_text(json.dumps(elsewhere.board()), encoding="utf-8")
    return file


@pytest.mark.parametrize("words", COMMANDS.values(), ids=COMMANDS)
def test_a_board_that_cannot_be_played_on_is_refused(
    refused: Callable[..., str], words: tuple[str, ...], mine: Path
) -> None:
    assert "--board: nothing.json cannot be read" in refused(*words, "--board", "nothing.json")
    mine.write_text("{", encoding="utf-8")
    assert "mine.json is not JSON" in refused(*words, "--board", mine)
    mine.write_text(json.dumps(elsewhere.board() | {"routes": []}), encoding="utf-8")
    assert "--board: this is none for Ticket to Ride: Germany: border_spots[0]: " in refused(*words, "--board", mine)
    assert "lunar is played on its own board only" in refused(words[0], "lunar", *words[2:], "--board", mine)


def test_games_on_it_are_played_kept_and_told(branchline: "Command", folder: Path, mine: Path) -> None:
    ran = branchline("fuzz", "germany", "--games", "1", "--seats", "2", "--board", mine)
    assert (ran.code, ran.out) == (0, "2 seats: 1 games hold.\n")
    words = ("arena", "germany", "--bots", "random,random", "--games", "1", "--jobs", "1", "--records", "kept")
    assert branchline(*words, "--board", mine).code == 0
    [kept] = (folder / "kept").iterdir()
    assert bl.Record.load(kept).played is elsewhere.GAME
    told = branchline("replay", kept)
    assert told.code == 0
    assert any(city["name"] in told.out for city in elsewhere.GAME.board["cities"])
