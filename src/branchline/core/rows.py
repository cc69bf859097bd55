"""What can be done with rows of numbers, beside what `native` offers."""

from typing import Final

from branchline.core.native import Row, i64, vec

# By bit. A look-up, because mypyc (2.4.1) makes a shift of 32 bits of `1 << n` where n is an `i64`.
BITS: Final[Row] = vec[i64]([1 << bit for bit in range(63)])

_ONE_BYTE: Final[tuple[bytes, ...]] = tuple(bytes((value,)) for value in range(256))


def put(row: bytes, at: i64, value: i64) -> bytes:
    """The row with another value in one place; copies of a state share such a row, and a change makes a new one."""
    return row[:at] + _ONE_BYTE[value] + row[at + 1 :]


def filled(size: i64, entry: i64) -> Row:
    """A row with the same number everywhere."""
    return vec[i64]([entry] * size)


def longer(row: Row, last: i64) -> Row:
    """Another row, with one entry more."""
    other = vec[i64]([last] * (len(row) + 1))
    for i in range(len(row)):
        other[i] = row[i]
    return other


def inserted(row: Row, entry: i64) -> Row:
    """Another row with this entry where it belongs; the row is rising, and the entry not yet in it."""
    other = vec[i64]([entry] * (len(row) + 1))
    for i in range(len(row)):
        if row[i] < entry:
            other[i] = row[i]
        else:
            other[i + 1] = row[i]
    return other


def without(row: Row, entry: i64) -> Row:
    """Another row without this entry, wherever it is."""
    return vec[i64]([other for other in row if other != entry])


def plain(row: Row) -> tuple[int, ...]:
    """The numbers as Python has them, for what is not compiled: it reads them faster and mixes them with fractions."""
    return tuple([int(entry) for entry in row])
