"""Is this a board for Last Train to Wensleydale? Every problem is listed with its place."""

from typing import Final

from branchline.core.boardfile import Reader, Row, Rows, shown, whole_number
from branchline.core.contract import Json, Problem

TITLE: Final = "Last Train to Wensleydale"
VERSION: Final = 1
TURNS: Final[dict[int, int]] = {3: 5, 4: 4}  # by the number of players

LOWLAND: Final = "lowland"
VALLEY: Final = "valley"
HILL: Final = "hill"
TERRAINS: Final = (LOWLAND, VALLEY, HILL)
MAJOR: Final = "major"
MINOR: Final = "minor"
COMPANIES: Final = ("midland", "north_eastern")
INFLUENCE: Final = ("government", "train", *COMPANIES)
INFLUENCE_COLOURS: Final = ("white", "brown", "red", "green")
STONE: Final = "stone"
CHEESE: Final = "cheese"

SQUARE_CUBES: Final = 2
MOST_CUBES: Final = 120  # stone and cheese together
CROWD: Final[dict[str, int]] = {MAJOR: 3, MINOR: 2}
MOST_CROWD: Final = 75  # passengers and opposition together
BOX_POINTS: Final[dict[str, int]] = {"top": 3, "lower": 2}  # printed, by row
BOXES_A_ROW: Final = 4
TRAINS: Final = 12
PRICES: Final = (3, 2, 1)
MOST_SLOTS: Final = 9
FEWEST_POINTS: Final = 3  # of a polygon
MOST_LENGTH: Final = 1_000_000  # of a side of the map

# What the rules play by. The page reads it in the file; a board cannot change it.
RULES: Final[dict[str, Json]] = {
    "schema_version": VERSION,
    "game": TITLE,
    "players": list(TURNS),
    **{f"turns.{seats}": turns for seats, turns in TURNS.items()},
    "map.y_axis": "down",
    **{f"terrains.{terrain}.buildable": terrain != HILL for terrain in TERRAINS},
    "link_cost.lowland_lowland": 1,
    "link_cost.lowland_valley": 2,
    "link_cost.valley_valley": 2,
    "link_cost.company_town_influence": 1,
    "companies.midland.colour": "red",
    "companies.north_eastern.colour": "green",
    **{f"influence.colours.{kind}": INFLUENCE_COLOURS[i] for i, kind in enumerate(INFLUENCE)},
    "influence.tokens_per_colour": 5,
    "tracks.influence.min": 0,
    "tracks.influence.max": 8,
    "tracks.influence.start.government": 1,
    "tracks.influence.start.train": 2,
    "tracks.influence.start.midland": 1,
    "tracks.influence.start.north_eastern": 1,
    "tracks.profit_loss.min": -13,
    "tracks.profit_loss.max": 5,
    "tracks.profit_loss.start": 0,
    "tracks.investment.per_turn": 12,
    "tracks.investment.hold_max": 15,
    "values.profit.stone": 2,
    "values.profit.cheese": 1,
    "values.profit.red": 1,
    "values.profit.green": 1,
    "values.profit.per_link": -1,
    "values.final.piece": 1,
    "values.final.set": 2,
    "values.final.set_of": [STONE, CHEESE, "red", "green"],
    "values.final.per_link": -1,
    "values.final.profit_loss_added": True,
    "values.takeover_links_per_influence": 2,
    "values.exchange_points_per_train_point": 3,
    "components.stone": 60,
    "components.cheese": 60,
    "components.red_passengers": 25,
    "components.green_passengers": 25,
    "components.opposition": 25,
    **{f"components.influence_tokens.{kind}": 5 for kind in INFLUENCE},
    **{f"components.company_links.{company}": 60 for company in COMPANIES},
    "components.per_player.tokens": 10,
    "components.per_player.track_links": 15,
    "components.per_player.investment_cubes": 15,
    "components.per_player.train_pieces": 3,
    "components.player_colours_in_rulebook": ["purple", "yellow", "blue", "black"],
}


