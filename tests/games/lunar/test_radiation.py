"""L25.1 to L25.6 and L25.13 to L25.19: what may be done under solar flares and cosmic rays."""

import pytest

from .draws import DELIVER, OPEN, PAY, draw, ready, table, way_out
from .moon import (
    AT,
    CITIES,
    CITY,
    NEXT,
    SEVEN,
    WRAPS,
    can,
    event,
    field,
    legal,
    line,
    link,
    offered,
    play,
    position,
    refusal,
    refused,
    side,
    stop,
)

FLARES = {"near": "e17", "far": "e18"}
RAYS = {"near": "e19", "far": "e20"}
CARDS = [(card, half) for cards in (FLARES, RAYS) for half, card in cards.items()]
OTHER = {"near": "far", "far": "near"}
# A city of each side with lines that leave it.
HOME = {"near": "fra-mauro", "far": "daedalus"}


def shone(card, seat=0, drawer=1, **more):
    return position(active=seat, events=[event(card, drawer=drawer, fresh=seat == drawer)], **more)


@pytest.mark.rule("L25.1", "L25.3")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("card", "half"), CARDS)
def test_no_train_leaves_a_city_on_the_exposed_side(card, half, seat):
    for there in ("near", "far"):
        way = way_out(HOME[there])
        state = shone(card, seat, drawer=1, trains={seat: way[0]}, track={seat: line(*way)})
        if there == half:
            why = refusal(state, f"move {way[1]}")
            assert (why.rule, why.message) == ("L25.3", "refused-move-radiation")
            assert why.arguments == {"card": card, "city": HOME[there]}
        else:
            assert can(state, f"move {way[1]}")


@pytest.mark.rule("L25.3")
@pytest.mark.parametrize("city", [city for city in CITIES if CITIES[city]["side"] != "both"])
def test_that_holds_for_every_city(city):
    way = way_out(city)
    for half in ("near", "far"):
        state = shone(FLARES[half], trains={0: way[0]}, track={0: line(*way)})
        assert can(state, f"move {way[1]}") == (half != CITIES[city]["side"])


@pytest.mark.rule("L25.4", "L25.5")
@pytest.mark.parametrize(("card", "half"), CARDS)
def test_who_enters_a_city_there_has_arrived(card, half):
    way = way_out(HOME[half])[::-1]
    beyond = next(m for m in NEXT[way[2]] if m not in way)
    state = shone(card, trains={0: (way[0], None)}, track={0: line(*way, beyond)})
    play(state, f"move {way[1]}", f"move {way[2]}")
    assert legal(state, "move") == set()
    assert refused(state, f"move {beyond}") == ("L25.3", "refused-move-radiation")


@pytest.mark.rule("L25.4")
@pytest.mark.parametrize(("card", "half"), CARDS)
def test_inside_a_red_area_the_train_goes_on(card, half):
    city = "tycho" if half == "near" else "hertzsprung"
    way = way_out(city)[::-1]
    state = shone(card, trains={0: way[1]}, track={0: line(*way)})
    play(state, f"move {way[2]}", f"move {city}")
    assert offered(state, "move", "milepost") == set(SEVEN[city]) - {AT[city]}
    play(state, f"move {way[2]}")
    assert refused(state, f"move {way[1]}") == ("L25.3", "refused-move-radiation")


@pytest.mark.rule("L25.5", "L25.18")
@pytest.mark.parametrize(("card", "half"), CARDS)
def test_a_train_in_the_open_may_move_on_or_stay(card, half):
    at, came = OPEN[half]
    ahead = next(m for m in NEXT[at] if m != came)
    state = shone(card, trains={0: (at, came)}, track={0: line(came, at, ahead)})
    assert legal(state) == {f"move {ahead}", "exchange", "end-operate"}
    # Turning back is not allowed, flare or no flare.
    assert refused(state, f"move {came}") == ("L13.3", "refused-move-back")


@pytest.mark.rule("L25.5", "L25.6")
@pytest.mark.parametrize(("card", "half"), CARDS)
def test_trains_may_leave_and_enter_the_exposed_side(card, half):
    pair, near, far = next(
        (pair, n, f) for pair, (nears, fars) in WRAPS.items() for n in nears for f in fars if not {n, f} & set(CITY)
    )
    for a, b in ((near, far), (far, near)):
        assert can(shone(card, trains={0: a}, track={0: [link(a, b, pair)]}), f"move {b}")
    way = way_out("peary", half)
    state = shone(card, trains={0: way[1]}, track={0: line(*way) + line("peary", f"{OTHER[half]}:0:30")})
    play(state, "move peary", f"move {OTHER[half]}:0:30")


@pytest.mark.rule("L25.3")
@pytest.mark.parametrize(("card", "half"), CARDS)
def test_a_city_at_the_limb_is_not_left_through_a_wrap(card, half):
    wraps = {"near": ("near:14:18", "far:-14:18", "+O"), "far": ("far:-16:14", "near:16:14", "+R")}
    for there, (city, across, pair) in wraps.items():
        state = shone(card, trains={0: city}, track={0: [link(city, across, pair)]})
        assert can(state, f"move {across}") == (there != half)


