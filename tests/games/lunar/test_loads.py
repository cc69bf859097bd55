"""L16: loads and tokens."""

import pytest

from .moon import (
    CITIES,
    CITY,
    DEMANDS,
    GOODS,
    SEVEN,
    can,
    event,
    field,
    legal,
    line,
    offered,
    play,
    position,
    refusal,
    refused,
    road,
    stop,
    straight,
    told,
    tray,
)

RIDE = road("copernicus", "kepler")
MOVES = [f"move {m}" for m in RIDE[1:]]
BACK = [f"move {m}" for m in RIDE[-2::-1]]


def aboard(state, seat=0):
    return field(state, "loads", seat)


@pytest.mark.rule("L16.1", "L16.5")
def test_a_token_is_in_the_tray_or_on_one_train():
    state = position(trains={0: "copernicus"}, loads={1: ["oxygen", "oxygen"]})
    assert tray(state)["oxygen"] == 2
    lines = told(state, "load oxygen")
    assert lines == [("lunar-log-load", {"player": 0, "good": "oxygen", "city": "copernicus"})]
    assert tray(state)["oxygen"] == 1
    assert state.snapshot()["loads"] == [["oxygen"], ["oxygen", "oxygen"]]
    play(state, "load computers")
    assert sum(tray(state).values()) == 95 - 4
    assert all(tray(state)[good] <= GOODS[good]["tokens"] for good in GOODS)


@pytest.mark.rule("L16.2")
@pytest.mark.parametrize("good", list(GOODS))
def test_goods_are_loaded_where_they_are_produced_only(good):
    for city in CITIES:
        state = position(trains={0: city})
        if city in GOODS[good]["sources"]:
            assert aboard(play(state, f"load {good}")) == [good]
        else:
            why = state.why_not(state.parse(f"load {good}"))
            assert (why.rule, why.message) == ("L16.2", "refused-load-produce")
            assert why.arguments == {"city": city, "good": good}


@pytest.mark.rule("L16.2")
def test_outside_of_cities_nothing_is_loaded():
    state = position(trains={0: (RIDE[1], RIDE[0])}, track={0: line(*RIDE)})
    assert legal(state, "load") == set()
    assert refused(state, "load oxygen") == ("L16.2", "refused-load-city")


@pytest.mark.rule("L16.3", "L12.8")
def test_loading_on_the_way_through_costs_no_movement():
    # Through Copernicus with all ten points used for mileposts.
    before = [m for m in straight("copernicus", "N", 4)[::-1] if m]
    state = position(trains={0: before[0]}, track={0: [*line(*before), *line(*RIDE)]})
    play(state, *(f"move {m}" for m in before[1:]), "load oxygen", "load computers", *MOVES, "drop oxygen", *BACK[:2])
    assert state.snapshot()["allowance"]["moved"] == 10
    assert aboard(state) == ["computers"]


@pytest.mark.rule("L16.4", "L16.11")
def test_without_a_token_in_the_tray_there_is_no_load():
    state = position(seats=3, trains={0: "copernicus", 1: "kepler"}, loads={1: ["oxygen"] * 2, 2: ["oxygen"] * 2})
    assert tray(state)["oxygen"] == 0
    assert refused(state, "load oxygen") == ("L16.4", "refused-load-tray")
    assert refusal(state, "load oxygen").arguments == {"good": "oxygen"}
    assert offered(state, "load", "good") == {"computers"}
    # Until one returns.
    stop(state)
    play(state, "drop oxygen")
    stop(state)
    stop(state)
    assert state.seat == 0
    assert can(state, "load oxygen")


@pytest.mark.rule("L16.4")
@pytest.mark.parametrize("good", list(GOODS))
def test_the_last_token_of_every_kind_can_be_loaded_and_no_more(good):
    tokens, city = GOODS[good]["tokens"], GOODS[good]["sources"][0]
    others = {1: [good] * min(3, tokens - 1), 2: [good] * max(0, tokens - 4)}
    locos = dict.fromkeys(range(3), "saturn")
    state = position(seats=3, trains={0: city}, locos=locos, loads=others)
    play(state, f"load {good}")
    assert tray(state)[good] == 0
    assert refused(state, f"load {good}") == ("L16.4", "refused-load-tray")


@pytest.mark.rule("L16.5", "L1.4")
def test_there_are_no_more_tokens_than_in_the_box():
    for good in GOODS:
        tokens = GOODS[good]["tokens"]
        locos = {0: "saturn", 1: "saturn"}
        assert tray(position(locos=locos, loads={0: [good] * (tokens - 2), 1: [good] * 2}))[good] == 0
        with pytest.raises(ValueError, match=good):
            position(locos=locos, loads={0: [good] * (tokens - 2), 1: [good] * 3})


