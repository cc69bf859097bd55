"""Points of a triangular lattice, told from the nearest landmark, so that people need no columns and rows.

A lattice stands in columns: the next point to the north is two rows up, the next ones to the east one column on and one
row up or down. Two neighbouring directions lead from one point to another in one way only, so no two points near the
same landmark are told alike: 3 NE, 2 N 1 NE.
"""

from collections.abc import Iterable

Way = list[tuple[int, str]]  # steps and their direction: N, NE, SE, S, SW or NW


def nearest(column: int, row: int, landmarks: Iterable[tuple[str, int, int]]) -> tuple[str, Way]:
    """The landmark with the fewest steps to a point, the first of several, and the way from there."""
    least = -1
    name, columns, rows = "", 0, 0
    for landmark, its_column, its_row in landmarks:
        across = abs(column - its_column)
        steps = across + max(0, abs(row - its_row) - across) // 2
        if least < 0 or steps < least:
            least = steps
            name, columns, rows = landmark, column - its_column, row - its_row
    return name, way(columns, rows)


def way(columns: int, rows: int) -> Way:
    """The steps over so many columns to the east and rows to the north."""
    across = abs(columns)
    vertical = "N" if rows > 0 else "S"
    lateral = "E" if columns > 0 else "W"
    if abs(rows) >= across:
        steps = [((abs(rows) - across) // 2, vertical), (across, vertical + lateral)]
    else:
        steps = [((across + rows) // 2, "N" + lateral), ((across - rows) // 2, "S" + lateral)]
    return [(count, direction) for count, direction in steps if count]
