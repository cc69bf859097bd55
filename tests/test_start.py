"""A start loads what is asked for, and no game before that."""

import os
import pickle
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import branchline as bl

ROOT = Path(__file__).parent.parent
NAMES = list(bl.GAMES)

# Ends with a line of what has been loaded beside the standard library, what serves every game, and what the compiled
# engine or the types take where they find it: games, the server, packages of others.
TOLD = """
import atexit, sys
before = {name.split(".")[0] for name in sys.modules}

def tell():
    games = {name.split(".")[2] for name in sys.modules if name.startswith("branchline.games.") and name.count(".") > 2}
    server = {"server"} if "branchline.server" in sys.modules else set()
    ours = {"branchline", "branchline__mypyc", "librt", "mypy_extensions", "typing_extensions"}
    others = {name.split(".")[0] for name in sys.modules} - before - ours - sys.stdlib_module_names
    print("loaded:", *sorted(games | server | others))

atexit.register(tell)
"""
COMMAND = "from branchline.cli import main; sys.exit(main())"


@pytest.fixture(params=["1", "0"], ids=["pure", "as built"])
def pure(request: pytest.FixtureRequest) -> str:
    asked: str = request.param
    return asked


def run(pure: str, program: str, *words: str) -> list[str]:
    """What a fresh process writes, line by line."""
    done = subprocess.run(
        [sys.executable, "-c", TOLD + program, *words],
        env={**os.environ, "BRANCHLINE_PURE": pure},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=60,
        check=False,
    )
    assert "Traceback" not in done.stdout, done.stdout
    return done.stdout.splitlines()


def test_the_package_is_imported_without_a_game_or_anything_of_the_server(pure: str) -> None:
    assert run(pure, "import branchline") == ["loaded:"]


@pytest.mark.long
def test_what_the_server_loads_would_be_noticed(pure: str) -> None:
    (told,) = run(pure, "import branchline.server.run")
    assert {"server", "fastapi", "sqlalchemy"} <= set(told.split())


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("--version", f"branchline {bl.__version__}"),
        ("--help", "usage: branchline"),
        ("sing", "branchline: argument COMMAND: invalid choice: 'sing'"),
        ("--sing", "branchline: --sing is not understood"),
    ],
)
def test_the_command_line_answers_for_itself_without_a_game(pure: str, word: str, told: str) -> None:
    lines = run(pure, COMMAND, word)
    assert lines[0].startswith(told)
    assert lines[-1] == "loaded:"


def test_the_names_of_the_games_are_known_without_loading_one(pure: str) -> None:
    program = """
from branchline import GAMES
assert "lunar" in GAMES and "lunar" in GAMES.keys() and "chess" not in GAMES and GAMES.get("chess") is None
print(len(GAMES), *GAMES, *GAMES.keys(), GAMES)
"""
    names = " ".join(NAMES)
    assert run(pure, program) == [f"{len(NAMES)} {names} {names} <games: {', '.join(NAMES)}>", "loaded:"]


@pytest.mark.parametrize("name", NAMES)
def test_a_game_is_loaded_when_it_is_asked_for_and_alone(pure: str, name: str) -> None:
    told = run(pure, f"import branchline; print(branchline.GAMES[{name!r}].name)")
    assert told == [name, f"loaded: {name}"]


def test_who_asks_for_all_games_gets_all_in_their_order(pure: str) -> None:
    told = run(pure, "import branchline; print(*(game.name for game in branchline.GAMES.values()))")
    assert told == [" ".join(NAMES), f"loaded: {' '.join(sorted(NAMES))}"]


@pytest.mark.parametrize("name", NAMES)
def test_a_pickle_finds_its_game_where_none_is_loaded(pure: str, name: str) -> None:
    game = bl.GAMES[name]
    state = game.new(game.seats[0], 1)
    program = f"""
import pickle
game, state = pickle.loads(bytes.fromhex(sys.argv[1]))
from branchline import GAMES
assert GAMES[{name!r}] is game
print(state.seat, len(state.legal()))
"""
    told = run(pure, program, pickle.dumps((game, state)).hex())
    assert told == [f"{state.seat} {len(state.legal())}", f"loaded: {name}"]


def test_which_engine_runs_is_known_before_a_game_is_loaded(pure: str) -> None:
    built = (ROOT / f"src/branchline__mypyc{EXTENSION_SUFFIXES[0]}").exists()
    told = run(pure, "from branchline import _pure; print(_pure.compiled())")
    assert told == [str(built and pure == "0"), "loaded:"]
