"""L13: the direction of a train, and turning round."""

import pytest

from .moon import (
    AT,
    CITIES,
    CITY,
    GAME,
    NEXT,
    SEVEN,
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
    road,
    stop,
    straight,
    told,
)

RIDE = road("copernicus", "kepler")
LONG = straight("near:-1:-13", "N", 5)
BACK = ("L13.3", "refused-move-back")


def moves(state):
    return offered(state, "move", "milepost")


def on_the_line(**more):
    """A train in the middle of a single line, on its way to the north."""
    return position(trains={0: (LONG[2], LONG[1])}, track={0: line(*LONG)}, **more)


@pytest.mark.rule("L13.1", "L13.3")
def test_between_cities_a_train_goes_on_only():
    assert not set(LONG) & set(CITY)
    state = on_the_line()
    assert moves(state) == {LONG[3]}
    assert refused(state, f"move {LONG[1]}") == BACK
    assert refusal(state, f"move {LONG[1]}").arguments == {"milepost": LONG[1]}
    play(state, f"move {LONG[3]}")
    assert moves(state) == {LONG[4]}
    assert refused(state, f"move {LONG[2]}") == BACK


@pytest.mark.rule("L13.3", "L12.12")
def test_on_foreign_track_a_train_goes_on_only_too():
    state = position(trains={0: (LONG[2], LONG[1])}, track={1: line(*LONG)}, tolls=[1])
    assert moves(state) == {LONG[3]}
    assert refused(state, f"move {LONG[1]}") == BACK


@pytest.mark.rule("L13.4")
def test_the_direction_is_kept_from_turn_to_turn():
    state = on_the_line()
    stop(stop(state))
    assert state.seat == 0
    assert moves(state) == {LONG[3]}
    assert refused(state, f"move {LONG[1]}") == BACK
    play(state, "exchange")
    stop(state)
    assert moves(state) == {LONG[3]}
    # A lost turn changes nothing either.
    state = position(phase="build", active=1, lost={0: 1}, trains={0: (LONG[2], LONG[1])}, track={0: line(*LONG)})
    play(state, "end-turn")
    stop(state)
    assert state.seat == 0
    assert moves(state) == {LONG[3]}


@pytest.mark.rule("L13.1")
@pytest.mark.parametrize("city", [city for city in CITIES if city not in SEVEN])
def test_in_a_city_a_train_may_reverse(city):
    beside = NEXT[AT[city]][0]
    state = position(trains={0: beside}, track={0: line(beside, city)})
    play(state, f"move {AT[city]}")
    assert moves(state) == {beside}
    play(state, f"move {beside}")
    assert field(state, "trains", 0) == {"at": beside, "from": AT[city]}


@pytest.mark.rule("L13.2")
@pytest.mark.parametrize("city", list(SEVEN))
def test_all_seven_mileposts_of_a_major_city_are_good_for_reversing(city):
    for m in SEVEN[city]:
        for beside in NEXT[m]:
            track = {} if beside in SEVEN[city] else {0: [link(m, beside)]}
            assert beside in moves(position(trains={0: (m, beside)}, track=track))


@pytest.mark.rule("L13.5")
def test_at_a_junction_every_track_but_the_one_just_used_may_be_taken():
    m = LONG[2]
    for came in NEXT[m]:
        state = position(trains={0: (m, came)}, track={0: [link(m, beside) for beside in NEXT[m]]})
        assert moves(state) == set(NEXT[m]) - {came}


@pytest.mark.rule("L13.5", "L13.3")
def test_a_loop_brings_a_train_back_the_other_way():
    a, b = LONG[2], LONG[3]
    c = next(m for m in NEXT[a] if m in NEXT[b])
    track = [*line(*LONG), link(a, c), link(b, c)]
    state = position(trains={0: (a, LONG[1])}, track={0: track})
    play(state, f"move {b}", f"move {c}", f"move {a}")
    # Only the milepost it came from last is closed to it.
    assert moves(state) == {LONG[1], b}


@pytest.mark.rule("L13.6")
@pytest.mark.parametrize("card", ["e17", "e19"])
def test_flares_and_rays_are_no_reason_to_reverse(card):
    # The city is one step back, and open mileposts lie ahead.
    state = position(trains={0: (RIDE[1], RIDE[0])}, track={0: line(*RIDE)}, events=[event(card, 1)])
    assert refused(state, f"move {RIDE[0]}") == BACK
    assert moves(state) == {RIDE[2]}
    assert refused(state, "turn-round") == ("L13.8", "refused-turn-way")


@pytest.mark.rule("L13.7")
def test_a_train_just_placed_has_no_direction():
    state = play(position(track={0: line(*RIDE)}), "place copernicus")
    assert field(state, "trains", 0) == {"at": AT["copernicus"], "from": None}


@pytest.mark.rule("L13.7")
def test_a_train_moved_by_meteors_has_no_direction():
    # Two to the south of Fra Mauro, a city on d9: there stands the train of seat 1.
    struck = straight("fra-mauro", "S", 2)[-1]
    state = position(
        trains={0: "tranquility", 1: (struck, NEXT[struck][0])}, loads={0: ["fish"]}, hands={0: ["d1", "d2", "d3"]},
        deck_top=["e7", "d9", "d10"],
    )  # fmt: skip
    play(state, "deliver d1 fish")
    assert (state.seat, state.snapshot()["phase"]) == (1, "relocate")
    play(state, "place tycho")
    assert field(state, "trains", 1) == {"at": AT["tycho"], "from": None}


