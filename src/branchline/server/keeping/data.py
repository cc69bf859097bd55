"""Which data a command works on."""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Engine

from branchline.server.database import DataUnusable, open_database
from branchline.server.settings import Settings

DEFAULT = Settings.model_fields["data"].default


def add_data(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", metavar="FILE", help=f"data file, or a database URL (default: {DEFAULT})")


def settings_for(args: argparse.Namespace) -> Settings:
    return Settings() if args.data is None else Settings(data=args.data)


@contextmanager
def opened(settings: Settings) -> Iterator[Engine]:
    """Data that is there, brought to the form this version reads."""
    url = settings.url()
    if url.get_backend_name() == "sqlite" and not Path(str(url.database)).is_file():
        raise ValueError(f"{url.database}: there is no such data file")
    with made_or_opened(settings) as engine:
        yield engine


@contextmanager
def made_or_opened(settings: Settings) -> Iterator[Engine]:
    """The same, made where nothing is yet."""
    try:
        engine = open_database(settings.url())
    except DataUnusable as error:
        raise ValueError(str(error)) from error
    try:
        yield engine
    finally:
        engine.dispose()
