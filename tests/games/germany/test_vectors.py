"""The test vectors GT1 to GT38 of the ledger, one after the other."""

from collections import Counter

import pytest

from .positions import (
    BOARD,
    COLOURS,
    GAME,
    all_taken,
    chances,
    claims,
    finished,
    hand,
    legal,
    play,
    position,
    refusal,
    resets,
    skip_passengers,
)

TWO_LOCOS = ["loco", "loco", "red", "blue", "green"]


def completed(ticket, owners):
    state = finished(owners=dict.fromkeys(owners, 0), tickets=[[ticket]])
    return GAME.sheet(state)[0]["tickets"][0]["complete"]


@pytest.mark.rule("G6.4", "G6.8")
def test_gt1_a_blue_route_of_three_has_four_payments():
    state = position(hands=[{"blue": 4, "loco": 3, "red": 2}])
    assert claims(state, "bremen-emden") == {"blue*3", "blue*2 loco*1", "blue*1 loco*2", "loco*3"}


@pytest.mark.rule("G6.6", "G6.7")
def test_gt2_a_grey_route_of_two():
    state = position(hands=[dict.fromkeys(COLOURS, 2) | {"loco": 2}])
    expected = {f"{c}*2" for c in COLOURS} | {f"{c}*1 loco*1" for c in COLOURS} | {"loco*2"}
    assert claims(state, "augsburg-muenchen-1") == expected


@pytest.mark.rule("G6.6", "G6.7")
def test_gt3_grey_with_two_red_one_blue_two_locomotives():
    state = position(hands=[{"red": 2, "blue": 1, "loco": 2}])
    assert claims(state, "augsburg-muenchen-1") == {"red*2", "red*1 loco*1", "blue*1 loco*1", "loco*2"}
    assert len([text for text in legal(state, "claim") if text.split()[1] == "augsburg-muenchen-1"]) == 4


@pytest.mark.rule("G6.2", "G6.5")
def test_gt4_two_blue_and_five_red_do_not_pay_a_blue_route_of_three():
    state = position(hands=[{"blue": 2, "red": 5}])
    assert claims(state, "bremen-emden") == set()


@pytest.mark.rule("G8.1", "G8.3", "G8.9")
def test_gt5_passengers_of_berlin_and_magdeburg():
    at = {"berlin": ["blue", "red", "white", "yellow", "black"], "magdeburg": ["green"]}
    state = play(position(hands=[{"red": 3}], at=at), "claim berlin-magdeburg red*3")
    assert "passenger red" in legal(state)
    play(state, "passenger red")
    assert "passenger green" in legal(state)
    play(state, "passenger green")
    snapshot = state.snapshot()
    assert snapshot["passengers_of"][0] == {"red": 1, "green": 1}
    assert Counter(snapshot["passengers_at"]["berlin"]) == Counter(["blue", "white", "yellow", "black"])
    assert not snapshot["passengers_at"].get("magdeburg")


@pytest.mark.rule("G11.7")
def test_gt6_two_routes_into_france_do_not_join_freiburg_and_saarbruecken():
    # No printed ticket names this pair; one that continues from Saarbruecken needs the same link.
    assert not any({t["a"], t["b"]} == {"freiburg", "saarbruecken"} for t in BOARD["tickets"]["short"])
    into_france = ["freiburg-frankreich", "saarbruecken-frankreich"]
    to_kassel = ["mainz-saarbruecken", "frankfurt-mainz-1", "frankfurt-kassel-1"]
    assert not completed("kassel-freiburg", into_france + to_kassel)
    assert completed("kassel-freiburg", ["freiburg-karlsruhe", "karlsruhe-saarbruecken", *to_kassel])


