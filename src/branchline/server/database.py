"""Opens the database and brings it to the form this version reads."""

import logging
import os
import sqlite3
import subprocess
from contextlib import closing
from enum import IntEnum
from functools import cache
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Engine, create_engine, event, func, inspect, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

log = logging.getLogger(__name__)


class Lock(IntEnum):
    """Any numbers, by which servers on one PostgreSQL database know what another is at."""

    MIGRATING = 7_236_837
    SERVING = 7_236_838
    RATING = 7_236_839


class DataUnusable(Exception):
    """The data cannot be opened; the sentence says why."""


def open_database(url: URL) -> Engine:
    """The database at this address, made if it is new and brought up to date if it is old."""
    place = url.database if url.get_backend_name() == "sqlite" else url.render_as_string(hide_password=True)
    try:
        engine = create_engine(url, hide_parameters=True, **_how(url))  # hands and seeds are no matter for a log
    except ImportError as error:
        raise DataUnusable(
            f"The data at {place} needs a driver that is not installed ({error}); that of PostgreSQL comes with "
            "branchline[postgres]."
        ) from error
    except SQLAlchemyError as error:
        raise DataUnusable(f"The data at {place} cannot be opened: {brief(error)}.") from error
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _settle_sqlite)
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    try:
        _migrate(engine, str(place))
    except (SQLAlchemyError, CommandError, OSError) as error:
        engine.dispose()
        raise DataUnusable(f"The data at {place} cannot be opened: {brief(error)}.") from error
    except DataUnusable:
        engine.dispose()
        raise
    return engine


def _how(url: URL) -> dict[str, Any]:
    """A database elsewhere may be started anew, or be out of reach: neither is to be found out by somebody's action."""
    if url.get_backend_name() == "sqlite":
        return {}
    if url.get_backend_name() != "postgresql":
        return {"pool_pre_ping": True}
    return {"pool_pre_ping": True, "connect_args": {"connect_timeout": 5}}


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


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "branchline.server:migrations")
    return config


@cache
def newest_form() -> str:
    """The form of the data that this version reads and writes."""
    return str(ScriptDirectory.from_config(_config()).get_current_head())


def copy_file(source: Path, copy: Path) -> None:
    """A data file as it is at this moment, also while it is written to; a file that is there is left alone."""
    if not source.is_file():
        raise ValueError(f"{source}: there is no such data file")
    if copy.exists():
        raise ValueError(f"{copy}: there is such a file already; choose another name")
    try:
        with closing(sqlite3.connect(source)) as reading, closing(sqlite3.connect(copy)) as writing:
            reading.backup(writing)
    except sqlite3.Error as error:
        copy.unlink(missing_ok=True)
        raise ValueError(f"{source} cannot be copied to {copy}: {error}") from error


def _migrate(engine: Engine, place: str) -> None:
    config = _config()
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":  # where several servers may be started at once
            connection.execute(select(func.pg_advisory_xact_lock(Lock.MIGRATING)))
        current = MigrationContext.configure(connection).get_current_revision()
        if current == newest_form():
            return
        if current is None and (others := inspect(connection).get_table_names()):
            raise DataUnusable(
                f"The data at {place} belongs to another program (it has {', '.join(sorted(others)[:3])}): "
                "choose another file or database."
            )
        if current is not None and current not in _forms(config):
            raise DataUnusable(
                f"The data at {place} was written by a newer Branchline (its form is {current}, this one reads "
                f"up to {newest_form()}): update Branchline, or choose other data."
            )
        if current is not None and engine.dialect.name == "sqlite":
            _keep_a_copy(Path(place), current)
        if current is not None and engine.dialect.name == "postgresql":
            _keep_a_dump(engine.url, current)
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _forms(config: Config) -> set[str]:
    return {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}


def _keep_a_copy(file: Path, form: str) -> None:
    """Beside a data file that will get another form, as it was; where an earlier try has left one, that one."""
    copy = file.with_name(f"{file.name}.{form}")
    if not copy.exists():
        copy_file(file, copy)


def _keep_a_dump(url: URL, form: str) -> None:
    """The same of a database on PostgreSQL, in the folder the server was started in; where that cannot be done the log
    says so, and the data is brought to the new form all the same, whole or not at all."""
    copy = Path(f"{url.database}.{form}.dump").absolute()
    if copy.exists():
        return
    where = url.set(drivername="postgresql", password=None).render_as_string()
    secret = {} if url.password is None else {"PGPASSWORD": str(url.password)}
    command = ["pg_dump", "--format=custom", "--file", str(copy), "--dbname", where]
    try:
        subprocess.run(command, env=os.environ | secret, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        copy.unlink(missing_ok=True)
        said = error.stderr if isinstance(error, subprocess.CalledProcessError) else ""
        why = said.strip().splitlines()[-1] if said.strip() else str(error)
        log.warning("No copy of the data was made before it came to another form than %s: %s", form, why)


def brief(error: BaseException) -> str:
    """The reason without the statement and the links SQLAlchemy adds."""
    return str(getattr(error, "orig", None) or error).splitlines()[0].rstrip(".")
