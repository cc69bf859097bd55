"""L23 and L24: moonquakes, lava and decompression."""

import pytest

from .draws import active, draw, stretch, table, way_out
from .moon import (
    AT,
    EVENTS,
    NEXT,
    TERRAIN,
    WRAPS,
    can,
    event,
    field,
    legal,
    line,
    link,
    play,
    position,
    refusal,
    refused,
    stop,
)

SEISMIC = {"alpine": "e14", "mare": "e15"}
ROOF = "e16"


def riding(way, at, *events, **more):
    """Seat 0 on its own line, having come from the milepost before."""
    train = {0: (way[at], way[at - 1] if at else None)}
    return position(**{"track": {0: line(*way)}, "trains": train, "events": events, **more})


@pytest.mark.rule("L23.1")
def test_the_cards_of_this_moon():
    assert {card: EVENTS[card]["params"]["terrain"] for card in SEISMIC.values()} == {
        "e14": ["alpine"],
        "e15": ["mare"],
    }


@pytest.mark.rule("L23.1", "L23.2", "L23.3")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("shaken", SEISMIC)
@pytest.mark.parametrize("kind", ["mare", "mountain", "alpine"])
def test_nobody_enters_or_leaves_the_terrain_in_danger(shaken, kind, seat):
    card = SEISMIC[shaken]
    safe = "mountain"
    for way in (stretch(safe, safe, kind), stretch(safe, kind, safe)):
        state = position(active=seat, track={seat: line(*way)}, trains={seat: (way[1], way[0])},
                         events=[event(card, drawer=0, fresh=seat == 0)])  # fmt: skip
        if kind == shaken:
            why = refusal(state, f"move {way[2]}")
            assert (why.rule, why.message) == ("L23.2", "refused-move-seismic")
            assert why.arguments["card"] == card
            assert TERRAIN[why.arguments["milepost"]] == shaken
        else:
            assert can(state, f"move {way[2]}")


@pytest.mark.rule("L23.3", "L23.5", "L23.6")
@pytest.mark.parametrize("shaken", SEISMIC)
def test_lt41_a_train_on_it_stands_still_until_the_end_of_the_drawers_next_turn(shaken):
    way = stretch("mountain", shaken, "mountain")
    state = riding(way, 1, event(SEISMIC[shaken], drawer=1), loads={0: ["ice"]})
    assert legal(state, "move") == set()
    stop(state)
    stop(state)
    assert table(state) == []
    assert can(state, f"move {way[2]}")
    assert (set(field(state, "track", 0)), field(state, "loads", 0)) == (set(line(*way)), ["ice"])


@pytest.mark.rule("L23.6")
@pytest.mark.parametrize("shaken", SEISMIC)
def test_no_track_load_or_turn_is_lost(shaken):
    way = stretch(shaken, shaken, shaken)
    state = draw(
        SEISMIC[shaken], "d40", track={0: line(*way[:2]), 1: line(*way[1:])}, trains={1: way[1]}, loads={1: ["ice"]}
    )
    s = state.snapshot()
    assert s["track"] == [line(*way[:2]), line(*way[1:])]
    assert (s["loads"][1], s["lost"], s["phase"]) == (["ice"], [0, 0], "operate")


@pytest.mark.rule("L23.4", "L23.1")
@pytest.mark.parametrize("shaken", SEISMIC)
def test_no_segment_is_built_with_an_end_on_it(shaken):
    ways = [
        stretch("mountain", "mountain", shaken),
        stretch("mountain", shaken, "mountain"),
        stretch("mountain", shaken, shaken),
    ]
    for way in ways:
        state = position(phase="build", track={0: line(*way[:2])}, events=[event(SEISMIC[shaken], drawer=1)])
        why = refusal(state, f"build {way[1]} {way[2]}")
        assert (why.rule, why.message) == ("L23.4", "refused-build-seismic")
        assert why.arguments["card"] == SEISMIC[shaken]
        assert TERRAIN[why.arguments["milepost"]] == shaken


@pytest.mark.rule("L23.4")
@pytest.mark.parametrize("shaken", SEISMIC)
def test_just_the_links_at_that_terrain_are_barred(shaken):
    way = stretch("mare", "alpine", "mountain")
    calm = legal(position(phase="build", track={0: line(*way)}), "build")
    shaking = legal(position(phase="build", track={0: line(*way)}, events=[event(SEISMIC[shaken], drawer=1)]), "build")
    assert shaking == {text for text in calm if shaken not in {TERRAIN[m] for m in text.split()[1:3]}}
    assert shaking != calm


