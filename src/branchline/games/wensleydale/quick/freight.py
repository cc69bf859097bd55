"""What waits to be fetched, and the best of it that fits into so many slots."""

from typing import Final

from branchline.core.native import Floats, i64, vec
from branchline.core.rows import filled
from branchline.games.wensleydale.board import CHEESE, GREEN, INCOME, RED, STONE
from branchline.games.wensleydale.quick import weights as by
from branchline.games.wensleydale.quick.worths import Worths

NEVER: Final = -1000.0
NEXT_SLOTS: Final = 3.0  # goods, and passengers, for which there will be slots in the next turn
WIDE: Final[i64] = 16  # more than there are slots of a sort


class Freight:
    """All that is in reach: what is best to fetch depends on what else is fetched."""

    def __init__(self, worths: Worths, there: Floats) -> None:
        """`there` is what is likely to be got of each kind."""
        self.worths = worths
        self.there = there
        self.riders = there[RED] + there[GREEN]
        self.cubes = there[STONE] + there[CHEESE]
        # Of the best load, by its slots: see `at`.
        self.known = filled(WIDE * WIDE, 0)
        self.worth = vec[float]([NEVER] * (WIDE * WIDE))
        self.points = vec[float]([0.0] * (WIDE * WIDE))  # without the pounds
        self.pounds = vec[float]([0.0] * (WIDE * WIDE))
        self.behind = vec[float]([0.0] * (WIDE * WIDE))  # worth of what is left for the next turn
        self.stone = vec[float]([0.0] * (WIDE * WIDE))  # pieces in it; the rest of its slots has cheese and green ones
        self.red = vec[float]([0.0] * (WIDE * WIDE))

    def at(self, seats: i64, room: i64) -> i64:
        """Where the best load is told that fits into so many slots for passengers and goods."""
        while seats > 0 and float(seats - 1) >= self.riders:
            seats -= 1
        while room > 0 and float(room - 1) >= self.cubes:
            room -= 1
        at = seats * WIDE + room
        if self.known[at] == 0:
            self.known[at] = 1
            self._fill(at, min(float(seats), self.riders), min(float(room), self.cubes))
        return at

    def _fill(self, at: i64, seats: float, room: float) -> None:
        """The best way to divide full slots among the kinds that fit them."""
        worths = self.worths
        there = self.there
        red = max(0.0, seats - there[GREEN])
        most_red = min(seats, there[RED])
        while True:
            stone = max(0.0, room - there[CHEESE])
            most_stone = min(room, there[STONE])
            while True:
                worth = worths.load(stone, room - stone, red, seats - red)
                if worth > self.worth[at]:
                    self.worth[at] = worth
                    self.stone[at] = stone
                    self.red[at] = red
                if stone >= most_stone:
                    break
                stone = min(stone + 1.0, most_stone)
            if red >= most_red:
                break
            red = min(red + 1.0, most_red)
        pounds = self.stone[at] * float(INCOME[STONE]) + (room - self.stone[at]) * float(INCOME[CHEESE]) + seats
        self.pounds[at] = pounds
        self.points[at] = self.worth[at] - worths.pound * pounds
        if worths.left:
            goods = min(self.cubes - room, NEXT_SLOTS) * (worths.cargo[STONE] + worths.cargo[CHEESE]) / 2.0
            riders = min(self.riders - seats, NEXT_SLOTS) * (worths.cargo[RED] + worths.cargo[GREEN]) / 2.0
            self.behind[at] = worths.weights[by.KEPT] * (goods + riders)
