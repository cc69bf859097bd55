"""L1, L2: what is in the box and what the Moon looks like."""

import re

import pytest

from .moon import (
    AT,
    BOARD,
    CITIES,
    CITY,
    CROSSINGS,
    DEMANDS,
    EVENTS,
    GAME,
    GOODS,
    GRID,
    LOCOS,
    NEXT,
    POLES,
    SEVEN,
    TERRAIN,
    WRAPS,
    can,
    cards,
    key,
    line,
    link,
    milepost,
    offered,
    play,
    position,
    refused,
    side,
    straight,
    stub,
    tray,
)


def names():
    """The mileposts of the board in its own order."""
    return [f"{half}:{column}:{row}" for half, column, row, _, _ in GAME.board["mileposts"]]


def board_links(wrapped):
    """(a, b, crossing, pair) of all links, either those on one side or those through a pair."""
    ids = names()
    return [(ids[a], ids[b], bool(x), pair) for a, b, x, pair in GAME.board["links"] if bool(pair) == wrapped]


@pytest.mark.rule("L1.1")
def test_two_to_six_play():
    assert list(GAME.seats) == [2, 3, 4, 5, 6]
    for seats in GAME.seats:
        state = GAME.new(seats=seats, seed=1, options={})
        assert state.snapshot()["seats"] == seats == len(state.scores()) == len(state.view(None)["players"])
    for seats in (0, 1, 7):
        with pytest.raises(ValueError, match="seats"):
            GAME.new(seats=seats, seed=1, options={})


@pytest.mark.rule("L1.2", "L1.3", "L3.3")
def test_a_hundred_and_thirty_demand_cards_and_twenty_event_cards():
    assert (len(DEMANDS), len(EVENTS)) == (130, 20)
    for seats in GAME.seats:
        assert cards(GAME.new(seats=seats, seed=5, options={})) == sorted([*DEMANDS, *EVENTS])
    for demands in DEMANDS.values():
        assert len(demands) == 3
        for demand in demands:
            assert demand["city"] in CITIES
            assert demand["good"] in GOODS
            assert demand["payoff"] > 0


@pytest.mark.rule("L1.4", "L4.10")
def test_ninety_five_tokens_wait_in_the_tray():
    for seats in GAME.seats:
        tokens = tray(GAME.new(seats=seats, seed=5, options={}))
        assert tokens == {good: GOODS[good]["tokens"] for good in GOODS}
        assert sum(tokens.values()) == 95


@pytest.mark.rule("L1.5", "L11.13")
def test_eighteen_locomotive_cards_six_of_them_with_one_locomotive_and_the_others_with_two():
    supply = GAME.options["loco_supply"].default
    assert supply == {
        "von-braun": 6, "redstone": 3, "vostok": 3, "atlas": 3, "soyuz": 3, "titan": 3, "proton": 3, "saturn": 6,
    }  # fmt: skip
    faces = sum(supply.values()) - supply["von-braun"]
    assert supply["von-braun"] + faces / 2 == 18
    assert GAME.new(seats=6, seed=1, options={}).view(None)["supply"] == {**supply, "von-braun": 0}


@pytest.mark.rule("L1.6")
def test_the_bank_never_runs_out_of_money():
    state = position(
        cash=10**6, trains={0: "tranquility"}, loads={0: ["fish"]}, hands={0: ["d1", "d2", "d3"]}, deck_top=["d9"]
    )
    play(state, "deliver d1 fish")
    assert state.snapshot()["cash"] == [10**6 + 23, 10**6]


@pytest.mark.rule("L2.1")
def test_each_side_has_a_grid_of_its_own():
    assert {side(m) for m in names()} == {"near", "far"}
    assert set(names()) == set(TERRAIN)
    assert len(names()) == 1860
    for a, b, _, _ in board_links(wrapped=False):
        assert side(a) == side(b) or {CITY.get(a), CITY.get(b)} & set(POLES)
    for column, row in ((0, 0), (5, 5), (-9, 13)):
        assert not set(NEXT[f"near:{column}:{row}"]) & set(NEXT[f"far:{column}:{row}"])


