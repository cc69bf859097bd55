"""The Moon as the watch reads it: straight from the board files, so that it shares no mistake with the engine.

Mileposts, links, cities, goods, locomotives and cards have the numbers that they have in a position. Sides are words.
"""

import json
from importlib import resources
from typing import Any, Final

from branchline.games.lunar.grid.file import spelled_out

_HOME: Final = resources.files("branchline.games.lunar")
_FILE: Final[dict[str, Any]] = json.loads((_HOME / "board.json").read_text(encoding="utf-8"))
_GRID: Final[dict[str, Any]] = json.loads((_HOME / "grid.json").read_text(encoding="utf-8"))
_BOARD: Final[dict[str, Any]] = _FILE if "mileposts" in _FILE else {**_FILE, **spelled_out(_FILE, _GRID)}
_SIDES: Final = ("near", "far")

START_CASH: Final = 60
WIN_CASH: Final = 250
RAISED_CASH: Final = 300
WIN_MAJORS: Final = 7
BUILD_LIMIT: Final = 20
UPGRADE: Final = 10
TOLL: Final = 4
OUTS: Final = 2
HAND: Final = 3
BOOM_PAY: Final = 20
LASTS: Final = {"boom": 3, "shortage": 3}
MAJOR_PLACES: Final = 6
SEGMENTS_EACH: Final = 3
PLAYERS_AT: Final = {"small": 2, "medium": 3}
_ARRIVAL: Final = {"mare": 1, "mountain": 2, "alpine": 5, "small": 3, "medium": 3, "major": 5}

# Cities and mileposts
CITIES: Final[tuple[str, ...]] = tuple(row["id"] for row in _BOARD["cities"])
SIZE: Final[tuple[str, ...]] = tuple(row["size"] for row in _BOARD["cities"])
MAJORS: Final = tuple(city for city, size in enumerate(SIZE) if size == "major")
_CITY: Final = {name: i for i, name in enumerate(CITIES)}
POSTS: Final[tuple[str, ...]] = tuple(f"{row[0]}:{row[1]}:{row[2]}" for row in _BOARD["mileposts"])
POST: Final = {name: i for i, name in enumerate(POSTS)}
TERRAIN: Final[tuple[str, ...]] = tuple(row[3] for row in _BOARD["mileposts"])
CITY_AT: Final[tuple[int, ...]] = tuple(-1 if row[4] is None else _CITY[row[4]] for row in _BOARD["mileposts"])
_POLES: Final = frozenset(_CITY[row["id"]] for row in _BOARD["cities"] if row["side"] == "both")
SIDES_AT: Final[tuple[frozenset[str], ...]] = tuple(
    frozenset(_SIDES) if CITY_AT[m] in _POLES else frozenset((row[0],)) for m, row in enumerate(_BOARD["mileposts"])
)

# Links
LINK_ENDS: Final[tuple[tuple[int, int], ...]] = tuple((row[0], row[1]) for row in _BOARD["links"])
LINK_PAIR: Final[tuple[str | None, ...]] = tuple(row[3] for row in _BOARD["links"])
RED: Final[tuple[bool, ...]] = tuple(CITY_AT[a] >= 0 and CITY_AT[a] == CITY_AT[b] for a, b in LINK_ENDS)
PRICE: Final[dict[tuple[int, int], int]] = {
    (link, end): _ARRIVAL[TERRAIN[end]] + row[2] for link, row in enumerate(_BOARD["links"]) for end in row[:2]
}
_AT: Final[tuple[list[int], ...]] = tuple([] for _ in POSTS)
for _link, (_a, _b) in enumerate(LINK_ENDS):
    _AT[_a].append(_link)
    _AT[_b].append(_link)
LINKS_AT: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(links) for links in _AT)
BY_PAIR: Final[dict[str, tuple[int, ...]]] = {
    wrap["label"]: tuple(link for link, pair in enumerate(LINK_PAIR) if pair == wrap["label"])
    for wrap in _BOARD["wraps"]
}


def sides_of(link: int) -> frozenset[str]:
    """Of a link at a pole the side it leads to; a link through a wrap pair lies on both."""
    a, b = LINK_ENDS[link]
    return SIDES_AT[a] | SIDES_AT[b] if LINK_PAIR[link] is not None else SIDES_AT[a] & SIDES_AT[b]


LINK_SIDES: Final = tuple(sides_of(link) for link in range(len(LINK_ENDS)))
CITY_POSTS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(m for m, at in enumerate(CITY_AT) if at == city) for city in range(len(CITIES))
)
CITY_LINKS: Final[tuple[tuple[int, ...], ...]] = tuple(  # from outside, wrap links included
    tuple(link for m in posts for link in LINKS_AT[m] if not RED[link]) for posts in CITY_POSTS
)

# Goods and locomotives
GOODS: Final[tuple[str, ...]] = tuple(row["id"] for row in _BOARD["goods"])
GOOD: Final = {name: i for i, name in enumerate(GOODS)}
TOKENS: Final[list[int]] = [row["tokens"] for row in _BOARD["goods"]]
SOURCES: Final = tuple(frozenset(_CITY[name] for name in row["sources"]) for row in _BOARD["goods"])
LOCOS: Final[tuple[str, ...]] = tuple(row["id"] for row in _BOARD["locomotives"])
LEVEL, CAPACITY, SPEED = (
    tuple(int(row[key]) for row in _BOARD["locomotives"]) for key in ("level", "capacity", "speed")
)

# Cards
DEMANDS: Final[tuple[tuple[tuple[int, int, int], ...], ...]] = tuple(  # city, good, pay
    tuple((_CITY[d["city"]], GOOD[d["good"]], d["payoff"]) for d in row["demands"]) for row in _BOARD["demand_cards"]
)
EVENTS: Final[tuple[tuple[str, dict[str, Any]], ...]] = tuple(
    (row["type"], row["params"]) for row in _BOARD["event_cards"]
)
CARDS: Final = len(DEMANDS) + len(EVENTS)
CARD: Final[dict[str, int]] = {f"d{i + 1}": i for i in range(len(DEMANDS))} | {
    f"e{i + 1}": len(DEMANDS) + i for i in range(len(EVENTS))
}


def event(card: int) -> tuple[str, dict[str, Any]]:
    """The kind and the parameters of an event card."""
    return EVENTS[card - len(DEMANDS)]


def is_demand(card: int) -> bool:
    return card < len(DEMANDS)


def blast(card: int, city: int) -> tuple[frozenset[int], str]:
    """The mileposts that a meteor counted from this city strikes, and their side; none for a miss."""
    params = event(card)[1]
    side, direction = _BOARD["cities"][city]["side"], params["direction"]
    if city in _POLES:
        side, direction = _BOARD["generator"]["polar_meteor"][CITIES[city]][direction]
    columns, rows = _BOARD["generator"]["directions"][direction]
    _, column, row = _BOARD["cities"][city]["milepost"]
    steps = params["distance"]
    return _area(side, column + steps * columns, row + steps * rows), side


def _area(side: str, column: int, row: int) -> frozenset[int]:
    """A milepost and those around it on the same side; a pole has one name for both."""
    names = [(column, row), *((column + c, row + j) for c, j in _BOARD["generator"]["directions"].values())]
    posts = [POST.get(f"{side}:{c}:{j}", POST.get(f"near:{c}:{j}", -1)) for c, j in names]
    there = [m for m in posts if m >= 0 and side in SIDES_AT[m]]
    return frozenset(there) if posts[0] in there else frozenset()
