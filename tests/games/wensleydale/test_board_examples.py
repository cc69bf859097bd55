"""The examples of the board file, taken from its data and driven through the engine."""

from collections import Counter

import pytest

from .lines import POOR, RICH, at, laid, movable, moves, play, spent, takeovers
from .oracle import TRAINS, borders, dead_apart
from .positions import (
    AREAS,
    BOARD,
    COMPANIES,
    GAME,
    KINDS,
    border,
    heard,
    idle,
    influence,
    lay,
    levels,
    line,
    over,
    position,
    refusal,
    wild_links,
)

EXAMPLES = {example["id"]: example for example in BOARD["examples"]}
PIECE = {"white": "opposition", "red": "red", "green": "green"}
# The reasons the examples give in words.
REASONS = {"into_the_south": ("W8.20", "refused-lay-south"), "not_one_series": ("W8.7", "refused-lay-start")}
COLOURS = ["purple", "yellow", "blue", "black"]


def example(name):
    return EXAMPLES[name]["on_this_board"], EXAMPLES[name]["expect"]


def test_there_are_twenty_one_examples_and_each_holds_and_is_tested():
    assert len(EXAMPLES) == 21
    assert all(entry["holds"] for entry in EXAMPLES.values())
    source = globals()
    tested = {name for name in EXAMPLES if f"test_{name}" in source}
    assert tested | set(BUILDS) | set(TAKEOVERS) == set(EXAMPLES)


def all_links(entry):
    """The links of an example, whoever owns them: `own_links` are seat 0's."""
    owners = {border(a, b): 0 for a, b in entry.get("own_links", [])}
    for owner, colour in enumerate(("purple", "blue")):
        owners |= {border(a, b): owner for a, b in entry.get("links", {}).get(colour, [])}
    for company, pairs in entry.get("company_links", {}).items():
        owners |= {border(a, b): company for a, b in pairs}
    return owners


def all_pieces(entry):
    pieces = {area: Counter(PIECE[one] for one in ones) for area, ones in entry.get("pieces", {}).items()}
    for area, cubes in entry.get("cubes", {}).items():
        pieces[area] = Counter(cubes)
    return {area: dict(lie) for area, lie in pieces.items()}


def counted(state, reached):
    """How many pieces of each sort these are: {(piece, area)} counted with all that lie there."""
    lie = state.snapshot()["pieces"]
    counts = Counter()
    for piece, area in reached:
        counts[piece] += lie[area][piece]
    return counts


# Set-up


@pytest.mark.rule("W2.11", "W2.13", "W2.15", "W2.16")
def test_setup_goods():
    entry, expect = example("setup_goods")
    kept = {}
    for area, drawn in entry["draws"].items():
        own = AREAS[area]["goods_square"]
        assert len(drawn) == AREAS[area]["setup_cubes"] == 2
        kept[area] = {own: drawn.count(own)}
    assert kept == expect["after"]
    assert all(AREAS[area]["town"] for area in entry["no_cubes"])
    met = False
    for seed in range(40):
        pieces = GAME.new(seats=4, seed=seed, options={}).snapshot()["pieces"]
        assert not any({"stone", "cheese"} & set(pieces.get(area, {})) for area in entry["no_cubes"])
        met |= all(pieces.get(area, {}) == lie for area, lie in expect["after"].items())
    assert met, "no game began like the example"


@pytest.mark.rule("W2.20", "W2.21", "W2.22")
def test_setup_passengers():
    entry, expect = example("setup_passengers")
    assert {area: len(ones) for area, ones in entry["pieces"].items()} == expect["counts"]
    for seed in range(10):
        pieces = GAME.new(seats=3, seed=seed, options={}).snapshot()["pieces"]
        assert {area: sum(pieces.get(area, {}).values()) for area in entry["pieces"]} == expect["counts"]
    shown = position(pieces=all_pieces(entry)).view(0)["pieces"]
    assert {area: lie for area, lie in all_pieces(entry).items() if lie} == shown


# Auction


@pytest.mark.rule("W5.3", "W6.5")
def test_influence_box_1():
    entry, expect = example("influence_box_1")
    tokens = [*KINDS, *KINDS]
    tokens[entry["box"] - 1] = entry["token"]
    state = position(tokens=tokens)
    assert state.view(0)["boxes"][entry["box"] - 1]["least"] == expect["minimum_bid"]
    assert refusal(state, f"bid {entry['box']} {expect['minimum_bid'] - 1}").rule == "W6.5"
    # Two more bids of each player end the auction, on boxes that bring the winner of box 1 nothing.
    before = state.copy()
    play(state, f"bid {entry['box']} {expect['minimum_bid']}", "bid 2 3", "bid 3 3", "bid 8 2", "bid 4 3", "bid 5 2")
    other = Counter(BOARD["influence"]["boxes"][7]["fixed"]) + Counter([tokens[7]])
    gained = {kind: -n for kind, n in spent(before, state).items() if kind != "cubes"}
    assert gained == dict(Counter(expect["gain"]) + other)


