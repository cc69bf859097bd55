"""L12: placing and moving the train."""

from itertools import product

import pytest

from .moon import (
    AT,
    CITIES,
    CITY,
    NEXT,
    SEVEN,
    TERRAIN,
    can,
    field,
    legal,
    line,
    link,
    milepost,
    offered,
    play,
    position,
    refused,
    road,
    stop,
    straight,
    told,
)

RIDE = road("copernicus", "kepler")
LONG = straight("near:-1:-13", "N", 5)


def moved(state):
    return state.snapshot()["allowance"]["moved"]


def moves(state):
    return offered(state, "move", "milepost")


@pytest.mark.rule("L12.1", "L12.2", "L12.3")
@pytest.mark.parametrize("city", list(CITIES))
def test_a_train_starts_in_any_city_connected_or_not(city):
    for m in SEVEN.get(city, [AT[city]]):
        state = position()
        lines = told(state, f"place {m}")
        assert lines == [("lunar-log-place", {"player": 0, "city": city})]
        assert field(state, "trains", 0) == {"at": m, "from": None}
        assert state.view(0)["players"][0]["train"]["city"] == city
        assert moved(state) == 0


@pytest.mark.rule("L12.1")
def test_a_train_starts_nowhere_else():
    state = position(track={0: line(*LONG)})
    assert refused(state, f"place {LONG[2]}") == ("L12.1", "refused-place-city")
    assert offered(state, "place", "milepost") == set(CITY)
    for terrain in ("mare", "mountain", "alpine"):
        m = next(m for m in TERRAIN if TERRAIN[m] == terrain)
        assert refused(state, f"place {m}") == ("L12.1", "refused-place-city")


@pytest.mark.rule("L12.1")
def test_before_its_place_a_train_does_nothing():
    state = position(track={0: line(*LONG)}, hands={0: ["d1", "d2", "d3"]})
    for text in (f"move {LONG[1]}", "load iron", "drop iron", "deliver d1 fish", "turn-round"):
        assert refused(state, text) == ("L12.1", "refused-unplaced")


@pytest.mark.rule("L12.1")
def test_a_train_is_placed_once():
    state = position(trains={0: "tycho"})
    assert refused(state, "place kepler") == ("L12.1", "refused-place-placed")
    state = play(position(), "place tycho")
    assert refused(state, "place tycho") == ("L12.1", "refused-place-placed")
    assert legal(state, "place") == set()


@pytest.mark.rule("L12.4")
@pytest.mark.parametrize("how", [["exchange"], ["end-operate", "end-turn"]])
def test_who_exchanges_or_only_builds_places_later(how):
    state = position(round=3)
    play(state, *how)
    assert field(state, "trains", 0) is None
    stop(state)
    assert state.seat == 0
    play(state, "place tycho")
    assert field(state, "trains", 0) == {"at": milepost("tycho"), "from": None}


@pytest.mark.rule("L12.4")
def test_who_loses_the_turn_places_later():
    state = position(round=3, phase="build", active=1, lost={0: 1})
    play(state, "end-turn")
    assert state.seat == 1
    assert field(state, "trains", 0) is None
    stop(state)
    assert state.seat == 0
    assert can(state, "place tycho")


@pytest.mark.rule("L12.5")
def test_in_the_turn_of_placing_the_train_moves_loads_and_delivers():
    # Computers from Copernicus for Plato, 11 M on d18.
    ride = road("copernicus", "plato")
    state = position(
        round=3, track={0: line(*ride)}, locos={0: "saturn"}, hands={0: ["d18", "d1", "d2"]}, deck_top=["d9"]
    )
    play(state, "place copernicus", "load computers", *(f"move {m}" for m in ride[1:]), "deliver d18 computers")
    assert field(state, "cash", 0) == 71
    assert moved(state) == len(ride) - 1


@pytest.mark.rule("L12.6")
def test_a_train_moves_along_built_track_only():
    state = position(trains={0: RIDE[0]}, track={0: line(*RIDE[:3])})
    assert moves(state) == {RIDE[1]}
    for m in NEXT[RIDE[0]]:
        if m != RIDE[1]:
            assert refused(state, f"move {m}") == ("L12.6", "refused-move-track")
    play(state, f"move {RIDE[1]}", f"move {RIDE[2]}")
    assert moves(state) == set()
    assert refused(state, f"move {RIDE[3]}") == ("L12.6", "refused-move-track")


@pytest.mark.rule("L12.7")
def test_each_milepost_costs_one_point_whatever_its_terrain():
    ways = [
        next((a, b) for a in TERRAIN if a not in CITY for b in NEXT[a] if TERRAIN[b] == terrain)
        for terrain in ("mare", "mountain", "alpine", "small", "medium", "major")
    ]
    for a, b in ways:
        state = position(trains={0: a}, track={0: line(a, b)})
        play(state, f"move {b}")
        assert moved(state) == 1
        assert field(state, "trains", 0) == {"at": b, "from": a}


