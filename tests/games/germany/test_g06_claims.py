"""G6: claiming a route."""

import copy
import random

import pytest

from .positions import (
    BOARD,
    COLOURS,
    GAME,
    ROUTES,
    claims,
    hand,
    impossible,
    legal,
    payments,
    place_of,
    play,
    position,
    refusal,
    skip_passengers,
    total,
)

CITIES = {city["id"] for city in BOARD["cities"]}
SPOTS = {spot["id"] for spot in BOARD["border_spots"]}


def some_hand(seed):
    chance = random.Random(seed)
    return {kind: n for kind in [*COLOURS, "loco"] if (n := chance.choice([0, 0, 1, 2, 3, 4, 5, 7]))}


@pytest.mark.rule("G6.1")
@pytest.mark.parametrize("route", ROUTES)
def test_a_route_joins_two_cities_or_a_city_and_a_country(route):
    a, b = ROUTES[route]["a"], ROUTES[route]["b"]
    assert a in CITIES
    assert b in CITIES | SPOTS
    state = position(hands=[{"loco": ROUTES[route]["length"]}])
    [event, *_] = state.step(state.parse(f"claim {route} loco*{ROUTES[route]['length']}"))
    assert (event["a"], event["b"]) == (place_of(a), place_of(b))


@pytest.mark.rule("G6.1")
def test_a_board_with_a_route_between_two_countries_is_refused():
    board = copy.deepcopy(BOARD)
    route = next(r for r in board["routes"] if r["id"] == "kiel-daenemark")
    route["a"] = "frankreich_freiburg"
    place = f"routes[{board['routes'].index(route)}]"
    assert any(problem.place.startswith(place) for problem in GAME.check_board(board))
    assert GAME.check_board(BOARD) == []


@pytest.mark.rule("G6.2", "G6.3", "G6.4", "G6.5", "G6.6", "G6.7", "G6.8")
@pytest.mark.parametrize("seed", range(25))
def test_the_payments_offered_are_just_those_of_the_ledger(seed):
    cards = some_hand(seed)
    state = position(seats=4, hands=[cards])
    for route in ROUTES:
        assert claims(state, route) == payments(route, cards)


@pytest.mark.rule("G6.2")
@pytest.mark.parametrize("route", ROUTES)
def test_a_claim_costs_just_the_length_of_the_route(route):
    length, colour = ROUTES[route]["length"], ROUTES[route]["colour"]
    paying = "red" if colour == "grey" else colour
    state = position(hands=[{paying: 9, "loco": 3}])
    play(state, f"claim {route} {paying}*{length}")
    assert hand(state, 0) == {paying: 9 - length, "loco": 3}
    assert impossible(position(hands=[{paying: 9}]), f"claim {route} {paying}*{length + 1}")
    if length > 1:
        assert impossible(position(hands=[{paying: 9}]), f"claim {route} {paying}*{length - 1}")


@pytest.mark.rule("G6.2")
def test_too_few_cards_are_refused_with_their_number():
    state = position(hands=[{"blue": 2, "red": 5}])
    why = refusal(state, "claim bremen-emden blue*3")
    assert (why.rule, why.message) == ("G6.2", "refused-route-cards")
    assert why.arguments == {"route": "bremen-emden", "length": 3, "colour": "blue", "most": 2}
    state = position(hands=[{"blue": 1, "red": 2, "loco": 1}])
    why = refusal(state, "claim frankfurt-koeln-1 red*4")
    assert (why.rule, why.message) == ("G6.2", "refused-route-cards")
    assert why.arguments == {"route": "frankfurt-koeln-1", "length": 4, "colour": "grey", "most": 3}


@pytest.mark.rule("G6.2")
@pytest.mark.parametrize(
    ("payment", "arguments"),
    [("blue*3", {"card": "blue", "need": 3, "have": 2}), ("blue*1 loco*2", {"card": "loco", "need": 2, "have": 1}),
     ("loco*3", {"card": "loco", "need": 3, "have": 1})],
)  # fmt: skip
def test_a_payment_with_cards_one_does_not_have_is_refused(payment, arguments):
    state = position(hands=[{"blue": 2, "loco": 1}])
    assert claims(state, "bremen-emden") == {"blue*2 loco*1"}
    why = refusal(state, f"claim bremen-emden {payment}")
    assert (why.rule, why.message, why.arguments) == ("G6.2", "refused-payment", arguments)


