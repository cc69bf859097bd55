"""L6, L10: building track, what it costs and paying for it."""

from itertools import product
from math import acos, asin, atan2, cos, degrees, radians, sin, sqrt

import pytest

from .moon import (
    BOARD,
    CITY,
    COST,
    CROSSINGS,
    GAME,
    NEXT,
    SEVEN,
    TERRAIN,
    can,
    event,
    field,
    key,
    legal,
    line,
    link,
    offered,
    play,
    position,
    price,
    refusal,
    refused,
    road,
    same_city,
    side,
    straight,
    stub,
    told,
    ways,
)

KINDS = {"mare": 1, "mountain": 2, "alpine": 5, "small": 3, "medium": 3, "major": 5}
# A mare far from anything else: three mileposts that lie side by side.
TRIANGLE = next(
    (a, b, c)
    for a, b in ways("mare", "mare", crossing=False)
    for c in NEXT[a]
    if c in NEXT[b] and TERRAIN[c] == "mare" and not {frozenset((a, c)), frozenset((b, c))} & CROSSINGS
)


def building(*track, **more):
    return position(phase="build", track={0: track}, **more)


def builds(state):
    """All that can be built now without a wrap: (from, to) -> cost."""
    actions = [GAME.action(a) for a in state.legal()]
    return {(w["a"], w["b"]): w["cost"] for w in actions if w["kind"] == "build" and w["pair"] is None}


def started(a, b):
    """A position in which a segment can be built from a to b."""
    return building(*([] if a in CITY and CITY[a] in SEVEN else [stub(a, b)]))


def paid(state, a, b):
    """What the segment costs as it is told, as it is counted and as it is paid."""
    cash, spent = field(state, "cash", 0), state.snapshot()["allowance"]["spent"]
    cost = GAME.action(state.parse(f"build {a} {b}"))["cost"]
    lines = told(state, f"build {a} {b}")
    assert lines[0] == ("lunar-log-build", {"player": 0, "a": a, "b": b, "cost": cost})
    assert cash - field(state, "cash", 0) == cost
    assert state.snapshot()["allowance"]["spent"] - spent == cost
    assert link(a, b) in field(state, "track", 0)
    return cost


CASES = [
    (start, arrival, crossing, examples[0])
    for start, arrival, crossing in product(KINDS, KINDS, (False, True))
    if (examples := list(ways(start, arrival, crossing)))
]


@pytest.mark.rule("L6.2", "L6.3", "L6.4", "L6.5", "L6.6", "L6.7", "L6.8", "L6.10", "L7.1")
@pytest.mark.parametrize(("start", "arrival", "crossing", "way"), CASES)
def test_the_cost_is_that_of_the_arrival_and_a_crossing_whatever_the_start(start, arrival, crossing, way):
    assert paid(started(*way), *way) == KINDS[arrival] + crossing


@pytest.mark.rule("L6.3", "L6.4", "L6.5", "L6.6", "L6.7", "L6.8")
def test_every_way_on_the_moon_has_the_price_of_the_ledger():
    assert {name: COST[name] for name in KINDS} == KINDS
    assert COST["crossing"] == 1
    state = building()
    for a, b in ways():
        assert GAME.action(state.parse(f"build {a} {b}"))["cost"] == price(a, b)


@pytest.mark.rule("L6.4", "L6.2")
def test_from_mare_to_mountain_without_a_crossing():
    a, b = next(ways("mare", "mountain", crossing=False))
    assert paid(started(a, b), a, b) == 2


@pytest.mark.rule("L6.6", "L6.10")
def test_from_a_mountain_to_a_small_city():
    a, b = next(ways("mountain", "small", crossing=False))
    assert paid(started(a, b), a, b) == 3


def lat_lon(milepost):
    """Where a milepost lies on the Moon: the projection of the board turned back."""
    half, column, row = key(milepost)
    x, y, r = column * sqrt(3) / 2, row / 2, 16 / sqrt(2)
    rho = sqrt(x * x + y * y)
    c = 2 * asin(min(1.0, rho / (2 * r)))
    lat = asin(y * sin(c) / rho) if rho else 0.0
    return lat, atan2(x * sin(c), rho * cos(c)) + (0.0 if half == "near" else radians(180))


def inside(milepost, crater):
    lat, lon = lat_lon(milepost)
    there, east = radians(crater["lat"]), radians(crater["lon"])
    angle = acos(min(1.0, sin(lat) * sin(there) + cos(lat) * cos(there) * cos(lon - east)))
    return degrees(angle) <= crater["diameter_km"] / 2 / 30.32


