"""G4: drawing train cards."""

from collections import Counter

import pytest

from .positions import (
    COLOURS,
    GAME,
    all_taken,
    chances,
    hand,
    legal,
    play,
    position,
    refusal,
    shuffles,
    skip_passengers,
    total,
)

OPEN = ["red", "blue", "green", "white", "black"]


@pytest.mark.rule("G4.1")
@pytest.mark.parametrize(
    ("first", "second"),
    [("take red", "take blue"), ("draw", "draw"), ("take red", "draw"), ("draw", "take red"), ("take red", "take red")],
)
def test_the_action_brings_two_cards_and_no_third(first, second):
    state = position(display=["red", "red", "blue", "white", "black"])
    play(state, first)
    assert (state.seat, state.snapshot()["phase"], total(hand(state, 0))) == (0, "second", 1)
    play(state, second)
    assert (state.seat, state.snapshot()["phase"], total(hand(state, 0))) == (1, "turn", 2)


@pytest.mark.rule("G4.2", "G4.4")
def test_each_draw_is_a_chosen_open_card_or_the_top_of_the_deck():
    state = position(display=["red", "blue", "blue", "loco", "black"], deck=["white", "green"])
    assert set(legal(state, "take", "draw")) == {"take red", "take blue", "take loco", "take black", "draw"}
    play(state, "take black")
    assert hand(state, 0) == {"black": 1}
    assert set(legal(state)) == {"take red", "take blue", "take white", "draw"}
    play(state, "draw")
    assert hand(state, 0) == {"black": 1, "green": 1}


@pytest.mark.rule("G4.2")
@pytest.mark.parametrize("missing", ["purple", "orange", "yellow", "loco"])
def test_a_card_that_does_not_lie_there_cannot_be_taken(missing):
    state = position(display=OPEN)
    why = refusal(state, f"take {missing}")
    assert (why.rule, why.message, why.arguments) == ("G4.2", "refused-no-such-card", {"card": missing})


@pytest.mark.rule("G4.2")
def test_a_blind_draw_brings_just_the_top_card():
    state = position(deck=["yellow", "loco", "purple"])
    play(state, "draw", "draw")
    assert hand(state, 0) == {"yellow": 1, "loco": 1}
    assert state.snapshot()["deck"][0] == "purple"


@pytest.mark.rule("G4.3")
@pytest.mark.parametrize("slot", range(5))
def test_an_open_card_taken_is_replaced_at_once_from_the_top_of_the_deck(slot):
    state = position(display=OPEN, deck=["yellow", "purple"])
    play(state, f"take {OPEN[slot]}")
    assert state.snapshot()["phase"] == "second"
    assert state.snapshot()["display"] == [*OPEN[:slot], "yellow", *OPEN[slot + 1 :]]
    assert state.snapshot()["deck"][0] == "purple"
    play(state, "take yellow")
    assert state.snapshot()["display"] == [*OPEN[:slot], "purple", *OPEN[slot + 1 :]]


@pytest.mark.rule("G4.3")
def test_of_equal_open_cards_the_first_slot_is_emptied():
    state = position(display=["white", "red", "blue", "red", "red"], deck=["yellow"])
    play(state, "take red")
    assert state.snapshot()["display"] == ["white", "yellow", "blue", "red", "red"]


@pytest.mark.rule("G4.4")
@pytest.mark.parametrize("first", ["take red", "draw"])
def test_the_second_draw_may_use_either_source(first):
    state = position(display=OPEN, deck=["yellow", "purple"])
    play(state, first)
    assert "draw" in legal(state)
    assert {"take blue", "take green", "take white", "take black"} <= set(legal(state))


@pytest.mark.rule("G4.5")
@pytest.mark.parametrize("first", ["take red", "draw"])
def test_the_second_card_must_be_taken(first):
    state = position(display=OPEN)
    play(state, first)
    assert "stop" not in legal(state)
    assert "pass" not in legal(state)
    for text in ("stop", "pass"):
        why = refusal(state, text)
        assert (why.rule, why.message) == ("G4.5", "refused-must-draw")


