"""Why a segment or a locomotive cannot be bought."""

from branchline.core.errors import IllegalMove
from branchline.games.lunar import build, entry
from branchline.games.lunar.board import (
    CITIES,
    CITY,
    CITY_SIZE,
    GRID_LINKS,
    LEVEL,
    LINK_A,
    LINK_B,
    LINKS,
    LOCOS,
    MAJOR,
    MILEPOSTS,
    NEAR,
    OUTS,
    PAIR,
    PAIRS,
    PLAYERS_AT,
    SMALL,
    TERRAIN,
    TOP_LEVEL,
)
from branchline.games.lunar.cards import (
    CARDS,
    DEMAND_CARDS,
    EVENT_SIDE,
    FORBIDS,
    NO_BUILD,
    NO_UPGRADE,
    SHAKEN,
    radiates,
)
from branchline.games.lunar.position import BLOCKED, FREE, OPENING, Position
from branchline.games.lunar.refusals.english import refused
from branchline.games.lunar.ways import (
    COST,
    FROM,
    LINK_CITY,
    LINK_OF,
    LINK_SIDE,
    MARKS,
    RED,
    RIVALS,
    TO,
    WAY_TO_A,
    WAY_TO_B,
    ground,
)


def why_not_build(s: Position, way: int) -> IllegalMove | None:
    link = LINK_OF[way]
    if RED[link]:
        return refused("L7.8", "build-red", city=CITIES[LINK_CITY[link]])
    if s.owner[link] == BLOCKED:
        return _blocked(s, link)
    if s.owner[link] != FREE:
        if link >= GRID_LINKS:
            return refused("L9.7", "build-pair", pair=PAIRS[PAIR[link]], owner=s.owner[link] - 1)
        return refused("L6.17", "build-taken", link=LINKS[link], owner=s.owner[link] - 1)
    return _start(s, way) or _city(s, link) or _event(s, link) or _direction(s, way) or _money(s, COST[way], "build")


def _blocked(s: Position, link: int) -> IllegalMove:
    """A wrap link with track on a rival of it."""
    for rival in RIVALS[link]:
        owner = s.owner[rival]
        if owner != FREE and owner != BLOCKED and PAIR[rival] == PAIR[link]:
            return refused("L9.7", "build-pair", pair=PAIRS[PAIR[link]], owner=owner - 1)
    rival = next(rival for rival in RIVALS[link] if s.owner[rival] != FREE and s.owner[rival] != BLOCKED)
    ends = {"a": MILEPOSTS[LINK_A[link]], "b": MILEPOSTS[LINK_B[link]]}
    return refused("L6.17", "build-joined", **ends, owner=s.owner[rival] - 1)


def _start(s: Position, way: int) -> IllegalMove | None:
    start = FROM[way]
    if TERRAIN[start] == MAJOR:
        if s.out >= OUTS:
            return refused("L7.2", "build-out", city=CITIES[CITY[start]])
        return None
    if s.touched[start] >> s.seat & 1:
        return None
    return refused("L6.13", "build-start", milepost=MILEPOSTS[start])


def _direction(s: Position, way: int) -> IllegalMove | None:
    """Of two possible directions the dearer one is no choice, unless it spares an `out`; nor is an equal one twice.

    What else forbids one direction forbids both, but for the price: where the other one cannot be paid, it is no help.
    """
    start = TO[way]
    back = _backwards(way)
    is_out = TERRAIN[start] == MAJOR
    if not (is_out and s.out < OUTS) and not (not is_out and s.touched[start] >> s.seat & 1):
        return None
    this_is_out = TERRAIN[FROM[way]] == MAJOR
    if COST[back] > COST[way]:
        return None
    if COST[back] < COST[way]:
        if is_out and not this_is_out:
            return None
    elif is_out or (not this_is_out and FROM[way] < start):
        return None
    ends = {"a": MILEPOSTS[start], "b": MILEPOSTS[FROM[way]]}
    return _money(s, COST[back], "build") or refused("L6.16", "build-direction", **ends, cost=COST[back])


def _backwards(way: int) -> int:
    return WAY_TO_A[LINK_OF[way]] if TO[way] == LINK_B[LINK_OF[way]] else WAY_TO_B[LINK_OF[way]]


def _city(s: Position, link: int) -> IllegalMove | None:
    city = LINK_CITY[link]
    if city < 0:
        return None
    reason = entry.reason(s, s.seat, city, 1 if link < GRID_LINKS else 0)
    if reason == entry.ACCESS:
        return refused("L7.12", "build-access", city=CITIES[city])
    if reason == entry.PLAYERS:
        rule = "L8.2" if CITY_SIZE[city] == SMALL else "L8.1"
        return refused(rule, "build-players", city=CITIES[city], most=PLAYERS_AT[city])
    if reason == entry.THREE:
        return refused("L8.3", "build-three", city=CITIES[city])
    if reason == entry.PLACES:
        return refused("L8.6", "build-places", city=CITIES[city])
    return None


def _event(s: Position, link: int) -> IllegalMove | None:
    if not MARKS[link] & s.no_build:
        return None
    for card in s.event_card:
        event = card - DEMAND_CARDS
        side = EVENT_SIDE[event]
        if FORBIDS[event] & NO_BUILD and LINK_SIDE[link] & side:
            return refused("L21.2", "build-strike", card=CARDS[card])
        if MARKS[link] & SHAKEN[event]:
            shaken = LINK_A[link] if ground(LINK_A[link]) & SHAKEN[event] else LINK_B[link]
            return refused("L23.4", "build-seismic", card=CARDS[card], milepost=MILEPOSTS[shaken])
        if radiates(event) and LINK_SIDE[link] & side:
            rule = "L25.15" if PAIR[link] < 0 else "L25.16"
            return refused(rule, "build-radiation", card=CARDS[card], side="near" if side == NEAR else "far")
    return None


def _money(s: Position, need: int, thing: str) -> IllegalMove | None:
    left = build.limit(s) - s.spent
    if need > left:
        return refused("L5.5" if s.phase == OPENING else "L5.8", f"{thing}-limit", need=need, left=left)
    if need > s.cash[s.seat]:
        return refused("L10.1", f"{thing}-cash", need=need, have=s.cash[s.seat])
    return None


def why_not_upgrade(s: Position, loco: int) -> IllegalMove | None:
    level = LEVEL[s.loco[s.seat]]
    same = LEVEL[loco] == level and loco != s.loco[s.seat] and s.rules.crossgrade_cost >= 0
    if LEVEL[loco] != level + 1 and not same:
        if level == TOP_LEVEL:
            return refused("L11.3", "upgrade-top")
        rule = "L11.9" if LEVEL[loco] == level else "L11.3"
        return refused(rule, "upgrade-level", loco=LOCOS[loco], level=level + 1)
    if s.supply[loco] <= 0:
        return refused("L11.11", "upgrade-supply", loco=LOCOS[loco])
    if s.no_upgrade:
        card = next(card for card in s.event_card if FORBIDS[card - DEMAND_CARDS] & NO_UPGRADE)
        return refused("L21.5", "upgrade-strike", card=CARDS[card])
    return _money(s, build.upgrade_cost(s, loco), "upgrade")
