"""G14: who wins. The positions differ in score, completed tickets and passengers as the tests need."""

import pytest

from .positions import GAME, finished

# 1 + 1 points for two routes, 2 for the ticket and 15 for the globetrotter: as many as 18 + 1 for two other routes.
EQUAL = {"karlsruhe-mannheim": 0, "karlsruhe-stuttgart": 0, "berlin-hannover": 1, "augsburg-ulm-1": 1}


def ranked(**fields):
    """Places and (score, completed tickets, passengers) of each player."""
    state = finished(options={"globetrotter_at_zero": False}, **fields)
    keys = [(line["total"], line["completed"], line["passenger_count"]) for line in GAME.sheet(state)]
    return state.ranks(), keys


@pytest.mark.rule("G14.1")
def test_the_highest_score_wins():
    ranks, _ = ranked(owners={"berlin-hannover": 1, "berlin-dresden": 0, "augsburg-ulm-1": 2})
    assert ranks == [2, 1, 3]


@pytest.mark.rule("G14.1")
def test_the_score_comes_before_all_tie_breaks():
    # Seat 0 has more tickets and more passengers, but two points less.
    owners = EQUAL | {"augsburg-muenchen-1": 1}
    carried = [{"red": 1, "blue": 9}, {"red": 2, "blue": 1}]
    ranks, keys = ranked(seats=2, owners=owners, tickets=[["mannheim-stuttgart"], []], carried=carried)
    assert keys == [(49, 1, 10), (51, 0, 3)]
    assert ranks == [2, 1]


@pytest.mark.rule("G14.2")
def test_the_first_tie_break_is_more_completed_tickets():
    ranks, keys = ranked(seats=2, owners=EQUAL, tickets=[["mannheim-stuttgart"], []], carried=[{"red": 2}, {"red": 2}])
    assert keys == [(39, 1, 2), (39, 0, 2)]
    assert ranks == [1, 2]


@pytest.mark.rule("G14.2")
def test_tickets_come_before_passengers():
    carried = [{"red": 1, "blue": 3}, {"red": 6, "blue": 1}]
    ranks, keys = ranked(seats=2, owners=EQUAL, tickets=[["mannheim-stuttgart"], []], carried=carried)
    assert keys == [(49, 1, 4), (49, 0, 7)]
    assert ranks == [1, 2]


@pytest.mark.rule("G14.3")
def test_the_second_tie_break_is_more_passengers_of_all_colours_together():
    ranks, keys = ranked(seats=2, carried=[{"red": 1, "blue": 3}, {"red": 6, "blue": 1}])
    assert keys == [(30, 0, 4), (30, 0, 7)]
    assert ranks == [2, 1]


@pytest.mark.rule("G14.4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_players_still_tied_share_the_victory(seats):
    ranks, keys = ranked(seats=seats)
    assert keys == [(0, 0, 0)] * seats
    assert ranks == [1] * seats
    ranks, keys = ranked(seats=seats, carried=[{"red": 2}, {"red": 2}])
    assert ranks == [1, 1] + [3] * (seats - 2)


@pytest.mark.rule("G14.5")
def test_the_same_keys_rank_the_other_places():
    # Seats 1 and 2 tie on points; seat 2 has more passengers. Seats 3 and 4 are equal in everything.
    ranks, keys = ranked(
        seats=5,
        owners={"berlin-hannover": 0, "berlin-rostock": 0},
        carried=[{}, {"red": 1, "blue": 3}, {"red": 6, "blue": 1}, {}, {}],
    )
    assert [key[0] for key in keys] == [33, 30, 30, 0, 0]
    assert ranks == [1, 3, 2, 4, 4]


@pytest.mark.rule("G14.5")
def test_the_other_places_are_ranked_by_tickets_too():
    ranks, keys = ranked(
        seats=3,
        owners=EQUAL | {"dresden-regensburg": 2, "berlin-rostock": 2, "chemnitz-regensburg": 2},
        tickets=[["mannheim-stuttgart"], [], []],
    )
    assert keys == [(19, 1, 0), (19, 0, 0), (48, 0, 0)]
    assert ranks == [2, 3, 1]


@pytest.mark.rule("G14.4", "G14.5")
def test_places_after_a_tie_are_left_out():
    ranks, _ = ranked(seats=4, owners={"berlin-hannover": 0, "dresden-regensburg": 1, "kiel-rostock": 2})
    assert ranks == [1, 1, 3, 4]
