"""L17: what a delivery does, one step after the other."""

import pytest

from .draws import DELIVER, HAND, PAY, changed, draw, ready, table
from .moon import SEVEN, can, field, legal, line, play, position, refusal, refused, stop, tray

# Tycho asks for aluminum on d24 (12 M) and for helium-3 on d32 (20 M).
TWO = {"hands": {0: ["d24", "d32", "d3"]}, "loads": {0: ["aluminum", "helium-3"]}, "trains": {0: "tycho"}}


@pytest.mark.rule("L17.1")
@pytest.mark.parametrize("place", SEVEN["tycho"])
def test_a_load_is_delivered_where_a_demand_names_city_and_goods(place):
    assert legal(position(trains={0: place}, loads={0: ["cheese"]}, hands={0: HAND}), "deliver") == {DELIVER}


@pytest.mark.rule("L17.1")
@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"trains": {0: "clavius"}}, "refused-deliver-city"),
        ({"trains": {0: "near:-2:-12"}}, "refused-deliver-city"),
        ({"loads": {0: ["ice"]}}, "refused-deliver-absent"),
        ({"loads": {0: [], 1: ["cheese"]}}, "refused-deliver-absent"),
        ({"hands": {0: ["d1", "d2", "d3"]}}, "refused-deliver-card"),
        ({"hands": {0: ["d1", "d2", "d3"], 1: [*HAND[:1], "d4", "d5"]}}, "refused-deliver-card"),
    ],
)
def test_nothing_is_delivered_without_city_goods_or_card(changed, why):
    state = position(**{"trains": {0: "tycho"}, "loads": {0: ["cheese"]}, "hands": {0: HAND}, **changed})
    assert refused(state, DELIVER) == ("L17.1", why)


@pytest.mark.rule("L17.1")
def test_a_demand_is_for_its_own_goods_in_its_own_city():
    # d75: thorium to Posidonius, oxygen to Mare Ingenii, cheese to Tycho.
    state = position(trains={0: "tycho"}, loads={0: ["thorium", "oxygen"]}, hands={0: HAND})
    assert legal(state, "deliver") == set()
    for good in ("thorium", "oxygen"):
        assert refused(state, f"deliver d75 {good}") == ("L17.1", "refused-deliver-city")


@pytest.mark.rule("L17.1")
def test_without_a_train_on_the_moon_there_is_nothing_to_deliver():
    assert refused(position(hands={0: HAND}), DELIVER)[1] == "refused-unplaced"


@pytest.mark.rule("L17.2")
def test_nobody_has_to_deliver():
    state = ready(track={0: line("near:-2:-14", "near:-2:-12")})
    assert {"end-operate", "move near:-2:-14"} <= legal(state)
    stop(state)
    assert (field(state, "loads", 0), field(state, "hands", 0), field(state, "cash", 0)) == (["cheese"], HAND, 60)
    assert can(stop(state), DELIVER)


@pytest.mark.rule("L17.3", "L17.12")
@pytest.mark.parametrize("aboard", [1, 2])
def test_one_token_returns_to_the_tray(aboard):
    state = ready(loads={0: ["cheese"] * aboard})
    assert tray(state)["cheese"] == 3 - aboard
    play(state, DELIVER)
    assert tray(state)["cheese"] == 4 - aboard
    assert field(state, "loads", 0) == ["cheese"] * (aboard - 1)


@pytest.mark.rule("L17.4")
def test_the_bank_pays_what_the_demand_says():
    assert draw(cash=[13, 60]).snapshot()["cash"] == [13 + PAY, 60]
    state = position(**TWO)
    assert field(play(state.copy(), "deliver d24 aluminum"), "cash", 0) == 60 + 12
    assert field(play(state.copy(), "deliver d32 helium-3"), "cash", 0) == 60 + 20


@pytest.mark.rule("L17.5")
def test_the_card_is_discarded_with_its_other_demands():
    state = ready("d1", discard=["d40"], loads={0: ["cheese", "thorium"]}, trains={0: "tycho"})
    play(state, DELIVER)
    assert state.snapshot()["discard"] == ["d40", "d75"]
    assert "d75" not in field(state, "hands", 0)
    assert refused(state, "deliver d75 thorium") == ("L17.1", "refused-deliver-card")


