"""W2: laying out the game. Chance lays it out, so most tests look at many seeds."""

import json
import os
import shutil
import subprocess
import sys
from collections import Counter
from functools import cache
from pathlib import Path
from statistics import correlation, fmean, variance

import pytest

import branchline as bl

from .positions import AREAS, BOARD, COMPANY_TOWNS, GAME, HILLS, KINDS, MEADOWS, NEIGHBOURS, PIECES, START, TOWNS

SEATS = [3, 4]
MAJORS = [town for town in TOWNS if AREAS[town]["town"]["size"] == "major" and town not in COMPANY_TOWNS]
MINORS = [town for town in TOWNS if AREAS[town]["town"]["size"] == "minor"]


@cache
def layouts(seats=3, number=400):
    return [GAME.new(seats=seats, seed=seed, options={}).snapshot() for seed in range(number)]


@pytest.mark.rule("W2.1", "W2.2")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_has_a_full_set_and_all_cubes_wait_in_the_stock_for_phase_one(seats):
    state = GAME.new(seats=seats, seed=3, options={})
    snapshot = state.snapshot()
    # Phase one of the first turn moves twelve cubes of the fifteen, into a hand that was empty.
    assert snapshot["cubes"] == [12] * seats
    assert [player["stock"] for player in state.view(None)["players"]] == [3] * seats
    assert [player["links"] for player in state.view(None)["players"]] == [15] * seats
    assert snapshot["links"] == snapshot["trains"] == {}
    assert snapshot["load"] == snapshot["delivered"] == [{}] * seats
    assert snapshot["declined"] == snapshot["passed"] == []


@pytest.mark.rule("W2.3")
@pytest.mark.parametrize("seats", SEATS)
def test_chance_names_the_first_player_and_the_order_is_clockwise_from_there(seats):
    firsts = Counter()
    for snapshot in layouts(seats):
        first = snapshot["orders"]["player"][0]
        assert snapshot["orders"] == {"player": [(first + i) % seats for i in range(seats)], "build": [], "train": []}
        assert snapshot["seat"] == first
        firsts[first] += 1
    # 400 games; the deviation is below ten.
    assert all(abs(firsts[seat] - 400 / seats) < 45 for seat in range(seats))


@pytest.mark.rule("W2.4", "W2.5", "W2.6", "W2.7", "W2.8", "W2.9")
@pytest.mark.parametrize("seats", SEATS)
def test_tokens_start_on_their_spaces_with_the_first_player_on_top(seats):
    assert START == {"profit_loss": 0, "government": 1, "train": 2, "midland": 1, "north_eastern": 1}
    for snapshot in layouts(seats)[:40]:
        bottom_to_top = snapshot["orders"]["player"][::-1]
        assert snapshot["tracks"] == {track: {str(space): bottom_to_top} for track, space in START.items()}


@pytest.mark.rule("W2.11", "W2.12", "W2.13", "W2.15", "W2.16")
def test_stone_lies_in_hills_cheese_in_meadows_at_most_two_each_and_nowhere_else():
    seen = Counter()
    for snapshot in layouts():
        goods = {area: {kind: n for kind, n in pile.items() if kind in ("stone", "cheese")}
                 for area, pile in snapshot["pieces"].items()}  # fmt: skip
        for area in AREAS:
            pile = goods.get(area, {})
            if area in HILLS:
                assert set(pile) <= {"stone"}
            elif area in MEADOWS:
                assert set(pile) <= {"cheese"}
            else:
                assert AREAS[area]["terrain"] == "valley" or AREAS[area]["town"]
                assert pile == {}
                continue
            seen[area, sum(pile.values())] += 1
    assert {area for area, _ in seen} == {*HILLS, *MEADOWS}
    assert {number for _, number in seen} == {0, 1, 2}
    # Two cubes from 60 + 60: both right with 59/238, one with 60/119, none with 59/238.
    for area in (*HILLS, *MEADOWS):
        assert 60 < seen[area, 0] < 140, area
        assert 150 < seen[area, 1] < 255, area
        assert 60 < seen[area, 2] < 140, area


