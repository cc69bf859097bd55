"""Ways to build: as cheap as a search over the whole Moon finds them, and made of actions that can be played."""

import random
from typing import Any

import pytest

from . import roads
from .moon import AT, CITY, GAME, SEVEN, TERRAIN, event, joined, lay, line, play, position, road, straight
from .test_every_position import made_up


def plan(state: Any, place: str, seat: int = 0, **more: Any) -> dict[str, Any]:
    return GAME.plan(state, seat, {"build": place, **more})


def brute(s: dict[str, Any], seat: int, goal: str, shortest: bool) -> tuple[int, int]:
    if goal not in CITY or CITY[goal] not in SEVEN:
        return roads.spread(s, seat, roads.bases(s, seat), shortest=shortest).get(goal, roads.FAR_OFF)
    there = set(SEVEN[CITY[goal]])
    ways = [roads.spread(s, seat, starts, shortest=shortest) for starts in (roads.bases(s, seat) - there, there)]
    return roads.meeting(*ways)


@pytest.mark.parametrize("seed", range(12))
def test_it_finds_what_brute_force_finds(seed: int) -> None:
    state = made_up(seed)
    s, chance, seat = state.snapshot(), random.Random(seed), seed % state.seats
    own = roads.oracle.touched(roads.oracle.tracks(s), seat)
    reached = {CITY[m] for m in own if m in CITY}
    for goal in [*chance.sample(sorted(TERRAIN), 3), AT[chance.choice(sorted(SEVEN))], AT[chance.choice(sorted(AT))]]:
        for shortest in (False, True):
            planned = plan(state, goal, seat, prefer="shortest" if shortest else "cheapest")
            if goal in own or CITY.get(goal) in reached:
                assert (planned["reached"], planned["cost"], planned["steps"]) == (True, 0, [])
                continue
            least = brute(s, seat, goal, shortest)
            assert planned["reached"] == (least < roads.FAR_OFF)
            if planned["reached"]:
                # Where both ends of the last segment are its own, the engine takes the cheaper direction.
                told = (planned["length"], planned["cost"]) if shortest else (planned["cost"], planned["length"])
                assert told <= least
                assert told[0] == least[0] or CITY.get(goal) in SEVEN
                assert planned["cost"] == sum(step["cost"] for step in planned["steps"])


@pytest.mark.parametrize("seed", range(8))
def test_the_steps_can_be_played_turn_by_turn(seed: int) -> None:
    """With money for everything and nobody else doing anything; events in effect bind what is built now."""
    state = made_up(seed)
    snapshot = state.snapshot()
    seat = state.view(None)["active"]
    snapshot.update(cash=[1000] * state.seats, lost=[0] * state.seats)
    chance = random.Random(seed)
    for goal in chance.sample(sorted(TERRAIN), 3):
        trial = GAME.load(snapshot)
        steps = plan(trial, goal, seat)["steps"]
        turn = 0
        for step in steps:
            while turn < step["turn"]:
                turn += 1
                to_next_turn(trial, seat)
            ready_to_build(trial)
            assert trial.why_not(step["action"]) is None, step
            trial.play(step["action"])


def ready_to_build(state: Any) -> None:
    if state.view(None)["phase"] == "operate":
        play(state, "end-operate")


def to_next_turn(state: Any, seat: int) -> None:
    """Everybody ends the turn; loads that rays take are given up."""
    turn = state.turn
    while state.turn == turn or state.view(None)["active"] != seat:
        state.play(state.legal()[-1])


def test_a_turn_takes_what_the_allowance_and_the_cash_take() -> None:
    state = position(phase="build", track={0: line(*road("tycho", "copernicus"))}, cash=7, spent=2)
    steps = plan(state, "plato")["steps"]
    sums = {turn: sum(s["cost"] for s in steps if s["turn"] == turn) for turn in {s["turn"] for s in steps}}
    assert 0 < sums[0] <= 7
    assert all(15 < sums[turn] <= 20 for turn in list(sums)[1:-1])
    assert plan(state, "plato")["now"] == sum(step["turn"] == 0 for step in steps)
    assert plan(state, "plato")["turns"] == len(sums)


def test_a_way_begins_where_it_is_asked_to() -> None:
    """Another major city is nearer than the own track; from the network it is left alone."""
    state = position(phase="build", track={0: line(*road("tycho", "clavius"))}, cash=100)
    goal = straight("copernicus", "N", 4)[-1]
    assert CITY[plan(state, goal)["steps"][0]["a"]] not in ("tycho", "clavius")
    own = plan(state, goal, **{"from": "network"})
    begun = own["steps"][0]["a"]
    assert begun in road("tycho", "clavius") or CITY[begun] in ("tycho", "clavius")
    assert own["cost"] > plan(state, goal)["cost"]
    # One stretch: each segment goes on from what was there, or is laid towards it.
    there = {*road("tycho", "clavius"), *SEVEN["tycho"]}
    for step in own["steps"]:
        assert step["a"] in there or CITY.get(step["a"]) in SEVEN
        there |= {step["a"], step["b"]}
    # Without any track it is all the same.
    bare = position(phase="build")
    assert plan(bare, goal, **{"from": "network"}) == plan(bare, goal)


