"""The events: what a step returns is the action first, then everything the rules did, in the order they did it."""

from collections import Counter, defaultdict

import pytest

from .positions import (
    COMPANIES,
    GAME,
    KINDS,
    PIECES,
    TRAINS,
    after_trains,
    bids,
    heard,
    lay,
    levels,
    line,
    over,
    play,
    position,
    random_game,
    wild_links,
)

ROUND = ["northallerton", "leeming", "bedale", "hunton", "richmond"]
# The first event is the action itself.
FIRST = {
    "bid": {"bid", "overbid"}, "decline": {"decline"}, "lay": {"lay"}, "no-build": {"no-build"},
    "done": {"series", "takeover"}, "pay": {"paid"}, "buy": {"buy", "choose-train"}, "exchange": {"buy"},
    "move": {"move"}, "pass": {"pass"}, "takeover": {"choose-company"}, "over": {"over"},
    "no-takeover": {"no-takeover"},
}  # fmt: skip
GAMES = [(3, 0, {}), (4, 1, {}), (3, 2, {"auction_may_decline": True}), (4, 3, {"auction_may_decline": True}),
         (3, 4, {"train_exchange": "any"}), (4, 5, {"final_tie": "shared", "auction_stuck": "end_phase"})]  # fmt: skip


def kinds(events):
    return [event["kind"] for event in events]


def test_set_up_ends_with_the_first_turn():
    state, events = GAME.opened(seats=3, seed=5)
    assert events == [{"kind": "turn", "turn": 1, "points": [box["token"] for box in state.snapshot()["boxes"]]}]
    assert state == GAME.new(seats=3, seed=5)


def test_nobody_hears_what_is_only_applied():
    state = position()
    state.apply(state.parse("bid 3 5"))
    assert state.heard is None
    assert kinds(heard(state, "bid 3 6")) == ["overbid"]
    assert state.heard is None


def test_bids_and_what_they_drive_out():
    state = position()
    assert heard(state, "bid 3 5") == [{"kind": "bid", "player": 0, "box": 3, "cubes": 5}]
    assert heard(state, "bid 3 6") == [{"kind": "overbid", "player": 1, "owner": 0, "box": 3, "cubes": 6}]


def test_a_refusal_to_bid():
    state = position(options={"auction_may_decline": True})
    assert heard(state, "decline") == [{"kind": "decline", "player": 0}]


@pytest.mark.rule("W6.16", "W6.18", "W6.19", "W7.1", "W7.2")
def test_the_auction_ends_box_by_box_and_then_come_the_orders():
    state = position(seat=2, bids={1: (0, 5), 8: (0, 3), 2: (1, 6), 5: (1, 3), 3: (2, 4)}, cubes=[4, 3, 6])
    assert heard(state, "bid 7 2") == [
        {"kind": "bid", "player": 2, "box": 7, "cubes": 2},
        {"kind": "won", "player": 0, "box": 1, "cubes": 5,
         "points": ["train", "north_eastern", "north_eastern", "government"]},
        {"kind": "won", "player": 1, "box": 2, "cubes": 6, "points": ["train", "midland", "midland", "train"]},
        {"kind": "won", "player": 2, "box": 3, "cubes": 4, "points": ["government", "government", "train", "midland"]},
        {"kind": "won", "player": 1, "box": 5, "cubes": 3, "points": ["train", "north_eastern", "government"]},
        {"kind": "won", "player": 2, "box": 7, "cubes": 2, "points": ["government", "train", "midland"]},
        {"kind": "won", "player": 0, "box": 8, "cubes": 3, "points": ["midland", "north_eastern", "north_eastern"]},
        {"kind": "build-order", "players": [2, 1, 0]},  # seat 1 came to seat 0 and lies on top
        {"kind": "train-order", "players": [1, 2, 0]},
    ]  # fmt: skip


