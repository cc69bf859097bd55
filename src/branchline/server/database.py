"""Opens the database and brings it to the form this version reads."""

from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Engine, create_engine, event, inspect
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError


class DataUnusable(Exception):
    """The data cannot be opened; the sentence says why."""


def open_database(url: URL) -> Engine:
    """The database at this address, made if it is new and brought up to date if it is old."""
    place = url.database if url.get_backend_name() == "sqlite" else url.render_as_string(hide_password=True)
    try:
        engine = create_engine(url)
    except (SQLAlchemyError, ImportError) as error:
        raise DataUnusable(f"The data at {place} cannot be opened: {_brief(error)}.") from error
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _settle_sqlite)
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    try:
        _migrate(engine, str(place))
    except (SQLAlchemyError, CommandError, OSError) as error:
        engine.dispose()
        raise DataUnusable(f"The data at {place} cannot be opened: {_brief(error)}.") from error
    except DataUnusable:
        engine.dispose()
        raise
    return engine


def _settle_sqlite(connection: Any, record: object) -> None:
    """A write is on the disk when it returns, readers do not wait for it, and what refers to nothing is refused.

    Python's driver begins transactions late and not at all for a change of form; we begin them ourselves, so
    that a migration is done whole or not at all.
    """
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _migrate(engine: Engine, place: str) -> None:
    config = Config()
    config.set_main_option("script_location", "branchline.server:migrations")
    known = ScriptDirectory.from_config(config)
    with engine.begin() as connection:
        current = MigrationContext.configure(connection).get_current_revision()
        if current == known.get_current_head():
            return
        if current is None and (others := inspect(connection).get_table_names()):
            raise DataUnusable(
                f"The data at {place} belongs to another program (it has {', '.join(sorted(others)[:3])}): "
                "choose another file or database."
            )
        if current is not None and current not in {script.revision for script in known.walk_revisions()}:
            raise DataUnusable(
                f"The data at {place} was written by a newer Branchline (its form is {current}, this one reads "
                f"up to {known.get_current_head()}): update Branchline, or choose other data."
            )
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _brief(error: BaseException) -> str:
    """The reason without the statement and the links SQLAlchemy adds."""
    return str(getattr(error, "orig", None) or error).splitlines()[0].rstrip(".")