@pytest.mark.rule("G4.5")
def test_with_the_option_a_player_may_stop_after_one_card():
    state = position(display=OPEN, options={"may_stop_after_one": True})
    assert "stop" not in legal(state)
    play(state, "take red")
    assert "stop" in legal(state)
    assert {"take blue", "draw"} <= set(legal(state))
    why = refusal(state, "pass")
    assert (why.rule, why.message, why.arguments) == ("G4.5", "refused-phase", {"phase": "second"})
    play(state, "stop")
    assert (state.seat, state.turn, hand(state, 0)) == (1, 13, {"red": 1})
    assert GAME.options["may_stop_after_one"].default is False


@pytest.mark.rule("G4.6", "G5.3")
def test_the_turn_ends_after_one_card_when_no_second_can_be_taken():
    state = position(display=["loco", "loco", None, "red", None], spare=1)
    play(state, "take red")
    assert (state.seat, state.turn, hand(state, 0)) == (1, 13, {"red": 1})


@pytest.mark.rule("G4.6")
def test_the_turn_ends_after_the_last_card_of_all():
    state = position(display=[None, None, None, "red", None], spare=1)
    play(state, "take red")
    assert state.snapshot()["display"] == [None] * 5
    assert (state.seat, state.turn) == (1, 13)


@pytest.mark.rule("G4.6")
def test_stopping_is_not_offered_where_the_turn_is_over_anyway():
    state = position(display=["loco", "loco", None, "red", None], spare=1, options={"may_stop_after_one": True})
    play(state, "take red")
    assert state.seat == 1


@pytest.mark.rule("G4.7")
def test_a_hand_may_be_of_any_size():
    state = position(hands=[dict.fromkeys(COLOURS, 10)])
    for i in range(5):
        assert total(hand(state, 0)) == 80 + 2 * i
        assert "draw" in legal(state)
        play(state, "draw", "draw", "tickets short*4", "keep 1", "tickets short*4", "keep 1")
    assert total(hand(state, 0)) == 90


@pytest.mark.rule("G4.8")
def test_when_the_last_card_leaves_the_deck_the_discards_become_the_new_deck_at_once():
    state = position(display=OPEN, deck=["yellow"], discard={"purple": 4, "orange": 3}, spare=1)
    play(state, "draw")
    snapshot = state.snapshot()
    assert snapshot["phase"] == "second"
    assert Counter(snapshot["deck"]) == {"purple": 4, "orange": 3}
    assert snapshot["discard"] == {}
    assert shuffles(state) == 1


@pytest.mark.rule("G4.8")
def test_the_new_deck_is_shuffled():
    tops = Counter()
    for chance in chances(200):
        state = position(display=OPEN, deck=["yellow"], discard={"purple": 5, "orange": 5}, spare=1, chance=chance)
        play(state, "draw")
        tops[state.snapshot()["deck"][0]] += 1
    assert 70 < tops["purple"] < 130


@pytest.mark.rule("G4.8")
def test_a_deck_that_still_has_a_card_is_not_reshuffled():
    state = position(display=OPEN, deck=["yellow", "yellow"], discard={"purple": 4}, spare=1)
    play(state, "draw")
    assert state.snapshot()["deck"] == ["yellow"]
    assert state.snapshot()["discard"] == {"purple": 4}
    assert shuffles(state) == 0


@pytest.mark.rule("G4.8")
def test_lazily_the_discards_wait_until_a_card_is_needed():
    assert GAME.options["reshuffle"].default == "eager"
    state = position(display=OPEN, deck=["yellow"], discard={"purple": 4}, spare=1, options={"reshuffle": "lazy"})
    play(state, "draw")
    assert state.snapshot()["deck"] == []
    assert state.snapshot()["discard"] == {"purple": 4}
    assert "draw" in legal(state)
    play(state, "draw")
    assert hand(state, 0) == {"yellow": 1, "purple": 1}
    assert state.snapshot()["deck"] == ["purple"] * 3
    assert state.snapshot()["discard"] == {}
    assert shuffles(state) == 1


@pytest.mark.rule("G4.8")
def test_lazily_an_empty_slot_is_a_need():
    state = position(display=OPEN, deck=[], discard={"purple": 4}, spare=1, options={"reshuffle": "lazy"})
    play(state, "take blue")
    assert state.snapshot()["display"] == ["red", "purple", "green", "white", "black"]
    assert state.snapshot()["deck"] == ["purple"] * 3
    assert state.snapshot()["discard"] == {}


