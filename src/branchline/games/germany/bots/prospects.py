"""What tickets are worth: those just drawn, and those that a draw may bring."""

from math import exp

from branchline.games.germany.board import NODES
from branchline.games.germany.bots import weights
from branchline.games.germany.bots.chart import NO_WAY, STRETCHES, WAGONS_BETWEEN, reach
from branchline.games.germany.bots.plan import Plan
from branchline.games.germany.bots.reading import Errand, Reading
from branchline.games.germany.bots.tables import DRAWN, LENGTH, NODE_A, NODE_B, NODES_OF, TICKET_A, TICKET_B, VALUE


def kept(plan: Plan, drawn: list[tuple[Errand, bool]]) -> list[dict[str, float]]:
    """For every set of drawn tickets (as a bit set of positions): what keeping it brings, by terms."""
    worth: list[dict[str, float]] = [{} for _ in range(1 << len(drawn))]
    order = sorted(range(len(drawn)), key=lambda i: 0.0 if drawn[i][1] else plan.journey(drawn[i][0])[0])

    def walk(at: int, chosen: int, plan: Plan, terms: dict[str, float]) -> None:
        if at == len(order):
            worth[chosen] = terms
            return
        walk(at + 1, chosen, plan, terms)
        i = order[at]
        errand, complete = drawn[i]
        cost, journey, chance = plan.journey(errand)
        if complete:
            chance = 1.0
        elif chance < weights.LEAST_CHANCE:
            chance = 0.0  # nobody would go for it
        more = dict(terms)
        more["tickets"] = more.get("tickets", 0.0) + errand.value * (2 * chance - 1)
        more["globetrotter"] = more.get("globetrotter", 0.0) + weights.GLOBETROTTER * chance
        if chance:
            more["building"] = more.get("building", 0.0) - cost
            plan = plan.copy()
            plan.add(errand, journey)
        walk(at + 1, chosen | 1 << i, plan, more)

    walk(0, 0, plan, {})
    return worth


def draw(reading: Reading, plan: Plan) -> tuple[float, float]:
    """What drawing four tickets now brings on average: all short, all long."""
    wagons = [
        0.0 if price == 0.0 else float(LENGTH[stretch]) if price < NO_WAY else NO_WAY
        for stretch, price in enumerate(plan.price)
    ]
    away = reach(wagons, _network(plan))
    spare = reading.wagons - plan.wagons
    slack = reading.turns - plan.turns - 1.0
    firm = weights.STILL_FREE ** (weights.SHARED * len(plan.stretches))
    short, long = (
        _best_of_four(sorted((_net(ticket, away, spare, slack, firm) for ticket in unknown), reverse=True))
        for unknown in (reading.short_unknown, reading.long_unknown)
    )
    return short, long


def _network(plan: Plan) -> list[int]:
    """The nodes of the largest connected part of what is built and planned."""
    joined = list(range(NODES))
    for stretch in STRETCHES:
        if plan.price[stretch] == 0.0:
            a, b = joined[NODE_A[stretch]], joined[NODE_B[stretch]]
            joined = [a if part == b else part for part in joined]
    largest = max(joined, key=joined.count)
    return [node for node in range(NODES) if joined[node] == largest]


def _net(ticket: int, away: list[float], spare: int, slack: float, firm: float) -> float:
    """What holding this ticket would bring, with its journey guessed from the distance to the network."""
    a, b = TICKET_A[ticket], TICKET_B[ticket]
    joined = min([away[node] for node in NODES_OF[a]]) + min([away[node] for node in NODES_OF[b]])
    need = min(joined, weights.DETOUR * WAGONS_BETWEEN[a][b])
    chance = 0.0
    if need <= spare:
        late = (need * weights.TURNS_A_WAGON - slack) / weights.LUCK
        chance = firm * weights.STILL_FREE ** (need / 2) / (1.0 + exp(min(late, 50.0)))
    return VALUE[ticket] * (2 * chance - 1) + (weights.GLOBETROTTER - weights.TICKET_WAGON * need) * chance


def _best_of_four(nets: list[float]) -> float:
    """The best of four draws must be kept, whatever it is; the other good ones help in part."""
    n = len(nets)
    if not n:
        return 0.0
    total, above = 0.0, 1.0  # the chance that all four lie from here on down
    for i, net in enumerate(nets):
        below = max(0.0, 1.0 - (i + 1) / n) ** DRAWN
        total += net * (above - below)
        above = below
    others = sum(net for net in nets if net > 0) / n * (DRAWN - 1)
    return total + weights.OTHERS * others
