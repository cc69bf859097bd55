"""Ways to ride: as fast or as cheap as a search of all that a train could do finds them, and made of legal actions."""

import random
from typing import Any

import pytest

from . import oracle, roads
from .moon import AT, CITY, GAME, SEVEN, event, line, play, position, road, straight
from .test_building_paths import to_next_turn
from .test_every_position import made_up


def plan(state: Any, place: str, seat: int = 0, **more: Any) -> dict[str, Any]:
    return GAME.plan(state, seat, {"ride": place, **more})


def quiet(seed: int) -> dict[str, Any]:
    """A made-up position with the train of the active seat on track, no events and money for every toll."""
    state = made_up(seed)
    s, chance = state.snapshot(), random.Random(seed)
    seat = state.view(None)["active"]
    s["deck"] += [e["card"] for e in s["events"]]
    s.update(cash=[500] * state.seats, events=[], phase="operate", seat=seat, turn=s["turn"] + 2 * state.seats)
    s["allowance"].update(turn_over=False, owed=[], spent=0, out=0)
    if s["trains"][seat] is None:
        track = oracle.tracks(s)
        s["trains"][seat] = {"at": chance.choice(sorted(oracle.touched(track, seat))), "from": None}
    return s


@pytest.mark.parametrize("seed", range(10))
def test_it_finds_what_brute_force_finds(seed: int) -> None:
    s = quiet(seed)
    state = GAME.load(s)
    seat, chance = state.seat, random.Random(seed)
    ends = sorted({m for one in oracle.tracks(s) for m in (one.a, one.b)})
    for goal in chance.sample(ends, 4):
        for cheapest in (False, True):
            planned = plan(state, goal, seat, prefer="cheapest" if cheapest else "fastest")
            best = roads.ride(s, seat, goal, cheapest=cheapest)
            if best is None:
                turned = planned["steps"] and GAME.action(planned["steps"][0]["action"])["kind"] == "turn-round"
                assert turned or not planned["reached"] or planned["steps"][-1]["turn"] > roads.LONGEST
                continue
            assert planned["reached"]
            assert planned["tolls"] == best[2]
            if planned["steps"]:
                last = planned["steps"][-1]["turn"]
                assert last == best[0]
                moved = sum(step["turn"] == last for step in planned["steps"])
                assert moved + (s["allowance"]["moved"] if last == 0 else 0) == best[1]


@pytest.mark.parametrize("seed", range(16))
def test_the_steps_can_be_played_turn_by_turn(seed: int) -> None:
    """Under whatever events are in effect, while nobody else does anything."""
    state = made_up(seed)
    snapshot = state.snapshot()
    seat = state.view(None)["active"]
    if snapshot["phase"] not in ("operate", "build") or snapshot["trains"][seat] is None:
        return
    snapshot["lost"] = [0] * state.seats
    ends = sorted({m for one in oracle.tracks(snapshot) for m in (one.a, one.b)})
    for goal in random.Random(seed).sample(ends, 5):
        trial = GAME.load(snapshot)
        turn = 0
        for step in plan(trial, goal, seat, prefer=("fastest", "cheapest")[seed % 2])["steps"]:
            while turn < step["turn"]:
                turn += 1
                to_next_turn(trial, seat)
                if trial.snapshot()["lost"][seat] or trial.turn > snapshot["turn"] + turn * state.seats:
                    break  # rays have caught it on its way
            else:
                refused = trial.why_not(step["action"])
                if refused is not None and refused.message == "refused-move-toll" and turn:
                    break  # the cash of later turns is not known
                assert refused is None, (step, str(refused))
                before = trial.snapshot()["cash"][seat]
                trial.play(step["action"])
                assert before - trial.snapshot()["cash"][seat] == step["toll"] or snapshot["options"]["late_toll"]
                continue
            break


LINE = road("tycho", "clavius")


def test_a_train_rides_on_in_its_direction() -> None:
    way = road("copernicus", "kepler")
    state = position(track={0: line(*way)}, trains={0: (way[2], way[1])})
    assert plan(state, "kepler")["length"] == len(way) - 3
    back = plan(state, "copernicus")
    assert back["length"] == (len(way) - 3) + (len(way) - 1)  # it can only turn in Kepler


