"""The planner's auction: boxes are judged in pairs, and by who builds and who rents first with them."""

from typing import Final

from branchline.games.wensleydale.bots.bids import Boxes, Outlook
from branchline.games.wensleydale.bots.mind import Mind
from branchline.games.wensleydale.bots.outing import Terms
from branchline.games.wensleydale.bots.planner_weights import BOX_ALIKE, BOX_JUDGED, BUILDS_FIRST, PARTNERS, RENTS_FIRST
from branchline.games.wensleydale.bots.purse import Purse, won
from branchline.games.wensleydale.bots.reading import Reading
from branchline.games.wensleydale.bots.tables import MOST_POINTS

_TRACKS: Final = ("government", "train")  # those that decide an order, as they come in a box


class PairOutlook(Outlook):
    """What a turn could be with two boxes, the stacks on the tracks counted in."""

    judged = BOX_JUDGED
    alike = BOX_ALIKE

    def __init__(self, reading: Reading, mind: Mind) -> None:
        super().__init__(reading, mind)
        self._known: dict[tuple[Purse, int, int], Terms] = {}

    def bid(self, reading: Reading, purse: Purse, box: int, cubes: int, held: int) -> Terms:
        """With the best of the boxes that may come to it, on the average of a few of them: one may be lost."""
        after = won(purse, reading.boxes[box].points, cubes)
        if held:
            return self.turn(reading, after, (box,))
        pairs = [
            self.turn(reading, won(after, other.points, other.least), (box, number))
            for number, other in enumerate(reading.boxes)
            if number != box and other.least <= after.cubes
        ]
        pairs.sort(key=lambda terms: -sum(terms.values()))
        if not pairs:
            return self.turn(reading, after, (box,))
        worths = [sum(terms.values()) for terms in pairs[:PARTNERS]]
        return {**pairs[0], "other partners": sum(worths) / len(worths) - worths[0]}

    def ahead(self, reading: Reading, purse: Purse, boxes: Boxes) -> int:
        return _before(reading, boxes, 0)

    def turn(self, reading: Reading, purse: Purse, boxes: Boxes = ()) -> Terms:
        builds, rents = _before(reading, boxes, 0), _before(reading, boxes, 1)
        key = (purse, builds, rents)
        if key not in self._known:
            left = min(reading.left, len(BUILDS_FIRST) - 1)
            order = -BUILDS_FIRST[left] * builds - RENTS_FIRST[left] * rents
            self._known[key] = {**super().turn(reading, purse, boxes), "order": order}
        return self._known[key]


def _before(reading: Reading, mine: Boxes, kind: int) -> int:
    """How many are above me on a track, as the bids stand, if these boxes are mine: of equals, who came last (W7.3)."""
    stacks = reading.view["tracks"][_TRACKS[kind]].values()
    height = {seat: i for stack in stacks for i, seat in enumerate(stack)}
    places = [(purse[1 + kind], -1, height[seat]) for seat, purse in enumerate(reading.purses)]
    for number, box in enumerate(reading.boxes):
        bidder = reading.me if number in mine else box.bidder
        if bidder >= 0 and box.points[kind]:
            points, _, at = places[bidder]
            places[bidder] = (min(MOST_POINTS, points + box.points[kind]), number, at)
    return sum(1 for place in places if place > places[reading.me])
