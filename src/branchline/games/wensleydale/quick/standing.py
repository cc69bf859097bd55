"""How the seats stand when a turn begins: by a few numbers that tell most of how many points they will end with."""

from typing import Final

from branchline.core.native import Floats, i64, vec
from branchline.core.rows import filled
from branchline.games.wensleydale.actions import MOVE
from branchline.games.wensleydale.board import (
    AREA_COUNT,
    CARGO_KINDS,
    CUBES_A_TURN,
    KIND_COUNT,
    RED,
    TURNS,
)
from branchline.games.wensleydale.scoring import scores
from branchline.games.wensleydale.state import State
from branchline.games.wensleydale.trains import reachable

# Indices into the weights.
PILES: Final = 0
PROFIT: Final = 4
PROFIT_HIGH: Final = 5
LINKS: Final = 6
INFLUENCE: Final = 7
CUBES: Final = 11
REACH: Final = 12
REACH_FEW: Final = 16
GOODS: Final = 17
PASSENGERS: Final = 18
COUNT: Final = 19

HIGH: Final[i64] = 2
FEW: Final = 6.0
MOST_LEFT: Final[i64] = 3  # turns to come that are weighed apart

# In the order of these indices.
NAMES: Final = (
    "scarcest",  # pieces of the kind of which the seat has fewest
    "second",
    "third",
    "most",
    "profit",
    "profit_high",  # pounds above two: the track has an end
    "links",
    "government",
    "train",
    "midland",
    "north_eastern",
    "cubes",  # in hand, more than everybody gets
    "reach_stone",  # in reach of own links
    "reach_cheese",
    "reach_red",
    "reach_green",
    "reach_few",  # the first six of these
    "goods",  # that lie on the board, for everybody
    "passengers",
)


def standing(s: State, seat: i64, weights: list[Floats], envy: float) -> float:
    """The points a seat will end with, less so much of the others' average. Weights are by the turns to come."""
    worth = 0.0
    ends = scores(s) if s.seat < 0 else []
    for other in range(s.seats):
        share = 1.0 if other == seat else -envy / float(s.seats - 1)
        worth += share * (float(ends[other]) if s.seat < 0 else _likely(s, other, weights))
    return worth


def _likely(s: State, seat: i64, weights: list[Floats]) -> float:
    by_name = weights[min(TURNS[s.seats] - s.turn, MOST_LEFT) - 1]
    numbers = _numbers(s, seat)
    points = 0.0
    for i in range(COUNT):
        points += by_name[i] * numbers[i]
    return points


def _numbers(s: State, seat: i64) -> Floats:
    numbers = vec[float]([0.0] * COUNT)
    piles = filled(CARGO_KINDS, 0)
    for kind in range(CARGO_KINDS):
        pile = s.delivered[seat * CARGO_KINDS + kind]
        at = kind
        while at > 0 and piles[at - 1] > pile:
            piles[at] = piles[at - 1]
            at -= 1
        piles[at] = pile
    for kind in range(CARGO_KINDS):
        numbers[PILES + kind] = float(piles[kind])
    numbers[PROFIT] = float(s.profit[seat])
    numbers[PROFIT_HIGH] = float(max(0, s.profit[seat] - HIGH))
    numbers[LINKS] = float(s.laid[seat])
    for kind in range(KIND_COUNT):
        numbers[INFLUENCE + kind] = float(s.points[seat * KIND_COUNT + kind])
    numbers[CUBES] = float(s.cubes[seat] - CUBES_A_TURN)
    reached: i64 = 0
    for move in reachable(s, seat):
        pieces = s.pieces[move - MOVE]
        numbers[REACH + (move - MOVE) // AREA_COUNT] += float(pieces)
        reached += pieces
    numbers[REACH_FEW] = min(FEW, float(reached))
    for at in range(CARGO_KINDS * AREA_COUNT):
        numbers[GOODS if at < RED * AREA_COUNT else PASSENGERS] += float(s.pieces[at])
    return numbers
