"""G8: taking passengers."""

from collections import Counter

import pytest

from .positions import GAME, legal, play, position, refusal

BERLIN = ["red", "red", "blue", "white", "green"]


def claimed(at=None, route="berlin-magdeburg", payment="red*3", **fields):
    """A position right after seat 0 claimed a route."""
    at = {"berlin": BERLIN, "magdeburg": ["green"]} if at is None else at
    kind, number = payment.split("*")
    return play(position(hands=[{kind: int(number)}], at=at, **fields), f"claim {route} {payment}")


def standing(state, place):
    return Counter(state.snapshot()["passengers_at"].get(place, []))


def carried(state, seat=0):
    return state.snapshot()["passengers_of"][seat]


@pytest.mark.rule("G8.1")
def test_one_passenger_may_be_taken_from_each_end():
    state = claimed()
    assert state.snapshot()["phase"] == "passenger-a"
    play(state, "passenger red")
    assert state.snapshot()["phase"] == "passenger-b"
    play(state, "passenger green")
    assert carried(state) == {"red": 1, "green": 1}
    assert standing(state, "berlin") == Counter(BERLIN) - Counter(["red"])
    assert standing(state, "magdeburg") == Counter()
    assert state.seat == 1


@pytest.mark.rule("G8.2")
@pytest.mark.parametrize(
    ("a", "b", "stock"),
    [("none", "none", {}), ("red", "none", {"red": 1}), ("none", "green", {"green": 1}),
     ("blue", "green", {"blue": 1, "green": 1})],
)  # fmt: skip
def test_taking_is_voluntary_at_each_end(a, b, stock):
    assert GAME.options["passenger_mandatory"].default is False
    state = play(claimed(), f"passenger {a}", f"passenger {b}")
    assert carried(state) == stock
    assert standing(state, "berlin").total() == 5 - (a != "none")
    assert standing(state, "magdeburg").total() == 1 - (b != "none")


@pytest.mark.rule("G8.2")
def test_with_the_option_a_passenger_must_be_taken():
    state = claimed(options={"passenger_mandatory": True})
    assert set(legal(state)) == {"passenger red", "passenger blue", "passenger white", "passenger green"}
    why = refusal(state, "passenger none")
    assert (why.rule, why.message, why.arguments) == ("G8.2", "refused-passenger-must", {"place": "berlin"})
    play(state, "passenger red")
    assert legal(state) == ["passenger green"]
    assert refusal(state, "passenger none").arguments == {"place": "magdeburg"}


@pytest.mark.rule("G8.2", "G8.4")
def test_must_take_asks_nothing_at_an_end_without_passengers():
    state = claimed({"berlin": [], "magdeburg": []}, options={"passenger_mandatory": True})
    assert state.seat == 1


@pytest.mark.rule("G8.3")
def test_the_player_chooses_among_the_colours_that_stand_there():
    state = claimed()
    assert set(legal(state)) == {f"passenger {c}" for c in ("red", "blue", "white", "green", "none")}
    for absent in ("black", "yellow"):
        why = refusal(state, f"passenger {absent}")
        assert (why.rule, why.message) == ("G8.3", "refused-passenger-absent")
        assert why.arguments == {"place": "berlin", "colour": absent}


@pytest.mark.rule("G8.3")
@pytest.mark.parametrize("colour", ["red", "blue", "white", "green"])
def test_the_chosen_colour_is_the_one_that_is_taken(colour):
    state = play(claimed(), f"passenger {colour}")
    assert carried(state) == {colour: 1}
    assert standing(state, "berlin") == Counter(BERLIN) - Counter([colour])


@pytest.mark.rule("G8.4")
@pytest.mark.parametrize(
    ("at", "phases"),
    [({"berlin": [], "magdeburg": ["green"]}, ["passenger-b"]), ({"berlin": BERLIN, "magdeburg": []}, ["passenger-a"]),
     ({"berlin": [], "magdeburg": []}, []), ({"berlin": BERLIN, "magdeburg": ["red"]}, ["passenger-a", "passenger-b"])],
)  # fmt: skip
def test_an_end_without_passengers_is_no_decision(at, phases):
    state = claimed(at)
    seen = []
    while state.seat == 0:
        seen.append(state.snapshot()["phase"])
        play(state, "passenger none")
    assert seen == phases
    assert (state.seat, state.turn, carried(state)) == (1, 13, {})


