"""Demand and event cards as tables. Demand cards are numbered from 0, event cards follow them."""

from typing import Final

from branchline.core.contract import Json
from branchline.core.native import Row, append, i64, vec
from branchline.games.lunar.board import (
    BOARD,
    BOTH,
    CENTRE,
    CITIES,
    CITY_COUNT,
    CITY_NUMBER,
    CITY_SIDE,
    FAR,
    GOODS_NUMBER,
    MILEPOST,
    MILEPOSTS,
    NEAR,
    PAIR,
    SIDES,
    TERRAINS,
)
from branchline.games.lunar.ways import EXIT_LINK, EXIT_TO, LINK_SIDE, TRACKS_AT, ground_bit

_DEMAND_ROWS: Final[tuple[dict[str, Json], ...]] = tuple(BOARD["demand_cards"])
_EVENT_ROWS: Final[tuple[dict[str, Json], ...]] = tuple(BOARD["event_cards"])
DEMAND_CARDS: Final[i64] = len(_DEMAND_ROWS)
EVENT_CARDS: Final[i64] = len(_EVENT_ROWS)
CARD_COUNT: Final[i64] = DEMAND_CARDS + EVENT_CARDS
CARDS: Final[tuple[str, ...]] = (
    *(f"d{row['id']}" for row in _DEMAND_ROWS),
    *(f"e{row['id']}" for row in _EVENT_ROWS),
)
CARD: Final[dict[str, int]] = {name: i for i, name in enumerate(CARDS)}

# Demands: three a card, in the order of the file
DEMANDS_EACH: Final = 3  # L3.3
_DEMANDS: Final[tuple[dict[str, Json], ...]] = tuple(demand for row in _DEMAND_ROWS for demand in row["demands"])
DEMAND_COUNT: Final[i64] = len(_DEMANDS)
DEMAND_CITY: Final[Row] = vec[i64]([CITY_NUMBER[demand["city"]] for demand in _DEMANDS])
DEMAND_GOOD: Final[Row] = vec[i64]([GOODS_NUMBER[demand["good"]] for demand in _DEMANDS])
DEMAND_PAY: Final[Row] = vec[i64]([demand["payoff"] for demand in _DEMANDS])

# Events, numbered from 0 here
KINDS: Final = (
    "tax",
    "meteor",
    "strike",
    "boom",
    "shortage",
    "seismic",
    "decompression",
    "solar_flare",
    "cosmic_rays",
)
TAX: Final = 0
METEOR: Final = 1
STRIKE: Final = 2
BOOM: Final = 3
SHORTAGE: Final = 4
SEISMIC: Final = 5
DECOMPRESSION: Final = 6
SOLAR_FLARE: Final = 7
COSMIC_RAYS: Final = 8
KIND: Final[Row] = vec[i64]([KINDS.index(row["type"]) for row in _EVENT_ROWS])
_PARAMS: Final[tuple[dict[str, Json], ...]] = tuple(row["params"] for row in _EVENT_ROWS)
TAX_PERCENT: Final[Row] = vec[i64]([params.get("percent", 0) for params in _PARAMS])
EVENT_SIDE: Final[Row] = vec[i64]([SIDES.get(params.get("side", "all"), BOTH) for params in _PARAMS])

# What a strike forbids (L21.5)
BLOCKS: Final = ("load", "deliver", "drop", "move", "build", "upgrade")
NO_LOAD: Final = 1
NO_DELIVER: Final = 2
NO_DROP: Final = 4
NO_MOVE: Final = 8
NO_BUILD: Final = 16
NO_UPGRADE: Final = 32
FORBIDS: Final[Row] = vec[i64](
    [
        sum(1 << i for i, name in enumerate(BLOCKS) if KIND[event] == STRIKE and name in _PARAMS[event]["blocks"])
        for event in range(EVENT_CARDS)
    ]
)
SHAKEN: Final[Row] = vec[i64](  # the ground a seismic card names, as bits of `ways.MARKS`
    [
        sum(
            ground_bit(TERRAINS.index(terrain), side)
            for terrain in params.get("terrain", ())
            for side in (NEAR, FAR)
            if EVENT_SIDE[event] & side
        )
        for event, params in enumerate(_PARAMS)
    ]
)


