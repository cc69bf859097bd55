"""A game as it is set up on a command line: its board and its options."""

import argparse
import json
from contextlib import suppress
from pathlib import Path

from branchline.core.contract import Game, Json, Option
from branchline.games import find, on, pack


def add_thinking_argument(parser: argparse.ArgumentParser) -> None:
    """How long who searches may think."""
    parser.add_argument(
        "--thinking",
        metavar="AMOUNT",
        help="how much all who search think about a decision: 200 for simulations, 0.5s for CPU time",
    )


def add_board_argument(parser: argparse.ArgumentParser) -> None:
    """`--board`, for a command that plays."""
    parser.add_argument(
        "--board",
        metavar="NAME|FILE",
        help="the board to play on: one that comes with the game, or a file (default: the game's own)",
    )


def game_on(name: object, board: str | None) -> Game:
    """The game of this name, on another board if one is given: by its name, or as a file."""
    game = find(name)
    if board is None:
        return game
    try:
        return on(game, board if board in pack(game).boards() else read_board(Path(board)))
    except ValueError as error:
        raise ValueError(f"--board: {str(error).removeprefix('board: ')}") from None


def read_board(file: Path) -> Json:
    """What stands in a board file, good or not."""
    try:
        return json.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise ValueError(f"{file} cannot be read: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise ValueError(f"{file} is not a text file") from error
    except (ValueError, RecursionError) as error:  # also for a number with thousands of digits
        raise ValueError(f"{file} is not JSON: {error}") from error


def add_option_argument(parser: argparse.ArgumentParser) -> None:
    """`--option`, for a command that sets up a game."""
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game; may be repeated. A value that is no plain word or number is written as JSON",
    )


def parse_options(game: str, given: list[str]) -> dict[str, Json]:
    """Options of a game from `name=value` texts."""
    known = find(game).options
    options: dict[str, Json] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise ValueError(f"--option {text}: write it as name=value")
        if name not in known:
            raise ValueError(f"option {name!r} is unknown; {game} has {', '.join(known)}")
        options[name] = _value(name, value, known[name])
    return options


def _value(name: str, text: str, option: Option) -> Json:
    """A value is what it is as JSON, if that is allowed, and the plain text otherwise."""
    readings: list[Json] = [text]
    with suppress(ValueError, RecursionError):
        readings.insert(0, json.loads(text))
    for reading in readings:
        with suppress(ValueError):
            option.check(reading)
            return reading
    raise ValueError(f"option {name}: {text!r} is not possible; allowed is {option.allowed()}")