@pytest.mark.rule("W6.1", "W6.3", "W6.9", "W6.14", "W6.19", "W7.1", "W7.2", "W7.3")
def test_auction_extended():
    entry, expect = example("auction_extended")
    seat = {colour: i for i, colour in enumerate(entry["order"])}
    state = position(seats=4, tokens=[entry["tokens"][str(box)] for box in range(1, 9)])
    for box_round in entry["bids"]:
        for colour, box, cubes in box_round:
            assert state.seat == seat[colour]
            events = heard(state, f"bid {box} {cubes}")
    won = {event["box"]: event["player"] for event in events if event["kind"] == "won"}
    assert won == {int(box): seat[colour] for box, colour in expect["winners"].items()}
    for colour, points in expect["totals"].items():
        assert influence(state, seat[colour]) == points
    orders = state.snapshot()["orders"]
    assert orders["build"] == [seat[colour] for colour in expect["build_order"]]
    assert orders["train"] == [seat[colour] for colour in expect["train_order"]]


# Building


@pytest.mark.rule("W8.18", "W8.21", "W8.22", "W8.23")
def test_link_costs():
    entry, expect = example("link_costs")
    assert set(entry["links"]) == set(expect["costs"])
    for name, (a, b) in entry["links"].items():
        beside = next(c for c in ("northallerton", "embsay", "rylstone", "airton") if border(a, c) in all_borders())
        state = at("build", RICH, turn=1, links=line(0, a, beside))
        if expect["costs"][name] is None:
            assert refusal(state, f"lay {a} {b}").rule == "W8.18"
        else:
            assert play(state, f"lay {a} {b}").view(0)["building"]["cost"] == expect["costs"][name]


def all_borders():
    return {border(pair["a"], pair["b"]) for pair in BOARD["adjacency"]}


BUILDS = [name for name in EXAMPLES if name.startswith("build_")]


@pytest.mark.rule("W8.4", "W8.7", "W8.20", "W8.24", "W8.29")
@pytest.mark.parametrize("name", BUILDS)
def test_builds(name):
    entry, expect = example(name)
    fields = {
        "turn": entry["turn"] - 1,
        "links": all_links(entry),
        "pieces": {area: {"opposition": n} for area, n in entry["opposition"].items()},
    }
    if expect["legal"]:
        state = at("build", RICH, **fields)
        before = state.copy()
        play(state, *lay(*entry["path"]))
        shown = state.view(0)["building"]
        assert (shown["cost"], shown["fees"]) == (expect["build_points"], expect["influence"])
        play(state, "done")
        wanted = {"cubes": expect["build_points"], **{k: n for k, n in expect["influence"].items() if n}}
        assert spent(before, state) == wanted
        assert state.snapshot()["pieces"] == {}
        return
    series = entry.get("path") or entry["as_series"]
    rule, message = REASONS[expect["reason"]]
    told = set()
    for way in (series, series[::-1]):
        state = at("build", RICH, **fields)
        for text in lay(*way):
            if state.why_not(state.parse(text)):
                why = refusal(state, text)
                told.add((why.rule, why.message))
                break
            play(state, text)
        else:
            pytest.fail(f"{way} was laid")
    assert (rule, message) in told
    # Nor is there any other order in which these links could be laid, for whoever can just pay for them.
    cheap = at("build", {**POOR, "midland": 2}, cubes=4, **fields)
    assert all(set(borders(areas)) != set(borders(series)) for areas, _ in laid(cheap))
    if "links_in_order" in entry:
        first, second, *_ = entry["links_in_order"]
        assert {border(a, b) for a, b in entry["links_in_order"]} == set(borders(series))
        state = play(at("build", RICH, **fields), "lay {} {}".format(*first))
        assert refusal(state, "lay {} {}".format(*second)).message == "refused-lay-on"


# Trains and moves


@pytest.mark.rule("W10.11")
def test_train_rows():
    entry, expect = example("train_rows")
    for train in TRAINS:
        if TRAINS[train]["cost"] in entry["owned_rows"]:
            state = at("trains", RICH, trains={train: 0})
            offered = {TRAINS[name]["cost"] for name in TRAINS if state.parse(f"buy {name}") in state.legal()}
            assert sorted(offered, reverse=True) == expect["allowed_costs"]


