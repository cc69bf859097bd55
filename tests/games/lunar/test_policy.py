"""What the features of a policy count: once more from the view, and where errands and track lead."""

from typing import Any

import pytest

from branchline.core.native import row
from branchline.core.policy import weights

from .moon import CITIES, DEMANDS, GAME, GOODS, LOCOS, joined, key, line, milepost, play, position, road

MILEPOSTS = ["{}:{}:{}".format(*entry[:3]) for entry in GAME.board["mileposts"]]
CITY = {name: entry[4] for name, entry in zip(MILEPOSTS, GAME.board["mileposts"], strict=True)}
ENDS = [(MILEPOSTS[entry[0]], MILEPOSTS[entry[1]]) for entry in GAME.board["links"]]
PAYS = {(name, d["good"], d["city"]): d["payoff"] for name, demands in DEMANDS.items() for d in demands}

Numbers = dict[str, int]


def weighed(state: Any, feature: str) -> dict[str, int]:
    """What the engine counts for each legal action, by notation."""
    actions = state.legal()
    worth = row([0] * len(actions))
    state._weigh(row(actions), weights({feature: 1}, GAME.features), worth)
    return {state.notation(action): worth[i] for i, action in enumerate(actions)}


# Counted once more


def own_track(view: Any) -> tuple[set[str], set[str]]:
    """The mileposts that own track touches, those of the cities there among them, and these cities."""
    own = [ENDS[link] for link in view["track"][view["you"]]]
    if not own:
        return {name for name in MILEPOSTS if CITY[name] and CITIES[CITY[name]]["size"] == "major"}, set()
    touched = {end for ends in own for end in ends}
    cities = {CITY[name] for name in touched} - {None}
    return touched | {name for name in MILEPOSTS if CITY[name] in cities}, cities


def pays(view: Any, cities: set[str]) -> Numbers:
    best: Numbers = {}
    for card in view["players"][view["you"]]["hand"]:
        for demand in DEMANDS[card]:
            if demand["city"] in cities:
                best[demand["good"]] = max(best.get(demand["good"], 0), demand["payoff"])
    return best


def errands(view: Any, cities: set[str]) -> set[str]:
    me = view["players"][view["you"]]
    wanted = [demand for card in me["hand"] for demand in DEMANDS[card] if demand["city"] in cities]
    goals = {demand["city"] for demand in wanted if demand["good"] in me["loads"]}
    if not goals and len(me["loads"]) < LOCOS[me["loco"]]["capacity"]:
        goods = {demand["good"] for demand in wanted if view["tray"][demand["good"]]}
        goals = {source for good in goods for source in GOODS[good]["sources"]} & cities
    return goals


def counted(view: Any, action: Any) -> Numbers:
    """What the features that need no search count for an action."""
    me = view["players"][view["you"]]
    mileposts, cities = own_track(view)
    kind = action["kind"]
    if kind == "move":
        return {"move": 1, "move_toll": toll(view, me["train"]["at"], action["milepost"])}
    if kind == "place":
        return {"move_aim": int(action["city"] in (errands(view, cities) or cities))}
    if kind == "load":
        new = action["good"] not in me["loads"]
        return {"load": 1, "load_pay": pays(view, cities).get(action["good"], 0) if new else 0}
    if kind in ("drop", "give-up"):
        return {"drop": 1, "drop_pay": pays(view, cities).get(action["good"], 0)}
    if kind == "deliver":
        return {"deliver": 1, "deliver_pay": action["pay"]}
    if kind == "build":
        return {"build": 1, "build_cost": action["cost"], "build_apart": int(action["a"] not in mileposts)}
    if kind == "upgrade":
        old, new = LOCOS[me["loco"]], LOCOS[action["loco"]]
        faster, more = new["speed"] - old["speed"], new["capacity"] - old["capacity"]
        return {"upgrade": 1, "upgrade_speed": faster, "upgrade_room": more, "upgrade_cash": min(me["cash"], 255)}
    plain = {"turn-round": "turn_round", "exchange": "exchange", "end-operate": "end_operate"}
    return {plain[kind]: 1} if kind in plain else {}


