"""What things are worth to a seat, in points at the end of the game."""

from math import exp, log1p
from typing import Final

from branchline.games.wensleydale.bots import weights
from branchline.games.wensleydale.bots.purse import Purse
from branchline.games.wensleydale.bots.reading import Reading
from branchline.games.wensleydale.bots.tables import CARGO_KINDS, CUBES, CUBES_A_TURN, INCOME, MOST_POINTS, MOST_PROFIT
from branchline.games.wensleydale.scoring import SET_POINTS

CARRIED: Final = CUBES - CUBES_A_TURN  # more cubes than these make no hand of the next turn any bigger


class Worth:
    """The scale on which a seat's plans are weighed in this turn."""

    def __init__(self, reading: Reading) -> None:
        self.left = reading.left
        self.level = reading.profit
        self.pound = self.profit(self.level + 1) - self.profit(self.level)
        self.pieces = [1.0 + bonus for bonus in self._sets(reading.piles)]  # without the pounds they bring
        self.cargo = [self.pieces[kind] + self.pound * INCOME[kind] for kind in range(CARGO_KINDS)]
        self.link = self.pound + weights.LATER if self.left else 1.0  # what it costs to have one after the takeovers
        # By place in a purse: what each number left over at the end of the turn is worth.
        self.points = [
            [weights.CUBE * min(cubes, CARRIED) if self.left else 0.0 for cubes in range(CUBES + 1)],
            *(_heap(worth if self.left else 0.0) for worth in weights.INFLUENCE),
        ]

    def _sets(self, piles: list[int]) -> list[float]:
        """The part of a set's points that the next piece of each kind brings: most for what is scarcest."""
        softness = weights.SETS_SHARP + weights.SETS_SOFT * self.left
        needs = [exp((min(piles) - count) / softness) for count in piles]
        return [SET_POINTS * need / sum(needs) for need in needs]

    def profit(self, level: float) -> float:
        """What a place on the profit/loss track is worth: less and less towards its end, where pounds are lost."""
        if not self.left:
            return min(level, float(MOST_PROFIT))
        softness = weights.SPREAD * self.left
        short = (MOST_PROFIT - level - weights.GROWTH * self.left) / softness
        return MOST_PROFIT - softness * (max(short, 0.0) + log1p(exp(-abs(short))))

    def kept(self, purse: Purse) -> float:
        """What a purse is worth that is left over at the end of the turn."""
        cubes, government, train, midland, north_eastern = self.points
        return cubes[purse[0]] + government[purse[1]] + train[purse[2]] + midland[purse[3]] + north_eastern[purse[4]]


def _heap(first: float) -> list[float]:
    """What so many points of one kind are worth together."""
    worth, step = [0.0], first
    for _ in range(MOST_POINTS):
        worth.append(worth[-1] + step)
        step *= weights.FURTHER
    return worth
