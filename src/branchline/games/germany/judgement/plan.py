"""Which tickets to go for and over which stretches: journeys joined one by one into a cheap network."""

from math import exp, pow

from branchline.core.native import Floats, Row, append, i64, vec
from branchline.games.germany.judgement.chart import NO_WAY, Travel
from branchline.games.germany.judgement.outlook import Outlook
from branchline.games.germany.judgement.passengers import Passengers
from branchline.games.germany.judgement.weights import (
    CATCH,
    GLOBETROTTER,
    GREY_READY,
    HURRY,
    LEAST_CHANCE,
    LEAST_PRICE,
    LUCK,
    MOST_DETOUR,
    READY,
    RUSH,
    SLOW,
    STILL_FREE,
    TURN,
    URGENT,
    WAGON,
)
from branchline.games.germany.pieces import COLOURS, GREY, POINTS
from branchline.games.germany.position import FEW_SEATS


class Plan:
    """The stretches to build, for the tickets worth going for."""

    def __init__(self, outlook: Outlook, price: Floats, building: Floats) -> None:
        board = outlook.board
        self.outlook = outlook
        self.board = board
        self.chart = outlook.chart
        self.price = price  # of each stretch in points; own ones and planned ones cost nothing more
        self.building = building  # turns that it takes to build each stretch
        self.tickets = vec[i64]()  # that it is for
        self.stretches = vec[i64]()
        self.credit = vec[float]([0.0] * board.route_count)  # ticket points that hang on a stretch
        self.dangers = vec[float]([-1.0] * board.route_count)  # as far as they were asked for
        self.wagons: i64 = 0
        self.turns = 0.0

    def copy(self) -> "Plan":
        other = Plan(self.outlook, self.price[:], self.building)
        other.stretches = self.stretches[:]
        other.wagons = self.wagons
        other.turns = self.turns
        return other

    def way(self, ticket: i64) -> Travel:
        """The cheapest way to fulfil a ticket on top of the plan."""
        board = self.board
        starts = board.nodes_of[board.ticket_a[ticket]]
        return Travel(self.chart, self.price, starts, board.nodes_of[board.ticket_b[ticket]])

    def chance(self, journey: Row) -> float:
        """The chance to finish a journey on top of the plan."""
        outlook = self.outlook
        weights = outlook.weights
        wagons = self.wagons
        slack = outlook.turns - self.turns
        building = 0.0
        unbuilt = 0.0
        lengths = self.board.length
        for stretch in journey:
            if self.price[stretch] != 0.0:
                wagons += lengths[stretch]
                building += self.building[stretch]
            if not outlook.owned[stretch]:
                unbuilt += 1.0
        if wagons > outlook.wagons:
            return 0.0
        in_time = 1.0 / (1.0 + exp(-(slack - building) / weights[LUCK]))
        return in_time * pow(weights[STILL_FREE], unbuilt)

    def add(self, ticket: i64, journey: Row) -> None:
        """Take a ticket's journey into the plan; its points hang on every stretch still to be built."""
        outlook = self.outlook
        self.tickets = append(self.tickets, ticket)
        lengths = self.board.length
        wagons: i64 = 0
        for stretch in journey:
            if not outlook.owned[stretch]:
                wagons += lengths[stretch]
        for stretch in journey:
            if outlook.owned[stretch]:
                continue
            if self.price[stretch] != 0.0:
                self.stretches = append(self.stretches, stretch)
                self.wagons += lengths[stretch]
                self.turns += self.building[stretch]
                self.price[stretch] = 0.0
            self.credit[stretch] += swing(outlook, ticket) * float(lengths[stretch]) / float(wagons)

    def hurry(self, stretch: i64) -> float:
        """What waiting may cost: the way round, times how likely somebody else builds here first."""
        if self.dangers[stretch] < 0.0:
            outlook = self.outlook
            weights = outlook.weights
            tracks = 1.0 if outlook.seats <= FEW_SEATS else float(outlook.free_tracks(stretch))
            rush = weights[HURRY] * (weights[RUSH] + self.chart.demand[stretch]) * float(outlook.seats - 1) / tracks
            detour = self._detour(stretch)
            self.dangers[stretch] = rush * (detour if detour < weights[MOST_DETOUR] else weights[MOST_DETOUR])
        return self.dangers[stretch]

    def urge(self, stretch: i64) -> float:
        """How much the cards for it are wanted."""
        return 1.0 + self.outlook.weights[URGENT] * self.hurry(stretch)

    def _detour(self, stretch: i64) -> float:
        """What the way round costs if a planned stretch is lost."""
        board = self.board
        kept = self.price[stretch]
        self.price[stretch] = NO_WAY
        starts = vec[i64]([board.node_a[stretch]])
        price = Travel(self.chart, self.price, starts, vec[i64]([board.node_b[stretch]])).price()
        self.price[stretch] = kept
        return price


def swing(outlook: Outlook, ticket: i64) -> float:
    """What completing a held ticket changes: its value gained instead of lost, and the globetrotter."""
    return 2.0 * float(outlook.board.value[ticket]) + outlook.weights[GLOBETROTTER]


def collecting(missing: float, weights: Floats) -> float:
    """Turns to collect so many cards of one colour: two a turn, but many of a kind come slowly."""
    return missing / 2 + weights[SLOW] * missing * missing


def make_plan(outlook: Outlook, passengers: Passengers) -> Plan:
    """Take the held tickets into a plan, the one that pays best first, as long as they can be done."""
    plan = bare_plan(outlook, passengers)
    weights = outlook.weights
    waiting = outlook.open_tickets()
    while waiting:
        best = -1.0
        chosen = -1
        journey = vec[i64]()
        for ticket in waiting:
            way = plan.way(ticket)
            if way.goal < 0:
                continue
            stretches = way.journey()
            chance = plan.chance(stretches)
            rate = chance * swing(outlook, ticket) / (way.price() + weights[TURN])
            if chance >= weights[LEAST_CHANCE] and rate > best:
                best = rate
                chosen = ticket
                journey = stretches
        if chosen < 0:
            break
        waiting.remove(chosen)
        plan.add(chosen, journey)
    return plan


def bare_plan(outlook: Outlook, passengers: Passengers) -> Plan:
    """Nothing planned yet: how many turns each stretch takes to build, and what that costs in points."""
    board = outlook.board
    chart = outlook.chart
    weights = outlook.weights
    price = vec[float]([NO_WAY] * board.route_count)
    building = vec[float]([0.0] * board.route_count)
    most: i64 = 0
    for colour in range(COLOURS):
        if outlook.hand[colour] > most:
            most = outlook.hand[colour]
    for stretch in chart.stretches:
        if outlook.owned[stretch]:
            price[stretch] = 0.0
            continue
        length = board.length[stretch]
        if length > outlook.wagons:
            continue
        missing = -1.0
        for route in chart.tracks[stretch]:
            if outlook.free[route]:
                colour = board.colour[route]
                ready = (
                    weights[GREY_READY] * float(most)
                    if colour == GREY
                    else weights[READY] * float(outlook.hand[colour])
                )
                left = float(length) - ready
                if missing < 0.0 or left < missing:
                    missing = left if left > 0.0 else 0.0
        if missing < 0.0:
            continue
        building[stretch] = 1.0 + collecting(missing, weights)
        brings = float(POINTS[length]) + weights[CATCH] * passengers.catch(stretch)
        cost = weights[TURN] * building[stretch] + weights[WAGON] * float(length) - brings
        price[stretch] = cost if cost > weights[LEAST_PRICE] else weights[LEAST_PRICE]
    return Plan(outlook, price, building)
