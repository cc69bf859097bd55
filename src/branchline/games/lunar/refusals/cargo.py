"""Why a load cannot be taken aboard, dropped or delivered."""

from branchline.core.errors import IllegalMove
from branchline.games.lunar.board import (
    CAPACITY,
    CITIES,
    CITY,
    GOODS,
    GOODS_COUNT,
    HAND,
    MAJOR,
    PRODUCES,
    SIDE,
    TERRAIN,
)
from branchline.games.lunar.cards import (
    BOOM_CARD,
    BOOM_GOOD,
    CARDS,
    DEMAND_CARDS,
    DEMAND_CITY,
    DEMAND_GOOD,
    DEMANDS_EACH,
    EVENT_SIDE,
    FORBIDS,
    NO_DELIVER,
    NO_DROP,
    NO_LOAD,
)
from branchline.games.lunar.position import Position
from branchline.games.lunar.refusals.english import refused


def why_not_load(s: Position, good: int) -> IllegalMove | None:
    here = s.at[s.seat]
    capacity = CAPACITY[s.loco[s.seat]]
    if CITY[here] < 0:
        return refused("L16.2", "load-city")
    if good not in PRODUCES[CITY[here]]:
        return refused("L16.2", "load-produce", city=CITIES[CITY[here]], good=GOODS[good])
    if not s.tray[good]:
        return refused("L16.4", "load-tray", good=GOODS[good])
    if s.aboard[s.seat] >= capacity:
        return refused("L16.6", "load-capacity", capacity=capacity)
    if s.dropped >> good & 1:
        return refused("L16.15", "load-dropped", good=GOODS[good])
    return _strike(s, NO_LOAD, "L21.2", "load-strike")


def why_not_drop(s: Position, good: int) -> IllegalMove | None:
    if not s.load[s.seat * GOODS_COUNT + good]:
        return refused("L16.9", "drop-absent", good=GOODS[good])
    if CITY[s.at[s.seat]] < 0:
        return refused("L16.10", "drop-city")
    return _strike(s, NO_DROP, "L21.6", "drop-strike")


def why_not_deliver(s: Position, demand: int) -> IllegalMove | None:
    card = demand // DEMANDS_EACH
    if card not in s.hands[s.seat * HAND : (s.seat + 1) * HAND]:
        return refused("L17.1", "deliver-card", card=CARDS[card])
    good = DEMAND_GOOD[demand]
    if not s.load[s.seat * GOODS_COUNT + good]:
        return refused("L17.1", "deliver-absent", good=GOODS[good])
    if CITY[s.at[s.seat]] != DEMAND_CITY[demand]:
        return refused("L17.1", "deliver-city", city=CITIES[DEMAND_CITY[demand]])
    return _strike(s, NO_DELIVER, "L21.2", "deliver-strike")


def why_not_boom(s: Position, boom: int) -> IllegalMove | None:
    card = BOOM_CARD[boom]
    if card not in s.event_card:
        return refused("L22.3", "boom-card", card=CARDS[card])
    good = BOOM_GOOD[boom]
    if not s.load[s.seat * GOODS_COUNT + good]:
        return refused("L17.1", "deliver-absent", good=GOODS[good])
    if TERRAIN[s.at[s.seat]] != MAJOR:
        return refused("L22.1", "boom-city")
    return _strike(s, NO_DELIVER, "L22.10", "deliver-strike")


def _strike(s: Position, what: int, rule: str, message: str) -> IllegalMove | None:
    """A strike on the side of the train's city; a pole lies on both."""
    for card in s.event_card:
        event = card - DEMAND_CARDS
        if FORBIDS[event] & what and EVENT_SIDE[event] & SIDE[s.at[s.seat]]:
            return refused(rule, message, card=CARDS[card])
    return None
