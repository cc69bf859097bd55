"""What a board file of the Moon may hold: each problem is listed with its place; what passes can be played on."""

import json
import re
from collections.abc import Callable
from functools import partial
from importlib import resources
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games import boards
from tests.games.boards import GONE, Board, Way, can_be_played_on, damage, damages, is_found, junk_boards, place, put

from branchline.games import GAMES
from branchline.games.lunar import board as tables
from branchline.games.lunar import boardcheck

GAME = GAMES["lunar"]
fresh = partial(boards.fresh, GAME)
problems = partial(boards.problems, GAME)
SHIPPED = (resources.files("branchline.games.lunar") / "board.json").read_text(encoding="utf-8")
# Notes for people, and what only a drawing needs: nothing is played by it.
UNUSED = re.compile(
    r"(publisher|year|provenance|checks\.(payoff|seven_major_network_cost_without)|terrain\.priority)\b.*"
    r"|checks|grid\.(orientation|projection)|.*\.(status|duration)"
    r"|event_cards\[\d+\]\.params\.(published|where)|event_cards\[15\]\.params\.blocks"
)
# Where a number may also be another one.
NUMBERS = re.compile(
    r".*\.(lat|lon|azimuth|a|b|half_width|diameter_km|moon_radius_km)|grid\.centres\.\w+|.*\.line\[\d+\]\[\d\]"
)


