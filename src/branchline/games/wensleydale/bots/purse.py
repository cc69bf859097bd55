"""Cubes and influence, and what is left of them after a payment."""

from typing import Final, NamedTuple

from branchline.games.wensleydale.actions import EXCHANGE_RATE
from branchline.games.wensleydale.bots.tables import MOST_POINTS


class Purse(NamedTuple):
    """What can be paid with."""

    cubes: int
    government: int
    train: int
    midland: int
    north_eastern: int


CUBE, GOVERNMENT, TRAIN, MIDLAND, NORTH_EASTERN = range(5)  # places in a purse; MIDLAND + company is a company's

# Which influence pays for links or trains: what is needed most comes last.
_FOR_LINKS: Final = (
    (GOVERNMENT, MIDLAND, NORTH_EASTERN, TRAIN),
    (GOVERNMENT, NORTH_EASTERN, MIDLAND, TRAIN),
    (GOVERNMENT, TRAIN, MIDLAND, NORTH_EASTERN),
    (MIDLAND, NORTH_EASTERN, GOVERNMENT, TRAIN),
)
_FOR_TRAINS: Final = (CUBE, GOVERNMENT, MIDLAND, NORTH_EASTERN)


def won(purse: Purse, points: tuple[int, ...], cubes: int) -> Purse:
    """The purse with the points of a box, bought for so many cubes."""
    government, train, midland, north_eastern = points
    return Purse(
        purse.cubes - cubes,
        min(MOST_POINTS, purse.government + government),
        min(MOST_POINTS, purse.train + train),
        min(MOST_POINTS, purse.midland + midland),
        min(MOST_POINTS, purse.north_eastern + north_eastern),
    )


def built(purse: Purse, cost: int, fees: tuple[int, int, int]) -> list[Purse]:
    """The purse after a line, in the ways worth a thought: cubes go first (W8.39), none if it is too dear.

    `fees` are those of the government, the Midland and the North Eastern.
    """
    rest = [
        purse[CUBE],
        purse[GOVERNMENT] - fees[0],
        purse[TRAIN],
        purse[MIDLAND] - fees[1],
        purse[NORTH_EASTERN] - fees[2],
    ]
    if min(rest) < 0 or sum(rest) < cost:
        return []
    paid = min(rest[CUBE], cost)
    rest[CUBE] -= paid
    if paid == cost:
        return [Purse(*rest)]
    return list(dict.fromkeys(_without(rest, cost - paid, order) for order in _FOR_LINKS))


def rented(purse: Purse, price: int) -> Purse | None:
    """The purse after trains for so many points, three others for each that is missing (W10.20); None: too dear."""
    missing = price - purse[TRAIN]
    rest = list(purse)
    if missing <= 0:
        rest[TRAIN] = -missing
        return Purse(*rest)
    rest[TRAIN] = 0
    points = EXCHANGE_RATE * missing
    return _without(rest, points, _FOR_TRAINS) if points <= sum(rest) else None


def _without(purse: list[int], points: int, order: tuple[int, ...]) -> Purse:
    rest = list(purse)
    for kind in order:
        paid = min(rest[kind], points)
        rest[kind] -= paid
        points -= paid
    return Purse(*rest)
