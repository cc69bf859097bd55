"""Board files for the tests: damaged in every way, and others that can be played on."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from hypothesis import strategies as st

from branchline.games import GAMES

Board = dict[str, Any]
Way = tuple[str | int, ...]

# What no field of a board may be; where one is good after all, a game's own tests know.
JUNK: list[Any] = [None, True, [], {}, "", "no such thing", -1, 1.5, 10**9, [[]], [{}], {"id": []}, [None, 1], "\ud800"]
GONE = "gone"


def fresh(game: Any) -> Board:
    """The shipped board, to be changed."""
    board: Board = json.loads(_text(game.name))
    return board


@cache
def _text(name: str) -> str:
    return json.dumps(GAMES[name].board)


def problems(game: Any, data: Any) -> list[str]:
    """What the check tells about a board, each problem once."""
    lines = [str(problem) for problem in game.check_board(data)]
    assert len(set(lines)) == len(lines)
    return lines


def ways(node: Any, way: Way = ()) -> Iterator[Way]:
    """The way to every node of a board."""
    if way:
        yield way
    if isinstance(node, dict):
        for key, value in node.items():
            yield from ways(value, (*way, key))
    elif isinstance(node, list):
        for i, value in enumerate(node):
            yield from ways(value, (*way, i))


def place(way: Way) -> str:
    """As the check writes it: routes[3].length."""
    return "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in way).removeprefix(".")


def put(board: Board, where: str, value: Any) -> None:
    """Writes a value at a place given as routes.3.length."""
    *way, last = where.split(".")
    node: Any = board
    for word in way:
        node = node[int(word) if isinstance(node, list) else word]
    node[int(last) if isinstance(node, list) else last] = value


def damage(board: Any, way: Way, value: Any) -> bool:
    """Puts a value there, or takes away what is; False if an earlier damage has already taken it."""
    node = board
    for key in way[:-1]:
        try:
            node = node[key]
        except (KeyError, IndexError, TypeError):
            return False
    if not isinstance(node, dict if isinstance(way[-1], str) else list):
        return False
    try:
        if value == GONE:
            del node[way[-1]]
        else:
            node[way[-1]] = value
    except (KeyError, IndexError):
        return False
    return True


def nowhere(way: Way, value: Any) -> bool:
    return False


def damages(game: Any, like_others: Callable[[Way], bool] | None = None) -> st.SearchStrategy[tuple[Way, Any]]:
    """Something at any place of the shipped board but those like many others, or nothing there any more."""
    places = [way for way in ways(game.board) if like_others is None or not like_others(way)]
    return st.tuples(st.sampled_from(places), st.sampled_from([*JUNK, GONE]))


def junk_boards(game: Any) -> st.SearchStrategy[Board]:
    """What has the parts of a board, and anything in them."""
    anything = st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["id", "a", *game.board]), inner),
        max_leaves=20,
    )
    return st.dictionaries(st.sampled_from(list(game.board)), anything)


def is_found(
    game: Any,
    way: Way,
    value: Any,
    harmless: Callable[[Way, Any], bool],
    elsewhere: Callable[[Way, Any], bool] = nowhere,
) -> None:
    """Damage is listed if it matters for play, once, at its place or where it does not fit; what is harmless is not."""
    board = fresh(game)
    assert damage(board, way, value)
    listed = game.check_board(board)
    for problem in listed:
        assert problem.place.strip()
        assert problem.text.strip()
        assert str(problem).isprintable()
    assert len(set(listed)) == len(listed)
    wrong = [problem for problem in listed if not problem.warning]
    assert bool(wrong) != (harmless(way, value) or json.dumps(board) == _text(game.name)), (place(way), value, wrong)
    # What is wrong in itself is named at its place; what is missing shows where it is needed.
    if wrong and value not in (GONE, []) and not isinstance(way[-1], int) and not elsewhere(way, value):
        there = place(way)
        assert any(p.place.startswith(there) or there.startswith(p.place) for p in wrong), (there, wrong)


# Loads the engine anew with each board of a file, and plays some games to the end on it.
PLAY = """
import importlib, json, sys
from pathlib import Path

read_text = Path.read_text
name, boards = json.loads(sys.stdin.read())
for board in boards:
    text = json.dumps(board)
    Path.read_text = lambda path, *a, **k: text if path.match(f"{name}/board.json") else read_text(path, *a, **k)
    for module in [module for module in sys.modules if module.startswith("branchline")]:
        del sys.modules[module]
    bl = importlib.import_module("branchline")
    game = bl.GAMES[name]
    assert game.board == board
    for seats in game.seats:
        state = game.new(seats, seats, {"max_rounds": 8} if "max_rounds" in game.options else {})
        state.playout(seats)
        assert state.over and game.load(state.snapshot()) == state
        game.sheet(state)
    for action in range(game.actions):
        assert state.parse(state.notation(action)) == action
print(len(boards))
"""


def can_be_played_on(game: Any, boards: list[Board]) -> None:
    """Games on each of these boards come to their end."""
    for board in boards:
        assert [problem for problem in game.check_board(board) if not problem.warning] == []
    played = subprocess.run(
        [sys.executable, "-c", PLAY],
        input=json.dumps([game.name, boards]),
        env={**os.environ, "BRANCHLINE_PURE": "1"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert played.stderr == ""
    assert played.stdout == f"{len(boards)}\n"
