"""The search for lines: which series a seat could build, the most promising ones first.

A beam goes forward link by link. What a line is worth is only estimated here, by the pieces it comes to and what it
costs; the best of the lines found are then thought through to the end of the turn.
"""

from typing import Final, NamedTuple

from branchline.games.wensleydale.actions import EXCHANGE_RATE
from branchline.games.wensleydale.board import (
    AREA_COUNT,
    BUILDS_OUT,
    CHEESE,
    COST,
    GREEN,
    HILLS_BESIDE,
    OPPOSITION,
    RED,
    STONE,
    TO,
    TOWN,
)
from branchline.games.wensleydale.bots import weights
from branchline.games.wensleydale.bots.network import Network
from branchline.games.wensleydale.bots.purse import Purse
from branchline.games.wensleydale.bots.reading import FREE, Reading
from branchline.games.wensleydale.bots.worth import Worth

_SLOTS: Final = (0, 2, 4, 6, 7, 9, 11)  # by train points, roughly


class Line(NamedTuple):
    """A series that could be built, and what it takes besides links."""

    areas: tuple[int, ...]
    cost: int  # build points
    government: int
    midland: int
    north_eastern: int

    @property
    def fees(self) -> tuple[int, int, int]:
        return self.government, self.midland, self.north_eastern

    def payable(self, purse: Purse) -> bool:
        """Whether a purse can pay for it (W8.41, W8.42)."""
        return (
            self.government <= purse.government
            and self.midland <= purse.midland
            and self.north_eastern <= purse.north_eastern
            and self.cost + self.government + self.midland + self.north_eastern <= sum(purse)
        )


class _Node(NamedTuple):
    """A line as far as it goes, with what it has come to."""

    hope: float  # what the beam goes by
    estimate: float
    line: Line
    seen: int  # areas, as bits
    quarries: int  # hills, as bits
    served: int  # companies it is joined to, as bits
    towns: int  # links up to the last town, which can be handed over one day
    goods: float  # worth of the goods it comes to
    red: float  # ... of the passengers on it, whether or not it is joined to their company
    green: float


class _Part(NamedTuple):
    """Own track that a line may join."""

    areas: int  # as bits
    served: int
    red: float  # worth of the passengers who still wait for a way
    green: float