def radiates(event: i64) -> bool:
    """Solar flares and cosmic rays (L25)."""
    return KIND[event] == SOLAR_FLARE or KIND[event] == COSMIC_RAYS


FREE_TRACK: Final[tuple[bool, ...]] = tuple(bool(params.get("free_track", False)) for params in _PARAMS)
LASTS: Final[Row] = vec[i64]([3 if kind in (BOOM, SHORTAGE) else 1 for kind in KIND])  # L18.2, L22.6

# What may be delivered for a boom or a shortage: an event and one of its goods
BOOM_PAY: Final[i64] = BOARD["rules"]["boom_payoff"]
_BOOMS: Final[tuple[tuple[int, int], ...]] = tuple(
    (event, good)
    for event in range(EVENT_CARDS)
    for good in sorted(GOODS_NUMBER[name] for name in _PARAMS[event].get("goods", ()))
)
BOOM_COUNT: Final[i64] = len(_BOOMS)
BOOM_GOOD: Final[Row] = vec[i64]([good for _, good in _BOOMS])
BOOM_CARD: Final[Row] = vec[i64]([DEMAND_CARDS + event for event, _ in _BOOMS])
FIRST_BOOM: Final[Row] = vec[i64](  # of each event; those of the next event follow
    [sum(1 for event, _ in _BOOMS if event < wanted) for wanted in range(EVENT_CARDS + 1)]
)


# Meteors
def _strike_of(event: int, city: int) -> tuple[int, int]:
    """The milepost struck and its side, both -1 for a miss (L20.5-L20.10)."""
    params = _PARAMS[event]
    if KIND[event] != METEOR:
        return (-1, -1)
    direction: str = params["direction"]
    side = CITY_SIDE[city]
    if side == BOTH:
        marks: Json = BOARD["generator"].get("polar_meteor", {}).get(CITIES[city])
        if marks is None:
            return (-1, -1)
        side_name, direction = marks[direction]
        side = SIDES[side_name]
    dc, dj = BOARD["generator"]["directions"][direction]
    _, column, row = MILEPOSTS[CENTRE[city]].split(":")
    steps: int = params["distance"]
    side_name = "near" if side == NEAR else "far"
    column_row = f"{int(column) + steps * dc}:{int(row) + steps * dj}"
    # A pole has one id, whichever side it is counted on.
    struck = MILEPOST.get(f"{side_name}:{column_row}", -1)
    if struck < 0:
        pole = MILEPOST.get(f"near:{column_row}", -1)
        struck = pole if pole in _POLES else -1
    return (struck, side) if struck >= 0 else (-1, -1)


_POLES: Final[tuple[int, ...]] = tuple(CENTRE[city] for city in range(CITY_COUNT) if CITY_SIDE[city] == BOTH)
_STRIKES: Final = [_strike_of(event, city) for event in range(EVENT_CARDS) for city in range(CITY_COUNT)]
STRUCK: Final[Row] = vec[i64]([struck for struck, _ in _STRIKES])  # [event * CITY_COUNT + city]: the milepost, or -1
STRUCK_SIDE: Final[Row] = vec[i64]([side for _, side in _STRIKES])


def blast_area(struck: i64, side: i64) -> Row:
    """The struck milepost and its neighbours on the same side (L20.11)."""
    area = vec[i64]([struck])
    links = EXIT_LINK[struck]
    exits = EXIT_TO[struck]
    for i in range(len(exits)):
        link = links[i]
        if PAIR[link] < 0 and LINK_SIDE[link] & side:
            area = append(area, exits[i])
    return area


def blast_links(area: Row, side: i64, links: Row) -> Row:
    """These links, and behind them those whose track is erased with this area (L20.12-L20.14)."""
    for m in area:
        for link in TRACKS_AT[m]:
            if LINK_SIDE[link] & side:
                links = append(links, link)
    return links