@pytest.mark.rule("L17.6")
def test_a_new_card_is_drawn():
    state = ready("d40", "d41")
    deck = len(state.snapshot()["deck"])
    play(state, DELIVER)
    assert field(state, "hands", 0) == ["d2", "d3", "d40"]
    assert len(state.snapshot()["deck"]) == deck - 1
    assert field(state, "hands", 1) == field(ready("d40", "d41"), "hands", 1)


@pytest.mark.rule("L17.6")
def test_events_are_resolved_until_there_are_three_demand_cards_again():
    state = draw("e8", "e1", "e16", "d40", cash=[79, 50])
    assert table(state) == ["e8", "e16"]
    assert state.snapshot()["cash"] == [80, 40]
    assert field(state, "hands", 0) == ["d2", "d3", "d40"]


@pytest.mark.rule("L17.7")
def test_after_the_delivery_the_turn_goes_on():
    ahead = ["near:-2:-14", "near:-2:-12"]
    state = ready(track={0: line(*ahead)}, moved=8)
    play(state, DELIVER, f"move {ahead[0]}", f"move {ahead[1]}")
    assert state.snapshot()["allowance"]["moved"] == 10
    assert refused(state, f"move {ahead[0]}")[1] == "refused-move-speed"
    assert play(state, "end-operate").snapshot()["phase"] == "build"


@pytest.mark.rule("L17.8", "L17.11")
@pytest.mark.parametrize(
    ("first", "second"),
    [("deliver d24 aluminum", "deliver d32 helium-3"), ("deliver d32 helium-3", "deliver d24 aluminum")],
)
def test_of_several_demands_that_fit_the_player_takes_one_after_the_other(first, second):
    state = position(**TWO, deck_top=["e12", "d40", "e8", "d41"])
    assert legal(state, "deliver") == {first, second}
    play(state, first)
    # The hand is full and the event is there before the second is delivered.
    assert (len(field(state, "hands", 0)), table(state), len(field(state, "loads", 0))) == (3, ["e12"], 1)
    play(state, second)
    assert (field(state, "hands", 0), table(state), field(state, "loads", 0)) == (
        ["d3", "d40", "d41"],
        ["e12", "e8"],
        [],
    )
    assert field(state, "cash", 0) == 60 + 12 + 20


@pytest.mark.rule("L17.9")
def test_an_event_drawn_can_prevent_the_next_delivery():
    state = play(position(**TWO, deck_top=["e8", "d40"]), "deliver d24 aluminum")
    why = refusal(state, "deliver d32 helium-3")
    assert (why.rule, why.message, why.arguments) == ("L21.2", "refused-deliver-strike", {"card": "e8"})
    assert field(state, "loads", 0) == ["helium-3"]


@pytest.mark.rule("L17.10")
def test_a_card_just_drawn_may_be_fulfilled_at_once():
    state = draw("d26", loads={0: ["cheese", "computers"]})
    assert field(play(state, "deliver d26 computers"), "cash", 0) == 60 + PAY + 8


@pytest.mark.rule("L17.12", "L22.8")
def test_one_token_serves_one_demand_only():
    # A shortage asks for cheese in every major city as well.
    state = draw(events=[{"card": "e12", "drawer": 1, "left": 2, "fresh": False, "punished": []}])
    assert refused(state, "deliver e12 cheese") == ("L17.1", "refused-deliver-absent")
    assert field(state, "cash", 0) == 60 + PAY


@pytest.mark.rule("L17.7")
def test_a_train_without_movement_left_delivers():
    assert can(ready(moved=10), DELIVER)


@pytest.mark.rule("L17.6")
def test_an_empty_deck_is_made_of_the_discards():
    state = ready(discard=["d40"])
    s = state.snapshot()
    state = play(changed(state, deck=[], discard=[*s["deck"], *s["discard"]]), DELIVER)
    after = state.snapshot()
    lies = [*after["deck"], *after["discard"], *after["hands"][0], *table(state)]
    assert sorted(lies) == sorted([*s["deck"], *s["discard"], *s["hands"][0]])
    assert len(after["hands"][0]) == 3
    # They do not come in the order in which they were discarded.
    discards = [*s["deck"], *s["discard"], "d75"]
    assert after["deck"] not in (
        [card for card in discards if card in after["deck"]],
        [card for card in discards[::-1] if card in after["deck"]],
    )
