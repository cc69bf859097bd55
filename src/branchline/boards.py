"""`branchline board check FILE`: every problem of a board file, with its place."""

import argparse
import json
import sys
from pathlib import Path

from branchline.games import GAMES, find


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `branchline board`."""
    parser.description = (
        "Check a board file. Every problem is listed with its place; 1 is returned if the board cannot be played on."
    )
    parser.add_argument("what", choices=["check"], help="what to do")
    parser.add_argument("file", type=Path, help="the board file")
    parser.add_argument("--game", default=None, help=f"one of: {', '.join(GAMES)} (default: as the file says)")


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
    problems = game.check_board(data)
    for problem in problems:
        print(f"{args.file}: {'warning: ' if problem.warning else ''}{problem}", file=sys.stderr)
    good = all(problem.warning for problem in problems)
    if good:
        print(f"{args.file} is a good board for {game.title}.")
    return 0 if good else 1


def _game_of(data: object, file: Path) -> object:
    """A board file says its game as an object with an id, or by its title."""
    about = data.get("game") if isinstance(data, dict) else None
    if isinstance(about, dict) and "id" in about:
        return about["id"]
    for game in GAMES.values():
        if about == game.title:
            return game.name
    raise ValueError(f"{file} does not say which game it is for (game); name it with --game")