@pytest.mark.rule("G11.9")
def test_gt7_each_of_the_two_routes_meets_france():
    # Freiburg-France and Saarbruecken-France, each carried on to the city of a printed ticket.
    to_munich = ["freiburg-stuttgart", "stuttgart-ulm-1", "augsburg-ulm-1", "augsburg-muenchen-1"]
    to_leipzig = ["mainz-saarbruecken", "frankfurt-mainz-1", "frankfurt-kassel-1", "erfurt-kassel", "erfurt-leipzig"]
    owners = ["freiburg-frankreich", "saarbruecken-frankreich", *to_munich, *to_leipzig]
    assert completed("frankreich-muenchen", owners)
    assert completed("frankreich-leipzig", owners)
    # The two sets stay apart.
    assert not completed("leipzig-muenchen", owners)


@pytest.mark.rule("G11.10")
def test_gt8_two_countries_need_one_connected_set():
    way = ["karlsruhe-frankreich", "karlsruhe-mannheim", "frankfurt-mannheim-1", "frankfurt-kassel-1",
           "hannover-kassel-1", "hamburg-hannover-1", "hamburg-kiel-1", "kiel-daenemark"]  # fmt: skip
    assert completed("frankreich-daenemark", way)
    assert not completed("frankreich-daenemark", [route for route in way if route != "frankfurt-kassel-1"])


@pytest.mark.rule("G9.1")
@pytest.mark.parametrize(("length", "points"), [(1, 1), (2, 2), (3, 4), (4, 7), (5, 10), (6, 15), (7, 18)])
def test_gt9_points_by_length(length, points):
    route = next(r["id"] for r in BOARD["routes"] if r["length"] == length)
    state = play(position(hands=[{"loco": length}]), f"claim {route} loco*{length}")
    assert state.scores() == [points, 0, 0]


@pytest.mark.rule("G5.2", "G5.6")
def test_gt10_an_open_locomotive_first():
    state = play(position(display=TWO_LOCOS, deck=["white"]), "take loco")
    assert (state.seat, hand(state, 0)) == (1, {"loco": 1})
    assert state.snapshot()["display"] == ["white", "loco", "red", "blue", "green"]


@pytest.mark.rule("G5.3")
def test_gt11_a_locomotive_as_replacement_is_not_a_second_card():
    state = position(display=["red", "white", "blue", "green", "black"], deck=["loco", "yellow"])
    play(state, "take red")
    assert state.snapshot()["display"][0] == "loco"
    assert "take loco" not in legal(state)
    assert "draw" in legal(state)


@pytest.mark.rule("G5.4")
def test_gt12_a_blind_locomotive_leaves_a_second_draw():
    state = play(position(deck=["loco", "red"]), "draw")
    assert (state.seat, state.snapshot()["phase"]) == (0, "second")
    play(state, "draw")
    assert hand(state, 0) == {"loco": 1, "red": 1}


@pytest.mark.rule("G5.7", "G5.9")
def test_gt13_the_third_locomotive_sweeps_the_display_before_the_second_draw():
    state = position(display=TWO_LOCOS, deck=["loco", "white", "white", "yellow", "black", "black"])
    play(state, "take red")
    assert state.snapshot()["discard"] == {"loco": 3, "blue": 1, "green": 1}
    assert state.snapshot()["display"] == ["white", "white", "yellow", "black", "black"]
    assert (state.seat, state.snapshot()["phase"]) == (0, "second")


@pytest.mark.rule("G5.11")
def test_gt14_no_reset_with_two_plain_cards_and_everything_else_in_hands():
    state = position(display=TWO_LOCOS, deck=["loco"], spare=1)
    play(state, "take green")
    snapshot = state.snapshot()
    assert snapshot["display"] == ["loco", "loco", "red", "blue", "loco"]
    assert (snapshot["deck"], snapshot["discard"], resets(state)) == ([], {}, 0)
    assert sum(sum(cards.values()) for cards in snapshot["hands"]) == 105


@pytest.mark.rule("G5.11", "G4.6", "G4.11")
def test_gt15_four_open_cards_three_of_them_locomotives():
    state = position(display=["loco", "loco", "loco", "red", None], spare=1)
    assert set(legal(state, "take", "draw")) == {"take loco", "take red"}
    play(state, "take red")
    assert (state.seat, state.turn, hand(state, 0)) == (1, 13, {"red": 1})
    assert state.snapshot()["display"] == ["loco", "loco", "loco", None, None]
    assert resets(state) == 0
    play(state, "take loco")
    assert state.seat == 2


