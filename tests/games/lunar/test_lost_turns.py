"""L26: turns that are lost."""

import pytest

from .draws import OPEN, active, draw, table, told
from .moon import event, field, legal, line, play, position, refused, stop

PLATO = line("plato", "near:-1:21")
OUT = ["near:-2:-14", "near:-2:-12"]


@pytest.mark.rule("L26.1", "L26.2", "L5.16")
def test_in_a_lost_turn_nothing_is_done():
    state = position(seats=3, lost={1: 1}, trains={1: "tycho"}, track={1: line(*OUT)}, loads={1: ["ice"]})
    before = state.snapshot()
    stop(state)
    after = state.snapshot()
    # The next decision is seat 2's; all that seat 1 has is as it was.
    assert (state.seat, active(state), after["turn"] - before["turn"]) == (2, 2, 2)
    for name in ("trains", "track", "loads", "hands", "cash", "locos"):
        assert after[name] == before[name]
    assert (after["deck"], after["lost"]) == (before["deck"], [0, 0, 0])


@pytest.mark.rule("L26.1")
def test_after_it_the_player_plays_again():
    state = position(lost={1: 1})
    stop(state)
    assert active(state) == 0
    stop(state)
    assert active(state) == 1
    assert {"exchange", "end-operate"} <= legal(state)


@pytest.mark.rule("L26.1")
def test_several_players_lose_their_turns_one_after_the_other():
    state = stop(position(seats=4, lost={1: 1, 2: 1}))
    assert (active(state), state.snapshot()["lost"]) == (3, [0, 0, 0, 0])


@pytest.mark.rule("L26.1")
def test_when_everybody_loses_a_turn_the_same_player_goes_on():
    state = position(seats=2, lost={0: 1, 1: 1})
    turn = state.snapshot()["turn"]
    stop(state)
    assert (active(state), state.snapshot()["turn"]) == (1, turn + 3)


def hit_in_own_turn(*, lost=0, **more):
    """NE2 from Tycho (d24) strikes the outer milepost where the active player delivers; two more could be delivered."""
    return draw("e4", "d24", "d40", trains={0: "near:-1:-15"}, loads={0: ["cheese", "computers"]}, lost={0: lost},
                hands={0: ["d75", "d26", "d3"]}, track={0: PLATO}, **more)  # fmt: skip


@pytest.mark.rule("L26.3", "L26.4")
def test_lt23_the_rest_of_the_turn_and_the_next_one_are_lost():
    state = hit_in_own_turn(seats=3)
    play(state, "place plato")
    # No second delivery, no building: the turn is over.
    assert (active(state), state.snapshot()["phase"], state.snapshot()["lost"]) == (1, "operate", [1, 0, 0])
    assert field(state, "cash", 0) == 60 + 21
    stop(state)
    stop(state)
    assert active(state) == 1
    stop(state)
    stop(state)
    assert active(state) == 0
    assert len(field(state, "hands", 0)) == 3


@pytest.mark.rule("L26.4")
def test_building_is_part_of_what_is_lost():
    state = play(hit_in_own_turn(), "place plato")
    assert refused(state, "build near:-1:21 near:-1:23")[1] == "refused-phase"
    assert state.seat == 1


@pytest.mark.rule("L26.3", "L26.4")
def test_the_allowance_of_the_lost_rest_is_cleared():
    state = play(hit_in_own_turn(moved=5, acted=True), "place plato")
    assert state.snapshot()["allowance"] == {
        "acted": False, "moved": 0, "spent": 0, "out": 0, "tolls": [], "owed": [], "dropped": [], "turn_over": False,
    }  # fmt: skip


@pytest.mark.rule("L26.5")
def test_who_is_hit_outside_the_own_turn_loses_the_next_one_only():
    state = draw("e7", "d64", "d40", trains={1: "near:6:8"})
    play(state, "place plato")
    # The turn of seat 0 goes on.
    assert (active(state), state.snapshot()["phase"], state.snapshot()["lost"]) == (0, "operate", [0, 1])
    stop(state)
    assert active(state) == 0
    stop(state)
    assert active(state) == 1


@pytest.mark.rule("L26.6")
@pytest.mark.parametrize(("add_up", "lost"), [(False, 1), (True, 2)])
def test_a_second_loss_of_the_same_turn_adds_nothing_unless_the_option_says_so(add_up, lost):
    options = {"lost_turns_add_up": add_up}
    state = draw("e7", "d64", "d40", trains={1: "near:6:8"}, lost={1: 1}, options=options)
    assert field(play(state, "place plato"), "lost", 1) == lost
    for _ in range(lost):
        stop(state)
        assert active(state) == 0
    stop(state)
    assert active(state) == 1


@pytest.mark.rule("L26.6")
@pytest.mark.parametrize(("add_up", "lost"), [(False, 1), (True, 3)])
def test_radiation_and_meteor_take_the_same_turn(add_up, lost):
    options = {"lost_turns_add_up": add_up}
    state = position(phase="build", trains={0: OPEN["near"]}, lost={0: 2 if add_up else 1}, options=options,
                     events=[event("e19", drawer=1)])  # fmt: skip
    assert field(play(state, "end-turn"), "lost", 0) == lost


@pytest.mark.rule("L26.7")
def test_the_track_of_who_loses_a_turn_is_used_against_toll():
    state = position(seats=3, active=0, lost={1: 1}, track={1: line(*OUT)}, trains={0: OUT[0], 2: OUT[0]})
    play(state, f"move {OUT[1]}")
    assert state.snapshot()["cash"] == [56, 64, 60]
    stop(state)
    assert active(state) == 2
    assert play(state, f"move {OUT[1]}").snapshot()["cash"] == [56, 68, 56]


@pytest.mark.rule("L26.8", "L18.4")
def test_a_lost_turn_ends_events_of_its_player():
    events = [event("e10", drawer=1), event("e13", drawer=1, left=2), event("e16", drawer=2)]
    state = stop(position(seats=3, active=0, lost={1: 1}, events=events))
    assert state.snapshot()["events"] == [event("e13", drawer=1, left=1), event("e16", drawer=2)]
    assert state.snapshot()["discard"] == ["e10"]


@pytest.mark.rule("L26.8", "L26.1")
def test_a_lost_turn_is_told():
    state = play(position(seats=3, lost={1: 1}, events=[event("e10", drawer=1)]), "end-operate")
    lines = told(state, "end-turn")
    assert lines[1:] == [("lost-turn", {"player": 1}), ("expired", {"card": "e10"})]
    assert table(play(state, "end-turn")) == []


@pytest.mark.rule("L26.1")
def test_a_new_round_is_told_when_it_begins_with_a_lost_turn():
    state = play(position(active=1, lost={0: 1}), "end-operate")
    names = [name for name, _ in told(state, "end-turn")]
    assert names == ["end-turn", "round", "lost-turn"]
