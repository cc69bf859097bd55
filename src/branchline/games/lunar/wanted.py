"""What the deciding seat's hand asks for: errands that its track can serve, and track that would serve another."""

from typing import Final

from branchline.core.native import Row, append, i64, vec
from branchline.core.rows import filled
from branchline.games.lunar.bare_moon import FAR_AWAY, prices_to
from branchline.games.lunar.board import (
    CAPACITY,
    CENTRE,
    CITY_COUNT,
    GOODS_COUNT,
    HAND,
    MAJORS,
    SOURCES,
    WIN_CASH,
)
from branchline.games.lunar.cards import DEMAND_CITY, DEMAND_GOOD, DEMAND_PAY, DEMANDS_EACH
from branchline.games.lunar.position import OPENING, Position
from branchline.games.lunar.reach import Reach

RESERVE: Final = 8  # kept to mend track that a meteor cuts
OFTEN: Final = 2  # errands that track pays for, on the average
RICH: Final[i64] = WIN_CASH // 2  # from here on track is to join the major cities


def pays(s: Position, own: Reach) -> Row:
    """By goods: the most that a demand pays for it in a city on own track, else 0."""
    found = filled(GOODS_COUNT, 0)
    for place in range(s.seat * HAND, (s.seat + 1) * HAND):
        first = s.hands[place] * DEMANDS_EACH
        for demand in range(first, first + DEMANDS_EACH):
            good = DEMAND_GOOD[demand]
            if DEMAND_PAY[demand] > found[good] and own.has(DEMAND_CITY[demand]):
                found[good] = DEMAND_PAY[demand]
    return found


def errands(s: Position, own: Reach, pays: Row) -> Row:
    """The cities on own track that pay for what is aboard; else those where something that pays can be loaded."""
    found = vec[i64]()
    row = s.seat * GOODS_COUNT
    if s.aboard[s.seat] > 0:
        for place in range(s.seat * HAND, (s.seat + 1) * HAND):
            first = s.hands[place] * DEMANDS_EACH
            for demand in range(first, first + DEMANDS_EACH):
                if s.load[row + DEMAND_GOOD[demand]] and own.has(DEMAND_CITY[demand]):
                    found = append(found, DEMAND_CITY[demand])
    if len(found) == 0 and s.aboard[s.seat] < CAPACITY[s.loco[s.seat]]:
        for good in range(GOODS_COUNT):
            if pays[good] and s.tray[good]:
                for source in SOURCES[good]:
                    if own.has(source):
                        found = append(found, source)
    return found


def building_aims(s: Position, own: Reach) -> Row:
    """Cities that track is to reach: one cut off, a major one for the victory, or those of the best demand."""
    seat = s.seat
    aims = vec[i64]()
    if s.cash[seat] >= RESERVE:
        aims = _nearest(own, _cut_off(s, own))
    if len(aims) == 0 and s.cash[seat] >= RICH:
        aims = _nearest(own, _majors(s, own))
    if len(aims) > 0:
        return aims
    money = s.cash[seat]
    if s.phase != OPENING:
        money -= RESERVE
    most: i64 = -FAR_AWAY
    for place in range(seat * HAND, (seat + 1) * HAND):
        demand = _most_promising(s, own, s.hands[place])
        if demand >= 0:
            unreached = _unreached(s, own, demand)
            missing = _missing(s, own, unreached)
            gain = OFTEN * DEMAND_PAY[demand] - missing
            if missing <= money and gain > most:
                most = gain
                aims = unreached
    return aims


def _cut_off(s: Position, own: Reach) -> Row:
    """The cities at which there is own track, but none that leads there."""
    found = vec[i64]()
    if s.segments[s.seat] > 0:
        for city in range(CITY_COUNT):
            if s.segments_at[s.seat * CITY_COUNT + city] and not own.has(city):
                found = append(found, city)
    return found


def _majors(s: Position, own: Reach) -> Row:
    """The major cities that track does not reach and may."""
    return vec[i64]([city for city in MAJORS if not own.has(city) and _is_open(s, city)])


def _nearest(own: Reach, cities: Row) -> Row:
    """That of these cities to which track costs least; none, if there are none."""
    found = cities[:1]
    for city in cities:
        if _cheapest(own, city) < _cheapest(own, found[0]):
            found[0] = city
    return found


def _is_open(s: Position, city: i64) -> bool:
    """Whether the right of entry lets own track reach it."""
    return not s.closed[s.seat] >> city & 1


def _most_promising(s: Position, own: Reach, card: i64) -> i64:
    """The demand of a card that own track cannot serve yet and that is most worth it by the bare Moon, else -1."""
    found: i64 = -1
    most: i64 = -FAR_AWAY
    for demand in range(card * DEMANDS_EACH, (card + 1) * DEMANDS_EACH):
        city = DEMAND_CITY[demand]
        source = _source(s, own, demand)
        if own.has(city) and own.has(source):
            continue
        if (own.has(city) or _is_open(s, city)) and (own.has(source) or _is_open(s, source)):
            gain = OFTEN * DEMAND_PAY[demand] - prices_to(city)[CENTRE[source]]
            if gain > most:
                found = demand
                most = gain
    return found


def _source(s: Position, own: Reach, demand: i64) -> i64:
    """Where the load comes from: on own track if it can be, else the nearest to its city; the city if it is aboard."""
    good = DEMAND_GOOD[demand]
    city = DEMAND_CITY[demand]
    if s.load[s.seat * GOODS_COUNT + good]:
        return city
    prices = prices_to(city)
    found: i64 = -1
    least: i64 = FAR_AWAY
    for source in SOURCES[good]:
        if own.has(source):
            return source
        if prices[CENTRE[source]] < least:
            found = source
            least = prices[CENTRE[source]]
    return found


def _unreached(s: Position, own: Reach, demand: i64) -> Row:
    """The source and the city of a demand, as far as own track does not reach them."""
    found = vec[i64]()
    city = DEMAND_CITY[demand]
    source = _source(s, own, demand)
    if not own.has(source):
        found = append(found, source)
    if source != city and not own.has(city):
        found = append(found, city)
    return found


def _missing(s: Position, own: Reach, cities: Row) -> i64:
    """What track to all of one or two cities costs: the second may be reached from the first."""
    one = _cheapest(own, cities[0])
    if len(cities) == 1:
        return one
    other = _cheapest(own, cities[1])
    between = prices_to(cities[1])[CENTRE[cities[0]]]
    if s.segments[s.seat] == 0:  # all of it grows out of one place
        return min(one, other) + between
    return min(one, other) + min(max(one, other), between)


def _cheapest(own: Reach, city: i64) -> i64:
    """What track from the nearest milepost of the network costs."""
    prices = prices_to(city)
    least: i64 = FAR_AWAY
    for milepost in own.mileposts:
        if prices[milepost] < least:
            least = prices[milepost]
    return least
