"""L22: booms and shortages."""

import pytest

from .draws import active, draw, table, told
from .moon import CITIES, EVENTS, GOODS, SEVEN, can, event, field, legal, play, position, refusal, refused, stop, tray

CARDS = ["e11", "e12", "e13"]
WANTED = [(card, good) for card in CARDS for good in EVENTS[card]["params"]["goods"]]


def booming(card, *goods, city="tycho", seat=0, drawer=1, **more):
    more.setdefault("events", [event(card, drawer=drawer, left=3)])
    return position(active=seat, trains={seat: city}, loads={seat: goods}, **more)


@pytest.mark.rule("L22.1", "L22.2", "L22.3", "L22.4")
@pytest.mark.parametrize(("card", "good"), WANTED)
def test_lt24_one_load_is_worth_twenty_without_any_card(card, good):
    state = booming(card, good, discard=["d40"])
    before = state.snapshot()
    play(state, f"deliver {card} {good}")
    after = state.snapshot()
    assert after["cash"] == [80, 60]
    assert (after["loads"], tray(state)[good]) == ([[], []], GOODS[good]["tokens"])
    assert (after["hands"], after["deck"]) == (before["hands"], before["deck"])
    assert (after["events"], after["discard"]) == ([], ["d40", card])


@pytest.mark.rule("L22.1")
@pytest.mark.parametrize("city", CITIES)
def test_every_major_city_takes_it_and_no_other(city):
    state = booming("e11", "bricks", city=city)
    if city in SEVEN:
        assert can(state, "deliver e11 bricks")
    else:
        assert refused(state, "deliver e11 bricks") == ("L22.1", "refused-boom-city")


@pytest.mark.rule("L22.1")
def test_every_milepost_of_the_city_does_and_the_open_does_not():
    for place in SEVEN["hertzsprung"]:
        assert can(booming("e12", "fish", city=place), "deliver e12 fish")
    assert refused(booming("e12", "fish", city="near:-2:-12"), "deliver e12 fish") == ("L22.1", "refused-boom-city")


@pytest.mark.rule("L22.1")
@pytest.mark.parametrize("card", CARDS)
def test_other_goods_are_not_asked_for(card):
    for good in set(GOODS) - set(EVENTS[card]["params"]["goods"]):
        assert legal(booming(card, good), "deliver") == set()


@pytest.mark.rule("L22.1", "L22.3")
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("drawer", [0, 1, 2])
def test_anybody_may_be_the_first_and_ends_the_card(seat, drawer):
    state = booming("e13", "ice", seat=seat, drawer=drawer, seats=3)
    play(state, "deliver e13 ice")
    assert (table(state), field(state, "cash", seat)) == ([], 80)
    assert state.snapshot()["discard"] == ["e13"]


@pytest.mark.rule("L22.3")
def test_after_the_first_delivery_there_is_no_second():
    loads = {0: ["ice", "oxygen"], 1: ["ice"]}
    state = position(trains={0: "tycho", 1: "hertzsprung"}, loads=loads, events=[event("e13", drawer=0, left=3)])
    assert legal(state, "deliver") == {"deliver e13 ice", "deliver e13 oxygen"}
    play(state, "deliver e13 ice")
    assert refused(state, "deliver e13 oxygen") == ("L22.3", "refused-boom-card")
    stop(state)
    assert refused(state, "deliver e13 ice") == ("L22.3", "refused-boom-card")


@pytest.mark.rule("L22.3")
def test_a_card_still_in_the_deck_pays_nobody():
    assert refused(position(trains={0: "tycho"}, loads={0: ["ice"]}), "deliver e13 ice") == (
        "L22.3",
        "refused-boom-card",
    )


@pytest.mark.rule("L22.1")
def test_the_load_must_be_aboard():
    assert refused(booming("e13", "iron"), "deliver e13 ice") == ("L17.1", "refused-deliver-absent")


@pytest.mark.rule("L22.4")
def test_of_two_loads_one_returns_to_the_tray():
    state = play(booming("e13", "ice", "ice"), "deliver e13 ice")
    assert (field(state, "loads", 0), tray(state)["ice"]) == (["ice"], 2)


@pytest.mark.rule("L22.5", "L22.6", "L22.7")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("card", CARDS)
def test_lt25_it_lies_before_the_drawer_for_three_of_his_turns(card, seats):
    state = draw(card, "d40", seats=seats)
    for turn in range(3 * seats):
        stop(state)
        assert [(e["card"], e["drawer"]) for e in state.view(None)["events"]] == [(card, 0)], turn
    assert active(state) == 0
    play(state, "end-operate")
    assert table(state) == [card]
    play(state, "end-turn")
    assert (table(state), state.snapshot()["discard"][-1]) == ([], card)


@pytest.mark.rule("L22.8")
def test_a_load_serves_a_demand_or_the_boom():
    hands = {0: ["d75", "d2", "d3"]}
    for first, second, pay in (
        ("deliver d75 cheese", "deliver e12 cheese", 21),
        ("deliver e12 cheese", "deliver d75 cheese", 20),
    ):
        state = booming("e12", "cheese", hands=hands)
        assert legal(state, "deliver") == {first, second}
        play(state, first)
        assert not can(state, second)
        assert field(state, "cash", 0) == 60 + pay


@pytest.mark.rule("L22.9")
@pytest.mark.parametrize(("card", "good"), [("e11", "glass"), ("e12", "cheese"), ("e13", "ice")])
def test_the_drawer_may_use_it_in_the_same_turn(card, good):
    state = draw(card, "d40", loads={0: ["cheese", good]})
    assert field(play(state, f"deliver {card} {good}"), "cash", 0) == 60 + 21 + 20


@pytest.mark.rule("L22.10")
@pytest.mark.parametrize(("strike", "city"), [("e8", "tycho"), ("e9", "hertzsprung")])
def test_a_strike_stops_it(strike, city):
    events = [event("e13", drawer=0, left=2), event(strike, drawer=1)]
    why = refusal(booming("e13", "ice", city=city, events=events), "deliver e13 ice")
    assert (why.rule, why.message, why.arguments) == ("L22.10", "refused-deliver-strike", {"card": strike})
    other = "hertzsprung" if city == "tycho" else "tycho"
    assert can(booming("e13", "ice", city=other, events=events), "deliver e13 ice")


@pytest.mark.rule("L22.10")
def test_a_lost_turn_passes_without_it():
    state = position(
        active=1, lost={0: 1}, trains={0: "tycho"}, loads={0: ["ice"]}, events=[event("e13", drawer=1, left=3)]
    )
    stop(state)
    assert (active(state), table(state), field(state, "loads", 0)) == (1, ["e13"], ["ice"])


@pytest.mark.rule("L22.7", "L22.1")
def test_it_is_told_like_a_delivery_of_its_own():
    assert told(booming("e13", "ice"), "deliver e13 ice") == [
        ("boom", {"player": 0, "good": "ice", "city": "tycho", "card": "e13", "pay": 20})
    ]


@pytest.mark.rule("L22.2", "L16.15")
def test_it_counts_as_a_delivery_for_what_was_dropped():
    state = booming("e13", "ice", city="tycho", dropped=["robots"], acted=True)
    assert not can(state, "load robots")
    assert can(play(state, "deliver e13 ice"), "load robots")
