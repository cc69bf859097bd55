"""The sentences of the log: `tell` says what an action did and what the rules did then."""

from collections import Counter

import pytest

from .positions import (
    COMPANIES,
    GAME,
    KINDS,
    PIECES,
    TRAINS,
    after_trains,
    bids,
    lay,
    levels,
    line,
    over,
    play,
    position,
    random_game,
    wild_links,
)

# Every sentence and its arguments, as the README lists them.
SENTENCES = {
    "bid": "player box cubes",
    "overbid": "player box cubes owner",
    "decline": "player",
    "won": "player box cubes points",
    "build-order": "players",
    "train-order": "players",
    "lay": "player a b cost",
    "opposition": "area count",
    "series": "player a b links cost",
    "paid": "player payment",
    "no-build": "player",
    "choose-train": "player train",
    "buy": "player train payment",
    "move": "player piece area",
    "pass": "player",
    "profit": "player income links result level",
    "player-order": "players",
    "choose-company": "player company",
    "over": "player a b",
    "takeover": "player company a b links price",
    "company-town": "area company",
    "dead": "area pieces",
    "no-takeover": "player",
    "turn": "turn points",
    "over-game": "winners score",
}
# The first sentence is about the action itself.
FIRST = {
    "bid": {"bid", "overbid"}, "decline": {"decline"}, "lay": {"lay"}, "no-build": {"no-build"},
    "done": {"series", "takeover"}, "pay": {"paid"}, "buy": {"buy", "choose-train"}, "exchange": {"buy"},
    "move": {"move"}, "pass": {"pass"}, "takeover": {"choose-company"}, "over": {"over"},
    "no-takeover": {"no-takeover"},
}  # fmt: skip
GAMES = [(3, 0, {}), (4, 1, {}), (3, 2, {"auction_may_decline": True}), (4, 3, {"auction_may_decline": True}),
         (3, 4, {"train_exchange": "any"}), (4, 5, {"final_tie": "shared", "auction_stuck": "end_phase"})]  # fmt: skip


def told(state, text, seat=None):
    """What is told when this is played, as (name, arguments) pairs; the state itself stays as it is."""
    action = state.parse(text)
    after = play(state.copy(), text)
    lines = GAME.tell(state, action, after, seat)
    assert all(line.id.startswith("wensleydale-log-") for line in lines)
    return [(line.id.removeprefix("wensleydale-log-"), line.args) for line in lines]


def test_bids_and_what_they_drive_out():
    state = position()
    assert told(state, "bid 3 5") == [("bid", {"player": 0, "box": 3, "cubes": 5})]
    play(state, "bid 3 5")
    assert told(state, "bid 3 6") == [("overbid", {"player": 1, "box": 3, "cubes": 6, "owner": 0})]


def test_a_refusal_to_bid():
    state = position(options={"auction_may_decline": True})
    assert told(state, "decline") == [("decline", {"player": 0})]


def test_the_end_of_the_auction_is_told_box_by_box_and_then_the_orders():
    state = position(seat=2, bids={1: (0, 5), 8: (0, 3), 2: (1, 6), 5: (1, 3), 3: (2, 4)}, cubes=[4, 3, 6])
    lines = told(state, "bid 7 2")
    assert lines[0] == ("bid", {"player": 2, "box": 7, "cubes": 2})
    won = [args for name, args in lines if name == "won"]
    assert [(args["box"], args["player"], args["cubes"]) for args in won] == [
        (1, 0, 5), (2, 1, 6), (3, 2, 4), (5, 1, 3), (7, 2, 2), (8, 0, 3)]  # fmt: skip
    assert Counter(won[0]["points"]) == {"train": 1, "north_eastern": 2, "government": 1}
    assert Counter(won[4]["points"]) == {"government": 1, "train": 1, "midland": 1}
    after = play(state.copy(), "bid 7 2").snapshot()
    assert lines[7:] == [("build-order", {"players": after["orders"]["build"]}),
                         ("train-order", {"players": after["orders"]["train"]})]  # fmt: skip


