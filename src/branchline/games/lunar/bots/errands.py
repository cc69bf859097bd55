"""Errands: one or two deliveries, where the loads come from, and in which order all that is visited."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from branchline.games.lunar.board import BUILD_LIMIT, CAPACITY, GOODS_COUNT, HAND, SOURCES, SPEED
from branchline.games.lunar.bots import weights
from branchline.games.lunar.bots.ground import TRAIN, Ground, value
from branchline.games.lunar.cards import DEMAND_CITY, DEMAND_GOOD, DEMAND_PAY, DEMANDS_EACH
from branchline.games.lunar.paths.building import in_turns
from branchline.games.lunar.position import NOWHERE, Position

ABOARD: Final = -1  # as a source: the load is on the train already
TO_LOAD: Final = -1  # as a demand: the stop is for loading

Terms = dict[str, float]


class Job(NamedTuple):
    """A demand of the hand, and where its load comes from."""

    demand: int
    source: int


class Stop(NamedTuple):
    """What is done in a city: a load taken, or one delivered for a demand."""

    city: int
    good: int
    demand: int


class Errand(NamedTuple):
    """A plan for the next turns."""

    stops: tuple[Stop, ...]
    links: tuple[int, ...]  # missing track, in the order in which it is wanted
    at_once: int  # how many of them are needed before there is any pay
    pay: int
    money: float
    mileposts: int
    turns: float
    rate: float  # millions a turn: what it is chosen by

    def terms(self) -> Terms:
        return {"pay": self.pay, "track": -weights.TRACK * self.money, "turns": self.turns}


def errands(s: Position, seat: int) -> list[Errand]:
    """What is worth doing for the hand, the best first."""
    jobs = list(_jobs(s, seat))
    ground = Ground(s, seat, {DEMAND_CITY[job.demand] for job in jobs})
    if s.at[seat] == NOWHERE:
        choices = _first_errands(ground, [job for job in jobs if job.source != ABOARD])
    else:
        choices = _later_errands(ground, jobs)
    choices.sort(key=lambda errand: -errand.rate)
    return choices


def deliveries(errand: Errand | None) -> frozenset[int]:
    """The demands that an errand is for."""
    return frozenset(stop.demand for stop in errand.stops if stop.demand != TO_LOAD) if errand else frozenset()


def demands(s: Position, seat: int) -> Iterator[int]:
    """Those of the hand, which may just be being filled."""
    for card in s.hands[seat * HAND : (seat + 1) * HAND]:
        if card >= 0:
            yield from range(card * DEMANDS_EACH, (card + 1) * DEMANDS_EACH)


def _jobs(s: Position, seat: int) -> Iterator[Job]:
    for demand in demands(s, seat):
        good = DEMAND_GOOD[demand]
        if s.load[seat * GOODS_COUNT + good]:
            yield Job(demand, ABOARD)
        elif s.tray[good]:
            for source in SOURCES[good]:
                yield Job(demand, source)


def _stops(job: Job) -> list[Stop]:
    good = DEMAND_GOOD[job.demand]
    delivery = Stop(DEMAND_CITY[job.demand], good, job.demand)
    return [delivery] if job.source == ABOARD else [Stop(job.source, good, TO_LOAD), delivery]


def _later_errands(ground: Ground, jobs: list[Job]) -> list[Errand]:
    singles = [(errand, job) for job in jobs if (errand := judge(ground, _stops(job))) is not None]
    singles.sort(key=lambda single: -single[0].rate)
    judged = [errand for errand, _ in singles]
    chosen = _best_jobs([job for _, job in singles])
    for i, one in enumerate(chosen):
        for other in chosen[i + 1 :]:
            if _fit(ground.s, ground.seat, one, other):
                for stops in _orders(ground.s, ground.seat, _stops(one), _stops(other)):
                    errand = judge(ground, stops)
                    if errand is not None:
                        judged.append(errand)
    judged.sort(key=lambda errand: -errand.rate)
    return [_with_links(ground, errand) for errand in judged[: weights.REFINED]]


def _best_jobs(jobs: list[Job]) -> list[Job]:
    """Of the best demands the best sources."""
    kept: list[Job] = []
    sources: dict[int, int] = {}
    for job in jobs:
        if job.demand not in sources and len(sources) == weights.PAIRED:
            continue
        sources[job.demand] = sources.get(job.demand, 0) + 1
        if sources[job.demand] <= weights.SOURCES:
            kept.append(job)
    return kept


def _fit(s: Position, seat: int, one: Job, other: Job) -> bool:
    """Whether two jobs can be done together: by different cards, and with a load for each."""
    if one.demand // DEMANDS_EACH == other.demand // DEMANDS_EACH:
        return False
    good = DEMAND_GOOD[one.demand]
    if good != DEMAND_GOOD[other.demand]:
        return True
    aboard = s.load[seat * GOODS_COUNT + good]
    return (one.source == ABOARD) + (other.source == ABOARD) <= aboard


def _orders(s: Position, seat: int, one: list[Stop], other: list[Stop]) -> Iterator[list[Stop]]:
    """All ways to do both, as long as the loads fit on the train."""
    capacity = CAPACITY[s.loco[seat]]
    aboard = (len(one) == 1) + (len(other) == 1)
    for stops in _merged(one, other):
        loads = aboard
        for stop in stops:
            loads += 1 if stop.demand == TO_LOAD else -1
            if loads > capacity:
                break
        else:
            yield stops


def _merged(one: list[Stop], other: list[Stop]) -> Iterator[list[Stop]]:
    if not one or not other:
        yield one + other
        return
    for rest in _merged(one[1:], other):
        yield [one[0], *rest]
    for rest in _merged(one, other[1:]):
        yield [other[0], *rest]


def judge(ground: Ground, stops: list[Stop]) -> Errand | None:
    """What an errand from where the train stands would bring, if there is a way and the money for it."""
    s, seat = ground.s, ground.seat
    speed: int = SPEED[s.loco[seat]]
    cash: int = s.cash[seat]
    money = turns = 0.0
    pay = mileposts = 0
    here = TRAIN
    for stop in stops:
        leg = ground.leg(here, stop.city)
        if leg is None:
            return None
        money += leg.money
        mileposts += leg.mileposts
        if money > cash + pay:
            return None
        turns = max(turns + leg.mileposts / speed, money / BUILD_LIMIT)
        if stop.demand != TO_LOAD:
            pay += DEMAND_PAY[stop.demand]
        here = stop.city
    return Errand(tuple(stops), (), 0, pay, money, mileposts, turns, _rate(pay, money, turns))


def _rate(pay: int, money: float, turns: float) -> float:
    return (pay - weights.TRACK * money) / (turns + weights.EXTRA_TURNS)


def _with_links(ground: Ground, errand: Errand) -> Errand:
    """The errand with the track it needs; what several of its legs use is paid once."""
    links: list[int] = []
    sums = at_once = 0
    here = TRAIN
    paid = False
    for stop in errand.stops:
        leg = ground.missing(ground.links(here, stop.city))
        sums += value(leg)
        links += leg
        here = stop.city
        if not paid and stop.demand != TO_LOAD:
            paid = True
            links = ground.spur(links) + links
            at_once = len(dict.fromkeys(links))
    links = list(dict.fromkeys(links))
    money = errand.money - (sums - value(links))
    speed: int = SPEED[ground.s.loco[ground.seat]]
    turns = max(errand.mileposts / speed, money / BUILD_LIMIT)
    rate = _rate(errand.pay, money, turns)
    return errand._replace(links=tuple(links), at_once=at_once, money=money, turns=turns, rate=rate)


def possible(s: Position, seat: int, errand: Errand) -> bool:
    """Whether the track up to the first pay can really be built and paid, as the path service finds."""
    track = in_turns(s, seat, list(errand.links[: errand.at_once]))
    return track.reached and track.cost <= s.cash[seat]


def _first_errands(ground: Ground, jobs: list[Job]) -> list[Errand]:
    """Before the train is placed: it begins at the first source, and all track is still to be built."""
    s, seat = ground.s, ground.seat
    speed: int = SPEED[s.loco[seat]]
    cash: int = s.cash[seat]
    choices: list[Errand] = []
    for job in jobs:
        city = DEMAND_CITY[job.demand]
        first = ground.first_leg(job.source, city)
        if first is None or first[0].money > cash:
            continue
        leg, branch = first
        links = ground.missing(ground.first_links(job.source, city, branch))
        pay = DEMAND_PAY[job.demand]
        turns = leg.mileposts / speed
        rate = _rate(pay, leg.money, turns)
        choices.append(Errand(tuple(_stops(job)), tuple(links), len(links), pay, leg.money, leg.mileposts, turns, rate))
        choices += _followed(ground, choices[-1], jobs)
    return choices


def _followed(ground: Ground, first: Errand, jobs: list[Job]) -> Iterator[Errand]:
    """A first errand with a second delivery behind it."""
    s, seat = ground.s, ground.seat
    speed: int = SPEED[s.loco[seat]]
    cash: int = s.cash[seat]
    last = first.stops[-1]
    for job in jobs:
        if job.demand // DEMANDS_EACH == last.demand // DEMANDS_EACH:
            continue
        to_load = ground.leg(last.city, job.source)
        to_city = ground.leg(job.source, DEMAND_CITY[job.demand])
        if to_load is None or to_city is None:
            continue
        money = first.money + to_load.money + to_city.money
        if money > cash + first.pay:
            continue
        mileposts = first.mileposts + to_load.mileposts + to_city.mileposts
        pay = first.pay + DEMAND_PAY[job.demand]
        turns = mileposts / speed + (money - first.money) / BUILD_LIMIT / 2
        stops = (*first.stops, *_stops(job))
        yield Errand(stops, first.links, first.at_once, pay, money, mileposts, turns, _rate(pay, money, turns))
