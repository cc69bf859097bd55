"""What a board file of Germany may hold: every problem is listed with its place, and what passes can be played on."""

import json
import re
from functools import partial
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games import boards
from tests.games.boards import GONE, Board, Way, can_be_played_on, damage, damages, is_found, junk_boards, place, put

from branchline.games import GAMES
from branchline.games.germany import Germany, boardcheck, pieces

GAME = GAMES["germany"]
GERMANY = Germany()
fresh = partial(boards.fresh, GAME)
problems = partial(boards.problems, GAME)
# Notes for people, and what only a drawing needs: nothing is played by it.
UNUSED = re.compile(
    r"schema\.(doc|[^nv]).*|game(\.(?!id$).*)|provenance.*|.*\.(lon|lat|medallion)"
    r"|rules\.longest_path_bonus|rules\.tickets\.(setup_returned|turn_returned|mix)"
)


def route(board: Board, id: str) -> dict[str, Any]:
    found: dict[str, Any] = next(row for row in board["routes"] if row["id"] == id)
    return found


@pytest.mark.parametrize(
    ("place", "value", "told"),
    [
        ("routes.0.a", "atlantis", "routes[0].a: 'atlantis' is no city of this board"),
        ("routes.0.b", "atlantis", "routes[0].b: 'atlantis' is no city or border spot of this board"),
        ("routes.0.a", "frankreich", "routes[0].a: 'frankreich' is no city of this board"),
        ("routes.0.a", "frankreich_freiburg", "routes[0].a: 'frankreich_freiburg' is no city of this board"),
        ("routes.0.b", "frankreich", "routes[0].b: 'frankreich' is no city or border spot of this board"),
        ("routes.0.b", "augsburg", "routes[0].b: the route leads from 'augsburg' to itself"),
        ("routes.0.group", "atlantis", "routes[0].group: 'atlantis' is no group of this board"),
        ("routes.0.siblings", ["atlantis"], "routes[0].siblings: ['atlantis'] does not fit the rest of the board"),
        ("routes.0.siblings", [["x"]], "routes[0].siblings: [['x']] does not fit the rest of the board"),
        ("routes.1.id", "augsburg-muenchen-1", "routes[1].id: the id 'augsburg-muenchen-1' is used twice"),
        ("routes.0.id", "München 1", "routes[0].id: 'München 1' is no id"),
        ("routes.0.length", 8, "routes[0].length: 8 is not a whole number from 1 to 7"),
        ("routes.0.length", 3, "route_groups[0].length: 2 does not fit the rest of the board; 3 does"),
        ("routes.0.colour", "gold", "routes[0].colour: 'gold' is neither a card colour nor grey"),
        ("routes.0", "a-b", "routes[0]: an object is needed here"),
        ("route_groups.0.routes", ["atlantis"], "route_groups[0].routes: ['atlantis'] does not fit"),
        ("route_groups.0.tracks", 3, "route_groups[0].tracks: 3 does not fit the rest of the board; 2 does"),
        ("route_groups.0.a", "berlin", "route_groups[0].a: 'berlin' does not fit"),
        ("route_groups.1.id", "augsburg-muenchen", "route_groups[1].id: the id 'augsburg-muenchen' is used twice"),
        ("cities.1.id", "augsburg", "cities[1].id: the id 'augsburg' is used twice"),
        ("cities.0.id", "frankreich", "countries[1].id: the id 'frankreich' is used twice"),
        ("cities.0.passengers", 2, "passengers: all places together have 61 passengers; 60 are needed"),
        ("cities.0.passengers", -1, "cities[0].passengers: -1 is not a whole number from 0 to 60"),
        ("cities.0.name", "", "cities[0].name: a text is needed here"),
        ("countries.0.spots", ["atlantis"], "countries[0].spots: ['atlantis'] does not fit"),
        ("countries.0.spots", [[]], "countries[0].spots: [[]] does not fit"),
        ("countries.0.spots", [{}, None], "countries[0].spots: [{}, None] does not fit"),
        ("countries.0.spots", ["daenemark_kiel"], "countries[0].spots: ['daenemark_kiel'] does not fit"),
        ("border_spots.0.country", "atlantis", "border_spots[0].country: 'atlantis' is no country of this board"),
        ("border_spots.0.country", "frankreich", "countries[0].spots: ['daenemark_bremerhaven', 'daenemark_kiel']"),
        ("border_spots.0.id", "daenemark_kiel", "border_spots[1].id: the id 'daenemark_kiel' is used twice"),
        ("border_spots.0.id", "atlantis", "border_spots[0]: 0 routes end here; one is needed"),
        ("border_spots.0.city", "berlin", "border_spots[0].city: 'berlin' does not fit"),
        ("border_spots.0.route", "atlantis", "border_spots[0].route: 'atlantis' does not fit"),
        ("tickets.short.0.a", "atlantis", "tickets.short[0].a: 'atlantis' is no city or country of this board"),
        ("tickets.long.3.b", "atlantis", "tickets.long[3].b: 'atlantis' is no city or country of this board"),
        ("tickets.long.3.b", "daenemark_kiel", "tickets.long[3].b: 'daenemark_kiel' is no city or country"),
        ("tickets.short.0.a", "stuttgart", "tickets.short[0].b: the ticket leads from 'stuttgart' to itself"),
        ("tickets.long.0.id", "mannheim-stuttgart", "tickets.long[0].id: the id 'mannheim-stuttgart' is used twice"),
        ("tickets.short.0.value", 0, "tickets.short[0].value: 0 is not a whole number from 1 to 99"),
        ("tickets.short", [], "tickets.short: 0 tickets; at least 20 are needed"),
        ("tickets", [], "tickets: an object with the lists “short” and “long” is needed here"),
        ("schema.name", "board-data/lunar", "schema.name: 'board-data/germany' is needed here"),
        ("schema.version", 2, "schema.version: 2 is not a whole number from 1 to 1"),
        ("colours", ["red"], "colours: the card colours are purple"),
        ("rules.wagons_per_player", 40, "rules.wagons_per_player: 40 does not fit the rest of the board; 45 does"),
        ("rules.train_cards.total", 111, "rules.train_cards.total: 111 does not fit"),
        ("rules.route_scores", {}, "rules.route_scores.7: None does not fit the rest of the board; 18 does"),
        ("rules", None, "rules.globetrotter_bonus: None does not fit the rest of the board; 15 does"),
    ],
)
def test_a_problem_is_listed_with_its_place(place: str, value: object, told: str) -> None:
    data = fresh()
    put(data, place, value)
    assert any(line.startswith(told) for line in problems(data)), problems(data)


