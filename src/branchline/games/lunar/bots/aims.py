"""What a planner has in mind, said to a person: which loads to carry, what to build, which major city comes next."""

from collections.abc import Iterator

from branchline.core.contract import Line
from branchline.games.lunar.actions import EXCHANGE, GIVE_UP, UPGRADE
from branchline.games.lunar.board import CITIES, GOODS, LOCOS
from branchline.games.lunar.bots.errands import TO_LOAD, Errand
from branchline.games.lunar.bots.land import value
from branchline.games.lunar.bots.majors import next_major
from branchline.games.lunar.bots.mind import Mind
from branchline.games.lunar.bots.spending import missing
from branchline.games.lunar.cards import DEMAND_PAY


def lines(mind: Mind, legal: list[int]) -> Iterator[Line]:
    """The most pressing first."""
    outlook = mind.plans.outlook
    s, seat = outlook.s, outlook.seat
    rich = outlook.joining is not None and s.cash[seat] - outlook.to_join >= s.win_cash
    if rich:
        yield Line("lunar-aim-win", {})
    chosen = mind.ideas(legal)[0] if legal else -1
    if UPGRADE <= chosen < GIVE_UP:
        yield Line("lunar-aim-upgrade", {"loco": LOCOS[chosen - UPGRADE]})
    if chosen == EXCHANGE or mind.plans.best is None:
        yield Line("lunar-aim-exchange", {})
    elif not rich:
        yield from _deliveries(mind.plans.best.errand)
        cost = value(missing(s, mind.plans.best.errand.links))
        if cost:
            yield Line("lunar-aim-build", {"cost": cost})
    major = next_major(s, seat)
    if major is not None:
        city, price = major
        yield Line("lunar-aim-major", {"city": CITIES[city], "cost": price})


def _deliveries(errand: Errand) -> Iterator[Line]:
    """In the order in which they are made."""
    sources = {stop.good: stop.city for stop in errand.stops if stop.demand == TO_LOAD}
    for stop in errand.stops:
        if stop.demand == TO_LOAD:
            continue
        told = {"good": GOODS[stop.good], "b": CITIES[stop.city], "pay": DEMAND_PAY[stop.demand]}
        if stop.good in sources:
            yield Line("lunar-aim-deliver", {"a": CITIES[sources[stop.good]], **told})
        else:
            yield Line("lunar-aim-carry", told)


def track(mind: Mind) -> list[int]:
    """The links to build for the plan, in this order; with the money for the victory, what joins the major cities."""
    outlook = mind.plans.outlook
    s = outlook.s
    joins = missing(s, outlook.joining or ())
    if outlook.joining is not None and s.cash[outlook.seat] - value(joins) >= s.win_cash:
        return joins
    return missing(s, mind.plans.best.errand.links) if mind.plans.best else []
