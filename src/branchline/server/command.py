"""`branchline serve`: host the page."""

import argparse

from branchline.server.run import DEFAULTS, CannotServe, serve


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `branchline serve`."""
    parser.description = (
        "Host the page: people play in their browsers, alone against computer players, around one screen or with "
        "friends at other screens. "
        "Everything is kept in one data file; the games go on where they were when the server starts again."
    )
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: only this machine)")
    parser.add_argument("--port", type=int, default=8000, help="port to listen on, 0 for any free one (default: 8000)")
    parser.add_argument(
        "--data", default=str(DEFAULTS.data), metavar="FILE", help="data file, or a database URL (default: %(default)s)"
    )
    parser.add_argument("--open", action="store_true", help="open the page in a browser")
    parser.add_argument(
        "--bot-pace",
        type=float,
        default=DEFAULTS.bot_pace,
        metavar="S",
        help="seconds between two moves of computer players (default: %(default)s)",
    )


def main(args: argparse.Namespace) -> int:
    """Serves until it is stopped."""
    try:
        serve(host=args.host, port=args.port, data=args.data, open_browser=args.open, bot_pace=args.bot_pace)
    except CannotServe as error:
        raise ValueError(str(error)) from error
    return 0
