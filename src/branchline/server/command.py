"""`branchline serve`: host the page."""

import argparse
from typing import Final

from branchline.server.run import CannotServe, serve
from branchline.server.settings import Settings

DEFAULTS: Final = Settings.model_fields


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `branchline serve`."""
    parser.description = (
        "Host the page: people play in their browsers, alone against computer players, around one screen or with "
        "friends at other screens. "
        "Everything is kept in one data file; the games go on where they were when the server starts again. "
        "Every setting can also be given by the environment, BRANCHLINE_BOT_PACE say; the README lists them."
    )
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: only this machine)")
    parser.add_argument("--port", type=int, default=8000, help="port to listen on, 0 for any free one (default: 8000)")
    parser.add_argument(
        "--data", metavar="FILE", help=f"data file, or a database URL (default: {DEFAULTS['data'].default})"
    )
    parser.add_argument("--open", action="store_true", help="open the page in a browser")
    parser.add_argument(
        "--bot-pace",
        type=float,
        metavar="S",
        help=f"seconds between two moves of computer players (default: {DEFAULTS['bot_pace'].default})",
    )


def main(args: argparse.Namespace) -> int:
    """Serves until it is stopped."""
    try:
        serve(host=args.host, port=args.port, data=args.data, open_browser=args.open, bot_pace=args.bot_pace)
    except CannotServe as error:
        raise ValueError(str(error)) from error
    return 0