@pytest.mark.parametrize(
    ("where", "value", "told"),
    [
        ("schema_version", 2, "schema_version: 2 does not fit the rest of the board; 1 does"),
        ("game", "Chess", "game: 'Chess' does not fit the rest of the board; 'Lunar Rails' does"),
        ("rules.start_cash", 50, "rules.start_cash: 50 does not fit the rest of the board; 60 does"),
        ("rules.build_cost.alpine", 4, "rules.build_cost.alpine: 4 does not fit the rest of the board; 5 does"),
        ("rules", [], "rules.players: None does not fit"),
        ("locomotives", {}, "locomotives: a list is needed here"),
        ("locomotives.0.id", "big-boy", "locomotives: the locomotives are, in this order, von-braun, redstone"),
        ("locomotives.3.speed", 15, "locomotives[3].speed: 15 does not fit the rest of the board; 14 does"),
        ("locomotives.3.name", "", "locomotives[3].name: a text is needed here"),
        ("grid.radius", "16", "grid.radius: '16' is not a whole number from 2 to 40"),
        ("grid.centres.far", 190, "grid.centres.far: 190 is not a number from -180 to 180"),
        ("grid.moon_radius_km", 0, "grid.moon_radius_km: 0 is not a number from 1 to 5000"),
        ("cities", [], "cities: 0 cities; 56 are needed"),
        ("cities.0", "tycho", "cities[0]: an object is needed here"),
        ("cities.0.id", "Sinus Iridum", "cities[0].id: 'Sinus Iridum' is no id"),
        ("cities.1.id", "sinus-iridum", "cities[1].id: the id 'sinus-iridum' is used twice"),
        ("cities.0.name", None, "cities[0].name: a text is needed here"),
        ("cities.0.size", "huge", "cities[0].size: 'huge' is not possible; allowed is major, medium, small"),
        ("cities.0.size", "small", "cities: 7 major cities; 8 are needed"),
        ("cities.0.side", "dark", "cities[0].side: 'dark' is not possible; allowed is near, far, both"),
        ("cities.0.side", "far", "cities[0].milepost: ['near', -5, 17] is not on the side of the city"),
        ("cities.0.side", "both", "cities: 3 cities lie on both sides, at the poles; 2 do"),
        ("cities.0.lat", 91, "cities[0].lat: 91 is not a number from -90 to 90"),
        ("cities.0.lon", float("nan"), "cities[0].lon: nan is not a number from -180 to 180"),
        ("cities.0.goods", ["cheese"], "cities[0].goods: ['cheese'] does not fit the rest of the board; ['machinery']"),
        ("cities.0.demands", 11, "cities[0].demands: 11 does not fit the rest of the board; 12 does"),
        ("cities.0.milepost", ["near", 99, 99], "cities[0].milepost: ['near', 99, 99] is no milepost of this board"),
        ("cities.0.milepost", [[], {}, 1], "cities[0].milepost: [[], {}, 1] is no milepost of this board"),
        ("cities.0.milepost", ["near", -5, 19], "mileposts[1247]: 'mare' of None; it is major of 'sinus-iridum'"),
        ("goods.0.id", "gold", "demand_cards[23].demands[2].good: 'aluminum' is no good of this board"),
        ("goods.0.tokens", 0, "goods[0].tokens: 0 is not a whole number from 1 to 20"),
        ("goods.0.tokens", 4, "goods: 96 tokens; 95 are needed"),
        ("goods.0.sources", [], "goods[0].sources: a list of at least one city is needed here"),
        ("goods.0.sources", ["atlantis"], "goods[0].sources[0]: 'atlantis' is no city of this board"),
        ("goods.0.sources", ["tycho", "tycho"], "goods[0].sources[1]: 'tycho' is named twice"),
        ("demand_cards", [], "demand_cards: 0 demand cards; 130 are needed"),
        ("demand_cards.4.id", 6, "demand_cards[4].id: 6 does not fit the rest of the board; 5 does"),
        ("demand_cards.4.demands", [], "demand_cards[4].demands: 0 demands; 3 are needed"),
        ("demand_cards.4.demands.1.city", "oz", "demand_cards[4].demands[1].city: 'oz' is no city of this board"),
        ("demand_cards.4.demands.1.good", "oz", "demand_cards[4].demands[1].good: 'oz' is no good of this board"),
        ("demand_cards.4.demands.1.payoff", 0, "demand_cards[4].demands[1].payoff: 0 is not a whole number from 1"),
        ("event_cards", [], "event_cards: 0 event cards; 20 are needed"),
        ("event_cards.0.id", 0, "event_cards[0].id: 0 does not fit the rest of the board; 1 does"),
        ("event_cards.0.name", "", "event_cards[0].name: a text is needed here"),
        ("event_cards.0.type", "party", "event_cards[0].type: 'party' is not possible; allowed is tax, meteor"),
        ("event_cards.0.params", 5, "event_cards[0].params: an object is needed here"),
        ("event_cards.0.params.percent", 101, "event_cards[0].params.percent: 101 is not a whole number from 0 to 100"),
        ("event_cards.0.params.rounding", "up", "event_cards[0].params.rounding: 'up' does not fit"),
        (
            "event_cards.1.params.direction",
            "E",
            "event_cards[1].params.direction: 'E' is not possible; allowed is N",
        ),
        ("event_cards.1.params.distance", 0, "event_cards[1].params.distance: 0 is not a whole number from 1 to 16"),
        ("event_cards.7.params.blocks", ["sleep"], "event_cards[7].params.blocks: ['sleep'] is not possible; allowed"),
        ("event_cards.7.params.side", "dark", "event_cards[7].params.side: 'dark' is not possible; allowed is near"),
        ("event_cards.10.params.goods", ["gold"], "event_cards[10].params.goods[0]: 'gold' is no good of this board"),
        (
            "event_cards.10.params.payoff",
            25,
            "event_cards[10].params.payoff: 25 does not fit the rest of the board",
        ),
        ("event_cards.13.params.terrain", ["sea"], "event_cards[13].params.terrain: ['sea'] is not possible; allowed"),
        ("event_cards.13.params.side", "dark", "event_cards[13].params.side: 'dark' is not possible"),
        (
            "event_cards.16.params.side",
            "all",
            "event_cards[16].params.side: 'all' is not possible; allowed is near",
        ),
        ("event_cards.16.params.lose_loads", 2, "event_cards[16].params.lose_loads: 2 does not fit"),
        ("event_cards.18.params.free_track", False, "event_cards[18].params.free_track: False does not fit"),
        ("terrain.default", "sea", "terrain.default: 'sea' is not possible; allowed is mare, mountain, alpine"),
        ("terrain.maria.0.a", 0, "terrain.maria[0].a: 0 is not a number from 0.1 to 90"),
        ("terrain.maria.1.id", "mare-imbrium", "terrain.maria[1].id: the id 'mare-imbrium' is used twice"),
        ("terrain.ranges.0.half_width", -1, "terrain.ranges[0].half_width: -1 is not a number from 0 to 40"),
        ("terrain.ranges.0.line", [[1, 2]], "terrain.ranges[0].line: a list of at least two places is needed here"),
        ("terrain.rilles.0.line.1", [1], "terrain.rilles[0].line[1]: two numbers, latitude and longitude, are needed"),
        ("terrain.rilles.0.line.1", [95, 1], "terrain.rilles[0].line[1].latitude: 95 is not a number from -90 to 90"),
        ("terrain.rilles.0.invented", "no", "terrain.rilles[0].invented: 'no' is neither true nor false"),
        ("terrain.craters.0.diameter_km", None, "terrain.craters[0].diameter_km: None is not a number from 0 to 5000"),
        ("generator.directions.N", [0, 1], "generator.directions.N: [0, 1] does not fit the rest of the board; [0, 2]"),
        ("generator.wrap_series.0.limb", "west", "generator.wrap_series: each half of each limb has one series"),
        ("generator.wrap_series.0.sign", "-", "generator.wrap_series: each series of letters has a sign of its own"),
        ("generator.polar_meteor.tycho", {}, "generator.polar_meteor.tycho: 'tycho' is no city at a pole"),
        ("generator.polar_meteor.peary", {}, "generator.polar_meteor.peary: a way is needed for each of N, S, NE"),
        ("generator.polar_meteor.peary.N", ["far"], "generator.polar_meteor.peary.N: ['far'] is not a side and a dir"),
        ("mileposts", None, "mileposts: a list of mileposts is needed here"),
        ("mileposts.7", ["near", 1], "mileposts[7]: a side, a column, a row, a terrain and a city or null are needed"),
        ("mileposts.7.0", "dark", "mileposts[7]: ['dark', -17, -11] is no milepost"),
        ("mileposts.7.1", -18, "mileposts[7]: ['far', -18, -11] does not come after ['far', -18, 6]"),
        ("mileposts.7.3", "sea", "mileposts[7][3]: 'sea' is no terrain; there are mare, mountain, alpine, small"),
        ("mileposts.7.3", "small", "mileposts[7][4]: None does not fit the terrain small"),
        ("mileposts.7.4", "tycho", "mileposts[7][4]: 'tycho' does not fit the terrain mountain"),
        ("mileposts.7.3", "mare", "checks.terrain: {'near': "),
        ("links", 3, "links: a list is needed here"),
        ("links", [], "links: 0 links; the mileposts and wrap pairs make 5796"),
        ("links.0", [0, 1], "links[0]: [0, 1] does not fit the mileposts; [0, 1, False, None] does"),
        ("links.0.1", 5, "links[0]: [0, 5, False, None] does not fit the mileposts; [0, 1, False, None] does"),
        ("links.0.2", 0, "links[0][2]: 0 is neither true nor false"),
        ("links.0.2", True, "checks.edges_plus_one: 804 does not fit the rest of the board; 805 does"),
        ("links.5795.2", True, "links[5795][2]: a link through a wrap pair crosses nothing"),
        ("links.0.3", "+A", "links[0]: [0, 1, False, '+A'] does not fit the mileposts; [0, 1, False, None] does"),
        ("wraps", 3, "wraps: a list is needed here"),
        ("wraps.0.label", "", "wraps[0].label: a text is needed here"),
        ("wraps.1.label", "+A", "wraps[1].label: the label '+A' is used twice"),
        ("wraps.0.colour", "pink", "wraps[0].colour: 'pink' is not possible; allowed is orange, blue, white, green"),
        ("wraps.0.near_at", [3], "wraps[0].near_at: two whole numbers, column and row, are needed here"),
        ("wraps.0.near_at", [0, 0], "wraps[0].near_at: [0, 0] is not beside the mileposts of the near side"),
        ("wraps.0.far", [], "wraps[0].far: [] does not fit the rest of the board; [['far', -3, 31]] does"),
        ("checks.wrap_pairs", 103, "checks.wrap_pairs: 103 does not fit the rest of the board; 104 does"),
    ],
)
def test_a_problem_is_listed_with_its_place(where: str, value: object, told: str) -> None:
    data = fresh()
    put(data, where, value)
    assert any(line.startswith(told) for line in problems(data)), problems(data)