@pytest.mark.rule("L6.9")
def test_a_line_over_two_rims_costs_one_more_only():
    def rims(a, b):
        return sum(inside(a, crater) != inside(b, crater) for crater in BOARD["terrain"]["craters"])

    for arrival, cost in (("mountain", 3), ("mare", 2)):
        a, b = next((a, b) for a, b in ways("mountain", arrival, crossing=True) if rims(a, b) >= 2)
        assert paid(started(a, b), a, b) == cost


@pytest.mark.rule("L6.1", "L2.2")
def test_a_segment_joins_neighbours():
    state = building(*line(*straight("near:-2:-14", "N", 3)))
    for a, b in builds(state):
        assert b in NEXT[a]
    a, _, c, d = straight("near:-2:-14", "N", 3)
    for other in (c, d, a):
        with pytest.raises(ValueError, match="near"):
            state.parse(f"build {a} {other}")


@pytest.mark.rule("L6.11", "L6.13")
def test_track_goes_on_from_own_track_and_from_what_was_built_in_the_same_phase():
    a, b, c = TRIANGLE
    d = next(m for m in NEXT[c] if m not in (a, b) and m not in NEXT[a] and m not in NEXT[b] and m not in CITY)
    state = building(stub(a, b, c))
    assert can(state, f"build {a} {c}")
    assert refused(state, f"build {c} {d}") == ("L6.13", "refused-build-start")
    play(state, f"build {a} {c}")
    assert can(state, f"build {c} {d}")


@pytest.mark.rule("L6.11", "L6.13")
def test_track_of_others_is_no_start():
    a, b, c = TRIANGLE
    state = position(phase="build", track={1: [link(a, b)]})
    assert refused(state, f"build {a} {c}") == ("L6.13", "refused-build-start")
    assert refused(state, f"build {b} {c}") == ("L6.13", "refused-build-start")


@pytest.mark.rule("L6.12", "L6.13", "L7.1", "L7.4")
@pytest.mark.parametrize("phase", ["opening", "build"])
def test_the_first_segment_leaves_an_outer_milepost_of_a_major_city(phase):
    expected = {
        (a, b): price(a, b) for seven in SEVEN.values() for a in seven[1:] for b in NEXT[a] if not same_city(a, b)
    }
    assert len(expected) == 8 * 6 * 3
    assert builds(position(phase=phase)) == expected


@pytest.mark.rule("L6.12", "L6.14", "L7.4")
def test_a_network_may_have_several_parts():
    first, second = straight(SEVEN["tycho"][1], "N", 1), straight(SEVEN["hertzsprung"][1], "N", 1)
    state = building()
    play(state, f"build {first[0]} {first[1]}", f"build {second[0]} {second[1]}")
    assert field(state, "track", 0) == [link(*second), link(*first)]
    assert {b for b, _ in builds(state)} >= {first[1], second[1]}


@pytest.mark.rule("L6.15")
def test_loops_and_branches_can_be_built():
    a, b, c = TRIANGLE
    state = building(link(a, b), link(b, c))
    play(state, f"build {min(a, c, key=key)} {max(a, c, key=key)}")
    assert set(field(state, "track", 0)) == {link(a, b), link(b, c), link(a, c)}
    for m in NEXT[b]:
        if m not in (a, c):
            assert (b, m) in builds(state)


@pytest.mark.rule("L6.16", "L6.10")
def test_between_own_mileposts_the_cheaper_direction_is_built():
    a, b = next(ways("alpine", "mare", crossing=False))
    state = building(stub(a, b), stub(b, a))
    assert (a, b) in builds(state)
    assert (b, a) not in builds(state)
    assert refused(state, f"build {b} {a}") == ("L6.16", "refused-build-direction")
    assert state.why_not(state.parse(f"build {b} {a}")).arguments == {"a": a, "b": b, "cost": 1}
    assert paid(state, a, b) == 1


@pytest.mark.rule("L6.16")
def test_at_the_same_price_the_direction_is_the_one_from_the_smaller_milepost():
    a, b = next((a, b) for a, b in ways("mare", "mare") if key(a) < key(b))
    state = building(stub(a, b), stub(b, a))
    assert (a, b) in builds(state)
    assert refused(state, f"build {b} {a}") == ("L6.16", "refused-build-direction")
    # With one end alone there is no choice.
    assert (b, a) in builds(building(stub(b, a)))
    assert (a, b) in builds(building(stub(a, b)))


