"""`branchline board check`: every problem of a board file is listed with its place, for every game there is."""

import json
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from tests.games.boards import fresh, put

from branchline.games import GAMES

if TYPE_CHECKING:
    from .conftest import Command

Refused = Callable[..., str]
# A slip in a board of each game, and what is told about it.
SLIPS = {
    "germany": ("routes.0.length", 8, "routes[0].length: 8 is not a whole number from 1 to 7"),
    "wensleydale": ("trains.0.goods_slots", -1, "trains[0].goods_slots: -1 is not a whole number from 0 to 9"),
    "lunar": ("goods.0.tokens", 0, "goods[0].tokens: 0 is not a whole number from 1 to 20"),
}

every_game = pytest.mark.parametrize("name", GAMES)


@every_game
def test_the_shipped_board_is_good(branchline: "Command", name: str) -> None:
    with resources.as_file(resources.files(f"branchline.games.{name}") / "board.json") as shipped:
        ran = branchline("board", "check", shipped)
        assert (ran.code, ran.err) == (0, "")
        assert ran.out == f"{shipped} is a good board for {GAMES[name].title}.\n"


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"", "not JSON"),
        (b"{", "not JSON"),
        (b"\xff\xfe\x00", "not a text file"),
        (b"[" * 100_000, "not JSON"),
        (b'{"length": ' + b"9" * 5000 + b"}", "not JSON"),
        (b"[]", "does not say which game"),
        (b'{"game": "germany"}', "does not say which game"),
        (b'{"game": ["Ticket to Ride: Germany"]}', "does not say which game"),
        (b'{"game": {"id": "atlantis"}}', f"'atlantis' is unknown; known are {', '.join(GAMES)}"),
        (b'{"game": {"id": ["germany"]}}', f"['germany'] is unknown; known are {', '.join(GAMES)}"),
        (b'{"format": "branchline-record", "game": "germany"}', "does not say which game"),
    ],
    ids=lambda value: repr(value[:24]),
)
def test_what_is_no_board_file_is_refused(refused: Refused, data: bytes, told: str) -> None:
    Path("mine.json").write_bytes(data)
    assert told in refused("board", "check", "mine.json")


def test_a_file_that_cannot_be_read_is_refused(refused: Refused, folder: Path) -> None:
    (folder / "boards").mkdir()
    assert "nothing.json cannot be read" in refused("board", "check", "nothing.json")
    assert "boards cannot be read" in refused("board", "check", "boards")


@every_game
@pytest.mark.parametrize("data", [[], 3, "x", None, {}, [[]]], ids=repr)
def test_with_the_game_named_anything_is_checked(branchline: "Command", name: str, data: object) -> None:
    Path("mine.json").write_text(json.dumps(data))
    ran = branchline("board", "check", "mine.json", "--game", name)
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith("mine.json: ")


@every_game
def test_every_problem_has_a_line_of_its_own(branchline: "Command", name: str) -> None:
    data = fresh(GAMES[name])
    where, value, told = SLIPS[name]
    put(data, where, value)
    Path("mine.json").write_text(json.dumps(data))
    ran = branchline("board", "check", "mine.json")
    lines = ran.err.splitlines()
    assert (ran.code, ran.out) == (1, "")
    assert lines == [f"mine.json: {problem}" for problem in GAMES[name].check_board(data)]
    assert f"mine.json: {told}" in lines


def test_a_warning_is_told_and_the_board_is_good(branchline: "Command") -> None:
    data = fresh(GAMES["wensleydale"])
    data["trains"][0]["cost"] = 2
    Path("mine.json").write_text(json.dumps(data))
    ran = branchline("board", "check", "mine.json")
    assert ran.code == 0
    assert ran.err == "mine.json: warning: trains: 3 of price 3, fewer than the 4 players there may be\n"
    assert ran.out == "mine.json is a good board for Last Train to Wensleydale.\n"


# ---- grids made from landmarks ----


def shipped_moon() -> dict[str, Any]:
    file = resources.files("branchline.games.lunar") / "board.json"
    board: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return board