def test_two_routes_to_one_border_spot_are_too_many() -> None:
    data = fresh()
    route(data, "kiel-daenemark")["b"] = "daenemark_bremerhaven"
    wrong = problems(data)
    assert "border_spots[0]: 2 routes end here; one is needed" in wrong
    assert "border_spots[1]: 0 routes end here; one is needed" in wrong


def test_parallel_routes_are_of_one_group() -> None:
    data = fresh()
    data["routes"][1]["group"] = "apart"
    assert "routes[1].group: 'apart' is not the group of a parallel route, 'augsburg-muenchen'" in problems(data)


def test_more_routes_than_a_machine_word_holds_are_too_many() -> None:
    data = fresh()
    for row in data["routes"]:
        row["colour"] = "grey"
    assert problems(data) == ["routes: 110 routes in grey; at most 62 are possible"]


def test_all_problems_are_listed_not_only_the_first() -> None:
    data = fresh()
    data["routes"][0]["length"] = "two"
    data["routes"][5]["colour"] = "gold"
    data["cities"][3]["name"] = None
    data["tickets"]["short"][7]["value"] = 100
    data["tickets"]["long"][1]["a"] = "atlantis"
    data["rules"]["passengers"]["total"] = 61
    places = [line.partition(": ")[0] for line in problems(data)]
    for there in (
        "routes[0].length",
        "routes[5].colour",
        "cities[3].name",
        "tickets.short[7].value",
        "tickets.long[1].a",
        "rules.passengers.total",
    ):
        assert places.count(there) == 1


