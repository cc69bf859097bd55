"""Operating: placing and moving the train, loading, dropping and delivering (L12-L17, L22)."""

from typing import Final

from branchline.core.native import Choices, Row, append, i64, vec
from branchline.core.rows import BITS
from branchline.games.lunar import events
from branchline.games.lunar.actions import (
    DELIVER,
    DELIVER_BOOM,
    DROP,
    END_OPERATE,
    EXCHANGE,
    LOAD,
    MOVE,
    PLACE,
    TURN_ROUND,
)
from branchline.games.lunar.board import (
    BOTH,
    CAPACITY,
    CITY,
    CITY_COUNT,
    GOODS_COUNT,
    HAND,
    MAJOR,
    MILEPOST_COUNT,
    PRODUCES,
    SIDE,
    SPEED,
    TERRAIN,
    TOLL,
)
from branchline.games.lunar.cards import (
    BOOM,
    BOOM_GOOD,
    BOOM_PAY,
    DEMAND_CARDS,
    DEMAND_CITY,
    DEMAND_GOOD,
    DEMAND_PAY,
    DEMANDS_EACH,
    FIRST_BOOM,
    KIND,
    SHORTAGE,
)
from branchline.games.lunar.position import BLOCKED, FREE, NOWHERE, Position
from branchline.games.lunar.ways import EXIT_LINK, EXIT_TO, LINK_SIDE, MARKS, RED

CITY_PLACES: Final[Row] = vec[i64]([m for m in range(MILEPOST_COUNT) if CITY[m] >= 0])


def choices(s: Position, out: Choices) -> None:
    """All of the operate phase, rising."""
    here = s.at[s.seat]
    if here == NOWHERE:
        add_places(CITY_PLACES, out)
    else:
        if s.moved < SPEED[s.loco[s.seat]]:
            _add_moves(s, here, out)
        if CITY[here] >= 0:
            _add_cargo(s, here, out)
        elif may_turn_round(s):
            out.add(TURN_ROUND)
    if not s.acted:
        out.add(EXCHANGE)
    out.add(END_OPERATE)


def add_places(mileposts: Row, out: Choices) -> None:
    """Putting the train on one of these."""
    for milepost in mileposts:
        out.add(PLACE + milepost)


# Moving


def _add_moves(s: Position, here: i64, out: Choices) -> None:
    links = EXIT_LINK[here]
    exits = EXIT_TO[here]
    owner = s.owner
    back: i64 = NOWHERE
    if CITY[here] < 0:  # L13.1, L13.3
        back = s.came[s.seat]
    mine = s.seat + 1
    for i in range(len(exits)):
        link = links[i]
        whose: i64 = owner[link]
        if whose == FREE:
            if RED[link]:  # free common track (L12.13)
                out.add(MOVE + exits[i])
        elif whose == BLOCKED or exits[i] == back or not may_pass(s, here, link, whose):
            continue
        elif whose == mine or can_pay(s, link, whose - 1):
            out.add(MOVE + exits[i])


def may_pass(s: Position, here: i64, link: i64, owner: i64) -> bool:
    """Whether the events in effect let a train leave over a segment."""
    if s.no_move & MARKS[link] or s.no_track >> (owner - 1) & 1:
        return False
    if s.exposed == 0 or CITY[here] < 0:
        return True
    return leaving_side(here, link) & s.exposed == 0


def leaving_side(here: i64, link: i64) -> i64:
    """The side on which a train leaves a city; at a pole that of the segment (L25.3, L25.13)."""
    return LINK_SIDE[link] if SIDE[here] == BOTH else SIDE[here]


def toll_due(s: Position, link: i64, owner: i64) -> bool:
    """Whether the deciding seat has to pay this owner for a step over the link (L15)."""
    return owner != s.seat and not s.tolls >> owner & 1 and not LINK_SIDE[link] & s.free_ride


def can_pay(s: Position, link: i64, owner: i64) -> bool:
    return s.cash[s.seat] >= TOLL or s.rules.late_toll or not toll_due(s, link, owner)


def link_to(s: Position, here: i64, to: i64) -> i64:
    """The link over which a train can step from here to there, else -1."""
    links = EXIT_LINK[here]
    exits = EXIT_TO[here]
    for i in range(len(exits)):
        if exits[i] == to:
            whose = s.owner[links[i]]
            if (whose != FREE and whose != BLOCKED) or RED[links[i]]:
                return links[i]
    return -1


def move(s: Position, to: i64) -> None:
    events.moved(s, to)
    seat = s.seat
    here = s.at[seat]
    link = link_to(s, here, to)
    if not RED[link]:
        owner: i64 = s.owner[link] - 1
        if toll_due(s, link, owner):
            s.tolls |= BITS[owner]
            s.owed |= BITS[owner]
            settle(s)
            if s.owed >> owner & 1:
                events.owes_toll(s, owner)
    s.came[seat] = here
    s.at[seat] = to
    s.moved += 1
    s.dropped = 0
    s.acted = 1


def settle(s: Position) -> None:
    """Pays the tolls that are owed, as far as the cash goes. Only with `late_toll` any are owed after a step."""
    for owner in range(s.seats):
        if s.owed >> owner & 1 and s.cash[s.seat] >= TOLL:
            s.cash[s.seat] -= TOLL
            s.cash[owner] += TOLL
            s.owed &= ~BITS[owner]
            events.paid_toll(s, owner)


