"""Rows and choices: the body for the compiler and the one for plain Python offer the same and behave alike."""

import ast
import random
import re
import struct
from pathlib import Path

import pytest

from branchline.core import native
from branchline.core.native import interpreted

LEAST, MOST = -(2**63), 2**63 - 1  # of the numbers that a row holds


class Interpreted:
    """A body, and how what it works on is made."""

    body = interpreted
    row = rows = staticmethod(list)

    @staticmethod
    def mask(size):
        return [0] * size


BODIES = [Interpreted]
if native.COMPILED:
    from librt.vecs import vec
    from mypy_extensions import i64, u8

    from branchline.core.native import machine

    class Machine:
        body = machine
        row = staticmethod(machine.row)

        @staticmethod
        def rows(rows):
            return vec[vec[i64]]([machine.row(row) for row in rows])

        @staticmethod
        def mask(size):
            return vec[u8]([0] * size)

    BODIES.append(Machine)


@pytest.fixture(params=BODIES, ids=lambda kind: kind.__name__.lower())
def kind(request):
    return request.param


def lists(rows):
    return [list(row) for row in rows]


# What the body for the compiler offers; read, not imported, as it never runs interpreted.
OFFERED = {
    node.name: node
    for node in ast.parse(Path(interpreted.__file__).with_name("machine.py").read_text("utf-8")).body
    if isinstance(node, ast.FunctionDef | ast.ClassDef) and not node.name.startswith("_")
}


def test_both_bodies_offer_the_same_names():
    assert {"Choices", "count", "packed", "unpacked"} <= OFFERED.keys()
    for name in OFFERED:
        assert callable(getattr(interpreted, name)), name
    assert OFFERED.keys() | {"append", "pop", "vec"} <= set(native.__all__)
    for method in OFFERED["Choices"].body:
        if isinstance(method, ast.FunctionDef) and not re.match("_[^_]", method.name):  # what a body keeps to itself
            assert callable(getattr(interpreted.Choices, method.name)), method.name


def test_the_body_that_runs_is_the_one_for_this_engine():
    for name in OFFERED:
        assert getattr(native, name) is getattr(BODIES[-1].body, name)


# Choices


def holds(kind, choices, expected):
    """Whether these are the choices, whichever way one asks."""
    assert choices.how_many() == len(expected)
    assert [choices.pick(k) for k in range(len(expected))] == expected
    assert list(choices.row()) == expected
    listed = choices.listed()
    assert type(listed) is list
    assert listed == expected
    assert all(type(action) is int for action in listed)
    size = max(expected, default=0) + 2
    if expected and min(expected) >= 0 and size < 10**6:
        mask = kind.mask(size)
        choices.mark_in(mask)
        assert [at for at in range(size) if mask[at]] == sorted(set(expected))
        assert set(mask) <= {0, 1}


def test_choices_are_empty_at_first_and_after_clearing(kind):
    choices = kind.body.Choices()
    holds(kind, choices, [])
    choices.add(3)
    choices.add_span(10, 4)
    holds(kind, choices, [3, 10, 11, 12, 13])
    choices.clear()
    holds(kind, choices, [])
    choices.add(8)
    holds(kind, choices, [8])


def test_single_actions_spans_and_rows_follow_each_other(kind):
    choices = kind.body.Choices()
    choices.add(0)
    choices.add_span(2, 3)
    choices.add_span(7, 0)
    choices.add_row(kind.row([9, 12]))
    choices.add_row(kind.row([]))
    choices.add_span(20, 1)
    holds(kind, choices, [0, 2, 3, 4, 9, 12, 20])


def test_there_is_room_for_any_number_of_choices(kind):
    choices = kind.body.Choices()
    for _ in range(2):  # what has grown once is used again
        expected = []
        for n in range(300):
            choices.add_span(5 * n, n % 4)
            expected += range(5 * n, 5 * n + n % 4)
        holds(kind, choices, expected)
        choices.clear()
    choices.add_row(kind.row(list(range(0, 1000, 2))))
    holds(kind, choices, list(range(0, 1000, 2)))


@pytest.mark.parametrize("first", [8190, 16382, 10**6, 2**40])
def test_actions_are_listed_however_large_they_are(kind, first):
    choices = kind.body.Choices()
    choices.add(first)
    choices.add_span(first + 1, 5)
    choices.add(first + 9)
    holds(kind, choices, [*range(first, first + 6), first + 9])


def test_what_lies_between_two_marks_is_repeated_further_on(kind):
    choices = kind.body.Choices()
    choices.add(1)
    start = choices.mark()
    choices.add(5)
    choices.add_span(7, 2)
    end = choices.mark()
    choices.add(10)
    choices.repeat(start, end, 100)
    holds(kind, choices, [1, 5, 7, 8, 10, 105, 107, 108])
    choices.repeat(end, end, 100)
    choices.repeat(end, choices.mark(), 100)
    holds(kind, choices, [1, 5, 7, 8, 10, 105, 107, 108, 110, 205, 207, 208])


def test_single_actions_are_sorted_from_a_mark_on(kind):
    choices = kind.body.Choices()
    choices.sort()
    choices.add_span(50, 3)
    start = choices.mark()
    choices.sort(start)
    choices.add_row(kind.row([9, 4, 7, 4, 1]))
    choices.sort(start)
    holds(kind, choices, [50, 51, 52, 1, 4, 4, 7, 9])
    choices.clear()
    choices.add_row(kind.row([3, 2, 1]))
    choices.sort()
    holds(kind, choices, [1, 2, 3])


