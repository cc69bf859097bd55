"""What the boxes of an auction are worth to a seat, two by two."""

from typing import Final

from branchline.core.chance import Chance
from branchline.core.native import Row, i64, vec
from branchline.games.wensleydale.auction import least_bid
from branchline.games.wensleydale.board import BOXES, GOVERNMENT, KIND_COUNT, LEAST_BID, MOST_POINTS, PRINTED
from branchline.games.wensleydale.position import Position
from branchline.games.wensleydale.quick import weights as by
from branchline.games.wensleydale.quick.freight import NEVER
from branchline.games.wensleydale.quick.lines import Line, Search
from branchline.games.wensleydale.quick.outing import Outing
from branchline.games.wensleydale.quick.purse import Purse
from branchline.games.wensleydale.quick.worths import Worths

FOR_BIDS: Final[i64] = 5  # cubes that an auction is expected to take
LINES: Final[i64] = 5  # by which the boxes are judged
ALIKE: Final[i64] = 2  # ... of those from one area
UNSPOILT: Final = 0.7  # as a chance: that a line is still worth building after one rival has built
PARTNERS: Final[i64] = 3  # boxes that may come to one, which are thought of
STEP: Final[i64] = 3  # cubes, to see what one is worth


class Outlook:
    """Of one seat, worked out once for all the bids of a turn."""

    def __init__(self, s: Position, worths: Worths, moods: Chance) -> None:
        self.s = s
        self.worths = worths
        seat = worths.seat
        cubes = s.cubes[seat]
        for box in range(BOXES):
            if s.bidder[box] == seat:
                cubes += s.bid[box]
        at = seat * KIND_COUNT
        rich = [min(MOST_POINTS, s.points[at + kind] + 2) for kind in range(KIND_COUNT)]
        search = Search(s, worths, Purse(max(0, cubes - FOR_BIDS), rich[0], rich[1], rich[2], rich[3]), moods)
        search.most = LINES
        search.alike = ALIKE
        search.look_about()
        self.lines: list[Line] = search.found
        self.outings: list[Outing] = [search.outing(line) for line in self.lines]
        self.idle = search.as_it_is()
        self.pair = vec[float]([NEVER] * (BOXES * BOXES))  # with both at their least prices
        best = NEVER
        best_at: i64 = 1
        for one in range(BOXES):
            for other in range(one + 1, BOXES):
                worth = self._turn(self._purse(one, other, cubes))
                self.pair[one * BOXES + other] = worth
                self.pair[other * BOXES + one] = worth
                if worth > best:
                    best = worth
                    best_at = one * BOXES + other
        poorer = self._turn(self._purse(best_at // BOXES, best_at % BOXES, cubes - STEP))
        self.cube = max(worths.weights[by.BID_CUBE], (best - poorer) / float(STEP))  # what one more is worth

    def _purse(self, one: i64, other: i64, cubes: i64) -> Row:
        s = self.s
        purse = vec[i64]([max(0, cubes - LEAST_BID[one] - LEAST_BID[other]), 0, 0, 0, 0])
        for kind in range(KIND_COUNT):
            points = s.points[self.worths.seat * KIND_COUNT + kind] + PRINTED[one][kind] + PRINTED[other][kind]
            if s.tokens[one] == kind:
                points += 1
            if s.tokens[other] == kind:
                points += 1
            purse[kind + 1] = min(MOST_POINTS, points)
        return purse

    def _turn(self, purse: Row) -> float:
        """The best of the turn, less what others spoil first."""
        idle = self.idle.value(purse)
        worths: list[float] = []
        for i in range(len(self.lines)):
            line = self.lines[i]
            worth = self.outings[i].paid(purse, line.cost, line.government, line.midland, line.north_eastern)
            if worth > idle:
                at = len(worths)
                worths.append(worth)
                while at > 0 and worths[at - 1] < worth:
                    worths[at] = worths[at - 1]
                    at -= 1
                worths[at] = worth
        free = 1.0
        for seat in range(self.s.seats):
            if seat != self.worths.seat and self.s.points[seat * KIND_COUNT + GOVERNMENT] > purse[GOVERNMENT + 1]:
                free *= UNSPOILT
        likely = 1.0
        worth = 0.0
        for each in worths:
            worth += likely * free * each
            likely *= 1.0 - free
        return worth + likely * idle

    def bid(self, s: Position, box: i64, cubes: i64, held: i64) -> float:
        """The turn with this box at that price, and with the one held or the best of those that may come to it."""
        dearer = self.cube * float(cubes - LEAST_BID[box])
        if held >= 0:
            return self.pair[box * BOXES + held] - dearer
        best = vec[float]([NEVER] * PARTNERS)
        for other in range(BOXES):
            if other != box:
                worth = self.pair[box * BOXES + other] - self.cube * float(least_bid(s, other) - LEAST_BID[other])
                at = PARTNERS - 1
                if worth > best[at]:
                    while at > 0 and best[at - 1] < worth:
                        best[at] = best[at - 1]
                        at -= 1
                    best[at] = worth
        total = 0.0
        for worth in best:
            total += worth
        return total / float(PARTNERS) - dearer
