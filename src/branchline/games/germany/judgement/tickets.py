"""What tickets are worth: those just drawn, and those that a draw may bring."""

from math import exp, pow

from branchline.core.native import Floats, Row, append, i64, vec
from branchline.core.rows import BITS
from branchline.games.germany.actions import DRAWN
from branchline.games.germany.judgement import terms
from branchline.games.germany.judgement.chart import NO_WAY, reach
from branchline.games.germany.judgement.outlook import Outlook
from branchline.games.germany.judgement.plan import Plan
from branchline.games.germany.judgement.weights import (
    BUILDING,
    DETOUR,
    GLOBETROTTER,
    LEAST_CHANCE,
    LUCK,
    OTHERS,
    SHARED,
    STILL_FREE,
    TICKET_WAGON,
    TURNS_A_WAGON,
)
from branchline.games.germany.position import SETUP_KEEP
from branchline.games.germany.scoring import complete


class Kept:
    """For every set of drawn tickets (as a bit set of positions): what keeping it brings, by terms."""

    def __init__(self, plan: Plan) -> None:
        self.drawn = plan.outlook.drawn()
        self.worth: list[Floats] = [terms.none() for _ in range(2 ** len(self.drawn))]
        outlook = plan.outlook
        self.done = [complete(outlook.s, outlook.seat, ticket) for ticket in self.drawn]
        prices = [0.0 if done else plan.way(t).price() for t, done in zip(self.drawn, self.done, strict=True)]
        self.order = sorted(range(len(self.drawn)), key=lambda i: prices[i])
        self.building = 1.0 if outlook.s.phase == SETUP_KEEP else outlook.weights[BUILDING]
        self._walk(0, 0, plan, terms.none())

    def _walk(self, at: int, chosen: i64, plan: Plan, sums: Floats) -> None:
        if at == len(self.order):
            self.worth[chosen] = sums
            return
        self._walk(at + 1, chosen, plan, sums)
        i = self.order[at]
        ticket = self.drawn[i]
        weights = plan.outlook.weights
        way = plan.way(ticket)
        journey = way.journey()
        chance = 0.0
        if self.done[i]:
            chance = 1.0
        elif way.goal >= 0:
            chance = plan.chance(journey)
            if chance < weights[LEAST_CHANCE]:
                chance = 0.0  # nobody would go for it
        more = sums[:]
        more[terms.TICKETS] += float(plan.board.value[ticket]) * (2 * chance - 1)
        more[terms.GLOBETROTTER] += weights[GLOBETROTTER] * chance
        if chance > 0.0:
            more[terms.BUILDING] -= self.building * way.price()
            plan = plan.copy()
            plan.add(ticket, journey)
        self._walk(at + 1, chosen | BITS[i], plan, more)


class Draw:
    """What drawing four tickets now brings on average: all short, all long."""

    def __init__(self, plan: Plan, unbuilt: Row, spare_wagons: i64, spare_turns: float) -> None:
        """`unbuilt` are the stretches of the plan still to be built; the rest is what they leave over."""
        outlook = plan.outlook
        board = plan.board
        weights = outlook.weights
        wagons = vec[float]([NO_WAY] * board.route_count)
        for stretch in plan.chart.stretches:
            if plan.price[stretch] == 0.0:
                wagons[stretch] = 0.0
            elif plan.price[stretch] < NO_WAY:
                wagons[stretch] = float(board.length[stretch])
        self.board = board
        self.chart = plan.chart
        self.weights = weights
        self.away = reach(plan.chart, wagons, _network(plan))
        self.spare = float(spare_wagons)
        self.slack = spare_turns - 1.0
        self.firm = pow(weights[STILL_FREE], weights[SHARED] * float(len(unbuilt)))
        self.short = self._best_of_four(outlook, 0, board.short_tickets)
        self.long = self._best_of_four(outlook, board.short_tickets, board.ticket_count)

    def _net(self, ticket: i64) -> float:
        """What holding this ticket would bring, with its journey guessed from the distance to the network."""
        board = self.board
        weights = self.weights
        a = board.ticket_a[ticket]
        b = board.ticket_b[ticket]
        joined = self._nearest(a) + self._nearest(b)
        need = weights[DETOUR] * self.chart.wagons_between[a * board.place_count + b]
        if joined < need:
            need = joined
        chance = 0.0
        if need <= self.spare:
            late = (need * weights[TURNS_A_WAGON] - self.slack) / weights[LUCK]
            chance = self.firm * pow(weights[STILL_FREE], need / 2) / (1.0 + exp(late if late < 50.0 else 50.0))
        bonus = weights[GLOBETROTTER] - weights[TICKET_WAGON] * need
        return float(board.value[ticket]) * (2 * chance - 1) + bonus * chance

    def _nearest(self, place: i64) -> float:
        nearest = NO_WAY
        for node in self.board.nodes_of[place]:
            if self.away[node] < nearest:
                nearest = self.away[node]
        return nearest

    def _best_of_four(self, outlook: Outlook, first: i64, end: i64) -> float:
        """The best of four draws must be kept, whatever it is; the other good ones help in part."""
        nets = sorted([self._net(ticket) for ticket in outlook.unknown(first, end)], reverse=True)
        n = len(nets)
        if not n:
            return 0.0
        total = 0.0
        above = 1.0  # the chance that all four lie from here on down
        good = 0.0
        for i in range(n):
            below = pow(1.0 - (i + 1) / n, float(DRAWN))
            total += nets[i] * (above - below)
            above = below
            if nets[i] > 0.0:
                good += nets[i]
        others = good / n * float(DRAWN - 1)
        return total + self.weights[OTHERS] * others


def _network(plan: Plan) -> Row:
    """The nodes of the largest connected part of what is built and planned."""
    board = plan.board
    nodes = board.nodes
    joined = vec[i64](list(range(nodes)))
    for stretch in plan.chart.stretches:
        if plan.price[stretch] == 0.0:
            a = joined[board.node_a[stretch]]
            b = joined[board.node_b[stretch]]
            for node in range(nodes):
                if joined[node] == b:
                    joined[node] = a
    sizes = vec[i64]([0] * nodes)
    for node in range(nodes):
        sizes[joined[node]] += 1
    largest = joined[0]
    for node in range(nodes):
        if sizes[joined[node]] > sizes[largest]:
            largest = joined[node]
    network = vec[i64]()
    for node in range(nodes):
        if joined[node] == largest:
            network = append(network, node)
    return network
