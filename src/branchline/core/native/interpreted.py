"""Rows and choices as plain Python does them best. Never compiled: `machine` offers the same there."""

from array import array
from bisect import insort
from struct import pack, unpack
from typing import Any

WORD = 8  # bytes of a number, packed

vec = list


class Choices(list[int]):
    """The actions a seat may take, rising."""

    __slots__ = ()

    # Names that the compiled one has; what a list does itself is done in C.
    add = list.append
    add_row = list.extend
    how_many = mark = list.__len__
    pick = list.__getitem__
    row = listed = list.copy

    def add_span(self, first: int, size: int) -> None:
        self.extend(range(first, first + size))

    def repeat(self, start: int, end: int, shift: int) -> None:
        self.extend([action + shift for action in self[start:end]])

    def sort(self, start: int = 0) -> None:  # type: ignore[override]
        self[start:] = sorted(self[start:])

    def mark_in(self, mask: list[int]) -> None:
        for action in self:
            mask[action] = 1

    def put_in(self, row: list[int], at: int, start: int) -> None:
        row[at : at + len(self)] = [start + action for action in self]


row = list
count = list.count
total = sum
index = list.index
same = list.__eq__
readable = bytes


def numbers_of(row: list[int], size: int) -> Any:
    return array("q", row[:size])


def append(row: list[int], entry: int) -> list[int]:
    row.append(entry)
    return row


def pop(row: list[int]) -> tuple[list[int], int]:
    entry = row.pop()
    return row, entry


def insert(row: list[int], entry: int) -> list[int]:
    insort(row, entry)
    return row


def remove(row: list[int], entry: int) -> list[int]:
    row.remove(entry)
    return row


def packed(rows: list[list[int]]) -> bytes:
    words: list[int] = []
    for row in rows:
        words.append(len(row))
        words += row
    return pack(f"<{len(words)}q", *words)


def unpacked(data: bytes) -> list[list[int]]:
    if len(data) % WORD:
        raise ValueError("packed rows: the data are damaged")
    words = list(unpack(f"<{len(data) // WORD}q", data))
    rows = []
    at = 0
    while at < len(words):
        size = words[at]
        at += 1
        if size < 0 or at + size > len(words):
            raise ValueError("packed rows: the data are damaged")
        rows.append(words[at : at + size])
        at += size
    return rows


def twin(state: Any) -> Any:
    """A copy of a state: its fields lie in a dict here, which is quicker than to list them for the constructor."""
    other = object.__new__(type(state))
    fields = other.__dict__
    for name, value in state.__dict__.items():
        if type(value) is list:
            fields[name] = [row[:] for row in value] if value and type(value[0]) is list else value[:]
        else:
            fields[name] = value
    other.chance = state.chance.copy()
    return other
