"""The grid of the Moon is what its landmarks make it, milepost by milepost; another landmark makes another grid."""

import heapq
import json
import statistics
from collections import Counter
from collections.abc import Callable
from importlib import resources
from typing import Any

import pytest

from branchline.games.lunar.grid import file as gridfile
from branchline.games.lunar.grid import maker as gridmaker
from branchline.games.lunar.grid.globe import Disc, arc, bearing, crosses, from_line

Data = dict[str, Any]
HOME = resources.files("branchline.games.lunar")
BOARD_TEXT = (HOME / "board.json").read_text(encoding="utf-8")
GRID_TEXT = (HOME / "grid.json").read_text(encoding="utf-8")
BOARD: Data = json.loads(BOARD_TEXT)
GRID: Data = json.loads(GRID_TEXT)
SPELLED = gridfile.spelled_out(BOARD, GRID)
CHECKS = BOARD["checks"]


def landmark(board: Data, kind: str, id: str) -> Data:
    found: Data = next(row for row in board["terrain"][kind] if row["id"] == id)
    return found


def city(board: Data, id: str) -> Data:
    found: Data = next(row for row in board["cities"] if row["id"] == id)
    return found


@pytest.fixture(scope="module")
def made() -> Data:
    grid: Data = json.loads(json.dumps(gridmaker.make(BOARD)))
    return grid


@pytest.mark.rule("L2.1", "L2.5", "L2.6", "L2.8", "L2.10")
@pytest.mark.parametrize("part", GRID)
def test_the_kept_grid_is_made_from_the_board(made: Data, part: str) -> None:
    assert made[part] == GRID[part]


def test_nothing_else_is_in_the_kept_grid(made: Data) -> None:
    assert list(made) == list(GRID)


def test_the_kept_file_is_written_as_the_command_writes_it() -> None:
    assert gridfile.text(GRID) == GRID_TEXT


@pytest.mark.rule("L2.3", "L2.11")
def test_every_city_stands_where_the_board_says() -> None:
    at = {tuple(row[:3]): row[4] for row in SPELLED["mileposts"]}
    assert len(BOARD["cities"]) == 56
    assert Counter(row["size"] for row in BOARD["cities"])["major"] == 8
    assert all(at[tuple(row["milepost"])] == row["id"] for row in BOARD["cities"])
    assert [row["id"] for row in BOARD["cities"] if row["side"] == "both"] == ["peary", "scott"]


def test_the_sums_of_the_board_file_are_those_of_the_grid() -> None:
    terrain = {side: Counter(row[3] for row in SPELLED["mileposts"] if row[0] == side) for side in ("near", "far")}
    grid_links = [link for link in SPELLED["links"] if link[3] is None]
    assert len(SPELLED["mileposts"]) == CHECKS["mileposts"] == 1860
    assert terrain == CHECKS["terrain"]
    assert len(grid_links) == CHECKS["edges_without_wraps"] == 5364
    assert sum(link[2] for link in grid_links) == CHECKS["edges_plus_one"] == 804
    assert len(SPELLED["wraps"]) == CHECKS["wrap_pairs"] == 104


