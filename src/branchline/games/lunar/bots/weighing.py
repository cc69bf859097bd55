"""What every action is worth, in millions: that of the plan it serves best, less what it costs besides.

An action that goes on with a plan is worth as much as the plan; others lose time, money or a load by it.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from branchline.games.lunar.actions import (
    DELIVER,
    DELIVER_BOOM,
    DROP,
    END_OPERATE,
    END_TURN,
    EXCHANGE,
    GIVE_UP,
    LOAD,
    MOVE,
    PLACE,
    TURN_ROUND,
    UPGRADE,
)
from branchline.games.lunar.board import BUILD_LIMIT, CAPACITY, CITY, GOODS_COUNT, SPEED, UPGRADE_COST
from branchline.games.lunar.bots import likings
from branchline.games.lunar.bots.courier import Sampler
from branchline.games.lunar.bots.driving import way_on
from branchline.games.lunar.bots.errands import TO_LOAD, Errand, demands
from branchline.games.lunar.bots.journeys import Journey
from branchline.games.lunar.bots.land import value
from branchline.games.lunar.bots.plans import Plans
from branchline.games.lunar.bots.spending import missing
from branchline.games.lunar.cards import BOOM_GOOD, BOOM_PAY, DEMAND_GOOD, DEMAND_PAY, DEMANDS_EACH
from branchline.games.lunar.position import Position
from branchline.games.lunar.ways import COST, LINK_OF

Terms = dict[str, float]
PLANS: Final = 5  # that are weighed against each other
SPARE: Final = 0.1  # of its pay, what a load is worth that no plan needs yet
LONG: Final = 30.0  # turns in which a locomotive has to pay back
ROOM: Final = 2.0  # millions: room for a third load
STANDING: Final = 0.2  # of a turn: the least that is lost where something could be done and is not
LOST: Final = 2.0  # turns, where a train has no way on


class Loss(NamedTuple):
    """What an action costs a plan besides."""

    turns: float = 0.0
    terms: Terms = {}  # noqa: RUF012 - never changed


class Weighed(NamedTuple):
    """An action, the plan it serves, and the turns it takes besides."""

    plan: Journey | None
    turns: float
    terms: Terms

    @property
    def worth(self) -> float:
        return sum(self.terms.values())


NO_LOSS: Final = Loss()


class Weighing:
    """The actions of the deciding seat."""

    def __init__(self, plans: Plans, journeys: list[Journey], legal: list[int], sampler: Sampler) -> None:
        self._plans = plans
        self._journeys = journeys
        self._sampler = sampler
        s, seat = plans.s, plans.seat
        self._s = s
        self._seat = seat
        self._speed: int = SPEED[s.loco[seat]]
        self._loads = list(s.load[seat * GOODS_COUNT : (seat + 1) * GOODS_COUNT])
        self._locos = [action - UPGRADE for action in legal if UPGRADE <= action < GIVE_UP]
        self._known: dict[int, Weighed] = {}
        self._ways: dict[int, int | None] = {}

    def weigh(self, action: int) -> Weighed:
        if action not in self._known:
            self._known[action] = self._weighed(action)
        return self._known[action]

    def _weighed(self, action: int) -> Weighed:
        for first, weigh in _KINDS:
            if action >= first:
                return weigh(self, action)
        raise AssertionError(f"{action} is no action")

    def _serving(self, loss: Callable[[Journey], Loss | None], gain: Terms | None = None) -> Weighed:
        """By the plan that is worth most with it; None is the loss of all of a plan."""
        options = [self._with(plan, cost, gain) for plan in self._journeys if (cost := loss(plan)) is not None]
        if not options:
            return Weighed(None, 0.0, _summed({"nothing": likings.NOTHING}, gain or {}))
        return max(options, key=lambda option: option.worth)

    def _with(self, plan: Journey, loss: Loss, gain: Terms | None) -> Weighed:
        lost = {"delay": -self._plans.outlook.rate * loss.turns} if loss.turns else {}
        return Weighed(plan, loss.turns, _summed(plan.terms, lost, loss.terms, gain or {}))

    # Operating

    def _move(self, action: int) -> Weighed:
        """Also for turning round: by how much longer the way is then."""
        after = self._s.copy()
        assert isinstance(after, Position)
        after.apply(action)

        def loss(plan: Journey) -> Loss:
            now, then = self._way(plan.errand), _length(after, self._seat, plan.errand)
            if then is None:
                return Loss(LOST)
            return Loss(max(0.0, (1 + then - (now or 0)) / self._speed))

        return self._serving(loss)

    def _way(self, errand: Errand) -> int | None:
        city = errand.stops[0].city
        if city not in self._ways:
            self._ways[city] = _length(self._s, self._seat, errand)
        return self._ways[city]

    def _place(self, action: int) -> Weighed:
        city = CITY[action - PLACE]

        def loss(plan: Journey) -> Loss | None:
            leg = self._plans.land.leg(city, plan.errand.stops[0].city)
            if leg is None:
                return None
            return Loss(leg.mileposts / self._speed, {"track": -leg.money} if leg.money else {})

        return self._serving(loss)

    def _load(self, action: int) -> Weighed:
        good = action - LOAD
        here = CITY[self._s.at[self._seat]]
        room = CAPACITY[self._s.loco[self._seat]] - self._s.aboard[self._seat] - 1

        def loss(plan: Journey) -> Loss | None:
            wanted = [stop for stop in plan.errand.stops if stop.demand == TO_LOAD]
            if any(stop.city == here and stop.good == good for stop in wanted):
                return NO_LOSS
            return self._spare(good, plan, SPARE) if len(wanted) <= room else None

        return self._serving(loss)

    def _drop(self, action: int) -> Weighed:
        good = action - DROP if action < DELIVER else action - GIVE_UP

        def loss(plan: Journey) -> Loss | None:
            return self._spare(good, plan, -SPARE) if self._loads[good] > _kept(plan.errand, good) else None

        return self._serving(loss)

    def _spare(self, good: int, plan: Journey, part: float) -> Loss:
        """A load more or less that the plan does not need, though another card may ask for it."""
        cards = {stop.demand // DEMANDS_EACH for stop in plan.errand.stops if stop.demand != TO_LOAD}
        pays = [
            DEMAND_PAY[demand]
            for demand in demands(self._s, self._seat)
            if DEMAND_GOOD[demand] == good and demand // DEMANDS_EACH not in cards
        ]
        return Loss(0.0, {"spare load": part * float(max(pays))}) if pays else NO_LOSS

    def _deliver(self, action: int) -> Weighed:
        demand = action - DELIVER
        good, pay = DEMAND_GOOD[demand], float(DEMAND_PAY[demand])

        def loss(plan: Journey) -> Loss | None:
            planned = {stop.demand for stop in plan.errand.stops}
            if demand in planned:
                return NO_LOSS
            free = demand // DEMANDS_EACH not in {other // DEMANDS_EACH for other in planned if other != TO_LOAD}
            return Loss(0.0, {"pay": pay}) if free and self._loads[good] > _kept(plan.errand, good) else None

        return self._serving(loss)

    def _boom(self, action: int) -> Weighed:
        good = BOOM_GOOD[action - DELIVER_BOOM]

        def loss(plan: Journey) -> Loss | None:
            return NO_LOSS if self._loads[good] > _kept(plan.errand, good) else None

        return self._serving(loss, {"pay": float(BOOM_PAY)})

    def _exchange(self, action: int) -> Weighed:
        rate = self._plans.outlook.rate
        return Weighed(None, 1.0, {"hand": self._plans.other_hands(self._sampler) + rate, "time": -rate})

    def _stop_here(self, action: int) -> Weighed:
        left = self._speed - self._s.moved

        def loss(plan: Journey) -> Loss:
            if CITY[self._s.at[self._seat]] == plan.errand.stops[0].city:
                return Loss(max(STANDING, left / self._speed))
            return Loss(min(left, self._way(plan.errand) or 0) / self._speed)

        return self._serving(loss)

    # Buying

    def _build(self, action: int) -> Weighed:
        link, cost = LINK_OF[action], COST[action]
        joining = self._plans.outlook.joining or []

        def loss(plan: Journey) -> Loss | None:
            if link in plan.errand.links:
                return Loss(0.0, self._still_to_buy(plan))
            if not self._affords(plan, cost):
                return None
            return NO_LOSS if link in joining else Loss(0.0, {"astray": -float(cost)})

        return self._serving(loss)

    def _upgrade(self, action: int) -> Weighed:
        def loss(plan: Journey) -> Loss | None:
            return Loss(0.0, self._bought(plan, action - UPGRADE)) if self._affords(plan, UPGRADE_COST) else None

        return self._serving(loss)

    def _bought(self, plan: Journey, loco: int) -> Terms:
        """A locomotive that pays back until the victory could wait, but not without loss for the plan in hand."""
        old = self._s.loco[self._seat]
        outlook = self._plans.outlook
        room = ROOM * int(CAPACITY[loco] - CAPACITY[old])
        a_turn = likings.PER_MILEPOST * int(SPEED[loco] - SPEED[old])
        in_all = a_turn * min(LONG, outlook.need / outlook.rate) + room - int(UPGRADE_COST)
        return {"locomotive": min(in_all, a_turn * plan.errand.turns + room)}

    def _still_to_buy(self, plan: Journey) -> Terms:
        """What is built of a plan leaves the money for a locomotive in the same turn, or it does not."""
        if not self._affords(plan, UPGRADE_COST):
            return {}
        best = max((self._bought(plan, loco)["locomotive"] for loco in self._locos), default=0.0)
        return {"locomotive": best} if best > 0 else {}

    def _affords(self, plan: Journey, cost: int) -> bool:
        """Whether the track of a plan can still be paid once this is bought."""
        first = missing(self._s, plan.errand.links[: plan.errand.at_once])
        return self._s.cash[self._seat] - cost >= value(first) + plan.in_advance

    def _end(self, action: int) -> Weighed:
        """What could have been built now comes a turn later."""

        def loss(plan: Journey) -> Loss:
            first = value(missing(self._s, plan.errand.links[: plan.errand.at_once]))
            payable = min(first, self._s.cash[self._seat], BUILD_LIMIT - self._s.spent)
            return Loss(max(STANDING, payable / BUILD_LIMIT) if payable > 0 else 0.0)

        return self._serving(loss)


def _length(s: Position, seat: int, errand: Errand) -> int | None:
    """How many mileposts it is to the next stop, or to where its track will begin."""
    if CITY[s.at[seat]] == errand.stops[0].city:
        return 0
    way = way_on(s, seat, errand)
    return way.length if way.reached else None


def _kept(errand: Errand, good: int) -> int:
    """How many such loads that are aboard now an errand delivers."""
    delivered = sum(stop.good == good and stop.demand != TO_LOAD for stop in errand.stops)
    return delivered - sum(stop.good == good and stop.demand == TO_LOAD for stop in errand.stops)


def _summed(*parts: Terms) -> Terms:
    summed: Terms = {}
    for terms in parts:
        for term, worth in terms.items():
            summed[term] = summed.get(term, 0.0) + worth
    return {term: worth for term, worth in summed.items() if worth}


# Where each kind of action begins, the last first.
_KINDS: Final[tuple[tuple[int, Callable[[Weighing, int], Weighed]], ...]] = (
    (END_TURN, Weighing._end),
    (END_OPERATE, Weighing._stop_here),
    (EXCHANGE, Weighing._exchange),
    (TURN_ROUND, Weighing._move),
    (GIVE_UP, Weighing._drop),
    (UPGRADE, Weighing._upgrade),
    (DELIVER_BOOM, Weighing._boom),
    (DELIVER, Weighing._deliver),
    (DROP, Weighing._drop),
    (LOAD, Weighing._load),
    (PLACE, Weighing._place),
    (MOVE, Weighing._move),
    (0, Weighing._build),
)