@pytest.mark.parametrize(
    ("where", "value"),
    [
        ("goods.0.tokens", 4),
        ("cities.0.lat", 91),
        ("event_cards.1.params.direction", "E"),
        ("mileposts.7.4", "tycho"),
        ("links.0.1", 5),
        ("wraps.0.far", []),
        ("terrain.rilles.0.invented", "no"),
        ("generator.polar_meteor.peary", {}),
        ("locomotives.3.speed", 15),
        ("demand_cards.4.demands.1.payoff", 0),
    ],
)
def test_one_slip_is_one_sentence(where: str, value: object) -> None:
    data = fresh()
    put(data, where, value)
    assert len(problems(data)) == 1


def test_inside_a_major_city_nothing_is_crossed() -> None:
    data = fresh()
    city = [row[4] for row in data["mileposts"]]
    inside = next(i for i, (a, b, _, _) in enumerate(data["links"]) if city[a] is not None and city[a] == city[b])
    data["links"][inside][2] = True
    assert problems(data)[0] == f"links[{inside}][2]: inside a major city nothing is crossed"


def test_cities_are_no_neighbours() -> None:
    data = fresh()
    number = {tuple(row[:3]): i for i, row in enumerate(data["mileposts"])}
    plato = next(row for row in data["cities"] if row["id"] == "plato")
    kepler = next(row for row in data["cities"] if row["id"] == "kepler")
    old, new = number[tuple(kepler["milepost"])], number["near", plato["milepost"][1], plato["milepost"][2] - 2]
    kepler["milepost"] = data["mileposts"][new][:3]
    data["mileposts"][new][3:], data["mileposts"][old][3:] = data["mileposts"][old][3:], ["mare", None]
    del data["checks"]
    (told,) = problems(data)
    assert told.endswith("'kepler' and 'plato' are neighbours; there is a milepost between cities")


