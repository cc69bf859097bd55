"""The map as a planner uses it: stretches between neighbouring ends, and how far apart places are.

A stretch is a group of parallel routes, numbered by its first route. A player needs one of its routes only.
"""

from typing import Final

from branchline.core.native import Floats, Row, Rows, i64, row, total, vec
from branchline.games.germany.board import (
    LENGTH,
    NODE_A,
    NODE_B,
    NODES,
    NODES_OF,
    PLACES,
    ROUTE_COUNT,
    SIBLINGS,
    TICKET_A,
    TICKET_B,
    TICKET_COUNT,
    VALUE,
)

NO_WAY: Final = 1e9  # the price of a stretch that cannot be built, and of a journey that needs one

STRETCH: Final[Row] = row([min([route, *SIBLINGS[route]]) for route in range(ROUTE_COUNT)])
STRETCHES: Final[Row] = row(sorted(set(STRETCH)))
TRACKS: Final[Rows] = vec[Row]([row(sorted([route, *SIBLINGS[route]])) for route in range(ROUTE_COUNT)])
# By node: the stretches that end there, and the nodes where they lead.
ENDING: Final[Rows] = vec[Row](
    [row([stretch for stretch in STRETCHES if node in (NODE_A[stretch], NODE_B[stretch])]) for node in range(NODES)]
)
LEADING: Final[Rows] = vec[Row](
    [row([NODE_A[stretch] + NODE_B[stretch] - node for stretch in ENDING[node]]) for node in range(NODES)]
)


class Travel:
    """The cheapest ways from some nodes to all others, or to the first of some goals."""

    def __init__(self, price: Floats, starts: Row, goals: Row) -> None:
        self.best = vec[float]([NO_WAY] * NODES)  # the price of each node
        self.came = vec[i64]([-1] * NODES)  # the stretch it is reached by
        self.goal: i64 = -1  # the first one reached
        best = self.best
        waiting = vec[i64]([0] * NODES)  # the nodes reached whose price may still fall; the first `count` of them
        count: i64 = 0
        for node in starts:
            best[node] = 0.0
            waiting[count] = node
            count += 1
        while count > 0:
            at: i64 = 0
            for i in range(1, count):
                price_i = best[waiting[i]]
                price_at = best[waiting[at]]
                if price_i < price_at or (price_i == price_at and waiting[i] < waiting[at]):
                    at = i
            nearest = waiting[at]
            so_far = best[nearest]
            for node in goals:
                if node == nearest:
                    self.goal = node
                    return
            count -= 1
            waiting[at] = waiting[count]
            ending = ENDING[nearest]
            leading = LEADING[nearest]
            for i in range(len(ending)):
                beyond = so_far + price[ending[i]]
                node = leading[i]
                if beyond < best[node]:
                    if best[node] == NO_WAY:
                        waiting[count] = node
                        count += 1
                    best[node] = beyond
                    self.came[node] = ending[i]

    def price(self) -> float:
        return self.best[self.goal] if self.goal >= 0 else NO_WAY

    def journey(self) -> Row:
        """The stretches to the goal, the last one first."""
        size: i64 = 0
        node = self.goal
        while node >= 0 and self.came[node] >= 0:
            size += 1
            node = NODE_A[self.came[node]] + NODE_B[self.came[node]] - node
        stretches = vec[i64]([0] * size)
        node = self.goal
        for i in range(size):
            stretches[i] = self.came[node]
            node = NODE_A[self.came[node]] + NODE_B[self.came[node]] - node
        return stretches


_NOWHERE: Final[Row] = vec[i64]()
_EMPTY_BOARD: Final[Floats] = vec[float]([float(length) for length in LENGTH])


def reach(price: Floats, starts: Row) -> Floats:
    """What it costs to get from the nearest of the starts to each node."""
    return Travel(price, starts, _NOWHERE).best


def _demand() -> Floats:
    """How sought after each stretch is: the share of all ticket points whose shortest journey runs over it."""
    asked = [0.0] * ROUTE_COUNT
    for ticket in range(TICKET_COUNT):
        for stretch in Travel(_EMPTY_BOARD, NODES_OF[TICKET_A[ticket]], NODES_OF[TICKET_B[ticket]]).journey():
            asked[stretch] += float(VALUE[ticket])
    every = float(total(VALUE))
    return vec[float]([points / every for points in asked])


def _distances() -> Floats:
    far = [reach(_EMPTY_BOARD, nodes) for nodes in NODES_OF]
    return vec[float]([min([away[node] for node in nodes]) for away in far for nodes in NODES_OF])


DEMAND: Final[Floats] = _demand()
WAGONS_BETWEEN: Final[Floats] = _distances()  # [place * places + place], on an empty board
PLACE_COUNT: Final[i64] = len(PLACES)
