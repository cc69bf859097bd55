"""Actions in notation and as data; neither depends on the position."""

from typing import Final

from branchline.core.boardfile import shown
from branchline.core.contract import Json, check_action, check_notation
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
from branchline.games.lunar.board import (
    CITIES,
    CITY,
    GOODS,
    LOCOS,
    MILEPOSTS,
    PAIR,
    PAIRS,
    milepost,
)
from branchline.games.lunar.cards import (
    BOOM_CARD,
    BOOM_GOOD,
    BOOM_PAY,
    CARDS,
    DEMAND_CITY,
    DEMAND_GOOD,
    DEMAND_PAY,
    DEMANDS_EACH,
)
from branchline.games.lunar.ways import COST, FROM, LINK_OF, TO

_PLAIN: Final = {
    TURN_ROUND: "turn-round",
    EXCHANGE: "exchange",
    END_OPERATE: "end-operate",
    END_TURN: "end-turn",
}


def as_data(action: int) -> dict[str, Json]:
    """An action as the page and other programs read it."""
    return {"id": action, "notation": NOTATION[action], **_facts(action)}


def _facts(action: int) -> dict[str, Json]:
    if action < MOVE:
        link = LINK_OF[action]
        pair = PAIRS[PAIR[link]] if PAIR[link] >= 0 else None
        ends = {"a": MILEPOSTS[FROM[action]], "b": MILEPOSTS[TO[action]]}
        return {"kind": "build", **ends, "link": link, "pair": pair, "cost": COST[action]}
    if action < PLACE:
        return {"kind": "move", **_milepost(action - MOVE)}
    if action < LOAD:
        return {"kind": "place", **_milepost(action - PLACE)}
    if action < DROP:
        return {"kind": "load", "good": GOODS[action - LOAD]}
    if action < DELIVER:
        return {"kind": "drop", "good": GOODS[action - DROP]}
    if action < DELIVER_BOOM:
        demand = action - DELIVER
        wanted = {"card": CARDS[demand // DEMANDS_EACH], "good": GOODS[DEMAND_GOOD[demand]]}
        return {"kind": "deliver", **wanted, "city": CITIES[DEMAND_CITY[demand]], "pay": DEMAND_PAY[demand]}
    if action < UPGRADE:
        boom = action - DELIVER_BOOM
        wanted = {"card": CARDS[BOOM_CARD[boom]], "good": GOODS[BOOM_GOOD[boom]]}
        return {"kind": "deliver", **wanted, "city": None, "pay": BOOM_PAY}
    if action < GIVE_UP:
        return {"kind": "upgrade", "loco": LOCOS[action - UPGRADE]}
    if action < TURN_ROUND:
        return {"kind": "give-up", "good": GOODS[action - GIVE_UP]}
    return {"kind": _PLAIN[action]}


def _milepost(milepost: int) -> dict[str, Json]:
    city = CITIES[CITY[milepost]] if CITY[milepost] >= 0 else None
    return {"milepost": MILEPOSTS[milepost], "city": city}


def _notation(action: int) -> str:
    facts = _facts(action)
    kind = str(facts["kind"])
    if kind == "build":
        ends = f"build {facts['a']} {facts['b']}"
        return ends if facts["pair"] is None else f"{ends} {facts['pair']}"
    if kind == "deliver":
        return f"deliver {facts['card']} {facts['good']}"
    for name in ("milepost", "good", "loco"):
        if name in facts:
            return f"{kind} {facts[name]}"
    return kind


NOTATION: Final[tuple[str, ...]] = tuple(_notation(action) for action in range(ACTIONS))
_ACTION: Final[dict[str, int]] = {text: action for action, text in enumerate(NOTATION)}
_PLACE_FORM: Final = "with a milepost such as near:-5:17, or a city"
_FORMS: Final = {
    "build": "build MILEPOST MILEPOST, or build MILEPOST MILEPOST LETTER for a link through a wrap pair, "
    "with two neighbouring mileposts such as near:-5:19 near:-5:21",
    "upgrade": "upgrade LOCOMOTIVE, with " + ", ".join(LOCOS),
    "place": f"place MILEPOST, {_PLACE_FORM}",
    "move": f"move MILEPOST, {_PLACE_FORM}",
    "turn-round": "turn-round",
    "load": "load GOODS, with " + ", ".join(GOODS),
    "drop": "drop GOODS, with " + ", ".join(GOODS),
    "deliver": "deliver CARD GOODS, with a demand card such as d17 and one of its goods, or a boom or shortage",
    "give-up": "give-up GOODS, with " + ", ".join(GOODS),
    "exchange": "exchange",
    "end-operate": "end-operate",
    "end-turn": "end-turn",
}


def notation(action: object) -> str:
    return NOTATION[check_action(action, ACTIONS)]


def parse(text: object) -> int:
    """The action a notation names. Spaces are forgiven, and a city stands for its milepost."""
    words = check_notation(text, _FORMS)
    if words[0] in ("build", "move", "place"):
        for i in range(1, min(3, len(words))):
            words[i] = _milepost_id(words[i])
    tidy = " ".join(words)
    if tidy not in _ACTION:
        raise ValueError(f"notation: {shown(text)} is no action; write {_FORMS[words[0]]}")
    return _ACTION[tidy]


def _milepost_id(word: str) -> str:
    number = milepost(word)
    if number < 0:
        raise ValueError(f"notation: {shown(word)} is no milepost and no city of this board")
    return MILEPOSTS[number]
