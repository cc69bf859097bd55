"""The shipped board, damaged anywhere: the check never breaks, and finds whatever matters for play."""

import json
import re
from collections.abc import Iterator
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from branchline.games import GAMES

GAME = GAMES["germany"]
TEXT = json.dumps(GAME.board)
Way = tuple[str | int, ...]
# What no field of a board may be; where one is a good text after all, `harmless` knows.
JUNK: list[Any] = [None, True, [], {}, "", "no such thing", -1, 1.5, 10**9, [[]], [{}], {"id": []}, [None, 1], "\ud800"]
GONE = "gone"
# Notes for people, and what only a drawing needs: nothing is played by it.
UNUSED = re.compile(
    r"schema\.(doc|[^nv]).*|game(\.(?!id$).*)|provenance.*|.*\.(lon|lat|medallion)"
    r"|rules\.longest_path_bonus|rules\.tickets\.(setup_returned|turn_returned|mix)"
)


def ways(node: Any, way: Way = ()) -> Iterator[Way]:
    """The way to every node of the board."""
    if way:
        yield way
    if isinstance(node, dict):
        for key, value in node.items():
            yield from ways(value, (*way, key))
    elif isinstance(node, list):
        for i, value in enumerate(node):
            yield from ways(value, (*way, i))


WAYS = list(ways(GAME.board))


def place(way: Way) -> str:
    """As the check writes it: routes[3].length."""
    return "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in way).removeprefix(".")


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


def harmless(way: Way, value: Any) -> bool:
    """Whether this changes nothing that is played by, or gives only another good board."""
    if UNUSED.fullmatch(place(way)):
        return True
    if way[-1] == "name" and way[0] in ("cities", "countries"):
        return isinstance(value, str) and value not in ("", GONE)
    # A board may do with a ticket less.
    return way[0] == "tickets" and len(way) == 3 and value == GONE


damages = st.tuples(st.sampled_from(WAYS), st.sampled_from([*JUNK, GONE]))


@settings(max_examples=250, deadline=None)
@given(damages)
def test_what_matters_for_play_is_found(damaged: tuple[Way, Any]) -> None:
    way, value = damaged
    board = json.loads(TEXT)
    assert damage(board, way, value)
    problems = GAME.check_board(board)
    for problem in problems:
        assert problem.place.strip()
        assert problem.text.strip()
        assert str(problem).isprintable()
    assert len(set(problems)) == len(problems)
    assert bool(problems) != (harmless(way, value) or json.dumps(board) == TEXT)
    # What is wrong in itself is named at its place; what is missing shows where it is needed.
    if problems and value not in (GONE, []) and not isinstance(way[-1], int):
        there = place(way)
        assert any(p.place.startswith(there) or there.startswith(p.place) for p in problems), (there, problems)


@settings(max_examples=60, deadline=None)
@given(st.lists(damages, min_size=2, max_size=12))
def test_a_board_in_ruins_is_still_read_to_its_end(all_damage: list[tuple[Way, Any]]) -> None:
    board = json.loads(TEXT)
    for way, value in all_damage:
        damage(board, way, value)
    problems = GAME.check_board(board)
    assert len(set(problems)) == len(problems)


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["id", "a", *GAME.board]), inner),
    max_leaves=20,
)


@settings(max_examples=60, deadline=None)
@given(st.dictionaries(st.sampled_from(list(GAME.board)), anything))
def test_what_was_never_a_board_is_refused_without_breaking(data: dict[str, Any]) -> None:
    assert GAME.check_board(data)