@pytest.mark.rule("G6.3")
def test_two_colours_never_pay_together():
    state = position(hands=[{"red": 1, "blue": 1}])
    assert claims(state, "augsburg-muenchen-1") == set()
    for text in ("claim augsburg-muenchen-1 red*1 blue*1", "claim augsburg-muenchen-1 blue*1 red*1"):
        with pytest.raises(ValueError):
            state.parse(text)


@pytest.mark.rule("G6.4", "G6.8")
@pytest.mark.parametrize("locos", range(6))
def test_any_number_of_the_cards_may_be_locomotives(locos):
    state = position(hands=[{"green": 5, "loco": 5}])
    parts = [f"green*{5 - locos}"] * (locos < 5) + [f"loco*{locos}"] * (locos > 0)
    play(state, "claim berlin-dresden " + " ".join(parts))
    assert state.snapshot()["owners"] == {"berlin-dresden": 0}
    assert hand(state, 0) == {k: n for k, n in {"green": locos, "loco": 5 - locos}.items() if n}


@pytest.mark.rule("G6.5")
@pytest.mark.parametrize("route", [r for r in ROUTES if ROUTES[r]["colour"] != "grey"])
def test_a_coloured_route_takes_only_its_own_colour(route):
    own = ROUTES[route]["colour"]
    length = ROUTES[route]["length"]
    state = position(hands=[{colour: 8 for colour in COLOURS if colour != own}])
    assert claims(state, route) == set()
    other = next(colour for colour in COLOURS if colour != own)
    assert impossible(state, f"claim {route} {other}*{length}")


@pytest.mark.rule("G6.6")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_grey_route_takes_any_one_colour(colour):
    state = position(hands=[{colour: 5}])
    assert claims(state, "lindau-muenchen") == {f"{colour}*5"}
    play(state, f"claim lindau-muenchen {colour}*5")
    assert state.snapshot()["owners"] == {"lindau-muenchen": 0}


@pytest.mark.rule("G6.7")
@pytest.mark.parametrize("route", ["lindau-muenchen", "berlin-dresden"])
def test_locomotives_alone_pay_for_grey_and_coloured_routes_and_are_listed_once(route):
    state = position(hands=[{"loco": 5}])
    assert [text for text in legal(state, "claim") if text.split()[1] == route] == [f"claim {route} loco*5"]


@pytest.mark.rule("G6.9")
def test_the_payment_goes_to_the_discard_pile():
    state = position(hands=[{"green": 4, "loco": 2}], discard={"green": 1, "red": 1})
    play(state, "claim berlin-dresden green*3 loco*2")
    assert state.snapshot()["discard"] == {"green": 4, "red": 1, "loco": 2}
    for watcher in (0, 1, None):
        assert state.view(watcher)["discard"] == {"green": 4, "red": 1, "loco": 2}


@pytest.mark.rule("G6.10")
@pytest.mark.parametrize("length", range(1, 8))
def test_a_wagon_is_placed_on_each_space(length):
    route = next(r for r in ROUTES if ROUTES[r]["length"] == length)
    state = position(hands=[{"loco": length}], wagons=[30, 31, 32])
    play(state, f"claim {route} loco*{length}")
    assert state.snapshot()["wagons"] == [30 - length, 31, 32]


@pytest.mark.rule("G6.11")
@pytest.mark.parametrize("wagons", range(8))
def test_a_route_longer_than_the_wagons_left_cannot_be_claimed(wagons):
    state = position(hands=[{"loco": 7}], wagons=[wagons, 45, 45])
    claimable = {text.split()[1] for text in legal(state, "claim")}
    assert claimable == {r for r in ROUTES if ROUTES[r]["length"] <= wagons}
    for route in ROUTES:
        length = ROUTES[route]["length"]
        if length == wagons + 1:
            why = refusal(state, f"claim {route} loco*{length}")
            assert (why.rule, why.message) == ("G6.11", "refused-route-wagons")
            assert why.arguments == {"route": route, "length": length, "wagons": wagons}