@pytest.mark.rule("L12.8", "L16.3")
def test_stopping_does_not_give_new_points():
    state = position(trains={0: "copernicus"}, track={0: line(*RIDE)})
    there, back = [f"move {m}" for m in RIDE[1:]], [f"move {m}" for m in RIDE[-2::-1]]
    play(state, "load oxygen", *there, "load basalt", "drop oxygen", *back, "drop basalt", "load computers", *there[:2])
    assert moved(state) == 10
    assert refused(state, there[2]) == ("L12.8", "refused-move-speed")
    play(state, "end-operate")
    assert state.snapshot()["phase"] == "build"


@pytest.mark.rule("L12.9")
def test_unused_points_are_lost():
    state = position(trains={0: "copernicus"}, track={0: line(*RIDE)})
    play(state, f"move {RIDE[1]}", "end-operate", "end-turn")
    stop(state)
    assert moved(state) == 0
    assert state.view(0)["allowance"]["speed"] == 10
    for m in [*RIDE[2:], *RIDE[-2::-1], *RIDE[1:]][:10]:
        play(state, f"move {m}")
    assert legal(state, "move") == set()


@pytest.mark.rule("L12.10", "L12.11")
def test_trains_do_not_stand_in_each_others_way():
    others = {1: (RIDE[1], RIDE[2]), 2: (RIDE[1], RIDE[0]), 3: (RIDE[2], RIDE[1])}
    state = position(seats=4, trains={0: "copernicus", **others}, track={0: line(*RIDE)})
    play(state, *(f"move {m}" for m in RIDE[1:]))
    assert field(state, "trains", 0)["at"] == AT["kepler"]
    # Against the direction of the first, over the same segment, onto the same milepost.
    stop(state)
    play(state, f"move {RIDE[0]}")
    assert field(state, "trains", 1)["at"] == AT["copernicus"]
    stop(state)
    play(state, f"move {RIDE[2]}")
    assert field(state, "trains", 2)["at"] == field(state, "trains", 3)["at"] == RIDE[2]


@pytest.mark.rule("L12.12")
def test_a_train_moves_over_the_track_of_every_owner():
    m = AT["copernicus"]
    track = {p: [link(m, beside)] for p, beside in enumerate(NEXT[m][:3])}
    state = position(seats=3, trains={0: "copernicus"}, track=track)
    assert moves(state) == set(NEXT[m][:3])
    for p, beside in enumerate(NEXT[m][:3]):
        after = play(state.copy(), f"move {beside}")
        assert field(after, "cash", 0) == (60 if p == 0 else 56)


@pytest.mark.rule("L12.13", "L12.14", "L15.1")
@pytest.mark.parametrize("city", list(SEVEN))
def test_everybody_uses_a_red_area_without_toll_and_without_track(city):
    track = {1: [link(o, x) for o, x in leaving(city)[:6]]}
    for m, money in product(SEVEN[city], (0, 60)):
        state = position(trains={0: m}, cash=[money, 60], track=track)
        inside = {beside for beside in NEXT[m] if beside in SEVEN[city]}
        assert moves(state) & set(SEVEN[city]) == inside
        assert money or moves(state) == inside
        for beside in inside:
            after = play(state.copy(), f"move {beside}")
            assert after.snapshot()["cash"] == [money, 60]
            assert moved(after) == 1


def leaving(city):
    return [(o, x) for o in SEVEN[city][1:] for x in NEXT[o] if x not in SEVEN[city]]


@pytest.mark.rule("L12.14")
def test_through_the_centre_from_one_side_of_a_city_to_the_other():
    centre, north, south = (m for m in SEVEN["tycho"] if m.startswith("near:-2:"))
    state = position(trains={0: north}, cash=0)
    play(state, f"move {centre}", f"move {south}")
    assert moved(state) == 2
    assert state.snapshot()["cash"] == [0, 0]
    assert refused(position(trains={0: north}), f"move {south}") == ("L12.6", "refused-move-track")
    # Along the ring it is three.
    ring = road_in(SEVEN["tycho"][1:], north, south)
    assert len(ring) == 4
    state = play(position(trains={0: north}), *(f"move {m}" for m in ring[1:]))
    assert moved(state) == 3


def road_in(places, a, b):
    """A shortest way over these mileposts."""
    paths = [[a]]
    while paths[0][-1] != b:
        first = paths.pop(0)
        paths += [[*first, m] for m in NEXT[first[-1]] if m in places and m not in first]
    return paths[0]


@pytest.mark.rule("L12.6", "L12.13")
def test_a_ride_leads_through_a_red_area_from_track_to_track():
    (first, before), (last, after) = leaving("tycho")[0], leaving("tycho")[-1]
    inside = road_in(SEVEN["tycho"], first, last)
    state = position(trains={0: before}, track={0: [link(before, first), link(last, after)]})
    play(state, f"move {first}", *(f"move {m}" for m in inside[1:]), f"move {after}")
    assert moved(state) == 1 + len(inside) - 1 + 1


@pytest.mark.rule("L12.15", "L5.10")
def test_nobody_has_to_move():
    state = position(trains={0: (LONG[1], LONG[0])}, track={0: line(*LONG)})
    assert can(state, "end-operate")
    stop(state)
    assert field(state, "trains", 0) == {"at": LONG[1], "from": LONG[0]}
    assert state.seat == 1
