"""What a passenger is worth: the race for first (20) and second place (10) in each colour."""

from math import exp, sqrt

from branchline.core.native import Floats, i64, vec
from branchline.games.germany.judgement.outlook import Outlook
from branchline.games.germany.judgement.weights import ENOUGH, LATE_PASSENGER, LEVEL, PASSENGER, SETTLED, STEEP, SURE
from branchline.games.germany.pieces import FIGURE_KINDS
from branchline.games.germany.scoring import MOST, SECOND_MOST


class Passengers:
    """What one more passenger of each colour adds, and so what those at the ends of a route do."""

    def __init__(self, outlook: Outlook) -> None:
        self.gains = vec[float]([0.0] * FIGURE_KINDS)
        seat = outlook.seat
        counts = outlook.weights[PASSENGER] * (1.0 + outlook.weights[LATE_PASSENGER] * outlook.late)
        for colour in range(FIGURE_KINDS):
            gain = hope(outlook, seat, colour, 1) - hope(outlook, seat, colour, 0)
            self.gains[colour] = counts * gain
        self.board = outlook.board
        first = self.board.first_figure
        self.best = vec[float]([0.0] * self.board.place_count)  # by place: what the best passenger there adds
        figures = outlook.s.figures
        for place in range(self.board.place_count):
            for i in range(first[place], first[place + 1]):
                colour = figures[i]
                if colour < 0:
                    break  # those who are left stand in front
                if self.gains[colour] > self.best[place]:
                    self.best[place] = self.gains[colour]

    def catch(self, route: i64) -> float:
        """What the best passengers at both ends of a route add."""
        return self.best[self.board.place_a[route]] + self.best[self.board.place_b[route]]


def hope(outlook: Outlook, seat: i64, colour: i64, more: i64) -> float:
    """Points to be expected from a colour by a seat that gets so many more at once, if all others left on the board go
    to anyone alike."""
    weights = outlook.weights
    first: i64 = -1  # the most that a rival has
    second: i64 = -1
    for other in range(outlook.seats):
        if other != seat:
            carried = outlook.carried(other, colour)
            if carried > first:
                second = first
                first = carried
            elif carried > second:
                second = carried
    left = outlook.figures_left(colour) - 1
    if left < 0:
        left = 0
    open_still = 1.0 - weights[SETTLED] * outlook.late
    spread = sqrt(2.0 * float(left) * open_still / float(outlook.seats)) + weights[SURE]
    own = float(outlook.carried(seat, colour) + more)
    ahead = _ahead(own - float(first), spread, weights)
    placed = _ahead(own - (float(second) if second >= 0 else weights[ENOUGH]), spread, weights)
    return MOST * ahead + SECOND_MOST * (placed - ahead if placed > ahead else 0.0)


def _ahead(lead: float, spread: float, weights: Floats) -> float:
    """The chance to end level or better, being this far ahead now."""
    return 1.0 / (1.0 + exp(-weights[STEEP] * (lead + weights[LEVEL]) / spread))
