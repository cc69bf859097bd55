"""The rest of a turn with one network, thought through: trains to rent, pieces to fetch, links to hand over."""

from typing import Final

from branchline.core.native import Floats, Row, i64, vec
from branchline.core.rows import filled
from branchline.games.wensleydale.board import (
    AREA_COUNT,
    COMPANY_COUNT,
    GOODS_SLOTS,
    LINKS,
    PASSENGER_SLOTS,
    PRICE,
    TO,
    TOWN,
    TRACKS_OUT,
    TRAIN_COUNT,
)
from branchline.games.wensleydale.position import Position
from branchline.games.wensleydale.profit import income
from branchline.games.wensleydale.quick.freight import NEVER, Freight
from branchline.games.wensleydale.quick.purse import (
    CUBES,
    FOR_LINKS,
    GOVERNMENT,
    MIDLAND,
    NORTH_EASTERN,
    affordable,
    rented,
    without,
)
from branchline.games.wensleydale.quick.worths import SPACES, Worths
from branchline.games.wensleydale.takeover import price

PRICES: Final[i64] = 7  # of trains together: from none to one of each row


def _all_hires() -> list[Row]:
    """Trains that could be rented together while all are free, one a row: price, passengers, goods."""
    hires = [(0, 0, 0)]
    for row in range(1, 4):
        hires += [
            (cost + row, seats + int(PASSENGER_SLOTS[train]), room + int(GOODS_SLOTS[train]))
            for cost, seats, room in hires
            for train in range(int(TRAIN_COUNT))
            if PRICE[train] == row
        ]
    return [vec[i64](list(hire)) for hire in sorted(set(hires))]


_HIRES: Final[list[Row]] = _all_hires()


class Outing:
    """One network: what is fetched with it for each price of trains, and what can be handed over."""

    def __init__(self, s: Position, worths: Worths, there: Floats, links: i64) -> None:
        """`there` is what the network comes to, by kind; its links lie on the board."""
        self.worths = worths
        self.links = links
        self.level = float(s.profit[worths.seat] + income(s, worths.seat) - links)  # before what is still fetched
        self.shed = sheddable(s, worths.seat)
        self.freight = Freight(worths, there)
        self.loads = filled(PRICES, -1)  # the best for each price, while all trains are free

    def value(self, purse: Row) -> float:
        """What the turn is worth with this purse, before any train is rented."""
        if self.loads[0] < 0:
            self._fill()
        best = NEVER
        for cost in range(PRICES):
            if not affordable(purse, cost):
                break
            if self.loads[cost] >= 0:
                worth = self.ending(self.loads[cost], rented(purse, cost))
                if worth > best:
                    best = worth
        return best

    def _fill(self) -> None:
        freight = self.freight
        for hire in _HIRES:
            at = freight.at(hire[1], hire[2])
            best = self.loads[hire[0]]
            if best < 0 or freight.worth[at] > freight.worth[best]:
                self.loads[hire[0]] = at

    def ending(self, load: i64, purse: Row) -> float:
        """With this load, this purse and the takeover that saves most."""
        worths = self.worths
        links = float(self.links)
        behind = self.freight.behind[load]
        gain = 0.0
        a_link = worths.link - (behind / links if self.links else 0.0)
        for company in range(COMPANY_COUNT):
            have = purse[MIDLAND + company]
            most: i64 = 0
            for asked in range(1, have + 1):
                shed = self.shed[company * SPACES + asked]
                if shed > most:
                    most = shed
                    saved = a_link * float(shed) - worths.spent(company + 2, have, asked)
                    if saved > gain:
                        gain = saved
        level = worths.profit(self.level + self.freight.pounds[load])
        return level + self.freight.points[load] + behind + worths.kept(purse) - worths.link * links + gain

    def paid(self, purse: Row, cost: i64, government: i64, midland: i64, north_eastern: i64) -> float:
        """What it is worth after paying for a line that makes it this network; NEVER if it is too dear."""
        rest = purse[:]
        rest[GOVERNMENT] -= government
        rest[MIDLAND] -= midland
        rest[NORTH_EASTERN] -= north_eastern
        if rest[GOVERNMENT] < 0 or rest[MIDLAND] < 0 or rest[NORTH_EASTERN] < 0:
            return NEVER
        in_cubes = min(rest[CUBES], cost)
        rest[CUBES] -= in_cubes
        cost -= in_cubes
        if cost == 0:
            return self.value(rest)
        if cost > rest[1] + rest[2] + rest[3] + rest[4]:
            return NEVER
        best = NEVER
        for order in FOR_LINKS:
            worth = self.value(without(rest, cost, order))
            if worth > best:
                best = worth
        return best


def sheddable(s: Position, seat: i64) -> Row:
    """[company * SPACES + points]: how many own links the company could take over for so many points."""
    most = filled(COMPANY_COUNT * SPACES, 0)
    seen = filled(AREA_COUNT, 0)
    for area in s.company_towns:
        companies = s.companies[area]
        for company in range(COMPANY_COUNT):
            if companies >> company & 1:
                _follow(s, seat, area, 0, company * SPACES, seen, most)
    for company in range(COMPANY_COUNT):
        at = company * SPACES
        for points in range(1, SPACES):
            if most[at + points] < most[at + points - 1]:
                most[at + points] = most[at + points - 1]
    return most


def _follow(s: Position, seat: i64, area: i64, links: i64, at: i64, seen: Row, most: Row) -> None:
    if links > 0 and TOWN[area] and most[at + price(links)] < links:
        most[at + price(links)] = links
    if links == LINKS:
        return
    seen[area] = 1
    for way in TRACKS_OUT[area]:
        if s.owner[way >> 1] == seat + 1 and not seen[TO[way]]:
            _follow(s, seat, TO[way], links + 1, at, seen, most)
    seen[area] = 0
