"""What an action is worth by a few weights: the policy of playouts that are to be sensible games.

Nothing lies face down in this game, so all that is counted here is known to everybody.
"""

from typing import Final

from branchline.core.native import Row, count, i64
from branchline.games.wensleydale.actions import (
    BID_SIZES,
    BUY,
    DECLINE,
    DONE,
    EXCHANGE,
    FEWEST_CUBES,
    GIVEN_CUBES,
    GIVEN_MIDLAND,
    GIVEN_NORTH_EASTERN,
    LAY,
    MOVE,
    NO_BUILD,
    NO_TAKEOVER,
    PASS,
    payment_parts,
)
from branchline.games.wensleydale.board import (
    AREA_COUNT,
    BUILDS_OUT,
    CARGO_KINDS,
    CHEESE,
    COST,
    FROM,
    GOODS_SLOTS,
    GREEN,
    HILLS_BESIDE,
    INCOME,
    KIND_COUNT,
    MIDLAND,
    NORTH_EASTERN,
    OPPOSITION,
    PASSENGER_SLOTS,
    PRICE,
    PRINTED,
    RED,
    STONE,
    TO,
    TOWN,
    TRAIN,
)
from branchline.games.wensleydale.position import AUCTION, BUILD, FREE, GOODS, PASSENGERS, TRAINS, Position
from branchline.games.wensleydale.trains import FIRST_PASSENGER, by_company_link, missing_points

# Indices into the weights.
BID: Final = 0
BID_GOVERNMENT: Final = 1
BID_TRAIN: Final = 2
BID_COMPANY: Final = 3
BID_HELD: Final = 4
BID_CUBES: Final = 5
BID_OVER: Final = 6
LAY_ONE: Final = 7
LAY_COST: Final = 8
LAY_GOODS: Final = 9
LAY_PASSENGERS: Final = 10
LAY_AHEAD: Final = 11
LAY_TOWN: Final = 12
LAY_LINKS: Final = 13
BUILD_DONE: Final = 14
DONE_TOWN: Final = 15
PAY_TRAIN: Final = 16
PAY_COMPANY: Final = 17
BUY_ONE: Final = 18
BUY_PRICE: Final = 19
BUY_MISSING: Final = 20
BUY_ROOM: Final = 21
EXCHANGE_CUBES: Final = 22
EXCHANGE_COMPANY: Final = 23
MOVE_ONE: Final = 24
MOVE_POUNDS: Final = 25
MOVE_HELD: Final = 26
MOVE_RIVALS: Final = 27
TAKEOVER_ONE: Final = 28
OVER_ONE: Final = 29
HAND_OVER: Final = 30

# In the order of these indices.
FEATURES: Final[dict[str, str]] = {
    "bid": "1 for a bid",
    "bid_government": "the government points of its box, the token counted in, as with the next two",
    "bid_train": "the train points of its box",
    "bid_company": "the points of its box with either company",
    "bid_held": "the points in hand of the kinds that its box brings, for each point that it brings",
    "bid_cubes": "the cubes bid",
    "bid_over": "1 if the bid of another stands there",
    "lay": "1 for laying a link",
    "lay_cost": "the build points and influence that it takes",
    "lay_goods": "for an area where no own link is yet, the cheese there, and the stone beside a town there",
    "lay_passengers": "for an area where no own link is yet, the passengers there who want to where the series starts",
    "lay_ahead": "the goods and passengers, so counted, one free link further on",
    "lay_town": "1 if it leads into a town",
    "lay_links": "own links on the board already",
    "done": "1 for finishing the series being built",
    "done_town": "1 if it ends in a town",
    "pay_train": "the train points in a payment for a series",
    "pay_company": "the points with either company in it",
    "buy": "1 for renting a train",
    "buy_price": "its price",
    "buy_missing": "the train points of its price that must be exchanged",
    "buy_room": "the pieces that it could carry, of those that own links reach and own trains have no slot for yet",
    "exchange_cubes": "the cubes in an exchange",
    "exchange_company": "the points with either company given in it",
    "move": "1 for moving a piece",
    "move_pounds": "its income",
    "move_held": "the pieces of its kind on the own pile and own trains",
    "move_rivals": "the others whose links reach it too",
    "takeover": "1 for beginning to hand a series over",
    "over": "1 for handing over one link more",
    "hand_over": "for finishing a series handed over, its links",
}