def test_the_grid_of_the_moon_is_made_and_compared(branchline: "Command") -> None:
    with resources.as_file(resources.files("branchline.games.lunar")) as home:
        ran = branchline("board", "grid", home / "board.json", "--out", "grid.json")
        assert (ran.code, ran.err) == (0, "")
        assert ran.out == (
            f"{home / 'board.json'} is a good board for Lunar Rails.\n"
            "The grid is in grid.json.\n"
            "1860 mileposts, 5796 links, 104 wraps: the same as on the board of Lunar Rails.\n"
        )
        assert Path("grid.json").read_text(encoding="utf-8") == (home / "grid.json").read_text(encoding="utf-8")


def test_a_grid_that_differs_is_told(branchline: "Command") -> None:
    board = shipped_moon()
    del board["checks"]
    board["terrain"]["craters"].pop()
    board["terrain"]["maria"].pop()
    Path("mine.json").write_text(json.dumps(board))
    ran = branchline("board", "grid", "mine.json")
    assert (ran.code, ran.err) == (1, "")
    assert ran.out.endswith(": other mileposts, links than on the board of Lunar Rails.\n")


def test_a_grid_needs_a_good_board(branchline: "Command") -> None:
    board = shipped_moon()
    board["grid"]["radius"] = 20
    Path("mine.json").write_text(json.dumps(board))
    ran = branchline("board", "grid", "mine.json")
    assert (ran.code, ran.out) == (1, "")
    assert ran.err == "mine.json: grid.radius: a quarter of the limb needs 34 letters; there are 26\n"


def test_only_a_board_with_landmarks_has_a_grid_to_make(refused: Refused) -> None:
    Path("mine.json").write_text(json.dumps(fresh(GAMES["germany"])))
    told = refused("board", "grid", "mine.json")
    assert "game: the board of germany has no grid that is made from landmarks" in told
    told = refused("board", "check", "mine.json", "--out", "grid.json")
    assert "--out: `board check` writes nothing else; leave it out" in told


# ---- boards of one's own ----


def test_a_board_to_begin_with_is_written_checked_drawn_and_played_on(branchline: "Command", refused: Refused) -> None:
    ran = branchline("board", "new", "germany", "mine.json")
    assert (ran.code, ran.err, ran.out) == (0, "", "A small board for Ticket to Ride: Germany is in mine.json.\n")
    good = "mine.json is a good board for Ticket to Ride: Germany.\n"
    for words in (("mine.json",), ("germany", "mine.json"), ("mine.json", "--game", "germany")):
        ran = branchline("board", "check", *words)
        assert (ran.code, ran.err, ran.out) == (0, "", good)
    ran = branchline("board", "draw", "germany", "mine.json", "--out", "picture.svg")
    assert (ran.code, ran.err, ran.out) == (0, "", f"{good}Its picture is in picture.svg.\n")
    assert ">Alba</text>" in Path("picture.svg").read_text("utf-8")
    assert branchline("board", "draw", "mine.json").out.endswith("Its picture is in mine.svg.\n")
    assert branchline("fuzz", "germany", "--games", "1", "--seats", "5", "--board", "mine.json").code == 0
    assert "mine.json: File exists" in refused("board", "new", "germany", "mine.json")


def test_what_cannot_be_made_or_drawn_is_told(branchline: "Command", refused: Refused) -> None:
    assert "name the game, as in `branchline board new germany mine.json`" in refused("board", "new", "mine.json")
    assert "lunar is played on its own board only" in refused("board", "new", "lunar", "mine.json")
    assert "name one game and one file, not a b c" in refused("board", "check", "a", "b", "c")
    assert "name one game and one file" in refused("board", "check", "germany", "mine.json", "--game", "lunar")
    assert "`board new` writes nothing else" in refused("board", "new", "germany", "mine.json", "--out", "x")
    Path("mine.json").write_text(json.dumps(fresh(GAMES["germany"]) | {"routes": []}))
    ran = branchline("board", "draw", "mine.json")
    assert ran.code == 1
    assert not Path("mine.svg").exists()


def test_a_board_of_the_house_is_named(branchline: "Command", refused: Refused) -> None:
    ran = branchline("fuzz", "germany", "--games", "1", "--seats", "2", "--board", "arvenia")
    assert (ran.code, ran.out) == (0, "2 seats: 1 games hold.\n")
    assert "--board: atlantis cannot be read" in refused("fuzz", "germany", "--board", "atlantis")
