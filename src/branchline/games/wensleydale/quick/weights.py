"""The numbers by which the quick player judges, in a fixed order."""

from collections.abc import Mapping
from typing import Final

from branchline.core.native import Floats, vec

# Indices into the weights. Those of three stand for one, two, and three or more turns to come.
CUBE: Final = 0
GOVERNMENT: Final = 3
TRAIN: Final = 6
COMPANY: Final = 9
GROWTH: Final = 12
LATER: Final = 15
SOFTNESS: Final = 18  # of four: the last turn has one too
TO_COME: Final = 22
FURTHER: Final = 25
KEPT: Final = 26
STILL_BEHIND: Final = 27
NO_WAY_YET: Final = 28
ON_THE_WAY: Final = 29
POINT: Final = 30
SHED: Final = 31
RIVAL: Final = 32
MARGIN: Final = 33
LOST: Final = 34
BID_CUBE: Final = 35

# In the order of these indices: the least and the most that makes sense.
RANGES: Final[dict[str, tuple[float, float]]] = {
    # What is left over at the end of a turn, in points: a cube, and the first point of influence.
    "cube_1": (0.0, 1.0),
    "cube_2": (0.0, 1.0),
    "cube_3": (0.0, 1.0),
    "government_1": (0.0, 2.0),
    "government_2": (0.0, 2.0),
    "government_3": (0.0, 2.0),
    "train_1": (0.0, 2.0),
    "train_2": (0.0, 2.0),
    "train_3": (0.0, 2.0),
    "company_1": (0.0, 2.0),
    "company_2": (0.0, 2.0),
    "company_3": (0.0, 2.0),
    # Pounds that the later turns are expected to bring: the nearer the end of the track, the less a pound is worth.
    "growth_1": (-6.0, 6.0),
    "growth_2": (-6.0, 6.0),
    "growth_3": (-6.0, 6.0),
    # A link that stays, in points besides its pound in the next turn.
    "later_1": (0.0, 2.0),
    "later_2": (0.0, 2.0),
    "later_3": (0.0, 2.0),
    # Of sets, in pieces: how far the scarcest kind may be another one in the end.
    "softness_0": (0.1, 2.0),
    "softness_1": (0.1, 3.0),
    "softness_2": (0.1, 3.0),
    "softness_3": (0.1, 3.0),
    # Of a seat's share of what lies on the board, what it fetches in later turns.
    "to_come_1": (0.0, 1.0),
    "to_come_2": (0.0, 1.0),
    "to_come_3": (0.0, 1.0),
    "further": (0.5, 1.0),  # of a point of influence, what the next of its kind is worth
    "kept": (0.0, 1.0),  # of the worth of a piece, what it is worth where it can be fetched next turn
    "still_behind": (0.0, 1.0),  # of that, what a takeover leaves
    "no_way_yet": (0.0, 1.0),  # of the worth of a passenger, while the line has not come to his company
    "on_the_way": (0.0, 4.0),  # in points: what a link costs while only the way is looked for
    "point": (0.0, 2.0),  # in points: what a point of any purse costs in a line
    "shed": (0.0, 2.0),  # in points: the influence for handing a link over
    "rival": (0.0, 1.0),  # of the worth of a piece, what is left of it for each rival whose links reach it
    "margin": (-3.0, 3.0),  # in points: by so much a line has to be better than none
    "lost": (0.0, 2.0),  # of the worth of pieces along a line, what handing it over costs
    "bid_cube": (0.0, 2.0),  # in points: what a cube in a bid costs at least
}


def ordered(named: Mapping[str, float]) -> Floats:
    """The weights in their order; each must be there."""
    unknown = [name for name in named if name not in RANGES]
    missing = [name for name in RANGES if name not in named]
    if unknown or missing:
        raise ValueError(f"weights: {', '.join(unknown) or 'none'} unknown, {', '.join(missing) or 'none'} missing")
    return vec[float]([float(named[name]) for name in RANGES])