@pytest.mark.rule("L25.13")
@pytest.mark.parametrize("pole", ["peary", "scott"])
@pytest.mark.parametrize(("card", "half"), CARDS)
def test_lt38_a_pole_is_left_over_the_side_that_is_not_exposed(card, half, pole):
    ways = {there: way_out(pole, there) for there in ("near", "far")}
    state = shone(card, trains={0: pole}, track={0: line(*ways["near"]) + line(*ways["far"])})
    assert legal(state, "move") == {f"move {ways[OTHER[half]][1]}"}
    assert refused(state, f"move {ways[half][1]}") == ("L25.3", "refused-move-radiation")
    # It is a city: whoever stands there is safe.
    assert field(stop(state), "lost", 0) == 0


@pytest.mark.rule("L25.13", "L18.7")
def test_with_both_sides_exposed_a_pole_is_not_left_at_all():
    ways = [way_out("peary", there) for there in ("near", "far")]
    events = [event("e17", drawer=1), event("e20", drawer=1)]
    state = position(trains={0: "peary"}, track={0: line(*ways[0]) + line(*ways[1])}, events=events)
    assert legal(state, "move") == set()


@pytest.mark.rule("L25.14")
@pytest.mark.parametrize(("card", "half"), CARDS)
def test_locomotives_are_bought_as_ever(card, half):
    assert legal(shone(card, phase="build"), "upgrade") == {"upgrade redstone", "upgrade vostok"}


@pytest.mark.rule("L25.15", "L25.16")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("card", "half"), CARDS)
def test_track_is_built_on_the_other_side_only(card, half, seat):
    wrap = link("near:3:31", "far:-3:31", "+A")
    track = {seat: [wrap, *line("peary", "near:0:30"), *line(*way_out("scott", "far"))]}
    calm = legal(position(active=seat, phase="build", track=track), "build")
    builds = legal(shone(card, seat, phase="build", track=track), "build")
    assert builds == {text for text in calm if lies_on(text) == OTHER[half]}
    assert builds < calm


def lies_on(text):
    """The side of a build; nothing for a wrap."""
    _, a, b, *pair = text.split()
    halves = {side(m) for m in (a, b) if CITY.get(m) not in ("peary", "scott")}
    return None if pair else halves.pop()


@pytest.mark.rule("L25.15", "L25.16")
@pytest.mark.parametrize(("card", "half"), CARDS)
def test_the_reason_names_card_and_side(card, half):
    track = {0: [link("near:3:31", "far:-3:31", "+A")]}
    state = shone(card, phase="build", track=track)
    city = SEVEN["tycho" if half == "near" else "hertzsprung"]
    why = refusal(state, f"build {city[1]} {straight_on(city)}")
    assert (why.rule, why.message, why.arguments) == ("L25.15", "refused-build-radiation", {"card": card, "side": half})
    for a, b in (("near:3:31", "far:-4:30"), ("far:-3:31", "near:4:30")):
        why = refusal(state, f"build {a} {b} +B")
        assert (why.rule, why.message, why.arguments) == (
            "L25.16",
            "refused-build-radiation",
            {"card": card, "side": half},
        )


def straight_on(city):
    return next(m for m in NEXT[city[1]] if m not in city)


@pytest.mark.rule("L25.15")
@pytest.mark.parametrize("pole", ["peary", "scott"])
@pytest.mark.parametrize("half", ["near", "far"])
def test_a_segment_at_a_pole_lies_where_its_other_end_lies(pole, half):
    own = {there: way_out(pole, there) for there in ("near", "far")}
    track = {0: line(*own["near"][1:]) + line(*own["far"][1:])}
    state = shone(FLARES[half], phase="build", track=track)
    assert can(state, f"build {own[OTHER[half]][1]} {AT[pole]}")
    assert refused(state, f"build {own[half][1]} {AT[pole]}") == ("L25.15", "refused-build-radiation")


@pytest.mark.rule("L25.17")
@pytest.mark.parametrize("card", ["e17", "e19"])
def test_loads_are_handled_as_ever(card):
    state = ready("d40", events=[event(card, drawer=1)], loads={0: ["cheese", "ice"]})
    assert {DELIVER, "drop ice"} <= legal(state)
    play(state, "drop ice", "load robots", DELIVER)
    assert (field(state, "cash", 0), field(state, "loads", 0)) == (60 + PAY, ["robots"])


@pytest.mark.rule("L25.19")
@pytest.mark.parametrize(("card", "half"), CARDS)
def test_a_train_may_be_placed_on_the_exposed_side_and_stays_there(card, half):
    way = way_out(HOME[half])
    state = shone(card, track={0: line(*way)})
    assert offered(state, "place", "milepost") == set(CITY)
    play(state, f"place {HOME[half]}")
    assert refused(state, f"move {way[1]}") == ("L25.3", "refused-move-radiation")


@pytest.mark.rule("L25.2")
@pytest.mark.parametrize(("card", "half"), CARDS)
def test_when_it_is_over_the_trains_leave(card, half):
    way = way_out(HOME[half])
    state = shone(card, seat=1, drawer=1, trains={0: way[0]}, track={0: line(*way)})
    stop(state)
    assert table(state) == [card]
    assert not can(state, f"move {way[1]}")
    stop(state)
    stop(state)
    assert table(state) == []
    assert can(state, f"move {way[1]}")


@pytest.mark.rule("L25.3", "L18.1")
def test_a_flare_drawn_shuts_the_drawer_in():
    way = way_out("tycho")
    state = draw("e17", "d40", trains={0: way[0]}, track={0: line(*way)})
    assert not can(state, f"move {way[1]}")
