"""Every refusal names its rule and its reason, as the README of the game lists them."""

import random

import pytest

import branchline as bl
from branchline.games.germany.invariants import wanderer

from .positions import GAME, ROUTES, claims, play, position, refusal

# message: (arguments, rules)
REFUSALS = {
    "refused-over": ("", "G12.6"),
    "refused-phase": ("phase", "G2.16 G2.18 G3.3 G3.4 G4.5"),
    "refused-no-such-card": ("card", "G4.2"),
    "refused-second-loco": ("", "G5.3"),
    "refused-deck-empty": ("", "G4.9"),
    "refused-draw-without-deck": ("", "G4.12"),
    "refused-must-draw": ("", "G4.5"),
    "refused-must-act": ("", "G3.5"),
    "refused-mix-total": ("short long need", "G2.14 G10.2 G10.3"),
    "refused-mix-deck": ("short long short_deck long_deck", "G10.4"),
    "refused-no-tickets": ("", "G10.5"),
    "refused-keep-few": ("least", "G2.18"),
    "refused-keep-missing": ("drawn", "G10.7"),
    "refused-route-owned": ("route owner", "G6.12"),
    "refused-route-closed": ("route seats", "G7.4"),
    "refused-route-parallel": ("route", "G7.2"),
    "refused-route-wagons": ("route length wagons", "G6.11"),
    "refused-route-cards": ("route length colour most", "G6.2"),
    "refused-payment": ("card need have", "G6.2"),
    "refused-passenger-absent": ("place colour", "G8.3"),
    "refused-passenger-must": ("place", "G8.2"),
}
PHASE_RULE = {"setup-mix": "G2.16", "setup-keep": "G2.18", "turn": "G3.3", "second": "G3.4", "passenger-a": "G3.4",
              "passenger-b": "G3.4", "keep": "G3.4"}  # fmt: skip


def positions(seats, seed, **options):
    """Some positions of one game, one of every phase it meets and its end."""
    state = GAME.new(seats=seats, seed=seed, options=options)
    choose = wanderer(GAME, seed)
    chance = random.Random(seed)
    met = set()
    while True:
        phase = state.snapshot()["phase"]
        if phase not in met or chance.random() < 0.02:
            met.add(phase)
            yield state.copy()
        if state.over:
            return
        state.play(choose(state, state.legal()))


@pytest.mark.rule("G3.3", "G3.4")
@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"passenger_mandatory": True}), (4, {}),
                                                (5, {"faceup_draw_without_deck": False}),
                                                (3, {"may_stop_after_one": True})])  # fmt: skip
def test_every_action_not_listed_is_refused_with_a_known_reason(seats, options):
    for state in positions(seats, seats, **options):
        listed = set(state.legal())
        snapshot = state.snapshot()
        for action in range(GAME.actions):
            why = state.why_not(action)
            if action in listed:
                assert why is None
                continue
            assert isinstance(why, bl.IllegalMove)
            keys, rules = REFUSALS[why.message]
            assert set(why.arguments) == set(keys.split()), state.notation(action)
            assert why.rule in rules.split()
            assert str(why).strip()
            if why.message == "refused-phase":
                assert why.arguments["phase"] == snapshot["phase"]
                way_round = snapshot["phase"] == "second" and state.notation(action) == "pass"
                assert why.rule == ("G4.5" if way_round else PHASE_RULE[snapshot["phase"]])
            with pytest.raises(bl.IllegalMove) as raised:
                state.play(action)
            assert (raised.value.rule, raised.value.message) == (why.rule, why.message)
        assert state.snapshot() == snapshot


@pytest.mark.parametrize("action", [-1, GAME.actions, 10**9, "draw", None, 1.0, True, [3], b"x"])
def test_what_is_no_action_at_all_is_refused(action):
    state = position()
    before = state.snapshot()
    why = state.why_not(action)
    assert (why.rule, why.message) == ("G3.3", "refused-unknown-action")
    assert set(why.arguments) == {"action"}
    with pytest.raises(bl.IllegalMove):
        state.play(action)
    assert state.snapshot() == before


