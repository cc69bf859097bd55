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
    LINK_COUNT,
    MILEPOSTS,
    SOURCES,
    milepost,
)
from branchline.games.lunar.paths.building import WAITS, Track, build_path
from branchline.games.lunar.paths.drafting import price, stretch
from branchline.games.lunar.paths.hauling import hauls
from branchline.games.lunar.paths.riding import NOBODY, ride, ride_from
from branchline.games.lunar.paths.sweeps import CHEAPEST, SHORTEST
from branchline.games.lunar.position import Position, active
from branchline.games.lunar.ways import COST, FROM, LINK_OF, RED, TO

_ASKED: Final = (
    '{"build": place}, {"ride": place}, {"haul": {"good": id, "city": id}} or {"draft": {"links": [number]}}'
)
_KINDS: Final = ("build", "ride", "haul", "draft")
_BUILDS: Final = ("cheapest", "shortest")
_RIDES: Final = ("fastest", "cheapest")
_STARTS: Final = ("anywhere", "network")
MOST_DRAFTED: Final = 400


def plan(s: Position, seat: int, about: Json) -> dict[str, Json]:
    """The answer to a question about what a seat could do; a ValueError says what is wrong with the question."""
    if not isinstance(about, dict):
        raise ValueError(f"about: an object is needed, not {type(about).__name__}; ask for {_ASKED}")
    kinds = [kind for kind in _KINDS if kind in about]
    others = [name for name in about if name not in kinds and name != "prefer" and name != "from"]
    if len(kinds) != 1 or others:
        raise ValueError(f"about: {shown(about)} is no question; ask for {_ASKED}")
    if kinds[0] == "build":
        return _build(s, seat, about, _choice(about, "prefer", _BUILDS), _choice(about, "from", _STARTS))
    if kinds[0] == "ride":
        return _ride(s, seat, about, _choice(about, "prefer", _RIDES))
    for name in ("prefer", "from"):
        if name in about:
            raise ValueError(f"about.{name}: a {kinds[0]} has none; leave it out")
    return _haul(s, seat, about["haul"]) if kinds[0] == "haul" else _draft(s, seat, about["draft"])


def _choice(about: dict[str, Json], name: str, allowed: tuple[str, ...]) -> str:
    chosen: Json = about.get(name, allowed[0])
    if chosen not in allowed:
        raise ValueError(f"about.{name}: {shown(chosen)} is unknown; allowed are {' and '.join(allowed)}")
    return str(chosen)


def _place(value: Json, where: str) -> int:
    """The number of a milepost that is given by its id or by that of its city."""
    number = milepost(value)
    if number < 0:
        raise ValueError(f"{where}: {shown(value)} is neither a city nor a milepost of this board")
    return number


def _build(s: Position, seat: int, about: dict[str, Json], prefer: str, start: str) -> dict[str, Json]:
    to: Json = about["build"]
    goal = _place(to, "about.build")
    track = build_path(s, seat, goal, CHEAPEST if prefer == "cheapest" else SHORTEST, start == "network")
    return {
        "kind": "build",
        "to": to,
        "reached": track.reached,
        "cost": track.cost,
        "length": len(track.ways),
        "now": track.turns.count(0),
        "turns": _turns(s, seat, track.turns),
        "waits": _waits(track),
        "steps": _steps(track),
    }


def _waits(track: Track) -> str | None:
    return WAITS[track.waits] or None


def _steps(track: Track) -> list[Json]:
    return [
        {
            "action": BUILD + way,
            "link": LINK_OF[way],
            "a": MILEPOSTS[FROM[way]],
            "b": MILEPOSTS[TO[way]],
            "cost": COST[way],
            "turn": turn,
        }
        for way, turn in zip(track.ways, track.turns, strict=True)
    ]


def _ride(s: Position, seat: int, about: dict[str, Json], prefer: str) -> dict[str, Json]:
    to: Json = about["ride"]
    goal = _place(to, "about.ride")
    goals = list(CITY_MILEPOSTS[CITY_NUMBER[to]]) if to in CITY_NUMBER else [goal]
    if "from" in about:
        journey = ride_from(s, seat, _place(about["from"], "about.from"), goals, prefer == "cheapest")
    else:
        journey = ride(s, seat, goals, prefer == "cheapest")
    return {
        "kind": "ride",
        "to": to,
        "reached": journey.reached,
        "length": journey.length,
        "tolls": journey.toll,
        "now": journey.turns.count(0),
        "turns": _turns(s, seat, journey.turns),
        "steps": [
            {
                "action": journey.actions[i],
                "milepost": MILEPOSTS[_milepost(s, seat, journey.actions[i])],
                "toll": journey.tolls[i],
                "owner": None if journey.owners[i] == NOBODY else journey.owners[i],
                "turn": journey.turns[i],
            }
            for i in range(len(journey.actions))
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


def _draft(s: Position, seat: int, about: Json) -> dict[str, Json]:
    if not isinstance(about, dict) or set(about) not in ({"links"}, {"links", "from", "to"}):
        raise ValueError('about.draft: links are needed, and where a stretch is added, "from" and "to"')
    drafted = _links(about["links"])
    reached = True
    added: list[int] = []
    if "to" in about:
        start = _place(about["from"], "about.draft.from")
        addition = stretch(s, seat, drafted, start, _place(about["to"], "about.draft.to"))
        reached = addition.reached
        added = addition.links
    draft = price(s, seat, drafted + added)
    return {
        "kind": "draft",
        "reached": reached,
        "added": added,
        "cost": draft.track.cost + draft.loose_cost,
        "turns": _turns(s, seat, draft.track.turns),
        "waits": _waits(draft.track),
        "steps": _steps(draft.track),
        "loose": draft.loose,
        "gone": draft.gone,
    }


def _links(value: Json) -> list[int]:
    """Numbers of links that can carry track, each once."""
    if not isinstance(value, list) or len(value) > MOST_DRAFTED:
        raise ValueError(f"about.draft.links: a list of at most {MOST_DRAFTED} numbers is needed")
    links: list[int] = []
    for link in value:
        if not isinstance(link, int) or isinstance(link, bool) or not 0 <= link < LINK_COUNT or RED[link]:
            raise ValueError(f"about.draft.links: {shown(link)} is no link of this board that can carry track")
        if link not in links:
            links.append(link)
    return links
