"""L3, L4: the cards and the set-up."""

from functools import cache

import pytest

from .moon import (
    CITIES,
    DEMANDS,
    EVENTS,
    GAME,
    LOCOS,
    cards,
    event,
    field,
    legal,
    line,
    offered,
    play,
    position,
    refused,
    straight,
    told,
)

# Fish for Tranquility stands on d1 and pays 23.
FISH = {"trains": {0: "tranquility"}, "loads": {0: ["fish"]}, "hands": {0: ["d1", "d2", "d3"]}}


@cache
def deals(seats, number=60, **options):
    return [GAME.new(seats=seats, seed=seed, options=options).snapshot() for seed in range(number)]


def pays(hand):
    """What the demands of a hand pay, the highest first."""
    return sorted((demand["payoff"] for card in hand for demand in DEMANDS[card]), reverse=True)


@pytest.mark.rule("L3.1", "L3.2", "L4.4", "L4.5", "L4.7")
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_deck_is_all_cards_but_three_demand_cards_a_player(seats):
    for snapshot in deals(seats):
        assert [len(hand) for hand in snapshot["hands"]] == [3] * seats
        dealt = [card for hand in snapshot["hands"] for card in hand]
        assert set(dealt) <= set(DEMANDS)
        # Neither a locomotive nor a card twice: the deck is made of the other demands and of all events.
        assert sorted(snapshot["deck"]) == sorted((set(DEMANDS) | set(EVENTS)) - set(dealt))
        assert snapshot["discard"] == snapshot["events"] == []
        assert snapshot["draw"] is None


@pytest.mark.rule("L3.1")
def test_locomotives_lie_with_the_bank():
    assert set(GAME.new(seats=3, seed=2, options={}).view(None)["supply"]) == set(LOCOS)


@pytest.mark.rule("L3.2", "L4.4")
def test_demands_and_events_are_shuffled_together():
    for snapshot in deals(4):
        half = len(snapshot["deck"]) // 2
        assert 0 < sum(card in EVENTS for card in snapshot["deck"][:half]) < 20
    assert len({tuple(snapshot["deck"]) for snapshot in deals(4)}) == len(deals(4))
    # No seat gets better cards than another: over all deals the mean pay of a hand is about the same.
    means = [sum(sum(pays(snapshot["hands"][p])) for snapshot in deals(4)) / 60 for p in range(4)]
    assert max(means) - min(means) < 25


@pytest.mark.rule("L4.7")
@pytest.mark.parametrize("end", [0, -1])
def test_events_removed_in_the_deal_are_shuffled_back_not_put_on_top_or_bottom(end):
    # Of 132 cards 20 are events: 15 of 100 decks begin with one. The deal of six hands meets more than two of them, so
    # that unshuffled they would lie at an end of most decks.
    number = 240
    events = sum(snapshot["deck"][end] in EVENTS for snapshot in deals(6, number))
    assert number * 0.05 < events < number * 0.27


@pytest.mark.rule("L3.3", "L17.1")
def test_each_of_the_three_demands_of_a_card_names_city_pay_and_goods():
    for demand in DEMANDS["d1"]:
        state = position(
            trains={0: demand["city"]}, loads={0: [demand["good"]]}, hands={0: ["d1", "d2", "d3"]}, deck_top=["d9"]
        )
        text = f"deliver d1 {demand['good']}"
        action = GAME.action(state.parse(text))
        assert (action["card"], action["good"], action["city"], action["pay"]) == (
            "d1", demand["good"], demand["city"], demand["payoff"],
        )  # fmt: skip
        assert text in legal(state)
        assert field(play(state, text), "cash", 0) == 60 + demand["payoff"]


@pytest.mark.rule("L3.4", "L17.5")
def test_one_demand_fulfilled_discards_the_whole_card():
    state = position(**{**FISH, "loads": {0: ["fish", "ice"]}}, deck_top=["d9"])
    play(state, "deliver d1 fish")
    assert state.snapshot()["discard"] == ["d1"]
    assert field(state, "hands", 0) == ["d2", "d3", "d9"]
    assert refused(state, "deliver d1 ice") == ("L17.1", "refused-deliver-card")


