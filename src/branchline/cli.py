"""The command line. Each command lives in the room it belongs to; here is only the way in.

It stays with argparse: importing Click alone takes as long as all that `branchline --version` does, and one-sentence
errors and commands that are imported only when they are asked for would be written on top of it just the same.
"""

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper
from types import ModuleType
from typing import Any, NamedTuple, NoReturn

from branchline import __version__


class Command(NamedTuple):
    """Where a command lives, and what it is for. Its module offers `add_arguments(parser)` and `main(args)`."""

    module: str
    purpose: str
    extra: str | None = None  # what must be installed beside the package


COMMANDS = {
    "serve": Command("branchline.server.command", "host the page: play in a browser"),
    "tables": Command("branchline.server.keeping.tables_command", "look at the tables of a host"),
    "people": Command("branchline.server.people.command", "look at the accounts of a host"),
    "backup": Command("branchline.server.keeping.backup_command", "copy the data of a host"),
    "export": Command("branchline.server.keeping.export_command", "write the data of a host to a file"),
    "import": Command("branchline.server.keeping.import_command", "bring such a file into a database"),
    "play": Command("branchline.play", "play in this terminal, in words"),
    "mcp": Command("branchline.assistant", "let an assistant play and read the rules", "mcp"),
    "arena": Command("branchline.arena.command", "let computer players play each other", "arena"),
    "ratings": Command("branchline.arena.ratings_command", "rate computer players by what they played", "arena"),
    "ladder": Command("branchline.arena.ladder_command", "measure all computer players of a game", "arena"),
    "tune": Command("branchline.tune.command", "find better weights for a computer player", "arena"),
    "train": Command("branchline.train.command", "let a player teach itself", "train"),
    "replay": Command("branchline.replay", "tell a recorded game in sentences"),
    "bench": Command("branchline.bench.command", "measure how fast the engine is"),
    "fuzz": Command("branchline.fuzz", "play random games with every invariant checked"),
    "board": Command("branchline.boards", "make, check and draw a board of one's own"),
}

OPEN_THE_PAGE = ["serve", "--open"]  # what `branchline` does when it is asked for nothing else


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, without the usage in front of it."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.register("type", int, _whole)
        self.register("type", float, _number)

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}; `{self.prog} --help` explains\n")


def _whole(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None


def _number(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number") from None


def main(words: Sequence[str] | None = None) -> int:
    """Runs a command; 0 when all went well."""
    for stream in (sys.stdin, sys.stdout):  # a sign that cannot be read or shown becomes another, and the game goes on
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        return _run(list(sys.argv[1:] if words is None else words) or OPEN_THE_PAGE)
    except KeyboardInterrupt:
        return 130


def _run(given: list[str]) -> int:
    room, args = understood(given)
    try:
        code: int = room.main(args)
        return code
    except BrokenPipeError:  # the reader, such as `head`, has seen enough
        sys.stderr.close()
        return 0
    except (ValueError, OSError) as error:
        print(f"branchline {args.command}: {_sentence(error)}", file=sys.stderr)
        return 2


def understood(given: Sequence[str]) -> tuple[ModuleType, argparse.Namespace]:
    """The module of the command that these words name, and what they ask of it; it has done nothing yet."""
    parser = _Parser(
        prog="branchline", description="An open home for railway board games. Without a command it opens the page."
    )
    parser.add_argument("--version", action="version", version=f"branchline {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    parsers = {name: commands.add_parser(name, help=command.purpose) for name, command in COMMANDS.items()}
    # Only the command that is asked for is imported: the others may need extras that are not there.
    asked = next((word for word in given if not word.startswith("-")), "")
    room = _room(asked, parsers[asked]) if asked in parsers else None
    args, unknown = parser.parse_known_args(given)
    if unknown:
        parsers.get(args.command, parser).error(f"{' '.join(unknown)} is not understood")
    if room is None:
        parser.error(f"a command is needed: one of {', '.join(COMMANDS)}")
    return room, args


def _sentence(error: Exception) -> str:
    if isinstance(error, OSError) and error.filename:
        return f"{error.filename2 or error.filename}: {error.strerror}"
    return str(error)


def _room(name: str, parser: argparse.ArgumentParser) -> ModuleType:
    """The module of a command, which has told the parser its arguments."""
    command = COMMANDS[name]
    try:
        module = import_module(command.module)
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("branchline"):
            raise
        wanted = f"branchline[{command.extra}]" if command.extra else "branchline with all it asks for"
        parser.exit(2, f"branchline {name}: {missing.name} is missing; install {wanted}\n")
    module.add_arguments(parser)
    return module