@pytest.mark.rule("G4.8")
def test_lazily_cards_paid_meanwhile_are_reshuffled_too():
    state = position(display=OPEN, deck=[], discard={"purple": 1}, hands=[{"orange": 4}], spare=1,
                     options={"reshuffle": "lazy"})  # fmt: skip
    skip_passengers(play(state, "claim berlin-leipzig orange*4"))
    assert state.snapshot()["deck"] == []
    assert state.snapshot()["discard"] == {"purple": 1, "orange": 4}
    play(state, "take red")
    assert len(state.snapshot()["deck"]) == 4
    assert state.snapshot()["discard"] == {}


@pytest.mark.rule("G4.9")
def test_nothing_can_be_drawn_blind_when_deck_and_discards_are_empty():
    state = position(display=OPEN, spare=1)
    assert "draw" not in legal(state)
    why = refusal(state, "draw")
    assert (why.rule, why.message) == ("G4.9", "refused-deck-empty")
    play(state, "take red")
    assert refusal(state, "draw").message == "refused-deck-empty"


@pytest.mark.rule("G4.9", "G4.8")
@pytest.mark.parametrize("reshuffle", ["eager", "lazy"])
def test_the_last_card_of_the_deck_may_be_drawn(reshuffle):
    state = position(display=OPEN, deck=["yellow"], spare=1, options={"reshuffle": reshuffle})
    play(state, "draw")
    assert hand(state, 0) == {"yellow": 1}
    assert refusal(state, "draw").message == "refused-deck-empty"


@pytest.mark.rule("G4.10")
def test_an_emptied_slot_stays_empty_without_deck_and_discards():
    state = position(display=OPEN, spare=1)
    play(state, "take green")
    assert state.snapshot()["display"] == ["red", "blue", None, "white", "black"]
    play(state, "take red")
    assert state.snapshot()["display"] == [None, "blue", None, "white", "black"]


@pytest.mark.rule("G4.11")
def test_open_cards_may_be_taken_without_a_deck():
    assert GAME.options["faceup_draw_without_deck"].default is True
    state = position(display=["red", None, "loco", None, "black"], spare=1)
    assert set(legal(state, "take")) == {"take black", "take red", "take loco"}


@pytest.mark.rule("G4.11", "G4.12")
def test_without_the_option_open_cards_lie_idle_when_there_is_no_deck():
    options = {"faceup_draw_without_deck": False}
    state = position(display=OPEN, spare=1, options=options)
    assert legal(state, "take", "draw") == []
    for text in ("take red", "take yellow", "take loco", "draw"):
        why = refusal(state, text)
        assert (why.rule, why.message) == ("G4.12", "refused-draw-without-deck")
    with_deck = position(display=OPEN, deck=["yellow"], spare=1, options=options)
    assert "take red" in legal(with_deck)


@pytest.mark.rule("G4.11", "G4.6")
def test_the_same_holds_for_the_second_card():
    options = {"faceup_draw_without_deck": False}
    state = position(display=OPEN, deck=["yellow"], spare=1, options=options)
    play(state, "draw")
    assert (state.seat, state.turn, hand(state, 0)) == (1, 13, {"yellow": 1})
    state = position(display=OPEN, deck=["yellow"], spare=1, options=options)
    play(state, "take red")
    # The replacement was the last card of all.
    assert state.snapshot()["display"] == ["yellow", "blue", "green", "white", "black"]
    assert (state.seat, state.turn, hand(state, 0)) == (1, 13, {"red": 1})


@pytest.mark.rule("G4.11", "G4.12")
def test_lazy_discards_still_count_as_a_deck_for_open_cards():
    options = {"faceup_draw_without_deck": False, "reshuffle": "lazy"}
    state = position(display=OPEN, discard={"yellow": 3}, spare=1, options=options)
    assert {"take red", "draw"} <= set(legal(state))


@pytest.mark.rule("G4.12")
def test_cards_cannot_be_drawn_when_there_are_none():
    state = position(display=[None] * 5, spare=1)
    assert legal(state, "take", "draw") == []
    for text in ("take red", "take loco", "draw"):
        why = refusal(state, text)
        assert (why.rule, why.message) == ("G4.12", "refused-draw-without-deck")


