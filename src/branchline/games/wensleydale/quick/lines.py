"""The search for a line: a narrow beam, link by link, by what lines are estimated to come to; the best of them are then
thought through to the end of the turn."""

from typing import Final

from branchline.core.chance import Chance
from branchline.core.native import Row, append, i64, vec
from branchline.core.rows import BITS, longer
from branchline.games.wensleydale.actions import EXCHANGE_RATE
from branchline.games.wensleydale.board import (
    AREA_COUNT,
    BUILDS_OUT,
    CHEESE,
    COST,
    GREEN,
    HILLS_BESIDE,
    LINKS,
    OPPOSITION,
    RED,
    STONE,
    TO,
    TOWN,
)
from branchline.games.wensleydale.position import FREE, Position
from branchline.games.wensleydale.quick import weights as by
from branchline.games.wensleydale.quick.ground import Ground
from branchline.games.wensleydale.quick.outing import Outing
from branchline.games.wensleydale.quick.purse import Purse
from branchline.games.wensleydale.quick.worths import Worths
from branchline.games.wensleydale.takeover import border_between

THOUGHT: Final = 12  # lines that are thought through to the end of the turn
WIDTH: Final = 24  # unfinished lines kept in mind
LONGEST: Final[i64] = 10  # links
NEXT_SLOTS: Final = 3.0  # pieces for which there will be slots in the next turn
SLOTS: Final[Row] = vec[i64]([0, 2, 4, 6, 7, 9, 11])  # by train points: how many these rent, more or less


class Line:
    """A line as far as it goes, with what it takes and what it has come to."""

    def __init__(self, path: Row, cost: i64, government: i64, midland: i64, north_eastern: i64) -> None:
        self.path = path
        self.cost = cost  # build points
        self.government = government
        self.midland = midland
        self.north_eastern = north_eastern
        self.hills: Row = vec[i64]()  # whose stone it comes to
        self.parts: i64 = 0  # of own track it has joined, as bits
        self.served: i64 = 0  # companies it is joined to, as bits
        self.towns: i64 = 0  # links up to the last town, which could be handed over
        self.stone = 0.0  # pieces it comes to
        self.cheese = 0.0
        self.red = 0.0  # passengers on it, whether or not it is joined to their company
        self.green = 0.0
        self.estimate = 0.0
        self.hope = 0.0  # what the beam goes by

    def points(self) -> i64:
        """All that is paid for it."""
        return self.cost + self.government + self.midland + self.north_eastern


