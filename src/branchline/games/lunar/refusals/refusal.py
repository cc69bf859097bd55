"""Why an action is not legal: the rule, and one sentence that says what is allowed (`english`)."""

from branchline.core.contract import is_action
from branchline.core.errors import IllegalMove
from branchline.games.lunar import operate
from branchline.games.lunar.actions import (
    ACTIONS,
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
from branchline.games.lunar.board import CITIES, CITY, GOODS, GOODS_COUNT, MILEPOSTS
from branchline.games.lunar.position import (
    BUILDING,
    FLARE,
    GIVING_UP,
    NOWHERE,
    OPENING,
    OPERATE,
    OVER,
    PHASES,
    RELOCATE,
    Position,
)
from branchline.games.lunar.refusals.building import why_not_build, why_not_upgrade
from branchline.games.lunar.refusals.cargo import why_not_boom, why_not_deliver, why_not_drop, why_not_load
from branchline.games.lunar.refusals.english import refused
from branchline.games.lunar.refusals.moving import why_not_move, why_not_turn_round


def refusal(s: Position, action: object) -> IllegalMove | None:
    """None if the action is legal now, else why it is not."""
    if not is_action(action, ACTIONS):
        return refused("L5.6", "unknown-action", action=repr(action))
    assert isinstance(action, int)
    if s.phase == OVER:
        return refused("L27.13", "over")
    if s.phase not in _phases_of(action):
        return refused(_phase_rule(s, action), "phase", phase=PHASES[s.phase])
    if action < MOVE:
        return why_not_build(s, action)
    if UPGRADE <= action < GIVE_UP:
        return why_not_upgrade(s, action - UPGRADE)
    if GIVE_UP <= action < TURN_ROUND:
        good = action - GIVE_UP
        if not s.load[s.seat * GOODS_COUNT + good]:
            return refused("L25.8" if s.phase == FLARE else "L11.14", "give-up-absent", good=GOODS[good])
        return None
    if action == EXCHANGE:
        return _why_not_exchange(s)
    if action == END_OPERATE or action == END_TURN:
        return None
    return _why_not_operate(s, action)


def _phases_of(action: int) -> tuple[int, ...]:
    """The phases in which it is asked."""
    if action < MOVE or UPGRADE <= action < GIVE_UP or action == END_TURN:
        return (OPENING, BUILDING)
    if PLACE <= action < LOAD:
        return (OPERATE, RELOCATE)
    if GIVE_UP <= action < TURN_ROUND:
        return (GIVING_UP, FLARE)
    if action == EXCHANGE:
        return (OPENING, OPERATE)
    return (OPERATE,)


def _phase_rule(s: Position, action: int) -> str:
    """The rule by which it is not asked now."""
    if OPERATE in _phases_of(action):
        if s.phase == OPENING:
            return "L5.1"
        if s.phase == BUILDING:
            return "L5.9"
    return "L5.6"


def _why_not_exchange(s: Position) -> IllegalMove | None:
    if s.phase == OPENING and not s.rules.exchange_in_opening:
        return refused("L5.17", "exchange-opening")
    return refused("L5.15", "exchange-acted") if s.acted else None


def _why_not_operate(s: Position, action: int) -> IllegalMove | None:
    if PLACE <= action < LOAD:
        return _why_not_place(s, action - PLACE)
    if s.at[s.seat] == NOWHERE:
        return refused("L12.1", "unplaced")
    if action < PLACE:
        return why_not_move(s, action - MOVE)
    if action < DROP:
        return why_not_load(s, action - LOAD)
    if action < DELIVER:
        return why_not_drop(s, action - DROP)
    if action < DELIVER_BOOM:
        return why_not_deliver(s, action - DELIVER)
    if action < UPGRADE:
        return why_not_boom(s, action - DELIVER_BOOM)
    return why_not_turn_round(s)


def _why_not_place(s: Position, milepost: int) -> IllegalMove | None:
    if s.phase == OPERATE and s.at[s.seat] != NOWHERE:
        return refused("L12.1", "place-placed")
    if CITY[milepost] < 0:
        rule = "L12.1" if s.phase == OPERATE else "L20.18"
        return refused(rule, "place-city", milepost=MILEPOSTS[milepost])
    if s.phase == RELOCATE and milepost not in operate.connected_places(s, s.seat):
        return refused("L20.18", "place-network", city=CITIES[CITY[milepost]])
    return None
