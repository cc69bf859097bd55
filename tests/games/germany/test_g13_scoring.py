"""G13: final scoring."""

from itertools import product

import pytest

from .positions import FIGURES, GAME, LONG, ROUTES, SHORT, finished, play, position


def sheet(**fields):
    state = finished(**fields)
    lines = GAME.sheet(state)
    assert [line["total"] for line in lines] == state.scores()
    for line in lines:
        assert line["total"] == (
            line["route_points"] + line["ticket_points"] + line["globetrotter"] + line["passenger_points"]
        )
        assert line["passenger_points"] == sum(entry["points"] for entry in line["passengers"])
        assert line["passenger_count"] == sum(entry["count"] for entry in line["passengers"])
        assert [entry["colour"] for entry in line["passengers"]] == FIGURES
        assert line["ticket_points"] == sum(entry["points"] for entry in line["tickets"])
        assert line["completed"] == sum(entry["complete"] for entry in line["tickets"])
        assert line["route_points"] == sum(entry["points"] for entry in line["routes"])
    return lines


def red_points(counts, **options):
    """The points for red when the players have so many red passengers."""
    lines = sheet(seats=len(counts), carried=[{"red": n} for n in counts], options=options)
    return [line["passengers"][FIGURES.index("red")]["points"] for line in lines]


@pytest.mark.rule("G13.1")
def test_the_recount_of_the_routes_gives_what_stands_on_the_track():
    owners = {"berlin-dresden": 0, "berlin-hannover": 1, "augsburg-ulm-1": 0, "kiel-rostock": 2}
    state = position(owners=owners, turns_left=1, last_round_by=0)
    track = state.scores()
    assert track == [11, 18, 7]
    play(state, "draw", "draw")
    lines = GAME.sheet(state)
    assert [line["route_points"] for line in lines] == track
    assert {entry["route"] for entry in lines[0]["routes"]} == {"berlin-dresden", "augsburg-ulm-1"}
    assert all(entry["length"] == ROUTES[entry["route"]]["length"] for line in lines for entry in line["routes"])


@pytest.mark.rule("G13.2")
def test_all_tickets_are_revealed():
    tickets = [["berlin-leipzig"], ["kiel-schweiz", "hamburg-rostock"], []]
    state = position(tickets=tickets, hands=[{"red": 2}, {"blue": 1}, {}], turns_left=1, last_round_by=0)
    assert state.view(None)["players"][1]["held"] is None
    play(state, "draw", "draw")
    for watcher in (0, 1, 2, None):
        view = state.view(watcher)
        assert [{t["id"] for t in player["held"]} for player in view["players"]] == [set(held) for held in tickets]
        assert view["scores"] == state.scores()
        assert view["ranks"] == state.ranks()
        assert view["sheet"] == GAME.sheet(state)


@pytest.mark.rule("G13.3", "G13.4")
def test_complete_tickets_add_and_incomplete_ones_subtract_their_value():
    lines = sheet(owners={"berlin-leipzig": 0}, tickets=[["berlin-leipzig", "kiel-schweiz"], ["rostock-konstanz"], []])
    assert [line["ticket_points"] for line in lines] == [4 - 20, -22, 0]
    assert {(t["id"], t["complete"], t["points"]) for t in lines[0]["tickets"]} == {
        ("berlin-leipzig", True, 4), ("kiel-schweiz", False, -20)}  # fmt: skip


@pytest.mark.rule("G13.5", "G13.6", "G13.7", "G13.8")
@pytest.mark.parametrize(
    ("tickets", "expected"),
    [([["berlin-leipzig"], [], []], [15, 0, 0]),
     ([["berlin-leipzig"], ["mannheim-stuttgart"], []], [15, 15, 0]),
     ([["berlin-leipzig"], ["mannheim-stuttgart", "mainz-stuttgart"], []], [0, 15, 0]),
     # A long ticket counts as one, like a short one, whatever it is worth.
     ([["berlin-leipzig"], [], ["hamburg-dresden"]], [15, 0, 15]),
     ([[], ["mannheim-stuttgart", "mainz-stuttgart"], ["hamburg-dresden"]], [0, 15, 0]),
     # Incomplete ones neither count nor take away.
     ([["berlin-leipzig", "kiel-schweiz", "rostock-konstanz"], ["mannheim-stuttgart"], []], [15, 15, 0]),
     ([["kiel-schweiz", "rostock-konstanz", "emden-freiburg"], ["mannheim-stuttgart"], []], [0, 15, 0])],
)  # fmt: skip
def test_the_globetrotter_goes_to_the_most_completed_tickets(tickets, expected):
    owners = {"berlin-leipzig": 0, "mannheim-stuttgart-1": 1, "mainz-mannheim-1": 1, "berlin-hamburg-1": 2,
              "berlin-dresden": 2}  # fmt: skip
    assert [line["globetrotter"] for line in sheet(owners=owners, tickets=tickets)] == expected