def test_the_rules_a_board_file_states_are_those_the_engine_plays_by() -> None:
    stated = boardcheck.RULES
    assert (stated["train_cards.per_colour"], stated["train_cards.locomotives"]) == (pieces.COPIES[0], pieces.COPIES[8])
    assert stated["train_cards.total"] == sum(pieces.COPIES)
    assert (stated["train_cards.face_up"], stated["train_cards.start_hand"]) == (pieces.SLOTS, pieces.START_HAND)
    assert stated["wagons_per_player"] == pieces.START_WAGONS
    assert stated["last_round_when_wagons_at_most"] == pieces.LAST_WAGONS
    assert [stated[f"route_scores.{n}"] for n in range(1, 8)] == list(pieces.POINTS[1:])
    assert stated["passengers.per_colour"] == pieces.FIGURES_EACH
    assert stated["passengers.total"] == pieces.FIGURES == pieces.FIGURES_EACH * pieces.FIGURE_KINDS
    assert len(boardcheck.PLAYER_COLOURS) == GAME.seats[-1]


def with_lengths(board: Board, length: int) -> Board:
    for row in board["routes"] + board["route_groups"]:
        row["length"] = length
    return board


def with_one_crowd(board: Board) -> Board:
    """All passengers wait in one city."""
    for row in board["cities"] + board["countries"]:
        row["passengers"] = 0
    board["cities"][0]["passengers"] = 60
    return board


def smallest(board: Board) -> Board:
    """Two cities and one route."""
    a, b = (row["id"] for row in board["cities"][:2])
    board["cities"] = [row | {"passengers": 30} for row in board["cities"][:2]]
    board["countries"] = board["border_spots"] = []
    board["routes"] = [{"id": "only", "a": a, "b": b, "length": 1, "colour": "red", "group": "only", "siblings": []}]
    board["route_groups"] = [{"id": "only", "a": a, "b": b, "length": 1, "tracks": 1, "routes": ["only"]}]
    for kind in ("short", "long"):
        board["tickets"][kind] = [{"id": f"{kind}-{n}", "a": a, "b": b, "value": 99} for n in range(20)]
    return board


def without_routes(board: Board) -> Board:
    board = smallest(board)
    board["routes"] = board["route_groups"] = []
    return board


