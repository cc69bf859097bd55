"""Events that stay in effect: what they forbid, the check for radiation, and their end (L18, L21-L26)."""

from branchline.core.native import Row, append, i64
from branchline.core.rows import BITS
from branchline.games.lunar import events, operate
from branchline.games.lunar.board import BOTH, CITY, SIDE
from branchline.games.lunar.cards import (
    DECOMPRESSION,
    DEMAND_CARDS,
    EVENT_SIDE,
    FORBIDS,
    FREE_TRACK,
    KIND,
    LASTS,
    NO_BUILD,
    NO_DELIVER,
    NO_DROP,
    NO_LOAD,
    NO_MOVE,
    NO_UPGRADE,
    SHAKEN,
    SOLAR_FLARE,
    radiates,
)
from branchline.games.lunar.position import FLARE, NOWHERE, Position


def put_into_effect(s: Position, card: i64, drawer: i64) -> None:
    s.event_card = append(s.event_card, card)
    s.event_drawer = append(s.event_drawer, drawer)
    s.event_left = append(s.event_left, LASTS[card - DEMAND_CARDS])
    s.event_fresh = append(s.event_fresh, 1)
    s.event_punished = append(s.event_punished, 0)
    restrict(s)


def restrict(s: Position) -> None:
    """After any change of the events in effect: what all of them together forbid (L18.7)."""
    s.no_build = s.no_move = s.no_track = s.no_load = s.no_deliver = s.no_drop = 0
    s.exposed = s.free_ride = 0
    s.no_upgrade = 0
    for i in range(len(s.event_card)):
        event = s.event_card[i] - DEMAND_CARDS
        side = EVENT_SIDE[event]
        blocked = FORBIDS[event]
        if blocked & NO_LOAD:
            s.no_load |= side
        if blocked & NO_DELIVER:
            s.no_deliver |= side
        if blocked & NO_DROP:
            s.no_drop |= side
        if blocked & NO_MOVE:
            s.no_move |= side
        if blocked & NO_BUILD:
            s.no_build |= side
        if blocked & NO_UPGRADE:
            s.no_upgrade = 1
        s.no_move |= SHAKEN[event]
        s.no_build |= SHAKEN[event]
        if KIND[event] == DECOMPRESSION:
            s.no_track |= BITS[s.event_drawer[i]]
        elif radiates(event):
            s.exposed |= side
            s.no_build |= side  # L25.15
            if FREE_TRACK[event]:
                s.free_ride |= side if s.rules.exposed_tolls else BOTH


def remove(s: Position, i: i64) -> None:
    """An event in effect is over; its card is discarded (L18.12)."""
    s.discard = append(s.discard, s.event_card[i])
    s.event_card = _without(s.event_card, i)
    s.event_drawer = _without(s.event_drawer, i)
    s.event_left = _without(s.event_left, i)
    s.event_fresh = _without(s.event_fresh, i)
    s.event_punished = _without(s.event_punished, i)
    restrict(s)


def _without(row: Row, at: i64) -> Row:
    """The row without the entry at this index."""
    for i in range(at, len(row) - 1):
        row[i] = row[i + 1]
    return row[: len(row) - 1]


def expire(s: Position, seat: i64) -> None:
    """At the end of a seat's turn: its events run out, but for those drawn in this very turn (L18.2, L22.5)."""
    i: i64 = 0
    while i < len(s.event_card):
        if s.event_drawer[i] == seat:
            if s.event_fresh[i]:
                s.event_fresh[i] = 0
            else:
                s.event_left[i] -= 1
                if s.event_left[i] == 0:
                    events.expired(s, s.event_card[i])
                    remove(s, i)
                    continue
        i += 1


def radiation(s: Position, seat: i64) -> bool:
    """The check at the end of a turn (L25.7-L25.12); False if the owner has to say which load is lost."""
    here = s.at[seat]
    if not s.exposed or here == NOWHERE or CITY[here] >= 0 or not SIDE[here] & s.exposed:
        return True
    for i in range(len(s.event_card)):
        card = s.event_card[i]
        event = card - DEMAND_CARDS
        if not radiates(event) or not SIDE[here] & EVENT_SIDE[event]:
            continue
        if s.event_punished[i] >> seat & 1:
            continue
        if s.event_fresh[i] and not s.rules.check_on_draw_turn:
            continue
        s.event_punished[i] |= BITS[seat]
        goods = operate.goods_aboard(s, seat)
        if KIND[event] == SOLAR_FLARE and len(goods) > 0:
            if goods[0] != goods[len(goods) - 1]:
                events.exposed(s, seat, card, goods[:0])  # the load will be given up
                s.phase = FLARE
                s.seat = seat
                return False
            goods = goods[:1]  # all are of one kind, so there is nothing to decide
        events.exposed(s, seat, card, goods)
        operate.unload_all(s, seat, goods)
        lose_turn(s, seat)
    return True


def lose_turn(s: Position, seat: i64) -> None:
    """The next turn; a second event that takes the same one adds nothing, unless the options say so (L26.6)."""
    if s.lost[seat] and not s.rules.lost_turns_add_up:
        return
    s.lost[seat] += 1
    events.loses_turn(s, seat)
