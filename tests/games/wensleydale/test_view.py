"""What a view tells, the scoring sheet, and the sentences for decisions, the table and the count."""

import json
from collections import Counter

import pytest

from .positions import (
    BOARD,
    COMPANIES,
    GAME,
    KINDS,
    PRINTED,
    TRAINS,
    bids,
    finished,
    lay,
    legal,
    level,
    levels,
    line,
    over,
    play,
    position,
    random_end,
    random_game,
    wild_links,
)

KEYS = {"game", "seats", "options", "you", "seat", "phase", "turn", "turns", "over", "orders", "tracks", "declined",
        "passed", "links", "companies", "pieces", "trains", "out", "boxes", "stock", "building", "buying", "taking",
        "takeovers", "movable", "players", "legal"}  # fmt: skip
PLAYER = {"cubes", "stock", "influence", "profit", "links", "laid", "trains", "slots", "load", "delivered", "income",
          "result", "score"}  # fmt: skip
ACTION = {"bid": {"box", "cubes"}, "decline": set(), "no-build": set(), "done": set(), "pass": set(),
          "no-takeover": set(), "lay": {"a", "b", "border"}, "over": {"a", "b", "border"}, "pay": {"payment"},
          "buy": {"train"}, "exchange": {"payment"}, "move": {"piece", "area"}, "takeover": {"company"}}  # fmt: skip
VALUES = {"stone": 2, "cheese": 1, "red": 1, "green": 1}


def some(seats, seed, every=7, **options):
    """States from all through a random game, the end among them."""
    states = [before for before, _, _ in random_game(seats, seed, **options)]
    return [*states[::every], random_end(seats, seed, **options)]


@pytest.mark.rule("W1.10")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_view_has_its_keys_is_plain_data_and_tells_the_snapshot(seats):
    for state in some(seats, 1):
        snapshot = state.snapshot()
        for watcher in [*range(seats), None]:
            view = state.view(watcher)
            assert set(view) == (KEYS | {"scores", "ranks", "sheet"} if state.over else KEYS)
            assert json.loads(json.dumps(view)) == view
            assert (view["game"], view["seats"], view["you"]) == ("wensleydale", seats, watcher)
            assert (view["over"], view["turns"]) == (state.over, {3: 5, 4: 4}[seats])
            for name in ("options", "seat", "phase", "turn", "orders", "tracks", "declined", "passed", "links",
                         "companies", "pieces", "trains", "out"):  # fmt: skip
                assert view[name] == snapshot[name]
            assert view["legal"] == (state.legal() if watcher is not None and watcher == state.seat else [])
            if state.over:
                assert (view["scores"], view["ranks"]) == (state.scores(), state.ranks())
                assert view["sheet"] == GAME.sheet(state)


@pytest.mark.parametrize("seat", [3, -1, 100])
def test_there_is_no_view_from_a_seat_that_is_not_there(seat):
    with pytest.raises(ValueError):
        position().view(seat)


@pytest.mark.rule("W5.3", "W6.5", "W6.6")
@pytest.mark.parametrize("seats", [3, 4])
def test_boxes_show_their_points_their_token_the_bid_and_the_least_bid(seats):
    for state in some(seats, 2, every=3):
        standing = bids(state)
        tokens = [box["token"] for box in state.snapshot()["boxes"]]
        for number, box in enumerate(state.view(None)["boxes"], start=1):
            assert set(box) == {"number", "row", "points", "token", "least", "bid"}
            assert (box["number"], box["token"]) == (number, tokens[number - 1])
            assert box["row"] == ("top" if number <= 4 else "lower")
            assert Counter(box["points"]) == PRINTED[number]
            owner, cubes = standing.get(number, (None, 0))
            assert box["bid"] == (None if owner is None else {"seat": owner, "cubes": cubes})
            assert box["least"] == max(len(box["points"]), cubes + 1)


