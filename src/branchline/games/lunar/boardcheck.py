"""Is this a board for Lunar Rails? Every problem is listed with its place.

A board file may have its mileposts, links and wrap pairs spelled out, or only the landmarks they are made from.
"""

from typing import Final

from branchline.core.boardfile import Reader, Row, Rows, shown
from branchline.core.contract import Json, Problem
from branchline.games.lunar.grid import check as gridcheck
from branchline.games.lunar.grid.file import SPELLED, make, spelled_out

TITLE: Final = "Lunar Rails"
VERSION: Final = 1
CITIES: Final = 56
MAJORS: Final = 8
POLES: Final = 2
TOKENS: Final = 95
DEMAND_CARDS: Final = 130
DEMANDS: Final = 3
EVENT_CARDS: Final = 20
MOST_TOKENS: Final = 20
MOST_PAY: Final = 200
BOOM_PAY: Final = 20

SIZES: Final = ("major", "medium", "small")
SIDES: Final = ("near", "far")
DIRECTIONS: Final[dict[str, list[int]]] = {
    "N": [0, 2],
    "S": [0, -2],
    "NE": [1, 1],
    "NW": [-1, 1],
    "SE": [1, -1],
    "SW": [-1, -1],
}
# Level, capacity, speed and copies (L11.1, L11.13)
LOCOMOTIVES: Final[dict[str, tuple[int, int, int, int]]] = {
    "von-braun": (1, 2, 10, 6),
    "redstone": (2, 2, 12, 3),
    "vostok": (2, 3, 10, 3),
    "atlas": (3, 2, 14, 3),
    "soyuz": (3, 3, 12, 3),
    "titan": (4, 2, 16, 3),
    "proton": (4, 3, 14, 3),
    "saturn": (5, 3, 16, 6),
}
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
BLOCKS: Final = ("load", "deliver", "drop", "move", "build", "upgrade")
GROUND: Final = ("mare", "mountain", "alpine")

# What the rules play by. The page reads it in the file; a board cannot change it.
RULES: Final[dict[str, Json]] = {
    "schema_version": VERSION,
    "game": TITLE,
    "rules.players": [2, 6],
    "rules.start_cash": 60,
    "rules.win_cash": 250,
    "rules.win_majors": 7,
    "rules.opening_build_turns": 2,
    "rules.build_limit": 20,
    "rules.upgrade_cost": 10,
    "rules.track_fee": 4,
    "rules.hand_size": 3,
    "rules.boom_payoff": BOOM_PAY,
    "rules.build_cost.mare": 1,
    "rules.build_cost.mountain": 2,
    "rules.build_cost.alpine": 5,
    "rules.build_cost.small": 3,
    "rules.build_cost.medium": 3,
    "rules.build_cost.major": 5,
    "rules.build_cost.crossing": 1,
    "rules.build_cost.wrap_letter": 0,
    "rules.free_major_starts_per_turn": 2,
    "rules.city_player_limit.small": 2,
    "rules.city_player_limit.medium": 3,
    "rules.city_track_limit_per_player": 3,
    "rules.tokens": TOKENS,
    **{f"generator.directions.{name}": step for name, step in DIRECTIONS.items()},
}


def check(data: Json) -> list[Problem]:
    """All problems of a board file; none, or warnings alone, means it can be played on."""
    read = Reader()
    if not isinstance(data, dict):
        return [Problem("file", "a board file is one JSON object")]
    read.states(data, RULES)
    _check_locomotives(read, read.rows(data, "locomotives"))
    cities, goods, cards = (read.rows(data, key) for key in ("cities", "goods", "demand_cards"))
    city_names, good_names = read.ids(cities, set()), read.ids(goods, set())
    _check_cities(read, cities)
    _check_goods(read, goods, city_names)
    _check_demands(read, cards, city_names, good_names)
    _check_production(read, cities, goods, cards)
    _check_events(read, read.rows(data, "event_cards"), good_names)
    _check_polar_meteors(read, read.object(data, "generator"), cities)
    spelled = any(key in data for key in SPELLED)
    gridcheck.check_landmarks(read, data)
    if not spelled and not read.problems:
        try:
            data = {**data, **spelled_out(data, make(data))}
        except ValueError as error:
            place, _, told = str(error).partition(": ")
            read.note(place, told)
            return read.problems
    if spelled or not read.problems:
        gridcheck.check_grid(read, data, cities)
    return read.problems


def _check_locomotives(read: Reader, rows: Rows) -> None:
    if [row.get("id") for _, row in rows] != list(LOCOMOTIVES):
        read.note("locomotives", f"the locomotives are, in this order, {', '.join(LOCOMOTIVES)}")
        return
    for (place, row), values in zip(rows, LOCOMOTIVES.values(), strict=True):
        read.text(row, "name", place)
        for key, value in zip(("level", "capacity", "speed", "copies"), values, strict=True):
            read.says(row, key, place, value)


def _check_cities(read: Reader, rows: Rows) -> None:
    if len(rows) != CITIES:
        read.note("cities", f"{len(rows)} cities; {CITIES} are needed")
    majors = poles = 0
    for place, row in rows:
        read.text(row, "name", place)
        size = read.one_of(SIZES, row, "size", place)
        side = read.one_of((*SIDES, "both"), row, "side", place)
        gridcheck.degrees(read, row, "lat", place, 90)
        gridcheck.degrees(read, row, "lon", place, 180)
        majors += size == "major"
        poles += side == "both"
        if side == "both" and size == "major":
            read.note(f"{place}.size", "a city at a pole is one milepost, so it is medium or small")
    if majors != MAJORS:
        read.note("cities", f"{majors} major cities; {MAJORS} are needed")
    if poles != POLES:
        read.note("cities", f"{poles} cities lie on both sides, at the poles; {POLES} do")


