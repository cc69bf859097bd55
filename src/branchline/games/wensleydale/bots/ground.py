"""What lies on the board for a seat to win by building: the worth of each area, and the own track it may join."""

from typing import NamedTuple

from branchline.games.wensleydale.board import CHEESE, GREEN, OPPOSITION, RED, STONE
from branchline.games.wensleydale.bots import weights
from branchline.games.wensleydale.bots.network import Network
from branchline.games.wensleydale.bots.reading import FREE, Reading
from branchline.games.wensleydale.bots.tables import AREA_COUNT, BUILDS_OUT, COST, HILLS_BESIDE, TO, TOWN
from branchline.games.wensleydale.bots.worth import Worth


class Part(NamedTuple):
    """Own track that a line may join."""

    areas: int  # as bits
    served: int  # companies it is joined to, as bits
    red: float  # worth of the passengers on it who have no way to their company
    green: float


class Ground:
    """The board in worths, by area, without what is reached already."""

    def __init__(self, reading: Reading, worth: Worth) -> None:
        companies = reading.companies
        network = Network(reading)
        values = [
            [worth.cargo[kind] * count * reading.chance(kind, area) if count else 0.0 for area, count in enumerate(row)]
            for kind, row in enumerate(reading.pieces[:OPPOSITION])
        ]
        self.reached = 0.0
        for lot in network.reach():
            self.reached += values[lot.kind][lot.area]
            values[lot.kind][lot.area] = 0.0
        self.cheese, self.stone = values[CHEESE], values[STONE]
        self.red = [0.0 if companies[area] & 1 else value for area, value in enumerate(values[RED])]
        self.green = [0.0 if companies[area] & 2 else value for area, value in enumerate(values[GREEN])]
        self.part_at: dict[int, Part] = {}
        for areas in network.parts():
            part = self._part(areas, companies)
            for area in areas:
                self.part_at[area] = part
        self.ahead = self._ahead(reading)

    def _part(self, areas: list[int], companies: list[int]) -> Part:
        bits = served = 0
        for area in areas:
            bits |= 1 << area
            served |= companies[area]
        return Part(bits, served, sum(self.red[area] for area in areas), sum(self.green[area] for area in areas))

    def _ahead(self, reading: Reading) -> list[float]:
        """What lies one or two links beyond each area, less what they cost."""
        brings = [
            self.cheese[area] + weights.NO_WAY_YET * (self.red[area] + self.green[area]) for area in range(AREA_COUNT)
        ]
        for area in range(AREA_COUNT):
            if TOWN[area] and not reading.companies[area]:
                brings[area] += sum(self.stone[hill] for hill in HILLS_BESIDE[area])
        ways = [[way for way in out if reading.owner[way >> 1] == FREE] for out in BUILDS_OUT]
        prices = [weights.ON_THE_WAY + weights.POINT * cost for cost in COST]
        ahead = [0.0] * AREA_COUNT
        for _ in range(2):
            ahead = [
                max((brings[TO[way]] + ahead[TO[way]] / 2 - prices[way >> 1] for way in out), default=0.0)
                for out in ways
            ]
        return [max(0.0, worth) for worth in ahead]
