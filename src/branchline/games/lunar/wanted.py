"""What the deciding seat's hand asks for: errands that its track can serve, and track that would serve another."""

from typing import Final

from branchline.core.native import Row, append, i64, vec
from branchline.core.rows import BITS
from branchline.games.lunar.bare_moon import FAR_AWAY, prices_to
from branchline.games.lunar.board import (
    CAPACITY,
    CENTRE,
    CITY,
    CITY_COUNT,
    GOODS_COUNT,
    HAND,
    MAJORS,
    SOURCES,
    SPEED,
    WIN_CASH,
    WIN_MAJORS,
)
from branchline.games.lunar.cards import DEMAND_CITY, DEMAND_GOOD, DEMAND_PAY, DEMANDS_EACH
from branchline.games.lunar.network import COUNT
from branchline.games.lunar.position import NOWHERE, OPENING, Position
from branchline.games.lunar.reach import Walk, has_track

RESERVE: Final = 8  # kept to mend track that a meteor cuts
OFTEN: Final = 2  # errands that track pays for, on the average
RICH: Final[i64] = WIN_CASH // 2  # from here on track is to join the major cities
EVERY: Final = 4  # of this many mileposts one is looked at: its neighbours are about as near

NO_CITY: Final[Row] = vec[i64]()


def pay_for(s: Position, good: i64) -> i64:
    """The most that a demand pays for it in a city with own track, else 0."""
    most: i64 = 0
    for place in range(s.seat * HAND, (s.seat + 1) * HAND):
        first = s.hands[place] * DEMANDS_EACH
        for demand in range(first, first + DEMANDS_EACH):
            if DEMAND_GOOD[demand] == good and DEMAND_PAY[demand] > most and has_track(s, DEMAND_CITY[demand]):
                most = DEMAND_PAY[demand]
    return most


def errands(s: Position) -> i64:
    """The cities with own track that pay for what is aboard; else those where something that pays can be loaded; bits.

    Whether the train can get there, the walk to them will tell.
    """
    row = s.seat * GOODS_COUNT
    pay: i64 = 0
    make: i64 = 0
    for place in range(s.seat * HAND, (s.seat + 1) * HAND):
        first = s.hands[place] * DEMANDS_EACH
        for demand in range(first, first + DEMANDS_EACH):
            if has_track(s, DEMAND_CITY[demand]):
                good = DEMAND_GOOD[demand]
                if s.load[row + good]:
                    pay |= BITS[DEMAND_CITY[demand]]
                elif s.tray[good]:
                    for source in SOURCES[good]:
                        if has_track(s, source):
                            make |= BITS[source]
    return make if pay == 0 and s.aboard[s.seat] < CAPACITY[s.loco[s.seat]] else pay


def is_building(s: Position) -> bool:
    """Whether money is to become track: not while the train rides as far as it can, since then it has an errand."""
    if s.phase == OPENING:
        return True
    return s.cash[s.seat] > RESERVE and s.moved < SPEED[s.loco[s.seat]]


def building_aims(s: Position, own: Walk) -> Row:
    """Cities that track is to reach: where the train is cut off, one cut off from it, a major one for the victory, or
    those of the best demand."""
    seat = s.seat
    here = s.at[seat]
    if here != NOWHERE and CITY[here] >= 0 and not own.passed(here) and _is_open(s, CITY[here]):
        return vec[i64]([CITY[here]])
    cities = own.cities()
    aims = NO_CITY
    if s.segments[seat] > 0:
        aims = _nearest(own, _cut_off(s, cities))
    else:
        cities = 0
    if len(aims) == 0 and s.cash[seat] >= RICH and COUNT[s.joined[seat]] < WIN_MAJORS:
        aims = _nearest(own, _majors(s))
    return aims if len(aims) > 0 else _of_best_demand(s, own, cities)


def _cut_off(s: Position, cities: i64) -> Row:
    """The cities with own track besides these, which are joined."""
    apart = vec[i64]()
    for city in range(CITY_COUNT):
        if has_track(s, city) and not cities >> city & 1:
            apart = append(apart, city)
    return apart


def _majors(s: Position) -> Row:
    """The major cities that track does not reach and may."""
    return vec[i64]([city for city in MAJORS if not has_track(s, city) and _is_open(s, city)])


def _nearest(own: Walk, cities: Row) -> Row:
    """That of these cities to which track costs least; none, if there are none."""
    nearest = cities[:1]
    for city in cities:
        if _cheapest(own, city) < _cheapest(own, nearest[0]):
            nearest[0] = city
    return nearest


def _is_open(s: Position, city: i64) -> bool:
    """Whether the right of entry lets own track reach it."""
    return not s.closed[s.seat] >> city & 1


def _of_best_demand(s: Position, own: Walk, cities: i64) -> Row:
    """Of the demand most worth its track the source and the city, as far as they are not among these cities."""
    money = s.cash[s.seat]
    if s.phase != OPENING:
        money -= RESERVE
    best: i64 = -1
    most: i64 = -FAR_AWAY
    for place in range(s.seat * HAND, (s.seat + 1) * HAND):
        first = s.hands[place] * DEMANDS_EACH
        for demand in range(first, first + DEMANDS_EACH):
            worth = OFTEN * DEMAND_PAY[demand]
            if worth > most:
                missing = _missing(s, own, demand, cities)
                if 0 < missing <= money and worth - missing > most:
                    most = worth - missing
                    best = demand
    aims = vec[i64]()
    if best >= 0:
        source = _source(s, best, cities)
        if not cities >> source & 1:
            aims = append(aims, source)
        if source != DEMAND_CITY[best] and not cities >> DEMAND_CITY[best] & 1:
            aims = append(aims, DEMAND_CITY[best])
    return aims


def _source(s: Position, demand: i64, cities: i64) -> i64:
    """Where the load comes from: one of these if it can be, else the nearest to its city; the city if it is aboard."""
    good = DEMAND_GOOD[demand]
    city = DEMAND_CITY[demand]
    if s.load[s.seat * GOODS_COUNT + good]:
        return city
    prices = prices_to(city)
    nearest: i64 = -1
    least: i64 = FAR_AWAY
    for source in SOURCES[good]:
        if cities >> source & 1:
            return source
        if prices[CENTRE[source]] < least:
            nearest = source
            least = prices[CENTRE[source]]
    return nearest


def _missing(s: Position, own: Walk, demand: i64, cities: i64) -> i64:
    """About what the track costs that a demand needs besides these cities: 0 for none, FAR_AWAY if it may not be built.

    Of two cities the second may be reached from the first.
    """
    source = _source(s, demand, cities)
    city = DEMAND_CITY[demand]
    closed = s.closed[s.seat] & ~cities
    if closed >> source & 1 or closed >> city & 1:
        return FAR_AWAY
    to_source: i64 = 0
    if not cities >> source & 1:
        to_source = _cheapest(own, source)
    if source == city:
        return to_source
    to_city: i64 = 0
    if not cities >> city & 1:
        to_city = _cheapest(own, city)
    between = prices_to(city)[CENTRE[source]]
    if s.segments[s.seat] == 0:  # all of it grows out of one place
        return min(to_source, to_city) + between
    return min(to_source, to_city) + min(max(to_source, to_city), between)


def _cheapest(own: Walk, city: i64) -> i64:
    """About what track from the nearest milepost of the network costs."""
    prices = prices_to(city)
    mileposts = own.mileposts
    least: i64 = FAR_AWAY
    for i in range(0, own.number, EVERY):
        price = prices[mileposts[i]]
        if price < least:
            least = price
    return least
