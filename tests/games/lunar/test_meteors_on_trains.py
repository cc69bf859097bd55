"""L20.16 to L20.23: what becomes of the trains in a blast area."""

import pytest

from .draws import DELIVER, active, draw, ready, table, told
from .moon import (
    AT,
    CITIES,
    CITY,
    SEVEN,
    event,
    field,
    legal,
    line,
    link,
    milepost,
    offered,
    play,
    position,
    refusal,
    stop,
    tray,
)

# S2 from Taurus-Littrow, Posidonius and Copernicus (d64) strikes near:7:5, near:6:8 and near:-4:0; two of the blast
# areas overlap at near:6:6 and near:7:7.
STRIKE = ("e7", "d64")
STRUCK, BESIDE, TWICE = "near:6:8", "near:6:10", "near:6:6"
PLATO = line("plato", "near:-1:21")
ENDYMION = line("endymion", "near:8:24")


def hit(*cards, at=STRUCK, seat=1, **more):
    """The meteor has struck and the train of this seat stands in the area."""
    more["trains"] = {seat: at, **more.get("trains", {})}
    return draw(*STRIKE, *cards, "d40", **more)


@pytest.mark.rule("L20.16")
@pytest.mark.parametrize("at", [STRUCK, BESIDE, TWICE, "near:7:5"])
def test_a_train_in_the_area_loses_all_its_loads(at):
    state = hit(at=at, loads={1: ["ice", "iron"]})
    assert field(state, "loads", 1) == []
    assert (tray(state)["ice"], tray(state)["iron"]) == (3, 4)
    assert state.snapshot()["phase"] == "relocate"


@pytest.mark.rule("L20.16", "L20.11")
@pytest.mark.parametrize("at", ["near:6:12", "far:6:8", "near:8:10"])
def test_a_train_outside_of_it_loses_nothing(at):
    state = hit(at=at, loads={1: ["ice", "iron"]})
    assert field(state, "loads", 1) == ["ice", "iron"]
    assert field(state, "trains", 1)["at"] == at
    assert (state.snapshot()["phase"], state.seat, field(state, "lost", 1)) == ("operate", 0, 0)


@pytest.mark.rule("L20.17", "L26.5", "L26.1")
def test_its_owner_loses_the_next_turn():
    state = play(hit(seats=3), "place plato")
    assert (active(state), state.seat, state.snapshot()["lost"]) == (0, 0, [0, 1, 0])
    assert active(stop(state)) == 2
    assert state.snapshot()["lost"] == [0, 0, 0]
    stop(state)
    assert active(stop(state)) == 1


@pytest.mark.rule("L20.17")
def test_the_lost_turn_is_set_down_after_the_train_is_put_somewhere():
    state = hit()
    assert state.snapshot()["lost"] == [0, 0]
    assert play(state, "place plato").snapshot()["lost"] == [0, 1]


@pytest.mark.rule("L20.18")
def test_the_train_goes_to_a_city_at_the_own_track():
    tycho = line("near:-2:-14", "near:-2:-12")
    state = hit(track={1: PLATO + tycho, 0: ENDYMION})
    assert offered(state, "place", "milepost") == {AT["plato"], *SEVEN["tycho"]}
    why = refusal(state, "place endymion")
    assert (why.rule, why.message, why.arguments) == ("L20.18", "refused-place-network", {"city": "endymion"})
    place = SEVEN["tycho"][3]
    play(state, f"place {place}")
    assert field(state, "trains", 1) == {"at": place, "from": None}


@pytest.mark.rule("L20.18")
def test_it_is_asked_also_where_there_is_one_city_only():
    state = hit(track={1: PLATO})
    assert (state.seat, legal(state)) == (1, {state.notation(state.parse("place plato"))})
    why = refusal(state, "place near:-1:21")
    assert (why.rule, why.message, why.arguments) == ("L20.18", "refused-place-city", {"milepost": "near:-1:21"})
    assert refusal(state, "end-operate").message == "refused-phase"


@pytest.mark.rule("L20.18", "L20.21")
def test_only_what_is_left_after_all_the_strikes_counts():
    # The line at Fra Mauro burns with the third strike, that at Taurus-Littrow with the first two.
    lost = line("fra-mauro", "near:-4:0") + line("taurus-littrow", "near:7:7")
    assert offered(hit(track={1: [*lost, *PLATO]}), "place", "city") == {"plato"}