@pytest.mark.rule("L3.5", "L3.6")
def test_a_player_draws_at_once_up_to_three_cards():
    state = position(**FISH, deck_top=["d9", "d10", "d11", "d12"])
    play(state, "deliver d1 fish")
    assert state.seat == 0
    assert state.snapshot()["phase"] == "operate"
    assert field(state, "hands", 0) == ["d2", "d3", "d9"]
    state = play(position(hands={0: ["d1", "d2", "d3"]}, deck_top=["d9", "d10", "d11", "d12"]), "exchange")
    assert field(state, "hands", 0) == ["d9", "d10", "d11"]
    assert state.snapshot()["deck"][-1] == "d12"


@pytest.mark.rule("L3.5", "L3.6", "L3.8")
def test_every_hand_holds_three_demand_cards_whenever_somebody_decides():
    for seed in range(3):
        state = GAME.new(seats=3, seed=seed, options={"exchange_in_opening": True})
        for _ in range(12):
            play(state, "exchange")
            for hand in state.snapshot()["hands"]:
                assert len(hand) == 3
                assert set(hand) <= set(DEMANDS)
            assert cards(state) == sorted([*DEMANDS, *EVENTS])


@pytest.mark.rule("L3.7", "L3.8")
def test_an_event_is_shown_takes_effect_and_is_followed_by_the_next_card():
    for seat in (0, 1, None):
        state = position(**FISH, deck_top=["e10", "e1", "d9"], cash=100)
        lines = told(state, "deliver d1 fish", seat)
        shown = [(name, args["card"]) for name, args in lines if name in ("lunar-log-event", "lunar-log-drawn")]
        assert shown == [("lunar-log-event", "e10"), ("lunar-log-event", "e1"), ("lunar-log-drawn", "d9")]
        assert field(state, "hands", 0) == ["d2", "d3", "d9"]
        # The strike lies on the table, the tax is paid: a fifth of 123 and of 100.
        assert [e["card"] for e in state.snapshot()["events"]] == ["e10"]
        assert state.snapshot()["cash"] == [123 - 24, 80]
        assert state.snapshot()["discard"] == ["d1", "e1"]


@pytest.mark.rule("L3.9")
def test_an_empty_deck_is_made_anew_from_the_discards():
    orders = set()
    for chance in ([1, 2, 3, 4], [9, 8, 7, 6], [11, 5, 11, 5]):
        state = position(**FISH, deck=[], chance=chance)
        lines = told(state, "deliver d1 fish")
        # All but the five cards still in hands, the delivered card among them.
        assert ("lunar-log-reshuffle", {"cards": 145}) in lines
        assert cards(state) == sorted([*DEMANDS, *EVENTS])
        assert len(state.snapshot()["deck"]) > 100
        orders.add(tuple(state.snapshot()["deck"]))
    assert len(orders) == 3


@pytest.mark.rule("L3.9")
def test_the_deck_is_not_made_anew_before_a_card_is_needed():
    state = position(**FISH, deck=["d9"])
    lines = told(state, "deliver d1 fish")
    assert "lunar-log-reshuffle" not in [name for name, _ in lines]
    assert state.snapshot()["deck"] == []
    assert field(state, "hands", 0) == ["d2", "d3", "d9"]


@pytest.mark.rule("L3.10")
def test_hands_events_in_effect_and_cards_set_aside_are_not_reshuffled():
    effect = [event("e10", 1), event("e15", 1)]
    state = position(**FISH, deck=["e2", "e1"], events=effect)
    lines = told(state, "deliver d1 fish")
    # 150 without five cards in hands, two in effect, the meteor itself and the tax card set aside in its search.
    assert ("lunar-log-aside", {"card": "e1"}) in lines
    assert ("lunar-log-reshuffle", {"cards": 141}) in lines
    assert cards(state) == sorted([*DEMANDS, *EVENTS])


@pytest.mark.rule("L4.1", "L4.2", "L4.3", "L4.11")
@pytest.mark.parametrize("seats", GAME.seats)
def test_everybody_starts_with_sixty_millions_a_von_braun_and_one_train_not_yet_on_the_moon(seats):
    snapshot = GAME.new(seats=seats, seed=4, options={}).snapshot()
    assert snapshot["cash"] == [60] * seats
    assert snapshot["locos"] == ["von-braun"] * seats
    assert snapshot["trains"] == [None] * seats
    assert snapshot["track"] == snapshot["loads"] == [[]] * seats
    assert snapshot["lost"] == [0] * seats
    assert snapshot["phase"] == "opening"
    assert snapshot["turn"] == 0
    assert snapshot["tax_seen"] is False