@pytest.mark.rule("G8.4", "G8.2")
@pytest.mark.parametrize("mandatory", [False, True])
def test_an_end_with_passengers_is_a_decision_even_with_one_colour(mandatory):
    state = claimed({"berlin": ["red"], "magdeburg": ["green"]}, options={"passenger_mandatory": mandatory})
    assert set(legal(state)) == {"passenger red"} | ({"passenger none"} if not mandatory else set())
    play(state, "passenger red")
    assert set(legal(state)) == {"passenger green"} | ({"passenger none"} if not mandatory else set())


@pytest.mark.rule("G8.5")
def test_at_most_one_passenger_is_taken_per_end():
    state = claimed({"berlin": BERLIN, "magdeburg": []})
    play(state, "passenger red")
    assert state.seat == 1
    assert standing(state, "berlin").total() == 4
    state = claimed()
    play(state, "passenger red")
    # The second choice is about the other end.
    assert set(legal(state)) == {"passenger green", "passenger none"}
    assert refusal(state, "passenger red").arguments == {"place": "magdeburg", "colour": "red"}


@pytest.mark.rule("G8.6")
def test_a_passenger_may_be_taken_from_a_country():
    state = claimed({"kiel": ["red"], "daenemark": ["white"]}, route="kiel-daenemark", payment="blue*2")
    play(state, "passenger red")
    assert set(legal(state)) == {"passenger white", "passenger none"}
    play(state, "passenger white")
    assert carried(state) == {"red": 1, "white": 1}
    assert standing(state, "daenemark") == Counter()


@pytest.mark.rule("G8.7")
def test_all_routes_into_a_country_share_its_passengers():
    at = {"freiburg": [], "frankreich": ["white"], "saarbruecken": ["red"], "karlsruhe": []}
    state = position(seats=2, hands=[{"yellow": 2}, {"green": 1}], at=at)
    play(state, "claim freiburg-frankreich yellow*2")
    assert set(legal(state)) == {"passenger white", "passenger none"}
    play(state, "passenger white")
    assert state.seat == 1
    play(state, "claim saarbruecken-frankreich green*1")
    assert set(legal(state)) == {"passenger red", "passenger none"}
    play(state, "passenger red")
    # France is empty now: nothing to decide about it.
    assert state.seat == 0
    # And when nobody took the passenger, the next route finds it there.
    state = position(seats=2, hands=[{"yellow": 2}, {"green": 1}], at=at)
    play(state, "claim freiburg-frankreich yellow*2", "passenger none")
    play(state, "claim saarbruecken-frankreich green*1", "passenger red")
    assert set(legal(state)) == {"passenger white", "passenger none"}


@pytest.mark.rule("G8.8")
def test_both_choices_are_the_claimants_and_independent():
    for first in ("none", "red", "blue", "white", "green"):
        state = claimed({"berlin": BERLIN, "magdeburg": ["red"]})
        assert state.seat == 0
        play(state, f"passenger {first}")
        assert state.seat == 0
        assert set(legal(state)) == {"passenger red", "passenger none"}
        play(state, "passenger red")
        assert state.seat == 1
        assert carried(state, 1) == {}


@pytest.mark.rule("G8.9")
def test_passengers_stay_with_the_player_in_view_of_all():
    state = play(claimed(), "passenger red", "passenger green")
    for _ in range(12):
        for watcher in (0, 1, 2, None):
            assert state.view(watcher)["players"][0]["passengers"] == {"red": 1, "green": 1}
        play(state, "draw")


@pytest.mark.rule("G8.10")
def test_locations_are_never_restocked():
    state = play(claimed(), "passenger red", "passenger green")
    left = {place: Counter(figures) for place, figures in state.snapshot()["passengers_at"].items() if figures}
    for _ in range(30):
        play(state, "draw")
        now = state.snapshot()["passengers_at"]
        assert {place: Counter(figures) for place, figures in now.items() if figures} == left
    assert standing(state, "magdeburg") == Counter()


@pytest.mark.rule("G8.11", "G12.5")
@pytest.mark.parametrize("left", [1, 2, 3])
def test_a_claim_in_the_last_round_takes_passengers_too(left):
    state = claimed(turns_left=left, last_round_by=0)
    play(state, "passenger red", "passenger green")
    assert carried(state) == {"red": 1, "green": 1}
    assert state.over == (left == 1)