@pytest.mark.rule("L20.19")
def test_without_a_city_at_the_own_track_it_goes_to_any_city():
    # Track that touches no city is no help, and neither is that of others.
    for own in ([], line("near:0:0", "near:0:2"), line("fra-mauro", "near:-4:0")):
        state = hit(track={1: own, 0: PLATO})
        assert offered(state, "place", "milepost") == set(CITY)
        assert offered(state, "place", "city") == set(CITIES)


@pytest.mark.rule("L20.20")
def test_a_city_is_no_shelter():
    state = hit(at="taurus-littrow", loads={1: ["titanium"]})
    assert (state.snapshot()["phase"], state.seat, field(state, "loads", 1)) == ("relocate", 1, [])
    assert "taurus-littrow" in offered(state, "place", "city")
    state = draw("e4", "d24", "d40", trains={0: "near:-1:-15"}, loads={0: ["cheese", "ice"]})
    assert (state.snapshot()["phase"], state.seat, field(state, "loads", 0)) == ("relocate", 0, [])


@pytest.mark.rule("L20.14", "L20.20")
def test_a_train_at_a_pole_is_hit_from_either_side():
    # S2 from Moretus (d14) strikes near:1:-31, beside Scott.
    state = draw("e7", "d14", "d40", trains={1: "scott"})
    assert (state.snapshot()["phase"], state.seat) == ("relocate", 1)


@pytest.mark.rule("L20.21")
def test_three_strikes_are_one_event_for_a_train():
    state = hit(at=TWICE, options={"lost_turns_add_up": True})
    play(state, "place taurus-littrow")
    # Placed where the same card struck, it is not hit again.
    assert (state.snapshot()["phase"], state.seat, state.snapshot()["lost"]) == ("operate", 0, [0, 1])
    assert field(state, "trains", 1)["at"] == AT["taurus-littrow"]


@pytest.mark.rule("L20.21")
def test_all_that_burns_burns_before_a_train_is_treated():
    track = {0: line("near:7:5", "near:7:3"), 1: line("near:6:8", "near:6:10"), 2: line("near:-4:0", "near:-3:1")}
    assert hit(seats=3, track=track).snapshot()["track"] == [[], [], []]


@pytest.mark.rule("L20.22")
@pytest.mark.parametrize("drawer", [0, 1, 2, 3])
def test_the_owners_decide_from_the_drawer_clockwise(drawer):
    # NE2 from Tycho (d24) strikes near:0:-14: all four trains stand in the area.
    trains = dict.fromkeys(range(4), "near:-1:-15")
    state = draw("e4", "d24", "d40", active=drawer, seats=4, trains=trains)
    order = [(drawer + n) % 4 for n in range(4)]
    for n, seat in enumerate(order):
        assert state.seat == seat
        assert state.snapshot()["draw"]["hit"] == order[n:]
        play(state, "place plato")
    assert state.snapshot()["draw"] is None


@pytest.mark.rule("L20.22", "L20.16")
def test_each_train_is_treated_in_its_turn():
    state = ready(*STRIKE, "d40", seats=3, trains={1: STRUCK, 2: TWICE}, loads={1: ["iron"], 2: ["ice"]})
    hits = []
    for text in (DELIVER, "place plato", "place tycho"):
        hits += [args for name, args in told(state, text) if name == "hit"]
        play(state, text)
    assert hits == [{"player": 1, "goods": ["iron"]}, {"player": 2, "goods": ["ice"]}]
    assert state.snapshot()["loads"] == [[], [], []]


@pytest.mark.rule("L20.23")
def test_trains_that_are_not_on_the_moon_are_not_hit():
    state = draw(*STRIKE, "d40", seats=3)
    assert (state.snapshot()["phase"], state.snapshot()["lost"]) == ("operate", [0, 0, 0])
    assert state.snapshot()["trains"][1:] == [None, None]


@pytest.mark.rule("L20.16", "L20.17", "L20.18", "L26.3", "L26.4", "L18.10")
def test_lt43_the_train_of_the_active_player_is_hit():
    state = draw("e4", "d24", "e16", "d40", trains={0: "near:-1:-15"}, loads={0: ["cheese", "ice"]}, track={0: PLATO})
    assert (state.seat, field(state, "loads", 0), len(field(state, "hands", 0))) == (0, [], 2)
    assert state.snapshot()["allowance"]["turn_over"] is False
    play(state, "place plato")
    s = state.snapshot()
    assert (s["hands"][0], table(state), s["trains"][0]) == (
        ["d2", "d3", "d40"],
        ["e16"],
        {"at": AT["plato"], "from": None},
    )
    assert (active(state), s["phase"], s["lost"]) == (1, "operate", [1, 0])
    stop(state)
    # Seat 0 lost the turn in between.
    assert (active(state), state.snapshot()["lost"]) == (1, [0, 0])
    stop(state)
    assert active(state) == 0


