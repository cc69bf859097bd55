"""`branchline board check FILE`: every problem of a board file, with its place; `board grid FILE`: its mileposts."""

import argparse
import json
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from branchline.core.contract import Game, Json
from branchline.games import GAMES, find


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `branchline board`."""
    parser.description = (
        "Check a board file. Every problem is listed with its place; 1 is returned if the board cannot be played on. "
        "For a board whose mileposts are made from landmarks, `grid` makes them and compares them with those of the "
        "game; 1 is returned if they differ."
    )
    parser.add_argument("what", choices=["check", "grid"], help="what to do")
    parser.add_argument("file", type=Path, help="the board file")
    parser.add_argument("--game", default=None, help=f"one of: {', '.join(GAMES)} (default: as the file says)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="where the grid goes (default: it is only compared)")


def main(args: argparse.Namespace) -> int:
    """0 for a good board, if only with warnings, 1 for one with problems, 2 for a file that is none."""
    try:
        data = json.loads(args.file.read_text(encoding="utf-8"))
    except OSError as error:
        raise ValueError(f"{args.file} cannot be read: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise ValueError(f"{args.file} is not a text file") from error
    except (ValueError, RecursionError) as error:  # also for a number with thousands of digits
        raise ValueError(f"{args.file} is not JSON: {error}") from error
    game = find(args.game if args.game is not None else _game_of(data, args.file))
    if args.what == "grid":
        return _make_grid(game, data, args.file, args.out)
    if args.out is not None:
        raise ValueError("--out: only a grid is written; `board grid` makes one")
    return _check(game, data, args.file)


def _check(game: Game, data: Json, file: Path) -> int:
    problems = game.check_board(data)
    for problem in problems:
        print(f"{file}: {'warning: ' if problem.warning else ''}{problem}", file=sys.stderr)
    good = all(problem.warning for problem in problems)
    if good:
        print(f"{file} is a good board for {game.title}.")
    return 0 if good else 1


def _make_grid(game: Game, data: Json, file: Path, out: Path | None) -> int:
    """Makes the grid anew from the landmarks of a board, which must be good, and says how it compares."""
    place = f"branchline.games.{game.name}.grid"
    if find_spec(place) is None:
        raise ValueError(f"game: the board of {game.name} has no grid that is made from landmarks")
    grids = import_module(f"{place}.file")
    whole = data if isinstance(data, dict) else {}
    landmarks = {key: value for key, value in whole.items() if key not in grids.SPELLED}
    if _check(game, landmarks, file) != 0:
        return 1
    grid = grids.make(landmarks)
    if out is not None:
        out.write_text(grids.text(grid), encoding="utf-8")
        print(f"The grid is in {out}.")
    spelled = grids.spelled_out(landmarks, grid)
    others = [key for key in grids.SPELLED if spelled[key] != game.board[key]]
    sums = ", ".join(f"{len(spelled[key])} {key}" for key in grids.SPELLED)
    compared = f"other {', '.join(others)} than" if others else "the same as"
    print(f"{sums}: {compared} on the board of {game.title}.")
    return 1 if others else 0


def _game_of(data: object, file: Path) -> object:
    """A board file says its game as an object with an id, or by its title."""
    about = data.get("game") if isinstance(data, dict) else None
    if isinstance(about, dict) and "id" in about:
        return about["id"]
    for game in GAMES.values():
        if about == game.title:
            return game.name
    raise ValueError(f"{file} does not say which game it is for (game); name it with --game")
