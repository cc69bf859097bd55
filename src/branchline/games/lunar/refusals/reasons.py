"""Why a thing on the table offers a seat nothing, be it now or, out of turn, once it decides."""

from typing import Final

from branchline.core.boardfile import shown, whole_number
from branchline.core.contract import Json
from branchline.core.errors import IllegalMove
from branchline.games.lunar import turns
from branchline.games.lunar.actions import DELIVER, DELIVER_BOOM, DROP, GIVE_UP, LOAD, MOVE, PLACE, UPGRADE
from branchline.games.lunar.board import (
    CENTRE,
    CITY,
    CITY_MILEPOSTS,
    CITY_NUMBER,
    GOODS_NUMBER,
    LINK_COUNT,
    LOCO_NUMBER,
    milepost,
)
from branchline.games.lunar.cards import CARD, DEMAND_CARDS, DEMANDS_EACH, FIRST_BOOM
from branchline.games.lunar.position import (
    BUILDING,
    FLARE,
    GIVING_UP,
    NOWHERE,
    OPENING,
    OPERATE,
    RELOCATE,
    active,
)
from branchline.games.lunar.refusals.refusal import refusal
from branchline.games.lunar.state import State
from branchline.games.lunar.ways import TRACKS_AT, WAY_TO_A, WAY_TO_B

_ASKED: Final = (
    '{"link": number}, {"milepost": id}, {"city": id}, {"good": id}, {"card": id} or {"loco": id} of this board'
)
# Of several reasons the one is told that comes nearest to what was wanted: the first of these that is among them.
_NEAREST: Final = (
    "cash", "limit", "toll", "out", "access", "players", "three", "places", "seismic", "radiation", "strike",
    "decompression", "back", "speed", "capacity", "tray", "dropped", "taken", "pair", "joined", "track", "city",
    "absent",
)  # fmt: skip


def why(state: State, seat: int, about: Json) -> IllegalMove | None:
    trial = state if seat == state.seat or state.over else _once_it_decides(state, seat)
    reasons: list[IllegalMove] = []
    for action in _candidates(trial, about):
        reason = refusal(trial, action)
        if reason is None:
            return None
        reasons.append(reason)
    return min(reasons, key=_distance)


def _once_it_decides(state: State, seat: int) -> State:
    """The position at the beginning of this seat's next turn."""
    trial = state.copy()
    while active(trial) != seat:
        trial.turn += 1
    turns.clear(trial)
    turns.begin(trial)
    return trial


def _distance(reason: IllegalMove) -> int:
    for i, ending in enumerate(_NEAREST):
        if reason.message.endswith(ending):
            return i
    return len(_NEAREST)


def _candidates(s: State, about: Json) -> list[int]:
    """The actions that would do something with this thing in the phase that is on."""
    if isinstance(about, dict) and len(about) == 1:
        kind, value = next(iter(about.items()))
        if kind == "link" and whole_number(value, 0, LINK_COUNT - 1):
            return _along([int(value)])
        if kind == "milepost" and milepost(value) >= 0:
            return _at(s, milepost(value))
        if kind == "city" and isinstance(value, str) and value in CITY_NUMBER:
            return _in_city(s, CITY_NUMBER[value])
        if kind == "good" and isinstance(value, str) and value in GOODS_NUMBER:
            return _with_goods(s, GOODS_NUMBER[value])
        if kind == "card" and isinstance(value, str) and value in CARD:
            return _for_card(CARD[value], value)
        if kind == "loco" and isinstance(value, str) and value in LOCO_NUMBER:
            return [UPGRADE + LOCO_NUMBER[value]]
    raise ValueError(f"about: {shown(about)} is not possible; ask about {_ASKED}")


def _along(links: list[int]) -> list[int]:
    return [way for link in links for way in (WAY_TO_A[link], WAY_TO_B[link])]


def _at(s: State, milepost: int) -> list[int]:
    if s.phase == RELOCATE or (s.phase == OPERATE and s.at[s.seat] == NOWHERE):
        return [PLACE + milepost]
    if s.phase in (OPENING, BUILDING):
        links = list(TRACKS_AT[milepost])
        if not links:  # the centre of a major city
            return [action for other in CITY_MILEPOSTS[CITY[milepost]] for action in _along(list(TRACKS_AT[other]))]
        return _along(links)
    return [MOVE + milepost]


def _in_city(s: State, city: int) -> list[int]:
    if s.phase == OPERATE and s.at[s.seat] != NOWHERE:
        return [MOVE + milepost for milepost in CITY_MILEPOSTS[city]]
    return _at(s, CENTRE[city])


def _with_goods(s: State, good: int) -> list[int]:
    if s.phase in (GIVING_UP, FLARE):
        return [GIVE_UP + good]
    return [LOAD + good, DROP + good]


def _for_card(card: int, name: str) -> list[int]:
    if card < DEMAND_CARDS:
        return [DELIVER + demand for demand in range(card * DEMANDS_EACH, (card + 1) * DEMANDS_EACH)]
    event = card - DEMAND_CARDS
    booms = [DELIVER_BOOM + boom for boom in range(FIRST_BOOM[event], FIRST_BOOM[event + 1])]
    if not booms:
        raise ValueError(f"about: nothing is delivered for the card {name!r}; a demand, a boom or a shortage pays")
    return booms