@pytest.mark.rule("L2.2", "L12.6")
def test_track_and_trains_go_from_milepost_to_milepost():
    places = straight("copernicus", "N", 4)
    state = position(trains={0: "copernicus"}, track={0: line(*places)})
    assert offered(state, "move", "milepost") == {places[1]}
    assert refused(state, f"move {places[2]}") == ("L12.6", "refused-move-track")
    for m in places[1:]:
        play(state, f"move {m}")
        assert state.snapshot()["trains"][0]["at"] == m
    play(state, "end-operate")
    with pytest.raises(ValueError, match=places[0]):
        state.parse(f"build {places[0]} {places[2]}")
    ends = offered(state, "build", "a") | offered(state, "build", "b")
    assert set(places) <= ends
    assert ends <= set(names())


@pytest.mark.rule("L2.3", "L2.6", "L12.1", "L12.2", "L12.3")
def test_fifty_six_cities_eight_of_them_major_with_seven_mileposts():
    of = {f"{half}:{column}:{row}": city for half, column, row, _, city in GAME.board["mileposts"] if city}
    assert of == CITY
    assert len(set(of.values())) == 56
    sizes = [CITIES[city]["size"] for city in set(of.values())]
    assert [sizes.count(size) for size in ("major", "medium", "small")] == [8, 18, 30]
    for city, (centre, *outer) in SEVEN.items():
        assert sorted(outer, key=key) == NEXT[centre]
        assert centre == AT[city]
        assert len(outer) == 6
    # A train may be placed on each of them.
    assert offered(position(), "place", "milepost") == set(of)
    assert len(of) == 48 + 8 * 7


@pytest.mark.rule("L2.4", "L16.2")
@pytest.mark.parametrize("city", list(CITIES))
def test_a_city_offers_the_goods_it_lists(city):
    state = position(trains={0: city}, locos={0: "saturn"})
    assert offered(state, "load", "good") == set(CITIES[city]["goods"])
    assert set(CITIES[city]["goods"]) == {good for good in GOODS if city in GOODS[good]["sources"]}
    for good in set(GOODS) - set(CITIES[city]["goods"]):
        assert state.why_not(state.parse(f"load {good}")).message == "refused-load-produce"


@pytest.mark.rule("L2.5")
def test_every_milepost_outside_of_cities_is_mare_mountain_or_alpine():
    for half, column, row, terrain, city in GAME.board["mileposts"]:
        assert terrain == TERRAIN[f"{half}:{column}:{row}"]
        if city is None:
            assert terrain in ("mare", "mountain", "alpine")
        else:
            assert terrain == CITIES[city]["size"]


@pytest.mark.rule("L2.7", "L6.8")
def test_neighbours_of_one_side_form_links():
    crossed = {frozenset((a, b)): crossing for a, b, crossing, _ in board_links(wrapped=False)}
    assert set(crossed) == {frozenset((a, b)) for a in NEXT for b in NEXT[a]}
    assert len(crossed) == len(board_links(wrapped=False)) == 5364
    assert {ends for ends in crossed if crossed[ends]} == CROSSINGS
    for a in ("near:0:0", "far:3:5", "near:-10:2"):
        half, column, row = key(a)
        six = {(column, row + 2), (column, row - 2), *((column + c, row + r) for c in (1, -1) for r in (1, -1))}
        assert set(NEXT[a]) == {f"{half}:{c}:{r}" for c, r in six}