@pytest.mark.rule("G4.8")
def test_gt16_the_discards_are_shuffled_before_the_second_draw():
    state = position(deck=["yellow"], discard={"purple": 4, "orange": 2}, spare=1)
    play(state, "draw")
    assert hand(state, 0) == {"yellow": 1}
    assert Counter(state.snapshot()["deck"]) == {"purple": 4, "orange": 2}
    assert state.snapshot()["discard"] == {}
    assert "draw" in legal(state)


@pytest.mark.rule("G4.12", "G4.13")
def test_gt17_only_ticket_mixes_are_left():
    state = position(display=[None] * 5, spare=1, owners=all_taken(3), wagons=[10] * 3)
    assert {GAME.action(a)["kind"] for a in state.legal()} == {"tickets"}
    assert len(state.legal()) == 5


@pytest.mark.rule("G3.6", "G3.7")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_gt18_only_pass_is_left_and_a_round_of_passes_ends_the_game(seats):
    state = position(seats=seats, display=[None] * 5, spare=1, owners=all_taken(seats), wagons=[10] * seats,
                     spare_tickets=0)  # fmt: skip
    for _ in range(seats):
        assert legal(state) == ["pass"]
        play(state, "pass")
    assert state.over


@pytest.mark.rule("G7.4")
def test_gt19_two_players_use_one_track_of_a_double_route():
    state = position(seats=2, hands=[{"red": 2}, {"red": 4}])
    skip_passengers(play(state, "claim augsburg-muenchen-1 red*2"))
    assert claims(state, "augsburg-muenchen-2") == set()
    assert refusal(state, "claim augsburg-muenchen-2 red*2").message == "refused-route-closed"


@pytest.mark.rule("G7.2", "G7.3")
def test_gt20_four_players_share_a_triple_route():
    state = position(seats=4, hands=[{"red": 2}, {"red": 2}, {"red": 2}])
    for track in (1, 2, 3):
        skip_passengers(play(state, f"claim dortmund-duesseldorf-{track} red*1"))
    assert state.snapshot()["owners"] == {f"dortmund-duesseldorf-{p + 1}": p for p in range(3)}
    state = position(seats=4, hands=[{"red": 2}], owners={"dortmund-duesseldorf-1": 0, "dortmund-duesseldorf-2": 1})
    assert refusal(state, "claim dortmund-duesseldorf-3 red*1").message == "refused-route-parallel"


@pytest.mark.rule("G10.4")
def test_gt21_mixes_with_one_short_and_ten_long_tickets():
    state = position(short_deck=1, long_deck=10, spare_tickets=2)
    assert set(legal(state, "tickets")) == {"tickets long*4", "tickets short*1 long*3"}


@pytest.mark.rule("G10.3", "G10.6")
def test_gt22_one_short_and_two_long_tickets_are_left():
    state = position(short_deck=1, long_deck=2, spare_tickets=2)
    assert legal(state, "tickets") == ["tickets short*1 long*2"]
    play(state, "tickets short*1 long*2")
    assert {len(text.split()) - 1 for text in legal(state)} == {1, 2, 3}
    assert len(state.legal()) == 7


@pytest.mark.rule("G10.8", "G10.9")
def test_gt23_returned_tickets_lie_under_their_decks_in_drawn_order():
    state = position()
    before = state.snapshot()
    play(state, "tickets short*2 long*2", "keep 1")
    after = state.snapshot()
    assert after["short_deck"] == [*before["short_deck"][2:], before["short_deck"][1]]
    assert after["long_deck"] == before["long_deck"][2:] + before["long_deck"][:2]


def falls_to_two():
    state = position(seats=3, seat=1, hands=[{}, {"red": 3}, {"orange": 4}], wagons=[45, 5, 5])
    return skip_passengers(play(state, "claim berlin-magdeburg red*3"))


