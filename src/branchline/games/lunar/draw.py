"""Drawing cards: a hand is filled, and events take effect as they come up (L3.5-L3.10, L18-L20)."""

from branchline.core.native import append, i64, pop, vec
from branchline.games.lunar import effects, events, operate, track
from branchline.games.lunar.board import CITY_COUNT, HAND
from branchline.games.lunar.cards import (
    DEMAND_CARDS,
    DEMAND_CITY,
    DEMANDS_EACH,
    KIND,
    METEOR,
    STRUCK,
    STRUCK_SIDE,
    TAX,
    TAX_PERCENT,
    blast_area,
    blast_links,
)
from branchline.games.lunar.position import NOWHERE, RELOCATE, Position, active


def discard_hand(s: Position) -> None:
    """All three cards (L5.13)."""
    events.exchanged(s)
    first = s.seat * HAND
    for i in range(first, first + HAND):
        s.discard = append(s.discard, s.hands[i])
        s.hands[i] = -1


def fill(s: Position) -> bool:
    """Goes on filling the active player's hand; False if somebody has to decide first."""
    seat = active(s)
    first = seat * HAND
    while True:
        if len(s.aside) > 0:
            card = s.aside[0]
            s.aside = s.aside[1:]
        elif s.hands[first + HAND - 1] < 0:
            card = _next_card(s)
        else:
            return True
        if card < DEMAND_CARDS:
            place = first
            while s.hands[place] >= 0:
                place += 1
            s.hands[place] = card
            events.drew(s, seat, card)
        elif not _resolve(s, seat, card):
            return False


def _next_card(s: Position) -> i64:
    """The top of the deck; if there is none, of the shuffled discards (L3.9)."""
    if len(s.deck) == 0:
        s.deck = s.discard
        s.discard = vec[i64]()
        s.chance.mix(s.deck)
        events.reshuffled(s)
    s.revealed += 1
    s.deck, card = pop(s.deck)
    return card


def _resolve(s: Position, drawer: i64, card: i64) -> bool:
    """An event takes effect (L18.1); False if it waits for a decision."""
    events.drew_event(s, drawer, card)
    kind = KIND[card - DEMAND_CARDS]
    if kind == TAX:
        _tax(s, card)
        return True
    if kind == METEOR:
        return _meteor(s, drawer, card)
    effects.put_into_effect(s, card, drawer)
    return True


def _tax(s: Position, card: i64) -> None:
    """Everybody pays, and cash is open from now on (L19)."""
    for seat in range(s.seats):
        amount = tax(s, s.cash[seat], card)
        s.cash[seat] -= amount
        events.taxed(s, seat, amount)
    s.tax_seen = 1
    s.discard = append(s.discard, card)


def tax(s: Position, cash: i64, card: i64) -> i64:
    """What somebody with so much cash pays: the card's percentage rounded down, or by the table of the options."""
    if not s.rules.has_tax_table:
        return cash * TAX_PERCENT[card - DEMAND_CARDS] // 100
    due: i64 = 0
    for least, amount in s.rules.tax_table:
        if cash >= least:
            due = amount
    return due if due < cash else cash


def _meteor(s: Position, drawer: i64, card: i64) -> bool:
    """The search for a target, up to three strikes, and the trains they hit (L20)."""
    aside = vec[i64]()
    target = _next_card(s)
    while target >= DEMAND_CARDS:
        aside = append(aside, target)
        events.set_aside(s, target)
        target = _next_card(s)
    for other in s.aside:
        aside = append(aside, other)
    s.aside = aside
    events.found_target(s, target)
    struck = vec[i64]()
    links = vec[i64]()
    for demand in range(target * DEMANDS_EACH, (target + 1) * DEMANDS_EACH):
        city = DEMAND_CITY[demand]
        at = (card - DEMAND_CARDS) * CITY_COUNT + city
        milepost = STRUCK[at]
        if milepost < 0:
            events.missed(s, city)
            continue
        events.struck(s, city, milepost)
        area = blast_area(milepost, STRUCK_SIDE[at])
        for m in area:
            struck = append(struck, m)
        links = blast_links(area, STRUCK_SIDE[at], links)
    losses = track.erase(s, links)
    for seat in range(s.seats):
        if losses[seat]:
            events.erased(s, seat, losses[seat])
    hit = vec[i64]()
    for i in range(s.seats):
        seat = (drawer + i) % s.seats
        if s.at[seat] in struck:  # an unplaced train is NOWHERE
            hit = append(hit, seat)
    s.hit = hit
    s.meteor = card
    s.target = target
    return _next_hit(s)


def _next_hit(s: Position) -> bool:
    """The next hit train loses its loads and waits for a place; True if there is none."""
    if len(s.hit) == 0:
        s.discard = append(append(s.discard, s.target), s.meteor)
        s.target = s.meteor = -1
        return True
    seat = s.hit[0]
    goods = operate.goods_aboard(s, seat)
    events.hit(s, seat, goods)
    operate.unload_all(s, seat, goods)
    s.seat = seat
    s.phase = RELOCATE
    return False


def relocate(s: Position, milepost: i64) -> bool:
    """A hit train is put somewhere, and its owner loses a turn (L20.16-L20.18); True if the hand is then full."""
    events.relocated(s, milepost)
    seat = s.seat
    s.at[seat] = milepost
    s.came[seat] = NOWHERE
    s.hit = s.hit[1:]
    effects.lose_turn(s, seat)
    if seat == active(s):
        s.turn_over = 1  # L26.3
    return _next_hit(s) and fill(s)
