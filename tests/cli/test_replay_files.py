"""`branchline replay` given all sorts of files that are no good record."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import branchline as bl

if TYPE_CHECKING:
    from .conftest import Command

Refused = Callable[..., str]
Begun = Callable[..., dict[str, Any]]


@pytest.fixture
def kept(begun: Begun) -> dict[str, Any]:
    """The data of a good record."""
    return begun()


def put(data: object) -> str:
    """Writes a file, as it is or as JSON; its name."""
    if isinstance(data, bytes):
        Path("game.json").write_bytes(data)
    else:
        Path("game.json").write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")
    return "game.json"


def test_a_good_record_is_told(branchline: "Command", kept: dict[str, Any]) -> None:
    ran = branchline("replay", put(kept))
    assert (ran.code, ran.err) == (0, "")
    assert "The record ends here; the game is not over." in ran.out


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\n\n",
        b"\x00" * 64,
        b"\x89PNG\r\n\x1a\n\xff\xfe",
        b"\xff\xfe{\x00}\x00",
        b"SQLite format 3\x00",
        b"[" * 200_000,
        b'{"format":' * 50_000,
        b"null",
        b"true",
        b"[]",
        b"{}",
        b'"branchline-record"',
        b"NaN",
        b'{"format": "board-data/germany"}',
        b"take red\ndraw\n",
        b"<html></html>",
        b'\xef\xbb\xbf{"format": "branchline-record"}',
    ],
    ids=lambda data: repr(data[:20]),
)
def test_a_foreign_file_is_refused(refused: Refused, data: bytes) -> None:
    assert "game.json" in refused("replay", put(data))


def test_a_missing_file_and_a_folder_are_refused(refused: Refused, folder: Path) -> None:
    (folder / "games").mkdir()
    assert "nothing.json cannot be read" in refused("replay", "nothing.json")
    assert "games cannot be read" in refused("replay", "games")
    assert "cannot be read" in refused("replay", "no/such/folder/game.json")


def test_this_folder_is_named_too(refused: Refused) -> None:
    assert "replay: . cannot be read" in refused("replay", ".")


def test_a_number_of_thousands_of_digits_is_refused(refused: Refused, kept: dict[str, Any]) -> None:
    text = json.dumps(kept | {"seed": "long"}).replace('"long"', "9" * 5000)
    assert "game.json" in refused("replay", put(text))
    with pytest.raises(bl.RecordError):
        bl.Record.load("game.json")


@pytest.mark.parametrize("part", [0.01, 0.3, 0.5, 0.9, 0.99])
def test_a_truncated_record_is_refused(refused: Refused, kept: dict[str, Any], part: float) -> None:
    text = json.dumps(kept)
    assert "not a whole record" in refused("replay", put(text[: int(len(text) * part)]))


@pytest.mark.parametrize("depth", [10, 500, 900, 950, 990, 1000, 5000])
@pytest.mark.parametrize("key", ["version", "game", "seats", "seed", "options", "actions", "rules"])
def test_deeply_nested_data_is_refused(refused: Refused, kept: dict[str, Any], key: str, depth: int) -> None:
    text = json.dumps(kept | {key: "deep"}).replace('"deep"', "[" * depth + "]" * depth)
    assert "game.json" in refused("replay", put(text))


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"version": 0}, ["version 0", "reads version 1"]),
        ({"version": 2}, ["version 2", "reads version 1"]),
        ({"version": "1"}, ["version '1'", "reads version 1"]),
        ({"version": True}, ["version True"]),
        ({"rules": 2}, ["rules: version 2", "1 to 1"]),
        ({"rules": 0}, ["rules: version 0", "1 to 1"]),
        ({"rules": None}, ["rules: version None", "1 to 1"]),
        ({"board": 99}, ["board: version 99", "1 to 1"]),
        ({"game": "chess"}, ["'chess' is unknown", "germany"]),
        ({"game": ["germany"]}, ["['germany'] is unknown", "germany"]),
        ({"seats": 6}, ["seats: 6", "2 to 5"]),
        ({"seats": "2"}, ["seats: '2'", "2 to 5"]),
        ({"seats": 2.0}, ["seats: 2.0", "2 to 5"]),
        ({"seed": -1}, ["seed: -1", "0 to"]),
        ({"seed": 2**128}, ["seed: 340282366920938463463374607431768211456", "0 to"]),
        ({"options": {"sky": "blue"}}, ["'sky' is unknown", "max_loco_resets"]),
        ({"options": {"open_hands": "yes"}}, ["open_hands: 'yes'", "true or false"]),
        ({"options": {"start_player": 3}}, ["start_player: 3", "0 to 1"]),
        ({"options": []}, ["options", "object"]),
        ({"actions": "draw"}, ["actions", "list"]),
        ({"actions": ["draw", 4]}, ["action 2", "4"]),
    ],
    ids=str,
)
def test_a_record_that_cannot_be_played_says_why(
    refused: Refused, kept: dict[str, Any], change: dict[str, Any], told: list[str]
) -> None:
    sentence = refused("replay", put(kept | change))
    for text in told:
        assert text in sentence


class Later:
    """The game as it may be one day: the same play under rules with a newer number."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.rules_version = game.rules_version + 1

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)


