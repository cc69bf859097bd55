"""What an action is worth by a few weights: the policy of playouts that are to be sensible games.

A demand of the own hand that own track can serve is an errand (`wanted`): a load is taken where it is made and carried
to its city, the nearest such place first. Money builds the track that the next errand needs.
"""

from typing import Final

from branchline.core.native import Row, count, i64, vec
from branchline.core.rows import filled
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
from branchline.games.lunar.bare_moon import FAR_AWAY, prices_to
from branchline.games.lunar.board import CAPACITY, CITY, GOODS_COUNT, SPEED
from branchline.games.lunar.cards import BOOM_PAY, DEMAND_PAY
from branchline.games.lunar.operate import link_to, toll_due
from branchline.games.lunar.position import BUILDING, NOWHERE, OPENING, OPERATE, Position
from branchline.games.lunar.reach import Reach, reach
from branchline.games.lunar.wanted import building_aims, errands, pays
from branchline.games.lunar.ways import COST, FROM, RED, TO

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
    "move_aim": "1 for a step to the nearest errand, any if it lies behind or there is no choice; for a place at one",
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
    "build_aim": "1 if it begins the cheapest way, over the bare Moon, to what the next errand needs",
    "build_astray": "by how many millions the way along one at the network is dearer, 50 at most",
    "build_apart": "1 for one that does not begin at the network on which the train stands",
    "upgrade": "1 for another locomotive",
    "upgrade_speed": "the mileposts it is faster",
    "upgrade_room": "the loads it carries more",
    "upgrade_cash": "the cash before it is paid, 255 at most",
}

# Found by trying games of four: nearly all of them are won, in about 190 rounds, with some 215 segments a seat. Hands
# are seldom exchanged, since cards that are drawn bring meteors.
SENSIBLE: Final[dict[str, int]] = {
    "move": -5,
    "move_aim": 100,
    "move_toll": -60,
    "load": -10,
    "load_pay": 10,
    "drop": -20,
    "drop_pay": -50,
    "deliver": 900,
    "deliver_pay": 10,
    "turn_round": 5,
    "exchange": -200,
    "exchange_idle": 194,
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
NO_STEPS: Final[Row] = vec[i64]()


def weigh(s: Position, actions: Row, weights: Row, worth: Row) -> None:
    """Writes what each of these legal actions is worth."""
    if s.phase == BUILDING or s.phase == OPENING:
        _weigh_buying(s, actions, weights, worth)
    elif _is_on_its_way(s, actions):
        worth[0] = _worth_of_step(s, actions[0] - MOVE, weights) + weights[STEP_AIM]
        for i in range(1, len(actions)):
            worth[i] = _worth_of_other(actions[i], weights)
    else:
        _weigh_operating(s, actions, weights, worth)


# Operating


def _is_on_its_way(s: Position, actions: Row) -> bool:
    """Whether the train is in the open with one way on."""
    return s.phase == OPERATE and CITY[s.at[s.seat]] < 0 and actions[0] < PLACE and actions[1] >= PLACE


def _worth_of_other(action: i64, weights: Row) -> i64:
    """Of what does not depend on the position."""
    if action == TURN_ROUND:
        return weights[ROUND]
    if action == EXCHANGE:
        return weights[SWAP]
    return weights[STOP]


def _worth_of_step(s: Position, to: i64, weights: Row) -> i64:
    worth = weights[STEP]
    if weights[STEP_TOLL]:
        link = link_to(s, s.at[s.seat], to)
        if not RED[link] and toll_due(s, link, s.owner[link] - 1):
            worth += weights[STEP_TOLL]
    return worth


def _weigh_operating(s: Position, actions: Row, weights: Row, worth: Row) -> None:
    moves: i64 = 0
    while actions[moves] < PLACE:
        moves += 1
    own = reach(s, actions[:moves])
    pay = pays(s, own)
    aims = errands(s, own, pay)
    aim = _nearest(own, aims)
    row = s.seat * GOODS_COUNT
    for i in range(len(actions)):
        action = actions[i]
        if action < PLACE:
            value = _worth_of_step(s, action - MOVE, weights)
            if aim >= 0 and (own.step[aim] == action - MOVE or own.step[aim] == NOWHERE):
                value += weights[STEP_AIM]
        elif action < LOAD:
            value = weights[STEP_AIM] * min(count(aims, CITY[action - PLACE]), 1)
        elif action < DROP:
            value = weights[TAKE]
            if s.load[row + action - LOAD] == 0:
                value += weights[TAKE_PAY] * pay[action - LOAD]
        elif action < DELIVER:
            value = weights[PUT_BACK] + weights[PUT_BACK_PAY] * pay[action - DROP]
        elif action < DELIVER_BOOM:
            value = weights[SELL] + weights[SELL_PAY] * DEMAND_PAY[action - DELIVER]
        elif action < UPGRADE:
            value = weights[SELL] + weights[SELL_PAY] * BOOM_PAY
        elif action < TURN_ROUND:
            value = weights[PUT_BACK] + weights[PUT_BACK_PAY] * pay[action - GIVE_UP]
        else:
            value = _worth_of_other(action, weights)
            if action == EXCHANGE and len(aims) == 0 and len(building_aims(s, own)) == 0:
                value += weights[SWAP_IDLE]
        worth[i] = value


def _nearest(own: Reach, aims: Row) -> i64:
    """The aim that the train has to go to, else -1: also if it stands there already."""
    nearest: i64 = -1
    for city in aims:
        if nearest < 0 or own.far[city] < own.far[nearest]:
            nearest = city
    if nearest >= 0 and own.far[nearest] == 0:
        return -1
    return nearest


# Buying


def _weigh_buying(s: Position, actions: Row, weights: Row, worth: Row) -> None:
    segments: i64 = 0
    while actions[segments] < MOVE:
        segments += 1
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
    own = reach(s, NO_STEPS)
    prices = filled(segments, FAR_AWAY)  # of the track to the nearest aim that begins with each segment
    least: i64 = FAR_AWAY
    for aim in building_aims(s, own):
        to_aim = prices_to(aim)
        for i in range(segments):
            price = COST[actions[i]] + to_aim[TO[actions[i]]]
            if price < prices[i] and own.touches(FROM[actions[i]]):
                prices[i] = price
                if price < least:
                    least = price
    for i in range(segments):
        value = weights[BUILD_ONE] + weights[BUILD_PRICE] * COST[actions[i]]
        if not own.touches(FROM[actions[i]]):
            value += weights[BUILD_APART]
        elif prices[i] > least:
            value += weights[BUILD_ASTRAY] * min(prices[i] - least, MOST_ASTRAY)
        elif least < FAR_AWAY:
            value += weights[BUILD_AIM]
        worth[i] = value
