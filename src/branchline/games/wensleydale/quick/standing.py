"""How the seats stand when a turn begins: by a few numbers that tell most of how many points they will end with."""

from math import exp, log
from typing import Final

from branchline.core.native import Floats, Row, i64, vec
from branchline.core.rows import filled
from branchline.games.wensleydale.actions import MOVE
from branchline.games.wensleydale.board import (
    AREA_COUNT,
    CARGO_KINDS,
    COMPANY_COUNT,
    CUBES_A_TURN,
    GOVERNMENT,
    KIND_COUNT,
    RED,
    TRAIN,
    TURNS,
)
from branchline.games.wensleydale.quick.outing import sheddable
from branchline.games.wensleydale.quick.worths import SPACES
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
SETS: Final = 19
STUCK: Final = 20
WAITING: Final = 21
OTHERS_GOVERNMENT: Final = 22
OTHERS_TRAIN: Final = 23
COUNT: Final = 24

HIGH: Final[i64] = 2
FEW: Final = 6.0
SOON: Final = 3.0  # pieces of a kind in reach that may well be fetched
LATER: Final = 0.35  # of a seat's share of what else lies on the board
SOFTNESS: Final = 0.8  # in pieces: how far the scarcest kind may be another one in the end
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
    "sets",  # that the piles may become, more or less
    "stuck",  # links that no company could take over, whatever the influence
    "waiting",  # passengers on own links who have no way to their company
    "others_government",  # on average
    "others_train",
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
    lying = filled(CARGO_KINDS, 0)
    for at in range(CARGO_KINDS * AREA_COUNT):
        lying[at // AREA_COUNT] += s.pieces[at]
    for kind in range(CARGO_KINDS):
        numbers[GOODS if kind < RED else PASSENGERS] += float(lying[kind])
    numbers[SETS] = _sets(s, seat, numbers, lying)
    shed = sheddable(s, seat)
    numbers[STUCK] = float(s.laid[seat] - max(shed[SPACES - 1], shed[COMPANY_COUNT * SPACES - 1]))
    for area in s.areas_of[seat]:
        for company in range(COMPANY_COUNT):
            if not s.companies[area] >> company & 1:
                numbers[WAITING] += float(s.pieces[(RED + company) * AREA_COUNT + area])
    numbers[WAITING] -= numbers[REACH + RED] + numbers[REACH + RED + 1]
    for other in range(s.seats):
        if other != seat:
            numbers[OTHERS_GOVERNMENT] += float(s.points[other * KIND_COUNT + GOVERNMENT]) / float(s.seats - 1)
            numbers[OTHERS_TRAIN] += float(s.points[other * KIND_COUNT + TRAIN]) / float(s.seats - 1)
    return numbers


def _sets(s: State, seat: i64, numbers: Floats, lying: Row) -> float:
    """The scarcest kind in the end, as a guess that leaves open which one that is."""
    piles = vec[float]([0.0] * CARGO_KINDS)
    least = 1000.0
    for kind in range(CARGO_KINDS):
        reached = numbers[REACH + kind]
        share = LATER * (float(lying[kind]) - reached) / float(s.seats)
        piles[kind] = float(s.delivered[seat * CARGO_KINDS + kind]) + min(SOON, reached) + share
        least = min(least, piles[kind])
    spread = 0.0
    for pile in piles:
        spread += exp((least - pile) / SOFTNESS)
    return least - SOFTNESS * log(spread)
