"""The search for lines: which series a seat could build, the most promising ones first.

A beam goes forward link by link. What a line is worth is only estimated here, by the pieces it comes to and what it
costs; the best of the lines found are then thought through to the end of the turn.
"""

from typing import Final, NamedTuple

from branchline.games.wensleydale.actions import EXCHANGE_RATE
from branchline.games.wensleydale.board import OPPOSITION
from branchline.games.wensleydale.bots import weights
from branchline.games.wensleydale.bots.ground import Ground
from branchline.games.wensleydale.bots.purse import Purse
from branchline.games.wensleydale.bots.reading import FREE, Reading
from branchline.games.wensleydale.bots.tables import AREA_COUNT, BUILDS_OUT, COST, HILLS_BESIDE, TO, TOWN
from branchline.games.wensleydale.bots.worth import Worth

_SLOTS: Final = (0, 2, 4, 6, 7, 9, 11)  # by train points: how many these rent, more or less


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

    @property
    def points(self) -> int:
        """All that is paid for it."""
        return self.cost + self.government + self.midland + self.north_eastern


class _Node(NamedTuple):
    """A line as far as it goes, with what it has come to."""

    hope: float  # what the beam goes by
    estimate: float
    line: Line
    seen: int  # areas, as bits
    quarries: int  # hills, as bits
    served: int  # companies it is joined to, as bits
    towns: int  # links up to the last town, which could be handed over
    goods: float  # worth of the goods it comes to
    red: float  # ... of the passengers on it, whether or not it is joined to their company
    green: float


class Search:
    """One seat's search on one board with one purse."""

    width = 1  # times as many lines are kept in mind as is usual

    def __init__(self, reading: Reading, worth: Worth, purse: Purse) -> None:
        self.reading = reading
        self.worth = worth
        self.purse = purse
        self.ground = Ground(reading, worth)
        self.piece = sum(worth.cargo) / len(worth.cargo)

    def lines(self) -> list[Line]:
        """Lines the purse can pay for, or that go on from the series begun; the most promising first."""
        reading = self.reading
        if reading.path:
            edge = [self._begun()]
        else:
            own = reading.tracks[reading.me]
            edge = [self._start(area) for area in range(AREA_COUNT) if reading.companies[area] or area in own]
        nodes: list[_Node] = []
        for _ in range(reading.spare_links):
            wider = [node for begun in edge for node in self._further(begun)]
            if not wider:
                break
            wider.sort(key=lambda node: -node.hope)
            nodes.extend(wider)
            edge = _narrow(wider, self.width)
        nodes.sort(key=lambda node: -node.estimate)
        return [node.line for node in nodes]

    def _start(self, area: int) -> _Node:
        companies = self.reading.companies[area]
        line = Line((area,), 0, 0, companies & 1, companies >> 1)
        part = self.ground.part_at.get(area)
        served, red, green = (part.served, part.red, part.green) if part else (companies, 0.0, 0.0)
        return _Node(0.0, 0.0, line, 1 << area, 0, served, 0, 0.0, red, green)

    def _begun(self) -> _Node:
        """The series begun lies on the board already, and what it comes to is counted there."""
        path = self.reading.path
        building = self.reading.view["building"]
        fees = building["fees"]
        line = Line(path, building["cost"], fees["government"], fees["midland"], fees["north_eastern"])
        return self._start(path[-1])._replace(line=line, seen=sum(1 << area for area in path))

    def _further(self, node: _Node) -> list[_Node]:
        """The node with one link more, every way it can go."""
        reading, purse, line = self.reading, self.purse, node.line
        nodes = []
        for way in BUILDS_OUT[line.areas[-1]]:
            area = TO[way]
            if node.seen >> area & 1 or reading.owner[way >> 1] != FREE:
                continue
            government = line.government + reading.pieces[OPPOSITION][area]
            companies = reading.companies[area]
            midland, north_eastern = line.midland + (companies & 1), line.north_eastern + (companies >> 1)
            if government > purse.government or midland > purse.midland or north_eastern > purse.north_eastern:
                continue
            longer = Line((*line.areas, area), line.cost + COST[way >> 1], government, midland, north_eastern)
            if longer.points <= sum(purse):
                nodes.append(self._enter(node, longer, area))
        return nodes

    def _enter(self, node: _Node, line: Line, area: int) -> _Node:
        ground, companies = self.ground, self.reading.companies[area]
        served = node.served | companies
        goods = node.goods + ground.cheese[area]
        red, green = node.red, node.green
        quarries = node.quarries
        part = ground.part_at.get(area)
        if part is None:
            red += ground.red[area]
            green += ground.green[area]
        elif not node.seen & part.areas:
            served |= part.served
            red += part.red
            green += part.green
        if TOWN[area] and not companies:
            for hill in HILLS_BESIDE[area]:
                if not quarries >> hill & 1:
                    quarries |= 1 << hill
                    goods += ground.stone[hill]
        towns = len(line.areas) - 1 if TOWN[area] else node.towns
        joined = (red if served & 1 else 0.0) + (green if served & 2 else 0.0)
        estimate = self._estimate(line, goods + joined, towns)
        hope = self._hope(estimate, line, goods + joined) + ground.ahead[area]
        hope += weights.NO_WAY_YET * (red + green - joined)
        return _Node(hope, estimate, line, node.seen | 1 << area, quarries, served, towns, goods, red, green)

    def _hope(self, estimate: float, line: Line, gain: float) -> float:
        """What the beam expects of a line that may go on."""
        return estimate

    def _estimate(self, line: Line, gain: float, towns: int) -> float:
        """What a line may come to, with as many slots as the rest of the purse may rent."""
        worth, purse = self.worth, self.purse
        rest = sum(purse) - purse.train - line.points
        train = purse.train + (rest // EXCHANGE_RATE if rest > 0 else rest)
        room = self.piece * _SLOTS[max(0, min(train, len(_SLOTS) - 1))]
        fetched = min(self.ground.reached + gain, room)
        links = len(line.areas) - 1
        shed = min(towns, 2 * max(purse.midland - line.midland, purse.north_eastern - line.north_eastern))
        estimate = fetched - worth.pound * links - worth.link * (links - shed)
        if worth.left:
            behind = min(self.ground.reached + gain - fetched, weights.NEXT_SLOTS * self.piece)
            estimate += weights.KEPT * (behind if not shed else weights.STILL_BEHIND * behind)
            estimate -= weights.POINT * line.points + weights.SHED * shed
        return estimate


def _narrow(nodes: list[_Node], width: int) -> list[_Node]:
    """The best of them, but not too many from the same start."""
    from_start: dict[int, int] = {}
    kept = []
    for node in nodes:
        start = node.line.areas[0]
        count = from_start.get(start, 0)
        if count < width * weights.A_START:
            from_start[start] = count + 1
            kept.append(node)
            if len(kept) == width * weights.BEAM:
                break
    return kept