@pytest.mark.rule("L20.17", "L26.3")
def test_the_active_player_hit_in_an_exchange():
    state = position(deck_top=["d41", *STRIKE, "d42", "d43"], trains={0: STRUCK})
    play(state, "exchange")
    assert state.snapshot()["draw"]["exchange"] is True
    play(state, "place plato")
    assert (field(state, "hands", 0), active(state), state.snapshot()["lost"]) == (["d41", "d42", "d43"], 1, [1, 0])


@pytest.mark.rule("L20.17", "L5.12")
def test_another_player_hit_in_an_exchange_gives_no_turn_back():
    state = play(position(seats=3, deck_top=["d41", *STRIKE, "d42", "d43"], trains={1: STRUCK, 0: "plato"}), "exchange")
    assert (state.seat, active(state)) == (1, 0)
    play(state, "place plato")
    assert (active(state), state.snapshot()["lost"]) == (2, [0, 0, 0])


@pytest.mark.rule("L20.3", "L20.22")
def test_cards_set_aside_wait_for_the_trains():
    state = draw("e7", "e16", "e1", "d64", "d40", trains={1: STRUCK}, cash=[79, 100])
    assert state.snapshot()["draw"] == {
        "meteor": "e7", "target": "d64", "hit": [1], "aside": ["e16", "e1"], "exchange": False,
    }  # fmt: skip
    assert (table(state), state.snapshot()["cash"]) == ([], [100, 100])
    play(state, "place plato")
    assert (table(state), state.snapshot()["cash"]) == (["e16"], [80, 80])


@pytest.mark.rule("L20.3", "L20.21")
def test_a_second_meteor_can_hit_the_train_where_it_was_put():
    # S2 with d64 strikes Posidonius' south, then N3 with d8 strikes far:0:4 in its own search.
    state = draw("e7", "e2", "d64", "d8", "d40", trains={1: STRUCK}, track={1: line("far:0:4", "far:0:6")})
    play(state, "place daedalus")
    assert state.snapshot()["draw"] is None
    state = draw("e7", "e2", "d64", "d33", "d40", trains={1: STRUCK})
    # N3 from Clavius (d33) strikes Tycho itself, where the drawer stands too.
    play(state, "place tycho")
    assert state.snapshot()["draw"]["hit"] == [0, 1]
    play(state, "place plato", "place plato")
    # Both turns that follow are lost.
    assert (active(state), state.snapshot()["turn"], state.snapshot()["lost"]) == (1, 8 + 3, [0, 0])


@pytest.mark.rule("L20.21", "L26.6")
def test_hit_by_two_meteors_one_turn_is_lost_or_two_by_the_option():
    for add_up, lost in ((False, 1), (True, 2)):
        state = draw("e7", "e2", "d64", "d33", "d40", seats=3, trains={1: STRUCK, 0: "near:-2:-14"},
                     options={"lost_turns_add_up": add_up})  # fmt: skip
        play(state, "place tycho", "place plato", "place plato")
        # The first of seat 1's has been taken already.
        assert (active(state), state.snapshot()["lost"]) == (2, [1, lost - 1, 0])


@pytest.mark.rule("L20.18")
def test_a_city_reached_by_a_wrap_or_at_a_pole_is_at_the_own_track():
    wrap = link("joliot", "near:16:14", "+R")
    assert offered(hit(track={1: [wrap]}), "place", "city") == {"joliot"}
    pole = line("peary", "far:0:30")
    assert offered(hit(track={1: pole}), "place", "milepost") == {milepost("peary")}


@pytest.mark.rule("L20.16")
def test_the_direction_is_forgotten():
    state = draw(*STRIKE, "d40", trains={1: (STRUCK, "near:6:10")})
    play(state, "place plato")
    assert field(state, "trains", 1) == {"at": AT["plato"], "from": None}


@pytest.mark.rule("L20.18")
def test_events_in_effect_do_not_bind_the_choice():
    # A flare shuts trains in and exposes Plato's side; being put somewhere is no movement.
    state = hit(events=[event("e17", drawer=1)], track={1: PLATO})
    assert offered(state, "place", "city") == {"plato"}
