"""Boards drawn from their data: laid out on a sheet, with the pieces of the page."""

import json
from itertools import combinations, pairwise
from math import hypot
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from tests.test_pictures import of

import branchline as bl
from branchline.core.picture import read_print
from branchline.games import pack
from branchline.games.germany import picture
from branchline.games.germany.drawing.geometry import CITY, Box, depth
from branchline.games.germany.drawing.layout import layout_of
from branchline.games.germany.drawing.printed import drawn

from . import elsewhere

GAME = bl.GAMES["germany"]
BEGINNING: Any = json.loads(pack("germany").beginning().read_text("utf-8"))  # type: ignore[union-attr]
BOARDS = {"arvenia": elsewhere.board(), "beginning": BEGINNING}
LAYOUT = Path(__file__).parents[3] / "web/src/games/germany/map/layout.json"

every_board = pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)


def numbers(text: str) -> list[float]:
    return [float(word) for word in text.replace("(", " ").replace(")", " ").split() if word[-1].isdigit()]


def test_what_python_draws_from_a_layout_is_what_the_page_draws() -> None:
    """Numbers are rounded to a tenth, here and there a half to the other side."""
    own = read_print(picture.HOME)
    mine = drawn(GAME.board, json.loads(LAYOUT.read_text("utf-8")), own["ink"])
    assert {key: mine[key] for key in ("width", "height", "standing")} == {
        key: own[key] for key in ("width", "height", "standing")
    }
    assert mine["routes"].keys() == own["routes"].keys()
    for id, route in own["routes"].items():
        assert mine["routes"][id]["colour"] == route["colour"]
        for here, there in zip(mine["routes"][id]["spaces"], route["spaces"], strict=True):
            assert numbers(here) == pytest.approx(numbers(there), abs=0.11)


@every_board
def test_places_lie_on_the_sheet_as_on_the_land(board: Any) -> None:
    layout = layout_of(board)
    width, height = layout["sheet"]["width"], layout["sheet"]["height"]
    for row in board["cities"]:
        at, seen = layout["cities"][row["id"]], layout["projection"]
        assert at["x"] == pytest.approx((row["lon"] - seen["lon"]) * seen["east"], abs=0.1)
        assert at["y"] == pytest.approx((seen["lat"] - row["lat"]) * seen["south"], abs=0.1)
        assert 0 < at["x"] < width
        assert 0 < at["y"] < height
    assert layout["spots"].keys() == {spot["id"] for spot in board["border_spots"]}
    assert layout["bends"].keys() <= {group["id"] for group in board["route_groups"]}
    medallions = {f"{spot['country']}/{spot['medallion']}" for spot in board["border_spots"]}
    assert layout["medallions"].keys() == medallions
    assert layout_of(board) == layout


@every_board
def test_names_keep_clear_of_each_other_and_of_cities(board: Any) -> None:
    own = read_print(picture.HOME)
    above = ElementTree.fromstring(f"<g>{drawn(board, layout_of(board), own['ink'])['above']}</g>")
    plates = [box for node in above.iter("rect") if (box := plate(node)) is not None]
    assert len(plates) == len(board["cities"])
    for p, q in combinations(plates, 2):
        assert depth(p, q) <= 1
    for at in layout_of(board)["cities"].values():
        station = Box(at["x"], at["y"], CITY - 2, CITY - 2)
        assert all(depth(station, one) <= 1 for one in plates)


def plate(node: ElementTree.Element) -> Box | None:
    """The enamel of a city's sign."""
    if node.get("stroke-width") != "1.6":
        return None
    x, y, width, height = (float(node.get(key, "")) for key in ("x", "y", "width", "height"))
    return Box(x + width / 2, y + height / 2, width / 2, height / 2)


@every_board
def test_the_spaces_of_a_track_stand_one_after_the_other(board: Any) -> None:
    own = read_print(picture.HOME)
    for route in drawn(board, layout_of(board), own["ink"])["routes"].values():
        middles = [numbers(space)[:2] for space in route["spaces"]]
        for (x, y), (next_x, next_y) in pairwise(middles):
            assert hypot(next_x - x, next_y - y) > 36


def test_a_position_on_another_board_is_a_picture() -> None:
    state = elsewhere.GAME.new(3, 5)
    state.playout(seed=1, policy=elsewhere.GAME.policy, limit=200)
    picture = ElementTree.fromstring(state._repr_svg_())
    view, names = state.view(None), {city["name"] for city in elsewhere.GAME.board["cities"]}
    lengths = {route["id"]: route["length"] for route in elsewhere.GAME.board["routes"]}
    assert names <= {text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")}
    for seat in range(3):
        owned = sum(lengths[route] for route, owner in view["owners"].items() if owner == seat)
        assert owned
        assert of(picture, "#gm-wagon-").count(str(seat)) == owned


@pytest.mark.parametrize("value", [None, "east", True, float("nan"), 10**400, 1e9], ids=repr)
def test_a_place_that_says_not_where_it_lies_is_drawn_all_the_same(value: Any) -> None:
    board = json.loads(json.dumps(BEGINNING))
    board["cities"][2]["lon"] = value
    del board["border_spots"][0]["lat"], board["countries"][1]["lon"]
    warned = [str(problem) for problem in GAME.check_board(board)]
    told = "without a longitude and a latitude in degrees it is drawn at the edge"
    assert warned == [f"{place}: {told}" for place in ("cities[2]", "countries[1]", "border_spots[0]")]
    layout = layout_of(board)
    for at in (*layout["cities"].values(), *layout["spots"].values(), *layout["medallions"].values()):
        assert -1 < at["x"] < layout["sheet"]["width"] + 1
        assert -1 < at["y"] < layout["sheet"]["height"] + 1


def test_a_board_without_routes_or_with_all_in_one_place_is_drawn() -> None:
    board = json.loads(json.dumps(BEGINNING))
    for row in (*board["cities"], *board["countries"], *board["border_spots"]):
        row |= {"lon": 10, "lat": 50}
    assert layout_of(board)["cities"].keys() == {city["id"] for city in board["cities"]}
    bare = board | {"routes": [], "route_groups": [], "border_spots": [], "countries": []}
    assert layout_of(bare)["bends"] == {}