def test_a_series_link_by_link_and_its_payment():
    state = position(phase="build", pieces={"bedale": {"opposition": 2, "red": 1}}, cubes=[12, 12, 12],
                     tracks={"government": levels(3, 1, 1)})  # fmt: skip
    first, second, third = lay("northallerton", "leeming", "bedale", "hunton")
    assert told(state, first) == [("lay", {"player": 0, "a": "northallerton", "b": "leeming", "cost": 1})]
    play(state, first)
    assert told(state, second) == [("lay", {"player": 0, "a": "leeming", "b": "bedale", "cost": 1}),
                                   ("opposition", {"area": "bedale", "count": 2})]  # fmt: skip
    play(state, second, third)
    done = told(state, "done")
    assert done[0] == ("series", {"player": 0, "a": "northallerton", "b": "hunton", "links": 3, "cost": 3})
    assert [name for name, _ in done] == ["series", "paid"]
    assert done[1][1]["player"] == 0
    assert Counter(done[1][1]["payment"]) == {"cube": 3, "government": 2, "north_eastern": 1}


def test_a_payment_that_can_be_chosen_is_told_when_it_is_chosen():
    state = position(phase="build", cubes=[1, 12, 12], tracks={"government": levels(2, 1, 1)})
    play(state, *lay("skipton", "rylstone"))
    assert told(state, "done") == [("series", {"player": 0, "a": "skipton", "b": "rylstone", "links": 1, "cost": 2})]
    play(state, "done")
    ((name, args),) = told(state, "pay train*1")
    assert (name, args["player"]) == ("paid", 0)
    assert Counter(args["payment"]) == {"cube": 1, "train": 1, "midland": 1}


def test_nothing_built():
    assert told(position(phase="build"), "no-build") == [("no-build", {"player": 0})]


def test_a_train_rented_with_points_alone():
    state = position(phase="trains", tracks={"train": levels(3, 2, 2)})
    assert told(state, "buy t3a") == [("buy", {"player": 0, "train": "t3a", "payment": ["train"] * 3})]


def test_a_train_rented_by_exchange():
    state = position(phase="trains", cubes=[3, 12, 12], tracks={"train": levels(2, 2, 2)})
    assert told(state, "buy t3a") == [("choose-train", {"player": 0, "train": "t3a"})]
    play(state, "buy t3a")
    ((name, args),) = told(state, "exchange cubes*2 midland*1")
    assert (name, args["player"], args["train"]) == ("buy", 0, "t3a")
    assert Counter(args["payment"]) == {"train": 2, "cube": 2, "midland": 1}
    # Where there is only one way to exchange nobody is asked and one sentence says all.
    tracks = {"train": levels(0, 2, 2), **{kind: levels(0, 1, 1) for kind in KINDS if kind != "train"}}
    state = position(phase="trains", cubes=[3, 12, 12], tracks=tracks)
    assert told(state, "buy t1a")[0] == ("buy", {"player": 0, "train": "t1a", "payment": ["cube"] * 3})


def test_a_piece_moved_and_a_pass():
    state = position(phase="trains", trains={"t2b": 0}, links=line(0, "skipton", "embsay"),
                     pieces={"embsay": {"cheese": 2}})  # fmt: skip
    assert told(state, "move cheese embsay") == [("move", {"player": 0, "piece": "cheese", "area": "embsay"})]
    assert told(state, "pass") == [("pass", {"player": 0})]


