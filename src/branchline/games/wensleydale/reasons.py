"""Why a thing on the table offers a seat nothing, be it now or, out of turn, once it decides."""

from typing import Final

from branchline.core.contract import Json
from branchline.core.errors import IllegalMove
from branchline.games.wensleydale import auction
from branchline.games.wensleydale.actions import BUY, LAY, MOVE
from branchline.games.wensleydale.actions import OVER as OVER_WAY
from branchline.games.wensleydale.actions import bid as bid_action
from branchline.games.wensleydale.board import (
    AREA,
    AREA_COUNT,
    BORDER,
    BOXES,
    CARGO_KINDS,
    CUBES,
    FROM,
    PIECES,
    TO,
    TRAINS,
    WAYS,
)
from branchline.games.wensleydale.position import AUCTION, TAKEOVERS
from branchline.games.wensleydale.position import TRAINS as TRAINS_PHASE
from branchline.games.wensleydale.refusals import refusal
from branchline.games.wensleydale.state import State

_ASKED: Final = (
    '{"border": id}, {"area": id}, {"box": number}, {"train": id} or {"piece": kind, "area": id} of this board'
)
# Of several reasons the one is told that comes nearest to what was wanted: the first of these that is among them.
_NEAREST: Final = ("cost", "fee", "links", "twice", "price", "stock", "end", "slot", "trainless", "taken", "south")


def why(state: State, seat: int, about: Json) -> IllegalMove | None:
    trial = state
    if seat != state.seat and not state.over:
        trial = state.copy()
        trial.seat = seat
        trial.path = ()
        trial.taking = -1
    reasons: list[IllegalMove] = []
    for action in _candidates(trial, about):
        reason = refusal(trial, action)
        if reason is None:
            return None
        reasons.append(reason)
    return min(reasons, key=_distance)


def _distance(reason: IllegalMove) -> int:
    for i, ending in enumerate(_NEAREST):
        if reason.message.endswith(ending):
            return i
    return len(_NEAREST)


def _candidates(s: State, about: Json) -> list[int]:
    """The actions that would do something with this thing, in the phase that is on; at least one."""
    if isinstance(about, dict):
        asked = {str(key): about[key] for key in about}
        found: list[int] = []
        if set(asked) == {"border"} and str(asked["border"]) in BORDER:
            border = BORDER[str(asked["border"])]
            found = _ways(s, [2 * border, 2 * border + 1])
        elif set(asked) == {"area"} and str(asked["area"]) in AREA:
            found = _about_area(s, AREA[str(asked["area"])])
        elif set(asked) == {"piece", "area"} and str(asked["area"]) in AREA:
            if asked["piece"] in PIECES[:CARGO_KINDS]:
                found = [MOVE + PIECES.index(str(asked["piece"])) * AREA_COUNT + AREA[str(asked["area"])]]
        elif set(asked) == {"train"} and asked["train"] in TRAINS:
            found = [BUY + TRAINS.index(str(asked["train"]))]
        elif set(asked) == {"box"} and isinstance(asked["box"], int) and asked["box"] in range(1, BOXES + 1):
            box = int(asked["box"]) - 1
            found = [bid_action(box, min(CUBES, auction.least_bid(s, box)))]
        if found:
            return found
    raise ValueError(f"about: {about!r} is not possible; ask about {_ASKED}")


def _about_area(s: State, area: int) -> list[int]:
    if s.phase == AUCTION:
        return [LAY]  # any link: the answer is that something else comes first
    if s.phase == TRAINS_PHASE:
        there = [MOVE + kind * AREA_COUNT + area for kind in range(CARGO_KINDS)]
        lying = [action for action in there if s.pieces[action - MOVE]]
        return lying or there[:1]
    ends = [way for way in range(WAYS) if TO[way] == area]
    if s.path:
        ends = [way for way in ends if FROM[way] == s.path[-1]] or ends
    return _ways(s, ends)


def _ways(s: State, ways: list[int]) -> list[int]:
    first = OVER_WAY if s.phase == TAKEOVERS else LAY
    return [first + way for way in ways]
