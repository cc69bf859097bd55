"""G9: points for routes."""

import pytest

from .positions import COLOURS, GAME, POINTS, ROUTES, finished, play, position


@pytest.mark.rule("G9.1", "G9.2", "G6.15")
@pytest.mark.parametrize("route", ROUTES)
def test_a_route_scores_by_the_table(route):
    length = ROUTES[route]["length"]
    state = position(seats=2, hands=[{"loco": length}], score=[50, 60])
    play(state, f"claim {route} loco*{length}")
    assert state.scores() == [50 + POINTS[length], 60]


@pytest.mark.rule("G9.1")
def test_the_table():
    table = {"augsburg-ulm-1": 1, "augsburg-muenchen-1": 2, "berlin-magdeburg": 4, "berlin-leipzig": 7,
             "berlin-dresden": 10, "berlin-rostock": 15, "berlin-hannover": 18}  # fmt: skip
    for route, points in table.items():
        state = finished(owners={route: 1})
        assert GAME.sheet(state)[1]["routes"] == [{"route": route, "length": ROUTES[route]["length"], "points": points}]


@pytest.mark.rule("G9.2")
def test_the_marker_does_not_move_by_the_length():
    state = position(hands=[{"black": 7}])
    play(state, "claim berlin-hannover black*7")
    assert state.scores() == [18, 0, 0]


@pytest.mark.rule("G9.3")
@pytest.mark.parametrize("payment", [f"{c}*5" for c in COLOURS] + ["red*3 loco*2", "blue*1 loco*4", "loco*5"])
def test_the_cards_make_no_difference_to_the_points(payment):
    cards = dict(part.split("*") for part in payment.split())
    state = position(hands=[{kind: int(n) for kind, n in cards.items()}])
    play(state, f"claim lindau-muenchen {payment}")
    assert state.scores()[0] == 10


@pytest.mark.rule("G9.3")
@pytest.mark.parametrize("length", range(1, 8))
def test_the_colour_of_the_route_makes_no_difference(length):
    scores = set()
    for route in (r for r in ROUTES if ROUTES[r]["length"] == length):
        state = position(hands=[{"loco": length}])
        play(state, f"claim {route} loco*{length}")
        scores.add(state.scores()[0])
    assert scores == {POINTS[length]}