def test_a_stranded_train_is_turned_round_first() -> None:
    way = straight("kepler", "N", 4)
    state = position(track={0: line(*way)}, trains={0: (way[-1], way[-2])})
    planned = plan(state, "kepler")
    assert GAME.action(planned["steps"][0]["action"])["kind"] == "turn-round"
    assert [step["turn"] for step in planned["steps"]] == [0, 1, 1, 1, 1]
    assert (planned["length"], planned["now"], planned["turns"]) == (4, 1, 2)
    play(state, "turn-round")
    assert plan(state, "kepler")["steps"][0]["turn"] == 1
    moved = position(track={0: line(*way)}, trains={0: (way[-1], way[-2])}, moved=2)
    assert plan(moved, "kepler")["steps"][0]["turn"] == 1
    never = position(track={0: line(*way)}, trains={0: (way[-1], way[-2])}, options={"stranded_turnaround": False})
    assert not plan(never, "kepler")["reached"]


def test_tolls_are_paid_by_owner_and_turn() -> None:
    way = road("copernicus", "kepler")
    state = position(track={1: line(*way)}, trains={0: "copernicus"}, cash=10)
    planned = plan(state, "kepler")
    assert planned["tolls"] == 4
    assert [step["toll"] for step in planned["steps"]] == [4] + [0] * (len(way) - 2)
    assert {step["owner"] for step in planned["steps"]} == {1}
    long = straight("daedalus", "NE", 12)
    slow = position(track={1: line(*long)}, trains={0: "daedalus"}, cash=10)
    assert plan(slow, long[-1])["tolls"] == 8


def test_without_the_money_for_a_toll_it_waits() -> None:
    way = road("copernicus", "kepler")
    planned = plan(position(track={1: line(*way)}, trains={0: "copernicus"}, cash=3), "kepler")
    assert (planned["reached"], planned["now"], planned["turns"]) == (True, 0, 2)
    late = position(track={1: line(*way)}, trains={0: "copernicus"}, cash=3, options={"late_toll": True})
    assert plan(late, "kepler")["now"] > 0


def test_the_cheapest_ride_goes_round_or_waits_to_spare_a_toll() -> None:
    """Eight own mileposts and then three of another's: with ten moves a turn the toll would fall due twice."""
    way = straight("daedalus", "NE", 11)
    own, other = way[:9], way[8:]
    state = position(track={0: line(*own), 1: line(*other)}, trains={0: "daedalus"})
    fast, cheap = (plan(state, other[-1], prefer=prefer) for prefer in ("fastest", "cheapest"))
    assert (fast["tolls"], fast["now"]) == (8, 10)
    assert (cheap["tolls"], cheap["now"]) == (4, 8)


def test_a_closed_city_is_left_in_the_next_turn() -> None:
    way = road("copernicus", "kepler")
    state = position(track={0: line(*way)}, trains={0: "copernicus"}, events=[event("e17", drawer=1)])
    planned = plan(state, "kepler")
    assert (planned["reached"], planned["now"]) == (True, 0)
    own = position(track={0: line(*way)}, trains={0: "copernicus"}, events=[event("e17", fresh=True)])
    assert plan(own, "kepler")["steps"][0]["turn"] == 2  # its own flare lasts through its next turn


def test_a_train_not_yet_placed_begins_in_a_city() -> None:
    way = road("copernicus", "kepler")
    state = position(track={0: line(*way)})
    assert [GAME.action(step["action"])["notation"] for step in plan(state, "kepler")["steps"]] == [
        f"place {AT['kepler']}"
    ]
    planned = plan(state, way[1])
    assert [GAME.action(step["action"])["kind"] for step in planned["steps"]] == ["place", "move"]
    assert planned["length"] == 1


def test_a_major_city_is_reached_at_its_rim() -> None:
    way = road("clavius", "tycho")
    state = position(track={0: line(*way)}, trains={0: "clavius"})
    assert plan(state, "tycho")["length"] == len(way) - 1
    assert plan(state, SEVEN["tycho"][0])["length"] == len(way)
    assert CITY[plan(state, "tycho")["steps"][-1]["milepost"]] == "tycho"


def test_where_no_track_leads_there_is_no_way() -> None:
    planned = plan(position(track={0: line(*LINE)}, trains={0: "clavius"}), "birkhoff")
    assert (planned["reached"], planned["length"], planned["tolls"], planned["steps"]) == (False, 0, 0, [])


def test_out_of_turn_everything_is_for_later() -> None:
    state = position(active=1, track={0: line(*LINE)}, trains={0: "clavius"})
    assert {step["turn"] for step in plan(state, "tycho")["steps"]} == {1}
    built = position(phase="build", track={0: line(*LINE)}, trains={0: "clavius"})
    assert {step["turn"] for step in plan(built, "tycho")["steps"]} == {1}
