"""Rows and choices for the compiler. Never runs interpreted: `interpreted` offers the same there."""

from typing import TYPE_CHECKING, Any, Final, cast, final

from librt.strings import BytesWriter, read_i64_le, write_i64_le

if TYPE_CHECKING:  # types alone: nothing of them is needed once compiled
    from librt.vecs import append, pop, vec
    from mypy_extensions import i64, u8

ROOM: Final = 64  # spans, to begin with
WORD: Final[i64] = 8  # bytes of a number, packed

# The numbers of actions as Python knows them, made once: making them anew is most of what a list of actions costs.
KNOWN: Final[i64] = 16384  # enough for every game
_NUMBERS: Final[list[object]] = list(range(KNOWN))


@final
class Choices:
    """The actions a seat may take, rising, as spans of neighbours. Used again from decision to decision."""

    __slots__ = ("first", "number", "size", "spans")

    def __init__(self) -> None:
        self.first: vec[i64] = vec[i64]([0] * ROOM)  # of each span its first action
        self.size: vec[i64] = vec[i64]([0] * ROOM)
        self.spans: i64 = 0
        self.number: i64 = 0  # of actions

    def clear(self) -> None:
        self.spans = 0
        self.number = 0

    def how_many(self) -> i64:
        return self.number

    def mark(self) -> i64:
        """Where the next ones will be added, for `sort` and `repeat`."""
        return self.spans

    def add(self, action: i64) -> None:
        self.add_span(action, 1)

    def add_span(self, first: i64, size: i64) -> None:
        """Adds actions that follow one another."""
        at = self.spans
        if at == len(self.first):
            self._make_room(at + 1)
        self.first[at] = first
        self.size[at] = size
        self.spans = at + 1
        self.number += size

    def add_row(self, actions: vec[i64]) -> None:
        at = self.spans
        self._make_room(at + len(actions))
        first = self.first
        size = self.size
        for action in actions:
            first[at] = action
            size[at] = 1
            at += 1
        self.spans = at
        self.number += len(actions)

    def _make_room(self, spans: i64) -> None:
        """Room for so many spans; twice as much as it was, so that it is seldom made."""
        if spans > len(self.first):
            room = max(spans, 2 * len(self.first))
            first = vec[i64]([0] * room)
            size = vec[i64]([0] * room)
            for at in range(self.spans):
                first[at] = self.first[at]
                size[at] = self.size[at]
            self.first = first
            self.size = size

    def repeat(self, start: i64, end: i64, shift: i64) -> None:
        """Adds those between two marks again, this much further on."""
        at = self.spans
        self._make_room(at + end - start)
        first = self.first
        size = self.size
        for model in range(start, end):
            first[at] = first[model] + shift
            size[at] = size[model]
            self.number += size[model]
            at += 1
        self.spans = at

    def sort(self, start: i64 = 0) -> None:
        """Puts single actions that were added in another order, from this mark on, into the rising one."""
        first = self.first
        for i in range(start + 1, self.spans):
            action = first[i]
            at = i
            while at > start and first[at - 1] > action:
                first[at] = first[at - 1]
                at -= 1
            first[at] = action

    def pick(self, k: i64) -> i64:
        """The action number `k` of them all."""
        at: i64 = 0
        while k >= self.size[at]:
            k -= self.size[at]
            at += 1
        return self.first[at] + k

    def row(self) -> vec[i64]:
        """All of them, one by one."""
        if self.number == self.spans:  # no span is empty, so each is a single action
            return self.first[: self.spans]
        actions = vec[i64]([0] * self.number)
        k: i64 = 0
        for at in range(self.spans):
            first = self.first[at]
            for action in range(first, first + self.size[at]):
                actions[k] = action
                k += 1
        return actions

    def mark_in(self, mask: vec[u8]) -> None:
        """Writes 1 for each of them."""
        for at in range(self.spans):
            first = self.first[at]
            for action in range(first, first + self.size[at]):
                mask[action] = 1

    def put_in(self, row: vec[i64], at: i64, start: i64) -> None:
        """Writes all of them, each counted from `start` on, into a row that has room, from this place on."""
        for span in range(self.spans):
            first = start + self.first[span]
            for action in range(first, first + self.size[span]):
                row[at] = action
                at += 1

    def listed(self) -> list[int]:
        """The same for Python."""
        actions: list[object] = [None] * self.number
        k: i64 = 0
        for at in range(self.spans):
            first = self.first[at]
            for action in range(first, first + self.size[at]):
                actions[k] = _NUMBERS[action] if action < KNOWN else action
                k += 1
        return cast(list[int], actions)


def row(numbers: list[int]) -> vec[i64]:
    return vec[i64](numbers)


def count(row: vec[i64], wanted: i64) -> i64:
    """How often this number is in the row."""
    times: i64 = 0
    for entry in row:
        if entry == wanted:
            times += 1
    return times


def total(row: vec[i64]) -> i64:
    amount: i64 = 0
    for entry in row:
        amount += entry
    return amount


def index(row: vec[i64], wanted: i64) -> i64:
    """Where this number first is in the row, in which it must be."""
    at: i64 = 0
    while row[at] != wanted:
        at += 1
    return at


def insert(row: vec[i64], entry: i64) -> vec[i64]:
    """The row, which is rising, with this number where it belongs."""
    row = append(row, entry)
    at: i64 = len(row) - 1
    while at > 0 and row[at - 1] > entry:
        row[at] = row[at - 1]
        at -= 1
    row[at] = entry
    return row


def remove(row: vec[i64], entry: i64) -> vec[i64]:
    """The row without this number where it first is in it; it must be there."""
    for i in range(index(row, entry), len(row) - 1):
        row[i] = row[i + 1]
    row, _ = pop(row)
    return row


def same(one: vec[i64], other: vec[i64]) -> bool:
    if len(one) != len(other):
        return False
    at: i64 = 0
    for entry in one:
        if other[at] != entry:
            return False
        at += 1  # noqa: SIM113 -- enumerate would count in Python's numbers
    return True


def readable(row: vec[u8]) -> Any:
    """The row as something that bytes can be copied from."""
    return row


def numbers_of(row: vec[i64], size: i64) -> Any:
    """The first numbers of the row, likewise: eight bytes each, as the machine has them."""
    return row[:size]


def packed(rows: vec[vec[i64]]) -> bytes:
    """Rows as bytes: of each its length and its numbers, eight bytes each, the lowest first."""
    out = BytesWriter()
    for row in rows:
        write_i64_le(out, len(row))
        for entry in row:
            write_i64_le(out, entry)
    return out.getvalue()


def unpacked(data: bytes) -> vec[vec[i64]]:
    """Back to rows; a ValueError where the data end too early."""
    rows = vec[vec[i64]]()
    at: i64 = 0
    while at < len(data):
        size: i64 = -1
        if at + WORD <= len(data):
            size = read_i64_le(data, at)
        at += WORD
        # What is left is divided: the size times eight could be too large a number for the machine.
        if size < 0 or size > (len(data) - at) // WORD:
            raise ValueError("packed rows: the data are damaged")
        row = vec[i64]([0] * size)
        for i in range(size):
            row[i] = read_i64_le(data, at)
            at += WORD
        rows = append(rows, row)
    return rows