@pytest.mark.rule("W13.1", "W13.2", "W13.4", "W14.1")
def test_the_last_pass_is_followed_by_profit_and_loss_the_order_and_the_new_turn():
    state = position(phase="trains", passed=[0, 2], seat=1, order=[1, 2, 0], trains={"t2b": 0}, turn=1,
                     load=[{"stone": 1, "red": 2}], delivered=[{"green": 5}], links=wild_links(1, 2))  # fmt: skip
    lines = told(state, "pass")
    assert lines[:5] == [
        ("pass", {"player": 1}),
        ("profit", {"player": 1, "income": 0, "links": 2, "result": -2, "level": -2}),
        ("profit", {"player": 2, "income": 0, "links": 0, "result": 0, "level": 0}),
        ("profit", {"player": 0, "income": 4, "links": 1, "result": 3, "level": 3}),
        ("player-order", {"players": [0, 2, 1]}),
    ]
    after = play(state.copy(), "pass").snapshot()
    assert lines[5:] == [("turn", {"turn": 3, "points": [box["token"] for box in after["boxes"]]})]


def test_the_level_told_is_the_one_the_limits_allow():
    state = position(phase="trains", passed=[1, 2], links=wild_links(4), tracks={"profit_loss": levels(-12, 0, 0)})
    profits = {args["player"]: args for name, args in told(state, "pass") if name == "profit"}
    assert profits[0] == {"player": 0, "income": 0, "links": 4, "result": -4, "level": -13}


def test_a_takeover_its_towns_and_the_pieces_that_die():
    links = line(0, "skipton", "rylstone", "cracoe", "threshfield")
    state = position(phase="takeover", links=links, tracks={"midland": levels(2, 1, 1)}, turn=1, pieces={
        "threshfield": {"red": 1, "green": 1}, "barden_moor": {"stone": 2}, "boss_moor": {"stone": 1}})  # fmt: skip
    first, *rest = over("midland", "skipton", "rylstone", "cracoe", "threshfield")
    assert told(state, first) == [("choose-company", {"player": 0, "company": "midland"})]
    play(state, first)
    assert told(state, rest[0]) == [("over", {"player": 0, "a": "skipton", "b": "rylstone"})]
    play(state, *rest)
    lines = told(state, "done")
    assert lines[0] == ("takeover", {"player": 0, "company": "midland", "a": "skipton", "b": "threshfield", "links": 3,
                                     "price": 2})  # fmt: skip
    assert lines[1] == ("company-town", {"area": "threshfield", "company": "midland"})
    # Boss Moor borders Malham too and keeps its stone.
    dead = {args["area"]: args["pieces"] for name, args in lines if name == "dead"}
    assert dead == {"threshfield": ["red"], "barden_moor": ["stone", "stone"]}
    assert [name for name, _ in lines] == ["takeover", "company-town", "dead", "dead", "turn"]


def test_nothing_handed_over():
    state = position(phase="takeover", links=line(0, "the_south", "settle") | line(1, "skipton", "the_south"))
    assert told(state, "no-takeover") == [("no-takeover", {"player": 0})]


@pytest.mark.rule("W17.7")
def test_the_end_is_told_with_its_winners():
    state = position(phase="trains", passed=[1, 2], turn=4, delivered=[{"red": 1}, {"red": 4}, {"red": 2}])
    lines = told(state, "pass")
    assert lines[-1] == ("over-game", {"winners": [1], "score": 4})
    assert [name for name, _ in lines] == ["pass", "profit", "profit", "profit", "player-order", "over-game"]
    tied = position(phase="trains", passed=[1, 2], turn=4, options={"final_tie": "shared"})
    assert told(tied, "pass")[-1] == ("over-game", {"winners": [0, 1, 2], "score": 0})
    assert after_trains(turn=4, options={"final_tie": "shared"}).ranks() == [1, 1, 1]


