"""Which links to hand over: the series that saves most for its influence and the pieces along it."""

from branchline.core.native import Floats, Row, i64, vec
from branchline.core.rows import longer
from branchline.games.wensleydale.actions import MOVE
from branchline.games.wensleydale.board import (
    AREA_COUNT,
    COMPANY_COUNT,
    KIND_COUNT,
    MIDLAND,
    TO,
    TOWN,
    TRACKS_OUT,
)
from branchline.games.wensleydale.position import Position
from branchline.games.wensleydale.quick import weights as by
from branchline.games.wensleydale.quick.worths import Worths
from branchline.games.wensleydale.takeover import most_links, price
from branchline.games.wensleydale.trains import reachable


class Handover:
    """The best series of one seat, found at once."""

    def __init__(self, s: Position, worths: Worths) -> None:
        self.s = s
        self.worths = worths
        self.lying = self._lying()
        self.saved = 0.0
        self.company: i64 = -1
        self.path: Row = vec[i64]()
        for company in range(COMPANY_COUNT):
            if s.taking < 0 or s.taking == company:
                self._from(company)

    def _lying(self) -> Floats:
        """By area: what of the pieces in reach there would be lost."""
        worth = vec[float]([0.0] * AREA_COUNT)
        if self.worths.left:
            for move in reachable(self.s, self.worths.seat):
                at = move - MOVE
                worth[at % AREA_COUNT] += self.worths.cargo[at // AREA_COUNT] * float(self.s.pieces[at])
        return worth

    def _from(self, company: i64) -> None:
        s = self.s
        most = most_links(s, company)
        if len(s.path) > 0:
            self._go_on(company, s.path, most)
            return
        for area in s.areas_of[self.worths.seat]:
            if s.companies[area] >> company & 1:
                self._go_on(company, vec[i64]([area]), most)

    def _go_on(self, company: i64, path: Row, most: i64) -> None:
        area = path[-1]
        links = len(path) - 1
        if links > 0 and TOWN[area]:
            self._weigh(company, path)
        if links == most:
            return
        for way in TRACKS_OUT[area]:
            if self.s.owner[way >> 1] == self.worths.seat + 1 and TO[way] not in path:
                self._go_on(company, longer(path, TO[way]), most)

    def _weigh(self, company: i64, path: Row) -> None:
        worths = self.worths
        kind = MIDLAND + company
        links = len(path) - 1
        lost = 0.0
        for area in path:
            lost += self.lying[area]
        have = self.s.points[worths.seat * KIND_COUNT + kind]
        saved = worths.link * float(links) - worths.spent(kind, have, price(links)) - worths.weights[by.LOST] * lost
        if saved > self.saved:
            self.saved = saved
            self.company = company
            self.path = path
