"""What a board file of Wensleydale may hold: each problem is listed with its place; what passes can be played on."""

import re
from functools import partial
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games import boards
from tests.games.boards import GONE, Board, Way, can_be_played_on, damage, damages, is_found, junk_boards, place, put

from branchline.games import GAMES
from branchline.games.wensleydale import board as tables
from branchline.games.wensleydale import boardcheck

GAME = GAMES["wensleydale"]
fresh = partial(boards.fresh, GAME)
problems = partial(boards.problems, GAME)
# Notes for people, and what only a drawing needs: nothing is played by it.
UNUSED = re.compile(
    r"(designer|year|provenance|schema_doc|examples|rules_note)\b.*|.*\.(source|seed|named_in_rulebook|border_length)\b.*"
    r"|map\.(geo_box|note).*|terrains\.\w+\.goods|components\.(turn_marker|cloth_bag)"
)
# Where a number may also be another one, and what it must be for that.
NUMBERS = re.compile(r"map\.(width|height)|.*\.(marker|polygon\[\d+\])\[\d\]|.*\.link\.(x|y|angle)|.*_slots")


def area(board: Board, id: str) -> dict[str, Any]:
    found: dict[str, Any] = next(row for row in board["areas"] if row["id"] == id)
    return found


def border(board: Board, a: str, b: str) -> dict[str, Any]:
    found: dict[str, Any] = next(row for row in board["adjacency"] if {row["a"], row["b"]} == {a, b})
    return found


