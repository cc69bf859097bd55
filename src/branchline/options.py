"""The options of a game as they are given on a command line."""

import argparse
import json
from contextlib import suppress

from branchline.core.contract import Json, Option
from branchline.games import find


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
