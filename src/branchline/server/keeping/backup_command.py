"""`branchline backup`: a copy of the data file."""

import argparse
from pathlib import Path

from branchline.server.database import copy_file
from branchline.server.keeping.data import add_data, settings_for


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `branchline backup`."""
    parser.description = (
        "Copy the data file as it is at this moment; the server may go on meanwhile. The copy is a data file like any "
        "other. Other databases have tools of their own for this."
    )
    parser.add_argument("copy", type=Path, metavar="COPY", help="where to write it; a file that is there is left alone")
    add_data(parser)


def main(args: argparse.Namespace) -> int:
    """Copies the file."""
    url = settings_for(args).url()
    if url.get_backend_name() != "sqlite":
        raise ValueError(
            f"data: a copy of {url.get_backend_name()} is made by its own tools, or by `branchline export`"
        )
    copy_file(Path(str(url.database)), args.copy)
    print(f"The data is in {args.copy}, too.")
    return 0