@pytest.mark.rule("G6.12")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("owner", [0, 1])
def test_a_claimed_route_cannot_be_claimed_again(seats, owner):
    state = position(seats=seats, hands=[{"green": 5}], owners={"berlin-dresden": owner})
    assert claims(state, "berlin-dresden") == set()
    why = refusal(state, "claim berlin-dresden green*5")
    assert (why.rule, why.message) == ("G6.12", "refused-route-owned")
    assert why.arguments == {"route": "berlin-dresden", "owner": owner}


@pytest.mark.rule("G6.12")
def test_a_claimed_route_stays_with_its_owner():
    state = position(seats=2, hands=[{"green": 5}, {"red": 9, "loco": 9}])
    skip_passengers(play(state, "claim berlin-dresden green*5"))
    for _ in range(10):
        route = next(iter(legal(state, "claim")), None)
        skip_passengers(play(state, *([route] if route else ["draw", "draw"])))
        assert state.snapshot()["owners"]["berlin-dresden"] == 0
        assert state.view(None)["owners"]["berlin-dresden"] == 0


@pytest.mark.rule("G6.13")
def test_a_route_need_not_touch_what_one_owns():
    state = position(hands=[{"loco": 7}], owners={"kiel-rostock": 0})
    claimable = {text.split()[1] for text in legal(state, "claim")}
    assert claimable == set(ROUTES) - {"kiel-rostock"}


@pytest.mark.rule("G6.14")
def test_one_route_is_claimed_in_a_turn():
    state = position(hands=[{"red": 9, "loco": 3}])
    skip_passengers(play(state, "claim berlin-magdeburg red*3"))
    assert state.seat == 1
    assert len(state.snapshot()["owners"]) == 1


@pytest.mark.rule("G6.15", "G6.16", "G12.2")
def test_pay_place_score_come_before_the_passengers_and_the_end_of_the_turn():
    state = position(hands=[{"red": 3}], wagons=[5, 45, 45], score=[40, 0, 0])
    play(state, "claim berlin-magdeburg red*3")
    snapshot = state.snapshot()
    assert snapshot["phase"] == "passenger-a"
    assert snapshot["claimed"] == "berlin-magdeburg"
    assert snapshot["hands"][0] == {}
    assert snapshot["discard"] == {"red": 3}
    assert snapshot["wagons"][0] == 2
    assert snapshot["score"][0] == 44
    assert (snapshot["seat"], snapshot["turn"], snapshot["turns_left"]) == (0, 12, None)
    taken = total(snapshot["passengers_of"][0])
    play(state, next(text for text in legal(state) if text != "passenger none"))
    assert total(state.snapshot()["passengers_of"][0]) == taken + 1
    assert state.snapshot()["turns_left"] is None
    skip_passengers(state)
    assert (state.seat, state.turn, state.snapshot()["turns_left"]) == (1, 13, 3)
    assert state.snapshot()["claimed"] is None


@pytest.mark.rule("G6.2", "G6.12", "G7.4", "G7.2", "G6.11")
def test_the_board_says_why_a_route_offers_nothing():
    state = position(seats=3, hands=[{"red": 3, "loco": 1}], wagons=[6, 45, 45],
                     owners={"berlin-dresden": 1, "augsburg-muenchen-1": 2})  # fmt: skip
    assert GAME.why(state, 0, {"route": "berlin-magdeburg"}) is None
    for route, message in {
        "berlin-dresden": "refused-route-owned",
        "augsburg-muenchen-2": "refused-route-closed",
        "berlin-hannover": "refused-route-wagons",
        "berlin-leipzig": "refused-route-cards",
    }.items():
        assert GAME.why(state, 0, {"route": route}).message == message
    own = position(seats=4, hands=[{"red": 3}], owners={"augsburg-muenchen-1": 0})
    assert GAME.why(own, 0, {"route": "augsburg-muenchen-2"}).message == "refused-route-parallel"