@pytest.mark.rule("W11.3", "W11.4")
def test_train_slots():
    entry, expect = example("train_slots")
    links = line(0, "northallerton", "leeming", "bedale")
    state = at("trains", {**POOR}, cubes=0, links=links, trains={entry["train"]: 0}, passed=[1, 2],
               pieces={"leeming": {"cheese": 5}, "bedale": {"green": 3}})  # fmt: skip
    free = {"passengers": expect["passenger_slots"], "goods": expect["goods_slots"]}
    assert state.view(0)["players"][0]["slots"] == free
    play(state, *["move cheese leeming"] * expect["goods_slots"])
    assert moves(state) == {("green", "bedale")}
    play(state, *["move green bedale"] * expect["passenger_slots"])
    assert state.snapshot()["delivered"][0] == {"cheese": expect["goods_slots"], "green": expect["passenger_slots"]}


@pytest.mark.rule("W10.8", "W11.10", "W11.12", "W11.16")
def test_move_yellow():
    entry, expect = example("move_yellow")
    state = at("trains", {**POOR, "train": expect["train_cost"]}, cubes=0, links=all_links(entry),
               pieces=all_pieces(entry), passed=[1, 2])  # fmt: skip
    before = state.copy()
    play(state, f"buy {entry['train']}")
    assert spent(before, state) == {"train": expect["train_cost"]}
    assert counted(state, moves(state)) == Counter({kind: n for kind, n in expect["movable"].items() if n})
    loaded = Counter()
    while state.snapshot()["phase"] == "trains":
        piece, area = sorted(moves(state))[0]
        play(state, f"move {piece} {area}")
        loaded[piece] += 1
    assert loaded == Counter({kind: n for kind, n in expect["movable"].items() if n})


def taken_over(entry):
    """The position after other players have handed the companies their links of the example, in one phase nine."""
    lines = [(company, [pairs[0][0], *(b for _, b in pairs)]) for company, pairs in entry["company_links"].items()]
    links = {name: owner for name, owner in all_links(entry).items() if owner not in COMPANIES}
    for seat, (_, areas) in enumerate(lines, start=2):
        links |= line(seat, *areas)
    order = [*range(2, 2 + len(lines)), 0, 1]
    order += [seat for seat in range(4) if seat not in order]
    state = at("takeover", POOR, POOR, RICH, RICH, seats=4, order=order, seat=2, links=links, pieces=all_pieces(entry))
    for company, areas in lines:
        play(state, *over(company, *areas), "done")
    return state


def removed(before, after):
    goods = {kind: sorted(area for area, lie in before.items() if lie.get(kind, 0) > after.get(area, {}).get(kind, 0))
             for kind in ("stone", "cheese")}  # fmt: skip
    people = {area: sorted((Counter(lie) - Counter(after.get(area, {}))).elements()) for area, lie in before.items()}
    people = {area: [one for one in ones if one in ("red", "green")] for area, ones in people.items()}
    gone = {**goods, "passengers": {area: ones for area, ones in people.items() if ones}}
    return {name: what for name, what in gone.items() if what}


@pytest.mark.rule("W11.12", "W11.13", "W11.14", "W11.16", "W11.17", "W12.1", "W12.2", "W12.4")
@pytest.mark.parametrize("name", ["move_purple_and_blue", "move_purple_hawes_leyburn"])
def test_moves_and_dead_pieces(name):
    entry, expect = example(name)
    after = taken_over(entry).snapshot()
    assert after["links"] == all_links(entry)
    assert removed(all_pieces(entry), after["pieces"]) == expect["removed"]
    assert dead_apart(after)[1] == {}
    trains = {"t3b": 0, "t2b": 0, "t1b": 0, "t3a": 1, "t2d": 1}
    state = at("trains", links=after["links"], companies=after["companies"], pieces=after["pieces"], trains=trains)
    for seat, colour in enumerate(("purple", "blue")):
        if colour not in expect:
            continue
        reached = movable(state, seat)
        counts = counted(state, reached)
        assert {kind: counts[kind] for kind in ("red", "green", "cheese")} == {
            kind: expect[colour][kind] for kind in ("red", "green", "cheese")
        }
        stones = [area for piece, area in reached if piece == "stone" for _ in range(after["pieces"][area]["stone"])]
        assert sorted(stones) == expect[colour]["stone"]
    assert moves(state) == movable(state, 0)
    # The hills and the meadow the texts number.
    for key in ("hill_1", "hill_2", "hill_3", "lowland_3"):
        if key in entry:
            kind = "cheese" if key == "lowland_3" else "stone"
            gone = entry[key] in expect["removed"].get(kind, [])
            assert gone == (kind not in after["pieces"].get(entry[key], {}))


