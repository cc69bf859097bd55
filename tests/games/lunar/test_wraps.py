"""L9, L14: wrap letters and poles, building and riding."""

import pytest

from .moon import (
    AT,
    CITY,
    COST,
    GAME,
    NEXT,
    POLES,
    SEVEN,
    TERRAIN,
    WRAPS,
    can,
    field,
    lay,
    line,
    link,
    offered,
    play,
    position,
    refusal,
    refused,
    side,
    straight,
    stub,
    told,
)

# Two mountains on each side touch the letter E'.
(NEAR, NEAR2), (FAR, FAR2) = WRAPS["E'"]
WRAP_WAYS = [
    (a, b, label)
    for label, (near, far) in WRAPS.items()
    for n in near
    for f in far
    for a, b in ((n, f), (f, n))
]  # fmt: skip


def wraps(state):
    """All that can be built through a pair now: (from, to, pair) -> cost."""
    actions = [GAME.action(a) for a in state.legal()]
    return {(w["a"], w["b"], w["pair"]): w["cost"] for w in actions if w["kind"] == "build" and w["pair"]}


def building(*track, **more):
    return position(phase="build", track={0: track}, **more)


@pytest.mark.rule("L9.1", "L9.2", "L9.3", "L9.5")
def test_from_a_mountain_on_the_limb_to_a_mountain_on_the_other_side():
    assert {TERRAIN[m] for m in (NEAR, FAR)} == {"mountain"}
    state = building(stub(NEAR, NEAR2))
    lines = told(state, f"build {NEAR} {FAR} E'")
    assert lines == [("lunar-log-build-wrap", {"player": 0, "a": NEAR, "b": FAR, "pair": "E'", "cost": 2})]
    assert field(state, "cash", 0) == 58
    assert link(NEAR, FAR, "E'") in field(state, "track", 0)
    assert state.snapshot()["allowance"]["spent"] == 2


@pytest.mark.rule("L9.1", "L9.2", "L9.3", "L9.5", "L9.11")
def test_every_wrap_costs_what_it_arrives_at_and_nothing_for_the_letters():
    state = building()
    prices = set()
    for a, b, label in WRAP_WAYS:
        cost = GAME.action(state.parse(f"build {a} {b} {label}"))["cost"]
        assert cost == COST[TERRAIN[b]]
        prices.add((TERRAIN[b], cost))
    assert prices == {("mare", 1), ("mountain", 2), ("alpine", 5), ("small", 3), ("medium", 3)}


@pytest.mark.rule("L9.11")
def test_no_letter_of_this_moon_touches_a_major_city():
    # So no wrap is an out here, and both outs of a turn are still there after any wrap.
    assert not {m for near, far in WRAPS.values() for m in near + far} & {m for seven in SEVEN.values() for m in seven}
    state = building(stub(NEAR), out=2)
    play(state, f"build {NEAR} {FAR} E'")
    assert state.snapshot()["allowance"]["out"] == 2
    state = play(building(stub(NEAR)), f"build {NEAR} {FAR} E'")
    assert state.snapshot()["allowance"]["out"] == 0


@pytest.mark.rule("L9.3")
@pytest.mark.parametrize("terrain", ["mare", "alpine", "small", "medium"])
@pytest.mark.parametrize("half", ["near", "far"])
def test_the_arrival_is_paid_whatever_the_start(terrain, half):
    arrivals = [(a, b, label) for a, b, label in WRAP_WAYS if TERRAIN[b] == terrain and side(b) == half]
    for a, b, label in arrivals[:3]:
        state = building(stub(a, b))
        play(state, f"build {a} {b} {label}")
        assert field(state, "cash", 0) == 60 - COST[terrain]