@pytest.mark.rule("W2.10", "W2.11", "W2.14", "W2.16")
def test_all_goods_are_drawn_from_one_bag_of_sixty_each_without_putting_any_back():
    stone = [sum(snapshot["pieces"].get(hill, {}).get("stone", 0) for hill in HILLS) for snapshot in layouts(3, 1500)]
    cheese = [sum(snapshot["pieces"].get(m, {}).get("cheese", 0) for m in MEADOWS) for snapshot in layouts(3, 1500)]
    assert (len(HILLS), len(MEADOWS)) == (22, 23)
    # 44 draws for hills and 46 for meadows out of 120, half of each kind: means 22 and 23. Without putting back the
    # variances are 7.0 and 7.1 (with putting back 11.0 and 11.5), and many stones in hills leave more cheese for the
    # meadows: the correlation is 0.60. It is 0.2 if wrong cubes go back at once instead of after all draws.
    assert abs(fmean(stone) - 22) < 0.35
    assert abs(fmean(cheese) - 23) < 0.35
    assert 6.0 < variance(stone) < 8.1
    assert 6.1 < variance(cheese) < 8.2
    assert 0.5 < correlation(stone, cheese) < 0.7


@pytest.mark.rule("W2.17", "W2.18")
def test_goods_taken_off_and_goods_left_in_the_bag_are_out_of_the_game():
    for snapshot in layouts()[:100]:
        for kind in ("stone", "cheese"):
            lying = sum(pile.get(kind, 0) for pile in snapshot["pieces"].values())
            assert snapshot["out"][kind] == 60 - lying


@pytest.mark.rule("W2.20", "W2.21", "W2.22")
def test_three_pieces_for_a_major_town_two_for_a_minor_one_none_for_company_towns():
    assert (len(MAJORS), len(MINORS), len(COMPANY_TOWNS)) == (7, 17, 8)
    for snapshot in layouts():
        counts = {town: snapshot["pieces"].get(town, {}) for town in TOWNS}
        assert all(set(pile) <= {"red", "green", "opposition"} for pile in counts.values())
        assert {sum(counts[town].values()) for town in MAJORS} == {3}
        assert {sum(counts[town].values()) for town in MINORS} == {2}
        assert {sum(counts[town].values()) for town in COMPANY_TOWNS} == {0}
    assert "the_south" in COMPANY_TOWNS


@pytest.mark.rule("W2.19", "W2.20", "W2.21")
def test_passengers_and_opposition_are_drawn_from_one_bag_of_25_each_without_putting_any_back():
    for kind in ("red", "green", "opposition"):
        numbers = [sum(pile.get(kind, 0) for pile in snapshot["pieces"].values()) for snapshot in layouts(3, 1500)]
        # 55 of 75: 18.3 of a kind on average, with a variance of 3.3 (12.2 if pieces went back into the bag).
        assert abs(fmean(numbers) - 55 / 3) < 0.3
        assert 2.7 < variance(numbers) < 4.0
        assert max(numbers) <= 25
    for town, size in (("richmond", 3), ("reeth", 2)):
        first = Counter()
        for snapshot in layouts(3, 1500):
            first.update(snapshot["pieces"][town])
        assert all(abs(first[kind] - 1500 * size / 3) < 150 for kind in ("red", "green", "opposition"))


@pytest.mark.rule("W2.19", "W2.23")
def test_passengers_and_opposition_left_in_the_bag_are_out_and_the_bag_serves_for_tokens():
    for snapshot in layouts()[:100]:
        left = 0
        for kind in ("red", "green", "opposition"):
            standing = sum(pile.get(kind, 0) for pile in snapshot["pieces"].values())
            assert snapshot["out"][kind] == PIECES[kind] - standing
            left += snapshot["out"][kind]
        assert left == 20
        assert {box["token"] for box in snapshot["boxes"]} <= set(KINDS)