def test_what_was_asked_for_is_not_changed_by_what_follows(kind):
    choices = kind.body.Choices()
    choices.add_span(3, 2)
    row, listed = choices.row(), choices.listed()
    choices.add(9)
    listed.append(77)
    row[0] = 55
    holds(kind, choices, [3, 4, 9])
    choices.clear()
    choices.add_span(30, 2)
    assert (list(row), listed) == ([55, 4], [3, 4, 77])


@pytest.mark.parametrize("seed", range(20))
def test_any_order_of_adding_gives_what_a_plain_list_gives(kind, seed):
    chance = random.Random(seed)
    choices, expected = kind.body.Choices(), []
    marks = [(choices.mark(), 0)]
    for _ in range(60):
        step = chance.randrange(5)
        number = chance.randrange(3000)
        if step == 0:
            choices.add(number)
            expected.append(number)
        elif step == 1:
            size = chance.randrange(6)
            choices.add_span(number, size)
            expected += range(number, number + size)
        elif step == 2:
            row = [chance.randrange(3000) for _ in range(chance.randrange(6))]
            mark = choices.mark(), len(expected)
            choices.add_row(kind.row(row))
            expected += row
            if chance.random() < 0.5:
                choices.sort(mark[0])
                expected[mark[1] :] = sorted(row)
        elif len(expected) < 300:
            (start, first), (end, last) = sorted(chance.choices(marks, k=2))
            choices.repeat(start, end, number)
            expected += [action + number for action in expected[first:last]]
        marks.append((choices.mark(), len(expected)))
    holds(kind, choices, expected)


# Rows

ROWS = [[], [0], [5, -5, 5], [MOST, LEAST, -1], [7] * 100]


@pytest.mark.parametrize("numbers", ROWS, ids=lambda row: str(row)[:20])
def test_rows_are_counted_summed_and_searched(kind, numbers):
    row = kind.row(numbers)
    assert list(row) == numbers
    for wanted in {*numbers, 4}:
        assert kind.body.count(row, wanted) == numbers.count(wanted)
        if wanted in numbers:
            assert kind.body.index(row, wanted) == numbers.index(wanted)
        else:
            with pytest.raises((ValueError, IndexError)):
                kind.body.index(row, wanted)
    if sum(map(abs, numbers)) < MOST:
        assert kind.body.total(row) == sum(numbers)


@pytest.mark.parametrize("numbers", [[], [4], [-3, 1, 1, 5, 9], list(range(0, 400, 2))], ids=lambda row: str(row)[:20])
def test_a_rising_row_stays_rising_whatever_comes_and_goes(kind, numbers):
    for entry in (-9, 0, 1, 4, 5, 7, 1000):
        more = kind.body.insert(kind.row(numbers), entry)
        assert list(more) == sorted([*numbers, entry])
        assert list(kind.body.remove(more, entry)) == numbers
    for entry in numbers:
        fewer = kind.body.remove(kind.row(numbers), entry)
        assert sorted([*fewer, entry]) == numbers
        assert list(kind.body.insert(fewer, entry)) == numbers


def test_a_row_does_not_share_the_numbers_it_was_made_of(kind):
    numbers = [1, 2]
    row = kind.row(numbers)
    numbers[0] = 9
    assert list(row) == [1, 2]


def test_rows_are_the_same_if_every_number_is(kind):
    for one in ROWS:
        for other in ROWS:
            assert kind.body.same(kind.row(one), kind.row(other)) is (one == other)
        assert not kind.body.same(kind.row(one), kind.row([*one, 0]))
        assert not kind.body.same(kind.row([*one, 0]), kind.row(one))
        for at in range(len(one)):
            other = list(one)
            other[at] ^= 1
            assert not kind.body.same(kind.row(one), kind.row(other))


# Packed


@pytest.mark.parametrize("rows", [[], [[]], [[], []], [[1, 2], [], [3]], ROWS], ids=lambda rows: str(rows)[:20])
def test_rows_are_packed_as_lengths_and_numbers_and_come_back(kind, rows):
    data = kind.body.packed(kind.rows(rows))
    words = [word for row in rows for word in (len(row), *row)]
    assert type(data) is bytes
    assert data == struct.pack(f"<{len(words)}q", *words)
    assert lists(kind.body.unpacked(data)) == rows


def packed(*words, rest=b""):
    return struct.pack(f"<{len(words)}q", *words) + rest


DAMAGED = [
    packed(1),
    packed(2, 1),
    packed(0, 1),
    packed(-1),
    packed(-1, 5),
    packed(LEAST, 5),
    packed(MOST),
    # Eight bytes each would come to a number that the machine takes for a small one.
    packed(2**60),
    packed(2**60, 5),
    packed(2**61),
    packed(2**61 + 1, 5),
    packed(2**62, 5),
    packed(rest=b"1"),
    packed(0, rest=b"1234567"),
    packed(1, rest=b"1234567"),
    packed(1, 5, rest=b"1"),
]


@pytest.mark.parametrize("data", DAMAGED, ids=bytes.hex)
def test_damaged_data_are_refused(kind, data):
    with pytest.raises(ValueError):
        kind.body.unpacked(data)


def test_no_part_of_packed_rows_that_breaks_off_inside_a_row_is_taken_for_the_whole(kind):
    rows = [[1, 2], [], [3, 4, 5]]
    data = kind.body.packed(kind.rows(rows))
    ends = {len(kind.body.packed(kind.rows(rows[:n]))): rows[:n] for n in range(4)}
    for end in range(len(data)):
        if end in ends:
            assert lists(kind.body.unpacked(data[:end])) == ends[end]
        else:
            with pytest.raises(ValueError):
                kind.body.unpacked(data[:end])
