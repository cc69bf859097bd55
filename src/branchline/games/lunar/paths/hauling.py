"""What a delivery needs: the track still missing between where a load is taken and where it is wanted.

That track branches where this is cheapest: one arm leads to the source, one to the city, and one back to where the seat
may begin to build, which is no length at all where the way itself touches own track or a major city.
"""

from branchline.core.native import Row
from branchline.games.lunar.board import CITY_MILEPOSTS, MILEPOST_COUNT
from branchline.games.lunar.paths.sweeps import CHEAPEST, FAR_AWAY, NO_WAY, WIDE, Sweep, bases, sweep
from branchline.games.lunar.position import Position


class Haul:
    """The way from a source to a city."""

    __slots__ = ("cost", "length", "source")

    def __init__(self, source: int, cost: int, length: int) -> None:
        self.source = source
        self.cost = cost  # of the track still missing
        self.length = length  # in mileposts


def hauls(s: Position, seat: int, sources: Row, city: int) -> list[Haul]:
    """From each of these cities that can be reached to another, the cheapest way first."""
    ways: list[Haul] = []
    ground = root(s, seat, CHEAPEST[0], WIDE)
    end = arm(s, seat, list(CITY_MILEPOSTS[city]), CHEAPEST, WIDE, NO_WAY)
    for source in sources:
        start = arm(s, seat, list(CITY_MILEPOSTS[source]), CHEAPEST, WIDE, NO_WAY)
        m = branching(ground, start, end)
        if m >= 0:
            label = start.label[m] + end.label[m]
            money = ground.label[m] + label
            ways.append(Haul(source, money >> WIDE, label & (1 << WIDE) - 1))
    ways.sort(key=_order)
    return ways


def arm(s: Position, seat: int, place: list[int], weights: tuple[int, int], coarse: int, toll: int) -> Sweep:
    """The ways to a place from everywhere."""
    return sweep(s, seat, place, -1, weights, coarse, toll, True, [])


def root(s: Position, seat: int, by_money: int, coarse: int) -> Sweep:
    """What track from wherever the seat may begin to build costs, to everywhere."""
    return sweep(s, seat, bases(s, seat), -1, (by_money, 0), coarse, NO_WAY, False, [])


def branching(ground: Sweep, one: Sweep, other: Sweep) -> int:
    """Where three ways meet at the least cost, else -1."""
    least = FAR_AWAY
    meeting = -1
    labels = ground.label
    ones = one.label
    others = other.label
    for m in range(MILEPOST_COUNT):
        label = labels[m] + ones[m] + others[m]
        if label < least:
            least = label
            meeting = m
    return meeting


def _order(haul: Haul) -> tuple[int, int, int]:
    return (haul.cost, haul.length, haul.source)