@pytest.mark.rule("L9.4", "L9.5")
def test_no_track_ends_on_a_letter():
    state = building(stub(NEAR, NEAR2))
    for text in (f"build {NEAR} E'", f"build E' {FAR}", f"build {NEAR} {NEAR2} E'"):
        with pytest.raises(ValueError, match="E'"):
            state.parse(text)
    with pytest.raises(ValueError, match=r"far|near"):
        state.parse(f"build {NEAR} {FAR}")
    play(state, f"build {NEAR} {FAR} E'")
    # The new track ends on the milepost of the other side, and goes on from there.
    beyond = next(m for m in NEXT[FAR] if m not in CITY and m != FAR2)
    assert can(state, f"build {FAR} {beyond}")


@pytest.mark.rule("L9.6", "L10.3")
def test_who_cannot_pay_the_arrival_builds_no_part_of_it():
    state = building(stub(NEAR, NEAR2), cash=[1, 60])
    assert refused(state, f"build {NEAR} {FAR} E'") == ("L10.1", "refused-build-cash")
    state = building(stub(NEAR, NEAR2), cash=60, spent=19)
    assert refused(state, f"build {NEAR} {FAR} E'") == ("L5.8", "refused-build-limit")
    assert field(state, "track", 0) == [stub(NEAR, NEAR2)]
    state = play(building(stub(NEAR, NEAR2), cash=[2, 60]), f"build {NEAR} {FAR} E'")
    assert field(state, "cash", 0) == 0


@pytest.mark.rule("L9.7", "L9.8")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_pair_is_used_once_by_whomever(owner):
    track = {0: [stub(NEAR, NEAR2, FAR), stub(NEAR2, NEAR)], 1: []}
    track[owner] = [*track[owner], link(NEAR, FAR, "E'")]
    state = position(phase="build", track=track)
    # Neither between the other two mileposts of the letter nor from one that has the wrap already.
    for a, b in ((NEAR2, FAR2), (NEAR2, FAR), (NEAR, FAR2)):
        assert refused(state, f"build {a} {b} E'") == ("L9.7", "refused-build-pair")
        assert refusal(state, f"build {a} {b} E'").arguments == {"pair": "E'", "owner": owner}
    assert not [way for way in wraps(state) if way[2] == "E'"]
    # The next letter is another pair.
    shared, there = next(m for m in (NEAR, NEAR2) if m in WRAPS["F'"][0]), WRAPS["F'"][1][-1]
    assert can(state, f"build {shared} {there} F'")


@pytest.mark.rule("L9.7")
def test_a_position_has_no_pair_twice():
    with pytest.raises(ValueError, match="E'"):
        position(track={0: [link(NEAR, FAR, "E'")], 1: [link(NEAR2, FAR2, "E'")]})


@pytest.mark.rule("L9.8", "L14.5")
def test_a_wrap_segment_joins_one_milepost_with_one():
    state = position(track={0: [link(NEAR, FAR, "E'"), link(NEAR, NEAR2)]}, trains={0: (NEAR, NEAR2)})
    assert offered(state, "move", "milepost") == {FAR}
    state = position(track={0: [link(NEAR, FAR, "E'")]}, trains={0: (NEAR2, NEXT[NEAR2][0])})
    assert offered(state, "move", "milepost") == set()


@pytest.mark.rule("L6.17")
def test_two_mileposts_that_share_two_letters_are_joined_once():
    doubled = [
        (a, b, label, other)
        for a, b, label in WRAP_WAYS
        for other in WRAPS
        if other != label and {a, b} <= set(WRAPS[other][0] + WRAPS[other][1])
    ]
    assert len({frozenset((a, b)) for a, b, _, _ in doubled}) == 78
    for a, b, label, other in (doubled[0], doubled[100], doubled[-1]):
        for owner in (0, 1):
            track = {0: [stub(a, b)], 1: []}
            track[owner] = [*track[owner], link(a, b, label)]
            state = position(phase="build", track=track)
            assert refused(state, f"build {a} {b} {other}") == ("L6.17", "refused-build-joined")
            assert refusal(state, f"build {a} {b} {other}").arguments["owner"] == owner


