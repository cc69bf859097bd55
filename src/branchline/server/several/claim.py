"""One process serves a data file, or a database without Redis: a second one would not hear of what the first does.

What claims the data is the system's or the database's own lock, so that it is free again when a process is killed.
"""

from collections.abc import Iterator
from contextlib import contextmanager, suppress

from filelock import FileLock, Timeout
from sqlalchemy import create_engine, text
from sqlalchemy.engine import URL, Connection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from branchline.server.database import Lock


class Claimed(Exception):
    """Another process serves this data; the sentence says what would have to be done."""


@contextmanager
def claim(url: URL, shared: bool) -> Iterator[None]:
    """While this process serves the data: alone, or beside others who share it too."""
    if url.get_backend_name() == "sqlite":
        with _claim_file(str(url.database)):
            yield
    elif url.get_backend_name() == "postgresql":
        with create_engine(url, poolclass=NullPool).connect() as connection, _claim_database(connection, shared):
            yield
    else:
        yield


@contextmanager
def _claim_file(file: str) -> Iterator[None]:
    lock = FileLock(f"{file}.lock", timeout=0)
    try:
        lock.acquire()
    except Timeout:
        raise Claimed(
            f"Another Branchline serves {file} already: stop it, choose another file with --data, or give several "
            "processes a PostgreSQL database and Redis."
        ) from None
    try:
        yield
    finally:
        lock.release()


@contextmanager
def _claim_database(connection: Connection, shared: bool) -> Iterator[None]:
    how = "pg_try_advisory_lock_shared" if shared else "pg_try_advisory_lock"
    if not connection.scalar(text(f"SELECT {how}({Lock.SERVING:d})")):
        raise Claimed(
            "Another Branchline serves this database already, and one of the two has no Redis: "
            "several processes need the same one, given with --redis to each."
        )
    connection.rollback()  # the lock stays with the connection, which is to hold nothing else up
    try:
        yield
    finally:
        # PostgreSQL notices some time after it that a connection was closed; whoever starts at once need not wait.
        with suppress(DBAPIError):  # a connection that is lost holds nothing
            connection.execute(text("SELECT pg_advisory_unlock_all()"))