@pytest.mark.parametrize(
    ("where", "value", "told"),
    [
        ("schema_version", 2, "schema_version: 2 does not fit the rest of the board; 1 does"),
        ("schema_version", True, "schema_version: True does not fit"),
        ("game", "Chess", "game: 'Chess' does not fit the rest of the board; 'Last Train to Wensleydale' does"),
        ("players", [2, 3], "players: [2, 3] does not fit the rest of the board; [3, 4] does"),
        ("turns.3", 4, "turns.3: 4 does not fit the rest of the board; 5 does"),
        ("turns", {}, "turns.4: None does not fit the rest of the board; 4 does"),
        ("turns", None, "turns.3: None does not fit"),
        ("map.width", 0, "map.width: 0 is not a number above 0"),
        ("map.height", float("nan"), "map.height: nan is not a number above 0"),
        ("map", [], "map: an object is needed here"),
        ("companies.midland.name", "", "companies.midland.name: a text is needed here"),
        ("companies.midland.colour", "green", "companies.midland.colour: 'green' does not fit"),
        ("companies.north_eastern", 3, "companies.north_eastern: an object is needed here"),
        ("areas", [], "areas: a board needs areas"),
        ("areas", {}, "areas: a list is needed here"),
        ("areas.0", "leeds", "areas[0]: an object is needed here"),
        (
            "areas.0.id",
            "The South",
            "areas[0].id: 'The South' is no id; small letters, digits, hyphens and underscores make one",
        ),
        ("areas.0.id", "the-south", "areas[0].id: a border's id joins two areas with -"),
        ("areas.1.id", "the_south", "areas[1].id: the id 'the_south' is used twice"),
        ("areas.0.id", "atlantis", "adjacency[74].a: 'the_south' is no area of this board"),
        ("areas.0.name", None, "areas[0].name: a text is needed here"),
        ("areas.0.terrain", "sea", "areas[0].terrain: 'sea' is not possible; allowed is lowland, valley, hill"),
        ("areas.0.terrain", "hill", "areas[0].town: no town stands on a hill"),
        ("areas.0.town", "major", "areas[0].town: 'major' is neither null nor an object with size and company"),
        ("areas.0.town.size", "huge", "areas[0].town.size: 'huge' is not possible; allowed is major, minor"),
        ("areas.0.town.size", "minor", "areas[0].town.company: only a major town is a company town from the start"),
        ("areas.0.town.company", "lner", "areas[0].town.company: 'lner' is not possible; allowed is midland"),
        ("areas.0.town.company", None, "areas[0].setup_passengers: 0 does not fit the rest of the board; 3 does"),
        ("areas.0.goods_square", "cheese", "areas[0].goods_square: 'cheese' does not fit the rest of the board; None"),
        ("areas.0.setup_cubes", 2, "areas[0].setup_cubes: 2 does not fit the rest of the board; 0 does"),
        ("areas.0.build_from", False, "areas[0].build_from: False does not fit the rest of the board; True does"),
        ("areas.0.build_into", 1, "areas[0].build_into: 1 is neither true nor false"),
        ("areas.0.build_into", True, "adjacency[140].one_way: True does not fit the rest of the board; False does"),
        ("areas.1.build_into", False, "adjacency[131].one_way: False does not fit the rest of the board; True does"),
        ("areas.0.marker", [1], "areas[0].marker: two numbers, x and y, are needed here"),
        ("areas.0.marker", [1, 1001], "areas[0].marker: [1, 1001] is not on the map, which is 1000 wide and 1000 high"),
        ("areas.0.polygon", [[1, 1], [2, 2]], "areas[0].polygon: a list of at least 3 points is needed here"),
        ("areas.0.polygon.1", [1, True], "areas[0].polygon[1]: two numbers, x and y, are needed here"),
        ("areas.0.polygon.2", [-1, 5], "areas[0].polygon[2]: [-1, 5] is not on the map"),
        ("adjacency", None, "adjacency: a list is needed here"),
        ("adjacency.0.a", "atlantis", "adjacency[0].a: 'atlantis' is no area of this board"),
        ("adjacency.0.a", ["x"], "adjacency[0].a: a text is needed here"),
        ("adjacency.0.b", "addlebrough", "adjacency[0].b: the border leads from 'addlebrough' to itself"),
        ("adjacency.1.b", "aysgarth", "adjacency[1]: the border of addlebrough and aysgarth is there twice"),
        ("adjacency.0.buildable", True, "adjacency[0].buildable: True does not fit the rest of the board; False does"),
        ("adjacency.0.build_cost", 1, "adjacency[0].build_cost: 1 does not fit the rest of the board; None does"),
        ("adjacency.5.build_cost", 2, "adjacency[5].build_cost: 2 does not fit the rest of the board; 1 does"),
        ("adjacency.8.build_cost", 1, "adjacency[8].build_cost: 1 does not fit the rest of the board; 2 does"),
        ("adjacency.5.one_way", True, "adjacency[5].one_way: True does not fit the rest of the board; False does"),
        ("adjacency.0.link", None, "adjacency[0].link: an object is needed here"),
        ("adjacency.0.link.x", 1000.5, "adjacency[0].link: [1000.5, 447.7] is not on the map"),
        ("adjacency.0.link.angle", "up", "adjacency[0].link.angle: 'up' is not an angle in degrees"),
        ("influence.tokens_per_colour", 6, "influence.tokens_per_colour: 6 does not fit"),
        ("influence.boxes", [], "influence.boxes: 0 boxes in the top row; 4 are needed"),
        ("influence.boxes.0.number", 2, "influence.boxes[0].number: 2 does not fit the rest of the board; 1 does"),
        ("influence.boxes.0.row", "lower", "influence.boxes: 3 boxes in the top row; 4 are needed"),
        ("influence.boxes.0.row", "third", "influence.boxes[0].row: 'third' is not possible; allowed is top, lower"),
        ("influence.boxes.0.fixed", {"train": 3, "midland": 1}, "influence.boxes[0].fixed: 4 points in the top row; 3"),
        ("influence.boxes.0.fixed", {"gold": 3}, "influence.boxes[0].fixed: 'gold' is no influence; there are"),
        ("influence.boxes.4.fixed", {"train": 1}, "influence.boxes[4].fixed: 1 points in the lower row; 2 are needed"),
        ("influence.boxes.0.fixed.train", 0, "influence.boxes[0].fixed.train: 0 is not a number of points from 1 to 3"),
        ("influence.boxes.0.minimum_bid", 4, "influence.boxes[0].minimum_bid: 4 does not fit the rest of the board; 3"),
        ("trains", [], "trains: 0 trains; 12 are needed"),
        ("trains.1.id", "t3a", "trains[1].id: the id 't3a' is used twice"),
        ("trains.0.cost", 4, "trains[0].cost: 4 is not a whole number from 1 to 3"),
        ("trains.0.goods_slots", -1, "trains[0].goods_slots: -1 is not a whole number from 0 to 9"),
        ("trains.8.passenger_slots", 0, "trains[8]: a train has at least one slot"),
        ("tracks.influence.max", 9, "tracks.influence.max: 9 does not fit the rest of the board; 8 does"),
        ("tracks.profit_loss.min", -12, "tracks.profit_loss.min: -12 does not fit the rest of the board; -13 does"),
        ("tracks.influence.start.train", 1, "tracks.influence.start.train: 1 does not fit"),
        ("values.final.set_of", ["stone"], "values.final.set_of: ['stone'] does not fit"),
        ("components.per_player.track_links", 16, "components.per_player.track_links: 16 does not fit"),
        ("components.company_links.midland", 61, "components.company_links.midland: 61 does not fit"),
        ("link_cost.valley_valley", 3, "link_cost.valley_valley: 3 does not fit the rest of the board; 2 does"),
    ],
)
def test_a_problem_is_listed_with_its_place(where: str, value: object, told: str) -> None:
    data = fresh()
    put(data, where, value)
    assert any(line.startswith(told) for line in problems(data)), problems(data)