class Search:
    """One seat's search with one purse."""

    def __init__(self, s: Position, worths: Worths, purse: Purse, moods: Chance) -> None:
        self.s = s
        self.worths = worths
        self.purse = purse
        self.ground = Ground(s, worths, moods)
        self.found: list[Line] = []  # the most promising first
        self.most = THOUGHT
        self.alike = THOUGHT

    def from_anywhere(self) -> Line | None:
        """The best line that begins in a company town or on own track; None where it is better to build none."""
        self.look_about()
        return self._best(None, self.as_it_is().value(self.purse.row) + self.worths.weights[by.MARGIN])

    def look_about(self) -> None:
        """Finds lines that begin in a company town or on own track."""
        s = self.s
        edge: list[Line] = []
        for area in s.company_towns:
            companies = s.companies[area]
            self._further(self._start(Line(vec[i64]([area]), 0, 0, companies & 1, companies >> 1), area), edge)
        for area in s.areas_of[self.worths.seat]:
            if s.companies[area] == 0:
                self._further(self._start(Line(vec[i64]([area]), 0, 0, 0, 0), area), edge)
        self._go_on(edge)

    def from_begun(self) -> Line:
        """The best line that goes on from the one being built; that itself where it is best to stop."""
        s = self.s
        begun = Line(s.path, s.cost, s.fee_government, s.fee_midland, s.fee_north_eastern)
        self._start(begun, s.path[-1])
        begun.parts = 0  # it lies on the board, and what it comes to is counted there
        begun.red = 0.0
        begun.green = 0.0
        edge: list[Line] = []
        self._further(begun, edge)
        self._go_on(edge)
        return self._best(begun, self.thought_through(begun)) or begun

    def _best(self, best: Line | None, most: float) -> Line | None:
        """The best of what was found, if it is worth more than this."""
        for line in self.found:
            worth = self.thought_through(line)
            if worth > most:
                most = worth
                best = line
        return best

    def as_it_is(self) -> Outing:
        """The rest of the turn without another link."""
        return Outing(self.s, self.worths, self.ground.reached, self.s.laid[self.worths.seat])

    def thought_through(self, line: Line) -> float:
        return self.outing(line).paid(self.purse.row, line.cost, line.government, line.midland, line.north_eastern)

    def outing(self, line: Line) -> Outing:
        """The rest of the turn once this line lies."""
        s = self.s
        mine = self.worths.seat + 1
        reached = self.ground.reached
        there = reached[:]
        there[STONE] += line.stone
        there[CHEESE] += line.cheese
        if line.served & 1:
            there[RED] += line.red
        if line.served & 2:
            there[GREEN] += line.green
        laid: Row = vec[i64]()
        for i in range(len(line.path) - 1):
            border = border_between(line.path[i], line.path[i + 1])
            if s.owner[border] == FREE:
                s.owner[border] = mine
                laid = append(laid, border)
        outing = Outing(s, self.worths, there, s.laid[self.worths.seat] + len(laid))
        for border in laid:
            s.owner[border] = FREE
        return outing

    def _start(self, line: Line, area: i64) -> Line:
        ground = self.ground
        line.served = self.s.companies[area]
        part = ground.part[area]
        if part >= 0:
            line.parts = BITS[part]
            line.served |= ground.served[part]
            line.red = ground.red[part]
            line.green = ground.green[part]
        return line

    def _go_on(self, edge: list[Line]) -> None:
        most = min(LONGEST, LINKS - self.s.laid[self.worths.seat])
        links: i64 = 1
        while len(edge) > 0 and links < most:
            wider: list[Line] = []
            for line in edge:
                self._further(line, wider)
            edge = wider
            links += 1

    def _further(self, line: Line, edge: list[Line]) -> None:
        """Puts the line with one link more, every way it can go, among those that are kept in mind."""
        s = self.s
        purse = self.purse
        path = line.path
        for way in BUILDS_OUT[path[-1]]:
            area = TO[way]
            if s.owner[way >> 1] != FREE or area in path:
                continue
            companies = s.companies[area]
            government = line.government + s.pieces[OPPOSITION * AREA_COUNT + area]
            midland = line.midland + (companies & 1)
            north_eastern = line.north_eastern + (companies >> 1)
            cost = line.cost + COST[way >> 1]
            if (
                government <= purse.government
                and midland <= purse.midland
                and north_eastern <= purse.north_eastern
                and cost + government + midland + north_eastern <= purse.all
            ):
                more = Line(longer(path, area), cost, government, midland, north_eastern)
                self._enter(line, more, area)
                self._keep(more, edge)

    def _enter(self, line: Line, more: Line, area: i64) -> None:
        """The longer line with what it comes to in this area."""
        s = self.s
        ground = self.ground
        companies = s.companies[area]
        more.served = line.served | companies
        more.cheese = line.cheese + ground.number[CHEESE * AREA_COUNT + area]
        more.stone = line.stone
        more.red = line.red
        more.green = line.green
        more.hills = line.hills
        more.parts = line.parts
        part = ground.part[area]
        if part < 0:
            more.red += ground.number[RED * AREA_COUNT + area]
            more.green += ground.number[GREEN * AREA_COUNT + area]
        elif not line.parts >> part & 1:
            more.parts |= BITS[part]
            more.served |= ground.served[part]
            more.red += ground.red[part]
            more.green += ground.green[part]
        if TOWN[area] and companies == 0:
            for hill in HILLS_BESIDE[area]:
                if ground.number[STONE * AREA_COUNT + hill] > 0.0 and hill not in more.hills:
                    more.hills = longer(more.hills, hill)
                    more.stone += ground.number[STONE * AREA_COUNT + hill]
        more.towns = len(more.path) - 1 if TOWN[area] else line.towns
        self._judge(more, ground.ahead[area])

    def _judge(self, line: Line, ahead: float) -> None:
        """What the line may come to, with as many slots as the rest of the purse may rent, and what it gives hope of:
        what lies ahead, passengers whose company it may still come to, and a town from which to hand over all of it."""
        worths = self.worths
        weights = worths.weights
        purse = self.purse
        reached = self.ground.reached
        rest = purse.all - purse.train - line.points()
        train = purse.train + (rest // EXCHANGE_RATE if rest > 0 else rest)
        slots = float(SLOTS[max(0, min(train, len(SLOTS) - 1))])
        stone = reached[STONE] + line.stone
        cheese = reached[CHEESE] + line.cheese
        red = reached[RED] + (line.red if line.served & 1 else 0.0)
        green = reached[GREEN] + (line.green if line.served & 2 else 0.0)
        there = stone + cheese + red + green
        part = 1.0 if there <= slots else slots / there
        links = max(0, len(line.path) - 1)
        base = worths.load(part * stone, part * cheese, part * red, part * green) - worths.pound * float(links)
        behind = 0.0
        shed_cost = 0.0
        if worths.left:
            base -= weights[by.POINT] * float(line.points())
            behind = weights[by.KEPT] * worths.piece * min(there * (1.0 - part), NEXT_SLOTS)
            shed_cost = weights[by.SHED]
        most = 2 * max(purse.midland - line.midland, purse.north_eastern - line.north_eastern)
        after = behind * weights[by.STILL_BEHIND]
        shed = min(line.towns, most)
        line.estimate = base + (after if shed else behind) - worths.link * float(links) + self._rid(shed, shed_cost)
        shed = min(links, most)
        line.hope = base + (after if shed else behind) - worths.link * float(links) + self._rid(shed, shed_cost)
        no_way = (0.0 if line.served & 1 else worths.cargo[RED] * line.red) + (
            0.0 if line.served & 2 else worths.cargo[GREEN] * line.green
        )
        line.hope += ahead + weights[by.NO_WAY_YET] * no_way

    def _rid(self, links: i64, cost: float) -> float:
        """What it brings to be rid of so many links, for so much each."""
        return (self.worths.link - cost) * float(links)

    def _keep(self, line: Line, edge: list[Line]) -> None:
        """Among the few that are kept, the most hopeful first."""
        self._find(line)
        at = len(edge)
        if at == WIDTH:
            if edge[at - 1].hope >= line.hope:
                return
            edge.pop()
            at -= 1
        while at > 0 and edge[at - 1].hope < line.hope:
            at -= 1
        edge.insert(at, line)

    def _find(self, line: Line) -> None:
        """Among the lines to think through, the most promising first."""
        found = self.found
        if len(found) == self.most and found[-1].estimate >= line.estimate:
            return
        if self.alike < self.most:
            like: i64 = 0
            last: i64 = -1
            for i in range(len(found)):
                if found[i].path[0] == line.path[0]:
                    like += 1
                    last = i
            if like == self.alike:
                if found[last].estimate >= line.estimate:
                    return
                found.pop(last)
        if len(found) == self.most:
            found.pop()
        at = len(found)
        while at > 0 and found[at - 1].estimate < line.estimate:
            at -= 1
        found.insert(at, line)
