"""How the greedy player drives: what is done in a city, and where the train goes next."""

from typing import Final

from branchline.games.lunar.actions import (
    DELIVER,
    DELIVER_BOOM,
    DROP,
    END_OPERATE,
    GIVE_UP,
    LOAD,
    MOVE,
    PLACE,
    UPGRADE,
)
from branchline.games.lunar.board import (
    CAPACITY,
    CENTRE,
    CITY,
    CITY_MILEPOSTS,
    GOODS_COUNT,
    LINK_A,
    LINK_B,
    MAJOR,
    MILEPOST_COUNT,
    SIDE,
    TERRAIN,
)
from branchline.games.lunar.bots.errands import TO_LOAD, Errand, demands
from branchline.games.lunar.cards import BOOM_GOOD, BOOM_PAY, DEMAND_GOOD, DEMAND_PAY, DEMANDS_EACH
from branchline.games.lunar.paths.riding import Ride, ride, ride_from
from branchline.games.lunar.position import FREE, Position

_NOTHING: Final = -1


def place(s: Position, seat: int, legal: list[int], errand: Errand | None) -> int:
    """Where the train begins: at the first stop, on the own track if it can be."""
    if errand is None:
        return END_OPERATE
    mileposts = CITY_MILEPOSTS[errand.stops[0].city]
    for m in mileposts:
        if s.touched[m] >> seat & 1 and PLACE + m in legal:
            return PLACE + m
    return PLACE + CENTRE[errand.stops[0].city]


def in_city(s: Position, seat: int, legal: list[int], errand: Errand | None) -> int | None:
    """What to deliver, load or drop here, if anything."""
    aboard = list(s.load[seat * GOODS_COUNT : (seat + 1) * GOODS_COUNT])
    kept = _kept(errand)
    sold = _delivery(legal, aboard, kept, errand)
    if sold is not None:
        return sold
    loads = [action - LOAD for action in legal if LOAD <= action < DROP]
    wanted = [stop.good for stop in errand.stops if stop.demand == TO_LOAD] if errand else []
    here = CITY[s.at[seat]]
    due = [stop.good for stop in errand.stops if stop.demand == TO_LOAD and stop.city == here] if errand else []
    for good in due:
        if good in loads:
            return LOAD + good
    if s.aboard[seat] == CAPACITY[s.loco[seat]] and due:
        for good in range(GOODS_COUNT):
            if aboard[good] > kept[good] and DROP + good in legal and good not in due:
                return DROP + good
    if CAPACITY[s.loco[seat]] - s.aboard[seat] > len(wanted):
        return _on_the_way(s, seat, loads, aboard, errand)
    return None


def _kept(errand: Errand | None) -> list[int]:
    """How many loads of each kind the errand delivers."""
    kept = [0] * GOODS_COUNT
    for stop in errand.stops if errand else ():
        kept[stop.good] += stop.demand != TO_LOAD
    return kept