class Search:
    """One seat's search on one board."""

    def __init__(self, reading: Reading, worth: Worth) -> None:
        self.reading = reading
        network = Network(reading)
        companies = reading.companies
        values = [
            [worth.cargo[kind] * count * reading.chance(kind, area) if count else 0.0 for area, count in enumerate(row)]
            for kind, row in enumerate(reading.pieces[:OPPOSITION])
        ]
        self.cheese, self.stone = values[CHEESE], values[STONE]
        self.red = [0.0 if companies[area] & 1 else value for area, value in enumerate(values[RED])]
        self.green = [0.0 if companies[area] & 2 else value for area, value in enumerate(values[GREEN])]
        self.reached = 0.0
        for lot in network.reach():  # what is reached already is no gain
            self.reached += values[lot.kind][lot.area]
            values[lot.kind][lot.area] = 0.0
        self.part_of: dict[int, _Part] = {}
        for areas in network.parts():
            served = 0
            for area in areas:
                served |= companies[area]
            red = 0.0 if served & 1 else sum(self.red[area] for area in areas)
            green = 0.0 if served & 2 else sum(self.green[area] for area in areas)
            part = _Part(sum(1 << area for area in areas), served, red, green)
            for area in areas:
                self.part_of[area] = part
        self.worth = worth
        self.piece = sum(worth.cargo) / len(worth.cargo)
        self.links = network.links
        self.link = weights.ON_THE_WAY
        self.ahead = self._ahead()

    def _ahead(self) -> list[float]:
        """What lies one or two links beyond each area."""
        brings = [
            self.cheese[area]
            + self.red[area] / 2
            + self.green[area] / 2
            + (
                sum(self.stone[hill] for hill in HILLS_BESIDE[area])
                if TOWN[area] and not self.reading.companies[area]
                else 0.0
            )
            for area in range(AREA_COUNT)
        ]
        ahead = [0.0] * AREA_COUNT
        for _ in range(2):
            ahead = [
                max(
                    (
                        brings[TO[way]] + ahead[TO[way]] / 2 - self.link - weights.POINT * COST[way >> 1]
                        for way in BUILDS_OUT[area]
                        if self.reading.owner[way >> 1] == FREE
                    ),
                    default=0.0,
                )
                for area in range(AREA_COUNT)
            ]
        return [max(0.0, worth) for worth in ahead]

    def lines(self, purse: Purse) -> list[Line]:
        """Lines this purse can pay for, or that go on from the series begun; the most promising first."""
        path = self.reading.path
        starts = [self._begun(path)] if path else [self._start(area) for area in self._start_areas()]
        most = self.reading.spare_links
        found: list[_Node] = []
        edge = starts
        for _ in range(most):
            wider = [node for begun in edge for node in self._further(begun, purse)]
            if not wider:
                break
            wider.sort(key=lambda node: -node.hope)
            found.extend(wider)
            edge = _narrow(wider)
        found.sort(key=lambda node: -node.estimate)
        return [node.line for node in found]

    def _start_areas(self) -> list[int]:
        reading = self.reading
        own = reading.tracks[reading.me]
        return [area for area in range(AREA_COUNT) if reading.companies[area] or area in own]

    def _start(self, area: int) -> _Node:
        companies = self.reading.companies[area]
        line = Line((area,), 0, 0, companies & 1, companies >> 1)
        node = _Node(0.0, 0.0, line, 1 << area, 0, companies, 0, 0.0, 0.0, 0.0)
        return self._join(node, area)

    def _join(self, node: _Node, area: int) -> _Node:
        """The node with what own track in this area adds to it."""
        part = self.part_of.get(area)
        if part is None or node.seen & part.areas & ~(1 << area):
            return node
        return node._replace(served=node.served | part.served, red=node.red + part.red, green=node.green + part.green)

    def _begun(self, path: tuple[int, ...]) -> _Node:
        """The series begun lies on the board already, and is counted there."""
        building = self.reading.view["building"]
        fees = building["fees"]
        line = Line(path, building["cost"], fees["government"], fees["midland"], fees["north_eastern"])
        node = self._start(path[-1])
        return node._replace(line=line, seen=sum(1 << area for area in path))

    def _further(self, node: _Node, purse: Purse) -> list[_Node]:
        """The node with one link more, every way it can go."""
        reading = self.reading
        line = node.line
        found = []
        for way in BUILDS_OUT[line.areas[-1]]:
            area = TO[way]
            if node.seen >> area & 1 or reading.owner[way >> 1] != FREE:
                continue
            companies = reading.companies[area]
            longer = Line(
                (*line.areas, area),
                line.cost + COST[way >> 1],
                line.government + reading.pieces[OPPOSITION][area],
                line.midland + (companies & 1),
                line.north_eastern + (companies >> 1),
            )
            if longer.payable(purse):
                found.append(self._enter(node, longer, area, purse))
        return found

    def _enter(self, node: _Node, line: Line, area: int, purse: Purse) -> _Node:
        companies = self.reading.companies[area]
        served = node.served | companies
        goods = node.goods + self.cheese[area]
        red, green = node.red, node.green
        quarries = node.quarries
        part = self.part_of.get(area)
        if part is None:
            red += self.red[area]
            green += self.green[area]
        elif not node.seen & part.areas:
            served |= part.served
            red += part.red
            green += part.green
        if TOWN[area] and not companies:
            for hill in HILLS_BESIDE[area]:
                if not quarries >> hill & 1:
                    quarries |= 1 << hill
                    goods += self.stone[hill]
        towns = len(line.areas) - 1 if TOWN[area] else node.towns
        gain = goods + (red if served & 1 else 0.0) + (green if served & 2 else 0.0)
        estimate = self._estimate(line, gain, towns, purse)
        waiting = (0.0 if served & 1 else red) + (0.0 if served & 2 else green)
        hope = estimate + self.ahead[area] + waiting / 2
        return _Node(hope, estimate, line, node.seen | 1 << area, quarries, served, towns, goods, red, green)

    def _estimate(self, line: Line, gain: float, towns: int, purse: Purse) -> float:
        """What a line may come to, with as many slots as the rest of the purse may rent."""
        worth = self.worth
        left = purse.cubes + purse.government + purse.midland + purse.north_eastern
        left -= line.cost + line.government + line.midland + line.north_eastern
        train = purse.train + (left // EXCHANGE_RATE if left > 0 else left)
        room = self.piece * _SLOTS[max(0, min(train, len(_SLOTS) - 1))]
        waits = self.reached + gain
        fetched = min(waits, room)
        links = len(line.areas) - 1
        shed = min(towns, 2 * max(purse.midland - line.midland, purse.north_eastern - line.north_eastern))
        estimate = fetched - worth.pound * links - worth.link * (links - shed)
        if worth.left:
            estimate += weights.KEPT * min(waits - fetched, weights.NEXT_SLOTS * self.piece) * (0.3 if shed else 1.0)
            estimate -= weights.POINT * (line.cost + line.government + line.midland + line.north_eastern) + 0.35 * shed
        return estimate


def _narrow(nodes: list[_Node]) -> list[_Node]:
    """The best of them, but not too many from the same start."""
    from_start: dict[int, int] = {}
    kept = []
    for node in nodes:
        start = node.line.areas[0]
        count = from_start.get(start, 0)
        if count < weights.A_START:
            from_start[start] = count + 1
            kept.append(node)
            if len(kept) == weights.BEAM:
                break
    return kept