def test_track_that_was_cut_off_is_joined_to_the_network_again() -> None:
    """A meteor swept the middle away; the city at the end is touched by own track, but no train comes there."""
    whole = road("tycho", "copernicus")
    gap = whole[4:7]
    cut = [*line(*whole[:5]), *line(*whole[6:])]
    state = position(phase="build", track={0: cut}, cash=100)
    repair = plan(state, "copernicus", **{"from": "network"})
    assert {*gap} == {m for step in repair["steps"] for m in (step["a"], step["b"])}
    for step in repair["steps"]:
        state.play(step["action"])
    assert plan(state, "copernicus", **{"from": "network"})["steps"] == []
    # The network is where the train is: from there the other end is missing.
    there = position(phase="build", track={0: cut}, cash=100, trains={0: "copernicus"})
    assert plan(there, "copernicus", **{"from": "network"})["steps"] == []
    assert len(plan(there, "tycho", **{"from": "network"})["steps"]) == len(gap) - 1


@pytest.mark.parametrize(
    ("made", "waits"),
    [
        ({"cash": 7}, "cash"),
        ({"cash": 100, "track": {0: line(*road("tycho", "clavius"))}}, "limit"),
        ({"cash": 100, "spent": 20}, "limit"),
        ({"cash": 100, "out": 2}, "out"),
        ({"cash": 100, "events": [event("e17")]}, "event"),
        ({"cash": 100, "active": 1}, "turn"),
    ],
)
def test_a_way_says_why_its_rest_waits(made: dict[str, Any], waits: str) -> None:
    assert plan(position(phase="build", **made), "peary", **{"from": "network"})["waits"] == waits
    assert plan(position(phase="build", cash=100), "kepler")["waits"] is None


def test_out_of_turn_everything_is_for_later() -> None:
    state = position(phase="build", active=1)
    planned = plan(state, "kepler")
    assert planned["now"] == 0
    assert planned["steps"][0]["turn"] == 1
    lost = position(phase="build", active=1, lost={0: 1})
    assert plan(lost, "kepler")["steps"][0]["turn"] == 2


def test_the_opening_turns_know_no_limit_but_the_cash() -> None:
    free = plan(position(phase="opening"), "birkhoff")
    assert free["now"] == len(free["steps"])
    limited = plan(position(phase="opening", options={"opening_build_limit": 6}), "birkhoff")
    sums = [sum(step["cost"] for step in limited["steps"] if step["turn"] == turn) for turn in (0, 1)]
    assert all(0 < amount <= 6 for amount in sums)


def test_no_more_than_two_segments_leave_major_cities_in_a_turn() -> None:
    state = position(phase="build", out=2)
    planned = plan(state, straight("tycho", "N", 3)[-1])
    assert (planned["now"], planned["steps"][0]["turn"]) == (0, 1)


def test_what_an_event_forbids_waits_for_the_next_turn() -> None:
    near = plan(position(phase="build", events=[event("e17")]), "kepler")
    assert (near["now"], near["reached"]) == (0, True)
    assert plan(position(phase="build", events=[event("e17")]), "mach")["now"] > 0


def test_a_major_city_is_joined_from_both_ends() -> None:
    """Its own milepost would cost 5 M; built out of it, the segment costs what lies outside."""
    track = line(*road("tycho", "clavius"))
    state = position(phase="build", track={0: track}, cash=100)
    planned = plan(state, "mare-nectaris")
    assert any(CITY.get(step["a"]) == "mare-nectaris" for step in planned["steps"])
    assert not any(CITY.get(step["b"]) == "mare-nectaris" for step in planned["steps"])


def test_the_right_of_way_makes_a_detour() -> None:
    """Every link into a city but one is another's, and then that one too."""
    around = [*roads.AT[AT["kepler"]]]
    track = {1: [str(one) for one in around[:3]]}
    free = plan(position(seats=3, phase="build", track=track), "kepler")
    assert free["reached"]
    assert f"{free['steps'][-1]['a']} {free['steps'][-1]['b']}" not in track[1]
    full = {1: [str(one) for one in around[:3]], 2: [str(one) for one in around[3:]]}
    closed = plan(position(seats=3, phase="build", track=full), "kepler")
    assert (closed["reached"], closed["cost"], closed["steps"]) == (False, 0, [])


def test_a_way_through_the_same_pair_twice_is_none() -> None:
    """Whatever stands in its own light is left out; all that is told can be built."""
    state = position(phase="build", cash=1000, track={0: joined("hertzsprung", "mare-ingenii")})
    for goal in ("near:3:31", "oceanus", "grimaldi"):
        pairs = [GAME.action(step["action"])["pair"] for step in plan(state, goal)["steps"]]
        used = [pair for pair in pairs if pair]
        assert len(used) == len(set(used))


def test_prefer_is_told_apart() -> None:
    state = position(phase="build")
    cheap, short = (plan(state, "plato", prefer=prefer) for prefer in ("cheapest", "shortest"))
    assert cheap["cost"] <= short["cost"]
    assert short["length"] <= cheap["length"]
    assert plan(state, "plato") == cheap


def test_what_is_reached_needs_nothing() -> None:
    state = position(phase="build", track={0: line(*road("tycho", "clavius"))})
    for place in ("clavius", "tycho", SEVEN["tycho"][3]):
        assert plan(state, place) == {
            "kind": "build", "to": place, "reached": True, "cost": 0, "length": 0, "now": 0, "turns": 0, "steps": [],
            "waits": None,
        }  # fmt: skip


def test_a_plan_changes_nothing() -> None:
    state = play(GAME.new(3, 5), *lay(*road("tycho", "clavius")[:2]))
    before = state.snapshot()
    for seat in range(3):
        plan(state, "birkhoff", seat)
    assert state.snapshot() == before