def may_turn_round(s: Position) -> bool:
    """Outside a city and before any step, if there is no way on; with `backtracking` always (L13.8)."""
    seat = s.seat
    if s.moved or s.came[seat] == NOWHERE or CITY[s.at[seat]] >= 0:
        return False
    if s.rules.backtracking:
        return True
    return s.rules.turnaround and way_on(s) == NOWHERE


def way_on(s: Position) -> i64:
    """A milepost that the train could go on to if neither money nor events were in its way, else NOWHERE."""
    here = s.at[s.seat]
    links = EXIT_LINK[here]
    exits = EXIT_TO[here]
    for i in range(len(exits)):
        whose = s.owner[links[i]]
        if whose != FREE and whose != BLOCKED and exits[i] != s.came[s.seat]:
            return exits[i]
    return NOWHERE


def turn_round(s: Position) -> None:
    events.turned_round(s)
    s.came[s.seat] = NOWHERE
    s.moved = SPEED[s.loco[s.seat]]
    s.acted = 1


def place(s: Position, milepost: i64) -> None:
    events.placed(s, milepost)
    s.at[s.seat] = milepost
    s.came[s.seat] = NOWHERE
    s.acted = 1


# Cargo


def _add_cargo(s: Position, here: i64, out: Choices) -> None:
    seat = s.seat
    city = CITY[here]
    side = SIDE[here]
    if s.aboard[seat] < CAPACITY[s.loco[seat]] and not s.no_load & side:
        for good in PRODUCES[city]:
            if s.tray[good] and not s.dropped >> good & 1:
                out.add(LOAD + good)
    if s.aboard[seat] == 0:
        return
    if not s.no_drop & side:
        add_goods(s, DROP, out)
    if s.no_deliver & side:
        return
    row = seat * GOODS_COUNT
    start = out.mark()
    for i in range(HAND):
        first = s.hands[seat * HAND + i] * DEMANDS_EACH
        for demand in range(first, first + DEMANDS_EACH):
            if DEMAND_CITY[demand] == city and s.load[row + DEMAND_GOOD[demand]]:
                out.add(DELIVER + demand)
    out.sort(start)
    if TERRAIN[here] == MAJOR and len(s.event_card) > 0:
        _add_booms(s, row, out)


def add_goods(s: Position, first: i64, out: Choices) -> None:
    """The goods aboard the deciding seat's train, each as the first action plus its number."""
    row = s.seat * GOODS_COUNT
    left = s.aboard[s.seat]
    good: i64 = 0
    while left > 0:
        loads = s.load[row + good]
        if loads:
            out.add(first + good)
            left -= loads
        good += 1


def _add_booms(s: Position, row: i64, out: Choices) -> None:
    start = out.mark()
    for card in s.event_card:
        event = card - DEMAND_CARDS
        if KIND[event] == BOOM or KIND[event] == SHORTAGE:
            for boom in range(FIRST_BOOM[event], FIRST_BOOM[event + 1]):
                if s.load[row + BOOM_GOOD[boom]]:
                    out.add(DELIVER_BOOM + boom)
    out.sort(start)


def load(s: Position, good: i64) -> None:
    events.loaded(s, good)
    s.load[s.seat * GOODS_COUNT + good] += 1
    s.aboard[s.seat] += 1
    s.tray[good] -= 1
    s.acted = 1


def goods_aboard(s: Position, seat: i64) -> Row:
    """Each as often as it is aboard, rising."""
    goods = vec[i64]()
    good: i64 = 0
    while len(goods) < s.aboard[seat]:
        for _ in range(s.load[seat * GOODS_COUNT + good]):
            goods = append(goods, good)
        good += 1
    return goods


def unload(s: Position, seat: i64, good: i64) -> None:
    """A load goes back to the tray, wherever it was wanted or lost (L16.11)."""
    s.load[seat * GOODS_COUNT + good] -= 1
    s.aboard[seat] -= 1
    s.tray[good] += 1


def unload_all(s: Position, seat: i64, goods: Row) -> None:
    for good in goods:
        unload(s, seat, good)


def drop(s: Position, good: i64) -> None:
    events.dropped(s, good)
    unload(s, s.seat, good)
    s.dropped |= BITS[good]
    s.acted = 1


def deliver(s: Position, demand: i64) -> None:
    """Token, pay, card (L17.3-L17.5); the new card is drawn by `draw`."""
    events.delivered(s, demand)
    seat = s.seat
    _sell(s, DEMAND_GOOD[demand], DEMAND_PAY[demand])
    card: i64 = demand // DEMANDS_EACH
    first = seat * HAND
    at = first
    while s.hands[at] != card:
        at += 1
    for i in range(at, first + HAND - 1):
        s.hands[i] = s.hands[i + 1]
    s.hands[first + HAND - 1] = -1
    s.discard = append(s.discard, card)


def deliver_boom(s: Position, boom: i64) -> None:
    """The pay; the card is put away by `effects` (L22.1-L22.4)."""
    events.delivered_boom(s, boom)
    _sell(s, BOOM_GOOD[boom], BOOM_PAY)


def _sell(s: Position, good: i64, pay: i64) -> None:
    unload(s, s.seat, good)
    s.cash[s.seat] += pay
    settle(s)
    s.dropped = 0
    s.acted = 1


def connected_places(s: Position, seat: i64) -> Row:
    """Where a hit train may be put: any milepost of the cities on its owner's track, or of all (L20.18, L20.19)."""
    row = seat * CITY_COUNT
    places = vec[i64]([milepost for milepost in CITY_PLACES if s.segments_at[row + CITY[milepost]]])
    return places if len(places) > 0 else CITY_PLACES