@pytest.mark.rule("L9.9", "L6.16")
def test_joining_two_own_lines_through_a_pair_costs_the_arrival():
    state = building(stub(NEAR, NEAR2), stub(FAR, FAR2))
    # At the same price it is one choice: from the smaller milepost, which is the far one.
    assert wraps(state)[FAR, NEAR, "E'"] == 2
    assert refused(state, f"build {NEAR} {FAR} E'") == ("L6.16", "refused-build-direction")
    play(state, f"build {FAR} {NEAR} E'")
    assert field(state, "cash", 0) == 58
    assert all(cost > 0 for cost in wraps(state).values())
    # Where the prices differ the cheaper direction is built.
    a, b, label = next((a, b, w) for a, b, w in WRAP_WAYS if TERRAIN[a] == "alpine" and TERRAIN[b] == "mountain")
    state = building(stub(a, b), stub(b, a))
    assert wraps(state)[a, b, label] == 2
    assert refused(state, f"build {b} {a} {label}") == ("L6.16", "refused-build-direction")


@pytest.mark.rule("L9.10", "L6.13")
def test_a_letter_that_own_track_does_not_reach_is_no_start():
    # Own track at one milepost of E', none at the other mileposts of F'.
    lonely = next(m for m in WRAPS["F'"][0] if m not in WRAPS["E'"][0])
    own = next(m for m in WRAPS["E'"][0] if m not in WRAPS["F'"][0])
    state = building(stub(own, *WRAPS["F'"][0]))
    for there in WRAPS["F'"][1]:
        assert refused(state, f"build {lonely} {there} F'") == ("L6.13", "refused-build-start")
    assert {label for _, _, label in wraps(state)} == {w for w in WRAPS if own in WRAPS[w][0]}


@pytest.mark.rule("L9.12")
def test_where_a_letter_touches_several_mileposts_the_builder_chooses():
    label = next(w for w in WRAPS if len(WRAPS[w][0]) == len(WRAPS[w][1]) == 3)
    near, far = WRAPS[label]
    state = building(*{stub(m, *near) for m in near})
    assert {(a, b) for a, b, w in wraps(state) if w == label} == {(n, f) for n in near for f in far}
    play(state, f"build {near[0]} {far[2]} {label}")
    assert link(near[0], far[2], label) in field(state, "track", 0)


@pytest.mark.rule("L9.5", "L9.7")
def test_a_network_goes_through_a_pair_to_the_other_side():
    state = building(stub(NEAR, NEAR2))
    beyond = [m for m in NEXT[FAR] if m not in CITY]
    assert refused(state, f"build {FAR} {beyond[0]}") == ("L6.13", "refused-build-start")
    play(state, f"build {NEAR} {FAR} E'")
    for m in beyond:
        assert can(state, f"build {FAR} {m}")


# Riding.

FIVE = [*straight("near:-3:-31", "N", 2)[::-1], *straight("far:3:-31", "N", 2)]
FIVE_TRACK = [*line(*FIVE[:3]), link(FIVE[2], FIVE[3], "A'"), *line(*FIVE[3:])]


@pytest.mark.rule("L14.1", "L14.2", "L14.3", "L14.4", "L12.7")
def test_five_mileposts_on_a_way_through_a_pair_are_five_points():
    assert {FIVE[2], FIVE[3]} == {WRAPS["A'"][0][0], WRAPS["A'"][1][0]}
    state = position(trains={0: FIVE[0]}, track={0: FIVE_TRACK})
    play(state, *(f"move {m}" for m in FIVE[1:]))
    assert state.snapshot()["allowance"]["moved"] == 5
    assert field(state, "trains", 0) == {"at": FIVE[5], "from": FIVE[4]}


@pytest.mark.rule("L14.1", "L14.2", "L14.3", "L14.4", "L12.8")
def test_the_last_point_is_enough_to_cross():
    state = position(trains={0: (FIVE[2], FIVE[1])}, track={0: FIVE_TRACK}, moved=9)
    play(state, f"move {FIVE[3]}")
    assert state.snapshot()["allowance"]["moved"] == 10
    assert refused(state, f"move {FIVE[4]}") == ("L12.8", "refused-move-speed")
    state = position(trains={0: (FIVE[2], FIVE[1])}, track={0: FIVE_TRACK}, moved=10)
    assert refused(state, f"move {FIVE[3]}") == ("L12.8", "refused-move-speed")


