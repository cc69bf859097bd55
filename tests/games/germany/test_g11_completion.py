"""G11: what completes a ticket."""

import random

import pytest

from branchline.games.germany.invariants import Chart

from .positions import BOARD, GAME, GROUPS, LONG, ROUTES, SHORT, VALUE, finished, play, position, skip_passengers

TICKETS = {t["id"]: t for t in BOARD["tickets"]["short"] + BOARD["tickets"]["long"]}
# From a route into France to one into Denmark.
SOUTH_NORTH = ["karlsruhe-frankreich", "karlsruhe-mannheim", "frankfurt-mannheim-1", "frankfurt-kassel-1",
               "hannover-kassel-1", "hamburg-hannover-1", "hamburg-kiel-1", "kiel-daenemark"]  # fmt: skip


def complete(ticket, *routes, others=()):
    """Whether this ticket of seat 0 counts as complete at the end, with these routes and those of seat 1."""
    owners = dict.fromkeys(routes, 0) | dict.fromkeys(others, 1)
    state = finished(seats=4, owners=owners, tickets=[[ticket]])
    line = GAME.sheet(state)[0]["tickets"][0]
    assert line["id"] == ticket
    assert line["points"] == (VALUE[ticket] if line["complete"] else -VALUE[ticket])
    assert GAME.sheet(state)[0]["completed"] == int(line["complete"])
    return line["complete"]


@pytest.mark.rule("G11.1")
@pytest.mark.parametrize("ticket", [*SHORT, *LONG])
def test_a_ticket_names_two_locations_and_a_value(ticket):
    places = {place["id"] for place in BOARD["cities"] + BOARD["countries"]}
    state = position(tickets=[[ticket]])
    entry = state.view(0)["players"][0]["held"][0]
    printed = TICKETS[ticket]
    assert entry == {"id": ticket, "a": printed["a"], "b": printed["b"], "value": printed["value"],
                     "long": ticket in LONG, "complete": False}  # fmt: skip
    assert {entry["a"], entry["b"]} <= places
    assert entry["a"] != entry["b"]


@pytest.mark.rule("G11.2")
def test_a_path_of_own_routes_completes_a_ticket():
    assert complete("berlin-leipzig", "berlin-leipzig")
    assert complete("berlin-leipzig", "berlin-magdeburg", "leipzig-magdeburg")
    assert not complete("berlin-leipzig")
    assert not complete("berlin-leipzig", "berlin-magdeburg")
    assert not complete("berlin-leipzig", "berlin-magdeburg", "dresden-leipzig")


@pytest.mark.rule("G11.3")
def test_routes_of_others_never_help():
    assert not complete("berlin-leipzig", "berlin-magdeburg", others=["leipzig-magdeburg"])
    assert not complete("berlin-leipzig", others=["berlin-leipzig"])
    assert not complete("mannheim-stuttgart", others=["mannheim-stuttgart-1"])


@pytest.mark.rule("G11.4")
def test_the_path_may_be_of_any_length_and_shape():
    detour = ["berlin-rostock", "kiel-rostock", "hamburg-kiel-1", "hamburg-hannover-1", "hannover-magdeburg",
              "leipzig-magdeburg"]  # fmt: skip
    assert complete("berlin-leipzig", *detour)
    # A branch and a ring do no harm.
    assert complete("berlin-leipzig", *detour, "berlin-hamburg-1", "rostock-schwerin", "hamburg-schwerin")
    for missing in detour:
        assert not complete("berlin-leipzig", *[route for route in detour if route != missing])


@pytest.mark.rule("G11.4")
@pytest.mark.parametrize("seed", range(6))
def test_the_order_of_claiming_makes_no_difference(seed):
    routes = ["berlin-magdeburg", "leipzig-magdeburg", "chemnitz-leipzig", "chemnitz-dresden"]
    random.Random(seed).shuffle(routes)
    state = position(seats=2, hands=[{"loco": 8}], tickets=[["berlin-chemnitz", "berlin-leipzig"]])
    for i, route in enumerate(routes):
        held = {t["id"]: t["complete"] for t in state.view(0)["players"][0]["held"]}
        owned = set(routes[:i])
        assert held["berlin-leipzig"] == ({"berlin-magdeburg", "leipzig-magdeburg"} <= owned)
        assert held["berlin-chemnitz"] == ({"berlin-magdeburg", "leipzig-magdeburg", "chemnitz-leipzig"} <= owned)
        skip_passengers(play(state, f"claim {route} loco*{ROUTES[route]['length']}"))
        play(state, "draw", "draw")
    assert all(t["complete"] for t in state.view(0)["players"][0]["held"])


@pytest.mark.rule("G11.5", "G13.3")
def test_one_route_serves_any_number_of_tickets():
    owners = {"mannheim-stuttgart-1": 0, "mainz-mannheim-1": 0, "frankfurt-mainz-1": 0}
    tickets = ["mannheim-stuttgart", "mainz-stuttgart", "frankfurt-stuttgart"]
    state = finished(owners=owners, tickets=[tickets])
    assert GAME.sheet(state)[0]["completed"] == 3
    assert GAME.sheet(state)[0]["ticket_points"] == 2 + 3 + 4


@pytest.mark.rule("G11.6")
def test_an_end_of_a_ticket_may_be_a_country():
    assert complete("niederlande-frankfurt", "emden-niederlande", "emden-muenster", "dortmund-muenster-1",
                    "dortmund-duesseldorf-1", "duesseldorf-koeln-1", "frankfurt-koeln-1")  # fmt: skip
    assert complete("frankreich-daenemark", *SOUTH_NORTH)
    assert not complete("frankreich-daenemark", *SOUTH_NORTH[1:])
    assert not complete("frankreich-daenemark", *SOUTH_NORTH[:-1])


