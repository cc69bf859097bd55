"""The map as a planner uses it: stretches between neighbouring ends, and how far apart places are.

A stretch is a group of parallel routes, numbered by its first route. A player needs one of its routes only.
"""

from collections.abc import Iterable
from heapq import heappop, heappush
from typing import Final

from branchline.games.germany.board import NODES, ROUTE_COUNT, TICKET_COUNT
from branchline.games.germany.bots.tables import LENGTH, NODE_A, NODE_B, NODES_OF, SIBLINGS, TICKET_A, TICKET_B, VALUE

NO_WAY: Final = 1e9  # the price of a stretch that cannot be built, and of a journey that needs one

STRETCH: Final[tuple[int, ...]] = tuple(min((route, *SIBLINGS[route])) for route in range(ROUTE_COUNT))
STRETCHES: Final[tuple[int, ...]] = tuple(sorted(set(STRETCH)))
TRACKS: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(sorted((r, *SIBLINGS[r]))) for r in range(ROUTE_COUNT))
NEIGHBOURS: Final[tuple[tuple[tuple[int, int], ...], ...]] = tuple(
    tuple(
        (stretch, NODE_A[stretch] + NODE_B[stretch] - node)
        for stretch in STRETCHES
        if node in (NODE_A[stretch], NODE_B[stretch])
    )
    for node in range(NODES)
)


def cheapest(price: list[float], starts: tuple[int, ...], goals: tuple[int, ...]) -> tuple[float, list[int]]:
    """The cheapest journey from any of the starts to any of the goals: its price and its stretches."""
    best, came, node = _travel(price, starts, goals)
    if node < 0:
        return NO_WAY, []
    total = best[node]
    journey: list[int] = []
    while came[node] >= 0:
        stretch = came[node]
        journey.append(stretch)
        node = NODE_A[stretch] + NODE_B[stretch] - node
    return total, journey


def reach(price: list[float], starts: Iterable[int]) -> list[float]:
    """What it costs to get from the nearest of the starts to each node."""
    return _travel(price, starts, ())[0]


def _travel(price: list[float], starts: Iterable[int], goals: tuple[int, ...]) -> tuple[list[float], list[int], int]:
    """Dijkstra: the price of each node, the stretch it is reached by, and the first goal reached (-1 for none)."""
    best = [NO_WAY] * NODES
    came = [-1] * NODES
    heap: list[tuple[float, int]] = []
    for node in starts:
        best[node] = 0.0
        heap.append((0.0, node))
    while heap:
        so_far, node = heappop(heap)
        if node in goals:
            return best, came, node
        if so_far > best[node]:
            continue
        for stretch, other in NEIGHBOURS[node]:
            total = so_far + price[stretch]
            if total < best[other]:
                best[other] = total
                came[other] = stretch
                heappush(heap, (total, other))
    return best, came, -1


_EMPTY_BOARD: Final[list[float]] = [float(length) for length in LENGTH]


def _demand() -> tuple[float, ...]:
    """How sought after each stretch is: the share of all ticket points whose shortest journey runs over it."""
    asked = [0.0] * ROUTE_COUNT
    for ticket in range(TICKET_COUNT):
        _, journey = cheapest(_EMPTY_BOARD, NODES_OF[TICKET_A[ticket]], NODES_OF[TICKET_B[ticket]])
        for stretch in journey:
            asked[stretch] += VALUE[ticket]
    return tuple(points / sum(VALUE) for points in asked)


def _distances() -> tuple[tuple[float, ...], ...]:
    far = [reach(_EMPTY_BOARD, nodes) for nodes in NODES_OF]
    return tuple(tuple(min(row[node] for node in nodes) for nodes in NODES_OF) for row in far)


DEMAND: Final = _demand()
WAGONS_BETWEEN: Final = _distances()  # [place][place], on an empty board
