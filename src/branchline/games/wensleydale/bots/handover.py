"""Phase nine: which links to hand over, and to whom."""

from copy import copy
from itertools import pairwise

from branchline.games.wensleydale.board import CHEESE, COMPANIES, RED, STONE
from branchline.games.wensleydale.bots import weights
from branchline.games.wensleydale.bots.mind import Mind
from branchline.games.wensleydale.bots.network import Network
from branchline.games.wensleydale.bots.outing import Terms
from branchline.games.wensleydale.bots.purse import MIDLAND, Purse
from branchline.games.wensleydale.bots.reading import Reading
from branchline.games.wensleydale.bots.tables import (
    DONE,
    HILLS_BESIDE,
    NO_TAKEOVER,
    OVER,
    TAKEOVER,
    TO,
    TOWN,
    TOWNS_BESIDE,
    TRACKS_OUT,
)
from branchline.games.wensleydale.bots.worth import Worth
from branchline.games.wensleydale.takeover import price

NEVER: Terms = {"no such series": weights.NEVER}  # only with series that may run over themselves


def judge_takeover(reading: Reading, legal: list[int], mind: Mind) -> list[Terms]:
    """Each choice by the best series that it leads to."""
    handover = _Handover(reading, mind.worth(reading))
    taking = reading.view["taking"]
    path = reading.path
    best: dict[int, Terms] = {}
    for company in range(len(COMPANIES)):
        if taking and COMPANIES[company] != taking["company"]:
            continue
        for series in handover.series(company):
            if series[: len(path)] != path:
                continue
            terms = handover.terms(company, series)
            action = _leading_to(company, series, path, bool(taking))
            if action not in best or sum(terms.values()) > sum(best[action].values()):
                best[action] = terms
    best[NO_TAKEOVER] = handover.nothing()
    return [best.get(action, NEVER) for action in legal]


def _leading_to(company: int, series: tuple[int, ...], path: tuple[int, ...], begun: bool) -> int:
    """The next action on the way to this series."""
    if not begun:
        return TAKEOVER + company
    if series == path:
        return DONE
    at = max(0, len(path) - 1)
    return next(OVER + way for way in TRACKS_OUT[series[at]] if TO[way] == series[at + 1])


class _Handover:
    """The seat's outlook at the end of the turn, with and without a takeover."""

    def __init__(self, reading: Reading, worth: Worth) -> None:
        self.reading = reading
        self.worth = worth
        self.network = Network(reading)

    def series(self, company: int) -> list[tuple[int, ...]]:
        return self.network.series(company, 2 * self.reading.purse[MIDLAND + company])

    def nothing(self) -> Terms:
        return self._outlook(self.reading, self.network.links)

    def terms(self, company: int, series: tuple[int, ...]) -> Terms:
        """The seat's outlook once this series is the company's."""
        after = copy(self.reading)
        points = list(after.purse)
        points[MIDLAND + company] -= price(len(series) - 1)
        after.purse = Purse(*points)
        gone = {frozenset(step) for step in pairwise(series)}
        tracks = {
            area: [other for other in others if frozenset((area, other)) not in gone]
            for area, others in self.network.tracks.items()
        }
        after.tracks = list(after.tracks)
        after.tracks[after.me] = {area: others for area, others in tracks.items() if others}
        after.companies = list(after.companies)
        after.pieces = [list(row) for row in after.pieces]
        towns = [area for area in series if TOWN[area]]
        for area in series:
            after.pieces[CHEESE][area] = 0
        for area in towns:
            after.companies[area] |= 1 << company
            after.pieces[RED + company][area] = 0
        for hill in {hill for area in towns for hill in HILLS_BESIDE[area]}:
            if all(after.companies[town] for town in TOWNS_BESIDE[hill]):
                after.pieces[STONE][hill] = 0
        return self._outlook(after, self.network.links - len(gone))

    def _outlook(self, reading: Reading, links: int) -> Terms:
        terms = {"links": -self.worth.link * links, "purse": self.worth.kept(reading.purse)}
        if self.worth.left:
            behind = sum(
                self.worth.cargo[lot.kind] * lot.number * reading.chance(lot.kind, lot.area)
                for lot in Network(reading).reach()
            )
            terms["left behind"] = weights.KEPT * behind
        return terms
