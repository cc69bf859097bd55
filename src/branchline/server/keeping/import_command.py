"""`branchline import`: bring exported data into a database."""

import argparse
from pathlib import Path

from branchline.server.keeping.copies import bring_in
from branchline.server.keeping.data import add_data, made_or_opened, settings_for


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `branchline import`."""
    parser.description = (
        "Bring a file that `branchline export` has written into a data file or a database that is still empty: all of "
        "it, or nothing where something is wrong with it."
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="what was exported")
    add_data(parser)


def main(args: argparse.Namespace) -> int:
    """Reads the file."""
    with args.file.open(encoding="utf-8", errors="replace") as file, made_or_opened(settings_for(args)) as engine:
        tables = bring_in(engine, file)
    print(f"{tables} tables were brought in.")
    return 0
