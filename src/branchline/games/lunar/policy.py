"""What an action is worth by a few weights: the policy of playouts that are to be sensible games.

A demand of the own hand that own track can serve is an errand (`wanted`): a load is taken where it is made and carried
to its city, the nearest such place first. When the train has nowhere to go, money builds the track that the next
errand needs. So walks over the network, which take longest, are left to the few decisions that depend on them.
"""

from typing import Final

from branchline.core.native import Row, i64, vec
from branchline.core.rows import BITS, filled
from branchline.games.lunar.actions import (
    DELIVER,
    DELIVER_BOOM,
    DROP,
    EXCHANGE,
    GIVE_UP,
    LOAD,
    MOVE,
    PLACE,
    TURN_ROUND,
    UPGRADE,
)
from branchline.games.lunar.bare_moon import FAR_AWAY, way_prices_to
from branchline.games.lunar.board import CAPACITY, CITY, GOODS_COUNT, SPEED
from branchline.games.lunar.cards import BOOM_PAY, DEMAND_PAY
from branchline.games.lunar.operate import link_to, toll_due
from branchline.games.lunar.position import BUILDING, NOWHERE, OPENING, Position
from branchline.games.lunar.reach import Walk, has_track, is_own, network, step_towards
from branchline.games.lunar.wanted import building_aims, errands, is_building, pay_for
from branchline.games.lunar.ways import COST, FROM, RED, WAYS_OUT_OF_MAJOR

# Indices into the weights.
STEP: Final = 0
STEP_AIM: Final = 1
STEP_TOLL: Final = 2
TAKE: Final = 3
TAKE_PAY: Final = 4
PUT_BACK: Final = 5
PUT_BACK_PAY: Final = 6
SELL: Final = 7
SELL_PAY: Final = 8
ROUND: Final = 9
SWAP: Final = 10
SWAP_IDLE: Final = 11
STOP: Final = 12
BUILD_ONE: Final = 13
BUILD_PRICE: Final = 14
BUILD_AIM: Final = 15
BUILD_ASTRAY: Final = 16
BUILD_APART: Final = 17
BUY: Final = 18
BUY_SPEED: Final = 19
BUY_ROOM: Final = 20
BUY_CASH: Final = 21

# In the order of these indices.
FEATURES: Final[dict[str, str]] = {
    "move": "1 for a step of the train",
    "move_aim": "1 for a step on own track to the nearest errand, or in the open without a choice; for a place at one",
    "move_toll": "1 for a step that costs a toll",
    "load": "1 for loading goods",
    "load_pay": "what the best errand for such a load pays, if none is aboard",
    "drop": "1 for dropping or giving up a load",
    "drop_pay": "what the best errand for it pays",
    "deliver": "1 for a delivery",
    "deliver_pay": "what it pays",
    "turn_round": "1 for turning round",
    "exchange": "1 for exchanging the hand",
    "exchange_idle": "the same, if there is no errand, no cash for the track of another, and the train not on its way",
    "end_operate": "1 for ending the operate phase",
    "build": "1 for a segment",
    "build_cost": "what it costs",
    "build_aim": "1 if it begins the cheapest way, over the bare Moon, to what a train that waits needs next",
    "build_astray": "by how many millions the way along one at the network is dearer, 50 at most",
    "build_apart": "1 for one that does not begin at own track",
    "upgrade": "1 for another locomotive",
    "upgrade_speed": "the mileposts it is faster",
    "upgrade_room": "the loads it carries more",
    "upgrade_cash": "the cash before it is paid, 255 at most",
}

# Found by trying games of two to six: nearly all of them are won, those of four in about 130 rounds with some 140
# segments a seat. Hands are seldom exchanged, since cards that are drawn bring meteors.
SENSIBLE: Final[dict[str, int]] = {
    "move": -5,
    "move_aim": 100,
    "move_toll": -60,
    "load": -10,
    "load_pay": 10,
    "drop": -8,
    "drop_pay": -50,
    "deliver": 900,
    "deliver_pay": 10,
    "turn_round": 5,
    "exchange": -200,
    "exchange_idle": 192,
    "build": -100,
    "build_aim": 200,
    "build_apart": -500,
    "upgrade": -500,
    "upgrade_speed": 20,
    "upgrade_cash": 8,
    "noise": 12,
}

MOST_CASH: Final = 255  # that a feature counts
MOST_ASTRAY: Final = 50

FIRST_OUT: Final[i64] = min([ways[0] for ways in WAYS_OUT_OF_MAJOR])  # ways before it begin at own track


def weigh(s: Position, actions: Row, weights: Row, worth: Row) -> None:
    """Writes what each of these legal actions is worth."""
    if s.phase == BUILDING or s.phase == OPENING:
        _weigh_buying(s, actions, weights, worth)
    else:
        _weigh_operating(s, actions, weights, worth)


# Operating


def _weigh_operating(s: Position, actions: Row, weights: Row, worth: Row) -> None:
    first: i64 = 0
    idle = True  # whether there is no errand
    if actions[0] < PLACE:
        while actions[first] < PLACE:
            first += 1
        idle = not _weigh_steps(s, actions, first, weights, worth)
    elif actions[0] < LOAD:
        first = _weigh_places(s, actions, weights, worth)
    row = s.seat * GOODS_COUNT
    for i in range(first, len(actions)):
        action = actions[i]
        if action < DROP:
            value = weights[TAKE]
            if s.load[row + action - LOAD] == 0:
                value += weights[TAKE_PAY] * pay_for(s, action - LOAD)
        elif action < DELIVER:
            value = weights[PUT_BACK] + weights[PUT_BACK_PAY] * pay_for(s, action - DROP)
        elif action < DELIVER_BOOM:
            value = weights[SELL] + weights[SELL_PAY] * DEMAND_PAY[action - DELIVER]
        elif action < UPGRADE:
            value = weights[SELL] + weights[SELL_PAY] * BOOM_PAY
        elif action < TURN_ROUND:
            value = weights[PUT_BACK] + weights[PUT_BACK_PAY] * pay_for(s, action - GIVE_UP)
        elif action == TURN_ROUND:
            value = weights[ROUND]
        elif action == EXCHANGE:
            value = weights[SWAP]
            if idle and weights[SWAP_IDLE] and not _could_build(s):
                value += weights[SWAP_IDLE]
        else:
            value = weights[STOP]
        worth[i] = value


