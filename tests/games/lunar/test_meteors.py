"""L20: where meteors fall and what they burn. The trains they hit are in test_meteors_on_trains."""

import pytest

from .draws import DELIVER, HAND, METEORS, changed, draw, ready, table, told
from .moon import AT, CITY, DEMANDS, GAME, NEXT, can, field, line, link, play, refused, stop
from .oracle import LINKS, blast, burnt

# The struck mileposts of a meteor and a target card, city by city, counted by hand on the map; None for a miss.
COUNTED = [
    # Rumker, Sinus Iridum (from its centre), Korolev
    ("e2", "d7", ["near:-10:24", "near:-5:23", "far:5:5"]),
    # Landau, Oceanus, Mare Moscoviense: the board's own data for LT21
    ("e2", "d13", ["far:10:24", "near:-13:13", "far:-7:17"]),
    # Pythagoras: the count leaves the Moon; Tsiolkovskiy, Rumker
    ("e2", "d29", [None, "far:-11:-3", "near:-10:24"]),
    # Taurus-Littrow, Birkhoff, Mare Crisium
    ("e3", "d4", ["near:4:12", "far:2:26", "near:9:11"]),
    ("e4", "d4", ["near:9:11", "far:7:25", "near:14:10"]),
    ("e5", "d4", ["near:5:7", "far:3:21", "near:10:6"]),
    ("e6", "d4", ["near:10:6", "far:8:20", "near:15:5"]),
    ("e7", "d4", ["near:7:5", "far:5:19", "near:12:4"]),
]
# Peary is asked for on d10, Scott on d12: which side each direction means there, and the milepost.
POLAR = {
    ("e2", "d10"): "far:0:26", ("e3", "d10"): "far:3:29", ("e4", "d10"): "far:-2:30",
    ("e5", "d10"): "near:-2:30", ("e6", "d10"): "near:3:29", ("e7", "d10"): "near:0:28",
    ("e2", "d12"): "near:0:-26", ("e3", "d12"): "near:-3:-29", ("e4", "d12"): "near:2:-30",
    ("e5", "d12"): "far:2:-30", ("e6", "d12"): "far:-3:-29", ("e7", "d12"): "far:0:-28",
}  # fmt: skip


def where(meteor, target, **more):
    """City and struck milepost of each strike, as it is told."""
    lines = told(ready(meteor, target, "d40", **more), DELIVER)
    return {args["city"]: args.get("milepost") for name, args in lines if name in ("struck", "missed")}


def star(milepost, half=None):
    """All links of a milepost on one side."""
    return [link(milepost, m) for m in NEXT[milepost] if half is None or m.startswith(half)]


def left(state, seat=0):
    return set(field(state, "track", seat))


@pytest.mark.rule("L20.4", "L20.5", "L20.6", "L20.7", "L20.9", "L20.8")
@pytest.mark.parametrize(("meteor", "target", "wanted"), COUNTED)
def test_the_struck_mileposts_of_the_three_cities(meteor, target, wanted):
    cities = [demand["city"] for demand in DEMANDS[target]]
    assert where(meteor, target) == dict(zip(cities, wanted, strict=True))
    for milepost in filter(None, wanted):
        around = star(milepost)
        assert left(draw(meteor, target, track={0: around})) == set()


@pytest.mark.rule("L20.10")
@pytest.mark.parametrize(("meteor", "target"), POLAR)
def test_at_a_pole_the_direction_is_read_as_marked_there(meteor, target):
    pole = "peary" if target == "d10" else "scott"
    struck = POLAR[meteor, target]
    assert where(meteor, target)[pole] == struck
    half, column, row = struck.split(":")
    mirrored = f"{'far' if half == 'near' else 'near'}:{column}:{row}"
    state = draw(meteor, target, track={0: star(struck), 1: star(mirrored)})
    # Both stars may share no link but at the pole, which none of these touches.
    assert left(state, 0) == set()
    assert left(state, 1) == set(star(mirrored))


@pytest.mark.rule("L20.5", "L20.6", "L20.7", "L20.8", "L20.9", "L20.10", "L20.11", "L20.12", "L20.13", "L20.14")
@pytest.mark.parametrize("meteor", METEORS)
def test_every_strike_burns_what_the_ledger_says(meteor):
    # As much track as can lie at once: one link a wrap pair, none inside a red area, shared out among six.
    free, pairs, ends = [], set(), set()
    for one in LINKS:
        if CITY.get(one.a, 1) != CITY.get(one.b, 2) and one.pair not in pairs - {None} and (one.a, one.b) not in ends:
            free.append(one)
            pairs.add(one.pair)
            ends.add((one.a, one.b))
    track = {seat: [str(one) for one in free[seat::6]] for seat in range(6)}
    loaded = ready(meteor, seats=6, track=track).snapshot()
    deck = [card for card in loaded["deck"] if card != meteor]
    for target in [card for card in deck if card.startswith("d")][METEORS.index(meteor) :: 24]:
        cards = [card for card in deck if card != target]
        state = play(GAME.load({**loaded, "deck": [*cards, target, meteor]}), DELIVER)
        area = blast(meteor, target)
        for seat in range(6):
            assert set(track[seat]) - left(state, seat) == {str(one) for one in burnt(free[seat::6], area)}, target
        hit = AT["tycho"] in {m for _, m in area}
        assert (state.snapshot()["phase"] == "relocate") == hit, target


