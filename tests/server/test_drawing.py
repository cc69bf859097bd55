"""Who meets whom in a tournament, and who stands where."""

from collections import Counter
from fractions import Fraction
from itertools import combinations
from random import Random

import pytest

from branchline.server.tournaments.drawing import Table, draw, sizes
from branchline.server.tournaments.standings import Played, standings


def drawn(people: int, seats: int, rounds: int, least: int = 2) -> list[list[Table]]:
    past: list[list[Table]] = []
    for number in range(rounds):
        past.append(draw(range(people), past, seats, least, Random(f"round {number}")))
    return past


@pytest.mark.parametrize(
    ("people", "seats", "least", "tables"),
    [
        (8, 4, 2, [4, 4]),
        (10, 4, 2, [4, 3, 3]),
        (5, 4, 2, [3, 2]),
        (5, 4, 3, [4]),  # one sits out
        (3, 2, 2, [2]),
        (6, 6, 2, [6]),
        (1, 2, 2, []),
        (2, 4, 3, []),
    ],
)
def test_tables_are_as_full_and_as_equal_as_can_be(people: int, seats: int, least: int, tables: list[int]) -> None:
    assert sizes(people, seats, least) == tables


@pytest.mark.parametrize(("people", "seats", "rounds", "times"), [(8, 2, 7, 1), (8, 4, 7, 3)])
def test_everybody_meets_everybody_equally_often(people: int, seats: int, rounds: int, times: int) -> None:
    past = drawn(people, seats, rounds)
    met = Counter(pair for tables in past for table in tables for pair in combinations(sorted(table), 2))
    assert {met[pair] for pair in combinations(range(people), 2)} == {times}


def test_in_a_large_field_hardly_anybody_meets_the_same_one_again() -> None:
    past = drawn(30, 3, 5)
    met = Counter(pair for tables in past for table in tables for pair in combinations(sorted(table), 2))
    assert max(met.values()) == 1


def test_seats_rotate() -> None:
    sat = Counter((one, seat) for tables in drawn(8, 4, 8) for table in tables for seat, one in enumerate(table))
    assert set(sat.values()) <= {1, 2, 3}
    assert len(sat) == 8 * 4


def test_sitting_out_goes_round() -> None:
    played = Counter(one for tables in drawn(5, 4, 5, least=3) for table in tables for one in table)
    assert set(played.values()) == {4}


def test_the_same_luck_draws_the_same_round() -> None:
    assert drawn(10, 4, 3) == drawn(10, 4, 3)


def test_places_bring_points_and_shared_places_share_them() -> None:
    found = standings(range(4), [[Played((0, 1, 2, 3), (1, 2, 2, 4))]], 4)
    assert [(one.who, one.place, one.points) for one in found] == [
        (0, 1, Fraction(3)),
        (1, 2, Fraction(3, 2)),
        (2, 2, Fraction(3, 2)),
        (3, 4, Fraction()),
    ]


def test_every_table_gives_the_same_on_average_and_so_does_sitting_out() -> None:
    found = standings(range(6), [[Played((0, 1, 2), (1, 2, 3)), Played((3, 4), (1, 2))]], 4)
    points = {one.who: one.points for one in found}
    assert [points[one] for one in range(6)] == [3, Fraction(3, 2), 0, 3, 0, Fraction(3, 2)]


def test_equal_points_are_parted_by_the_opposition() -> None:
    first = [Played((0, 1), (1, 2)), Played((2, 3), (1, 2))]
    found = standings(range(4), [first, [Played((0, 3), (1, 2)), Played((1, 2), (1, 2))]], 2)
    assert [(one.who, one.place, one.points) for one in found] == [(0, 1, 2), (1, 2, 1), (2, 3, 1), (3, 4, 0)]
    assert found[1].opposition == Fraction(3, 2), "they have met the first, and the other has not"
    alike = standings(range(4), [first, [Played((0, 2), (1, 2)), Played((1, 3), (1, 2))]], 2)
    assert [(one.who, one.place) for one in alike] == [(0, 1), (1, 2), (2, 2), (3, 4)], "both have met the same"


def test_a_game_that_is_on_decides_nothing() -> None:
    found = standings(range(2), [[Played((0, 1), None)]], 2)
    assert [(one.place, one.points, one.games) for one in found] == [(1, 0, 0), (1, 0, 0)]
