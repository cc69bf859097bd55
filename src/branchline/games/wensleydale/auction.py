"""Phases one to three: investment cubes, the tokens drawn for the boxes, and the auction (W4-W6)."""

from typing import Final

from branchline.core.native import Choices, Row, count, i64, index, vec
from branchline.games.wensleydale import events, tracks
from branchline.games.wensleydale.actions import BID_SIZES, DECLINE, FEWEST_CUBES
from branchline.games.wensleydale.actions import bid as bid_action
from branchline.games.wensleydale.board import (
    BOXES,
    CUBES,
    CUBES_A_TURN,
    KIND_COUNT,
    LEAST_BID,
    PRINTED,
    TOKENS_EACH,
)
from branchline.games.wensleydale.position import MAY_DECLINE, STUCK_ENDS, Position

MOST_BIDS: Final = 2  # of one player, W6.3

_BAG: Final[Row] = vec[i64]([kind for kind in range(KIND_COUNT) for _ in range(TOKENS_EACH[kind])])


def take_cubes(s: Position) -> None:
    """Phase one: twelve cubes from each stock, as far as they go (W4.1). No bid stands, so the rest is the stock."""
    for seat in range(s.seats):
        s.cubes[seat] = min(CUBES, s.cubes[seat] + CUBES_A_TURN)


def draw_tokens(s: Position) -> None:
    """Phase two: a token for each box, from a bag that holds all of them again (W5.1, W5.2)."""
    bag = _BAG[:]
    s.chance.mix(bag)
    s.tokens = bag[:BOXES]
    s.revealed += 1


def least_bid(s: Position, box: i64) -> i64:
    """The smallest bid of a player who does not hold the box (W6.5, W6.6)."""
    return max(LEAST_BID[box], s.bid[box] + 1)


def may_bid(s: Position, seat: i64) -> bool:
    """Whether this seat has a bid to make at all."""
    bidder = s.bidder
    if count(bidder, seat) >= MOST_BIDS or s.declined >> seat & 1:
        return False
    bid = s.bid
    cubes = s.cubes[seat]
    for box in range(BOXES):
        if bidder[box] != seat and LEAST_BID[box] <= cubes and bid[box] < cubes:
            return True
    return False


def choices(s: Position, out: Choices) -> None:
    seat = s.seat
    cubes = s.cubes[seat]
    bidder = s.bidder
    for box in range(BOXES):
        if bidder[box] != seat:  # W6.8
            least = least_bid(s, box)
            if least <= cubes:
                out.add_span(bid_action(box, least), cubes + 1 - least)
    if s.rules[MAY_DECLINE]:
        out.add(DECLINE)


def bid(s: Position, number: i64) -> None:
    box = number // BID_SIZES
    cubes = number % BID_SIZES + FEWEST_CUBES
    events.bid(s, box, cubes)
    if s.bidder[box] >= 0:
        s.cubes[s.bidder[box]] += s.bid[box]  # W6.9
    s.bidder[box] = s.seat
    s.bid[box] = cubes
    s.cubes[s.seat] -= cubes


def next_bidder(s: Position) -> i64:
    """Who bids after the seat that just did, or -1 when the auction is over (W6.14, W6.15)."""
    order = s.player_order
    after = index(order, s.seat)
    for i in range(after + 1, after + 1 + s.seats):
        seat = order[i if i < s.seats else i - s.seats]
        if may_bid(s, seat):
            return seat
        if s.rules[STUCK_ENDS] and count(s.bidder, seat) < MOST_BIDS and not s.declined >> seat & 1:
            return -1
    return -1


def pay_out(s: Position) -> None:
    """The boxes in their order, each with its printed points and its token (W6.16-W6.19)."""
    for box in range(BOXES):
        seat = s.bidder[box]
        if seat >= 0:
            events.won(s, box)
            for kind in range(KIND_COUNT):
                token = 1 if s.tokens[box] == kind else 0
                tracks.gain(s, seat, kind, PRINTED[box][kind] + token)  # W5.3
            s.bidder[box] = -1
            s.bid[box] = 0
    s.declined = 0