@pytest.mark.rule("W8.21", "W8.24", "W8.29")
def test_a_series_link_by_link_and_its_payment():
    state = position(phase="build", pieces={"bedale": {"opposition": 2, "red": 1}}, cubes=[12, 12, 12],
                     tracks={"government": levels(3, 1, 1)})  # fmt: skip
    first, second, third = lay("northallerton", "leeming", "bedale", "hunton")
    assert heard(state, first) == [{"kind": "lay", "player": 0, "a": "northallerton", "b": "leeming", "cost": 1}]
    assert heard(state, second) == [{"kind": "lay", "player": 0, "a": "leeming", "b": "bedale", "cost": 1},
                                    {"kind": "opposition", "area": "bedale", "count": 2}]  # fmt: skip
    play(state, third)
    assert heard(state, "done") == [
        {"kind": "series", "player": 0, "a": "northallerton", "b": "hunton", "links": 3, "cost": 3},
        {"kind": "paid", "player": 0, "payment": [*["cube"] * 3, "government", "government", "north_eastern"]},
    ]


@pytest.mark.rule("W8.22", "W8.39")
def test_a_payment_that_can_be_chosen_is_told_when_it_is_chosen():
    state = position(phase="build", cubes=[1, 12, 12], tracks={"government": levels(2, 1, 1)})
    play(state, *lay("skipton", "rylstone"))
    series = {"kind": "series", "player": 0, "a": "skipton", "b": "rylstone", "links": 1, "cost": 2}
    assert heard(state, "done") == [series]
    assert heard(state, "pay train*1") == [{"kind": "paid", "player": 0, "payment": ["cube", "train", "midland"]}]


def test_nothing_built():
    assert heard(position(phase="build"), "no-build") == [{"kind": "no-build", "player": 0}]


def test_a_train_rented_with_points_alone():
    state = position(phase="trains", tracks={"train": levels(3, 2, 2)})
    assert heard(state, "buy t3a") == [{"kind": "buy", "player": 0, "train": "t3a", "payment": ["train"] * 3}]


@pytest.mark.rule("W10.16", "W10.20")
def test_a_train_rented_by_exchange():
    state = position(phase="trains", cubes=[3, 12, 12], tracks={"train": levels(2, 2, 2)})
    assert heard(state, "buy t3a") == [{"kind": "choose-train", "player": 0, "train": "t3a"}]
    payment = ["cube", "cube", "midland", "train", "train"]
    bought = {"kind": "buy", "player": 0, "train": "t3a", "payment": payment}
    assert heard(state, "exchange cubes*2 midland*1") == [bought]
    # Where there is only one way to exchange nobody is asked and one event says all.
    tracks = {"train": levels(0, 2, 2), **{kind: levels(0, 1, 1) for kind in KINDS if kind != "train"}}
    state = position(phase="trains", cubes=[3, 12, 12], tracks=tracks)
    bought = {"kind": "buy", "player": 0, "train": "t1a", "payment": ["cube"] * 3}
    assert heard(state, "buy t1a") == [bought]


def test_a_piece_moved_and_a_pass():
    state = position(phase="trains", trains={"t2b": 0}, links=line(0, "skipton", "embsay"),
                     pieces={"embsay": {"cheese": 2}})  # fmt: skip
    moved = {"kind": "move", "player": 0, "piece": "cheese", "area": "embsay"}
    assert heard(state.copy(), "move cheese embsay") == [moved]
    assert heard(state, "pass") == [{"kind": "pass", "player": 0}]


@pytest.mark.rule("W13.1", "W13.2", "W13.4", "W14.1")
def test_the_last_pass_is_followed_by_profit_and_loss_the_order_and_the_new_turn():
    state = position(phase="trains", passed=[0, 2], seat=1, order=[1, 2, 0], trains={"t2b": 0}, turn=1,
                     load=[{"stone": 1, "red": 2}], delivered=[{"green": 5}], links=wild_links(1, 2))  # fmt: skip
    events = heard(state, "pass")
    tokens = [box["token"] for box in state.snapshot()["boxes"]]
    assert events == [
        {"kind": "pass", "player": 1},
        {"kind": "profit", "player": 1, "income": 0, "links": 2, "result": -2, "level": -2},
        {"kind": "profit", "player": 2, "income": 0, "links": 0, "result": 0, "level": 0},
        {"kind": "profit", "player": 0, "income": 4, "links": 1, "result": 3, "level": 3},
        {"kind": "player-order", "players": [0, 2, 1]},
        {"kind": "turn", "turn": 3, "points": tokens},
    ]


