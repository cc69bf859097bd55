"""What the others are up to, as far as the table shows it: where they will want to build, and who is ahead."""

from branchline.core.native import i64
from branchline.core.rows import filled
from branchline.games.germany.judgement.outlook import Outlook
from branchline.games.germany.judgement.passengers import hope
from branchline.games.germany.judgement.weights import BLOCK, LEAD, RUSH
from branchline.games.germany.pieces import FIGURE_KINDS
from branchline.games.germany.position import FEW_SEATS


class Rivals:
    """Asked only by who has weights for it: it is not free."""

    def __init__(self, outlook: Outlook) -> None:
        board = outlook.board
        self.outlook = outlook
        self.minds_ways = outlook.weights[BLOCK] != 0.0
        self.minds_lead = outlook.weights[LEAD] != 0.0
        self.touched = filled(outlook.seats * board.nodes, 0)  # [seat * nodes + node]: a route of this seat ends there
        if self.minds_ways:
            for route in range(board.route_count):
                owner = outlook.s.owner[route]
                if owner >= 0:
                    self.touched[owner * board.nodes + board.node_a[route]] = 1
                    self.touched[owner * board.nodes + board.node_b[route]] = 1
        self.lead = self._lead() if self.minds_lead else 0.0

    def block(self, stretch: i64) -> float:
        """What a claim here takes from the others: more where it lies at their track and where more tickets lead."""
        if not self.minds_ways:
            return 0.0
        outlook = self.outlook
        board = outlook.board
        net = outlook.s.net
        a = board.node_a[stretch]
        b = board.node_b[stretch]
        ends: i64 = 0
        for seat in range(outlook.seats):
            base = seat * board.nodes
            if seat != outlook.seat and net[base + a] != net[base + b]:
                ends += self.touched[base + a] + self.touched[base + b]
        tracks = 1.0 if outlook.seats <= FEW_SEATS else float(outlook.free_tracks(stretch))
        return outlook.weights[BLOCK] * float(ends) * (outlook.weights[RUSH] + outlook.chart.demand[stretch]) / tracks

    def end(self, stretch: i64) -> float:
        """What it is worth that the end comes nearer: good for who is ahead."""
        if not self.minds_lead:
            return 0.0
        outlook = self.outlook
        return outlook.weights[LEAD] * self.lead * float(outlook.board.length[stretch]) / float(outlook.wagons)

    def _lead(self) -> float:
        """By how many points of the track and of passengers I am ahead of the best other; tickets are not shown."""
        best = -1000.0
        for seat in range(self.outlook.seats):
            if seat != self.outlook.seat:
                standing = self._standing(seat)
                if standing > best:
                    best = standing
        return self._standing(self.outlook.seat) - best

    def _standing(self, seat: i64) -> float:
        standing = float(self.outlook.s.points[seat])
        for colour in range(FIGURE_KINDS):
            standing += hope(self.outlook, seat, colour, 0)
        return standing
