"""The fields of a state apart from the state, in a fixed order: to copy it, compare it, pickle it and restore it."""

from typing import final

from branchline.core.native import Row, Rows, i64, packed, same, unpacked, vec
from branchline.core.rows import filled


@final
class Fields:
    """What the constructor of a state takes its fields from, one by one, in the order in which `fields()` lists them.

    Bare fields give each what it is at first; the others give what was listed. So a field is declared in one line of
    the constructor, with its first value, and listed in one other place.
    """

    __slots__ = ("bare", "basics", "next_number", "next_row", "next_shared", "numbers", "rows", "shared", "still")

    def __init__(
        self, bare: bool, basics: Row, numbers: Row, rows: Rows, shared: tuple[object, ...], still: i64 = 0
    ) -> None:
        self.bare = bare
        self.basics = basics  # the numbers that states of every game have
        self.numbers = numbers
        self.rows = rows
        self.still = still  # how many of the rows, the last ones, never change in place, and so serve copies too
        self.shared = shared  # what never changes in place, and so serves copies too
        self.next_number: i64 = 0
        self.next_row: i64 = 0
        self.next_shared: i64 = 0

    def number(self, at_first: i64) -> i64:
        if self.bare:
            return at_first
        at = self.next_number
        self.next_number = at + 1
        return self.numbers[at]

    def row(self, size: i64, entry: i64) -> Row:
        """At first a row of this size with the same number everywhere."""
        if self.bare:
            return filled(size, entry)
        at = self.next_row
        self.next_row = at + 1
        return self.rows[at]

    def some_rows(self, number: i64) -> Rows:
        """The next rows, as many as this number says; at first each is empty."""
        if self.bare:
            return vec[Row]([vec[i64]() for row in range(number)])
        at = self.next_row
        self.next_row = at + number
        return self.rows[at : at + number]

    def one_shared(self, at_first: object) -> object:
        """What nobody has given is as at first, in a state that is not bare too."""
        at = self.next_shared
        if at == len(self.shared):
            return at_first
        self.next_shared = at + 1
        return self.shared[at]

    def copy(self) -> "Fields":
        """These fields for another state. They were listed for that alone, so the rows are put in place of the old."""
        rows = self.rows
        for i in range(len(rows) - self.still):
            rows[i] = rows[i][:]
        return self

    def same(self, other: "Fields") -> bool:
        if len(self.rows) != len(other.rows):
            return False
        if not same(self.basics, other.basics) or not same(self.numbers, other.numbers):
            return False
        for i in range(len(self.rows)):
            if not same(self.rows[i], other.rows[i]):
                return False
        return self.shared == other.shared

    def packed(self) -> bytes:
        """All but what is shared, as bytes; the same compiled or not."""
        return packed(vec[Row]([self.basics, self.numbers])) + packed(self.rows)


def bare(seats: i64, shared: tuple[object, ...] = ()) -> Fields:
    """Every field as it is at first, at a table with this number of seats; but what is shared may be given."""
    return Fields(True, vec[i64]([seats, 0, 0, 0, 0, 0, 0, 0, 0]), vec[i64](), vec[Row](), shared)


def unpack(data: bytes, shared: tuple[object, ...]) -> Fields:
    """The fields that `packed` has packed."""
    rows = unpacked(data)
    return Fields(False, rows[0], rows[1], rows[2:], shared)