@pytest.mark.rule("L6.16", "L10.1")
@pytest.mark.parametrize(
    ("cash", "why"), [(0, ("L10.1", "refused-build-cash")), (1, ("L6.16", "refused-build-direction"))]
)
def test_the_other_direction_is_named_only_where_it_can_be_paid(cash, why):
    a, b = next(ways("alpine", "mare", crossing=False))
    state = building(stub(a, b), stub(b, a), cash=[cash, 50])
    assert refused(state, f"build {b} {a}") == why
    if not cash:
        assert refusal(state, f"build {b} {a}").arguments == {"need": 1, "have": 0}  # of the cheaper direction
    assert ((a, b) in builds(state)) == (cash > 0)


@pytest.mark.rule("L6.16", "L21.2")
def test_where_nothing_is_built_no_direction_is_named():
    a, b = next(ways("alpine", "mare", crossing=False))
    state = building(stub(a, b), stub(b, a), events=[event("e10", drawer=1)])
    for text in (f"build {a} {b}", f"build {b} {a}"):
        assert refused(state, text) == ("L21.2", "refused-build-strike")


@pytest.mark.rule("L6.16", "L7.5", "L7.7")
def test_out_is_cheaper_than_in_and_in_spares_an_out():
    a, b = next(ways("mare", "major", crossing=False))
    state = building(stub(a, b))
    assert builds(state)[b, a] == 1
    assert builds(state)[a, b] == 5
    # From alpine terrain both cost five: then it is one choice, and not an out.
    a, b = next(ways("alpine", "major", crossing=False))
    state = building(stub(a, b))
    assert builds(state)[a, b] == 5
    assert refused(state, f"build {b} {a}") == ("L6.16", "refused-build-direction")
    assert play(state, f"build {a} {b}").snapshot()["allowance"]["out"] == 0


@pytest.mark.rule("L6.17")
@pytest.mark.parametrize("owner", [0, 1])
def test_two_mileposts_are_joined_once_by_whomever(owner):
    a, b, _ = TRIANGLE
    track = {0: [stub(a, b), stub(b, a)], 1: []}
    track[owner] = [*track[owner], link(a, b)]
    state = position(phase="build", track=track)
    for text in (f"build {a} {b}", f"build {b} {a}"):
        assert refused(state, text) == ("L6.17", "refused-build-taken")
    why = state.why_not(state.parse(f"build {a} {b}"))
    assert why.arguments["owner"] == owner


@pytest.mark.rule("L6.17")
def test_a_position_has_no_link_twice():
    a, b, _ = TRIANGLE
    with pytest.raises(ValueError, match=a):
        position(track={0: [link(a, b)], 1: [link(a, b)]})


@pytest.mark.rule("L6.18")
def test_several_players_meet_at_a_milepost():
    a, b, c = TRIANGLE
    others = [m for m in NEXT[c] if m not in (a, b) and m not in CITY]
    track = {0: [stub(a, b, c)]} | {p: [link(c, m)] for p, m in enumerate(others[:4], start=1)}
    state = position(phase="build", seats=5, track=track)
    assert paid(state, a, c) == 1


@pytest.mark.rule("L6.19")
def test_nothing_a_player_can_do_takes_track_away():
    kinds = {GAME.action(a)["kind"] for a in range(GAME.actions)}
    assert kinds == {
        "build", "upgrade", "place", "move", "load", "drop", "give-up", "deliver", "turn-round", "exchange",
        "end-operate", "end-turn",
    }  # fmt: skip
    ride = road("copernicus", "kepler")
    state = position(trains={0: "copernicus"}, track={0: line(*ride), 1: line(*straight("near:8:-4", "N", 2))})
    before = state.snapshot()["track"]
    play(state, "load oxygen", *(f"move {m}" for m in ride[1:]), "drop oxygen", "end-operate", "upgrade redstone")
    play(state, "end-turn", "exchange")
    assert state.snapshot()["track"] == before


