"""What an action is worth by a few weights: the policy of playouts that are to be sensible games."""

from typing import Final

from branchline.core.native import Row, append, i64, total, vec
from branchline.games.germany.actions import (
    CLAIM,
    DRAW,
    DRAWN,
    KEEP,
    MIX,
    MIX_LONG,
    PASS,
    PASSENGER,
    PASSENGER_NONE,
    SIZE,
    STOP,
)
from branchline.games.germany.pieces import FIGURE_KINDS, KINDS, LOCO, POINTS
from branchline.games.germany.position import Position
from branchline.games.germany.scoring import complete

# Indices into the weights.
TAKE_CARD: Final = 0
TAKE_HELD: Final = 1
TAKE_LOCO: Final = 2
DRAW_CARD: Final = 3
TICKETS: Final = 4
TICKETS_LONG: Final = 5
TICKETS_OPEN: Final = 6
KEEP_ONE: Final = 7
KEEP_VALUE: Final = 8
KEEP_NEAR: Final = 9
TAKE_PASSENGER: Final = 10
PASSENGER_HELD: Final = 11
CLAIM_ONE: Final = 12
CLAIM_POINTS: Final = 13
CLAIM_LENGTH: Final = 14
CLAIM_LOCO: Final = 15
CLAIM_HAND: Final = 16
CLAIM_PASSENGERS: Final = 17
CLAIM_TICKET: Final = 18
CLAIM_LOOP: Final = 19

# In the order of these indices.
FEATURES: Final[dict[str, str]] = {
    "take": "1 for a coloured card from the display",
    "take_held": "the cards of its colour already in hand",
    "take_loco": "1 for a locomotive from the display",
    "draw": "1 for a card from the deck",
    "tickets": "1 for drawing tickets",
    "tickets_long": "the long ones among those drawn",
    "tickets_open": "for drawing tickets, how many in hand are not completed",
    "keep": "the tickets kept",
    "keep_value": "their value",
    "keep_near": "the ends of theirs that own track reaches",
    "passenger": "1 for taking a passenger",
    "passenger_held": "the passengers of its colour already taken",
    "claim": "1 for claiming a route",
    "claim_points": "its points",
    "claim_length": "its wagons",
    "claim_locos": "the locomotives it is paid with",
    "claim_hand": "the cards in hand before it is paid",
    "claim_passengers": "the ends of it where a passenger waits",
    "claim_ticket": "the ends of own open tickets that it reaches from, or that own track there reaches from",
    "claim_loop": "1 if its ends are joined by own track already",
}

# Found by trying, for points and for speed, on games of two to five; they end at about 178 points a seat.
SENSIBLE: Final[dict[str, int]] = {
    "take": 13,
    "take_held": 5,
    "take_loco": 6,
    "draw": 9,
    "tickets": -9,
    "tickets_long": -23,
    "tickets_open": -5,
    "keep": 23,
    "keep_value": -7,
    "keep_near": 44,
    "passenger": 20,
    "passenger_held": -47,
    "claim": -1,
    "claim_points": -10,
    "claim_length": 9,
    "claim_locos": -6,
    "claim_hand": 2,
    "claim_passengers": 8,
    "claim_ticket": 344,
    "claim_loop": -19,
    "noise": 5,
}


def weigh(s: Position, actions: Row, weights: Row, worth: Row) -> None:
    """Writes what each of these legal actions is worth."""
    first_claim: i64 = len(actions)
    for i in range(len(actions)):
        action = actions[i]
        if action >= CLAIM:
            first_claim = i
            break
        worth[i] = _worth(s, action, weights)
    if first_claim < len(actions):
        _weigh_claims(s, actions, first_claim, weights, worth)