def test_a_record_of_older_rules_is_told_with_a_warning(
    branchline: "Command", kept: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = branchline("replay", put(kept)).out
    monkeypatch.setattr("branchline.games.germany.game.GAME", Later(bl.GAMES["germany"]))
    ran = branchline("replay", put(kept))
    assert (ran.code, ran.out) == (0, expected)
    assert ran.err == (
        "branchline replay: game.json was made with rules version 1, now in force is 2: it may replay differently\n"
    )


@pytest.mark.parametrize("step", [1, 7, 20])
@pytest.mark.parametrize("wrong", ["pass", "fly", "", "claim berlin-dresden loco*5", "keep 9", "take gold"])
def test_an_illegal_action_is_named_with_its_step(
    refused: Refused, kept: dict[str, Any], step: int, wrong: str
) -> None:
    kept["actions"][step - 1] = wrong
    sentence = refused("replay", put(kept))
    assert f"action {step} " in sentence
    assert wrong in sentence


def test_an_action_cannot_write_on_the_terminal(refused: Refused, kept: dict[str, Any]) -> None:
    kept["actions"][3] = "draw\n\x1b[2Jbranchline: all is well"
    assert "action 4 " in refused("replay", put(kept))


def test_what_comes_after_the_end_is_named(refused: Refused, begun: Begun) -> None:
    state = bl.GAMES["germany"].new(2, 3)
    record = bl.Record("germany", 2, 3)
    while not state.over:
        record.actions.append(state.notation(state.legal()[-1]))
        state.play(state.legal()[-1])
    record.actions.append("draw")
    assert f"action {len(record.actions)} ('draw')" in refused("replay", put(record.as_data()))


@pytest.mark.parametrize("seat", [-1, 2, 99, 2**70])
def test_an_unknown_seat_is_named(refused: Refused, kept: dict[str, Any], seat: int) -> None:
    assert f"seat: {seat} is not possible; this game has seats 0 to 1" in refused(
        "replay", put(kept), "--seat", str(seat)
    )


@pytest.mark.parametrize("step", [-1, 21, 2**70])
def test_a_step_that_is_not_there_is_named(refused: Refused, kept: dict[str, Any], step: int) -> None:
    assert f"until: {step} is not possible; this record has 20 steps" in refused(
        "replay", put(kept), "--until", str(step)
    )


def test_an_unknown_language_is_named(refused: Refused, kept: dict[str, Any]) -> None:
    assert "'tlh' is not known; Branchline speaks en, it, fr" in refused("replay", put(kept), "--language", "tlh")