@pytest.mark.rule("W2.24", "W2.25", "W2.26")
def test_coloured_major_towns_and_the_south_start_as_company_towns_and_no_other_town():
    midland = {"the_south", "skipton", "ilkley", "carnforth"}
    north_eastern = {"northallerton", "darlington", "ripon", "kirkby_stephen"}
    expected = {town: ["midland"] for town in midland} | {town: ["north_eastern"] for town in north_eastern}
    for snapshot in layouts()[:20]:
        assert snapshot["companies"] == expected
    assert all(AREAS[town]["town"]["size"] == "major" for town in expected)


@pytest.mark.rule("W2.27")
@pytest.mark.parametrize("seats", SEATS)
def test_each_company_has_sixty_links_beside_the_board(seats):
    assert GAME.new(seats=seats, seed=1, options={}).view(None)["stock"] == {"midland": 60, "north_eastern": 60}


@pytest.mark.rule("W2.28")
@pytest.mark.parametrize("seats", SEATS)
def test_the_game_starts_in_turn_one_with_phases_one_and_two_done(seats):
    state = GAME.new(seats=seats, seed=1, options={})
    assert (state.turn, state.snapshot()["turn"], state.snapshot()["phase"]) == (0, 0, "auction")
    look = next(line for line in GAME.table_lines(state.view(None)) if line.id == "wensleydale-look-turn")
    assert look.args["turn"] == 1
    assert len(state.snapshot()["boxes"]) == 8


@pytest.mark.rule("W2.29")
def test_no_hill_starts_with_stone_that_is_dead_already():
    # On our board every hill borders a town without a company, so another board is needed to see the rule at work.
    for hill in HILLS:
        assert any(n in TOWNS and n not in COMPANY_TOWNS for n in NEIGHBOURS[hill])


ASK = """
import json
import branchline
game = branchline.GAMES["wensleydale"]
print(json.dumps([game.new(seats=3, seed=seed, options={}).snapshot() for seed in range(40)]))
"""


@pytest.mark.rule("W2.29")
def test_stone_in_a_hill_with_company_towns_alone_is_taken_off_at_set_up(tmp_path):
    # The board with Settle as a town of the Midland: Bowland Fells then borders Carnforth, Settle and The South.
    assert {n for n in NEIGHBOURS["bowland_fells"] if n in TOWNS} == {"carnforth", "settle", "the_south"}
    board = json.loads(json.dumps(BOARD))
    settle = next(area for area in board["areas"] if area["id"] == "settle")
    settle["town"]["company"] = "midland"
    settle["setup_passengers"] = 0
    source = Path(bl.__file__).parent
    package = tmp_path / "branchline"
    shutil.copytree(source, package, ignore=shutil.ignore_patterns("*.so", "__pycache__", "static", "locale"))
    (package / "games/wensleydale/board.json").write_text(json.dumps(board), encoding="utf-8")
    environment = {**os.environ, "BRANCHLINE_PURE": "1", "PYTHONPATH": str(tmp_path)}
    told = subprocess.run([sys.executable, "-c", ASK], env=environment, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    for snapshot in json.loads(told.stdout):
        assert snapshot["companies"]["settle"] == ["midland"]
        assert "bowland_fells" not in snapshot["pieces"]
        lying = sum(pile.get("stone", 0) for pile in snapshot["pieces"].values())
        assert snapshot["out"]["stone"] == 60 - lying
    # Nothing else is dead: the neighbours of Settle keep their stone in some of these games.
    assert any("kirkby_fell" in snapshot["pieces"] for snapshot in json.loads(told.stdout))


@pytest.mark.rule("W2.3", "W2.11", "W2.20")
@pytest.mark.parametrize("seats", SEATS)
def test_the_same_seed_lays_out_the_same_game_and_another_seed_another(seats):
    assert GAME.new(seats=seats, seed=9, options={}).snapshot() == GAME.new(seats=seats, seed=9, options={}).snapshot()
    layouts = {json.dumps(GAME.new(seats=seats, seed=seed, options={}).snapshot()["pieces"]) for seed in range(50)}
    assert len(layouts) == 50