def check(before, after, lines):
    """Every sentence against the two positions."""
    old, new = before.snapshot(), after.snapshot()
    seen = {name: [args for n, args in lines if n == name] for name in SENTENCES}
    won = {args["box"]: (args["player"], args["cubes"]) for args in seen["won"]}
    if new["phase"] != "auction" and old["phase"] == "auction":
        assert new["phase"] == "build"
        for order in ("build", "train"):
            assert [args["players"] for args in seen[f"{order}-order"]] == [new["orders"][order]]
        last = {args["box"]: (args["player"], args["cubes"]) for args in seen["bid"] + seen["overbid"]}
        assert won == bids(before) | last
        assert list(won) == sorted(won)
    else:
        assert won == {}
        assert not seen["build-order"] + seen["train-order"]
    # What became a company town, and what died or was paid off.
    towns = {(a, c) for a, names in new["companies"].items() for c in names if c not in old["companies"].get(a, [])}
    assert {(args["area"], args["company"]) for args in seen["company-town"]} == towns
    assert len(seen["company-town"]) == len(towns)
    out = {kind: new["out"].get(kind, 0) - old["out"].get(kind, 0) for kind in PIECES}
    gone = Counter(piece for args in seen["dead"] for piece in args["pieces"])
    assert {**out, "opposition": 0} == {kind: gone[kind] for kind in PIECES}
    assert out["opposition"] == sum(args["count"] for args in seen["opposition"])
    # Phases seven, eight and two.
    if seen["profit"]:
        assert [args["player"] for args in seen["profit"]] == old["orders"]["player"]
        assert [args["players"] for args in seen["player-order"]] == [new["orders"]["player"]]
        for args in seen["profit"]:
            seat = args["player"]
            moved = Counter(new["delivered"][seat]) - Counter(old["delivered"][seat])
            assert args["income"] == moved.total() + moved["stone"]
            assert args["links"] == list(old["links"].values()).count(seat)
            assert args["result"] == args["income"] - args["links"]
            assert args["player"] in new["tracks"]["profit_loss"][str(args["level"])]
    assert len(seen["profit"]) in (0, len(old["cubes"]))
    if new["turn"] != old["turn"] and not after.over:
        assert seen["turn"] == [{"turn": new["turn"] + 1, "points": [box["token"] for box in new["boxes"]]}]
    else:
        assert seen["turn"] == []
    winners = [seat for seat, rank in enumerate(after.ranks()) if rank == 1] if after.over else None
    assert seen["over-game"] == ([{"winners": winners, "score": max(after.scores())}] if after.over else [])


@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_whole_games_are_told_truly_and_alike_to_everybody(seats, seed, options):
    for before, action, after in random_game(seats, seed, **options):
        lines = GAME.tell(before, action, after, None)
        for seat in range(seats):
            assert GAME.tell(before, action, after, seat) == lines
        told_ = [(line.id.removeprefix("wensleydale-log-"), line.args) for line in lines]
        assert told_[0][0] in FIRST[GAME.action(action)["kind"]]
        for name, args in told_:
            assert set(args) == set(SENTENCES[name].split()), name
        assert told_[0][1]["player"] == before.seat
        check(before, after, told_)


def test_random_games_meet_every_sentence():
    met = Counter()
    for seats, seed, options in GAMES:
        for before, action, after in random_game(seats, seed, **options):
            met.update(line.id for line in GAME.tell(before, action, after, None))
    assert set(met) == {f"wensleydale-log-{name}" for name in SENTENCES}


@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_what_was_paid_is_what_the_tracks_and_hands_lost(seats, seed, options):
    for before, action, after in random_game(seats, seed, **options):
        if before.turn != after.turn:
            continue  # phase one has given new cubes
        for told_ in GAME.tell(before, action, after, None):
            name = told_.id.removeprefix("wensleydale-log-")
            if name not in ("paid", "buy", "takeover"):
                continue
            player = told_.args["player"]
            old, new = (state.view(None)["players"][player] for state in (before, after))
            spent = Counter({kind: old["influence"][kind] - new["influence"][kind] for kind in KINDS})
            spent["cube"] = old["cubes"] - new["cubes"]
            if name == "takeover":
                assert told_.args["company"] in COMPANIES
                assert told_.args["price"] == (told_.args["links"] + 1) // 2
                assert +spent == {told_.args["company"]: told_.args["price"]}
            else:
                assert +spent == Counter(told_.args["payment"])
                assert name == "paid" or told_.args["train"] in TRAINS