def largest(board: Board) -> Board:
    """As many cities as networks can hold, and as many routes as words can."""
    board = smallest(board)
    board["cities"] += [{"id": f"city-{n}", "name": f"City {n}", "passengers": 0} for n in range(254)]
    for n in range(186):
        a, b = board["cities"][n]["id"], board["cities"][n + 2]["id"]
        colour = ("red", "blue", "grey")[n // 62]
        ends = {"id": f"r{n}", "a": a, "b": b, "length": 1 + n % 7}
        board["routes"].append(ends | {"colour": colour, "group": f"r{n}", "siblings": []})
        board["route_groups"].append(ends | {"tracks": 1, "routes": [f"r{n}"]})
    del board["routes"][0], board["route_groups"][0]
    return board


def test_on_a_board_that_is_called_good_games_can_be_played() -> None:
    boards = [with_lengths(fresh(), 1), with_lengths(fresh(), 7), with_one_crowd(fresh())]
    boards += [smallest(fresh()), without_routes(fresh()), largest(fresh())]
    can_be_played_on(GAME, boards)


def test_one_city_more_than_the_engine_can_hold_is_too_many() -> None:
    data = largest(fresh())
    data["cities"].append({"id": "one-more", "name": "One more", "passengers": 0})
    assert problems(data) == ["cities: 257 cities and border spots; at most 256 are possible"]


def harmless(way: Way, value: Any) -> bool:
    """Whether this changes nothing that is played by, or gives only another good board."""
    if UNUSED.fullmatch(place(way)):
        return True
    if way[-1] == "name" and way[0] in ("cities", "countries"):
        return isinstance(value, str) and value not in ("", GONE)
    # A board may do with a ticket less.
    return way[0] == "tickets" and len(way) == 3 and value == GONE


@settings(max_examples=250, deadline=None)
@given(damages(GAME))
def test_what_matters_for_play_is_found(damaged: tuple[Way, Any]) -> None:
    is_found(GAME, *damaged, harmless)


@settings(max_examples=60, deadline=None)
@given(st.lists(damages(GAME), min_size=2, max_size=12))
def test_a_board_in_ruins_is_still_read_to_its_end(all_damage: list[tuple[Way, Any]]) -> None:
    board = fresh()
    for way, value in all_damage:
        damage(board, way, value)
    problems(board)


@pytest.mark.long
@settings(max_examples=60, deadline=None)
@given(junk_boards(GAME))
def test_what_was_never_a_board_is_refused_without_breaking(data: Board) -> None:
    assert GAME.check_board(data)


def apart(board: Board) -> Board:
    """Hulme has lost its routes, and Alba and Borgo theirs to all others; two routes are left to the rest."""
    left = {"alba-borgo", "ferro-gala-1", "ferro-gala-2"}
    board["routes"] = [row for row in board["routes"] if row["id"] in left]
    board["route_groups"] = [row for row in board["route_groups"] if set(row["routes"]) & left]
    board["cities"][0]["passengers"] += sum(row["passengers"] for row in board["countries"])
    board["countries"] = board["border_spots"] = []
    for kind in ("short", "long"):
        board["tickets"][kind] = [{"id": f"{kind}-{n}", "a": "alba", "b": "borgo", "value": 5} for n in range(20)]
    board["tickets"]["long"][3]["b"] = "gala"
    return board


def test_what_a_good_board_lacks_is_a_warning() -> None:
    board = apart(json.loads(GERMANY.beginning().read_text("utf-8")))
    assert [(problem.place, problem.text) for problem in GAME.check_board(board) if problem.warning] == [
        *((f"cities[{n}]", "no route leads here") for n in (2, 3, 4)),
        ("cities[5]", "from here no routes lead to borgo"),
        *((f"cities[{n}]", "no route leads here") for n in (7, 8, 9)),
        ("tickets.long[3]", "no routes join alba and gala, so nobody can complete this ticket"),
        ("routes", "12 spaces in all, fewer than the 90 wagons of two players"),
    ]
    assert all(problem.warning for problem in GAME.check_board(board))
    assert GAME.on(board).new(2, 1)


def test_a_ticket_to_a_country_needs_one_of_its_ends() -> None:
    """Spots of a country are not joined by it, and any one of them will do (G11.7, G11.9)."""
    board = json.loads(GERMANY.beginning().read_text("utf-8"))
    assert GAME.check_board(board) == []
    kept = [row for row in board["routes"] if "cerva" not in (row["a"], row["b"])]
    board["routes"] = kept + [row for row in board["routes"] if row["b"] == "westland_cerva"]
    ids = {row["id"] for row in board["routes"]}
    board["route_groups"] = [row for row in board["route_groups"] if set(row["routes"]) & ids]
    told = [problem.text for problem in GAME.check_board(board)]
    assert "no routes join cerva and westland, so nobody can complete this ticket" not in told
    assert any(text.startswith("no routes join") and "cerva" in text for text in told)
    assert not any(text.startswith("no routes join") and "cerva" not in text for text in told)


@pytest.mark.parametrize("name", ["", 3, None, {}, {"it": "Terra"}, {"en": ""}, {"en": "Land", "fr": 4}], ids=repr)
def test_a_board_is_called_something_in_english_at_least(name: Any) -> None:
    told = problems(fresh() | {"name": name})
    assert told == ["name: a text is needed here, or one for each language, English among them"]
    for good in ("Land", {"en": "Land"}, {"en": "Land", "it": "Terra"}):
        assert problems(fresh() | {"name": good}) == []


@pytest.mark.parametrize("part", ["cities", "countries", "border_spots", "routes"])
def test_more_than_anybody_could_play_with_is_looked_at_no_further(part: str) -> None:
    board = fresh()
    board[part] = [board[part][0]] * 501
    assert problems(board) == [f"{part}: 501 entries; at most 500 are possible"]
    board = fresh()
    board["tickets"]["long"] *= 20
    assert problems(board) == ["tickets.long: 680 entries; at most 500 are possible"]