@pytest.mark.rule("W13.3")
def test_the_level_told_is_the_one_the_limits_allow():
    state = position(phase="trains", passed=[1, 2], links=wild_links(4), tracks={"profit_loss": levels(-12, 0, 0)})
    profits = {event["player"]: event for event in heard(state, "pass") if event["kind"] == "profit"}
    assert profits[0] == {"kind": "profit", "player": 0, "income": 0, "links": 4, "result": -4, "level": -13}


@pytest.mark.rule("W12.2", "W12.3", "W12.4", "W15.3", "W15.17")
def test_a_takeover_its_towns_and_the_pieces_that_die():
    links = line(0, "skipton", "rylstone", "cracoe", "threshfield")
    state = position(phase="takeover", links=links, tracks={"midland": levels(2, 1, 1)}, turn=1, pieces={
        "threshfield": {"red": 1, "green": 1}, "barden_moor": {"stone": 2}, "boss_moor": {"stone": 1}})  # fmt: skip
    first, second, *rest = over("midland", "skipton", "rylstone", "cracoe", "threshfield")
    assert heard(state, first) == [{"kind": "choose-company", "player": 0, "company": "midland"}]
    assert heard(state, second) == [{"kind": "over", "player": 0, "a": "skipton", "b": "rylstone"}]
    play(state, *rest)
    *events, turn = heard(state, "done")
    taken = {"kind": "takeover", "player": 0, "company": "midland", "a": "skipton", "b": "threshfield", "links": 3}
    assert events == [
        {**taken, "price": 2},
        {"kind": "company-town", "area": "threshfield", "company": "midland"},
        # Boss Moor borders Malham too and keeps its stone.
        {"kind": "dead", "area": "barden_moor", "pieces": ["stone", "stone"]},
        {"kind": "dead", "area": "threshfield", "pieces": ["red"]},
    ]
    assert (turn["kind"], turn["turn"]) == ("turn", 3)


@pytest.mark.rule("W9.2", "W12.1")
def test_all_towns_of_a_series_come_before_what_dies_along_it():
    links = line(0, *ROUND)
    state = position(phase="takeover", links=links, tracks={"north_eastern": levels(3, 1, 1)}, turn=1,
                     pieces={"leeming": {"cheese": 1}, "bedale": {"green": 2}, "hunton": {"cheese": 2}})  # fmt: skip
    play(state, *over("north_eastern", *ROUND))
    *events, turn = heard(state, "done")
    assert events[1:] == [
        {"kind": "company-town", "area": "bedale", "company": "north_eastern"},
        {"kind": "company-town", "area": "richmond", "company": "north_eastern"},
        {"kind": "dead", "area": "bedale", "pieces": ["green", "green"]},
        {"kind": "dead", "area": "hunton", "pieces": ["cheese", "cheese"]},
        {"kind": "dead", "area": "leeming", "pieces": ["cheese"]},
    ]
    assert (events[0]["kind"], turn["kind"]) == ("takeover", "turn")


def test_nothing_handed_over():
    state = position(phase="takeover", links=line(0, "the_south", "settle") | line(1, "skipton", "the_south"))
    assert heard(state, "no-takeover") == [{"kind": "no-takeover", "player": 0}]


@pytest.mark.rule("W17.7")
def test_the_end_is_told_with_its_winners():
    state = position(phase="trains", passed=[1, 2], turn=4, delivered=[{"red": 1}, {"red": 4}, {"red": 2}])
    events = heard(state, "pass")
    assert events[-1] == {"kind": "over-game", "winners": [1], "score": 4}
    assert kinds(events) == ["pass", "profit", "profit", "profit", "player-order", "over-game"]
    tied = position(phase="trains", passed=[1, 2], turn=4, options={"final_tie": "shared"})
    assert heard(tied, "pass")[-1] == {"kind": "over-game", "winners": [0, 1, 2], "score": 0}
    assert after_trains(turn=4, options={"final_tie": "shared"}).ranks() == [1, 1, 1]


