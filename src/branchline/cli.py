"""The command line. Each command lives in the room it belongs to; here is only the way in."""

import argparse
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import NamedTuple, NoReturn

from branchline import __version__
from branchline.core.errors import RecordError


class Command(NamedTuple):
    """Where a command lives, and what it is for. Its module offers `add_arguments(parser)` and `main(args)`."""

    module: str
    purpose: str
    extra: str | None = None  # what must be installed beside the engine


COMMANDS = {
    "serve": Command("branchline.server.command", "host the page: play in a browser", "server"),
    "play": Command("branchline.play", "play in this terminal, in words"),
    "arena": Command("branchline.arena.command", "let computer players play each other", "arena"),
    "replay": Command("branchline.replay", "tell a recorded game in sentences"),
    "bench": Command("branchline.bench.command", "measure how fast the engine is"),
    "fuzz": Command("branchline.fuzz", "play random games with every invariant checked"),
    "board": Command("branchline.boards", "check a board file"),
}


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, without the usage in front of it."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}; `{self.prog} --help` explains\n")


def main(words: Sequence[str] | None = None) -> int:
    """Runs a command; 0 when all went well."""
    given = list(sys.argv[1:] if words is None else words)
    parser = _Parser(prog="branchline", description="An open home for railway board games.")
    parser.add_argument("--version", action="version", version=f"branchline {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    runners: dict[str, Callable[[argparse.Namespace], int]] = {}
    for name, command in COMMANDS.items():
        sub = commands.add_parser(name, help=command.purpose)
        # Only the command that is asked for is imported: the others may need extras that are not there.
        if name in given:
            try:
                module = import_module(command.module)
            except ModuleNotFoundError as missing:
                if command.extra is None or (missing.name or "").startswith("branchline"):
                    raise
                sub.exit(2, f"branchline {name}: {missing.name} is missing; install branchline[{command.extra}]\n")
            module.add_arguments(sub)
            runners[name] = module.main
    args = parser.parse_args(given)
    try:
        return runners[args.command](args)
    except (ValueError, RecordError) as error:
        print(f"branchline {args.command}: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # the reader, such as `head`, has seen enough
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        return 130