@pytest.mark.rule("L14.5")
def test_a_train_stands_on_mileposts_only():
    state = position(trains={0: (FIVE[2], FIVE[1])}, track={0: FIVE_TRACK})
    for text in ("move A'", "place A'", "move near:-4:-32"):
        with pytest.raises(ValueError, match=r"A'|near:-4:-32"):
            state.parse(text)
    with pytest.raises(ValueError, match="near:-4:-32"):
        position(trains={0: "near:-4:-32"})
    places = {GAME.action(a)["milepost"] for a in range(GAME.actions) if GAME.action(a)["kind"] == "move"}
    assert places == set(TERRAIN)


@pytest.mark.rule("L14.4", "L13.3")
def test_through_a_pair_a_train_keeps_its_direction():
    state = position(trains={0: (FIVE[2], FIVE[1])}, track={0: FIVE_TRACK})
    play(state, f"move {FIVE[3]}")
    assert refused(state, f"move {FIVE[2]}") == ("L13.3", "refused-move-back")
    assert offered(state, "move", "milepost") == {FIVE[4]}


@pytest.mark.rule("L14.6")
def test_a_wrap_of_another_player_costs_the_toll():
    own = [name for name in FIVE_TRACK if "A'" not in name]
    track = {0: own, 1: [link(FIVE[2], FIVE[3], "A'")]}
    state = position(trains={0: (FIVE[2], FIVE[1])}, track=track)
    play(state, f"move {FIVE[3]}", f"move {FIVE[4]}")
    assert state.snapshot()["cash"] == [56, 64]
    state = position(trains={0: (FIVE[2], FIVE[1])}, track=track, cash=[3, 60])
    assert refused(state, f"move {FIVE[3]}") == ("L15.5", "refused-move-toll")
    state = position(trains={0: (FIVE[2], FIVE[1])}, track={0: FIVE_TRACK}, cash=[0, 0])
    play(state, f"move {FIVE[3]}")
    assert state.snapshot()["cash"] == [0, 0]


@pytest.mark.rule("L14.7", "L14.8")
@pytest.mark.parametrize("pole", POLES)
def test_from_a_pole_a_train_leaves_on_either_side(pole):
    ends = NEXT[AT[pole]]
    track = {0: [link(pole, m) for m in ends[:3]], 1: [link(pole, m) for m in ends[3:]]}
    state = position(trains={0: pole}, track=track)
    assert {side(m) for m in offered(state, "move", "milepost")} == {"near", "far"}
    assert offered(state, "move", "milepost") == set(ends)


@pytest.mark.rule("L14.7")
@pytest.mark.parametrize("pole", POLES)
def test_over_a_pole_to_the_other_side_costs_the_two_steps_alone(pole):
    near = next(m for m in NEXT[AT[pole]] if side(m) == "near")
    far = next(m for m in NEXT[AT[pole]] if side(m) == "far")
    state = position(trains={0: (near, None)}, track={0: line(near, pole, far)}, locos={0: "von-braun"})
    play(state, f"move {pole}")
    # The city of both sides: its goods, and reversing as in any city.
    assert can(state, f"load {'hydrogen' if pole == 'peary' else 'ice'}")
    assert can(state, f"move {near}")
    play(state, f"move {far}")
    assert state.snapshot()["allowance"]["moved"] == 2


@pytest.mark.rule("L14.7", "L2.11", "L6.11")
def test_track_built_to_a_pole_goes_on_to_the_other_side():
    near = next(m for m in NEXT[AT["scott"]] if side(m) == "near")
    state = building(stub(near, "scott", *NEXT[AT["scott"]]))
    play(state, *lay(near, "scott"))
    for m in NEXT[AT["scott"]]:
        if m != near:
            assert can(state, f"build {AT['scott']} {m}")
