"""`branchline export`: all data as one file."""

import argparse
from pathlib import Path

from branchline.server.keeping.copies import export
from branchline.server.keeping.data import add_data, opened, settings_for


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `branchline export`."""
    parser.description = (
        "Write all data to a file, as it is at this moment, from which `branchline import` brings it into another "
        "database: from a data file to PostgreSQL, say, or back. It holds what people must not see of each other, and "
        "passwords as far as they are stored: keep it as you keep the data."
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="where to write it; a file that is there is left alone")
    add_data(parser)


def main(args: argparse.Namespace) -> int:
    """Writes the file."""
    with opened(settings_for(args)) as engine, args.file.open("x", encoding="utf-8") as file:
        try:
            tables = export(engine, file)
        except BaseException:
            args.file.unlink()  # half of it would look like all
            raise
    print(f"{tables} tables are in {args.file}.")
    return 0