def _delivery(legal: list[int], aboard: list[int], kept: list[int], errand: Errand | None) -> int | None:
    """The best that can be delivered: for the errand, or with a load and a card that it does not need."""
    planned = {stop.demand for stop in errand.stops} if errand else set()
    cards = {demand // DEMANDS_EACH for demand in planned if demand != TO_LOAD}
    best, most = _NOTHING, 0
    for action in legal:
        if DELIVER <= action < DELIVER_BOOM:
            demand = action - DELIVER
            good, pay = DEMAND_GOOD[demand], DEMAND_PAY[demand]
            spare = aboard[good] > kept[good] and demand // DEMANDS_EACH not in cards
            if (demand in planned or spare) and pay > most:
                best, most = action, pay
        elif DELIVER_BOOM <= action < UPGRADE and aboard[BOOM_GOOD[action - DELIVER_BOOM]]:
            good = BOOM_GOOD[action - DELIVER_BOOM]
            if aboard[good] > kept[good] and most < BOOM_PAY:
                best, most = action, BOOM_PAY
    return None if best == _NOTHING else best


def _on_the_way(s: Position, seat: int, loads: list[int], aboard: list[int], errand: Errand | None) -> int | None:
    """A load that another card of the hand asks for, while there is room for it."""
    planned = {stop.demand // DEMANDS_EACH for stop in errand.stops if stop.demand != TO_LOAD} if errand else set()
    best, most = _NOTHING, 0
    for demand in demands(s, seat):
        good = DEMAND_GOOD[demand]
        wanted = good in loads and not aboard[good] and demand // DEMANDS_EACH not in planned
        if wanted and DEMAND_PAY[demand] > most:
            best, most = good, DEMAND_PAY[demand]
    return None if best == _NOTHING else LOAD + best


def least_wanted(s: Position, seat: int, legal: list[int], errand: Errand | None) -> int:
    """The load to be lost, where one must be: one the errand can do without, else the one that brings least."""
    kept = _kept(errand)
    pays = [0] * GOODS_COUNT
    for demand in demands(s, seat):
        pays[DEMAND_GOOD[demand]] = max(pays[DEMAND_GOOD[demand]], DEMAND_PAY[demand])
    row = seat * GOODS_COUNT

    def worth(action: int) -> tuple[bool, int]:
        good = action - GIVE_UP
        return (s.load[row + good] <= kept[good], pays[good])

    return min(legal, key=worth)


def onward(s: Position, seat: int, errand: Errand | None) -> list[int]:
    """The moves of the rest of this turn: to the next stop, or to where its track is being built."""
    if errand is None or not errand.stops:
        return _safe(s, seat, None)
    if CITY[s.at[seat]] == errand.stops[0].city:
        return []
    return _safe(s, seat, way_on(s, seat, errand))


def way_on(s: Position, seat: int, errand: Errand) -> Ride:
    """The way to the next stop, or to where its track is being built."""
    way = ride(s, seat, list(CITY_MILEPOSTS[errand.stops[0].city]), False)
    return way if way.reached else ride(s, seat, _building_site(s, seat, errand), False)


def _building_site(s: Position, seat: int, errand: Errand) -> list[int]:
    """Where the track that is still missing will begin."""
    for link in errand.links:
        if s.owner[link] == FREE:
            ends = (LINK_A[link], LINK_B[link])
            site = [m for m in ends if s.touched[m] >> seat & 1 or TERRAIN[m] == MAJOR]
            if site:
                return site
    return []


def _safe(s: Position, seat: int, way: Ride | None) -> list[int]:
    """The moves of this turn, cut short where the train would otherwise be caught by a flare or by rays."""
    moves = [action for action, turn in zip(way.actions, way.turns, strict=True) if turn == 0] if way else []
    if not s.exposed:
        return moves
    places = [s.at[seat], *(action - MOVE for action in moves if MOVE <= action < PLACE)]
    if _sheltered(s, places[-1]):
        return moves
    for last in range(len(places) - 1, -1, -1):
        if _sheltered(s, places[last]):
            return moves[:last]
    shelter = ride(s, seat, [m for m in range(MILEPOST_COUNT) if _sheltered(s, m)], False)
    if shelter.reached and shelter.turns[-1] == 0:
        return shelter.actions
    return moves


def _sheltered(s: Position, m: int) -> bool:
    return CITY[m] >= 0 or not SIDE[m] & s.exposed


def elsewhere(s: Position, seat: int, legal: list[int], errand: Errand | None) -> int:
    """Where a train that a meteor has hit is put: as near to the next stop as the track allows."""
    if errand is None:
        return legal[0]
    best, least = legal[0], 1 << 20
    for city in sorted({CITY[action - PLACE] for action in legal}):
        way = ride_from(s, seat, CENTRE[city], list(CITY_MILEPOSTS[errand.stops[0].city]), False)
        if way.reached and way.length < least and PLACE + CENTRE[city] in legal:
            best, least = PLACE + CENTRE[city], way.length
    return best