@pytest.mark.parametrize("seats", [3, 4])
def test_players_show_what_they_have(seats):
    for state in some(seats, 3):
        snapshot, view = state.snapshot(), state.view(None)
        owners = Counter(snapshot["links"].values())
        assert view["stock"] == {company: 60 - owners[company] for company in COMPANIES}
        for seat, player in enumerate(view["players"]):
            assert set(player) == PLAYER
            staked = sum(cubes for owner, cubes in bids(state).values() if owner == seat)
            assert player["cubes"] == snapshot["cubes"][seat]
            assert player["stock"] == 15 - player["cubes"] - staked
            assert player["influence"] == {kind: level(state, kind, seat) for kind in KINDS}
            assert player["profit"] == level(state, "profit_loss", seat)
            assert (player["laid"], player["links"]) == (owners[seat], 15 - owners[seat])
            held = [train for train in TRAINS if snapshot["trains"].get(train) == seat]
            assert sorted(player["trains"]) == sorted(held)
            load, pile = Counter(snapshot["load"][seat]), Counter(snapshot["delivered"][seat])
            assert (player["load"], player["delivered"]) == (snapshot["load"][seat], snapshot["delivered"][seat])
            assert player["slots"] == {
                "passengers": sum(TRAINS[t]["passenger_slots"] for t in held) - load["red"] - load["green"],
                "goods": sum(TRAINS[t]["goods_slots"] for t in held) - load["stone"] - load["cheese"]}  # fmt: skip
            assert player["income"] == sum(VALUES[kind] * n for kind, n in load.items())
            assert player["result"] == player["income"] - player["laid"]
            sets = min(pile[kind] for kind in VALUES)
            assert player["score"] == pile.total() + 2 * sets + player["profit"] - player["laid"]
            assert player["score"] == state.scores()[seat]


def test_a_series_being_built_shows_its_cost():
    state = position(phase="build", cubes=[2, 12, 12], pieces={"bedale": {"opposition": 1}}, tracks={
        "government": levels(2, 1, 1), "north_eastern": levels(2, 1, 1)})  # fmt: skip
    assert state.view(0)["building"] is None
    areas = ["northallerton", "leeming", "bedale", "finghall"]
    play(state, *lay(*areas))
    assert state.snapshot()["building"] == {"areas": areas, "opposition": 1}
    for watcher in (0, 1, None):
        assert state.view(watcher)["building"] == {
            "areas": areas,
            "links": ["leeming-northallerton", "bedale-leeming", "bedale-finghall"], "cost": 3,
            "fees": {"government": 1, "midland": 0, "north_eastern": 1}, "cubes": 2, "rest": 1}  # fmt: skip
    play(state, "done")
    assert state.snapshot()["phase"] == "pay"
    assert state.view(0)["building"]["rest"] == 1
    assert all(GAME.action(action)["kind"] == "pay" for action in state.legal())


def test_a_train_being_rented_shows_what_is_missing():
    state = position(phase="trains", cubes=[5, 12, 12], tracks={"train": levels(1, 2, 2)})
    assert state.view(0)["buying"] is None
    play(state, "buy t3a")
    assert state.snapshot()["buying"] == "t3a"
    assert state.view(1)["buying"] == {"train": "t3a", "price": 3, "points": 1, "missing": 2}


def test_a_takeover_under_way_shows_its_price_and_its_victims():
    links = line(0, "skipton", "rylstone", "cracoe", "threshfield")
    state = position(phase="takeover", links=links, tracks={"midland": levels(2, 1, 1)}, pieces={
        "threshfield": {"red": 1, "green": 1}, "barden_moor": {"stone": 2}, "boss_moor": {"stone": 1}})  # fmt: skip
    play(state, *over("midland", "skipton", "rylstone", "cracoe"))
    taking = state.view(None)["taking"]
    assert (taking["company"], taking["areas"], taking["price"]) == ("midland", ["skipton", "rylstone", "cracoe"], 1)
    assert taking["links"] == ["rylstone-skipton", "cracoe-rylstone"]
    assert (taking["towns"], taking["lost"]) == ([], {})
    play(state, "over cracoe threshfield")
    taking = state.view(None)["taking"]
    assert (taking["price"], taking["towns"]) == (2, ["threshfield"])
    assert taking["lost"] == {"threshfield": {"red": 1}, "barden_moor": {"stone": 2}}


