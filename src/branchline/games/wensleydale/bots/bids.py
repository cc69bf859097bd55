"""Phase three: what the boxes are worth, and what to bid for them."""

from collections import Counter
from typing import Any

from branchline.games.wensleydale.bots import weights
from branchline.games.wensleydale.bots.building import best_paid
from branchline.games.wensleydale.bots.lines import Line
from branchline.games.wensleydale.bots.mind import Mind
from branchline.games.wensleydale.bots.outing import Terms, hires
from branchline.games.wensleydale.bots.purse import Purse, won
from branchline.games.wensleydale.bots.reading import Reading
from branchline.games.wensleydale.bots.tables import BID_SIZES, DECLINE, FEWEST_CUBES, MOST_POINTS

Boxes = tuple[int, ...]  # by their place in the row


class Outlook:
    """What a turn could be, whatever is won in its auction; so it is worked out once for all the bids of a turn."""

    judged = weights.AUCTION_JUDGED  # lines by which the boxes are judged
    alike = weights.ALIKE  # ... of those from one area

    def __init__(self, reading: Reading, mind: Mind) -> None:
        self.table = _table(reading)
        worth = mind.worth(reading)
        choices = hires(reading)
        self.idle = mind.prospect(reading, worth, choices)
        cubes = max(0, _cubes(reading) - weights.FOR_BIDS)
        self.rich = Purse(cubes, *(min(MOST_POINTS, have + 2) for have in reading.purse[1:]))
        lines = _unlike(mind.lines(reading, worth, self.rich), self.judged, self.alike)
        self.ways = [(line, mind.prospect(reading, worth, choices, line.areas)) for line in lines]

    def bid(self, reading: Reading, purse: Purse, box: int, cubes: int, held: int) -> Terms:
        """What the turn is worth with this box at that price; `held` are the boxes that are bid for already."""
        after = won(purse, reading.boxes[box].points, cubes)
        if not held:
            after = won(after, (0, 1, 0, 0), min(weights.SECOND_BOX, after.cubes))
        return self.turn(reading, after, (box,))

    def ahead(self, reading: Reading, purse: Purse, boxes: Boxes) -> int:
        """How many rivals have more influence with the government, as the bids stand, if these boxes are won."""
        points = [rival.government for rival in reading.purses]
        for standing in reading.boxes:
            if standing.bidder >= 0:
                points[standing.bidder] += standing.points[0]
        return sum(1 for seat, have in enumerate(points) if seat != reading.me and have > purse.government)

    def turn(self, reading: Reading, purse: Purse, boxes: Boxes = ()) -> Terms:
        """What the turn is worth with this purse, if these boxes are won: the best, less what others spoil first."""
        idle = self.idle.outing(purse)
        outings = [best_paid(prospect, purse, line) for line, prospect in self.ways]
        outings = sorted((outing for outing in outings if outing.value > idle.value), key=lambda outing: -outing.value)
        outings.append(idle)
        free = weights.UNSPOILT ** self.ahead(reading, purse, boxes)
        worth, likely = 0.0, 1.0
        for outing in outings[:-1]:
            worth += likely * free * outing.value
            likely *= 1.0 - free
        worth += likely * idle.value
        return {**outings[0].terms, "others first": worth - outings[0].value}


def _unlike(lines: list[Line], most: int, alike: int) -> list[Line]:
    """The most promising lines, but not too many from the same start: if one is spoilt, so are those like it."""
    from_start: Counter[int] = Counter()
    chosen: list[Line] = []
    for line in lines:
        start = line.areas[0]
        if from_start[start] < alike and len(chosen) < most:
            from_start[start] += 1
            chosen.append(line)
    return chosen


class Memory:
    """How a player thinks, and what it remembers between two decisions: nothing that could not be worked out anew."""

    def __init__(self, mind: Mind, outlook: type[Outlook] = Outlook) -> None:
        self.mind = mind
        self._outlooks = outlook
        self._outlook: Outlook | None = None

    def outlook(self, reading: Reading) -> Outlook:
        if self._outlook is None or self._outlook.table != _table(reading):
            self._outlook = self._outlooks(reading, self.mind)
        return self._outlook


def _cubes(reading: Reading) -> int:
    """What there was in hand before the auction."""
    return reading.purse.cubes + sum(box.bid for box in reading.boxes if box.bidder == reading.me)


def _table(reading: Reading) -> list[Any]:
    """All that an outlook depends on."""
    parts = [reading.view[part] for part in ("you", "turn", "tracks", "links", "companies", "pieces")]
    return [*parts, reading.piles, _cubes(reading)]


def judge_auction(reading: Reading, legal: list[int], memory: Memory) -> list[Terms]:
    """Each bid by what the turn can be with that box at that price."""
    outlook = memory.outlook(reading)
    mine = [box for box in reading.boxes if box.bidder == reading.me]
    purse = reading.purse
    for box in mine:
        purse = won(purse, box.points, 0)
    least: dict[int, Terms] = {}
    terms: list[Terms] = []
    for action in legal:
        if action == DECLINE:
            terms.append(outlook.turn(reading, purse))
            continue
        number, cubes = action // BID_SIZES, action % BID_SIZES + FEWEST_CUBES
        if number not in least:
            bid = outlook.bid(reading, purse, number, cubes, len(mine))
            least[number] = {**bid, "cubes": -weights.LAST_CUBE * cubes}
            terms.append(least[number])
        else:
            terms.append({**least[number], "overbid": weights.OVERBID * (reading.boxes[number].least - cubes)})
    return terms
