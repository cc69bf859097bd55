"""The map as a planner uses it: stretches between neighbouring ends, and how far apart places are.

A stretch is a group of parallel routes, numbered by its first route. A player needs one of its routes only.
"""

from typing import Final, cast, final

from branchline.core.native import Floats, Row, Rows, i64, row, total, vec
from branchline.games.germany.board import Board

NO_WAY: Final = 1e9  # the price of a stretch that cannot be built, and of a journey that needs one

_NOWHERE: Final[Row] = vec[i64]()


@final
class Chart:
    """What does not change on a board."""

    def __init__(self, board: Board) -> None:
        tracks = [sorted([route, *board.siblings[route]]) for route in range(board.route_count)]
        stretch = [parallel[0] for parallel in tracks]
        stretches = sorted(set(stretch))
        ends = [(board.node_a[route], board.node_b[route]) for route in range(board.route_count)]
        ending = [[one for one in stretches if node in ends[one]] for node in range(board.nodes)]
        self.board: Final = board
        self.stretch: Final[Row] = row(stretch)  # by route
        self.stretches: Final[Row] = row(stretches)
        self.tracks: Final[Rows] = vec[Row]([row(parallel) for parallel in tracks])  # by route
        # By node: the stretches that end there, and the nodes where they lead.
        self.ending: Final[Rows] = vec[Row]([row(there) for there in ending])
        self.leading: Final[Rows] = vec[Row](
            [row([ends[one][0] + ends[one][1] - node for one in ending[node]]) for node in range(board.nodes)]
        )
        self.empty: Final[Floats] = vec[float]([float(length) for length in board.length])  # the price of each stretch
        self.demand: Final[Floats] = self._demand()
        self.wagons_between: Final[Floats] = self._distances()  # [place * places + place], on an empty board

    def _demand(self) -> Floats:
        """How sought after each stretch is: the share of all ticket points whose shortest journey runs over it."""
        board = self.board
        asked = [0.0] * board.route_count
        for ticket in range(board.ticket_count):
            starts = board.nodes_of[board.ticket_a[ticket]]
            for stretch in Travel(self, self.empty, starts, board.nodes_of[board.ticket_b[ticket]]).journey():
                asked[stretch] += float(board.value[ticket])
        every = float(total(board.value))
        return vec[float]([points / every for points in asked])

    def _distances(self) -> Floats:
        nodes_of = self.board.nodes_of
        far = [reach(self, self.empty, nodes) for nodes in nodes_of]
        return vec[float]([min([away[node] for node in nodes]) for away in far for nodes in nodes_of])


def chart_of(board: Board) -> Chart:
    """Made once for all who play on it."""
    if board.chart is None:
        board.chart = Chart(board)
    return cast(Chart, board.chart)


class Travel:
    """The cheapest ways from some nodes to all others, or to the first of some goals."""

    def __init__(self, chart: Chart, price: Floats, starts: Row, goals: Row) -> None:
        nodes = chart.board.nodes
        self.board = chart.board
        self.best = vec[float]([NO_WAY] * nodes)  # the price of each node
        self.came = vec[i64]([-1] * nodes)  # the stretch it is reached by
        self.goal: i64 = -1  # the first one reached
        best = self.best
        waiting = vec[i64]([0] * nodes)  # the nodes reached whose price may still fall; the first `count` of them
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
            ending = chart.ending[nearest]
            leading = chart.leading[nearest]
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
        board = self.board
        size: i64 = 0
        node = self.goal
        while node >= 0 and self.came[node] >= 0:
            size += 1
            node = board.node_a[self.came[node]] + board.node_b[self.came[node]] - node
        stretches = vec[i64]([0] * size)
        node = self.goal
        for i in range(size):
            stretches[i] = self.came[node]
            node = board.node_a[self.came[node]] + board.node_b[self.came[node]] - node
        return stretches


def reach(chart: Chart, price: Floats, starts: Row) -> Floats:
    """What it costs to get from the nearest of the starts to each node."""
    return Travel(chart, price, starts, _NOWHERE).best
