"""Actions in notation and as data; neither depends on the position."""

import re
from typing import Final

from branchline.core.contract import Json, check_action, check_notation
from branchline.games.wensleydale.actions import (
    ACTIONS,
    BID_SIZES,
    BUY,
    DECLINE,
    DONE,
    EXCHANGE,
    EXCHANGES,
    FEWEST_CUBES,
    LAY,
    MOVE,
    NO_BUILD,
    NO_TAKEOVER,
    OVER,
    PASS,
    PAY,
    TAKEOVER,
    payment_parts,
)
from branchline.games.wensleydale.board import (
    AREA,
    AREA_COUNT,
    AREAS,
    BORDERS,
    BOXES,
    CARGO_KINDS,
    COMPANIES,
    CUBES,
    FROM,
    KINDS,
    PIECES,
    TO,
    TRAINS,
)

EXCHANGE_KINDS: Final = ("cubes", "government", "midland", "north_eastern")
_PURSE: Final = ("cubes", *KINDS)  # the order in which the parts of a payment are written


def _payment(action: int) -> dict[str, int]:
    if action >= EXCHANGE:
        parts = zip(EXCHANGE_KINDS, list(EXCHANGES[action - EXCHANGE]), strict=True)
    else:
        parts = zip(KINDS, list(payment_parts(action)), strict=True)
    return {name: count for name, count in parts if count}


def _written(payment: dict[str, int]) -> str:
    return " ".join(f"{name}*{count}" for name, count in payment.items()) or "none"


def as_data(action: int) -> dict[str, Json]:
    """An action as the page and other programs read it."""
    return {"id": action, "notation": NOTATION[action], **_facts(action)}


def _facts(action: int) -> dict[str, Json]:
    if action < DECLINE:
        return {"kind": "bid", "box": action // BID_SIZES + 1, "cubes": action % BID_SIZES + FEWEST_CUBES}
    if LAY <= action < NO_BUILD:
        return {"kind": "lay", **_way(action - LAY)}
    if PAY <= action < BUY:
        return {"kind": "pay", "payment": _payment(action)}
    if BUY <= action < EXCHANGE:
        return {"kind": "buy", "train": TRAINS[action - BUY]}
    if EXCHANGE <= action < MOVE:
        return {"kind": "exchange", "payment": _payment(action)}
    if MOVE <= action < PASS:
        piece, area = divmod(action - MOVE, int(AREA_COUNT))
        return {"kind": "move", "piece": PIECES[piece], "area": AREAS[area]}
    if TAKEOVER <= action < NO_TAKEOVER:
        return {"kind": "takeover", "company": COMPANIES[action - TAKEOVER]}
    if OVER <= action < DONE:
        return {"kind": "over", **_way(action - OVER)}
    return {"kind": _PLAIN[action]}


def _way(way: int) -> dict[str, Json]:
    return {"a": AREAS[FROM[way]], "b": AREAS[TO[way]], "border": BORDERS[way >> 1]}


_PLAIN: Final = {
    DECLINE: "decline",
    NO_BUILD: "no-build",
    PASS: "pass",
    NO_TAKEOVER: "no-takeover",
    DONE: "done",
}


def _notation(action: int) -> str:
    facts = _facts(action)
    kind = str(facts["kind"])
    if kind == "bid":
        return f"bid {facts['box']} {facts['cubes']}"
    if kind in ("lay", "over"):
        return f"{kind} {facts['a']} {facts['b']}"
    if kind in ("pay", "exchange"):
        return f"{kind} {_written(facts['payment'])}"
    if kind == "move":
        return f"move {facts['piece']} {facts['area']}"
    if kind == "buy":
        return f"buy {facts['train']}"
    if kind == "takeover":
        return f"takeover {facts['company']}"
    return kind


NOTATION: Final[tuple[str, ...]] = tuple(_notation(action) for action in range(ACTIONS))
_ACTION: Final[dict[str, int]] = {text: action for action, text in enumerate(NOTATION)}
_FORMS: Final = {
    "bid": f"bid BOX CUBES, with a box from 1 to {BOXES} and {FEWEST_CUBES} to {CUBES} cubes",
    "decline": "decline",
    "lay": "lay AREA AREA, with two neighbouring areas",
    "no-build": "no-build",
    "pay": "pay KIND*N ..., with " + ", ".join(KINDS),
    "buy": "buy TRAIN, with " + ", ".join(TRAINS),
    "exchange": "exchange KIND*N ..., three points for each train point, with none, " + ", ".join(EXCHANGE_KINDS),
    "move": "move PIECE AREA, with " + ", ".join(PIECES[:CARGO_KINDS]),
    "pass": "pass",
    "takeover": "takeover COMPANY, with " + ", ".join(COMPANIES),
    "no-takeover": "no-takeover",
    "over": "over AREA AREA, with two neighbouring areas",
    "done": "done",
}


def notation(action: object) -> str:
    return NOTATION[check_action(action, ACTIONS)]


def parse(text: object) -> int:
    """The action a notation names. Spaces and the order of a payment's parts are forgiven, nothing else is."""
    words = check_notation(text, _FORMS)
    verb = words[0]
    if verb in ("pay", "exchange"):
        words[1:] = _tidy_payment(words[1:])
    elif verb in ("lay", "over", "move"):
        for word in words[1 if verb != "move" else 2 :]:
            if word not in AREA:
                raise ValueError(f"notation: {word!r} is no area of this board")
    tidy = " ".join(words)
    if tidy not in _ACTION:
        raise ValueError(f"notation: {text!r} is no action; write {_FORMS[verb]}")
    return _ACTION[tidy]


def _tidy_payment(parts: list[str]) -> list[str]:
    for part in parts:
        if part != "none" and not (re.fullmatch(r"[a-z_]+\*[1-9][0-9]?", part) and part.split("*")[0] in _PURSE):
            raise ValueError(f"notation: {part!r} is no payment; write a kind and a number, such as midland*2")
    return sorted(parts, key=lambda part: -1 if part == "none" else _PURSE.index(part.split("*")[0]))
