"""Trips: deliveries in ones, twos and threes, where the loads come from, and in which order all that is visited.

They are thought out stop by stop, the best of each number of stops further than the others.
"""

from collections.abc import Iterator
from math import ceil
from typing import Final, NamedTuple

from branchline.games.lunar.board import BUILD_LIMIT, CAPACITY, GOODS_COUNT, SOURCES, SPEED, TOLL
from branchline.games.lunar.bots import likings
from branchline.games.lunar.bots.errands import ABOARD, TO_LOAD, Stop, demands
from branchline.games.lunar.bots.ground import TRAIN
from branchline.games.lunar.bots.land import Land, Leg, value
from branchline.games.lunar.bots.outlook import Outlook
from branchline.games.lunar.cards import DEMAND_CITY, DEMAND_GOOD, DEMAND_PAY, DEMANDS_EACH
from branchline.games.lunar.position import NOWHERE, OPENING, Position

UNPLACED: Final = -2  # as a place: the train may be put anywhere
MOST_STOPS: Final = 6


class Job(NamedTuple):
    """A demand of the hand, and where its load comes from."""

    demand: int
    card: int
    good: int
    source: int
    city: int
    pay: int


class Clock(NamedTuple):
    """How far a trip has come."""

    turns: float = 0.0
    spent: int = 0  # on track and tolls
    built: int = 0  # of that, on track
    pay: int = 0
    paid_at: float = 0.0  # when the last pay came

    def paid(self, pay: int) -> "Clock":
        return self._replace(pay=self.pay + pay, paid_at=self.turns)

    def after(self, leg: Leg, money: int, outlook: Outlook) -> "Clock | None":
        """Behind a leg for whose track so much has to be paid; None if there is not the money for it."""
        toll = TOLL * ceil(leg.foreign / outlook.speed)
        spent = self.spent + money + toll
        if spent > outlook.cash + self.pay:
            return None
        built = self.built + money
        turns = self.turns + leg.mileposts / outlook.speed
        if money:
            ready = ceil(max(0, built - outlook.beforehand) / BUILD_LIMIT)  # turns end with building ...
            if spent > outlook.cash:
                ready = max(ready, int(self.paid_at) + 1)  # ... and that is when the pay of a turn can be spent
            turns = max(turns, ready + leg.rest / outlook.speed)
        return Clock(turns, spent, built, self.pay, self.paid_at)


class Trip(NamedTuple):
    """As far as it has been thought out."""

    guess: float  # what it may come to, in millions
    place: int
    clock: Clock
    missing: frozenset[int] = frozenset()  # links that it has to build
    carried: tuple[Job, ...] = ()
    cards: tuple[int, ...] = ()  # of its deliveries
    delivered: tuple[int, ...] = ()  # goods that were aboard from the beginning
    most: int = 0  # how many loads were aboard together
    stops: tuple[Stop, ...] = ()


def begin(s: Position, seat: int) -> tuple[int, Clock]:
    """Where a trip begins, and how much of the turn is over."""
    place = UNPLACED if s.at[seat] == NOWHERE else TRAIN
    moved: int = 0 if s.phase == OPENING else s.moved
    speed: int = SPEED[s.loco[seat]]
    return place, Clock(moved / speed)


