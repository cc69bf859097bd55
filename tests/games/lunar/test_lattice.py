"""Points of a lattice are told from the nearest landmark, each in its own way."""

import pytest

from branchline.games.lunar.lattice import nearest, way

LANDMARKS = [("north", 0, 10), ("south", 0, -10), ("east", 9, 1)]
RINGS = [(column, row) for column in range(-6, 7) for row in range(-12, 13) if (column + row) % 2 == 0]


@pytest.mark.parametrize(
    ("columns", "rows", "steps"),
    [
        (0, 0, []),
        (0, 6, [(3, "N")]),
        (0, -2, [(1, "S")]),
        (3, 3, [(3, "NE")]),
        (-2, 2, [(2, "NW")]),
        (1, -1, [(1, "SE")]),
        (-1, -5, [(2, "S"), (1, "SW")]),
        (2, 0, [(1, "NE"), (1, "SE")]),
        (-5, 1, [(3, "NW"), (2, "SW")]),
    ],
)
def test_two_neighbouring_directions_lead_to_a_point(columns: int, rows: int, steps: list[tuple[int, str]]) -> None:
    assert way(columns, rows) == steps


def test_no_two_points_are_told_alike() -> None:
    assert len({tuple(way(*point)) for point in RINGS}) == len(RINGS)


def test_a_way_leads_where_it_should() -> None:
    over = {"N": (0, 2), "NE": (1, 1), "SE": (1, -1), "S": (0, -2), "SW": (-1, -1), "NW": (-1, 1)}
    for point in RINGS:
        steps = way(*point)
        assert tuple(sum(count * over[to][axis] for count, to in steps) for axis in (0, 1)) == point


def test_the_nearest_landmark_is_the_one_with_the_fewest_steps_and_the_first_of_several() -> None:
    assert nearest(1, 7, LANDMARKS) == ("north", [(1, "S"), (1, "SE")])
    assert nearest(0, 0, LANDMARKS) == ("north", [(5, "S")])
    assert nearest(9, 1, LANDMARKS) == ("east", [])