@pytest.mark.rule("L20.1", "L20.2")
def test_cards_are_drawn_until_a_demand_card_which_no_hand_gets():
    state = draw("e2", "e8", "e16", "d8", "d40")
    assert field(state, "hands", 0) == ["d2", "d3", "d40"]
    assert {"d8", "e2"} <= set(state.snapshot()["discard"])
    assert table(state) == ["e8", "e16"]
    assert where("e2", "d8") == {"hertzsprung": "far:11:7", "daedalus": "far:0:4", "planck": "far:-6:-18"}


@pytest.mark.rule("L20.3", "L18.8")
def test_events_of_the_search_follow_in_their_order():
    lines = told(ready("e2", "e16", "e1", "e8", "d8", "d40"), DELIVER)
    names = [name for name, _ in lines if name in ("aside", "target", "struck", "tax", "event", "drawn")]
    assert names == [
        "event",
        *["aside"] * 3,
        "target",
        *["struck"] * 3,
        "event",
        "event",
        "tax",
        "tax",
        "event",
        "drawn",
    ]
    assert [args["card"] for name, args in lines if name == "event"] == ["e2", "e16", "e1", "e8"]


@pytest.mark.rule("L20.3", "L18.9")
def test_lt22_a_second_meteor_set_aside_has_its_own_search_after_what_came_before_it():
    lines = told(ready("e2", "e1", "e3", "d8", "d4", "d40"), DELIVER)
    seen = [args["card"] for name, args in lines if name in ("event", "target", "aside", "drawn")]
    assert seen == ["e2", "e1", "e3", "d8", "e1", "e3", "d4", "d40"]
    state = draw("e2", "e1", "e3", "d8", "d4", "d40")
    assert field(state, "hands", 0) == ["d2", "d3", "d40"]
    assert set(state.snapshot()["discard"]) == {"d75", "e2", "d8", "e1", "e3", "d4"}


@pytest.mark.rule("L20.3", "L18.8")
def test_what_a_later_meteors_search_sets_aside_follows_that_meteor_directly():
    lines = told(ready("e2", "e3", "e16", "d8", "e8", "e9", "d4", "d40"), DELIVER)
    assert [args["card"] for name, args in lines if name == "event"] == ["e2", "e3", "e8", "e9", "e16"]


@pytest.mark.rule("L20.8", "L20.9")
def test_a_strike_that_leaves_the_moon_does_nothing_on_the_other_side():
    # Joliot lies at the limb; NW of it is nothing, and wrap letters lead from there to the near side.
    across = [f"far:-16:14 near:16:14 {pair}" for pair in ("+R",)]
    track = {0: [*star("near:16:14"), *across], 1: [m for m in star("far:-16:14") if m not in across]}
    state = draw("e3", "d25", track=track, hands={0: HAND})
    assert where("e3", "d25")["joliot"] is None
    assert left(state, 0) == set(track[0])
    assert left(state, 1) == set(track[1])


@pytest.mark.rule("L20.11", "L20.12")
def test_all_that_touches_the_seven_mileposts_is_burnt_and_nothing_else():
    # N3 from Daedalus (d8) strikes far:0:4.
    centre = "far:0:4"
    touching = {link(a, b) for a in (centre, *NEXT[centre]) for b in NEXT[a]}
    second = {m for a in NEXT[centre] for m in NEXT[a]} - {centre, *NEXT[centre]}
    beyond = {link(a, b) for a in second for b in NEXT[a]} - touching
    beyond = {one for one in beyond if CITY.get(one.split()[0], 0) != CITY.get(one.split()[1], 1)}
    track = {0: sorted(touching)[::2], 1: sorted(touching)[1::2], 2: sorted(beyond)}
    state = draw("e2", "d8", seats=3, track=track)
    assert (left(state, 0), left(state, 1), left(state, 2)) == (set(), set(), beyond)
    assert len(touching) == 6 + 6 + 18