def test_all_problems_are_listed_not_only_the_first() -> None:
    data = fresh()
    damaged = {
        "cities[3].name": ("cities.3.name", None),
        "goods[20].sources[0]": ("goods.20.sources", ["atlantis"]),
        "demand_cards[7].demands[2].city": ("demand_cards.7.demands.2.city", "atlantis"),
        "event_cards[19].params.side": ("event_cards.19.params.side", None),
        "terrain.craters[5].lat": ("terrain.craters.5.lat", "north"),
        "rules.track_fee": ("rules.track_fee", 5),
        "links[77][2]": ("links.77.2", "yes"),
        "wraps[9].limb": ("wraps.9.limb", "north"),
    }
    for where, value in damaged.values():
        put(data, where, value)
    places = [line.partition(": ")[0] for line in problems(data)]
    assert [places.count(there) for there in damaged] == [1] * len(damaged)


# ---- a file with landmarks alone, as the shipped one: the grid is made from them ----


def test_the_grid_of_a_board_without_one_is_made_from_its_landmarks() -> None:
    assert problems(json.loads(SHIPPED)) == []


@pytest.mark.parametrize(
    ("where", "value", "told"),
    [
        ("grid.radius", 20, "grid.radius: a quarter of the limb needs 34 letters; there are 26"),
        ("grid.radius", 5, "cities: there is no room for "),
        ("terrain.maria.0.lat", 50, "checks.terrain: "),
        ("cities.0.lat", -44, "mileposts[1245]: 'mare' of 'sinus-iridum'; it is major of 'sinus-iridum'"),
        ("cities.0.lat", "north", "cities[0].lat: 'north' is not a number from -90 to 90"),
    ],
)
def test_what_does_not_fit_a_grid_made_from_landmarks_is_listed(where: str, value: object, told: str) -> None:
    data = json.loads(SHIPPED)
    put(data, where, value)
    assert any(line.startswith(told) for line in problems(data)), problems(data)


# ---- anything at all ----


@pytest.mark.parametrize("data", [None, 3, "x", [], {}, [{}], {"cities": 5}, {1: 2}, 10**5000, [[]] * 3], ids=type)
def test_what_is_no_board_is_refused(data: object) -> None:
    assert problems(data)


@pytest.mark.parametrize("junk", [10**5000, "x" * 10**6, float("inf"), {1: 2}, "\0"], ids=type)
@pytest.mark.parametrize(
    "where", ["cities.0.size", "goods.0.tokens", "grid.radius", "mileposts.0.1", "links.0", "wraps.0.near"]
)
def test_no_junk_is_too_strange_for_a_sentence(where: str, junk: Any) -> None:
    data = fresh()
    put(data, where, junk)
    wrong = problems(data)
    assert wrong
    assert all(len(line) < 300 and line.isprintable() for line in wrong)