class Trips:
    """The search for them."""

    def __init__(self, outlook: Outlook, land: Land) -> None:
        s, seat = outlook.s, outlook.seat
        self._outlook: Final = outlook
        self._land: Final = land
        self._s: Final = s
        self._loads: Final = list(s.load[seat * GOODS_COUNT : (seat + 1) * GOODS_COUNT])
        self._capacity: Final[int] = CAPACITY[s.loco[seat]]
        self._unplaced: Final = s.at[seat] == NOWHERE
        spared = likings.JOINING * min(1.0, outlook.to_join / likings.MUCH_TO_JOIN)
        self._bears: Final = 1 - max(spared, outlook.lasting())  # of what track costs, the part a trip has to bring in

    def best(self) -> list[Trip]:
        """Of all numbers of stops, the best first."""
        jobs = list(self._jobs())
        place, clock = begin(self._s, self._outlook.seat)
        trips = [Trip(0.0, place, clock)]
        found: list[Trip] = []
        for _ in range(MOST_STOPS):
            further = [after for trip in trips for after in self._further(trip, jobs)]
            further.sort(key=lambda trip: -trip.guess)
            trips = further[: likings.FOLLOWED]
            found += [trip for trip in trips if not trip.carried]
        found.sort(key=lambda trip: -trip.guess)
        return found

    def _jobs(self) -> Iterator[Job]:
        hand = list(demands(self._s, self._outlook.seat))
        wanted = [DEMAND_GOOD[demand] for demand in hand]
        for demand, good in zip(hand, wanted, strict=True):
            sources = [ABOARD] if self._loads[good] else []
            if self._s.tray[good] and self._loads[good] < wanted.count(good):
                sources += SOURCES[good]
            for source in sources:
                yield Job(demand, demand // DEMANDS_EACH, good, source, DEMAND_CITY[demand], DEMAND_PAY[demand])

    def _further(self, trip: Trip, jobs: list[Job]) -> Iterator[Trip]:
        """One more stop: a load taken or delivered."""
        for job in trip.carried:
            yield from self._deliver(trip, job)
        for job in jobs:
            if job.card in trip.cards:
                continue
            if job.source == ABOARD:
                # It was there all the time, so one place less was left for the others.
                if trip.delivered.count(job.good) < self._loads[job.good] and trip.most < self._capacity:
                    yield from self._deliver(trip, job)
            elif len(trip.carried) < self._capacity and _in_order(trip, job):
                yield from self._take(trip, job)

    def _take(self, trip: Trip, job: Job) -> Iterator[Trip]:
        for clock, missing in self._go(trip, job.source):
            carried = (*trip.carried, job)
            yield trip._replace(
                guess=self._guess(clock, job.source, carried),
                place=job.source,
                clock=clock,
                missing=missing,
                carried=carried,
                cards=(*trip.cards, job.card),
                most=max(trip.most, len(carried)),
                stops=(*trip.stops, Stop(job.source, job.good, TO_LOAD)),
            )

    def _deliver(self, trip: Trip, job: Job) -> Iterator[Trip]:
        for before, missing in self._go(trip, job.city):
            clock = before.paid(job.pay)
            aboard = job.source == ABOARD
            carried = trip.carried if aboard else tuple(other for other in trip.carried if other is not job)
            yield Trip(
                self._guess(clock, job.city, carried),
                job.city,
                clock,
                missing,
                carried,
                (*trip.cards, job.card) if aboard else trip.cards,
                (*trip.delivered, job.good) if aboard else trip.delivered,
                trip.most + aboard,
                (*trip.stops, Stop(job.city, job.good, job.demand)),
            )

    def _go(self, trip: Trip, place: int) -> Iterator[tuple[Clock, frozenset[int]]]:
        """The ride there, if there is one; track that the trip has built is paid."""
        if trip.place == UNPLACED:
            yield trip.clock, trip.missing
            return
        leg = self._land.leg(trip.place, place)
        if leg is None:
            return
        missing = trip.missing
        money = leg.money
        if leg.missing:
            if missing:
                money -= value(leg.missing & missing)
            elif self._unplaced:
                money += value(self._land.spur(leg.missing))
            missing = missing | leg.missing
        clock = trip.clock.after(leg, money, self._outlook)
        if clock is not None:
            yield clock, missing

    def _guess(self, clock: Clock, place: int, carried: tuple[Job, ...]) -> float:
        gain = clock.pay - clock.spent + (1 - self._bears) * clock.built
        turns = 0.0
        for job in carried:
            leg = self._land.leg(place, job.city)
            if leg is None:
                return -likings.NEVER
            gain += job.pay - likings.UNSURE * self._bears * leg.money
            turns = max(turns, leg.mileposts / self._outlook.speed)
        cash = self._outlook.cash + clock.pay - clock.spent + sum([job.pay for job in carried])
        return self._outlook.worth(gain, clock.turns + turns, cash)


def _in_order(trip: Trip, job: Job) -> bool:
    """Of loads taken in one city the order does not matter, so only one is thought of."""
    last = trip.stops[-1] if trip.stops else None
    return last is None or last.demand != TO_LOAD or last.city != job.source or trip.carried[-1].demand < job.demand