def check(before, after, events):
    """Every event against the two positions."""
    old, new = before.snapshot(), after.snapshot()
    seen = defaultdict(list)
    for event in events:
        seen[event["kind"]].append(event)
    won = {event["box"]: (event["player"], event["cubes"]) for event in seen["won"]}
    if new["phase"] != "auction" and old["phase"] == "auction":
        assert new["phase"] == "build"
        for order in ("build", "train"):
            assert [event["players"] for event in seen[f"{order}-order"]] == [new["orders"][order]]
        last = {event["box"]: (event["player"], event["cubes"]) for event in seen["bid"] + seen["overbid"]}
        assert won == bids(before) | last
        assert list(won) == sorted(won)
    else:
        assert won == {}
        assert not seen["build-order"] + seen["train-order"]
    # What became a company town, and what died or was paid off.
    towns = {(a, c) for a, names in new["companies"].items() for c in names if c not in old["companies"].get(a, [])}
    assert {(event["area"], event["company"]) for event in seen["company-town"]} == towns
    assert len(seen["company-town"]) == len(towns)
    out = {kind: new["out"].get(kind, 0) - old["out"].get(kind, 0) for kind in PIECES}
    gone = Counter(piece for event in seen["dead"] for piece in event["pieces"])
    assert {**out, "opposition": 0} == {kind: gone[kind] for kind in PIECES}
    assert out["opposition"] == sum(event["count"] for event in seen["opposition"])
    # Phases seven, eight and two.
    if seen["profit"]:
        assert [event["player"] for event in seen["profit"]] == old["orders"]["player"]
        assert [event["players"] for event in seen["player-order"]] == [new["orders"]["player"]]
        for event in seen["profit"]:
            seat = event["player"]
            moved = Counter(new["delivered"][seat]) - Counter(old["delivered"][seat])
            assert event["income"] == moved.total() + moved["stone"]
            assert event["links"] == list(old["links"].values()).count(seat)
            assert event["result"] == event["income"] - event["links"]
            assert event["player"] in new["tracks"]["profit_loss"][str(event["level"])]
    assert len(seen["profit"]) in (0, len(old["cubes"]))
    if new["turn"] != old["turn"] and not after.over:
        assert seen["turn"] == [
            {"kind": "turn", "turn": new["turn"] + 1, "points": [box["token"] for box in new["boxes"]]}
        ]
    else:
        assert seen["turn"] == []
    winners = [seat for seat, rank in enumerate(after.ranks()) if rank == 1] if after.over else None
    assert seen["over-game"] == (
        [{"kind": "over-game", "winners": winners, "score": max(after.scores())}] if after.over else []
    )


@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_the_events_of_whole_games_are_true(seats, seed, options):
    for before, action, after in random_game(seats, seed, **options):
        state = before.copy()
        events = state.step(action)
        assert state == after
        assert events[0]["kind"] in FIRST[GAME.action(action)["kind"]]
        assert events[0]["player"] == before.seat
        check(before, after, events)


@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_what_was_paid_is_what_the_tracks_and_hands_lost(seats, seed, options):
    for before, action, after in random_game(seats, seed, **options):
        if before.turn != after.turn:
            continue  # phase one has given new cubes
        for event in before.copy().step(action):
            if event["kind"] not in ("paid", "buy", "takeover"):
                continue
            player = event["player"]
            old, new = (state.view(None)["players"][player] for state in (before, after))
            spent = Counter({kind: old["influence"][kind] - new["influence"][kind] for kind in KINDS})
            spent["cube"] = old["cubes"] - new["cubes"]
            if event["kind"] == "takeover":
                assert event["company"] in COMPANIES
                assert event["price"] == (event["links"] + 1) // 2
                assert +spent == {event["company"]: event["price"]}
            else:
                assert +spent == Counter(event["payment"])
                assert event["kind"] == "paid" or event["train"] in TRAINS
