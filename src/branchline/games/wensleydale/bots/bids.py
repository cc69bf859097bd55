"""Phase three: what the boxes are worth, and what to bid for them."""

from collections import Counter
from typing import Any

from branchline.games.wensleydale.bots import weights
from branchline.games.wensleydale.bots.building import best_paid
from branchline.games.wensleydale.bots.lines import Line, Search
from branchline.games.wensleydale.bots.outing import Prospect, Terms, hires
from branchline.games.wensleydale.bots.purse import Purse, won
from branchline.games.wensleydale.bots.reading import Box, Reading
from branchline.games.wensleydale.bots.tables import BID_SIZES, DECLINE, FEWEST_CUBES, MOST_POINTS
from branchline.games.wensleydale.bots.worth import Worth


class Outlook:
    """What a turn could be, whatever is won in its auction; so it is worked out once for all the bids of a turn."""

    def __init__(self, reading: Reading) -> None:
        self.table = _table(reading)
        worth = Worth(reading)
        choices = hires(reading)
        self.idle = Prospect(reading, worth, choices)
        cubes = max(0, _cubes(reading) - weights.FOR_BIDS)
        rich = Purse(cubes, *(min(MOST_POINTS, have + 2) for have in reading.purse[1:]))
        lines = _unlike(Search(reading, worth, rich).lines())
        self.ways = [(line, Prospect(reading, worth, choices, line.areas)) for line in lines]

    def turn(self, purse: Purse, ahead: int) -> Terms:
        """What the turn is worth with this purse: the best of it, less what others spoil who build before."""
        idle = self.idle.outing(purse)
        outings = [best_paid(prospect, purse, line) for line, prospect in self.ways]
        outings = sorted((outing for outing in outings if outing.value > idle.value), key=lambda outing: -outing.value)
        outings.append(idle)
        free = weights.UNSPOILT**ahead
        worth, likely = 0.0, 1.0
        for outing in outings[:-1]:
            worth += likely * free * outing.value
            likely *= 1.0 - free
        worth += likely * idle.value
        return {**outings[0].terms, "others first": worth - outings[0].value}


def _unlike(lines: list[Line]) -> list[Line]:
    """The most promising lines, but not too many from the same start: if one is spoilt, so are those like it."""
    from_start: Counter[int] = Counter()
    chosen: list[Line] = []
    for line in lines:
        start = line.areas[0]
        if from_start[start] < weights.ALIKE and len(chosen) < weights.AUCTION_JUDGED:
            from_start[start] += 1
            chosen.append(line)
    return chosen


class Memory:
    """What a player keeps in mind between two decisions: nothing that could not be worked out anew."""

    def __init__(self) -> None:
        self._outlook: Outlook | None = None

    def outlook(self, reading: Reading) -> Outlook:
        if self._outlook is None or self._outlook.table != _table(reading):
            self._outlook = Outlook(reading)
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
            terms.append(outlook.turn(purse, _ahead(reading, purse)))
            continue
        number, cubes = action // BID_SIZES, action % BID_SIZES + FEWEST_CUBES
        if number not in least:
            least[number] = _terms(outlook, reading, purse, reading.boxes[number], cubes, len(mine))
            terms.append(least[number])
        else:
            terms.append({**least[number], "overbid": weights.OVERBID * (reading.boxes[number].least - cubes)})
    return terms


def _terms(outlook: Outlook, reading: Reading, purse: Purse, box: Box, cubes: int, held: int) -> Terms:
    after = won(purse, box.points, cubes)
    if not held:
        after = won(after, (0, 1, 0, 0), min(weights.SECOND_BOX, after.cubes))
    return {**outlook.turn(after, _ahead(reading, after)), "cubes": -weights.LAST_CUBE * cubes}


def _ahead(reading: Reading, purse: Purse) -> int:
    """How many rivals have more influence with the government, as the bids stand."""
    points = [rival.government for rival in reading.purses]
    for box in reading.boxes:
        if box.bidder >= 0:
            points[box.bidder] += box.points[0]
    return sum(1 for seat, have in enumerate(points) if seat != reading.me and have > purse.government)
