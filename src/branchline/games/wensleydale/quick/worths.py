"""What things are worth to a seat in this turn, in points at the end of the game."""

from math import exp, log, log1p
from typing import Final

from branchline.core.native import Floats, Row, i64, vec
from branchline.games.wensleydale.board import (
    AREA_COUNT,
    CARGO_KINDS,
    CHEESE,
    CUBES,
    CUBES_A_TURN,
    GOVERNMENT,
    GREEN,
    INCOME,
    KIND_COUNT,
    MOST_POINTS,
    MOST_PROFIT,
    RED,
    STONE,
    TRAIN,
    TURNS,
)
from branchline.games.wensleydale.position import Position
from branchline.games.wensleydale.quick import weights as by
from branchline.games.wensleydale.scoring import SET_POINTS

MOST_LEFT: Final = 3  # turns to come that are weighed apart
SPACES: Final[i64] = MOST_POINTS + 1
CARRIED: Final[i64] = CUBES - CUBES_A_TURN  # more cubes than these make no hand of the next turn any bigger


class Worths:
    """Of one seat."""

    def __init__(self, s: Position, seat: i64, weights: Floats) -> None:
        self.s = s
        self.seat = seat
        self.weights = weights
        self.left: i64 = TURNS[s.seats] - s.turn - 1  # turns after this one
        self.pound = self._pound()
        self.link = self.pound + self.later(by.LATER) if self.left else 1.0  # to have one after the takeovers
        self.cube = self.later(by.CUBE)
        self.softness = weights[by.SOFTNESS + min(self.left, MOST_LEFT)]
        self.piles = self._piles()  # by kind, with what later turns may add
        self.sets = self._sets(0.0, 0.0, 0.0, 0.0)
        self.cargo = self._cargo()  # by kind
        self.piece = (self.cargo[0] + self.cargo[1] + self.cargo[2] + self.cargo[3]) / 4.0
        self.points = self._points()  # [kind * SPACES + number]: of so many points left over

    def later(self, weight: i64) -> float:
        """A weight by the turns to come; nothing in the last."""
        return self.weights[weight + min(self.left, MOST_LEFT) - 1] if self.left else 0.0

    def _pound(self) -> float:
        level = self.s.profit[self.seat]
        if self.left == 0:
            return 1.0 if level < MOST_PROFIT else 0.0
        short = (float(MOST_PROFIT - level) - self.later(by.GROWTH)) / float(self.left)
        return 1.0 / (1.0 + exp(-short))

    def _piles(self) -> Floats:
        s = self.s
        share = self.later(by.TO_COME) / float(s.seats)
        piles = vec[float]([0.0] * CARGO_KINDS)
        for kind in range(CARGO_KINDS):
            at = self.seat * CARGO_KINDS + kind
            lying: i64 = 0
            if self.left:
                for area in range(kind * AREA_COUNT, (kind + 1) * AREA_COUNT):
                    lying += s.pieces[area]
            piles[kind] = float(s.delivered[at] + s.load[at]) + share * float(lying)
        return piles

    def _cargo(self) -> Floats:
        """A piece of each kind with its pounds: the scarcer a kind on the own piles, the more of a set it brings."""
        least = self.piles[0]
        for pile in self.piles:
            if pile < least:
                least = pile
        cargo = vec[float]([0.0] * CARGO_KINDS)
        needs = 0.0
        for kind in range(CARGO_KINDS):
            cargo[kind] = exp((least - self.piles[kind]) / self.softness)
            needs += cargo[kind]
        for kind in range(CARGO_KINDS):
            cargo[kind] = 1.0 + float(SET_POINTS) * cargo[kind] / needs + self.pound * float(INCOME[kind])
        return cargo

    def load(self, stone: float, cheese: float, red: float, green: float) -> float:
        """So many pieces fetched together, with their sets and pounds."""
        pounds = stone * float(INCOME[STONE]) + cheese * float(INCOME[CHEESE]) + red + green
        return stone + cheese + red + green + self._sets(stone, cheese, red, green) - self.sets + self.pound * pounds

    def _sets(self, stone: float, cheese: float, red: float, green: float) -> float:
        """The points of the sets that the piles become with these; in the last turn they stay as they are."""
        piles = self.piles
        a, b, c, d = piles[STONE] + stone, piles[CHEESE] + cheese, piles[RED] + red, piles[GREEN] + green
        least = a
        if b < least:
            least = b
        if c < least:
            least = c
        if d < least:
            least = d
        if self.left == 0:
            return float(SET_POINTS) * least
        soft = self.softness
        spread = exp((least - a) / soft) + exp((least - b) / soft) + exp((least - c) / soft) + exp((least - d) / soft)
        return float(SET_POINTS) * (least - soft * log(spread))

    def _points(self) -> Floats:
        points = vec[float]([0.0] * (KIND_COUNT * SPACES))
        further = self.weights[by.FURTHER]
        for kind in range(KIND_COUNT):
            step = self.first(kind)
            for number in range(1, SPACES):
                points[kind * SPACES + number] = points[kind * SPACES + number - 1] + step
                step *= further
        return points

    def first(self, kind: i64) -> float:
        """The first point of a kind."""
        if kind == GOVERNMENT:
            return self.later(by.GOVERNMENT)
        return self.later(by.TRAIN if kind == TRAIN else by.COMPANY)

    def profit(self, level: float) -> float:
        """What a place on the profit/loss track is worth: less and less towards its end, where pounds are lost."""
        if self.left == 0:
            return min(level, float(MOST_PROFIT))
        soft = float(self.left)
        short = (float(MOST_PROFIT) - level - self.later(by.GROWTH)) / soft
        return float(MOST_PROFIT) - soft * (max(short, 0.0) + log1p(exp(-abs(short))))

    def kept(self, purse: Row) -> float:
        """What a purse is worth that is left over at the end of the turn: cubes, then influence by kind."""
        worth = self.cube * float(min(purse[0], CARRIED))
        for kind in range(KIND_COUNT):
            worth += self.points[kind * SPACES + purse[kind + 1]]
        return worth

    def spent(self, kind: i64, have: i64, points: i64) -> float:
        """What it costs to give so many of the points one has."""
        return self.points[kind * SPACES + have] - self.points[kind * SPACES + have - points]