@pytest.mark.rule("G11.7")
@pytest.mark.parametrize("country", BOARD["countries"], ids=lambda country: country["id"])
def test_two_routes_into_a_country_are_not_joined_there(country):
    into = [r for r in ROUTES if ROUTES[r]["b"] in country["spots"]]
    cities = {ROUTES[r]["a"] for r in into}
    between = [t for t in TICKETS.values() if {t["a"], t["b"]} <= cities]
    for ticket in between:
        assert not complete(ticket["id"], *into)
    # Koeln to Switzerland by way of Freiburg, where the path from Koeln ends at another French dead end.
    assert not complete("koeln-saarbruecken", "saarbruecken-frankreich", "karlsruhe-frankreich", "karlsruhe-mannheim",
                        "frankfurt-mannheim-1", "frankfurt-koeln-1")  # fmt: skip


@pytest.mark.rule("G11.7", "G11.8")
@pytest.mark.parametrize(
    ("ticket", "routes"),
    [("muenchen-freiburg", ["freiburg-schweiz", "lindau-schweiz", "lindau-muenchen"]),
     ("muenchen-konstanz", ["konstanz-schweiz", "lindau-schweiz", "lindau-muenchen"]),
     ("karlsruhe-regensburg", ["regensburg-oesterreich", "lindau-oesterreich", "lindau-ulm", "stuttgart-ulm-1",
                               "karlsruhe-stuttgart"]),
     ("emden-hamburg", ["bremerhaven-daenemark", "bremerhaven-emden", "kiel-daenemark", "hamburg-kiel-1"]),
     ("bremen-duesseldorf", ["duesseldorf-niederlande", "emden-niederlande", "bremen-emden"])],
)  # fmt: skip
def test_no_path_runs_through_a_country(ticket, routes):
    assert not complete(ticket, *routes)


@pytest.mark.rule("G11.9")
@pytest.mark.parametrize("route", ["karlsruhe-frankreich", "freiburg-frankreich", "saarbruecken-frankreich"])
def test_any_one_route_into_the_country_meets_it(route):
    rest = ["freiburg-karlsruhe", "karlsruhe-saarbruecken", "karlsruhe-stuttgart", "stuttgart-ulm-1", "augsburg-ulm-1",
            "augsburg-muenchen-1"]  # fmt: skip
    assert complete("frankreich-muenchen", route, *rest)
    assert not complete("frankreich-muenchen", *rest)


@pytest.mark.rule("G11.9")
def test_a_route_into_the_country_elsewhere_does_not_meet_it():
    rest = ["karlsruhe-stuttgart", "stuttgart-ulm-1", "augsburg-ulm-1", "augsburg-muenchen-1"]
    assert not complete("frankreich-muenchen", "saarbruecken-frankreich", *rest)
    # Another route into the same country, in the right set, does, whatever else there is.
    assert complete("frankreich-muenchen", "saarbruecken-frankreich", "karlsruhe-frankreich", *rest)


@pytest.mark.rule("G11.10")
def test_two_countries_need_one_connected_set_with_a_route_into_each():
    assert complete("frankreich-daenemark", *SOUTH_NORTH)
    for missing in SOUTH_NORTH[1:-1]:
        assert not complete("frankreich-daenemark", *[route for route in SOUTH_NORTH if route != missing])
    # A second route into each country in the wrong set helps nothing.
    broken = [route for route in SOUTH_NORTH if route != "hannover-kassel-1"]
    assert not complete("frankreich-daenemark", *broken, "bremerhaven-daenemark", "saarbruecken-frankreich")
    assert complete("daenemark-niederlande", "bremerhaven-daenemark", "bremerhaven-emden", "emden-niederlande")


@pytest.mark.rule("G11.11", "G13.3", "G13.4")
def test_completion_is_judged_at_the_end_with_the_routes_owned_then():
    state = position(seats=2, hands=[{"orange": 4}], tickets=[["berlin-leipzig"]], turns_left=1, last_round_by=0)
    assert state.scores() == [0, 0]
    play(state, "claim berlin-leipzig orange*4")
    # Completed, but not yet scored.
    assert state.scores() == [7, 0]
    skip_passengers(state)
    assert state.over
    assert GAME.sheet(state)[0]["ticket_points"] == 4


@pytest.mark.rule("G11.11")
def test_a_completed_ticket_scores_nothing_before_the_end():
    state = position(seats=2, owners={"berlin-leipzig": 0}, tickets=[["berlin-leipzig"], ["hamburg-rostock"]])
    for _ in range(4):
        assert state.scores() == [7, 0]
        play(state, "draw", "draw")


@pytest.mark.rule("G11.2", "G11.3", "G11.4", "G11.7", "G11.8", "G11.9", "G11.10")
@pytest.mark.parametrize("seed", range(20))
def test_random_networks_complete_what_a_search_through_the_board_finds(seed):
    chance = random.Random(seed)
    order = [route["id"] for route in BOARD["routes"]]
    owners = {}
    for group in GROUPS:
        players = chance.sample(range(4), len(group))
        owners |= {route: p for route, p in zip(group, players, strict=True) if chance.random() < 0.25 + 0.03 * seed}
    every = [*SHORT, *LONG]
    chance.shuffle(every)
    tickets = [every[seat::4] for seat in range(4)]
    state = finished(seats=4, owners=owners, tickets=tickets, wagons=[20] * 4)
    flat = [owners.get(route, -1) for route in order]
    chart = Chart(GAME.board)
    for seat, sheet in enumerate(GAME.sheet(state)):
        assert len(sheet["tickets"]) == len(tickets[seat])
        for line in sheet["tickets"]:
            assert line["complete"] == chart.completed(flat, seat, [*SHORT, *LONG].index(line["id"])), line