def harmless(way: Way, value: Any) -> bool:
    """Whether this changes nothing that is played by, or gives only another good board."""
    there = place(way)
    if UNUSED.fullmatch(there):
        return there != "checks" or value == GONE
    if way[-1] == "name":
        return isinstance(value, str) and value not in ("", GONE)
    if way[-1] == "invented":
        return isinstance(value, bool)
    if re.fullmatch(r"terrain\.\w+(\[\d+\])?", there) and not there.startswith("terrain.default"):
        return bool(value == GONE) if isinstance(way[-1], int) else value == []  # a landmark less, or all of them
    if re.fullmatch(r"generator\.polar_meteor(\.\w+)?", there):
        return value == {} if len(way) == 2 else bool(value == GONE)  # such strikes miss
    if re.fullmatch(r"event_cards\[\d+\]\.params\.(goods|blocks)\[\d+\]", there):
        return bool(value == GONE) and there != "event_cards[9].params.blocks[0]"  # one of several
    if re.fullmatch(r"terrain\.\w+\[\d+\]\.line\[\d+\]", there):
        line = GAME.board["terrain"][way[1]][way[2]]["line"]
        return bool(value == GONE) and len(line) > 2
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not NUMBERS.fullmatch(there):
        return False
    if way[-1] in ("a", "b", "half_width", "diameter_km", "moon_radius_km"):
        return value == 1.5
    return value in (-1, 1.5)


def elsewhere(way: Way, value: Any) -> bool:
    """Whether this is possible in itself, and only does not fit the rest."""
    there = place(way)
    return way[0] in ("wraps", "links", "mileposts", "generator") or there.endswith((".id", ".sources"))


def like_others(way: Way) -> bool:
    """Long lists have rows enough at their beginning to be damaged."""
    return way[0] in ("mileposts", "links", "wraps", "demand_cards") and len(way) > 1 and int(way[1]) > 10


@pytest.mark.long
@settings(max_examples=120, deadline=None)
@given(damages(GAME, like_others))
def test_what_matters_for_play_is_found(damaged: tuple[Way, Any]) -> None:
    is_found(GAME, *damaged, harmless, elsewhere)


@settings(max_examples=30, deadline=None)
@given(st.lists(damages(GAME, like_others), min_size=2, max_size=12))
def test_a_board_in_ruins_is_still_read_to_its_end(all_damage: list[tuple[Way, Any]]) -> None:
    board = fresh()
    for way, value in all_damage:
        damage(board, way, value)
    problems(board)


@settings(max_examples=30, deadline=None)
@given(junk_boards(GAME))
def test_what_was_never_a_board_is_refused_without_breaking(data: Board) -> None:
    assert GAME.check_board(data)


# ---- the engine ----


@pytest.mark.rule("L11.1", "L11.8")
def test_what_the_check_demands_is_what_the_engine_plays_by() -> None:
    stated = boardcheck.RULES
    assert [stated[f"rules.build_cost.{name}"] for name in tables.TERRAINS] == list(tables.BUILD_COST)
    assert (stated["rules.start_cash"], stated["rules.win_cash"]) == (tables.START_CASH, tables.WIN_CASH)
    assert (stated["rules.track_fee"], stated["rules.upgrade_cost"]) == (tables.TOLL, tables.UPGRADE_COST)
    locomotives = zip(tables.LEVEL, tables.CAPACITY, tables.SPEED, tables.COPIES, strict=True)
    assert dict(zip(tables.LOCOS, locomotives, strict=True)) == boardcheck.LOCOMOTIVES


def without_letters(board: Board) -> Board:
    """Two halves that only the poles join."""
    board["wraps"] = []
    board["links"] = [link for link in board["links"] if link[3] is None]
    del board["checks"]
    return board


def without_marks(board: Board) -> Board:
    """A meteor counted from a pole misses; nothing is crossed."""
    board["generator"]["polar_meteor"] = {}
    for link in board["links"]:
        link[2] = False
    del board["checks"]
    return board


def stormy(board: Board) -> Board:
    """All events are meteors or flares."""
    meteor, flare = (
        {"type": row["type"], "params": row["params"]} for row in (board["event_cards"][i] for i in (1, 16))
    )
    for row in board["event_cards"]:
        row.update(meteor if row["id"] % 2 else flare)
    return board


def test_on_a_board_that_is_called_good_games_can_be_played() -> None:
    makers: tuple[Callable[[Board], Board], ...] = (without_letters, without_marks, stormy)
    can_be_played_on(GAME, [fresh(), *(make(fresh()) for make in makers)])