@pytest.mark.rule("L16.6")
@pytest.mark.parametrize(("loco", "capacity"), [("von-braun", 2), ("titan", 2), ("vostok", 3), ("saturn", 3)])
def test_no_more_loads_than_the_locomotive_carries(loco, capacity):
    state = position(trains={0: "copernicus"}, locos={0: loco}, loads={0: ["iron"] * (capacity - 1)})
    play(state, "load oxygen")
    assert len(aboard(state)) == capacity
    assert refused(state, "load computers") == ("L16.6", "refused-load-capacity")
    assert legal(state, "load") == set()
    play(state, "drop iron")
    assert can(state, "load computers")


@pytest.mark.rule("L16.7")
def test_equal_and_different_goods_ride_together():
    state = position(trains={0: "copernicus"}, locos={0: "saturn"})
    play(state, "load oxygen", "load computers", "load oxygen")
    assert aboard(state) == ["computers", "oxygen", "oxygen"]


@pytest.mark.rule("L16.8")
def test_no_demand_is_needed_for_a_load():
    hands = {
        p: [card for card in DEMANDS if all(d["good"] != "oxygen" for d in DEMANDS[card])][3 * p : 3 * p + 3]
        for p in (0, 1)
    }
    state = position(trains={0: "copernicus"}, hands=hands)
    assert can(state, "load oxygen")


@pytest.mark.rule("L16.9", "L16.11")
@pytest.mark.parametrize("city", list(CITIES))
def test_a_load_may_be_dropped_in_any_city_without_pay(city):
    state = position(trains={0: city}, loads={0: ["spacesuits"]})
    assert offered(state, "drop", "good") == {"spacesuits"}
    lines = told(state, "drop spacesuits")
    assert lines == [("lunar-log-drop", {"player": 0, "good": "spacesuits", "city": city})]
    assert aboard(state) == []
    assert state.snapshot()["cash"] == [60, 60]
    assert tray(state) == {good: GOODS[good]["tokens"] for good in GOODS}
    assert refused(state, "drop spacesuits") == ("L16.9", "refused-drop-absent")


@pytest.mark.rule("L16.9")
def test_what_is_not_aboard_cannot_be_dropped():
    state = position(trains={0: "kepler"}, loads={0: ["iron"], 1: ["fish"]})
    assert refused(state, "drop fish") == ("L16.9", "refused-drop-absent")
    assert refusal(state, "drop fish").arguments == {"good": "fish"}
    assert legal(state, "drop") == {"drop iron"}


@pytest.mark.rule("L16.10")
def test_outside_of_cities_nothing_is_dropped():
    for m, came in ((RIDE[1], RIDE[0]), (RIDE[2], None)):
        state = position(trains={0: (m, came)}, loads={0: ["iron"]}, track={0: line(*RIDE)})
        assert legal(state, "drop") == set()
        assert refused(state, "drop iron") == ("L16.10", "refused-drop-city")


@pytest.mark.rule("L16.11")
def test_a_token_dropped_is_for_all_and_does_not_stay_in_the_city():
    state = position(trains={0: "kepler", 1: "kepler"}, loads={0: ["oxygen"]})
    play(state, "drop oxygen")
    stop(state)
    assert refused(state, "load oxygen") == ("L16.2", "refused-load-produce")
    # In a city that makes it, whoever comes may have it.
    full = {2: ["oxygen"] * 2, 3: ["oxygen"]}
    state = position(seats=4, trains={0: "kepler", 1: "hadley"}, loads={0: ["oxygen"], **full})
    play(state, "drop oxygen")
    stop(state)
    assert tray(state)["oxygen"] == 1
    assert can(state, "load oxygen")


@pytest.mark.rule("L16.11", "L17.3")
def test_a_token_delivered_returns_to_the_tray():
    state = position(trains={0: "kepler"}, loads={0: ["glass"]}, hands={0: ["d79", "d1", "d2"]}, deck_top=["d9"])
    assert tray(state)["glass"] == 2
    play(state, "deliver d79 glass")
    assert tray(state)["glass"] == 3
    assert aboard(state) == []


@pytest.mark.rule("L16.11", "L25.9")
def test_tokens_lost_return_to_the_tray():
    # Rays take the loads of a train in the open at the end of its turn.
    rays = [event("e19", drawer=1)]
    state = position(phase="build", trains={0: RIDE[1]}, loads={0: ["glass", "iron"]}, events=rays)
    play(state, "end-turn")
    assert aboard(state) == []
    assert tray(state) == {good: GOODS[good]["tokens"] for good in GOODS}


@pytest.mark.rule("L16.12", "L17.1")
@pytest.mark.parametrize("m", SEVEN["tycho"])
def test_every_milepost_of_a_major_city_is_the_city(m):
    # Tycho makes robots, and asks for cheese on d75.
    state = position(trains={0: m}, loads={0: ["cheese"]}, hands={0: ["d75", "d1", "d2"]}, deck_top=["d9"])
    assert CITY[m] == "tycho"
    assert offered(state, "load", "good") == {"robots"}
    play(state, "load robots", "drop robots", "deliver d75 cheese")
    assert field(state, "cash", 0) == 81