@pytest.mark.rule("L23.2", "L23.4")
def test_cities_are_not_terrain():
    way = [AT["clavius"], next(m for m in NEXT[AT["clavius"]] if TERRAIN[m] == "mountain")]
    events = [event("e14", drawer=1), event("e15", drawer=1)]
    assert can(position(track={0: line(*way)}, trains={0: way[1]}, events=events), f"move {way[0]}")
    beyond = next(m for m in NEXT[way[0]] if TERRAIN[m] == "mountain" and m != way[1])
    assert can(position(phase="build", track={0: line(*way)}, events=events), f"build {way[0]} {beyond}")


@pytest.mark.rule("L23.2", "L23.4")
def test_a_wrap_that_begins_or_ends_on_it_is_barred():
    pair, near, far = next(
        (label, n, f) for label, (nears, fars) in WRAPS.items() for n in nears for f in fars
        if {TERRAIN[n], TERRAIN[f]} == {"mare", "mountain"}
    )  # fmt: skip
    start, end = (near, far) if TERRAIN[near] == "mountain" else (far, near)
    own = next(m for m in NEXT[start] if TERRAIN[m] == "mountain")
    state = position(phase="build", track={0: line(own, start)}, events=[event("e15", drawer=1)])
    assert refused(state, f"build {start} {end} {pair}") == ("L23.4", "refused-build-seismic")
    crossing = {"track": {0: [link(near, far, pair)]}, "trains": {0: start}}
    assert can(position(**crossing), f"move {end}")
    assert refused(position(**crossing, events=[event("e15", drawer=1)]), f"move {end}")[1] == "refused-move-seismic"


# Decompression

A = ["near:0:-10", "near:0:-12"]
B = ["near:0:-12", "near:1:-13"]


@pytest.mark.rule("L24.1")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_no_train_uses_the_drawers_track(seat):
    state = position(
        seats=3, active=seat, track={0: line(*A)}, trains={seat: A[0]}, events=[event(ROOF, drawer=0, fresh=seat == 0)]
    )
    why = refusal(state, f"move {A[1]}")
    assert (why.rule, why.message, why.arguments) == ("L24.1", "refused-move-decompression", {"card": ROOF, "owner": 0})
    assert state.snapshot()["cash"] == [60, 60, 60]


@pytest.mark.rule("L24.1", "L24.3")
def test_lt42_at_a_junction_the_other_track_stays_open():
    # B's train on A's line at a junction with C's line.
    way = ["near:0:-8", *A]
    state = position(seats=3, active=1, track={0: line(*way, "near:0:-14"), 2: line(*B)}, trains={1: (way[2], way[1])},
                     events=[event(ROOF, drawer=0)])  # fmt: skip
    assert legal(state, "move") == {f"move {B[1]}"}
    assert play(state, f"move {B[1]}").snapshot()["cash"] == [60, 56, 64]


@pytest.mark.rule("L24.3")
def test_the_drawer_builds_upgrades_and_rides_on_other_track():
    state = position(track={0: line(*A), 1: line(*B)}, trains={0: B[0]}, events=[event(ROOF, drawer=0)])
    assert play(state, f"move {B[1]}").snapshot()["cash"] == [56, 64]
    play(state, "end-operate")
    assert can(state, f"build {A[0]} near:0:-8")
    assert can(state, "upgrade vostok")


@pytest.mark.rule("L24.1")
def test_what_the_drawer_builds_meanwhile_is_closed_too():
    state = position(
        phase="build", track={0: line(*A)}, trains={1: "near:0:-8"}, events=[event(ROOF, drawer=0, fresh=True)]
    )
    play(state, f"build {A[0]} near:0:-8", "end-turn")
    assert refused(state, f"move {A[0]}")[1] == "refused-move-decompression"


@pytest.mark.rule("L24.2")
def test_it_lasts_until_the_end_of_the_drawers_next_turn():
    state = draw(ROOF, "d40", track={0: line(*A)}, trains={1: A[0]})
    stop(state)
    assert not can(state, f"move {A[1]}")
    stop(state)
    assert (active(state), table(state)) == (0, [ROOF])
    stop(state)
    assert table(state) == []
    assert can(state, f"move {A[1]}")


@pytest.mark.rule("L24.4")
@pytest.mark.parametrize("seat", [0, 1])
def test_red_areas_stay_open(seat):
    out = way_out("tycho")
    state = position(
        active=seat, track={0: line(*out)}, trains={seat: out[0]}, events=[event(ROOF, drawer=0, fresh=seat == 0)]
    )
    assert not can(state, f"move {out[1]}")
    play(state, "move tycho")
    assert len(legal(state, "move")) == 6


@pytest.mark.rule("L24.1")
def test_wraps_of_the_drawer_are_closed_too():
    pair, (near, far) = next(iter(WRAPS.items()))
    state = position(
        active=1, track={0: [link(near[0], far[0], pair)]}, trains={1: near[0]}, events=[event(ROOF, drawer=0)]
    )
    assert refused(state, f"move {far[0]}") == ("L24.1", "refused-move-decompression")