def test_move_purple_and_blue():
    """Hill 1 is open to both: whoever loads the stone first has it."""
    entry, _ = example("move_purple_and_blue")
    after = taken_over(entry).snapshot()
    state = at("trains", links=after["links"], pieces=after["pieces"], trains={"t1d": 0, "t2d": 1})
    play(state, f"move stone {entry['hill_1']}")
    assert state.seat == 1
    assert refusal(state, f"move stone {entry['hill_1']}").message == "refused-move-absent"


def test_move_purple_hawes_leyburn():
    """What purple can move, he moves, with trains enough."""
    entry, expect = example("move_purple_hawes_leyburn")
    after = taken_over(entry).snapshot()
    state = at("trains", POOR, cubes=0, links=after["links"], companies=after["companies"], pieces=after["pieces"],
               trains={"t3a": 0, "t2a": 0, "t1d": 0}, passed=[1, 2])  # fmt: skip
    while state.snapshot()["phase"] == "trains":
        play(state, "move {} {}".format(*sorted(moves(state))[0]))
    wanted = {kind: expect["purple"][kind] for kind in ("red", "green", "cheese")}
    assert state.snapshot()["delivered"][0] == {**wanted, "stone": len(expect["purple"]["stone"])}


# Profit, takeovers, scoring


@pytest.mark.rule("W13.1", "W13.2", "W13.3")
def test_profit_purple():
    entry, expect = example("profit_purple")
    state = position(phase="trains", links=wild_links(entry["links_on_board"]), trains={"t3b": 0, "t2b": 0},
                     load=[entry["moved"]])  # fmt: skip
    assert state.view(0)["players"][0]["result"] == expect["profit"]
    idle(state)
    assert state.view(0)["players"][0]["profit"] == expect["profit"]


TAKEOVERS = [name for name in EXAMPLES if name.startswith("takeover_")]


@pytest.mark.rule("W15.3", "W15.8", "W15.9", "W15.11", "W15.14", "W15.15", "W15.17")
@pytest.mark.parametrize("name", TAKEOVERS)
def test_takeovers(name):
    entry, expect = example(name)
    links = all_links(entry)
    state = at("takeover", RICH, links=links)
    possible = takeovers(state)
    series, company = entry["series"], entry["company"]
    assert ((company, frozenset(borders(series))) in possible) == expect["legal"]
    (other,) = set(COMPANIES) - {company}
    if "other_company_possible" in expect:
        assert ((other, frozenset(borders(series))) in possible) == expect["other_company_possible"]
        if not expect["other_company_possible"]:
            assert {handed_to for handed_to, _ in possible} == {company}
    alternatives = entry.get("alternatives", {})
    for way in alternatives.get("illegal", []):
        assert all(links[name] == 0 for name in borders(way))
        assert all(crossed != frozenset(borders(way)) for _, crossed in possible)
    if "towards_kirkby_lonsdale" in alternatives:
        assert (company, frozenset(borders(alternatives["towards_kirkby_lonsdale"]))) in possible
    before = state.copy()
    play(state, *over(company, *series), "done")
    assert {k: n for k, n in spent(before, state).items() if k in KINDS} == {company: expect["influence"]}
    changed = {name for name, owner in state.snapshot()["links"].items() if owner != links[name]}
    assert changed == set(borders(series))
    assert len(changed) == expect["links_replaced"]
    old, new = before.snapshot()["companies"], state.snapshot()["companies"]
    assert {town: owners for town, owners in new.items() if old.get(town) != owners} == expect["becomes_company_town"]


@pytest.mark.rule("W17.1", "W17.2", "W17.3")
def test_final_scoring():
    entry, expect = example("final_scoring")
    colours = [colour for colour in COLOURS if colour in expect]
    piles = [{kind: entry[colour][kind] for kind in ("stone", "cheese", "red", "green")} for colour in colours]
    profits = [entry[colour]["profit"] for colour in colours]
    state = position(phase="trains", turn=4, delivered=piles, tracks={"profit_loss": levels(*profits, 0)},
                     links=wild_links(*(entry[colour]["links"] for colour in colours)))  # fmt: skip
    idle(state)
    assert state.over
    assert {colour: state.scores()[seat] for seat, colour in enumerate(colours)} == expect
    assert [GAME.sheet(state)[seat]["total"] for seat in range(2)] == [expect[colour] for colour in colours]