def _could_build(s: Position) -> bool:
    """Whether there is the cash for the track of another errand."""
    return is_building(s) and len(building_aims(s, network(s))) > 0


def _weigh_places(s: Position, actions: Row, weights: Row, worth: Row) -> i64:
    """How many actions put the train somewhere."""
    aims = errands(s)
    number: i64 = 0
    while number < len(actions) and actions[number] < LOAD:
        city = CITY[actions[number] - PLACE]
        if aims >> city & 1 or (aims == 0 and has_track(s, city)):
            worth[number] = weights[STEP_AIM]
        number += 1
    return number


def _weigh_steps(s: Position, actions: Row, moves: i64, weights: Row, worth: Row) -> bool:
    """Whether some step is towards an errand."""
    here = s.at[s.seat]
    own: i64 = 0  # bits of the steps on own track or in a red area
    for i in range(moves):
        to = actions[i] - MOVE
        link = link_to(s, here, to)
        value = weights[STEP]
        if RED[link] or s.owner[link] == s.seat + 1:
            own |= BITS[i]
        elif toll_due(s, link, s.owner[link] - 1):
            value += weights[STEP_TOLL]
        worth[i] = value
    in_city = CITY[here] >= 0
    if not in_city and own & (own - 1) == 0:  # one or none, and a train cannot turn in the open
        for i in range(moves):
            if own == 0 or own >> i & 1:
                worth[i] += weights[STEP_AIM]
        return True
    aims = errands(s)
    if aims == 0 or (in_city and aims >> CITY[here] & 1):
        return aims != 0
    step = step_towards(s, vec[i64]([actions[i] - MOVE for i in range(moves) if own >> i & 1]), aims)
    if step == NOWHERE and in_city:
        return False
    for i in range(moves):
        if step == NOWHERE or step == actions[i] - MOVE:
            worth[i] += weights[STEP_AIM]
    return True


# Buying


def _weigh_buying(s: Position, actions: Row, weights: Row, worth: Row) -> None:
    segments: i64 = len(actions)
    while segments > 0 and actions[segments - 1] >= MOVE:
        segments -= 1
    if segments > 0:
        _weigh_segments(s, actions, segments, weights, worth)
    seat = s.seat
    old = s.loco[seat]
    for i in range(segments, len(actions)):
        action = actions[i]
        if action < GIVE_UP:
            new = action - UPGRADE
            worth[i] = (
                weights[BUY]
                + weights[BUY_SPEED] * (SPEED[new] - SPEED[old])
                + weights[BUY_ROOM] * (CAPACITY[new] - CAPACITY[old])
                + weights[BUY_CASH] * min(s.cash[seat], MOST_CASH)
            )
        elif action == EXCHANGE:
            worth[i] = weights[SWAP]


def _weigh_segments(s: Position, actions: Row, segments: i64, weights: Row, worth: Row) -> None:
    any_segment = weights[BUILD_ONE]
    for i in range(segments):
        worth[i] = any_segment
    if weights[BUILD_PRICE]:
        for i in range(segments):
            worth[i] += weights[BUILD_PRICE] * COST[actions[i]]
    if s.segments[s.seat] > 0 and weights[BUILD_APART]:
        i = segments - 1
        while i >= 0 and actions[i] >= FIRST_OUT:
            if not is_own(s, FROM[actions[i]]):
                worth[i] += weights[BUILD_APART]
            i -= 1
    if is_building(s) and (weights[BUILD_AIM] or weights[BUILD_ASTRAY]):
        own = network(s)
        aims = building_aims(s, own)
        if len(aims) > 0:
            one = way_prices_to(aims[0])
            other = way_prices_to(aims[len(aims) - 1])  # there are two at most
            least = _weigh_nearest(actions, segments, own, one, other, weights[BUILD_AIM], worth)
            if weights[BUILD_ASTRAY] and least < FAR_AWAY:
                _weigh_astray(actions, segments, own, one, other, least, weights[BUILD_ASTRAY], worth)


def _weigh_nearest(actions: Row, segments: i64, own: Walk, one: Row, other: Row, weight: i64, worth: Row) -> i64:
    """The segments that begin the cheapest way to one aim or the other; what this way costs."""
    nearest = filled(segments, 0)
    number: i64 = 0
    least: i64 = FAR_AWAY
    for i in range(segments):
        way = actions[i]
        price = min(one[way], other[way])
        if price <= least and own.passed(FROM[way]):
            if price < least:
                least = price
                number = 0
            nearest[number] = i
            number += 1
    for i in range(number):
        worth[nearest[i]] += weight
    return least


def _weigh_astray(
    actions: Row, segments: i64, own: Walk, one: Row, other: Row, least: i64, weight: i64, worth: Row
) -> None:
    """By how much the cheapest way that begins with each segment is dearer than the cheapest of all."""
    for i in range(segments):
        way = actions[i]
        if own.passed(FROM[way]):
            worth[i] += weight * min(min(one[way], other[way]) - least, MOST_ASTRAY)