def _worth(s: Position, action: i64, weights: Row) -> i64:
    """What an action that is no claim is worth."""
    if action < LOCO:
        return weights[TAKE_CARD] + weights[TAKE_HELD] * s.hands[s.seat * KINDS + action]
    if action == LOCO:
        return weights[TAKE_LOCO]
    if action == DRAW:
        return weights[DRAW_CARD]
    if action == STOP or action == PASS or action == PASSENGER_NONE:
        return 0
    if action >= PASSENGER:
        held = s.carried[s.seat * FIGURE_KINDS + action - PASSENGER]
        return weights[TAKE_PASSENGER] + weights[PASSENGER_HELD] * held
    if action > KEEP:
        return _worth_of_keeping(s, action - KEEP, weights)
    worth = weights[TICKETS] + weights[TICKETS_LONG] * MIX_LONG[action - MIX]
    if weights[TICKETS_OPEN]:
        worth += weights[TICKETS_OPEN] * len(_open_tickets(s))
    return worth


def _worth_of_keeping(s: Position, kept: i64, weights: Row) -> i64:
    board = s.board
    seat = s.seat
    worth = weights[KEEP_ONE] * SIZE[kept]
    for i in range(DRAWN):
        if kept >> i & 1:
            ticket = s.pending[seat * DRAWN + i]
            worth += weights[KEEP_VALUE] * board.value[ticket]
            worth += weights[KEEP_NEAR] * (_reached(s, board.ticket_a[ticket]) + _reached(s, board.ticket_b[ticket]))
    return worth


def _reached(s: Position, place: i64) -> i64:
    """1 if own track touches the place."""
    board = s.board
    base = s.seat * board.nodes
    for node in board.nodes_of[place]:
        label = s.net[base + node]
        if label != node:
            return 1
        for other in range(board.nodes):
            if other != node and s.net[base + other] == label:
                return 1
    return 0


def _weigh_claims(s: Position, actions: Row, start: i64, weights: Row, worth: Row) -> None:
    board = s.board
    claims = board.claims
    base = s.seat * board.nodes
    wanted = _wanted(s)
    any_claim = weights[CLAIM_ONE] + weights[CLAIM_HAND] * total(s.hands[s.seat * KINDS : (s.seat + 1) * KINDS])
    route: i64 = -1
    of_route: i64 = 0  # what does not depend on how it is paid; the ways to pay for a route follow each other
    for i in range(start, len(actions)):
        claim = actions[i] - CLAIM
        if claims.route[claim] != route:
            route = claims.route[claim]
            a = s.net[base + board.node_a[route]]
            b = s.net[base + board.node_b[route]]
            of_route = (
                any_claim
                + weights[CLAIM_LENGTH] * board.length[route]
                + weights[CLAIM_POINTS] * POINTS[board.length[route]]
                + weights[CLAIM_PASSENGERS] * (_waiting(s, board.place_a[route]) + _waiting(s, board.place_b[route]))
            )
            if a == b:
                of_route += weights[CLAIM_LOOP]
            else:
                of_route += weights[CLAIM_TICKET] * (wanted[a] + wanted[b])
        worth[i] = of_route + weights[CLAIM_LOCO] * claims.locos[claim]


def _waiting(s: Position, place: i64) -> i64:
    """1 if a passenger waits there."""
    first = s.board.first_figure[place]
    return 1 if first < s.board.first_figure[place + 1] and s.figures[first] >= 0 else 0


def _wanted(s: Position) -> Row:
    """By label of own track, or of a node without any: the ends of own open tickets that it reaches."""
    board = s.board
    ends = vec[i64]([0] * board.nodes)
    base = s.seat * board.nodes
    for ticket in _open_tickets(s):
        for node in board.nodes_of[board.ticket_a[ticket]]:
            ends[s.net[base + node]] += 1
        for node in board.nodes_of[board.ticket_b[ticket]]:
            ends[s.net[base + node]] += 1
    return ends


def _open_tickets(s: Position) -> Row:
    """The deciding seat's tickets that are not completed."""
    seat = s.seat
    tickets = vec[i64]()
    for ticket in range(s.board.ticket_count):
        if s.holder[ticket] == seat and not complete(s, seat, ticket):
            tickets = append(tickets, ticket)
    return tickets
