"""Which tickets to go for and over which stretches: journeys joined one by one into a cheap network."""

from math import exp

from branchline.games.germany.board import GREY, ROUTE_COLOUR, ROUTE_COUNT
from branchline.games.germany.bots import weights
from branchline.games.germany.bots.chart import NO_WAY, STRETCHES, TRACKS, cheapest
from branchline.games.germany.bots.passengers import catch
from branchline.games.germany.bots.reading import Errand, Reading
from branchline.games.germany.bots.tables import LENGTH, NODE_A, NODE_B, POINTS


class Costs:
    """For each stretch: how many turns it takes to build, and what that costs in points. Own ones are free."""

    def __init__(self, reading: Reading, gains: list[float]) -> None:
        self.turns = [0.0] * ROUTE_COUNT
        self.price = [NO_WAY] * ROUTE_COUNT
        most = max(reading.hand[:GREY])
        for stretch in STRETCHES:
            if reading.owned[stretch]:
                self.price[stretch] = 0.0
                continue
            length = LENGTH[stretch]
            tracks = [route for route in TRACKS[stretch] if reading.free[route]]
            if not tracks or length > reading.wagons:
                continue
            missing = float(length)
            for route in tracks:
                colour = ROUTE_COLOUR[route]
                ready = weights.GREY_READY * most if colour == GREY else weights.READY * reading.hand[colour]
                missing = max(0.0, min(missing, length - ready))
            turns = 1.0 + collecting(missing)
            brings = POINTS[length] + weights.CATCH * catch(reading, gains, stretch)
            price = weights.TURN * turns + weights.WAGON * length - brings
            self.turns[stretch] = turns
            self.price[stretch] = max(weights.LEAST_PRICE, price)


def collecting(missing: float) -> float:
    """Turns to collect so many cards of one colour: two a turn, but many of a kind come slowly."""
    return missing / 2 + weights.SLOW * missing * missing


class Plan:
    """The stretches to build, for the tickets worth going for."""

    def __init__(self, reading: Reading, costs: Costs) -> None:
        self.reading = reading
        self.costs = costs
        self.price = list(costs.price)  # what is planned costs nothing more
        self.stretches: list[int] = []
        self.credit: dict[int, float] = {}  # ticket points that hang on a stretch
        self.wagons = 0
        self.turns = 0.0

    def copy(self) -> "Plan":
        other = Plan(self.reading, self.costs)
        other.price = list(self.price)
        other.stretches = list(self.stretches)
        other.wagons = self.wagons
        other.turns = self.turns
        return other

    def journey(self, errand: Errand) -> tuple[float, list[int], float]:
        """The cheapest way to fulfil a ticket on top of the plan: price, stretches and the chance to finish it."""
        price, stretches = cheapest(self.price, errand.starts, errand.goals)
        if price >= NO_WAY:
            return NO_WAY, [], 0.0
        new = [stretch for stretch in stretches if self.price[stretch]]
        if self.wagons + sum(LENGTH[stretch] for stretch in new) > self.reading.wagons:
            return price, stretches, 0.0
        slack = self.reading.turns - self.turns - sum(self.costs.turns[stretch] for stretch in new)
        in_time = 1.0 / (1.0 + exp(-slack / weights.LUCK))
        unbuilt = sum(1 for stretch in stretches if not self.reading.owned[stretch])
        return price, stretches, in_time * weights.STILL_FREE**unbuilt

    def add(self, errand: Errand, journey: list[int]) -> None:
        """Take a ticket's journey into the plan; its points hang on every stretch still to be built."""
        missing = [stretch for stretch in journey if not self.reading.owned[stretch]]
        wagons = sum(LENGTH[stretch] for stretch in missing)
        for stretch in missing:
            if self.price[stretch]:
                self.stretches.append(stretch)
                self.wagons += LENGTH[stretch]
                self.turns += self.costs.turns[stretch]
                self.price[stretch] = 0.0
            share = swing(errand) * LENGTH[stretch] / wagons
            self.credit[stretch] = self.credit.get(stretch, 0.0) + share

    def detour(self, stretch: int) -> float:
        """What the way round costs if a planned stretch is lost."""
        kept, self.price[stretch] = self.price[stretch], NO_WAY
        price, _ = cheapest(self.price, (NODE_A[stretch],), (NODE_B[stretch],))
        self.price[stretch] = kept
        return price


def swing(errand: Errand) -> float:
    """What completing a held ticket changes: its value gained instead of lost, and the globetrotter."""
    return 2.0 * errand.value + weights.GLOBETROTTER


def make(reading: Reading, costs: Costs) -> Plan:
    """Take the held tickets into the plan, the one that pays best first, as long as they can be done."""
    plan = Plan(reading, costs)
    waiting = list(reading.errands)
    while waiting:
        best: tuple[float, int, list[int]] | None = None
        for i, errand in enumerate(waiting):
            cost, journey, chance = plan.journey(errand)
            rate = chance * swing(errand) / (cost + weights.TURN)
            if chance >= weights.LEAST_CHANCE and (best is None or rate > best[0]):
                best = (rate, i, journey)
        if best is None:
            break
        plan.add(waiting.pop(best[1]), best[2])
    return plan