@pytest.mark.rule("W2.11", "W2.12", "W2.13")
@pytest.mark.parametrize(
    ("id", "square"),
    [("addlebrough", "stone"), ("airton", "cheese"), ("malham", None), ("richmond", None), ("reeth", None)],
)
def test_squares_are_where_the_rules_put_goods(id: str, square: str | None) -> None:
    for other in {"stone", "cheese", None} - {square}:
        data = fresh()
        i = data["areas"].index(area(data, id))
        assert data["areas"][i]["goods_square"] == square
        data["areas"][i]["goods_square"] = other
        assert problems(data) == [
            f"areas[{i}].goods_square: {other!r} does not fit the rest of the board; {square!r} does"
        ]


def test_there_are_enough_cubes_and_passengers_for_the_board() -> None:
    data = fresh()
    meadow = next(row for row in data["areas"] if row["goods_square"])
    town = next(row for row in data["areas"] if row["setup_passengers"] == 3)
    data["areas"] += [meadow | {"id": f"meadow{n}"} for n in range(15)] + [town | {"id": f"town{n}"} for n in range(6)]
    assert problems(data) == []
    data["areas"] += [meadow | {"id": "one_more"}, town | {"id": "town_too_many"}]
    assert problems(data) == [
        "areas: their squares take 122 cubes; there are 120",
        "areas: their towns take 76 passengers and opposition; there are 75",
    ]


def test_a_border_of_one_way_leads_away_from_the_area_nothing_is_built_into() -> None:
    data = fresh()
    south = border(data, "the_south", "skipton")
    i = data["adjacency"].index(south)
    south["a"], south["b"] = south["b"], south["a"]
    assert problems(data) == [
        f"adjacency[{i}].b: nothing is built into the_south; a border of one way leads away from it"
    ]


def test_a_row_with_fewer_trains_than_players_is_a_warning() -> None:
    data = fresh()
    data["trains"][0]["cost"] = data["trains"][1]["cost"] = 1
    (warning,) = GAME.check_board(data)
    assert warning.warning
    assert str(warning) == "trains: 2 of price 3, fewer than the 4 players there may be"
    for train in data["trains"]:
        train["cost"] = 2
    assert {(str(problem), problem.warning) for problem in GAME.check_board(data)} == {
        ("trains: no train has the price 3", False),
        ("trains: no train has the price 1", False),
    }


def test_all_problems_are_listed_not_only_the_first() -> None:
    data = fresh()
    damaged = {
        "areas[3].name": ("areas.3.name", None),
        "areas[20].terrain": ("areas.20.terrain", "sea"),
        "adjacency[7].a": ("adjacency.7.a", "atlantis"),
        "adjacency[30].link.angle": ("adjacency.30.link.angle", 1000),
        "influence.boxes[7].minimum_bid": ("influence.boxes.7.minimum_bid", "2"),
        "trains[11].passenger_slots": ("trains.11.passenger_slots", None),
        "components.stone": ("components.stone", 61),
    }
    for where, value in damaged.values():
        put(data, where, value)
    places = [line.partition(": ")[0] for line in problems(data)]
    assert [places.count(there) for there in damaged] == [1] * len(damaged)


@pytest.mark.parametrize("data", [None, 3, "x", [], {}, [{}], {"areas": 5}, {1: 2}, 10**5000, [[]] * 3], ids=type)
def test_what_is_no_board_is_refused(data: object) -> None:
    assert problems(data)


def deep(levels: int) -> list[Any]:
    nested: list[Any] = []
    for _ in range(levels):
        nested = [nested]
    return nested


@pytest.mark.parametrize("junk", [10**5000, deep(5000), "x" * 10**6, float("inf"), {1: 2}, "\0"], ids=type)
@pytest.mark.parametrize("where", ["areas.0.terrain", "trains.0.cost", "map.width", "areas.0.marker.0", "turns.3"])
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
        return True
    if re.fullmatch(r"(areas\[\d+\]|companies\.\w+)\.(name|short)", there):
        return isinstance(value, str) and value not in ("", GONE)
    if re.fullmatch(r"adjacency\[\d+\]|areas\[\d+\]\.polygon\[\d+\]", there):
        return bool(value == GONE)  # a border or a corner less
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return False
    return bool(NUMBERS.fullmatch(there)) and fits(there, value)


def fits(there: str, value: float) -> bool:
    """Whether this number is as good there as the shipped one."""
    if there.endswith("angle"):
        return abs(value) <= 360
    if there.startswith("map"):
        return 1000 <= value <= 10**6
    return value == 1.5 and not there.endswith("_slots")