@pytest.mark.rule("L13.7")
def test_a_train_without_direction_may_go_any_way():
    state = position(trains={0: (LONG[2], None)}, track={0: line(*LONG)})
    assert moves(state) == {LONG[1], LONG[3]}


def dead_end(**more):
    """A train at the end of its line, before any step of the turn."""
    track = {0: line(*LONG[:3]), **more.pop("track", {})}
    return position(trains={0: (LONG[2], LONG[1])}, track=track, **more)


@pytest.mark.rule("L13.8", "L13.7")
def test_a_stranded_train_gives_up_its_movement_to_turn_round():
    state = dead_end()
    assert moves(state) == set()
    lines = told(state, "turn-round")
    assert lines == [("lunar-log-turn-round", {"player": 0, "milepost": LONG[2]})]
    assert field(state, "trains", 0) == {"at": LONG[2], "from": None}
    assert moves(state) == set()
    assert refused(state, f"move {LONG[1]}") == ("L12.8", "refused-move-speed")
    assert not can(state, "turn-round")
    stop(stop(state))
    assert moves(state) == {LONG[1]}
    assert state.view(0)["allowance"]["speed"] == 10
    play(state, f"move {LONG[1]}", f"move {LONG[0]}")


@pytest.mark.rule("L13.8")
def test_where_all_track_is_erased_a_train_may_turn_round_too():
    state = position(trains={0: (LONG[2], LONG[1])})
    assert can(state, "turn-round")
    # And with the track behind it gone but a way ahead it may not.
    state = position(trains={0: (LONG[2], LONG[1])}, track={0: line(*LONG[2:])})
    assert refused(state, "turn-round") == ("L13.8", "refused-turn-way")
    assert refusal(state, "turn-round").arguments == {"milepost": LONG[3]}


@pytest.mark.rule("L13.8")
def test_a_train_that_has_no_direction_need_not_turn():
    state = position(trains={0: (LONG[2], None)}, track={0: line(*LONG[:3])})
    assert moves(state) == {LONG[1]}
    assert refused(state, "turn-round") == ("L13.7", "refused-turn-free")


@pytest.mark.rule("L13.8")
@pytest.mark.parametrize("cash", [0, 60])
def test_track_of_others_ahead_is_a_way_on_payable_or_not(cash):
    state = dead_end(track={1: [link(LONG[2], LONG[3])]}, cash=[cash, 60])
    assert refused(state, "turn-round") == ("L13.8", "refused-turn-way")
    assert refusal(state, "turn-round").arguments == {"milepost": LONG[3]}


@pytest.mark.rule("L13.8")
def test_turning_round_is_for_the_beginning_of_the_movement():
    state = position(trains={0: (LONG[1], LONG[0])}, track={0: line(*LONG[:3])})
    play(state, f"move {LONG[2]}")
    assert refused(state, "turn-round") == ("L13.8", "refused-turn-moved")
    stop(stop(state))
    assert can(state, "turn-round")


@pytest.mark.rule("L13.8", "L13.1")
def test_in_a_city_no_train_needs_to_turn_round():
    for city in ("kepler", "copernicus", "tycho"):
        state = position(trains={0: (city, None)})
        assert refused(state, "turn-round") == ("L13.1", "refused-turn-city")


@pytest.mark.rule("L13.8")
def test_turning_round_can_be_switched_off():
    state = dead_end(options={"stranded_turnaround": False})
    assert refused(state, "turn-round") == ("L13.8", "refused-turn-option")
    assert legal(state) == {"exchange", "end-operate"}
    assert GAME.options["stranded_turnaround"].default is True


@pytest.mark.rule("L13.8")
def test_any_train_may_turn_round_with_the_option_of_backtracking():
    state = on_the_line(options={"backtracking": True})
    assert GAME.options["backtracking"].default is False
    assert moves(state) == {LONG[3]}
    play(state, "turn-round")
    assert field(state, "trains", 0) == {"at": LONG[2], "from": None}
    assert refused(state, f"move {LONG[1]}") == ("L12.8", "refused-move-speed")
    assert refused(state, f"move {LONG[3]}") == ("L12.8", "refused-move-speed")
    stop(stop(state))
    assert moves(state) == {LONG[1], LONG[3]}
    # At the price of the movement: not after a step, and not in a city.
    state = play(on_the_line(options={"backtracking": True}), f"move {LONG[3]}")
    assert refused(state, "turn-round") == ("L13.8", "refused-turn-moved")
    state = position(trains={0: "tycho"}, options={"backtracking": True})
    assert refused(state, "turn-round") == ("L13.1", "refused-turn-city")


@pytest.mark.rule("L13.8")
def test_after_turning_round_there_is_still_the_rest_of_the_turn():
    state = play(dead_end(), "turn-round")
    # The movement was given up: no milepost of it is told.
    assert told(state, "end-operate") == [("lunar-log-end-operate", {"player": 0, "moved": 0})]
    assert state.snapshot()["phase"] == "build"
    play(state, f"build {LONG[2]} {LONG[3]}", "end-turn")
    stop(state)
    assert moves(state) == {LONG[1], LONG[3]}


@pytest.mark.rule("L13.8")
def test_a_way_closed_by_an_event_is_a_way_all_the_same():
    blocked = [event("e16", drawer=1)]
    state = dead_end(track={1: [link(LONG[2], LONG[3])]}, events=blocked)
    assert moves(state) == set()
    assert refused(state, "turn-round") == ("L13.8", "refused-turn-way")