@pytest.mark.rule("G4.13", "G3.5")
def test_who_cannot_draw_cards_must_claim_or_draw_tickets():
    state = position(display=[None] * 5, hands=[{"red": 3}], spare=1)
    assert {GAME.action(a)["kind"] for a in state.legal()} == {"claim", "tickets"}
    assert refusal(state, "pass").message == "refused-must-act"


@pytest.mark.rule("G4.14")
def test_paid_cards_form_a_deck_at_once_and_fill_the_empty_slots():
    state = position(display=["red", None, "green", None, "black"], hands=[{"orange": 4}], spare=1)
    play(state, "claim berlin-leipzig orange*4")
    # Before the passengers are decided.
    snapshot = state.snapshot()
    assert snapshot["phase"] == "passenger-a"
    assert snapshot["display"] == ["red", "orange", "green", "orange", "black"]
    assert snapshot["deck"] == ["orange"] * 2
    assert snapshot["discard"] == {}


@pytest.mark.rule("G4.14")
def test_slots_are_filled_in_their_order():
    state = position(display=["red", None, "green", None, "black"], hands=[{"yellow": 1}], spare=1)
    play(state, "claim chemnitz-dresden yellow*1")
    assert state.snapshot()["display"] == ["red", "yellow", "green", None, "black"]
    assert state.snapshot()["deck"] == []


@pytest.mark.rule("G4.14")
def test_lazily_paid_cards_fill_empty_slots_too():
    state = position(display=["red", None, "green", "white", "black"], hands=[{"orange": 4}], spare=1,
                     options={"reshuffle": "lazy"})  # fmt: skip
    play(state, "claim berlin-leipzig orange*4")
    assert state.snapshot()["display"] == ["red", "orange", "green", "white", "black"]
    assert state.snapshot()["deck"] == ["orange"] * 3


@pytest.mark.rule("G4.15")
def test_a_hand_is_known_to_its_owner_only():
    state = position(hands=[{"red": 3, "loco": 1}, {"blue": 2}, {}])
    assert state.view(0)["players"][0]["hand"] == {"red": 3, "loco": 1}
    assert state.view(1)["players"][1]["hand"] == {"blue": 2}
    for watcher in (1, 2, None):
        assert state.view(watcher)["players"][0]["hand"] is None
    for watcher in (0, 1, 2, None):
        assert [player["cards"] for player in state.view(watcher)["players"]] == [4, 2, 0]


@pytest.mark.rule("G4.15")
def test_with_the_option_all_hands_lie_open():
    assert GAME.options["open_hands"].default is False
    state = position(hands=[{"red": 3, "loco": 1}, {"blue": 2}, {}], options={"open_hands": True})
    for watcher in (0, 1, 2, None):
        assert [p["hand"] for p in state.view(watcher)["players"]] == [{"red": 3, "loco": 1}, {"blue": 2}, {}]


@pytest.mark.rule("G4.15")
def test_cards_taken_face_up_are_known_to_all_until_they_are_paid():
    state = position(display=OPEN, deck=["yellow", "red"], hands=[{"red": 2}])
    play(state, "take red", "draw")
    for watcher in (0, 1, 2, None):
        assert state.view(watcher)["players"][0]["shown"] == {"red": 1}
        assert state.view(watcher)["players"][0]["cards"] == 4
    play(state, "draw", "draw", "draw", "draw")
    before = hand(state, 0)
    assert before == {"red": 4}
    play(state, "claim berlin-magdeburg red*3")
    assert hand(state, 0) == {"red": 1}
    # Three were paid, and the others had seen only one: the card that is left may be any.
    assert state.view(1)["players"][0]["shown"] == {}


@pytest.mark.rule("G4.16")
def test_the_discard_pile_lies_open():
    state = position(discard={"red": 4, "loco": 2})
    for watcher in (0, 1, 2, None):
        assert state.view(watcher)["discard"] == {"red": 4, "loco": 2}


@pytest.mark.rule("G4.9", "G4.12")
@pytest.mark.parametrize("reshuffle", ["eager", "lazy"])
def test_nothing_of_this_leaves_a_player_without_a_choice(reshuffle):
    state = position(display=[None] * 5, spare=1, owners=all_taken(3), wagons=[10] * 3, spare_tickets=2,
                     options={"reshuffle": reshuffle})  # fmt: skip
    assert legal(state) == ["pass"]