def test_a_takeover_shows_the_cheese_that_dies_and_whose_passengers():
    pieces = {"leeming": {"cheese": 2}, "scorton": {"cheese": 1}, "bedale": {"green": 2, "red": 1}}
    links = line(0, "northallerton", "leeming", "bedale") | line(0, "leeming", "scorton")
    state = position(phase="takeover", links=links, pieces=pieces)
    (offer,) = state.view(0)["takeovers"]
    assert (offer["company"], offer["price"], offer["towns"]) == ("north_eastern", 1, ["bedale"])
    assert offer["lost"] == {"leeming": {"cheese": 2}, "bedale": {"green": 2}}
    after = play(state, *offer["actions"]).snapshot()
    assert after["pieces"] == {"scorton": {"cheese": 1}, "bedale": {"red": 1}}


def test_the_takeovers_offered_are_those_of_the_rulebook_example():
    # The second example of phase nine: to Settle for one point, or on to Horton for two.
    links = (line(1, "the_south", "settle", "stainforth", "horton_in_ribblesdale", "ribblehead")
             | line(1, "settle", "clapham", "bentham"))  # fmt: skip
    state = position(phase="takeover", seat=1, links=links, tracks={"midland": levels(1, 3, 1)})
    offers = {frozenset(offer["links"]): offer for offer in state.view(1)["takeovers"]}
    short = frozenset({"settle-the_south"})
    long = short | {"settle-stainforth", "horton_in_ribblesdale-stainforth"}
    assert set(offers) == {short, long}
    assert {links: (offer["company"], offer["price"], sorted(offer["towns"])) for links, offer in offers.items()} == {
        short: ("midland", 1, ["settle"]), long: ("midland", 2, ["horton_in_ribblesdale", "settle"])}  # fmt: skip
    assert offers[long]["areas"] == ["the_south", "settle", "stainforth", "horton_in_ribblesdale"]
    assert offers[long]["actions"] == [*over("midland", *offers[long]["areas"]), "done"]
    play(state, "takeover midland")
    assert state.view(1)["takeovers"] == []


@pytest.mark.parametrize(("seats", "seed"), [(3, 0), (4, 1), (3, 2), (4, 3)])
def test_every_takeover_offered_can_be_played_and_does_what_it_says(seats, seed):
    played = 0
    for before, _, _ in random_game(seats, seed):
        snapshot, view = before.snapshot(), before.view(None)
        if snapshot["phase"] != "takeover" or snapshot["taking"]:
            assert view["takeovers"] == []
            continue
        assert view["takeovers"]
        sets = [(offer["company"], frozenset(offer["links"])) for offer in view["takeovers"]]
        assert len(set(sets)) == len(sets)
        assert {offer["company"] for offer in view["takeovers"]} == {
            GAME.action(a)["company"] for a in before.legal() if GAME.action(a)["kind"] == "takeover"}  # fmt: skip
        for offer in view["takeovers"][:12]:
            after = play(before.copy(), *offer["actions"]).snapshot()
            company, seat = offer["company"], before.seat
            changed = {b for b, owner in after["links"].items() if snapshot["links"][b] != owner}
            assert changed == set(offer["links"])
            assert {after["links"][b] for b in changed} == {company}
            assert offer["price"] == (len(changed) + 1) // 2
            assert level(before, company, seat) - offer["price"] == next(
                int(s) for s, pile in after["tracks"][company].items() if seat in pile)  # fmt: skip
            new = {a for a, names in after["companies"].items() if company in names} - {
                a for a, names in snapshot["companies"].items() if company in names}  # fmt: skip
            assert set(offer["towns"]) == new
            lost = {}
            for area, pile in snapshot["pieces"].items():
                gone = {k: n - after["pieces"].get(area, {}).get(k, 0) for k, n in pile.items()}
                if any(gone.values()):
                    lost[area] = {k: n for k, n in gone.items() if n}
            assert offer["lost"] == lost
            played += 1
    assert played