def test_the_payoffs_are_as_stated() -> None:
    pays = sorted(demand["payoff"] for card in BOARD["demand_cards"] for demand in card["demands"])
    assert {
        "min": pays[0],
        "median": statistics.median(pays),
        "mean": round(statistics.mean(pays), 1),
        "p90": pays[len(pays) * 9 // 10],
        "max": pays[-1],
    } == CHECKS["payoff"]


@pytest.mark.long
def test_seven_majors_can_be_joined_for_what_is_stated() -> None:
    """The least cost of a network, over all ways to put it together: what is stated is enough, and hardly too much."""
    least = least_networks()
    for left_out, stated in CHECKS["seven_major_network_cost_without"].items():
        assert 0.95 * stated < least[left_out] <= stated


def least_networks() -> dict[str, int]:
    """For each major the least cost of track that joins the others, by joining ever more of them at every milepost."""
    posts = SPELLED["mileposts"]
    price = [0 if row[3] == "major" else BOARD["rules"]["build_cost"][row[3]] for row in posts]
    beside: list[list[tuple[int, int]]] = [[] for _ in posts]
    for a, b, crossing, _ in SPELLED["links"]:
        beside[a].append((b, price[b] + crossing))
        beside[b].append((a, price[a] + crossing))
    majors = [row["id"] for row in BOARD["cities"] if row["size"] == "major"]
    cost: dict[int, list[int]] = {}
    for some in range(1, 1 << len(majors)):
        here = [10**6] * len(posts)
        if some & (some - 1) == 0:
            name = majors[some.bit_length() - 1]
            here = [0 if row[4] == name else 10**6 for row in posts]
        part = (some - 1) & some
        while part > some ^ part:
            rest = cost[some ^ part]
            here = [min(c, x + y - p) for c, x, y, p in zip(here, cost[part], rest, price, strict=True)]
            part = (part - 1) & some
        ahead = [(c, post) for post, c in enumerate(here) if c < 10**6]
        heapq.heapify(ahead)
        while ahead:
            spent, post = heapq.heappop(ahead)
            if spent == here[post]:
                for other, more in beside[post]:
                    if spent + more < here[other]:
                        here[other] = spent + more
                        heapq.heappush(ahead, (spent + more, other))
        cost[some] = here
    everything = (1 << len(majors)) - 1
    return {name: min(cost[everything ^ 1 << i]) for i, name in enumerate(majors)}


# ---- each step of the generator matters: another landmark makes another grid, and only where it should ----


def wider_mare(board: Data) -> None:
    landmark(board, "maria", "mare-imbrium")["a"] += 2


def turned_mare(board: Data) -> None:
    landmark(board, "maria", "mare-fecunditatis")["azimuth"] -= 90


def wider_range(board: Data) -> None:
    landmark(board, "ranges", "montes-apenninus")["half_width"] = 1.2


def moved_crater(board: Data) -> None:
    landmark(board, "craters", "clavius")["lon"] += 5


def no_rille(board: Data) -> None:
    board["terrain"]["rilles"].remove(landmark(board, "rilles", "vallis-alpes"))


def moved_city(board: Data) -> None:
    city(board, "plato")["lat"] += 6


def moved_major(board: Data) -> None:
    city(board, "tycho")["lon"] += 6


@pytest.mark.long
@pytest.mark.parametrize(
    ("change", "parts"),
    [
        (wider_mare, {"columns"}),
        (turned_mare, {"columns"}),
        (wider_range, {"columns"}),
        (moved_crater, {"plus_one"}),
        (no_rille, {"plus_one"}),
        (moved_city, {"columns"}),
        (moved_major, {"columns", "major_mileposts", "plus_one"}),
    ],
)
def test_another_landmark_makes_another_grid(change: Callable[[Data], None], parts: set[str]) -> None:
    board = json.loads(BOARD_TEXT)
    change(board)
    grid = json.loads(json.dumps(gridmaker.make(board)))
    assert {part for part in GRID if grid[part] != GRID[part]} == parts


def test_a_smaller_moon_has_fewer_mileposts_and_letters() -> None:
    board = json.loads(BOARD_TEXT)
    board["grid"]["radius"] = 14
    grid = gridmaker.make(board)
    assert grid["columns"]["near"]["0"]["top"] == 28
    assert len(grid["wraps"]) < len(GRID["wraps"])
    assert [wrap["label"] for wrap in grid["wraps"][:2]] == ["+A", "+B"]


def test_a_moon_with_more_than_twenty_six_letters_a_quarter_is_refused() -> None:
    board = json.loads(BOARD_TEXT)
    board["grid"]["radius"] = 20
    with pytest.raises(ValueError, match=r"^grid\.radius: a quarter of the limb needs \d+ letters; there are 26$"):
        gridmaker.make(board)


def test_a_city_without_room_is_refused() -> None:
    board = json.loads(BOARD_TEXT)
    board["grid"]["radius"] = 4
    with pytest.raises(ValueError, match=r"^cities: there is no room for [a-z-]+ on the (near|far) side$"):
        gridmaker.make(board)


# ---- the lattice and the letters ----


def test_both_sides_are_mirror_images() -> None:
    posts = {tuple(row[:3]) for row in SPELLED["mileposts"]}
    poles = {("near", 0, 32), ("near", 0, -32)}
    assert {(c, j) for side, c, j in posts - poles if side == "near"} == {
        (-c, j) for side, c, j in posts if side == "far"
    }


@pytest.mark.rule("L2.7", "L2.11")
def test_a_milepost_inside_has_six_neighbours_and_a_pole_three_on_each_side() -> None:
    beside: Counter[int] = Counter()
    sides: dict[int, Counter[str]] = {}
    for a, b, _, pair in SPELLED["links"]:
        if pair is None:
            beside.update((a, b))
            for one, other in ((a, b), (b, a)):
                sides.setdefault(one, Counter())[SPELLED["mileposts"][other][0]] += 1
    assert set(beside.values()) <= {3, 4, 5, 6}
    numbers = {tuple(row[:3]): i for i, row in enumerate(SPELLED["mileposts"])}
    assert beside[numbers["near", 0, 0]] == 6
    for row in (32, -32):
        assert sides[numbers["near", 0, row]] == {"near": 3, "far": 3}
    assert numbers.get(("far", 0, 32)) is None


@pytest.mark.rule("L2.8", "L2.9", "L2.10")
def test_every_label_stands_once_on_each_side_at_the_same_latitude() -> None:
    labels = [wrap["label"] for wrap in GRID["wraps"]]
    assert len(set(labels)) == len(labels) == 104
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    assert set(labels) == {form.format(letter) for letter in letters for form in ("+{}", "-{}", "{}", "{}'")}
    for wrap in GRID["wraps"]:
        (near_column, near_row), (far_column, far_row) = wrap["near_at"], wrap["far_at"]
        assert (near_column, near_row) == (-far_column, far_row)
        assert wrap["limb"] == ("east" if near_column > 0 else "west")
        assert {(-c, j) for _, c, j in wrap["near"]} == {(c, j) for _, c, j in wrap["far"]}


# ---- the ball ----


def test_a_disc_shows_a_place_where_it_is() -> None:
    near, far = Disc(16, 0), Disc(16, 180)
    assert near.point((0, 0)) == (0, 0)
    assert near.point((90, 0)) == pytest.approx((0, 16))
    assert near.point((0, 90)) == pytest.approx((16, 0))
    assert far.point((0, 90)) == pytest.approx((-16, 0))
    for place in ((12.0, 34.0), (-70.0, -5.0), (0.0, 89.0)):
        assert near.place(near.point(place)) == pytest.approx(place)
    assert near.place((0, 0)) == (0, 0)


def test_a_line_is_drawn_on_the_sides_it_comes_onto() -> None:
    near, far = Disc(16, 0), Disc(16, 180)
    behind = [(0.0, 174.0), (3.0, -176.0)]
    over_the_limb = [(-24.0, -89.0), (-29.5, -95.5)]
    assert (len(near.line(behind)), len(far.line(behind))) == (0, 1)
    assert (len(near.line(over_the_limb)), len(far.line(over_the_limb))) == (1, 1)


def test_distances_and_directions_on_the_ball() -> None:
    assert arc((0, 0), (0, 90)) == pytest.approx(90)
    assert arc((90, 12), (-90, 77)) == pytest.approx(180)
    assert bearing((0, 0), (10, 0)) == pytest.approx(0)
    assert bearing((0, 0), (0, 10)) == pytest.approx(90)


def test_a_way_cuts_a_line_or_ends_before_it() -> None:
    line = [((0.0, 1.0), (4.0, 1.0))]
    assert crosses((1, 0), (1, 2), line)
    assert not crosses((1, 2), (1, 3), line)
    assert not crosses((5, 0), (5, 2), line)
    assert crosses((1, 0), (1, 1), line)  # what touches it from below has come to its left
    assert not crosses((1, 1), (1, 2), line)
    assert from_line((2, 3), line) == 2
    assert from_line((7, 5), line) == 5
    assert from_line((0, 0), []) == float("inf")
