"""All data as one file, to be kept or to be carried from one database to another; caches are made anew there.

A file begins with a line that says what it is; each further line is a row, those first that others refer to.
"""

import json
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any, Final, TextIO

from sqlalchemy import Engine, Table, insert, select
from sqlalchemy.exc import SQLAlchemyError

from branchline.core.reading import keys
from branchline.server.database import brief, newest_form
from branchline.server.schema import Base, Moment

FORMAT: Final = "branchline-data"
FORMAT_VERSION: Final = 1
AT_ONCE: Final = 1000  # rows written together
TABLES: Final = [table for table in Base.metadata.sorted_tables if not table.info.get("cache")]
NAMED: Final = {table.name: table for table in TABLES}


def export(engine: Engine, file: TextIO) -> int:
    """Writes everything to a file, as it was at one moment; how many tables there were to play at."""
    head = {"format": FORMAT, "version": FORMAT_VERSION, "form": newest_form()}
    file.write(json.dumps(head) + "\n")
    tables = 0
    with engine.connect() as connection:
        if engine.dialect.name != "sqlite":  # whose reader sees one moment anyway
            connection = connection.execution_options(isolation_level="REPEATABLE READ")
        for table in TABLES:
            for row in connection.execute(select(table)).mappings():
                tables += table.name == "tables"
                file.write(json.dumps([table.name, dict(row)], default=_moment, ensure_ascii=False) + "\n")
    return tables


def bring_in(engine: Engine, file: TextIO) -> int:
    """Reads such a file into a database that is still empty, whole or not at all; how many tables there are then."""
    counts = dict.fromkeys(NAMED, 0)
    with engine.begin() as connection:
        for name in ("tables", "accounts"):
            if connection.execute(select(NAMED[name].c.id).limit(1)).first() is not None:
                raise ValueError(f"there are {name} in the data already; choose a file or a database that is empty")
        _check_head(_line(1, file.readline()))
        for table, rows in _batches(file):
            try:
                connection.execute(insert(table), rows)
            except SQLAlchemyError as error:
                raise ValueError(f"the rows of {table.name} do not fit into the data: {brief(error)}") from error
            counts[table.name] += len(rows)
    return counts["tables"]


def _batches(file: TextIO) -> Iterator[tuple[Table, list[dict[str, Any]]]]:
    """Rows of one kind that follow each other."""
    rows: list[dict[str, Any]] = []
    of: Table | None = None
    for number, text in enumerate(file, 2):
        table, row = _row(number, _line(number, text))
        if rows and of is not None and (table is not of or len(rows) == AT_ONCE):
            yield of, rows
            rows = []
        of = table
        rows.append(row)
    if rows and of is not None:
        yield of, rows


def _check_head(head: Any) -> None:
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise ValueError("line 1: this is no file that `branchline export` has written")
    if (head.get("version"), head.get("form")) != (FORMAT_VERSION, newest_form()):
        raise ValueError(
            f"line 1: the data has the form {head.get('form')!r}, and this Branchline reads {newest_form()!r}: "
            "export it again with this version"
        )


def _row(number: int, read: Any) -> tuple[Table, dict[str, Any]]:
    if not isinstance(read, list) or len(read) != 2 or read[0] not in NAMED:
        raise ValueError(f"line {number}: this is no row of the data")
    table = NAMED[read[0]]
    row: dict[str, Any] = keys(read[1], f"line {number}", tuple(column.name for column in table.columns))
    for column in table.columns:
        if isinstance(column.type, Moment) and not (column.nullable and row[column.name] is None):
            row[column.name] = _read_moment(number, column.name, row[column.name])
    return table, row


def _line(number: int, text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        raise ValueError(f"line {number}: it cannot be read; the file is damaged") from None


def _moment(value: object) -> str:
    if isinstance(value, datetime):
        return value.astimezone(UTC).isoformat()
    raise TypeError(f"{type(value).__name__} is no part of the data")


def _read_moment(number: int, name: str, text: object) -> datetime:
    try:
        return datetime.fromisoformat(str(text))
    except ValueError:
        raise ValueError(f"line {number}: {name} is {text!r}, which is no moment") from None
