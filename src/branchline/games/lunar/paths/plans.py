"""`game.plan`: the path service as questions and answers in JSON; the README says what may be asked."""

from typing import Final

from branchline.core.boardfile import shown
from branchline.core.contract import Json
from branchline.games.lunar.actions import BUILD, MOVE, PLACE, TURN_ROUND
from branchline.games.lunar.board import (
    CITIES,
    CITY_MILEPOSTS,
    CITY_NUMBER,
    GOODS,
    GOODS_NUMBER,
    MILEPOSTS,
    SOURCES,
    milepost,
)
from branchline.games.lunar.paths.building import build_path
from branchline.games.lunar.paths.hauling import hauls
from branchline.games.lunar.paths.riding import NOBODY, ride, ride_from
from branchline.games.lunar.paths.sweeps import CHEAPEST, SHORTEST
from branchline.games.lunar.position import Position, active
from branchline.games.lunar.ways import COST, FROM, LINK_OF, TO

_ASKED: Final = '{"build": place}, {"ride": place} or {"haul": {"good": id, "city": id}}'
_BUILDS: Final = ("cheapest", "shortest")
_RIDES: Final = ("fastest", "cheapest")


def plan(s: Position, seat: int, about: Json) -> dict[str, Json]:
    """The answer to a question about what a seat could do; a ValueError says what is wrong with the question."""
    if not isinstance(about, dict):
        raise ValueError(f"about: an object is needed, not {type(about).__name__}; ask for {_ASKED}")
    kinds = [kind for kind in ("build", "ride", "haul") if kind in about]
    others = [name for name in about if name not in kinds and name != "prefer" and name != "from"]
    if len(kinds) != 1 or others:
        raise ValueError(f"about: {shown(about)} is no question; ask for {_ASKED}")
    if "from" in about and kinds[0] != "ride":
        raise ValueError("about.from: only a ride may begin elsewhere; leave it out")
    if kinds[0] == "build":
        return _build(s, seat, about["build"], _preference(about, _BUILDS))
    if kinds[0] == "ride":
        return _ride(s, seat, about, _preference(about, _RIDES))
    if "prefer" in about:
        raise ValueError("about.prefer: a haul has no preference; leave it out")
    return _haul(s, seat, about["haul"])


def _preference(about: dict[str, Json], allowed: tuple[str, ...]) -> str:
    found: Json = about.get("prefer", allowed[0])
    if found not in allowed:
        raise ValueError(f"about.prefer: {shown(found)} is unknown; allowed are {' and '.join(allowed)}")
    return str(found)


def _place(value: Json, where: str) -> int:
    """The number of a milepost that is given by its id or by that of its city."""
    found = milepost(value)
    if found < 0:
        raise ValueError(f"{where}: {shown(value)} is neither a city nor a milepost of this board")
    return found


def _build(s: Position, seat: int, to: Json, prefer: str) -> dict[str, Json]:
    goal = _place(to, "about.build")
    found = build_path(s, seat, goal, CHEAPEST if prefer == "cheapest" else SHORTEST)
    return {
        "kind": "build",
        "to": to,
        "reached": found.reached,
        "cost": found.cost,
        "length": len(found.ways),
        "now": found.turns.count(0),
        "turns": _turns(s, seat, found.turns),
        "steps": [
            {
                "action": BUILD + way,
                "link": LINK_OF[way],
                "a": MILEPOSTS[FROM[way]],
                "b": MILEPOSTS[TO[way]],
                "cost": COST[way],
                "turn": turn,
            }
            for way, turn in zip(found.ways, found.turns, strict=True)
        ],
    }


def _ride(s: Position, seat: int, about: dict[str, Json], prefer: str) -> dict[str, Json]:
    to: Json = about["ride"]
    goal = _place(to, "about.ride")
    goals = list(CITY_MILEPOSTS[CITY_NUMBER[to]]) if to in CITY_NUMBER else [goal]
    if "from" in about:
        found = ride_from(s, seat, _place(about["from"], "about.from"), goals, prefer == "cheapest")
    else:
        found = ride(s, seat, goals, prefer == "cheapest")
    return {
        "kind": "ride",
        "to": to,
        "reached": found.reached,
        "length": found.length,
        "tolls": found.toll,
        "now": found.turns.count(0),
        "turns": _turns(s, seat, found.turns),
        "steps": [
            {
                "action": found.actions[i],
                "milepost": MILEPOSTS[_milepost(s, seat, found.actions[i])],
                "toll": found.tolls[i],
                "owner": None if found.owners[i] == NOBODY else found.owners[i],
                "turn": found.turns[i],
            }
            for i in range(len(found.actions))
        ],
    }


def _milepost(s: Position, seat: int, action: int) -> int:
    """Where the train stands after an action of a ride."""
    if action == TURN_ROUND:
        return s.at[seat]
    return action - PLACE if action >= PLACE else action - MOVE


def _turns(s: Position, seat: int, turns: list[int]) -> int:
    """How many turns of the seat it takes, the one being played included."""
    if not turns:
        return 0
    return turns[-1] + (1 if active(s) == seat else 0)


def _haul(s: Position, seat: int, about: Json) -> dict[str, Json]:
    if not isinstance(about, dict) or set(about) != {"city", "good"}:
        raise ValueError('about.haul: a good and a city are needed, as {"good": id, "city": id}')
    good: Json = about["good"]
    city: Json = about["city"]
    if not isinstance(good, str) or good not in GOODS_NUMBER:
        raise ValueError(f"about.haul.good: {shown(good)} is unknown; the goods are {', '.join(GOODS)}")
    if not isinstance(city, str) or city not in CITY_NUMBER:
        raise ValueError(f"about.haul.city: {shown(city)} is no city of this board")
    sources = SOURCES[GOODS_NUMBER[good]]
    return {
        "kind": "haul",
        "good": good,
        "city": city,
        "sources": [
            {
                "city": CITIES[haul.source],
                "cost": haul.cost,
                "length": haul.length,
                "tokens": s.tray[GOODS_NUMBER[good]],
            }
            for haul in hauls(s, seat, sources, CITY_NUMBER[city])
        ],
    }