@pytest.mark.parametrize(("seats", "seed"), [(3, 0), (4, 1), (4, 3)])
def test_movable_names_whose_links_reach_a_piece_whatever_trains_they_hold(seats, seed):
    seen = 0
    for state in some(seats, seed, every=5):
        view = state.view(None)
        for area, kinds in view["movable"].items():
            for piece, who in kinds.items():
                assert view["pieces"][area][piece] > 0
                assert who == sorted(set(who))
                assert who
        if state.snapshot()["phase"] != "trains":
            continue
        slots = view["players"][state.seat]["slots"]
        room = dict.fromkeys(("stone", "cheese"), slots["goods"]) | dict.fromkeys(("red", "green"), slots["passengers"])
        moves = {f"move {piece} {area}" for area, kinds in view["movable"].items() for piece, who in kinds.items()
                 if state.seat in who and room[piece]}  # fmt: skip
        assert moves == {text for text in legal(state) if text.startswith("move")}
        seen += len(moves)
    assert seen


def test_movable_for_one_line():
    pieces = {"embsay": {"cheese": 1}, "bolton_abbey": {"cheese": 2}, "settle": {"red": 1, "green": 1},
              "kirkby_fell": {"stone": 1}, "reeth": {"red": 1}}  # fmt: skip
    links = line(0, "skipton", "embsay") | line(1, "embsay", "bolton_abbey") | line(2, "the_south", "settle")
    view = position(phase="build", links=links, pieces=pieces).view(0)
    assert view["movable"] == {"embsay": {"cheese": [0, 1]}, "bolton_abbey": {"cheese": [1]}, "settle": {"red": [2]},
                               "kirkby_fell": {"stone": [2]}}  # fmt: skip


@pytest.mark.parametrize(("seats", "seed", "options"), [(3, 0, {}), (4, 1, {}), (3, 2, {"auction_may_decline": True})])
def test_actions_as_data_and_as_sentences(seats, seed, options):
    kinds = set()
    for state in some(seats, seed, every=2, **options):
        view = state.view(state.seat if not state.over else None)
        for action in state.legal()[::5]:
            data = GAME.action(action)
            kinds.add(data["kind"])
            assert set(data) == {"id", "notation", "kind"} | ACTION[data["kind"]]
            assert (data["id"], data["notation"]) == (action, state.notation(action))
            assert state.parse(data["notation"]) == action
            assert data["notation"].split()[0] == data["kind"]
            doing = GAME.action_line(action, view)
            assert doing.id == f"wensleydale-do-{data['kind']}"
            fields = {name: data[name] for name in ACTION[data["kind"]]}
            if "payment" in fields:
                assert all(n > 0 for n in fields["payment"].values())
                given = Counter({"cube" if kind == "cubes" else kind: n for kind, n in fields.pop("payment").items()})
                assert Counter(doing.args["payment"]) == given
            assert {name: doing.args[name] for name in fields} == fields
    assert kinds >= {"bid", "lay", "done", "no-build", "buy", "move", "pass"}


def test_some_actions_as_data():
    state = position()
    assert GAME.action(state.parse("bid 3 5")) == {
        "id": state.parse("bid 3 5"), "notation": "bid 3 5", "kind": "bid", "box": 3, "cubes": 5}  # fmt: skip
    lay_ = GAME.action(state.parse("lay skipton rylstone"))
    assert (lay_["a"], lay_["b"], lay_["border"]) == ("skipton", "rylstone", "rylstone-skipton")
    assert GAME.action(state.parse("pay government*1 train*2"))["payment"] == {"government": 1, "train": 2}
    assert GAME.action(state.parse("exchange cubes*3 midland*3"))["payment"] == {"cubes": 3, "midland": 3}
    assert GAME.action(state.parse("move red settle"))["piece"] == "red"
    assert GAME.action(state.parse("takeover midland"))["company"] == "midland"