@pytest.mark.rule("L4.3")
def test_track_belongs_to_the_one_who_built_it():
    a, b = straight("near:-2:-14", "N", 1)
    c, d = straight("near:-2:-18", "S", 1)
    state = play(position(phase="opening"), f"build {a} {b}", "end-turn", f"build {c} {d}")
    assert state.snapshot()["track"] == [line(a, b), line(c, d)]


@pytest.mark.rule("L4.5", "L4.6")
def test_events_in_the_deal_do_nothing_and_events_drawn_later_do():
    # In this many deals some of the eighteen or more cards turned over are events for sure.
    for snapshot in deals(6):
        assert snapshot["cash"] == [60] * 6
        assert snapshot["tax_seen"] is False
        assert snapshot["events"] == []
    state = position(round=3, **FISH, deck_top=["e1", "d9"])
    play(state, "deliver d1 fish")
    assert state.snapshot()["cash"] == [83 - 16, 48]
    # The same in an exchange of the opening turns, where that option is on.
    state = position(phase="opening", options={"exchange_in_opening": True}, deck_top=["e1", "e10", "d9", "d10", "d11"])
    play(state, "exchange")
    assert state.snapshot()["cash"] == [48, 48]
    assert [e["card"] for e in state.snapshot()["events"]] == ["e10"]


@pytest.mark.rule("L4.8", "L4.9")
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_highest_single_pay_starts_and_ties_look_at_the_next(seats):
    ties = 0
    for snapshot in deals(seats):
        income = [pays(hand) for hand in snapshot["hands"]]
        assert income[snapshot["start"]] == max(income)
        assert snapshot["seat"] == snapshot["start"]
        ties += sum(pay[0] == max(income)[0] for pay in income) > 1
    assert ties
    assert {snapshot["start"] for snapshot in deals(seats)} == set(range(seats))


@pytest.mark.rule("L4.8", "L4.9")
def test_the_start_player_by_the_sum_of_the_best_demands_and_at_random_among_equals():
    lowest = highest = 0
    for snapshot in deals(5, 120, start_rule="sum_of_best"):
        sums = [sum(pays([card])[0] for card in hand) for hand in snapshot["hands"]]
        best = [p for p in range(5) if sums[p] == max(sums)]
        assert snapshot["start"] in best
        lowest += len(best) > 1 and snapshot["start"] == best[0]
        highest += len(best) > 1 and snapshot["start"] == best[-1]
    assert lowest
    assert highest


@pytest.mark.rule("L4.8")
def test_the_start_player_by_seat_or_at_random():
    assert {snapshot["start"] for snapshot in deals(4, 30, start_rule="seat")} == {0}
    starts = [snapshot["start"] for snapshot in deals(4, 120, start_rule="random")]
    assert all(12 <= starts.count(p) <= 50 for p in range(4))
    # Chance does not look at the cards: most of those who start have neither the best demand nor the best sum.
    best = 0
    for snapshot in deals(4, 120, start_rule="random"):
        sums = [sum(pays([card])[0] for card in hand) for hand in snapshot["hands"]]
        highest = [pays(hand) for hand in snapshot["hands"]]
        best += sums[snapshot["start"]] == max(sums) or highest[snapshot["start"]] == max(highest)
    assert best < 84
    assert set(GAME.options["start_rule"].choices) == {"single", "sum_of_best", "random", "seat"}
    assert GAME.options["start_rule"].default == "single"


@pytest.mark.rule("L4.11", "L5.1", "L12.1")
def test_no_train_comes_onto_the_moon_in_the_opening_turns():
    for round_ in (1, 2):
        state = position(phase="opening", round=round_)
        assert offered(state, "place", "milepost") == set()
        for city in CITIES:
            assert state.why_not(state.parse(f"place {city}")).message == "refused-phase"
        assert refused(state, "place tycho") == ("L5.1", "refused-phase")