@pytest.mark.rule("G13.9")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nobody_with_a_completed_ticket_means_fifteen_for_everyone(seats):
    assert GAME.options["globetrotter_at_zero"].default is True
    tickets = [["kiel-schweiz"], []]
    assert [line["globetrotter"] for line in sheet(seats=seats, tickets=tickets)] == [15] * seats
    off = {"globetrotter_at_zero": False}
    assert [line["globetrotter"] for line in sheet(seats=seats, tickets=tickets, options=off)] == [0] * seats


@pytest.mark.rule("G13.9")
def test_that_option_never_changes_the_ranking():
    fields = {"tickets": [["kiel-schweiz"], [], ["berlin-leipzig"]], "owners": {"kiel-rostock": 1}}
    on = finished(**fields)
    off = finished(**fields, options={"globetrotter_at_zero": False})
    assert on.ranks() == off.ranks()
    # And it means nothing once somebody has completed a ticket.
    fields["owners"] = {"berlin-leipzig": 2}
    assert finished(**fields).scores() == finished(**fields, options={"globetrotter_at_zero": False}).scores()


@pytest.mark.rule("G13.10", "G13.11")
@pytest.mark.parametrize("colour", FIGURES)
def test_most_passengers_of_a_colour_bring_twenty_and_second_most_ten(colour):
    lines = sheet(seats=4, carried=[{colour: 2}, {colour: 5}, {}, {colour: 1}])
    entry = FIGURES.index(colour)
    assert [line["passengers"][entry]["points"] for line in lines] == [10, 20, 0, 0]
    assert [line["passengers"][entry]["count"] for line in lines] == [2, 5, 0, 1]
    assert [line["passenger_points"] for line in lines] == [10, 20, 0, 0]


@pytest.mark.rule("G13.10", "G13.11")
def test_each_colour_is_counted_for_itself():
    lines = sheet(
        seats=3, carried=[{"red": 3, "green": 1, "white": 2}, {"red": 2, "green": 2}, {"white": 2, "blue": 1}]
    )
    assert [line["passenger_points"] for line in lines] == [20 + 10 + 20, 10 + 20, 20 + 20]


@pytest.mark.rule("G13.12")
@pytest.mark.parametrize(
    ("counts", "points"),
    [([3, 3, 2], [20, 20, 0]), ([3, 2, 3, 2], [20, 0, 20, 0]), ([2, 2, 2, 1, 0], [20, 20, 20, 0, 0]),
     ([1, 1], [20, 20]), ([2, 2, 2, 2, 2], [20, 20, 20, 20, 20])],
)  # fmt: skip
def test_tied_for_the_most_each_get_twenty_and_nobody_ten(counts, points):
    assert red_points(counts) == points


@pytest.mark.rule("G13.13")
@pytest.mark.parametrize(
    ("counts", "points"),
    [([4, 3, 3, 0], [20, 10, 10, 0]), ([1, 2, 1], [10, 20, 10]), ([1, 1, 4, 1, 1], [10, 10, 20, 10, 10]),
     ([5, 2, 1], [20, 10, 0])],
)  # fmt: skip
def test_all_tied_for_second_get_ten(counts, points):
    assert red_points(counts) == points


@pytest.mark.rule("G13.14")
def test_without_a_passenger_nobody_scores():
    assert GAME.options["zero_passengers_score"].default is False
    assert red_points([0, 0, 0]) == [0, 0, 0]
    assert red_points([3, 0, 0]) == [20, 0, 0]
    assert red_points([3, 0, 0, 0, 0]) == [20, 0, 0, 0, 0]


