"""What things are worth to a seat, in points at the end of the game."""

from collections.abc import Sequence
from math import exp, log, log1p
from typing import Final, NamedTuple

from branchline.games.wensleydale.bots import weights
from branchline.games.wensleydale.bots.purse import Purse
from branchline.games.wensleydale.bots.reading import Reading
from branchline.games.wensleydale.bots.tables import CARGO_KINDS, CUBES, CUBES_A_TURN, INCOME, MOST_POINTS, MOST_PROFIT
from branchline.games.wensleydale.scoring import SET_POINTS

CARRIED: Final = CUBES - CUBES_A_TURN  # more cubes than these make no hand of the next turn any bigger


class Scale(NamedTuple):
    """The numbers by which a turn is weighed: with the same scale the same turn is worth the same."""

    cube: float  # left over at the end of the turn, in points
    influence: tuple[float, ...]  # likewise: the first point of each kind
    growth: float  # pounds that the later turns are expected to bring
    later: float  # a link that stays, in points besides its pound in the next turn
    softness: float  # of sets, in pieces: how far the scarcest kind may be another one in the end
    to_come: float  # of a seat's share of what lies on the board, what it fetches in later turns


def usual_scale(left: int) -> Scale:
    """The greedy player's, with so many turns to come."""
    softness = weights.SETS_SHARP + weights.SETS_SOFT * left
    if not left:
        return Scale(0.0, (0.0,) * len(weights.INFLUENCE), 0.0, 0.0, softness, 0.0)
    return Scale(weights.CUBE, weights.INFLUENCE, weights.GROWTH * left, weights.LATER, softness, 0.0)


class Worth:
    """What a seat's plans are weighed by in this turn."""

    def __init__(self, reading: Reading, scale: Scale) -> None:
        self.left = reading.left
        self.level = reading.profit
        self._scale = scale
        share = scale.to_come / reading.seats
        self.piles = [reading.piles[kind] + share * sum(reading.pieces[kind]) for kind in range(CARGO_KINDS)]
        self.pound = self.profit(self.level + 1) - self.profit(self.level)
        self.pieces = [1.0 + bonus for bonus in self._parts()]  # without the pounds they bring
        self.cargo = [self.pieces[kind] + self.pound * INCOME[kind] for kind in range(CARGO_KINDS)]
        self.link = self.pound + scale.later if self.left else 1.0  # what it costs to have one after the takeovers
        # By place in a purse: what each number left over at the end of the turn is worth.
        self.points = [
            [scale.cube * min(cubes, CARRIED) for cubes in range(CUBES + 1)],
            *(_heap(worth) for worth in scale.influence),
        ]

    def _parts(self) -> list[float]:
        """The part of a set's points that the next piece of each kind brings: most for what is scarcest."""
        needs = [exp((min(self.piles) - pile) / self._scale.softness) for pile in self.piles]
        return [SET_POINTS * need / sum(needs) for need in needs]

    def sets(self, piles: Sequence[float]) -> float:
        """The points of the sets that piles of this size become; in the last turn they stay as they are."""
        least = min(piles)
        if not self.left:
            return SET_POINTS * least
        softness = self._scale.softness
        return SET_POINTS * (least - softness * log(sum([exp((least - pile) / softness) for pile in piles])))

    def profit(self, level: float) -> float:
        """What a place on the profit/loss track is worth: less and less towards its end, where pounds are lost."""
        if not self.left:
            return min(level, float(MOST_PROFIT))
        softness = weights.SPREAD * self.left
        short = (MOST_PROFIT - level - self._scale.growth) / softness
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
