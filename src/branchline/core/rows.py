"""Long rows of small numbers that copies of a state share: a change makes a new row."""

from typing import Final

_ONE_BYTE: Final[tuple[bytes, ...]] = tuple(bytes((value,)) for value in range(256))


def put(row: bytes, at: int, value: int) -> bytes:
    """The row with another value in one place."""
    return row[:at] + _ONE_BYTE[value] + row[at + 1 :]