def toll(view: Any, here: str, to: str) -> int:
    """1 if the step leads over another's track to whom nothing was paid in this turn; while no event is in effect."""
    between = [link for link, ends in enumerate(ENDS) if set(ends) == {here, to}]
    owners = [seat for seat, track in enumerate(view["track"]) if set(track) & set(between)]
    paid = view["allowance"]["tolls"] + view["allowance"]["owed"]
    return int(bool(owners) and owners[0] != view["you"] and owners[0] not in paid)


SEARCHED = {"move_aim", "exchange_idle", "build_aim", "build_astray"}  # see below
# Loads are dropped and others' track is used now and then, so that there is something to count.
BUSY = {**GAME.policy, "drop": 150, "move_toll": 40, "exchange": -60, "noise": 120}


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_needs_no_search_is_counted_as_the_features_say(seats: int) -> None:
    state = GAME.new(seats=seats, seed=seats, options={"max_rounds": 14, "crossgrade_cost": 1})
    decisions = 0
    while not state.over:
        if decisions % 11 == 0 and not state.view(None)["events"]:
            view = state.view(state.seat)
            expected = {state.notation(a): counted(view, GAME.action(a)) for a in view["legal"]}
            place = any(text.startswith("place") for text in expected)
            for feature in GAME.features.keys() - SEARCHED | ({"move_aim"} if place else set()):
                told = {text: numbers.get(feature, 0) for text, numbers in expected.items()}
                assert weighed(state, feature) == told, feature
        state.playout(decisions, BUSY, 1)
        decisions += 1
    assert decisions > 100


# Errands


def errand(city: str, good: str) -> str:
    return next(card for card, wanted, where in PAYS if (where, wanted) == (city, good))


# From the source through another city to where it is wanted.
CARD, SOURCE, VIA, GOAL, GOOD = next(
    (card, source, via, city, good)
    for card, good, city in PAYS
    for source in GOODS[good]["sources"]
    for via in ("plato", "copernicus", "kepler")
    if len({source, via, city}) == 3
    and CITIES[source]["side"] == CITIES[city]["side"] == "near"
    and {"major"} != {CITIES[source]["size"], CITIES[city]["size"]}
)
LINE = joined(SOURCE, VIA, GOAL)


def on_the_line(**more: Any) -> Any:
    hand = [CARD, *[card for card in DEMANDS if not serves(card)][:2]]
    return position(track={0: LINE}, hands={0: hand}, **more)


def serves(card: str) -> bool:
    """Whether a demand of the card asks for something along the line."""
    touched = {CITY[end] for name in LINE for end in name.split(" ")[:2]}
    return any(demand["city"] in touched for demand in DEMANDS[card])


def test_the_train_is_put_where_an_errand_begins() -> None:
    told = weighed(on_the_line(), "move_aim")
    assert {text for text, number in told.items() if number} >= {f"place {milepost(SOURCE)}"}


def ride(state: Any, steps: int = 60) -> Any:
    """Steps towards the nearest errand, turn after turn, and nothing else."""
    policy = {"move_aim": 9, "end_operate": 1, "exchange": -9, "load": -9, "drop": -9, "deliver": -9, "build": -9}
    for seed in range(steps):
        if state.view(0)["players"][0]["train"]["city"] == GOAL:
            return state
        state.playout(seed, {**policy, "upgrade": -9, "turn_round": -9}, 1)
    return state


def test_a_train_with_a_load_rides_to_the_city_that_wants_it() -> None:
    state = ride(on_the_line(trains={0: VIA}, loads={0: [GOOD]}), 200)
    assert state.view(0)["players"][0]["train"]["city"] == GOAL


def test_a_train_without_a_load_rides_to_where_it_is_made() -> None:
    state = on_the_line(trains={0: VIA})
    way = [ends for name in joined(SOURCE, VIA) for ends in [name.split(" ")]]
    told = weighed(state, "move_aim")
    chosen = [text.split(" ")[1] for text, number in told.items() if number]
    assert len(chosen) == 1
    assert any(chosen[0] in ends for ends in way)


def test_in_the_open_the_only_step_is_on_the_way() -> None:
    first, second, third = road(SOURCE, VIA)[:3]
    state = on_the_line(trains={0: (second, first)})
    assert weighed(state, "move_aim") == {text: int(text.startswith("move")) for text in weighed(state, "move_aim")}
    assert f"move {third}" in weighed(state, "move_aim")


