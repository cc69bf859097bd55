"""`branchline serve`: host the page."""

import argparse

from pydantic.fields import FieldInfo

from branchline.server.run import CannotServe, serve
from branchline.server.settings import Settings


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `branchline serve`: where it listens, and every setting there is."""
    parser.description = (
        "Host the page: people play in their browsers, alone against computer players, around one screen or with "
        "friends at other screens. "
        "Everything is kept in one data file; the games go on where they were when the server starts again. "
        "Every setting can also be given by the environment: --bot-pace is BRANCHLINE_BOT_PACE there."
    )
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: only this machine)")
    parser.add_argument("--port", type=int, default=8000, help="port to listen on, 0 for any free one (default: 8000)")
    parser.add_argument("--open", action="store_true", help="open the page in a browser")
    for name, field in Settings.model_fields.items():
        option = f"--{name.replace('_', '-')}"
        if field.annotation is int:
            parser.add_argument(option, type=int, metavar="N", help=_help(field))
        elif field.annotation is float:
            parser.add_argument(option, type=float, metavar="N", help=_help(field))
        else:
            parser.add_argument(option, metavar="FILE" if name == "data" else "TEXT", help=_help(field))


def _help(field: FieldInfo) -> str:
    said = (field.description or "").rstrip(".")
    return f"{said[0].lower()}{said[1:]} (default: {field.get_default(call_default_factory=True)})"


def main(args: argparse.Namespace) -> int:
    """Serves until it is stopped."""
    settings = {name: getattr(args, name) for name in Settings.model_fields}
    try:
        serve(host=args.host, port=args.port, open_browser=args.open, **settings)
    except CannotServe as error:
        raise ValueError(str(error)) from error
    return 0