def _check_goods(read: Reader, rows: Rows, cities: set[str]) -> None:
    tokens = 0
    for place, row in rows:
        read.text(row, "name", place)
        tokens += read.whole(row, "tokens", place, 1, MOST_TOKENS)
        _names(read, row, "sources", place, cities, "city")
    if tokens != TOKENS:
        read.note("goods", f"{tokens} tokens; {TOKENS} are needed")


def _names(read: Reader, row: Row, key: str, place: str, names: set[str], kind: str) -> None:
    """At least one id of this kind, and none twice."""
    ids = row.get(key)
    if not isinstance(ids, list) or not ids:
        read.note(f"{place}.{key}", f"a list of at least one {kind} is needed here")
        return
    for i, name in enumerate(ids):
        if not isinstance(name, str) or name not in names:
            read.note(f"{place}.{key}[{i}]", f"{shown(name)} is no {kind} of this board")
        elif name in ids[:i]:
            read.note(f"{place}.{key}[{i}]", f"{shown(name)} is named twice")


def _check_demands(read: Reader, rows: Rows, cities: set[str], goods: set[str]) -> None:
    if len(rows) != DEMAND_CARDS:
        read.note("demand_cards", f"{len(rows)} demand cards; {DEMAND_CARDS} are needed")
    for i, (place, row) in enumerate(rows):
        read.says(row, "id", place, i + 1)
        demands = read.rows(row, "demands", f"{place}.")
        if len(demands) != DEMANDS:
            read.note(f"{place}.demands", f"{len(demands)} demands; {DEMANDS} are needed")
        for where, demand in demands:
            read.known(cities, demand, "city", where, "city")
            read.known(goods, demand, "good", where, "good")
            read.whole(demand, "payoff", where, 1, MOST_PAY)


def _check_production(read: Reader, cities: Rows, goods: Rows, cards: Rows) -> None:
    """What also stands with the goods and the cards is told for each city, so that the page finds it there."""
    makes: dict[str, list[str]] = {}
    for _, good in goods:
        sources = good.get("sources")
        for name in sources if isinstance(sources, list) else []:
            if isinstance(name, str):
                makes.setdefault(name, []).append(str(good.get("id")))
    wants: dict[str, int] = {}
    for _, card in cards:
        demands = card.get("demands")
        for demand in demands if isinstance(demands, list) else []:
            name = demand.get("city") if isinstance(demand, dict) else None
            if isinstance(name, str):
                wants[name] = wants.get(name, 0) + 1
    for place, city in cities:
        name = city.get("id")
        if isinstance(name, str) and name:
            read.lists(city, "goods", place, makes.get(name, []))
            read.says(city, "demands", place, wants.get(name, 0))


def _check_events(read: Reader, rows: Rows, goods: set[str]) -> None:
    if len(rows) != EVENT_CARDS:
        read.note("event_cards", f"{len(rows)} event cards; {EVENT_CARDS} are needed")
    for i, (place, row) in enumerate(rows):
        read.says(row, "id", place, i + 1)
        read.text(row, "name", place)
        kind = read.one_of(KINDS, row, "type", place)
        params = read.object(row, "params", f"{place}.")
        if kind:
            _check_params(read, kind, params, f"{place}.params", goods)


def _check_params(read: Reader, kind: str, params: Row, place: str, goods: set[str]) -> None:
    """What an event card of each kind says; decompression needs nothing but its kind."""
    if kind == "tax":
        read.whole(params, "percent", place, 0, 100)
        read.says(params, "rounding", place, "down")
    elif kind == "meteor":
        read.one_of(tuple(DIRECTIONS), params, "direction", place)
        read.whole(params, "distance", place, 1, 16)
    elif kind == "strike":
        _words(read, params, "blocks", place, BLOCKS)
        read.one_of((*SIDES, "all"), params, "side", place)
    elif kind in ("boom", "shortage"):
        _names(read, params, "goods", place, goods, "good")
        read.says(params, "payoff", place, BOOM_PAY)
    elif kind == "seismic":
        _words(read, params, "terrain", place, GROUND)
        if "side" in params:
            read.one_of((*SIDES, "all"), params, "side", place)
    elif kind in ("solar_flare", "cosmic_rays"):
        read.one_of(SIDES, params, "side", place)
        read.says(params, "lose_loads", place, "all" if kind == "cosmic_rays" else 1)
        read.says(params, "lose_turn", place, True)
        read.says(params, "free_track", place, kind == "cosmic_rays")


def _words(read: Reader, row: Row, key: str, place: str, allowed: tuple[str, ...]) -> None:
    words = row.get(key)
    if not isinstance(words, list) or not words or not all(isinstance(x, str) and x in allowed for x in words):
        read.note(f"{place}.{key}", f"{shown(words)} is not possible; allowed is a list of {', '.join(allowed)}")


def _check_polar_meteors(read: Reader, generator: Row, cities: Rows) -> None:
    """On which side, and in which direction, a meteor is counted from a pole."""
    poles = {str(row.get("id")) for _, row in cities if row.get("side") == "both"}
    marks = read.object(generator, "polar_meteor", "generator.")
    for name, ways in marks.items():
        place = f"generator.polar_meteor.{name}"
        if name not in poles:
            read.note(place, f"{shown(name)} is no city at a pole")
        elif not isinstance(ways, dict) or sorted(ways) != sorted(DIRECTIONS):
            read.note(place, f"a way is needed for each of {', '.join(DIRECTIONS)}")
        else:
            for direction, way in ways.items():
                if not isinstance(way, list) or len(way) != 2 or way[0] not in SIDES or way[1] not in list(DIRECTIONS):
                    read.note(f"{place}.{direction}", f"{shown(way)} is not a side and a direction")