def test_a_train_waits_where_no_track_leads_to_an_errand() -> None:
    way = road(SOURCE, VIA)
    state = position(
        track={0: line(*way[:2]) + joined(VIA, GOAL)},
        trains={0: VIA},
        hands={0: on_the_line().view(0)["players"][0]["hand"]},
    )
    assert not any(weighed(state, "move_aim").values())


def test_the_train_is_put_on_own_track_where_there_is_no_errand() -> None:
    hand = [card for card in DEMANDS if not serves(card)][:3]
    state = position(track={0: LINE}, hands={0: hand})
    mine = set(state.view(0)["players"][0]["cities"])
    for action in state.legal():
        if GAME.action(action)["kind"] == "place":
            expected = int(GAME.action(action)["city"] in mine)
            assert weighed(state, "move_aim")[state.notation(action)] == expected


def test_an_exchange_is_idle_without_an_errand_and_the_money_for_another() -> None:
    assert weighed(position(cash=0, trains={0: "plato"}), "exchange_idle")["exchange"] == 1
    assert weighed(position(cash=60, trains={0: "plato"}), "exchange_idle")["exchange"] == 0
    assert weighed(on_the_line(cash=0, trains={0: VIA}), "exchange_idle")["exchange"] == 0


# Building

BUILD = {"build": -1, "build_aim": 2, "build_apart": -9, "upgrade": -9}


def test_the_first_track_joins_a_source_with_a_city_that_wants_what_it_makes() -> None:
    served = 0
    for seed in range(12):
        state = GAME.new(seats=2, seed=seed)
        while state.view(None)["phase"] == "opening":
            state.playout(seed, BUILD, 1)
        for seat in range(2):
            me = state.view(seat)["players"][seat]
            demands = [demand for card in me["hand"] for demand in DEMANDS[card] if demand["city"] in me["cities"]]
            served += any(set(GOODS[demand["good"]]["sources"]) & set(me["cities"]) for demand in demands)
    assert served >= 20


def test_nothing_is_built_while_the_train_rides_as_far_as_it_can() -> None:
    resting, riding = (
        position(phase="build", cash=60, track={0: LINE}, trains={0: VIA}, moved=moved)
        for moved in (0, LOCOS["von-braun"]["speed"])
    )
    assert any(weighed(resting, "build_aim").values())
    assert not any(weighed(riding, "build_aim").values())
    assert not any(weighed(riding, "build_astray").values())


def test_the_segments_that_begin_the_cheapest_way_are_not_astray() -> None:
    state = GAME.new(seats=3, seed=4)
    aim, astray, apart = (weighed(state, f"build_{name}") for name in ("aim", "astray", "apart"))
    assert any(aim.values())
    assert {text for text in aim if aim[text]} == {
        text for text in astray if text.startswith("build") and not astray[text] and not apart[text]
    }
    assert max(astray.values()) > 20


def test_track_that_a_meteor_has_cut_is_mended() -> None:
    way = road("plato", "tycho")
    cut = len(way) // 2
    left = line(*way[:cut]), line(*way[cut + 3 :])
    hands = {0: [card for card in DEMANDS if all(d["city"] not in ("plato", "tycho") for d in DEMANDS[card])][:3]}
    state = position(phase="build", track={0: left[0] + left[1]}, trains={0: "plato"}, hands=hands, cash=60)
    for seed in range(12):
        if state.view(None)["active"] == 0:
            state.playout(seed, BUILD, 1)
    mileposts, _ = own_track(state.view(0))
    assert set(way) <= mileposts


def test_the_rich_build_to_the_major_cities() -> None:
    state = position(phase="build", cash=200, track={0: line(*road("plato", "copernicus")[:3])}, trains={0: "plato"})
    begun = {text for text, number in weighed(state, "build_aim").items() if number}
    play(state, min(begun, key=lambda text: [key(place) for place in text.split(" ")[1:3]]))
    for seed in range(40):
        if state.view(None)["active"] == 0:
            state.playout(seed, BUILD, 1)
    told = state.view(None)["players"][0]
    assert any(CITIES[city]["size"] == "major" for city in told["cities"])
