"""What lies on a sheet already, and how much it would be in the way of something else."""

from math import hypot
from typing import Final, NamedTuple

from branchline.games.germany.drawing.geometry import Box, depth

CELL: Final = 80.0
APART: Final = 3.0  # what is wanted between two things, and what tracks may lack where they meet in a city
DEEP: Final = 60.0  # what a unit of too little costs, and its square besides


class Thing(NamedTuple):
    """Things of one owner may touch, and a group of tracks may touch the places it joins."""

    owner: str
    ends: frozenset[str]
    box: Box


class Ground:
    """The things on a sheet, found by where they are."""

    def __init__(self) -> None:
        self._cells: Final[dict[tuple[int, int], list[Thing]]] = {}
        self._of: Final[dict[str, list[Thing]]] = {}

    def put(self, owner: str, boxes: list[Box], ends: frozenset[str] = frozenset()) -> None:
        """Lays this there, in place of what this owner had."""
        for thing in self._of.pop(owner, []):
            self._cells[_cell(thing.box)].remove(thing)
        self._of[owner] = [Thing(owner, ends, box) for box in boxes]
        for thing in self._of[owner]:
            self._cells.setdefault(_cell(thing.box), []).append(thing)

    def cost(
        self, owner: str, boxes: list[Box], ends: frozenset[str] = frozenset(), enough: float = float("inf")
    ) -> float:
        """How much these would be in the way; it is not counted further than to what is enough."""
        cost = 0.0
        for box in boxes:
            if cost > enough:
                break
            across, down = _cell(box)
            for i in (across - 1, across, across + 1):
                for k in (down - 1, down, down + 1):
                    for thing in self._cells.get((i, k), ()):
                        if thing.owner == owner or thing.owner in ends or owner in thing.ends:
                            continue
                        other = thing.box
                        reach = hypot(box.length, box.width) + hypot(other.length, other.width) + APART
                        if hypot(box.x - other.x, box.y - other.y) < reach:
                            by = depth(box, other) + (APART if ends.isdisjoint(thing.ends) else -APART)
                            cost += DEEP * by + by * by if by > 0 else 0.0
        return cost


def _cell(box: Box) -> tuple[int, int]:
    return int(box.x // CELL), int(box.y // CELL)
