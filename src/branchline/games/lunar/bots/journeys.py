"""A trip looked at link by link: each leg on the track that those before it have laid, and what all of it is worth."""

from collections.abc import Iterator
from typing import NamedTuple

from branchline.games.lunar import track
from branchline.games.lunar.board import CENTRE
from branchline.games.lunar.bots.errands import TO_LOAD, Errand, deliveries, possible
from branchline.games.lunar.bots.land import look_around, measured, spur, value
from branchline.games.lunar.bots.outlook import Outlook, Sums
from branchline.games.lunar.bots.trips import UNPLACED, Trip, begin
from branchline.games.lunar.cards import DEMAND_PAY
from branchline.games.lunar.paths.sweeps import FAR_AWAY, way_back
from branchline.games.lunar.position import FREE, Position


class Journey(NamedTuple):
    """A trip that can be made."""

    errand: Errand  # whose rate is what it is worth
    in_advance: int  # what of its track behind the first pay has to be paid with today's cash
    terms: dict[str, float]  # of that worth

    @property
    def worth(self) -> float:
        return self.errand.rate


def journey(outlook: Outlook, trip: Trip) -> Journey | None:
    """None if it cannot be made after all."""
    s, seat = outlook.s, outlook.seat
    laid = s.copy()
    assert isinstance(laid, Position)
    place, clock = begin(s, seat)
    links: list[int] = []
    at_once = mileposts = 0
    least = outlook.cash
    for stop in trip.stops:
        if place not in (UNPLACED, stop.city):
            way = _way(laid, seat, place, stop.city)
            if way is None:
                return None
            leg = measured(laid, seat, way)
            missing = [*spur(laid, seat, leg.missing), *(link for link in way if link in leg.missing)]
            missing = [link for link in dict.fromkeys(missing) if laid.owner[link] == FREE]
            after = clock.after(leg, value(missing), outlook)
            if after is None:
                return None
            clock = after
            for link in missing:
                if laid.owner[link] != FREE:  # a wrap pair that one of the others has taken
                    return None
                track.lay(laid, seat, link)
            links += missing
            mileposts += leg.mileposts
            least = min(least, outlook.cash + clock.pay - clock.spent)
        if stop.demand != TO_LOAD:
            if not clock.pay:
                at_once = len(links)
            clock = clock.paid(DEMAND_PAY[stop.demand])
        place = stop.city
    spared = outlook.to_join - outlook.to_join_after(laid) if links else 0
    terms = outlook.terms(Sums(clock.pay, clock.built, clock.spent - clock.built, spared, clock.turns))
    worth = sum(terms.values())
    errand = Errand(trip.stops, tuple(links), at_once, clock.pay, clock.built, mileposts, clock.turns, worth)
    return Journey(errand, outlook.cash - least - value(links[:at_once]), terms)


def _way(s: Position, seat: int, place: int, city: int) -> list[int] | None:
    """The links there in the order of riding, if there is a way."""
    goal = CENTRE[city]
    search = look_around(s, seat, place, goal)
    if search.label[goal] >= FAR_AWAY:
        return None
    links = way_back(search, goal)
    links.reverse()
    return links


def journeys(outlook: Outlook, trips: list[Trip], before: frozenset[int], keep: float) -> Iterator[Journey]:
    """Of these trips those that can really be made, the best first; who has begun with these deliveries likes to keep
    to them by so much."""

    def liking(journey: Journey) -> float:
        return journey.worth + (keep if deliveries(journey.errand) == before else 0)

    found = [made for trip in trips if (made := journey(outlook, trip)) is not None]
    found.sort(key=liking, reverse=True)
    return (made for made in found if possible(outlook.s, outlook.seat, made.errand))
