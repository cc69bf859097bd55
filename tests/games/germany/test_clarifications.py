"""Fine points of the rules: the new deck, the order of decisions, the order of chance."""

from collections import Counter

import pytest

from .positions import (
    BOARD,
    FIGURES,
    GAME,
    PLACES,
    ROUTES,
    chances,
    hand,
    legal,
    place_of,
    play,
    position,
    resets,
    skip_passengers,
)

OPEN = ["red", "blue", "green", "white", "black"]


@pytest.mark.rule("G1.11")
@pytest.mark.parametrize("colour", FIGURES)
def test_a_colour_has_ten_passengers_and_no_position_has_more(colour):
    snapshot = position(carried=[{colour: 10}]).snapshot()
    other = next(c for c in FIGURES if c != colour)
    snapshot["passengers_of"][1] = {colour: 1}
    place = next(place for place, figures in snapshot["passengers_at"].items() if other in figures)
    snapshot["passengers_at"][place].remove(other)
    with pytest.raises(ValueError, match=colour):
        GAME.load(snapshot)


@pytest.mark.rule("G4.8", "G5.10")
def test_the_new_deck_forms_the_moment_the_last_card_leaves_the_old_one():
    # Also when that card fills the last slot; cards swept away afterwards are not in it.
    state = position(display=["loco", "loco", "red", "blue", "green"], deck=["loco"], discard={"white": 3, "yellow": 3},
                     spare=1)  # fmt: skip
    play(state, "take red")
    snapshot = state.snapshot()
    assert Counter(snapshot["display"] + snapshot["deck"]) == {"white": 3, "yellow": 3}
    assert snapshot["discard"] == {"loco": 3, "blue": 1, "green": 1}
    state = position(display=OPEN, deck=["yellow"], discard={"purple": 2}, spare=1)
    play(state, "take red")
    assert state.snapshot()["display"][0] == "yellow"
    assert state.snapshot()["deck"] == ["purple", "purple"]


@pytest.mark.rule("G4.8")
def test_lazily_the_discards_are_shuffled_only_when_a_card_must_be_drawn():
    lazy = {"reshuffle": "lazy"}
    state = position(display=OPEN, deck=["yellow"], discard={"purple": 2}, spare=1, options=lazy)
    play(state, "take red")
    assert (state.snapshot()["deck"], state.snapshot()["discard"]) == ([], {"purple": 2})
    play(state, "take blue")
    # The empty slot was the need.
    assert state.snapshot()["display"] == ["yellow", "purple", "green", "white", "black"]
    assert (state.snapshot()["deck"], state.snapshot()["discard"]) == (["purple"], {})
    state = position(display=OPEN, hands=[{"orange": 4}], spare=1, options=lazy)
    skip_passengers(play(state, "claim berlin-leipzig orange*4"))
    assert (state.snapshot()["deck"], state.snapshot()["discard"]) == ([], {"orange": 4})
    assert "draw" in legal(state)


@pytest.mark.rule("G4.11", "G4.12")
@pytest.mark.parametrize("first", ["draw", "take red"])
def test_without_a_deck_the_option_closes_each_of_the_two_draws(first):
    off = {"faceup_draw_without_deck": False}
    state = play(position(display=OPEN, deck=["yellow"], spare=1, options=off), first)
    assert (state.seat, sum(hand(state, 0).values())) == (1, 1)
    assert legal(state, "take", "draw") == []
    on = play(position(display=OPEN, deck=["yellow"], spare=1), first)
    assert on.seat == 0


@pytest.mark.rule("G4.5")
def test_stopping_is_offered_beside_the_second_draw():
    state = play(position(display=OPEN, options={"may_stop_after_one": True}), "draw")
    assert set(legal(state)) == {"draw", "stop", *(f"take {card}" for card in OPEN)}


@pytest.mark.rule("G2.22")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_mixes_are_announced_before_anyone_keeps(seats):
    state = GAME.new(seats=seats, seed=4, options={"start_player": 1})
    order = [(1 + i) % seats for i in range(seats)]
    seen = []
    while state.snapshot()["phase"] != "turn":
        seen.append((state.seat, state.snapshot()["phase"]))
        state.play(state.legal()[0])
    assert seen == [(seat, "setup-mix") for seat in order] + [(seat, "setup-keep") for seat in order]


@pytest.mark.rule("G8.1", "G8.3", "G8.4", "G8.6")
@pytest.mark.parametrize("route", ROUTES)
def test_the_first_passenger_is_about_end_a_the_second_about_end_b(route):
    a, b = place_of(ROUTES[route]["a"]), place_of(ROUTES[route]["b"])
    at = {a: ["red"] * (PLACES[a] > 0), b: ["white"] * (PLACES[b] > 0)}
    length = ROUTES[route]["length"]
    state = play(position(hands=[{"loco": length}], at=at), f"claim {route} loco*{length}")
    assert (state.snapshot()["phase"], state.snapshot()["claimed"]) == ("passenger-a", route)
    assert set(legal(state)) == {"passenger red", "passenger none"}
    play(state, "passenger none")
    assert (state.snapshot()["phase"], state.snapshot()["claimed"]) == ("passenger-b", route)
    assert set(legal(state)) == {"passenger white", "passenger none"}