@pytest.mark.rule("G12.1", "G12.3", "G12.6")
def test_gt24_everyone_has_one_more_turn():
    state = falls_to_two()
    for seat in (2, 0, 1):
        assert state.seat == seat
        play(state, "draw", "draw")
    assert state.over


@pytest.mark.rule("G12.4")
def test_gt25_a_second_player_with_few_wagons_prolongs_nothing():
    state = falls_to_two()
    skip_passengers(play(state, "claim berlin-leipzig orange*4"))
    assert state.snapshot()["wagons"] == [45, 2, 1]
    play(state, "draw", "draw", "draw", "draw")
    assert state.over


@pytest.mark.rule("G6.11")
def test_gt26_two_wagons_are_not_enough_for_a_route_of_three():
    state = position(hands=[{"red": 3}], wagons=[2, 45, 45])
    assert claims(state, "berlin-magdeburg") == set()
    assert refusal(state, "claim berlin-magdeburg red*3").message == "refused-route-wagons"


@pytest.mark.rule("G13.10", "G13.11", "G13.12", "G13.13", "G13.14", "G13.15")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        pytest.param([4, 3, 3, 0], [20, 10, 10, 0], id="GT27"),
        pytest.param([4, 4, 2], [20, 20, 0], id="GT28"),
        pytest.param([3, 0], [20, 0], id="GT29"),
        pytest.param([3, 1], [20, 10], id="GT30"),
        pytest.param([0, 0, 0], [0, 0, 0], id="GT31"),
    ],
)
def test_gt27_to_gt31_passengers_of_one_colour(counts, points):
    state = finished(seats=len(counts), carried=[{"red": n} for n in counts])
    assert [line["passengers"][0]["points"] for line in GAME.sheet(state)] == points


@pytest.mark.rule("G13.5", "G13.6")
def test_gt32_globetrotter_shared():
    # Five tickets can be met around Mannheim; A and B meet four of their own, C three.
    owners = {"mannheim-stuttgart-1": 0, "mainz-mannheim-1": 0, "frankfurt-mainz-1": 0, "frankfurt-wuerzburg-1": 0,
              "berlin-leipzig": 1, "chemnitz-leipzig": 1, "berlin-hamburg-1": 1, "chemnitz-dresden": 1,
              "augsburg-muenchen-1": 2, "augsburg-ulm-1": 2, "stuttgart-ulm-1": 2, "karlsruhe-stuttgart": 2,
              "mannheim-stuttgart-2": 3, "muenchen-regensburg": 2}  # fmt: skip
    tickets = [["mannheim-stuttgart", "mainz-stuttgart", "frankfurt-stuttgart", "mannheim-wuerzburg"],
               ["berlin-leipzig", "berlin-chemnitz", "hamburg-leipzig", "hamburg-berlin"],
               ["muenchen-stuttgart", "karlsruhe-augsburg", "karlsruhe-regensburg"], []]  # fmt: skip
    state = finished(seats=4, owners=owners, tickets=tickets)
    assert [line["completed"] for line in GAME.sheet(state)] == [4, 4, 3, 0]
    assert [line["globetrotter"] for line in GAME.sheet(state)] == [15, 15, 0, 0]


@pytest.mark.rule("G13.3", "G13.4")
def test_gt33_tickets_add_and_subtract():
    # 30 points of routes, a complete ticket of 12 and an incomplete one of 20.
    owners = dict.fromkeys(["berlin-hamburg-1", "berlin-dresden", "augsburg-muenchen-1"], 0)
    state = finished(seats=2, owners=owners, tickets=[["hamburg-dresden", "kiel-schweiz"], []])
    line = GAME.sheet(state)[0]
    assert line["route_points"] == 30
    assert line["route_points"] + line["ticket_points"] == 22