@pytest.mark.rule("L20.13")
def test_a_wrap_segment_burns_if_its_milepost_on_the_struck_side_lies_in_the_area():
    # NW3 from Grimaldi (d6) strikes near:-17:1; near:-18:4 lies outside, though not what mirrors far:18:2.
    hit, safe = "far:18:0 near:-18:0 Z'", "far:18:2 near:-18:4 Y"
    state = draw("e3", "d6", track={0: [hit], 1: [safe]})
    assert where("e3", "d6")["grimaldi"] == "near:-17:1"
    assert (left(state, 0), left(state, 1)) == (set(), {safe})


@pytest.mark.rule("L20.13", "L9.7", "L6.17", "L6.20")
def test_the_letters_of_a_burnt_wrap_segment_are_free_again():
    # With the strike of NW3 from Grimaldi (d6) the segment through Z burns, that through Z' does not.
    through, beside = "far:18:0 near:-18:0 Z", "far:18:-2 near:-18:-2 Z'"
    own = line("far:17:1", "far:18:0")
    state = ready("e3", "d6", "d40", track={0: own, 1: [through, beside]})
    before = play(state.copy(), "end-operate")
    after = play(state, DELIVER, "end-operate")
    assert left(after, 1) == {beside}
    for text in ("build far:18:0 near:-18:0 Z", "build far:18:0 near:-18:2 Z"):
        assert not can(before, text)
        assert can(after, text)
    # The same two mileposts through Z', which is still in use.
    assert refused(before, "build far:18:0 near:-18:0 Z'") == ("L9.7", "refused-build-pair")
    assert refused(after, "build far:18:0 near:-18:0 Z'") == ("L9.7", "refused-build-pair")


@pytest.mark.rule("L20.14")
def test_at_a_pole_only_the_struck_side_burns():
    # S2 from Moretus (d14) strikes near:1:-31, beside Scott.
    near, far = star("near:0:-32", "near"), star("near:0:-32", "far")
    state = draw("e7", "d14", track={0: near + far})
    assert (len(near), len(far)) == (3, 3)
    assert left(state) == set(far)


@pytest.mark.rule("L20.15")
def test_red_areas_are_not_damaged():
    # S2 from Mare Nectaris (d23) strikes near:8:-10, below the city; what leaves it to the north is joined through it.
    north = ["near:8:-4", "near:8:-2"]
    south = ["near:8:-8", "near:8:-10"]
    state = draw("e7", "d23", track={0: line(*north), 1: line(*south)}, trains={1: "near:8:-4"})
    assert (left(state, 0), left(state, 1)) == (set(line(*north)), set())
    stop(state)
    play(state, "move mare-nectaris", "move near:8:-8")
    assert field(state, "trains", 1) == {"at": "near:8:-8", "from": AT["mare-nectaris"]}


@pytest.mark.rule("L20.24")
def test_burnt_track_is_not_made_good():
    state = draw("e2", "d8", track={1: star("far:0:4")}, cash=[0, 33])
    assert state.snapshot()["cash"] == [21, 33]


@pytest.mark.rule("L20.26", "L6.20")
def test_the_blast_area_may_be_built_in_and_entered_at_once():
    # NE2 from Mare Crisium (d4) strikes near:14:10.
    way = ["near:13:9", "near:14:10"]
    state = draw("e4", "d4", track={0: line(*way)}, trains={1: "near:13:7"})
    assert left(state) == set()
    assert can(play(state, "end-operate"), f"build {way[0]} {way[1]}")
    play(state, f"build {way[0]} {way[1]}", "end-turn")
    assert play(state, f"move {way[0]}", f"move {way[1]}").snapshot()["cash"] == [60 + 21 - 2 + 4, 56]


@pytest.mark.rule("L20.12", "L8.8")
def test_city_rights_look_at_what_is_left():
    # Fra Mauro is small: two players are all. S2 from Copernicus (d64) burns what they have there.
    full = {1: line("fra-mauro", "near:-4:0"), 2: line("fra-mauro", "near:-3:-1"), 0: line("near:-4:-4", "near:-4:-6")}
    state = ready("e7", "d64", "d40", seats=3, track=full)
    build = f"build near:-4:-4 {AT['fra-mauro']}"
    assert refused(play(state.copy(), "end-operate"), build) == ("L8.2", "refused-build-players")
    play(state, DELIVER, "end-operate")
    assert (left(state, 1), left(state, 2)) == (set(), set())
    assert can(state, build)


@pytest.mark.rule("L20.25")
def test_a_meteor_is_not_in_a_reshuffle_of_its_own_search():
    state = ready()
    rest = [card for card in state.snapshot()["deck"] if card != "e2"]
    state = changed(state, deck=["e2"], discard=rest, trains=[{"at": AT["tycho"], "from": None}, None])
    lines = told(state, DELIVER)
    # All the discards and the card just delivered became the deck, the meteor did not.
    assert [args["cards"] for name, args in lines if name == "reshuffle"] == [len(rest) + 1]
    assert "e2" in play(state, DELIVER).snapshot()["discard"]