def check(data: Json) -> list[Problem]:
    """All problems of a board file; none, or warnings alone, means it can be played on."""
    read = Reader()
    if not isinstance(data, dict):
        return [Problem("file", "a board file is one JSON object")]
    read.states(data, RULES)
    companies = read.object(data, "companies")
    for company in COMPANIES:
        row = read.object(companies, company, "companies.")
        read.text(row, "name", f"companies.{company}")
        read.text(row, "short", f"companies.{company}")
    paper = read.object(data, "map")
    size = (_length(read, paper, "width"), _length(read, paper, "height"))
    area_rows = read.rows(data, "areas")
    border_rows = read.rows(data, "adjacency")
    _check_areas(read, area_rows)
    _check_borders(read, border_rows, area_rows)
    _check_drawing(read, size, area_rows, border_rows)
    _check_boxes(read, read.rows(read.object(data, "influence"), "boxes", "influence."))
    _check_trains(read, read.rows(data, "trains"))
    return read.problems


def _length(read: Reader, paper: Row, key: str) -> float:
    """How far the map reaches in one direction."""
    value: Json = paper.get(key)
    if _number(value) and 0 < value <= MOST_LENGTH:
        return float(value)
    read.note(f"map.{key}", f"{shown(value)} is not a number above 0 and up to {MOST_LENGTH}")
    return 0.0


def _number(value: Json) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def _check_areas(read: Reader, rows: Rows) -> None:
    names = read.ids(rows, set())
    if not names:
        read.note("areas", "a board needs areas")
    cubes = crowd = 0
    for place, row in rows:
        if "-" in str(row.get("id")):
            read.note(f"{place}.id", "a border's id joins two areas with -, so there is none in an area's")
        read.text(row, "name", place)
        terrain = read.one_of(TERRAINS, row, "terrain", place)
        size, company = _check_town(read, place, row)
        if size and terrain == HILL:
            read.note(f"{place}.town", "no town stands on a hill")
        square = square_of(terrain, size)
        own_cubes = SQUARE_CUBES if square else 0
        own_crowd = 0 if company else CROWD.get(size, 0)
        read.null_or_more(row, "goods_square", place)
        if terrain:
            read.says(row, "goods_square", place, square)
            read.says(row, "setup_cubes", place, own_cubes)
        read.says(row, "setup_passengers", place, own_crowd)
        if terrain:
            read.says(row, "build_from", place, terrain != HILL)
        if read.true_or_false(row, "build_into", place) and terrain == HILL:
            read.note(f"{place}.build_into", "nothing is built into a hill")
        cubes += own_cubes
        crowd += own_crowd
    if cubes > MOST_CUBES:
        read.note("areas", f"their squares take {cubes} cubes; there are {MOST_CUBES}")
    if crowd > MOST_CROWD:
        read.note("areas", f"their towns take {crowd} passengers and opposition; there are {MOST_CROWD}")


def square_of(terrain: str, town: str) -> str | None:
    """The goods of the printed square: stone on every hill, cheese on every lowland without a town (W2.11-W2.13)."""
    if terrain == HILL:
        return STONE
    return CHEESE if terrain == LOWLAND and not town else None


def _check_town(read: Reader, place: str, row: Row) -> tuple[str, str]:
    """The town's size and its company, each "" if there is none."""
    town = row.get("town", "missing")
    if town is None:
        return "", ""
    if not isinstance(town, dict):
        read.note(f"{place}.town", f"{shown(town)} is neither null nor an object with size and company")
        return "", ""
    size = read.one_of((MAJOR, MINOR), town, "size", f"{place}.town")
    if "company" in town and town["company"] is None:
        return size, ""
    company = read.one_of(COMPANIES, town, "company", f"{place}.town")
    if company and size == MINOR:
        read.note(f"{place}.town.company", "only a major town is a company town from the start")
    return size, company


def _check_borders(read: Reader, rows: Rows, area_rows: Rows) -> None:
    areas: dict[str, Row] = {row["id"]: row for _, row in area_rows if isinstance(row.get("id"), str)}
    seen: set[tuple[str, str]] = set()
    for place, row in rows:
        a = read.known(set(areas), row, "a", place, "area")
        b = read.known(set(areas), row, "b", place, "area")
        if a and a == b:
            read.note(f"{place}.b", f"the border leads from {shown(a)} to itself")
            continue
        if not (a in areas and b in areas):
            continue
        pair = (min(a, b), max(a, b))
        if pair in seen:
            read.note(place, f"the border of {a} and {b} is there twice")
        seen.add(pair)
        _check_building(read, place, row, areas[a], areas[b])