# Found by trying, for points, on games of three and four; they end at about 22 and 16 points a seat.
SENSIBLE: Final[dict[str, int]] = {
    "bid": 200,
    "bid_government": 4,
    "bid_train": 1,
    "bid_company": 20,
    "bid_held": -6,
    "bid_cubes": -6,
    "bid_over": -110,
    "lay": -10,
    "lay_cost": 5,
    "lay_goods": 12,
    "lay_passengers": 125,
    "lay_ahead": 4,
    "lay_town": 1,
    "lay_links": -10,
    "done": -79,
    "done_town": 152,
    "pay_train": -1,
    "pay_company": -2,
    "buy": 7,
    "buy_price": -9,
    "buy_missing": -28,
    "buy_room": 37,
    "exchange_cubes": 1,
    "exchange_company": -6,
    "move": 126,
    "move_pounds": -4,
    "move_held": -6,
    "move_rivals": -2,
    "takeover": 6,
    "over": 7,
    "hand_over": -1,
    "noise": 4,
}


def weigh(s: Position, actions: Row, weights: Row, worth: Row) -> None:
    """Writes what each of these legal actions is worth."""
    if s.phase == AUCTION:
        _weigh_bids(s, actions, weights, worth)
    elif s.phase == BUILD:
        _weigh_links(s, actions, weights, worth)
    elif s.phase == TRAINS:
        _weigh_trains(s, actions, weights, worth)
    else:
        for i in range(len(actions)):
            worth[i] = _worth(s, actions[i], weights)


def _weigh_bids(s: Position, actions: Row, weights: Row, worth: Row) -> None:
    box: i64 = -1
    of_box: i64 = 0  # what does not depend on the cubes; the bids for a box follow each other
    for i in range(len(actions)):
        action = actions[i]
        if action == DECLINE:
            worth[i] = 0
            break
        if action // BID_SIZES != box:
            box = action // BID_SIZES
            of_box = _worth_of_box(s, box, weights)
        worth[i] = of_box + weights[BID_CUBES] * (action % BID_SIZES + FEWEST_CUBES)


def _worth_of_box(s: Position, box: i64, weights: Row) -> i64:
    printed = PRINTED[box]
    token = s.tokens[box]
    worth = weights[BID]
    held: i64 = 0
    for kind in range(KIND_COUNT):
        points = printed[kind]
        if kind == token:
            points += 1
        if points > 0:
            worth += points * weights[min(BID_GOVERNMENT + kind, BID_COMPANY)]
            held += points * s.points[s.seat * KIND_COUNT + kind]
    worth += weights[BID_HELD] * held
    if s.bidder[box] >= 0:
        worth += weights[BID_OVER]
    return worth


def _weigh_links(s: Position, actions: Row, weights: Row, worth: Row) -> None:
    for i in range(len(actions)):
        action = actions[i]
        if action < NO_BUILD:
            worth[i] = _worth_of_link(s, action - LAY, weights)
        elif action == NO_BUILD:
            worth[i] = 0
        else:
            worth[i] = weights[BUILD_DONE]
            if TOWN[s.path[-1]]:
                worth[i] += weights[DONE_TOWN]


