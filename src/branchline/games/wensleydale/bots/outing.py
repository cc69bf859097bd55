"""The rest of a turn, thought through: trains to rent, pieces to fetch, links to hand over, what is left then."""

from typing import Final, NamedTuple

from branchline.games.wensleydale.board import COMPANIES, RED
from branchline.games.wensleydale.bots.freight import Freight, Load
from branchline.games.wensleydale.bots.network import Network
from branchline.games.wensleydale.bots.purse import MIDLAND, Purse, rented
from branchline.games.wensleydale.bots.reading import Reading
from branchline.games.wensleydale.bots.tables import GOODS_SLOTS, INCOME, PASSENGER_SLOTS, PRICE, TRAIN_COUNT
from branchline.games.wensleydale.bots.worth import Worth

Terms = dict[str, float]


class Hire(NamedTuple):
    """Trains that could be rented together."""

    price: int
    passengers: int
    goods: int
    trains: tuple[int, ...]


class Outing(NamedTuple):
    """The best that can be made of the rest of a turn."""

    value: float
    terms: Terms


class _Ending(NamedTuple):
    """How a turn may end: what is loaded, the purse before the takeover, and the takeover."""

    value: float
    load: Load
    purse: Purse
    shed: int
    price: int
    company: int


STAY: Final = Hire(0, 0, 0, ())
IMPOSSIBLE: Final = Outing(float("-inf"), {})


def hires(reading: Reading, first: int = -1) -> list[Hire]:
    """Every choice of free trains, one a row at most, that differs in price or slots; with this one, if it is given."""
    choices = [STAY]
    rows = set(PRICE) - reading.rows_of(reading.me)
    if first >= 0:
        choices = [Hire(PRICE[first], PASSENGER_SLOTS[first], GOODS_SLOTS[first], (first,))]
        rows.discard(PRICE[first])
    for row in sorted(rows):
        trains = [train for train in range(TRAIN_COUNT) if PRICE[train] == row and reading.holder[train] < 0]
        more: dict[tuple[int, int, int], Hire] = {}
        for hire in choices:
            for train in trains:
                slots = (hire.price + row, hire.passengers + PASSENGER_SLOTS[train], hire.goods + GOODS_SLOTS[train])
                more.setdefault(slots, Hire(*slots, (*hire.trains, train)))
        choices.extend(more.values())
    return choices


class Prospect:
    """A network and what can be fetched with it, before anything is paid."""

    def __init__(
        self,
        reading: Reading,
        worth: Worth,
        choices: list[Hire],
        freight: Freight,
        series: tuple[int, ...] = (),
        fetched: tuple[int, int] | None = None,
    ) -> None:
        """With a series added to the links on the board; with a piece of some kind, from some area, loaded already."""
        self.worth = worth
        self.choices = choices
        network = Network(reading, series)
        self.links = network.links
        self.shed = [network.shed(company) for company in range(len(COMPANIES))]
        self.booked = reading.income
        self.held = reading.slots
        self.freight = freight
        for kind, area, number in network.reach():
            left = number - 1 if fetched == (kind, area) else number
            if left:
                freight.add(kind, left, reading.chance(kind, area))
        if fetched:
            kind = fetched[0]
            self.booked += INCOME[kind]
            self.held = (self.held[0] - (kind >= RED), self.held[1] - (kind < RED))
        self.cheapest = self._by_price(choices)

    def outing(self, purse: Purse) -> Outing:
        """The best outing that this purse can pay for."""
        return self._best(purse, self.cheapest)

    def outing_with(self, purse: Purse, choices: list[Hire]) -> Outing:
        """The best outing with one of these choices of trains."""
        return self._best(purse, self._by_price(choices))

    def _by_price(self, choices: list[Hire]) -> list[tuple[int, Load]]:
        """For each price the best load."""
        best: dict[int, Load] = {}
        for hire in choices:
            load = self.freight.load(self.held[0] + hire.passengers, self.held[1] + hire.goods)
            if hire.price not in best or load.worth > best[hire.price].worth:
                best[hire.price] = load
        return sorted(best.items())

    def _best(self, purse: Purse, hires: list[tuple[int, Load]]) -> Outing:
        best = None
        for price, load in hires:
            left = rented(purse, price)
            if left is None:  # and so are all that are dearer
                break
            ending = self._ending(load, left)
            if best is None or ending.value > best.value:
                best = ending
        return self._told(best) if best else IMPOSSIBLE

    def idle(self, purse: Purse) -> Outing:
        """The turn if nothing more is rented or fetched."""
        return self._told(self._ending(self.freight.load(0, 0), purse))

    def _ending(self, load: Load, purse: Purse) -> _Ending:
        """How the turn ends with this load and this purse, and with the takeover that saves most."""
        worth, links = self.worth, self.links
        value = worth.profit(worth.level + self.booked + load.pounds - links)
        value += load.points + load.behind + worth.kept(purse) - worth.link * links
        gain, shed, price, company = 0.0, 0, 0, 0
        for c, table in enumerate(self.shed):
            points = purse[MIDLAND + c]
            held = worth.points[MIDLAND + c]
            for asked in range(1, min(points, len(table) - 1) + 1):
                if table[asked] > table[asked - 1]:
                    saved = (worth.link - load.behind / links) * table[asked] - held[points] + held[points - asked]
                    if saved > gain:
                        gain, shed, price, company = saved, table[asked], asked, c
        return _Ending(value + gain, load, purse, shed, price, company)

    def _told(self, ending: _Ending) -> Outing:
        """An ending in terms."""
        worth, load = self.worth, ending.load
        purse = list(ending.purse)
        purse[MIDLAND + ending.company] -= ending.price
        pounds = self.booked + load.pounds - self.links
        left = self.links - ending.shed
        terms = {
            "pieces": load.points,
            "profit": worth.profit(worth.level + pounds) - worth.profit(worth.level),
            "links": -worth.link * left,
            "left behind": load.behind * left / self.links if self.links else 0.0,
            "purse": worth.kept(Purse(*purse)),
        }
        return Outing(sum(terms.values()), terms)