def _check_building(read: Reader, place: str, row: Row, a: Row, b: Row) -> None:
    """What a border says about building, against what its two areas say."""
    terrains = (a.get("terrain"), b.get("terrain"))
    entered = (a.get("build_into"), b.get("build_into"))
    if not all(terrain in TERRAINS for terrain in terrains) or not all(isinstance(into, bool) for into in entered):
        return  # noted there
    buildable = HILL not in terrains
    cost = None if not buildable else 2 if VALLEY in terrains else 1
    one_way = buildable and not all(entered)
    read.null_or_more(row, "build_cost", place)
    read.says(row, "buildable", place, buildable)
    read.says(row, "build_cost", place, cost)
    read.says(row, "one_way", place, one_way)
    if one_way and not b["build_into"]:
        read.note(f"{place}.b", f"nothing is built into {b['id']}; a border of one way leads away from it")


def _check_drawing(read: Reader, size: tuple[float, float], area_rows: Rows, border_rows: Rows) -> None:
    """Markers, polygons and the places of links, all on the map."""
    for place, row in area_rows:
        _check_point(read, size, row.get("marker"), f"{place}.marker")
        ring = row.get("polygon")
        if not isinstance(ring, list) or len(ring) < FEWEST_POINTS:
            read.note(f"{place}.polygon", f"a list of at least {FEWEST_POINTS} points is needed here")
            continue
        for i, point in enumerate(ring):
            _check_point(read, size, point, f"{place}.polygon[{i}]")
    for place, row in border_rows:
        link = read.object(row, "link", f"{place}.")
        _check_point(read, size, [link.get("x"), link.get("y")], f"{place}.link")
        if not _number(link.get("angle")) or not -360 <= link["angle"] <= 360:
            read.note(f"{place}.link.angle", f"{shown(link.get('angle'))} is not an angle in degrees")


def _check_point(read: Reader, size: tuple[float, float], point: Json, place: str) -> None:
    if not isinstance(point, list) or len(point) != 2 or not all(_number(value) for value in point):
        read.note(place, "two numbers, x and y, are needed here")
    elif 0 not in size and not all(0 <= value <= most for value, most in zip(point, size, strict=True)):
        read.note(place, f"{shown(point)} is not on the map, which is {size[0]:g} wide and {size[1]:g} high")


def _check_boxes(read: Reader, rows: Rows) -> None:
    by_row: dict[str, int] = dict.fromkeys(BOX_POINTS, 0)
    for i, (place, box) in enumerate(rows):
        read.says(box, "number", place, i + 1)
        row = read.one_of(tuple(BOX_POINTS), box, "row", place)
        points = _check_printed(read, place, read.object(box, "fixed", f"{place}."))
        read.says(box, "minimum_bid", place, points)
        if row:
            by_row[row] += 1
            if points != BOX_POINTS[row]:
                read.note(f"{place}.fixed", f"{points} points in the {row} row; {BOX_POINTS[row]} are needed")
    for row, count in by_row.items():
        if count != BOXES_A_ROW:
            read.note("influence.boxes", f"{count} boxes in the {row} row; {BOXES_A_ROW} are needed")


def _check_printed(read: Reader, place: str, fixed: Row) -> int:
    """How many points are printed in a box."""
    points = 0
    for kind, count in fixed.items():
        if kind not in INFLUENCE:
            read.note(f"{place}.fixed", f"{shown(kind)} is no influence; there are {', '.join(INFLUENCE)}")
        elif not whole_number(count, 1, max(BOX_POINTS.values())):
            read.note(f"{place}.fixed.{kind}", f"{shown(count)} is not a number of points from 1 to 3")
        else:
            points += count
    return points


def _check_trains(read: Reader, rows: Rows) -> None:
    read.ids(rows, set())
    if len(rows) != TRAINS:
        read.note("trains", f"{len(rows)} trains; {TRAINS} are needed")
    by_price: dict[int, int] = dict.fromkeys(PRICES, 0)
    for place, train in rows:
        by_price[read.whole(train, "cost", place, min(PRICES), max(PRICES))] += 1
        slots = [read.whole(train, key, place, 0, MOST_SLOTS) for key in ("passenger_slots", "goods_slots")]
        if not any(slots):
            read.note(place, "a train has at least one slot")
    for price, count in by_price.items():
        if count == 0:
            read.note("trains", f"no train has the price {price}")
        elif count < max(TURNS):
            read.warn("trains", f"{count} of price {price}, fewer than the {max(TURNS)} players there may be")
