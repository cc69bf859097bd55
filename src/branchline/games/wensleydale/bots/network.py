"""A seat's own links as a network: what they reach, and what of them a company could take over."""

from typing import NamedTuple

from branchline.games.wensleydale.board import CHEESE, GREEN, RED, STONE
from branchline.games.wensleydale.bots.reading import Reading
from branchline.games.wensleydale.bots.tables import HILLS_BESIDE, LINKS, TOWN
from branchline.games.wensleydale.takeover import price

DEAREST_TAKEOVER: int = price(LINKS)


class Lot(NamedTuple):
    """Pieces of one kind in one area."""

    kind: int
    area: int
    number: int


class Network:
    """The links of the seat that decides, with those of a series that may be added."""

    def __init__(self, reading: Reading, series: tuple[int, ...] = ()) -> None:
        self.reading = reading
        tracks = reading.tracks[reading.me]
        self.tracks = {area: list(others) for area, others in tracks.items()} if series else tracks
        for i in range(1, len(series)):
            self.tracks.setdefault(series[i - 1], []).append(series[i])
            self.tracks.setdefault(series[i], []).append(series[i - 1])
        self.links = sum(len(others) for others in self.tracks.values()) // 2

    def parts(self) -> list[list[int]]:
        """The areas, joined ones together."""
        parts: list[list[int]] = []
        seen: set[int] = set()
        for start in self.tracks:
            if start not in seen:
                seen.add(start)
                part = [start]
                for area in part:
                    for other in self.tracks[area]:
                        if other not in seen:
                            seen.add(other)
                            part.append(other)
                parts.append(part)
        return parts

    def reach(self) -> list[Lot]:
        """What could be moved with trains enough."""
        companies, pieces = self.reading.companies, self.reading.pieces
        lots: list[Lot] = []
        quarries: set[int] = set()
        for part in self.parts():
            served = 0
            for area in part:
                served |= companies[area]
            for area in part:
                if not TOWN[area]:
                    if pieces[CHEESE][area]:
                        lots.append(Lot(CHEESE, area, pieces[CHEESE][area]))
                    continue
                if not companies[area]:
                    quarries.update(HILLS_BESIDE[area])
                waiting = served & ~companies[area]
                if waiting & 1 and pieces[RED][area]:
                    lots.append(Lot(RED, area, pieces[RED][area]))
                if waiting & 2 and pieces[GREEN][area]:
                    lots.append(Lot(GREEN, area, pieces[GREEN][area]))
        lots.extend(Lot(STONE, hill, pieces[STONE][hill]) for hill in sorted(quarries) if pieces[STONE][hill])
        return lots

    def series(self, company: int, most: int) -> list[tuple[int, ...]]:
        """Every series of at most so many links that this company could take over."""
        paths: list[tuple[int, ...]] = []
        companies = self.reading.companies
        waiting: list[tuple[int, ...]] = [(area,) for area in self.tracks if companies[area] >> company & 1]
        while waiting:
            path = waiting.pop()
            if len(path) > 1 and TOWN[path[-1]]:
                paths.append(path)
            if len(path) <= most:
                waiting.extend((*path, other) for other in self.tracks[path[-1]] if other not in path)
        return paths

    def shed(self, company: int) -> list[int]:
        """By the points of influence paid: how many links this company could take over."""
        most = [0] * (DEAREST_TAKEOVER + 1)
        for path in self.series(company, LINKS):
            cost = price(len(path) - 1)
            most[cost] = max(most[cost], len(path) - 1)
        for cost in range(1, len(most)):
            most[cost] = max(most[cost], most[cost - 1])
        return most