@pytest.mark.rule("L2.7", "L6.1")
def test_from_an_inner_milepost_track_can_go_in_six_directions():
    m = "near:-3:-7"
    assert m not in CITY
    first = stub(m)
    state = position(phase="build", track={0: [first]})
    ways = {(GAME.action(a)["a"], GAME.action(a)["b"]) for a in state.legal() if GAME.action(a)["kind"] == "build"}
    assert {b for a, b in ways if a == m} | set(first.split()) - {m} == set(NEXT[m])


@pytest.mark.rule("L2.8")
def test_every_letter_stands_once_on_each_side():
    assert len(WRAPS) == len(GRID["wraps"]) == 104
    for near, far in WRAPS.values():
        assert near
        assert far
        assert {side(m) for m in near} == {"near"}
        assert {side(m) for m in far} == {"far"}
    pairs = sorted((pair, *sorted((a, b))) for a, b, _, pair in board_links(wrapped=True))
    assert pairs == sorted((label, f, n) for label, (near, far) in WRAPS.items() for n in near for f in far)
    assert not any(crossing for _, _, crossing, _ in board_links(wrapped=True))


@pytest.mark.rule("L2.9")
def test_letter_sign_and_mark_together_name_a_pair():
    assert all(re.fullmatch(r"[+-]?[A-Z]'?", label) for label in WRAPS)
    families = {label.replace("F", "") for label in WRAPS if "F" in label}
    assert families == {"+", "-", "", "'"}
    # Three of the four pairs with the letter F are in use; the fourth is free for all that.
    used = {label: link(WRAPS[label][0][0], WRAPS[label][1][0], label) for label in ("+F", "-F", "F")}
    near, far = WRAPS["F'"][0][0], WRAPS["F'"][1][0]
    state = position(phase="build", track={0: [stub(near)], 1: list(used.values())})
    assert can(state, f"build {near} {far} F'")
    with pytest.raises(ValueError, match="F"):
        state.parse(f"build {near} {far} +F")


@pytest.mark.rule("L2.10")
def test_wrap_pairs_lead_east_and_west_only():
    for a, b, _, _ in board_links(wrapped=True):
        (_, far_column, far_row), (_, near_column, near_row) = sorted((key(a), key(b)))
        # The east limb of one side is the west limb of the other, at the same latitude but for the width of a letter.
        assert far_column * near_column < 0
        assert far_row * near_row >= 0
        assert abs(far_row - near_row) <= 4
    for wrap in GRID["wraps"]:
        assert wrap["near_at"] == [-wrap["far_at"][0], wrap["far_at"][1]]


@pytest.mark.rule("L2.11", "L14.7")
@pytest.mark.parametrize("pole", POLES)
def test_a_pole_is_one_milepost_of_both_sides(pole):
    assert [m for m in CITY if CITY[m] == pole] == [milepost(pole)]
    assert sorted(side(m) for m in NEXT[milepost(pole)]) == ["far"] * 3 + ["near"] * 3
    state = position(phase="build", track={0: [link(pole, NEXT[milepost(pole)][0])]})
    ways = {(GAME.action(a)["a"], GAME.action(a)["b"]) for a in state.legal() if GAME.action(a)["kind"] == "build"}
    assert {b for a, b in ways if a == milepost(pole)} == set(NEXT[milepost(pole)][1:])
    assert position().parse(f"place {pole}") == position().parse(f"place {milepost(pole)}")


@pytest.mark.rule("L11.1", "L11.8")
def test_the_table_of_locomotives():
    rows = [(1, "von-braun", 2, 10), (2, "redstone", 2, 12), (2, "vostok", 3, 10), (3, "atlas", 2, 14),
            (3, "soyuz", 3, 12), (4, "titan", 2, 16), (4, "proton", 3, 14), (5, "saturn", 3, 16)]  # fmt: skip
    assert [(loco["level"], name, loco["capacity"], loco["speed"]) for name, loco in LOCOS.items()] == rows
    assert [row["id"] for row in GAME.board["locomotives"]] == [name for _, name, _, _ in rows]
    assert BOARD["rules"]["upgrade_cost"] == 10
