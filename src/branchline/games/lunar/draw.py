"""Drawing cards: a hand is filled, and events take effect as they come up (L3.5-L3.10, L18-L20)."""

from branchline.games.lunar import events, journal, operate, track
from branchline.games.lunar.board import HAND
from branchline.games.lunar.cards import (
    DEMAND_CARDS,
    DEMAND_CITY,
    DEMANDS_EACH,
    KIND,
    METEOR,
    STRUCK,
    TAX,
    TAX_PERCENT,
    blast_area,
    blast_links,
)
from branchline.games.lunar.position import NOWHERE, RELOCATE, Position, active, note


def discard_hand(s: Position) -> None:
    """All three cards (L5.13)."""
    first = s.seat * HAND
    for i in range(first, first + HAND):
        s.discard.append(s.hands[i])
        s.hands[i] = -1


def fill(s: Position) -> bool:
    """Goes on filling the active player's hand; False if somebody has to decide first."""
    seat = active(s)
    first = seat * HAND
    while True:
        if s.aside:
            card = s.aside[0]
            s.aside = s.aside[1:]
        elif s.hands[first + HAND - 1] < 0:
            card = _next_card(s)
        else:
            return True
        if card < DEMAND_CARDS:
            s.hands[s.hands.index(-1, first)] = card
            note(s, journal.DRAWN, seat, card)
        elif not _resolve(s, seat, card):
            return False


def _next_card(s: Position) -> int:
    """The top of the deck; if there is none, of the shuffled discards (L3.9)."""
    if not s.deck:
        s.deck = s.discard
        s.discard = []
        s.chance.shuffle(s.deck)
        note(s, journal.RESHUFFLED, len(s.deck))
    s.revealed += 1
    return s.deck.pop()


def _resolve(s: Position, drawer: int, card: int) -> bool:
    """An event takes effect (L18.1); False if it waits for a decision."""
    note(s, journal.EVENT, drawer, card)
    kind = KIND[card - DEMAND_CARDS]
    if kind == TAX:
        _tax(s, card)
        return True
    if kind == METEOR:
        return _meteor(s, drawer, card)
    events.put_into_effect(s, card, drawer)
    return True


def _tax(s: Position, card: int) -> None:
    """Everybody pays, and cash is open from now on (L19)."""
    for seat in range(s.seats):
        amount = tax(s, s.cash[seat], card)
        s.cash[seat] -= amount
        note(s, journal.TAXED, seat, amount)
    s.tax_seen = True
    s.discard.append(card)


def tax(s: Position, cash: int, card: int) -> int:
    """What somebody with so much cash pays: the card's percentage rounded down, or by the table of the options."""
    if not s.rules.has_tax_table:
        return cash * TAX_PERCENT[card - DEMAND_CARDS] // 100
    due = 0
    for least, amount in s.rules.tax_table:
        if cash >= least:
            due = amount
    return due if due < cash else cash


def _meteor(s: Position, drawer: int, card: int) -> bool:
    """The search for a target, up to three strikes, and the trains they hit (L20)."""
    found: list[int] = []
    target = _next_card(s)
    while target >= DEMAND_CARDS:
        found.append(target)
        note(s, journal.ASIDE, target)
        target = _next_card(s)
    s.aside = tuple(found) + s.aside
    note(s, journal.TARGET, target)
    struck: set[int] = set()
    links: list[int] = []
    for demand in range(target * DEMANDS_EACH, (target + 1) * DEMANDS_EACH):
        city = DEMAND_CITY[demand]
        milepost, side = STRUCK[card - DEMAND_CARDS][city]
        if milepost < 0:
            note(s, journal.MISSED, city)
            continue
        note(s, journal.STRUCK, city, milepost)
        area = blast_area(milepost, side)
        struck.update(area)
        links += blast_links(area, side)
    losses = track.erase(s, links)
    for seat in range(s.seats):
        if losses[seat]:
            note(s, journal.ERASED, seat, losses[seat])
    clockwise = [(drawer + i) % s.seats for i in range(s.seats)]
    s.hit = tuple([seat for seat in clockwise if s.at[seat] in struck])  # an unplaced train is NOWHERE
    s.meteor = card
    s.target = target
    return _next_hit(s)


def _next_hit(s: Position) -> bool:
    """The next hit train loses its loads and waits for a place; True if there is none."""
    if not s.hit:
        s.discard.append(s.target)
        s.discard.append(s.meteor)
        s.target = s.meteor = -1
        return True
    seat = s.hit[0]
    note(s, journal.HIT, seat, *operate.goods_aboard(s, seat))
    operate.unload_all(s, seat)
    s.seat = seat
    s.phase = RELOCATE
    return False


def relocate(s: Position, milepost: int) -> bool:
    """A hit train is put somewhere, and its owner loses a turn (L20.16-L20.18); True if the hand is then full."""
    seat = s.seat
    s.at[seat] = milepost
    s.came[seat] = NOWHERE
    s.hit = s.hit[1:]
    events.lose_turn(s, seat)
    if seat == active(s):
        s.turn_over = True  # L26.3
    return _next_hit(s) and fill(s)