def elsewhere(way: Way, value: Any) -> bool:
    """Whether this is possible in itself, and only does not fit the rest."""
    return (way[-1] in ("town", "company") and value is None) or (way[-1] == "build_into" and value is True)


@pytest.mark.long
@settings(max_examples=250, deadline=None)
@given(damages(GAME))
def test_what_matters_for_play_is_found(damaged: tuple[Way, Any]) -> None:
    is_found(GAME, *damaged, harmless, elsewhere)


@settings(max_examples=60, deadline=None)
@given(st.lists(damages(GAME), min_size=2, max_size=12))
def test_a_board_in_ruins_is_still_read_to_its_end(all_damage: list[tuple[Way, Any]]) -> None:
    board = fresh()
    for way, value in all_damage:
        damage(board, way, value)
    problems(board)


@settings(max_examples=60, deadline=None)
@given(junk_boards(GAME))
def test_what_was_never_a_board_is_refused_without_breaking(data: Board) -> None:
    assert GAME.check_board(data)


def test_what_the_file_states_is_what_the_engine_plays_by() -> None:
    stated = boardcheck.RULES
    assert tuple(stated[f"components.{name}"] for name in ("stone", "cheese")) == tables.PIECE_COUNTS[:2]
    assert stated["tracks.influence.max"] == tables.MOST_POINTS
    assert (stated["tracks.profit_loss.min"], stated["tracks.profit_loss.max"]) == (
        tables.LEAST_PROFIT,
        tables.MOST_PROFIT,
    )
    assert [stated[f"values.profit.{piece}"] for piece in tables.PIECES[:4]] == list(tables.INCOME)
    assert [stated[f"turns.{seats}"] for seats in GAME.seats] == [tables.TURNS[seats] for seats in GAME.seats]
    for border_number in range(tables.BORDER_COUNT):
        terrains = sorted(
            tables.TERRAINS[tables.TERRAIN[side[border_number]]] for side in (tables.SIDE_A, tables.SIDE_B)
        )
        assert tables.COST[border_number] == stated.get(f"link_cost.{'_'.join(terrains)}", 0)


def smallest(board: Board) -> Board:
    """One town and nothing else."""
    board["areas"] = [area(board, "skipton")]
    board["adjacency"] = []
    return board


def without_companies(board: Board) -> Board:
    """No town belongs to a company, so nobody ever builds."""
    for row in board["areas"]:
        if row["town"] and row["town"]["company"]:
            row["town"]["company"] = None
            row["setup_passengers"] = 3
    while sum(row["setup_passengers"] for row in board["areas"]) > 75:
        row = next(row for row in board["areas"] if row["setup_passengers"] == 2)
        row.update(town=None, setup_passengers=0)
        if row["terrain"] == "lowland":
            row.update(goods_square="cheese", setup_cubes=2)
    return board


def all_lowland(board: Board) -> Board:
    """No hills, no valleys, no way that is closed."""
    for row in board["areas"]:
        row.update(terrain="lowland", build_from=True, build_into=True)
        row.update(goods_square=None if row["town"] else "cheese", setup_cubes=0 if row["town"] else 2)
    for row in board["adjacency"]:
        row.update(buildable=True, build_cost=1, one_way=False)
    keep = {row["id"] for row in board["areas"] if row["town"]}
    keep |= {row["id"] for row in board["areas"] if not row["town"] and len(keep) < 60 and not keep.add(row["id"])}
    board["areas"] = [row for row in board["areas"] if row["id"] in keep]
    board["adjacency"] = [row for row in board["adjacency"] if row["a"] in keep and row["b"] in keep]
    return board


def dear_trains(board: Board) -> Board:
    """Ten trains of the top row, one of each other."""
    for i, row in enumerate(board["trains"]):
        row["cost"] = (1, 2)[i] if i < 2 else 3
    return board


def closed(board: Board) -> Board:
    """Nothing is built into any company town."""
    for row in board["areas"]:
        if row["town"] and row["town"]["company"]:
            row["build_into"] = False
    into = {row["id"]: row["build_into"] for row in board["areas"]}
    for row in list(board["adjacency"]):
        if row["buildable"]:
            row["one_way"] = not (into[row["a"]] and into[row["b"]])
            if not into[row["b"]]:
                row["a"], row["b"] = row["b"], row["a"]
            if not into[row["b"]]:
                board["adjacency"].remove(row)
    return board


def test_on_a_board_that_is_called_good_games_can_be_played() -> None:
    makers = (smallest, without_companies, all_lowland, dear_trains, closed)
    can_be_played_on(GAME, [fresh(), *(make(fresh()) for make in makers)])