@pytest.mark.rule("G6.2", "G6.11", "G6.12", "G7.2", "G7.4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_reason_about_a_route_is_true(seats):
    for state in positions(seats, 40 + seats):
        snapshot = state.snapshot()
        if snapshot["phase"] != "turn":
            continue
        seat = state.seat
        owners, cards, wagons = snapshot["owners"], snapshot["hands"][seat], snapshot["wagons"][seat]
        for route, facts in ROUTES.items():
            why = GAME.why(state, seat, {"route": route})
            rivals = [owners[other] for other in facts["siblings"] if other in owners]
            colours = [c for c in cards if c != "loco"] if facts["colour"] == "grey" else [facts["colour"]]
            most = max([cards.get(c, 0) for c in colours], default=0) + cards.get("loco", 0)
            message = None if why is None else why.message
            if route in owners:
                assert message == "refused-route-owned"
                assert why.arguments["owner"] == owners[route]
            elif seat in rivals or (rivals and seats <= 3):
                assert message == ("refused-route-closed" if seats <= 3 and seat not in rivals else message)
                assert message in ("refused-route-closed", "refused-route-parallel")
            elif facts["length"] > wagons:
                assert message == "refused-route-wagons"
                assert why.arguments["wagons"] == wagons
            elif most < facts["length"]:
                assert message == "refused-route-cards"
                assert why.arguments == {
                    "route": route,
                    "length": facts["length"],
                    "colour": facts["colour"],
                    "most": most,
                }
            else:
                assert message is None
            assert bool(claims(state, route)) == (why is None)


def test_the_reason_about_a_route_uses_nothing_the_seat_may_not_know():
    # Seat 1 asks while seat 0 decides: the cards of seat 0 make no difference.
    one = GAME.why(position(hands=[{"red": 3}, {"green": 2}]), 1, {"route": "berlin-magdeburg"})
    two = GAME.why(position(hands=[{"blue": 3}, {"green": 2}]), 1, {"route": "berlin-magdeburg"})
    assert (one.message, one.arguments) == (two.message, two.arguments)


@pytest.mark.parametrize("about", [{}, {"route": "berlin-paris"}, {"city": "berlin"}, {"route": 3}])
def test_a_question_about_nothing_on_the_board_is_an_error(about):
    with pytest.raises(ValueError):
        GAME.why(position(), 0, about)


@pytest.mark.rule("G4.5", "G3.5")
def test_stop_and_pass_are_refused_in_every_phase_that_does_not_know_them():
    state = position(hands=[{"red": 3}], display=["red", "blue", "green", "white", "black"])
    assert refusal(state, "stop").message in ("refused-phase", "refused-must-act")
    assert refusal(state, "pass").message == "refused-must-act"
    play(state, "take red")
    assert refusal(state, "stop").message == refusal(state, "pass").message == "refused-must-draw"


@pytest.mark.parametrize(
    "text",
    ["", "draw red", "take", "take pink", "Take red", "claim berlin-dresden",
     "claim berlin-paris red*3", "claim berlin-dresden green*5 loco*0", "claim berlin-dresden loco*0 green*5",
     "claim berlin-dresden green*05", "claim berlin-dresden green*4",
     "tickets", "tickets short*5", "tickets short*0 long*4", "tickets short*-1 long*5",
     "keep", "keep 0", "keep 5", "keep 2 1", "keep 1 1", "keep one", "passenger", "passenger purple", "pass pass",
     "passenger red green", "stop 1", "57"],
)  # fmt: skip
def test_a_notation_is_read_exactly_or_not_at_all(text):
    with pytest.raises(ValueError) as error:
        position().parse(text)
    assert str(error.value).strip()
    assert not isinstance(error.value, bl.IllegalMove)


@pytest.mark.parametrize("text", [None, 3, b"draw", ["draw"]])
def test_what_is_no_text_is_no_notation(text):
    with pytest.raises((ValueError, TypeError)):
        position().parse(text)


def test_out_of_turn_a_route_one_could_claim_is_not_refused_for_what_another_has_to_decide():
    state = GAME.new(seats=3, seed=3, options={"start_player": 0})
    while state.snapshot()["phase"] != "turn":
        state.play(state.legal()[0])
    state.play(state.parse("draw"))  # seat 0 has to take a second card now
    waiting = [route for route in ROUTES if GAME.why(state, 1, {"route": route}) is None]
    assert waiting, "seat 1 can pay for some route"
    assert {GAME.why(state, 0, {"route": route}).message for route in waiting} <= {
        "refused-phase",
        "refused-route-cards",
    }