@pytest.mark.rule("G13.14")
@pytest.mark.parametrize(
    ("counts", "points"),
    [([0, 0, 0], [20, 20, 20]), ([3, 0, 0], [20, 10, 10]), ([3, 3, 0], [20, 20, 0]), ([3, 1, 0], [20, 10, 0]),
     ([0, 1], [10, 20])],
)  # fmt: skip
def test_with_the_option_none_is_a_number_like_any_other(counts, points):
    assert red_points(counts, zero_passengers_score=True) == points


@pytest.mark.rule("G13.15")
@pytest.mark.parametrize(
    ("counts", "points"),
    [([3, 1], [20, 10]), ([1, 3], [10, 20]), ([3, 0], [20, 0]), ([2, 2], [20, 20]), ([0, 0], [0, 0])],
)
def test_with_two_players_the_second_scores_ten_too(counts, points):
    assert red_points(counts) == points


@pytest.mark.rule("G13.10", "G13.11", "G13.12", "G13.13", "G13.14")
def test_every_way_four_players_can_share_a_colour():
    for counts in product(range(4), repeat=4):
        if sum(counts) > 10 or list(counts) != sorted(counts, reverse=True):
            continue
        best = max(counts)
        lower = sorted({n for n in counts if n < best}, reverse=True)
        second = lower[0] if lower and counts.count(best) == 1 else 0
        assert red_points(list(counts)) == [
            0 if n == 0 else 20 if n == best else 10 if n == second else 0 for n in counts
        ]


@pytest.mark.rule("G13.16")
def test_cards_wagons_and_long_ways_score_nothing():
    plain = finished(seats=2, owners={"berlin-dresden": 0, "kiel-rostock": 1}, wagons=[40, 41])
    rich = finished(seats=2, owners={"berlin-dresden": 0, "kiel-rostock": 1}, wagons=[3, 41],
                    hands=[{"red": 12, "loco": 6}, {"blue": 3}])  # fmt: skip
    assert plain.scores() == rich.scores()
    # Four routes in a row and four scattered ones of the same lengths are worth the same.
    chain = ["berlin-magdeburg", "leipzig-magdeburg", "chemnitz-leipzig", "chemnitz-dresden"]
    scattered = ["bremen-emden", "hamburg-schwerin", "lindau-ulm", "karlsruhe-mannheim"]
    assert [ROUTES[r]["length"] for r in chain] == [ROUTES[r]["length"] for r in scattered]
    assert finished(owners=dict.fromkeys(chain, 0)).scores() == finished(owners=dict.fromkeys(scattered, 0)).scores()


@pytest.mark.rule("G13.17")
def test_a_score_may_be_below_zero():
    state = finished(
        seats=2, tickets=[["kiel-schweiz", "rostock-konstanz"], []], options={"globetrotter_at_zero": False}
    )
    assert state.scores() == [-42, 0]
    assert state.ranks() == [2, 1]


@pytest.mark.rule("G13.1", "G13.3", "G13.5", "G13.10")
def test_a_whole_sheet():
    state = finished(
        seats=3,
        owners={"berlin-leipzig": 0, "chemnitz-leipzig": 0, "hamburg-schwerin": 1, "rostock-schwerin": 1},
        tickets=[["berlin-leipzig", "berlin-chemnitz"], ["hamburg-rostock", "kiel-schweiz"], []],
        carried=[{"red": 2, "white": 1}, {"red": 1, "white": 1}, {}],
    )
    lines = GAME.sheet(state)
    assert [line["route_points"] for line in lines] == [7 + 2, 2 + 2, 0]
    assert [line["ticket_points"] for line in lines] == [4 + 6, 4 - 20, 0]
    assert [line["globetrotter"] for line in lines] == [15, 0, 0]
    assert [line["passenger_points"] for line in lines] == [20 + 20, 10 + 20, 0]
    assert state.scores() == [9 + 10 + 15 + 40, 4 - 16 + 30, 0]
    assert state.ranks() == [1, 2, 3]


def test_every_ticket_can_be_counted():
    state = finished(seats=2, tickets=[SHORT, LONG])
    lines = GAME.sheet(state)
    assert len(lines[0]["tickets"]) == 55
    assert len(lines[1]["tickets"]) == 34