@pytest.mark.rule("L6.19", "L6.20", "L20.24")
@pytest.mark.parametrize("owner", [0, 1])
def test_track_erased_by_meteors_can_be_built_again_by_anyone_at_the_normal_cost(owner):
    # Meteors two to the south of the cities on d9, Fra Mauro among them; the fish for Tranquility draw the card.
    struck = straight("fra-mauro", "S", 2)[-1]
    edge = next(m for m in NEXT[struck] if m not in CITY and TERRAIN[m] in ("mare", "mountain"))
    outside = next(m for m in NEXT[edge] if m != struck and m not in NEXT[struck])
    beyond = stub(outside, edge, *NEXT[struck])
    track = {0: [link(edge, outside), beyond], 1: []}
    track[owner] = [*track[owner], link(struck, edge)]
    state = position(
        trains={0: "tranquility"}, loads={0: ["fish"]}, hands={0: ["d1", "d2", "d3"]}, deck_top=["e7", "d9", "d10"],
        track=track,
    )  # fmt: skip
    play(state, "deliver d1 fish")
    assert state.snapshot()["track"] == [[beyond], []]
    assert state.snapshot()["cash"] == [60 + 23, 60]
    play(state, "end-operate")
    assert refused(state, f"build {edge} {struck}") == ("L6.13", "refused-build-start")
    assert paid(state, outside, edge) == price(outside, edge)
    assert paid(state, edge, struck) == price(edge, struck)


@pytest.mark.rule("L6.21")
def test_building_does_not_look_at_the_train():
    a, b, _ = TRIANGLE
    offers = [
        legal(building(link(a, b), trains=trains), "build")
        for trains in ({}, {0: "tycho"}, {0: "scott"}, {0: (a, b)}, {1: a})
    ]
    assert offers[0]
    assert all(offer == offers[0] for offer in offers)


@pytest.mark.rule("L10.1", "L10.2", "L10.3", "L10.5")
@pytest.mark.parametrize("arrival", list(KINDS))
@pytest.mark.parametrize("phase", ["opening", "build"])
def test_a_segment_needs_its_price_in_cash(arrival, phase):
    a, b = next(ways("mountain", arrival, crossing=False))
    poor = position(phase=phase, track={0: [stub(a, b)]}, cash=[KINDS[arrival] - 1, 60])
    assert refused(poor, f"build {a} {b}") == ("L10.1", "refused-build-cash")
    assert poor.why_not(poor.parse(f"build {a} {b}")).arguments == {"need": KINDS[arrival], "have": KINDS[arrival] - 1}
    just = position(phase=phase, track={0: [stub(a, b)]}, cash=[KINDS[arrival], 60])
    assert paid(just, a, b) == KINDS[arrival]
    assert field(just, "cash", 0) == 0


@pytest.mark.rule("L10.1", "L10.2", "L10.5", "L11.4")
@pytest.mark.parametrize("phase", ["opening", "build"])
def test_an_upgrade_needs_ten_millions_in_cash(phase):
    assert refused(position(phase=phase, cash=[9, 60]), "upgrade redstone") == ("L10.1", "refused-upgrade-cash")
    state = play(position(phase=phase, cash=[10, 60]), "upgrade redstone")
    assert state.snapshot()["cash"] == [0, 60]
    assert legal(state) == {"end-turn"}


@pytest.mark.rule("L10.2", "L10.5")
def test_without_cash_nothing_can_be_bought_and_nobody_owes_anything():
    state = building(cash=[0, 0])
    assert legal(state) == {"end-turn"}
    with pytest.raises(ValueError, match="cash"):
        position(cash=[-1, 60])


@pytest.mark.rule("L10.4", "L1.6")
def test_what_is_paid_for_track_and_upgrades_goes_to_nobody_at_the_table():
    a, b, _ = TRIANGLE
    state = position(phase="build", seats=4, track={0: [stub(a, b)], 1: [stub(b, a)]})
    play(state, f"build {a} {b}", "upgrade vostok")
    assert state.snapshot()["cash"] == [49, 60, 60, 60]


@pytest.mark.rule("L10.6")
def test_tolls_are_not_counted_against_the_twenty_millions():
    ride = road("copernicus", "kepler")
    state = position(trains={0: "copernicus"}, track={1: line(*ride)}, cash=[24, 0])
    play(state, *(f"move {m}" for m in ride[1:]), "end-operate")
    assert state.snapshot()["cash"] == [20, 4]
    assert state.snapshot()["allowance"]["spent"] == 0
    play(state, "upgrade redstone", "upgrade atlas")
    assert state.snapshot()["cash"] == [0, 4]


@pytest.mark.rule("L6.1", "L2.1")
def test_no_segment_but_a_wrap_leads_to_the_other_side():
    state = building(*line(*straight("near:-2:-14", "N", 3)))
    for a, b in builds(state):
        assert side(a) == side(b)
    assert offered(state, "build", "pair") == {None}