def level(carried):
    """Two players of 120 points with five completed tickets each and these passengers."""
    around_mannheim = ["mannheim-stuttgart-1", "mainz-mannheim-1", "frankfurt-mainz-1", "frankfurt-wuerzburg-1",
                       "frankfurt-koeln-1"]  # fmt: skip
    around_leipzig = ["berlin-leipzig", "chemnitz-leipzig", "erfurt-leipzig", "leipzig-magdeburg", "hannover-magdeburg",
                      "erfurt-nuernberg-1", "nuernberg-wuerzburg-1"]  # fmt: skip
    owners = dict.fromkeys(around_mannheim, 0) | dict.fromkeys(around_leipzig, 1)
    tickets = [
        ["mannheim-stuttgart", "mainz-stuttgart", "frankfurt-stuttgart", "mannheim-wuerzburg", "koeln-frankfurt"],
        ["berlin-leipzig", "berlin-chemnitz", "berlin-erfurt", "hannover-leipzig", "erfurt-wuerzburg"],
    ]
    probe = finished(seats=2, owners=owners, tickets=tickets, carried=carried)
    assert [line["completed"] for line in GAME.sheet(probe)] == [5, 5]
    return probe, owners, tickets


@pytest.mark.rule("G14.1", "G14.2", "G14.3", "G14.4")
@pytest.mark.parametrize(
    ("counts", "ranks"),
    [pytest.param((9, 8), [1, 2], id="GT34"), pytest.param((9, 9), [1, 1], id="GT35"), pytest.param((8, 9), [2, 1])],
)
def test_gt34_and_gt35_the_passengers_break_the_last_tie(counts, ranks):
    a, b = counts
    carried = [{"red": 5, "green": a - 5}, {"red": 5, "green": b - 5}]
    probe, owners, tickets = level(carried)
    points = probe.scores()
    # Longer ways elsewhere bring both to the same score.
    extra = {"erfurt-regensburg": 18, "berlin-rostock": 15, "lindau-muenchen": 10, "kiel-rostock": 7, "bremen-emden": 4,
             "hamburg-schwerin": 2, "konstanz-lindau": 1, "dresden-regensburg": 18, "augsburg-nuernberg": 7,
             "konstanz-schweiz": 1, "lindau-ulm": 2, "freiburg-karlsruhe": 4, "chemnitz-regensburg": 15,
             "regensburg-oesterreich": 7, "bremerhaven-daenemark": 10, "kiel-schwerin": 4}  # fmt: skip
    for seat in (0, 1):
        missing = 120 - points[seat]
        for route, worth in list(extra.items()):
            if worth <= missing:
                owners[route] = seat
                missing -= worth
                del extra[route]
        assert missing == 0
    state = finished(seats=2, owners=owners, tickets=tickets, carried=carried, wagons=[3, 3])
    assert state.scores() == [120, 120]
    assert [line["completed"] for line in GAME.sheet(state)] == [5, 5]
    assert [line["passenger_count"] for line in GAME.sheet(state)] == [a, b]
    assert state.ranks() == ranks


@pytest.mark.rule("G2.7", "G2.8", "G2.9")
def test_gt36_the_deck_of_five_players():
    for seed in range(20):
        snapshot = GAME.new(seats=5, seed=seed, options={"max_loco_resets": 0}).snapshot()
        assert len(snapshot["deck"]) == 85


@pytest.mark.rule("G8.3")
def test_gt37_a_colour_is_offered_once():
    state = position(hands=[{"red": 3}], at={"berlin": ["red", "blue", "blue"], "magdeburg": []})
    play(state, "claim berlin-magdeburg red*3")
    assert sorted(legal(state)) == ["passenger blue", "passenger none", "passenger red"]


@pytest.mark.rule("G4.14")
def test_gt38_the_payment_forms_a_deck_and_fills_the_slot():
    for chance in chances(10):
        state = position(display=["red", "blue", None, "white", "black"], hands=[{"orange": 3, "loco": 1}], spare=1,
                         chance=chance)  # fmt: skip
        play(state, "claim berlin-leipzig orange*3 loco*1")
        snapshot = state.snapshot()
        assert snapshot["display"][2] in ("orange", "loco")
        assert Counter(snapshot["deck"]) + Counter([snapshot["display"][2]]) == {"orange": 3, "loco": 1}
        assert snapshot["discard"] == {}
