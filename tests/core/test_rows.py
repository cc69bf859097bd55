"""What is done with rows of numbers."""

import pytest

from branchline.core.native import row
from branchline.core.rows import BITS, filled, inserted, longer, plain, put, without


def test_there_is_a_bit_for_every_place_of_a_number_of_the_machine():
    assert len(BITS) == 63
    assert [BITS[n] for n in range(63)] == [1 << n for n in range(63)]


def test_a_filled_row_has_the_same_number_everywhere():
    assert list(filled(3, -7)) == [-7, -7, -7]
    assert list(filled(0, 1)) == []


@pytest.mark.parametrize("numbers", [[], [4], [1, 5, 9]], ids=str)
def test_rows_made_from_another_leave_it_as_it_was(numbers):
    given = row(numbers)
    assert list(longer(given, 3)) == [*numbers, 3]
    for entry in (0, 3, 6, 10):
        assert list(inserted(given, entry)) == sorted([*numbers, entry])
    for entry in (*numbers, 77):
        assert list(without(given, entry)) == [other for other in numbers if other != entry]
    assert plain(given) == tuple(numbers)
    assert all(type(entry) is int for entry in plain(given))
    assert list(given) == numbers


def test_a_number_is_left_out_wherever_it_stands():
    assert list(without(row([2, 1, 2, 2]), 2)) == [1]


def test_another_value_in_one_place_makes_another_row_of_bytes():
    given = bytes([1, 2, 3])
    for at in range(3):
        for value in (0, 255):
            expected = bytearray(given)
            expected[at] = value
            assert put(given, at, value) == bytes(expected)
    assert given == bytes([1, 2, 3])