def _worth_of_link(s: Position, way: i64, weights: Row) -> i64:
    area = TO[way]
    companies = s.companies[area]
    cost = COST[way >> 1] + (companies & 1) + (companies >> 1) + s.pieces[OPPOSITION * AREA_COUNT + area]
    if len(s.path) == 0:
        served = s.companies[FROM[way]]
        cost += (served & 1) + (served >> 1)
    else:
        served = s.companies[s.path[0]]
    worth = weights[LAY_ONE] + weights[LAY_COST] * cost + weights[LAY_LINKS] * s.laid[s.seat]
    if TOWN[area]:
        worth += weights[LAY_TOWN]
    touched = s.areas_of[s.seat]
    if area not in touched:
        worth += weights[LAY_GOODS] * _goods(s, area) + weights[LAY_PASSENGERS] * _passengers(s, area, served)
    if weights[LAY_AHEAD]:
        ahead: i64 = 0
        for further in BUILDS_OUT[area]:
            place = TO[further]
            if s.owner[further >> 1] == FREE and further ^ way != 1 and place not in touched:
                ahead += _goods(s, place) + _passengers(s, place, served)
        worth += weights[LAY_AHEAD] * ahead
    return worth


def _goods(s: Position, area: i64) -> i64:
    """The cheese in the area, and the stone beside a town there."""
    goods: i64 = 0
    if not TOWN[area]:
        if s.pieces[CHEESE * AREA_COUNT + area] and not by_company_link(s, area):
            goods = s.pieces[CHEESE * AREA_COUNT + area]
    elif s.companies[area] == 0:
        for hill in HILLS_BESIDE[area]:
            goods += s.pieces[STONE * AREA_COUNT + hill]
    return goods


def _passengers(s: Position, area: i64, served: i64) -> i64:
    """The passengers in the area whose company is among those served."""
    passengers: i64 = 0
    if TOWN[area]:
        if served & 1:
            passengers += s.pieces[RED * AREA_COUNT + area]
        if served & 2:
            passengers += s.pieces[GREEN * AREA_COUNT + area]
    return passengers


def _weigh_trains(s: Position, actions: Row, weights: Row, worth: Row) -> None:
    seat = s.seat
    goods: i64 = -s.slots[seat * 2 + GOODS]  # pieces in reach that no slot waits for
    passengers: i64 = -s.slots[seat * 2 + PASSENGERS]
    for move in s.reach[seat]:
        if move < FIRST_PASSENGER:
            goods += s.pieces[move - MOVE]
        else:
            passengers += s.pieces[move - MOVE]
    for i in range(len(actions)):
        action = actions[i]
        if action < EXCHANGE:
            train = action - BUY
            room = max(0, min(GOODS_SLOTS[train], goods)) + max(0, min(PASSENGER_SLOTS[train], passengers))
            worth[i] = (
                weights[BUY_ONE]
                + weights[BUY_PRICE] * PRICE[train]
                + weights[BUY_MISSING] * missing_points(s, train)
                + weights[BUY_ROOM] * room
            )
        elif action < PASS:
            worth[i] = _worth_of_move(s, action, weights)
        else:
            worth[i] = 0


def _worth_of_move(s: Position, action: i64, weights: Row) -> i64:
    piece = (action - MOVE) // AREA_COUNT
    at = s.seat * CARGO_KINDS + piece
    worth = (
        weights[MOVE_ONE] + weights[MOVE_POUNDS] * INCOME[piece] + weights[MOVE_HELD] * (s.delivered[at] + s.load[at])
    )
    for other in range(s.seats):
        if other != s.seat and count(s.reach[other], action) > 0:
            worth += weights[MOVE_RIVALS]
    return worth


def _worth(s: Position, action: i64, weights: Row) -> i64:
    """Of payments, exchanges and takeovers."""
    if action < BUY:
        parts = payment_parts(action)
        return weights[PAY_TRAIN] * parts[TRAIN] + weights[PAY_COMPANY] * (parts[MIDLAND] + parts[NORTH_EASTERN])
    if action < MOVE:
        given = action - EXCHANGE
        companies = GIVEN_MIDLAND[given] + GIVEN_NORTH_EASTERN[given]
        return weights[EXCHANGE_CUBES] * GIVEN_CUBES[given] + weights[EXCHANGE_COMPANY] * companies
    if action < NO_TAKEOVER:
        return weights[TAKEOVER_ONE]
    if action == NO_TAKEOVER:
        return 0
    if action == DONE:
        return weights[HAND_OVER] * (len(s.path) - 1)
    return weights[OVER_ONE]