@pytest.mark.rule("G4.14", "G6.16")
def test_the_display_is_settled_before_the_passengers():
    state = position(display=["red", None, "green", "white", "black"], hands=[{"orange": 4}], spare=1)
    play(state, "claim berlin-leipzig orange*4")
    assert state.snapshot()["phase"] == "passenger-a"
    assert state.snapshot()["display"][1] == "orange"


@pytest.mark.rule("G3.7")
def test_as_many_forced_passes_as_players_end_the_game():
    owners = {group["routes"][0]: 0 for group in BOARD["route_groups"]}
    for seats in (2, 3):
        state = position(seats=seats, display=[None] * 5, spare=1, owners=owners, wagons=[9] * seats, spare_tickets=0,
                         forced_passes=seats - 1)  # fmt: skip
        play(state, "pass")
        assert state.over
        assert state.snapshot()["forced_passes"] == seats


@pytest.mark.rule("G2.19", "G2.21")
def test_tickets_set_aside_are_still_in_the_game():
    state = GAME.new(seats=3, seed=4, options={"start_player": 0})
    play(state, *["tickets short*2 long*2"] * 3)
    for _ in range(2):
        play(state, "keep 1 3")
        snapshot = state.snapshot()
        everywhere = [t for name in ("tickets", "pending", "aside") for seat in snapshot[name] for t in seat]
        everywhere += snapshot["short_deck"] + snapshot["long_deck"]
        assert len(everywhere) == len(set(everywhere)) == 89
        assert sum(map(len, snapshot["aside"])) > 0


@pytest.mark.rule("G5.13")
def test_a_display_left_with_three_locomotives_stays_until_its_next_change():
    left = ["loco", "loco", "loco", "white", "yellow"]
    state = position(display=left, deck=["red", "blue", "green", "black", "black", "black", "black"])
    play(state, "draw", "draw")
    assert state.snapshot()["display"] == left
    play(state, "take white")
    assert resets(state) == 1


@pytest.mark.rule("G10.9")
def test_the_ticket_drawn_last_lies_lowest():
    state = position()
    drawn = state.snapshot()["short_deck"][:4]
    play(state, "tickets short*4", "keep 2")
    assert state.snapshot()["short_deck"][-3:] == [drawn[0], drawn[2], drawn[3]]


@pytest.mark.rule("G3.1", "G2.2", "G2.6", "G2.13")
def test_the_order_of_chance_at_the_start():
    # Passengers first, then the start player: naming one leaves the passengers as they are.
    for seed in range(10):
        named = [GAME.new(seats=3, seed=seed, options={"start_player": p}).snapshot() for p in (0, 1, 2)]
        drawn = GAME.new(seats=3, seed=seed, options={}).snapshot()
        assert all(game["passengers_at"] == drawn["passengers_at"] for game in named)
        # Cards are dealt from the start player on: named start players differ only in who gets which four.
        hands = [[game["hands"][(p + i) % 3] for i in range(3)] for p, game in enumerate(named)]
        assert hands[0] == hands[1] == hands[2]
        assert len({tuple(game["deck"]) for game in named}) == 1
        assert len({tuple(game["short_deck"]) for game in named}) == 1
        assert len({tuple(game["long_deck"]) for game in named}) == 1
        assert len({tuple(game["display"]) for game in named}) == 1


@pytest.mark.rule("G2.7", "G2.9")
def test_the_hands_are_dealt_before_the_display_and_both_from_one_shuffled_deck():
    # The number of players does not change the shuffle: more players take the cards the display had.
    for seed in range(10):
        two = GAME.new(seats=2, seed=seed, options={"start_player": 0, "max_loco_resets": 0}).snapshot()
        three = GAME.new(seats=3, seed=seed, options={"start_player": 0, "max_loco_resets": 0}).snapshot()
        assert two["passengers_at"] == three["passengers_at"]
        assert two["hands"] == three["hands"][:2]
        stock = two["display"] + two["deck"]
        assert Counter(stock[:4]) == three["hands"][2]
        assert stock[4:] == three["display"] + three["deck"]


def test_routes_and_tickets_have_namespaces_of_their_own():
    assert "berlin-leipzig" in ROUTES
    state = position(hands=[{"orange": 4}], tickets=[["berlin-leipzig"]], turns_left=1, last_round_by=0, seats=2)
    skip_passengers(play(state, "claim berlin-leipzig orange*4"))
    line = GAME.sheet(state)[0]
    assert line["routes"][0]["route"] == line["tickets"][0]["id"] == "berlin-leipzig"
    assert state.snapshot()["tickets"][0] == ["berlin-leipzig"]
    assert state.snapshot()["owners"] == {"berlin-leipzig": 0}


def test_chance_differs_where_it_should():
    tops = {play(position(deck=["red"], discard={"blue": 6, "white": 6}, display=OPEN, spare=1, chance=chance),
                 "draw").snapshot()["deck"][0] for chance in chances(20)}  # fmt: skip
    assert tops == {"blue", "white"}
