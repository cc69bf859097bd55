"""The flow of the game: what is legal, and what an action does."""

from branchline.core.native import Choices, i64, index
from branchline.games.lunar import build, draw, effects, events, operate, turns
from branchline.games.lunar.actions import (
    DELIVER,
    DELIVER_BOOM,
    DROP,
    END_OPERATE,
    END_TURN,
    EXCHANGE,
    GIVE_UP,
    LOAD,
    MOVE,
    PLACE,
    TURN_ROUND,
    UPGRADE,
)
from branchline.games.lunar.board import CAPACITY
from branchline.games.lunar.cards import BOOM_CARD
from branchline.games.lunar.position import BUILDING, FLARE, OPENING, OPERATE, OVER, RELOCATE, Position


def choices(s: Position, out: Choices) -> None:
    """All legal actions, rising."""
    out.clear()
    phase = s.phase
    if phase == OPERATE:
        operate.choices(s, out)
    elif phase == BUILDING or phase == OPENING:
        build.choices(s, out)
        if phase == OPENING and s.rules.exchange_in_opening and not s.acted:
            out.add(EXCHANGE)
        out.add(END_TURN)
    elif phase == RELOCATE:
        operate.add_places(operate.connected_places(s, s.seat), out)
    elif phase != OVER:
        operate.add_goods(s, GIVE_UP, out)


def apply(s: Position, action: i64) -> None:
    """A legal action happens, with everything that follows up to the next decision."""
    if action < MOVE:
        build.build(s, action)
    elif action < PLACE:
        operate.move(s, action - MOVE)
    elif action < LOAD:
        _place(s, action - PLACE)
    elif action < DROP:
        operate.load(s, action - LOAD)
    elif action < DELIVER:
        operate.drop(s, action - DROP)
    elif action < DELIVER_BOOM:
        operate.deliver(s, action - DELIVER)
        if draw.fill(s):
            _filled(s)
    elif action < UPGRADE:
        _deliver_boom(s, action - DELIVER_BOOM)
    elif action < GIVE_UP:
        build.upgrade(s, action - UPGRADE)
    elif action < TURN_ROUND:
        _give_up(s, action - GIVE_UP)
    elif action == TURN_ROUND:
        operate.turn_round(s)
    elif action == EXCHANGE:
        s.acted = 1
        s.exchanging = 1
        draw.discard_hand(s)
        if draw.fill(s):
            _filled(s)
    elif action == END_OPERATE:
        events.ended_operate(s)
        s.acted = 1
        s.phase = BUILDING
    else:
        events.ended_turn(s)
        turns.finish(s)


def _place(s: Position, milepost: i64) -> None:
    if s.phase != RELOCATE:
        operate.place(s, milepost)
    elif draw.relocate(s, milepost):
        _filled(s)


def _filled(s: Position) -> None:
    """A hand is full again: the turn goes on, unless it was an exchange or an event ended it (L5.12, L26.3)."""
    ends = s.exchanging == 1 or s.turn_over == 1
    s.exchanging = 0
    if ends:
        turns.finish(s)
    else:
        turns.begin(s)


def _deliver_boom(s: Position, boom: i64) -> None:
    operate.deliver_boom(s, boom)
    effects.remove(s, index(s.event_card, BOOM_CARD[boom]))


def _give_up(s: Position, good: i64) -> None:
    events.gave_up(s, good)
    operate.unload(s, s.seat, good)
    if s.phase == FLARE:
        effects.lose_turn(s, s.seat)
        turns.finish(s)  # other flares and rays may follow; this one has had its share
    elif s.aboard[s.seat] <= CAPACITY[s.loco[s.seat]]:
        s.phase = BUILDING  # in the opening no train carries anything