@pytest.mark.rule("L16.13")
def test_loading_and_dropping_belong_to_the_own_operate_phase():
    for phase, rule in (("build", "L5.9"), ("opening", "L5.1")):
        state = position(
            phase=phase,
            trains={} if phase == "opening" else {0: "kepler"},
            loads={0: ["iron"]} if phase == "build" else {},
        )
        assert refused(state, "load basalt") == (rule, "refused-phase")
        assert refused(state, "drop iron") == (rule, "refused-phase")
    # Whoever's turn it is loads onto his own train.
    state = position(trains={0: "kepler", 1: "copernicus"}, loads={1: ["iron"]})
    assert offered(state, "load", "good") == {"basalt"}
    assert refused(state, "drop iron") == ("L16.9", "refused-drop-absent")
    play(state, "load basalt")
    assert state.snapshot()["loads"] == [["basalt"], ["iron"]]


@pytest.mark.rule("L16.14")
def test_with_no_movement_left_loading_dropping_and_delivering_go_on():
    state = position(
        trains={0: "kepler"}, loads={0: ["glass", "iron"]}, hands={0: ["d79", "d1", "d2"]}, deck_top=["d9"], moved=10,
        acted=True,
    )  # fmt: skip
    play(state, "drop iron", "deliver d79 glass", "load basalt")
    assert aboard(state) == ["basalt"]
    assert field(state, "cash", 0) == 71
    play(state, "end-operate")
    assert not can(state, "drop basalt")


@pytest.mark.rule("L16.15")
def test_what_was_dropped_is_not_picked_up_again_at_once():
    state = position(trains={0: "copernicus"}, loads={0: ["oxygen"]}, track={0: line(*RIDE)})
    play(state, "drop oxygen")
    assert state.snapshot()["allowance"]["dropped"] == ["oxygen"]
    assert refused(state, "load oxygen") == ("L16.15", "refused-load-dropped")
    assert refusal(state, "load oxygen").arguments == {"good": "oxygen"}
    # Other goods may be, and dropping them closes them as well.
    play(state, "load computers", "drop computers")
    assert legal(state, "load") == set()
    assert state.snapshot()["allowance"]["dropped"] == ["computers", "oxygen"]


@pytest.mark.rule("L16.15")
def test_after_a_move_it_may_be_picked_up_again():
    state = position(trains={0: "copernicus"}, loads={0: ["oxygen"]}, track={0: line(*RIDE)})
    play(state, "drop oxygen", *MOVES)
    assert state.snapshot()["allowance"]["dropped"] == []
    play(state, *BACK, "load oxygen")
    # Even inside a red area, where one step leads to the next milepost of the same city.
    centre, outer = SEVEN["tycho"][:2]
    state = position(trains={0: centre}, loads={0: ["robots"]})
    play(state, "drop robots")
    assert refused(state, "load robots") == ("L16.15", "refused-load-dropped")
    play(state, f"move {outer}", "load robots")


@pytest.mark.rule("L16.15")
def test_after_a_delivery_it_may_be_picked_up_again():
    # Copernicus asks for glass on d44.
    state = position(
        trains={0: "copernicus"}, loads={0: ["glass", "oxygen"]}, hands={0: ["d44", "d1", "d2"]}, deck_top=["d9"]
    )
    play(state, "drop oxygen")
    assert not can(state, "load oxygen")
    play(state, "deliver d44 glass")
    assert state.snapshot()["allowance"]["dropped"] == []
    assert can(state, "load oxygen")


@pytest.mark.rule("L16.15", "L22.1")
def test_after_a_boom_delivery_it_may_be_picked_up_again():
    state = position(trains={0: "tycho"}, loads={0: ["glass", "robots"]}, events=[event("e11", 1, left=3)])
    play(state, "drop robots")
    assert not can(state, "load robots")
    play(state, "deliver e11 glass")
    assert can(state, "load robots")


@pytest.mark.rule("L16.15")
def test_in_the_next_turn_it_may_be_picked_up_again():
    state = position(trains={0: "copernicus", 1: "copernicus"}, loads={0: ["oxygen"]})
    play(state, "drop oxygen")
    stop(state)
    assert can(state, "load oxygen")
    stop(state)
    assert state.seat == 0
    assert can(state, "load oxygen")


@pytest.mark.rule("L16.1", "L16.6")
def test_a_position_has_no_more_loads_than_fit():
    with pytest.raises(ValueError, match="load"):
        position(trains={0: "tycho"}, loads={0: ["iron"] * 3})