@pytest.mark.parametrize("seats", [3, 4])
def test_what_lies_on_the_table(seats):
    for state in some(seats, 4, every=11):
        view = state.view(None)
        lines = {}
        for line_ in GAME.table_lines(view):
            lines.setdefault(line_.id.removeprefix("wensleydale-look-"), []).append(line_.args)
        assert set(lines) <= {"turn", "orders", "box", "player", "trains", "pieces", "towns", "links"}
        choosing = view["phase"] in ("auction", "build", "takeover") and not view["building"] and not view["taking"]
        assert ("towns" in lines) == choosing
        if choosing:
            lying = {(args["piece"], area): n for args in lines["pieces"] for area, n in Counter(args["areas"]).items()}
            assert lying == {(kind, area): n for area, pile in view["pieces"].items() for kind, n in pile.items()}
            towns = {(args["company"], area) for args in lines["towns"] for area in args["areas"]}
            assert towns == {(company, area) for area, names in view["companies"].items() for company in names}
            laid = {border_: args["player"] for args in lines.get("links", []) for border_ in args["borders"]}
            assert laid == {border_: owner for border_, owner in view["links"].items() if isinstance(owner, int)}
        (turn,) = lines["turn"]
        assert set(turn) == {"turn", "turns", "phase"}
        assert turn["turns"] == view["turns"]
        assert turn["phase"] == view["phase"]
        assert turn["turn"] == min(view["turn"] + 1, view["turns"])
        assert view["orders"]["player"] in [args["players"] for args in lines["orders"]]
        for args in lines.get("box", []):
            box = view["boxes"][args["box"] - 1]
            assert set(args) == {"box", "points", "least", "owner", "cubes"}
            assert args["least"] == box["least"]
            assert Counter(args["points"]) == Counter([*box["points"], box["token"]])
            assert args["owner"] == (box["bid"]["seat"] if box["bid"] else None)
            assert args["cubes"] == (box["bid"]["cubes"] if box["bid"] else 0)
        if view["phase"] == "auction":
            assert [args["box"] for args in lines["box"]] == list(range(1, 9))
        assert [args["player"] for args in lines["player"]] == list(range(seats))
        for args, player in zip(lines["player"], view["players"], strict=True):
            assert args == {"player": args["player"], "cubes": player["cubes"], **player["influence"],
                            "profit": player["profit"], "links": player["links"], "laid": player["laid"]}  # fmt: skip
        for args in lines.get("trains", []):
            assert set(args) == {"player", "trains", "pieces"}
            assert args["trains"] == view["players"][args["player"]]["trains"]
            assert Counter(args["pieces"]) == Counter(view["players"][args["player"]]["load"])
        assert {args["player"] for args in lines.get("trains", [])} >= {
            seat for seat, player in enumerate(view["players"]) if player["trains"]}  # fmt: skip


@pytest.mark.rule("W17.1", "W17.2", "W17.3", "W17.4")
def test_the_sheet_is_counted_line_by_line():
    state = finished(profit=[-5, 2, 0], links=wild_links(2),
                     delivered=[{"stone": 3, "cheese": 4, "red": 3, "green": 3}, {"red": 1}])  # fmt: skip
    entry = GAME.sheet(state)[0]
    counted = [(depth, line_.id, line_.args) for depth, line_ in GAME.sheet_lines(entry, 1)]
    assert counted == [
        (0, "wensleydale-count-total", {"rank": 1, "total": 12}),
        (1, "wensleydale-count-pieces", {"stone": 3, "cheese": 4, "red": 3, "green": 3, "points": 13}),
        (1, "wensleydale-count-sets", {"sets": 3, "points": 6}),
        (1, "wensleydale-count-profit", {"points": -5}),
        (1, "wensleydale-count-links", {"links": 2, "points": -2}),
    ]


def test_a_sheet_has_an_entry_for_every_seat_also_during_the_game():
    for state in some(4, 6, every=23):
        sheet = GAME.sheet(state)
        assert len(sheet) == 4
        assert [entry["total"] for entry in sheet] == state.scores()
        for entry in sheet:
            assert set(entry) == {"delivered", "pieces", "sets", "set_points", "profit", "links", "link_points",
                                  "total"}  # fmt: skip


def test_the_board_is_offered_for_drawing():
    assert GAME.board["areas"] == BOARD["areas"]
    assert GAME.title == "Last Train to Wensleydale"
