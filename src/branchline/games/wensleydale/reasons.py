"""Why a thing on the table offers a seat nothing, be it now or, out of turn, once it decides."""

from typing import Final

from branchline.core.boardfile import whole_number
from branchline.core.contract import Json
from branchline.core.errors import IllegalMove
from branchline.core.native import i64, vec
from branchline.games.wensleydale import auction, series
from branchline.games.wensleydale.actions import BUY, LAY, MOVE
from branchline.games.wensleydale.actions import OVER as OVER_WAY
from branchline.games.wensleydale.actions import bid as bid_action
from branchline.games.wensleydale.board import (
    AREA,
    AREA_COUNT,
    BORDER,
    BORDERS,
    BOXES,
    CARGO_KINDS,
    COMPANIES,
    CUBES,
    FROM,
    HILL,
    PIECES,
    TERRAIN,
    TO,
    TRACKS_OUT,
    TRAINS,
    WAYS,
)
from branchline.games.wensleydale.position import BUILD, EXCHANGING, PAYING, TAKEOVERS
from branchline.games.wensleydale.position import TRAINS as TRAINS_PHASE
from branchline.games.wensleydale.refusals import refusal
from branchline.games.wensleydale.state import State

_ASKED: Final = (
    '{"border": id}, {"area": id}, {"box": number}, {"train": id} or {"piece": kind, "area": id} of this board'
)
# Of several reasons the one is told that comes nearest to what was wanted: the first of these that is among them.
_NEAREST: Final = ("cost", "fee", "links", "twice", "price", "stock", "end", "slot", "trainless", "taken", "south")


def why(state: State, seat: int, about: Json) -> IllegalMove | None:
    trial = state if seat == state.seat or state.over else _once_it_decides(state, seat)
    reasons: list[IllegalMove] = []
    for position, action in _candidates(trial, about):
        reason = refusal(position, action)
        if reason is None:
            return None
        reasons.append(reason)
    return min(reasons, key=_distance)


def _once_it_decides(state: State, seat: int) -> State:
    """The position with this seat to decide at the beginning of what the other one is doing."""
    trial = state.copy()
    trial.seat = seat
    trial.path = vec[i64]()
    trial.cost = trial.fee_government = trial.fee_midland = trial.fee_north_eastern = 0
    trial.taking = trial.buying = -1
    if trial.phase == PAYING:
        trial.phase = BUILD
    elif trial.phase == EXCHANGING:
        trial.phase = TRAINS_PHASE
    return trial


def _distance(reason: IllegalMove) -> int:
    for i, ending in enumerate(_NEAREST):
        if reason.message.endswith(ending):
            return i
    return len(_NEAREST)


def _candidates(s: State, about: Json) -> list[tuple[State, int]]:
    """The actions that would do something with this thing in the phase that is on, each with its position."""
    if isinstance(about, dict):
        asked = {str(key): about[key] for key in about}
        area = AREA.get(str(asked.get("area")), -1)
        if set(asked) == {"border"} and str(asked["border"]) in BORDER:
            border = BORDER[str(asked["border"])]
            return _along(s, [2 * border, 2 * border + 1])
        if set(asked) == {"area"} and area >= 0:
            return _about_area(s, area)
        if set(asked) == {"piece", "area"} and area >= 0 and asked["piece"] in PIECES[:CARGO_KINDS]:
            return [(s, MOVE + PIECES.index(str(asked["piece"])) * AREA_COUNT + area)]
        if set(asked) == {"train"} and asked["train"] in TRAINS:
            return [(s, BUY + TRAINS.index(str(asked["train"])))]
        if set(asked) == {"box"} and whole_number(asked["box"], 1, BOXES):
            box = int(asked["box"]) - 1
            return [(s, bid_action(box, min(CUBES, auction.least_bid(s, box))))]
    raise ValueError(f"about: {about!r} is not possible; ask about {_ASKED}")


def _about_area(s: State, area: int) -> list[tuple[State, int]]:
    if s.phase == TRAINS_PHASE:
        there = [MOVE + kind * AREA_COUNT + area for kind in range(CARGO_KINDS)]
        lying = [action for action in there if s.pieces[action - MOVE]]
        return [(s, action) for action in lying or there[:1]]
    if TERRAIN[area] == HILL:
        return _along(s, [way for way in range(WAYS) if TO[way] == area])
    out = list(TRACKS_OUT[area])  # first, so that a reason about starts speaks of this area
    return _along(s, [*out, *[way ^ 1 for way in out]])


def _along(s: State, ways: list[int]) -> list[tuple[State, int]]:
    """A link on one of these ways: built, or handed over."""
    if len(s.path):  # what starts elsewhere is of no use, unless nothing starts at the end of the series
        ways = [way for way in ways if FROM[way] == s.path[-1]] or ways
    if s.phase != TAKEOVERS:
        return [(s, LAY + way) for way in ways]
    if s.taking >= 0:
        return [(s, OVER_WAY + way) for way in ways]
    borders = {BORDERS[way >> 1] for way in ways}
    for takeover in series.takeovers(s):
        if not borders.isdisjoint(takeover["links"]):
            return [(s, s.parse(takeover["actions"][0]))]
    candidates: list[tuple[State, int]] = []
    for company in range(len(COMPANIES)):
        trial = s.copy()
        trial.taking = company
        candidates += [(trial, OVER_WAY + way) for way in ways]
    return candidates
