"""G7: double and triple routes."""

import pytest

from .positions import BOARD, GROUPS, ROUTES, claims, legal, play, position, refusal, skip_passengers

PARALLEL = [group for group in GROUPS if len(group) > 1]
SINGLE = [group[0] for group in GROUPS if len(group) == 1]


def fare(route):
    return f"claim {route} loco*{ROUTES[route]['length']}"


def claimable(state):
    return {text.split()[1] for text in legal(state, "claim")}


@pytest.mark.rule("G7.1")
def test_routes_with_the_same_two_ends_form_a_group():
    ends = {}
    for route in BOARD["routes"]:
        ends.setdefault(frozenset((route["a"], route["b"])), []).append(route["id"])
    assert sorted(map(sorted, ends.values())) == sorted(map(sorted, GROUPS))
    assert {len(group) for group in GROUPS} == {1, 2, 3}


@pytest.mark.rule("G7.1", "G7.2", "G7.4")
@pytest.mark.parametrize("group", PARALLEL, ids=lambda group: group[0])
def test_each_group_closes_as_a_whole_and_nothing_else_does(group):
    for taken in group:
        state = position(seats=2, hands=[{"loco": 7}], owners={taken: 1})
        assert claimable(state) == set(ROUTES) - set(group)
        assert sorted(state.view(0)["closed"]) == sorted(set(group) - {taken})


@pytest.mark.rule("G7.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("group", PARALLEL[:6], ids=lambda group: group[0])
def test_a_player_owns_at_most_one_route_of_a_group(seats, group):
    state = position(seats=seats, hands=[{"loco": 7}], owners={group[-1]: 0})
    for route in group[:-1]:
        assert claims(state, route) == set()
        why = refusal(state, fare(route))
        if seats > 3:
            assert (why.rule, why.message, why.arguments) == ("G7.2", "refused-route-parallel", {"route": route})
        else:
            assert why.message in ("refused-route-parallel", "refused-route-closed")


@pytest.mark.rule("G7.2")
def test_that_holds_for_the_whole_game():
    state = position(seats=4, hands=[{"loco": 7}])
    skip_passengers(play(state, "claim dortmund-duesseldorf-2 loco*1"))
    play(state, *["draw", "draw"] * 3)
    assert state.seat == 0
    assert not {"dortmund-duesseldorf-1", "dortmund-duesseldorf-3"} & claimable(state)


@pytest.mark.rule("G7.3")
@pytest.mark.parametrize("seats", [4, 5])
@pytest.mark.parametrize("group", PARALLEL, ids=lambda group: group[0])
def test_with_four_or_five_players_each_route_of_a_group_may_go_to_another_player(seats, group):
    locos = ROUTES[group[0]]["length"]
    for seat, route in enumerate(group):
        owners = {other: p for p, other in enumerate(group[:seat])}
        hands = [{}] * seat + [{"loco": locos}]
        state = position(seats=seats, seat=seat, hands=hands, owners=owners)
        assert set(group) & claimable(state) == set(group[seat:])
        assert state.view(seat)["closed"] == []
        play(state, fare(route))
        assert state.snapshot()["owners"][route] == seat


@pytest.mark.rule("G7.4")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("group", PARALLEL, ids=lambda group: group[0])
def test_with_two_or_three_players_one_claim_closes_the_group_to_everyone(seats, group):
    for taken in group:
        state = position(seats=seats, seat=1, hands=[{}, {"loco": 7}], owners={taken: 0})
        assert not set(group) & claimable(state)
        for route in set(group) - {taken}:
            why = refusal(state, fare(route))
            assert (why.rule, why.message) == ("G7.4", "refused-route-closed")
            assert why.arguments == {"route": route, "seats": seats}


@pytest.mark.rule("G7.4")
def test_a_closed_route_stays_closed():
    state = position(seats=2, hands=[{"loco": 1}, {"loco": 9}])
    skip_passengers(play(state, "claim dortmund-duesseldorf-2 loco*1"))
    for _ in range(3):
        assert {"dortmund-duesseldorf-1", "dortmund-duesseldorf-3"} <= set(state.view(None)["closed"])
        assert not {"dortmund-duesseldorf-1", "dortmund-duesseldorf-3"} & claimable(state)
        play(state, "draw", "draw", "draw", "draw")


@pytest.mark.rule("G7.5")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("group", PARALLEL, ids=lambda group: group[0])
def test_the_first_claimant_may_choose_any_of_them(seats, group):
    for route in group:
        state = position(seats=seats, hands=[{"loco": 7}])
        assert set(group) <= claimable(state)
        play(state, fare(route))
        assert state.snapshot()["owners"] == {route: 0}


@pytest.mark.rule("G7.6")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("country", BOARD["countries"], ids=lambda country: country["id"])
def test_routes_of_different_cities_into_a_country_are_not_parallel(seats, country):
    into = [r for r in ROUTES if ROUTES[r]["b"] in country["spots"]]
    assert len(into) >= 2
    for owner in (0, 1):
        state = position(seats=seats, hands=[{"loco": 7}], owners={into[0]: owner})
        assert set(into[1:]) <= claimable(state)
        assert not set(into) & set(state.view(0)["closed"])


@pytest.mark.rule("G7.7")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_single_route_is_the_same_for_every_number_of_players(seats):
    state = position(seats=seats, hands=[{"loco": 7}])
    assert set(SINGLE) <= claimable(state)
    owners = {route: i % seats for i, route in enumerate(SINGLE[1:])}
    state = position(seats=seats, hands=[{"loco": 7}], owners=owners, wagons=[20] * seats)
    assert SINGLE[0] in claimable(state)
    assert not set(SINGLE[1:]) & claimable(state)
    assert state.view(0)["closed"] == []
