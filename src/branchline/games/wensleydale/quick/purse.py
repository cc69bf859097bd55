"""Cubes and influence as a quick player counts them, and what is left of them after a payment."""

from typing import Final

from branchline.core.native import Row, i64, vec
from branchline.games.wensleydale.actions import EXCHANGE_RATE

# Places in the row of a purse.
CUBES: Final = 0
GOVERNMENT: Final = 1
TRAIN: Final = 2
MIDLAND: Final = 3
NORTH_EASTERN: Final = 4

# Which influence pays for links: what is needed most comes last.
FOR_LINKS: Final[list[Row]] = [
    vec[i64]([GOVERNMENT, MIDLAND, NORTH_EASTERN, TRAIN]),
    vec[i64]([GOVERNMENT, NORTH_EASTERN, MIDLAND, TRAIN]),
    vec[i64]([GOVERNMENT, TRAIN, MIDLAND, NORTH_EASTERN]),
    vec[i64]([MIDLAND, NORTH_EASTERN, GOVERNMENT, TRAIN]),
]


class Purse:
    """What can be paid with."""

    def __init__(self, cubes: i64, government: i64, train: i64, midland: i64, north_eastern: i64) -> None:
        self.cubes = cubes
        self.government = government
        self.train = train
        self.midland = midland
        self.north_eastern = north_eastern
        self.row = vec[i64]([cubes, government, train, midland, north_eastern])
        self.all = cubes + government + train + midland + north_eastern


def affordable(purse: Row, cost: i64) -> bool:
    """Whether it pays for trains of so many points, three others for each that is missing."""
    missing = cost - purse[TRAIN]
    return missing <= 0 or EXCHANGE_RATE * missing <= purse[CUBES] + purse[GOVERNMENT] + purse[3] + purse[4]


def rented(purse: Row, cost: i64) -> Row:
    """The purse after trains for so many points, three others for each that is missing."""
    rest = purse[:]
    missing = cost - rest[TRAIN]
    if missing <= 0:
        rest[TRAIN] = -missing
        return rest
    rest[TRAIN] = 0
    points = EXCHANGE_RATE * missing
    for kind in range(5):
        if kind != TRAIN:
            given = min(rest[kind], points)
            rest[kind] -= given
            points -= given
    return rest


def without(purse: Row, points: i64, order: Row) -> Row:
    rest = purse[:]
    for kind in order:
        given = min(rest[kind], points)
        rest[kind] -= given
        points -= given
    return rest
