"""Why a train cannot move or turn round."""

from branchline.core.errors import IllegalMove
from branchline.games.lunar import operate
from branchline.games.lunar.board import CITIES, CITY, LINK_A, LINK_B, MILEPOSTS, SPEED, TOLL
from branchline.games.lunar.cards import (
    CARDS,
    DECOMPRESSION,
    DEMAND_CARDS,
    EVENT_SIDE,
    FORBIDS,
    KIND,
    NO_MOVE,
    SHAKEN,
    radiates,
)
from branchline.games.lunar.position import NOWHERE, Position
from branchline.games.lunar.refusals.english import refused
from branchline.games.lunar.ways import LINK_SIDE, MARKS, RED, ground


def why_not_move(s: Position, to: int) -> IllegalMove | None:
    here = s.at[s.seat]
    speed = SPEED[s.loco[s.seat]]
    link = operate.link_to(s, here, to)
    if link < 0:
        return refused("L12.6", "move-track", a=MILEPOSTS[here], b=MILEPOSTS[to])
    if s.moved >= speed:
        return refused("L12.8", "move-speed", speed=speed)
    if RED[link]:
        return None
    if CITY[here] < 0 and to == s.came[s.seat]:
        return refused("L13.3", "move-back", milepost=MILEPOSTS[to])
    owner = s.owner[link] - 1
    if not operate.may_pass(s, here, link, owner + 1):
        return _event(s, here, link, owner)
    if not operate.can_pay(s, link, owner):
        return refused("L15.5", "move-toll", owner=owner, need=TOLL, have=s.cash[s.seat])
    return None


def _event(s: Position, here: int, link: int, owner: int) -> IllegalMove:
    """The first event in effect that closes this step; one of them does."""
    for i, card in enumerate(s.event_card):
        event = card - DEMAND_CARDS
        if FORBIDS[event] & NO_MOVE and LINK_SIDE[link] & EVENT_SIDE[event]:
            return refused("L21.5", "move-strike", card=CARDS[card])
        if MARKS[link] & SHAKEN[event]:
            to = here if ground(here) & SHAKEN[event] else LINK_A[link] + LINK_B[link] - here
            return refused("L23.2", "move-seismic", card=CARDS[card], milepost=MILEPOSTS[to])
        if KIND[event] == DECOMPRESSION and s.event_drawer[i] == owner:
            return refused("L24.1", "move-decompression", card=CARDS[card], owner=owner)
        if radiates(event) and CITY[here] >= 0 and operate.leaving_side(here, link) & EVENT_SIDE[event]:
            return refused("L25.3", "move-radiation", card=CARDS[card], city=CITIES[CITY[here]])
    raise AssertionError("a step that no event closes")


def why_not_turn_round(s: Position) -> IllegalMove | None:
    here = s.at[s.seat]
    if not s.rules.turnaround and not s.rules.backtracking:
        return refused("L13.8", "turn-option")
    if CITY[here] >= 0:
        return refused("L13.1", "turn-city")
    if s.came[s.seat] == NOWHERE:
        return refused("L13.7", "turn-free")
    if s.moved:
        return refused("L13.8", "turn-moved")
    if operate.may_turn_round(s):
        return None
    return refused("L13.8", "turn-way", milepost=MILEPOSTS[operate.way_on(s)])
