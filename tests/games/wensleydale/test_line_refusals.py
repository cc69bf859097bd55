"""Every refusal of phases five, six and nine names its rule and its reason, as the README of the game lists them."""

import random
import re
from itertools import chain
from pathlib import Path

import pytest

import branchline as bl

from .lines import BRANCH, POOR, RICH, SETTLE, any_position, at, play
from .oracle import border, borders
from .positions import AREAS, BORDERS, GAME, HILLS, NEIGHBOURS, lay, line, over, random_game, refusal, wild_links

ANY = {"train_exchange": "any"}
RING = ["northallerton", "leeming", "danby_wiske", "northallerton"]
YORE = line(0, "northallerton", "leeming", "bedale", "finghall", "leyburn")


def building(*areas, purse=RICH, **fields):
    return play(at("build", purse, **fields), *lay(*areas))


def paying():
    return play(at("build", {**POOR, "midland": 2, "train": 3}, cubes=4), *lay(*BRANCH), "done")


def exchanging(cubes=12, train="t3a", **fields):
    return play(at("trains", {**RICH, "train": 1, "government": 2}, cubes=cubes, **fields), f"buy {train}")


def moving(pieces, *, trains=None, links=YORE, **fields):
    return at("trains", links=links, pieces=pieces, trains={"t3b": 0} if trains is None else trains, **fields)


def handing(links, *steps, purse=RICH, **fields):
    return play(at("takeover", purse, links=links, **fields), *steps)


def crowded(*way):
    """A line of one's own, and two links that are left to the Midland."""
    away = sorted(name for name in BORDERS if not set(name.split("-")) & {*HILLS, *way, "the_south"})[:58]
    return handing(dict.fromkeys(away, "midland") | line(0, *way))


# message, rule, arguments, position, notation
CASES = [
    ("refused-lay-hill", "W8.18", {"area": "barden_moor"}, lambda: building("skipton", "rylstone"),
     "lay rylstone barden_moor"),
    ("refused-lay-south", "W8.20", {"area": "the_south"}, lambda: building("skipton", "gargrave"),
     "lay gargrave the_south"),
    ("refused-lay-taken", "W8.17", {"border": "rylstone-skipton", "owner": 2, "company": None},
     lambda: at("build", RICH, turn=1, links=line(2, "skipton", "rylstone")), "lay skipton rylstone"),
    ("refused-lay-taken", "W8.17", {"border": "rylstone-skipton", "owner": None, "company": "midland"},
     lambda: at("build", RICH, turn=1, links=line("midland", "skipton", "rylstone")), "lay skipton rylstone"),
    ("refused-lay-start", "W8.7", {"area": "bedale"}, lambda: at("build", RICH), "lay bedale richmond"),
    ("refused-lay-on", "W8.4", {"area": "rylstone"}, lambda: building("skipton", "rylstone"), "lay ilkley otley"),
    ("refused-lay-twice", "W8.6", {"area": "skipton"}, lambda: building("skipton", "rylstone", "embsay"),
     "lay embsay skipton"),
    ("refused-lay-links", "W8.3", {}, lambda: building("skipton", "embsay", links=wild_links(14), turn=1),
     "lay embsay ilkley"),
    ("refused-lay-fee", "W8.24", {"area": "ilkley", "kind": "midland", "need": 2, "have": 1},
     lambda: building("skipton", "embsay", purse={**RICH, "midland": 1}), "lay embsay ilkley"),
    ("refused-lay-fee", "W8.24", {"area": "skipton", "kind": "midland", "need": 1, "have": 0},
     lambda: at("build", {**RICH, "midland": 0}), "lay skipton embsay"),
    ("refused-lay-fee", "W8.29", {"area": "threshfield", "kind": "government", "need": 2, "have": 1},
     lambda: building(*BRANCH[:3], purse={**RICH, "government": 1}, pieces={"threshfield": {"opposition": 2}}),
     "lay cracoe threshfield"),
    ("refused-lay-cost", "W8.42", {"need": 4, "have": 3},
     lambda: building("skipton", "rylstone", purse={**POOR, "midland": 2}, cubes=2), "lay rylstone cracoe"),
    ("refused-lay-closed", "W8.6", {"area": "ilkley"},
     lambda: building("ilkley", "embsay", "bolton_abbey", "ilkley", options={"series_shape": "ring_ok"}),
     "lay ilkley otley"),
    ("refused-lay-closed", "W15.7", {"area": "northallerton"},
     lambda: handing(line(0, *RING) | line(0, "northallerton", "ripon"), *over("north_eastern", *RING),
                     options={"series_shape": "ring_ok"}), "over northallerton ripon"),
    ("refused-build-begun", "W8.1", {}, lambda: building("skipton", "embsay"), "no-build"),
    ("refused-build-nothing", "W8.3", {}, lambda: at("build"), "done"),
    ("refused-pay-sum", "W8.43", {"need": 2, "given": 3}, paying, "pay train*3"),
    ("refused-pay-sum", "W8.36", {"need": 2, "given": 1}, paying, "pay train*1"),
    ("refused-pay-kind", "W8.41", {"kind": "midland", "need": 2, "have": 1}, paying, "pay midland*2"),
    ("refused-pay-points", "W3.9", {"kind": "north_eastern", "need": 1, "have": 0}, paying,
     "pay train*1 north_eastern*1"),
    ("refused-train-held", "W10.10", {"train": "t3a", "owner": 2}, lambda: at("trains", RICH, trains={"t3a": 2}),
     "buy t3a"),
    ("refused-train-row", "W10.11", {"train": "t3a", "price": 3}, lambda: at("trains", RICH, trains={"t3b": 0}),
     "buy t3a"),
    ("refused-train-points", "W10.20", {"train": "t3a", "need": 9, "have": 6},
     lambda: at("trains", {**POOR, "midland": 2}, cubes=4), "buy t3a"),
    ("refused-train-points", "W10.16", {"train": "t3a", "need": 9, "have": 6},
     lambda: at("trains", {**POOR, "midland": 2}, cubes=4, options=ANY), "buy t3a"),
    ("refused-exchange-sum", "W10.20", {"need": 6, "given": 3}, exchanging, "exchange cubes*3"),
    ("refused-exchange-least", "W10.16", {"need": 6, "given": 3}, lambda: exchanging(options=ANY), "exchange cubes*3"),
    ("refused-exchange-most", "W10.17", {"need": 6, "given": 9}, lambda: exchanging(train="t2a", options=ANY),
     "exchange cubes*9"),
    ("refused-exchange-kind", "W3.9", {"kind": "government", "need": 3, "have": 2}, exchanging,
     "exchange cubes*3 government*3"),
    ("refused-exchange-kind", "W10.16", {"kind": "cube", "need": 6, "have": 5}, lambda: exchanging(5),
     "exchange cubes*6"),
    ("refused-move-absent", "W11.1", {"piece": "cheese", "area": "leeming"}, lambda: moving({}), "move cheese leeming"),
    ("refused-move-trainless", "W11.2", {}, lambda: moving({"leeming": {"cheese": 1}}, trains={}),
     "move cheese leeming"),
    ("refused-move-slot", "W11.3", {"piece": "cheese"}, lambda: moving({"leeming": {"cheese": 1}}, trains={"t1a": 0}),
     "move cheese leeming"),
    ("refused-move-slot", "W11.3", {"piece": "stone"}, lambda: moving({"penhill": {"stone": 1}}, trains={"t1a": 0}),
     "move stone penhill"),
    ("refused-move-slot", "W11.4", {"piece": "green"}, lambda: moving({"bedale": {"green": 1}}, trains={"t1d": 0}),
     "move green bedale"),
    ("refused-move-unreached", "W11.10", {"piece": "cheese", "area": "hunton"},
     lambda: moving({"hunton": {"cheese": 1}}), "move cheese hunton"),
    ("refused-move-unreached", "W11.16", {"piece": "green", "area": "redmire"},
     lambda: moving({"redmire": {"green": 1}}), "move green redmire"),
    ("refused-move-company-cheese", "W11.11", {"area": "leeming"},
     lambda: moving({"leeming": {"cheese": 1}}, links=YORE | line("north_eastern", "leeming", "pickhill")),
     "move cheese leeming"),
    ("refused-move-stone", "W11.12", {"area": "boss_moor"}, lambda: moving({"boss_moor": {"stone": 1}}),
     "move stone boss_moor"),
    ("refused-move-stone-company", "W11.13", {"area": "penhill"},
     lambda: moving({"penhill": {"stone": 1}}, companies={"leyburn": ["midland"]}), "move stone penhill"),
    ("refused-move-home", "W11.17", {"piece": "red", "area": "leyburn"},
     lambda: moving({"leyburn": {"red": 1}}, companies={"leyburn": ["midland"]}), "move red leyburn"),
    ("refused-move-way", "W11.16", {"piece": "red", "area": "bedale", "company": "midland"},
     lambda: moving({"bedale": {"red": 1}}), "move red bedale"),
    ("refused-takeover-none", "W15.8", {"company": "north_eastern"}, lambda: handing(line(0, *BRANCH)),
     "takeover north_eastern"),
    ("refused-takeover-end", "W15.9", {"company": "midland"}, lambda: handing(line(0, *BRANCH[:3])),
     "takeover midland"),
    ("refused-takeover-price", "W15.3", {"company": "midland", "need": 2, "have": 1},
     lambda: handing(line(0, *BRANCH), purse={**RICH, "midland": 1}), "takeover midland"),
    ("refused-takeover-stock", "W15.20", {"company": "midland"}, lambda: crowded(*BRANCH), "takeover midland"),
    ("refused-over-link", "W15.5", {"border": "embsay-skipton"}, lambda: handing(line(0, *BRANCH), "takeover midland"),
     "over skipton embsay"),
    ("refused-over-link", "W15.5", {"border": "settle-the_south"},
     lambda: handing(line(0, *BRANCH) | line(1, *SETTLE), "takeover midland"), "over the_south settle"),
    ("refused-over-start", "W15.8", {"area": "threshfield", "company": "midland"},
     lambda: handing(line(0, *BRANCH), "takeover midland"), "over threshfield cracoe"),
    ("refused-over-on", "W15.6", {"area": "rylstone"},
     lambda: handing(line(0, *BRANCH) | line(0, *SETTLE), "takeover midland", "over skipton rylstone"),
     "over the_south settle"),
    ("refused-over-twice", "W15.7", {"area": "the_south"},
     lambda: handing(line(0, "the_south", "settle", "hellifield", "the_south"),
                     *over("midland", "the_south", "settle", "hellifield")), "over hellifield the_south"),
    ("refused-over-link-twice", "W15.7", {"border": "hellifield-settle"},
     lambda: handing(line(0, "the_south", "settle", "hellifield", "gargrave", "skipton"),
                     *over("midland", "the_south", "settle", "hellifield"), options={"series_shape": "trail"}),
     "over hellifield settle"),
    ("refused-over-price", "W15.3", {"company": "midland", "need": 2, "have": 1},
     lambda: handing(line(0, "the_south", "settle", "hellifield", "gargrave", "skipton"),
                     *over("midland", "the_south", "settle", "hellifield"), purse={**RICH, "midland": 1}),
     "over hellifield gargrave"),
    ("refused-over-stock", "W15.20", {"company": "midland"},
     lambda: play(crowded("skipton", "gargrave", "hellifield", "settle"),
                  *over("midland", "skipton", "gargrave", "hellifield")), "over hellifield settle"),
    ("refused-over-end", "W15.9", {"area": "ribblehead"},
     lambda: handing(line(0, *SETTLE, "ribblehead"), *over("midland", *SETTLE)),
     "over horton_in_ribblesdale ribblehead"),
    ("refused-takeover-begun", "W15.1", {}, lambda: handing(line(0, *BRANCH), "takeover midland"), "no-takeover"),
    ("refused-takeover-nothing", "W15.6", {}, lambda: handing(line(0, *BRANCH), "takeover midland"), "done"),
    ("refused-takeover-town", "W15.9", {"area": "cracoe"},
     lambda: handing(line(0, *BRANCH), *over("midland", *BRANCH[:3])), "done"),
    ("refused-phase", "W1.4", {"phase": "build"}, lambda: at("build"), "buy t3a"),
    ("refused-phase", "W1.4", {"phase": "pay"}, paying, "done"),
    ("refused-phase", "W1.4", {"phase": "trains"}, lambda: at("trains"), "lay skipton embsay"),
    ("refused-phase", "W1.4", {"phase": "exchange"}, exchanging, "pass"),
    ("refused-phase", "W1.4", {"phase": "takeover"}, lambda: handing(line(0, *BRANCH)), "pass"),
]  # fmt: skip


def listed():
    """The README's table: message to its argument names and its rules."""
    text = (Path(bl.__file__).parent / "games/wensleydale/README.md").read_text(encoding="utf-8")
    table = text.split("## Refusals")[1]
    refusals = {}
    for message, arguments, rule in re.findall(r"^\| `(refused-[a-z-]+)` \|([^|]*)\|([^|]*)\|$", table, re.M):
        names = [part.split(":")[0].split("(")[0].strip() for part in arguments.split(",")]
        refusals[message] = ({name for name in names if name}, set(re.findall(r"W\d+\.\d+", rule)))
    return refusals


LISTED = listed()
LATER = {
    message
    for message, (_, rules) in LISTED.items()
    if {rule.split(".")[0] for rule in rules} & {"W3", "W8", "W10", "W11", "W15"}
}


@pytest.mark.rule("W3.9", "W8.3", "W8.4", "W8.6", "W8.7", "W8.17", "W8.18", "W8.20", "W8.24", "W8.29", "W8.36", "W8.41",
                  "W8.42", "W8.43", "W10.10", "W10.11", "W10.16", "W10.17", "W10.20", "W11.2", "W11.3", "W11.4",
                  "W11.10", "W11.11", "W11.12", "W11.13", "W11.16", "W11.17", "W15.3", "W15.5", "W15.6", "W15.7",
                  "W15.8", "W15.9", "W15.20")  # fmt: skip
@pytest.mark.parametrize(
    ("message", "rule", "arguments", "scene", "text"), CASES, ids=[f"{c[0]}-{c[4]}" for c in CASES]
)
def test_every_refusal_names_its_rule_and_what_was_wrong(message, rule, arguments, scene, text):
    why = refusal(scene(), text)
    assert (why.message, why.rule, why.arguments) == (message, rule, arguments)
    assert set(arguments) == LISTED[message][0]
    assert rule in LISTED[message][1]


def test_every_refusal_of_the_table_has_a_case():
    told = {}
    for message, rule, *_ in CASES:
        told.setdefault(message, set()).add(rule)
    assert set(told) >= LATER
    assert all(told[message] == LISTED[message][1] for message in LATER)


def scenes():
    """Positions of phases five, six and nine: of games without a plan, and those of the cases."""
    chance = random.Random(5)
    met = set()
    for before, _, _ in chain(
        random_game(3, 21), random_game(4, 22), random_game(3, 23, series_shape="ring_ok", train_exchange="any")
    ):
        snapshot = before.snapshot()
        at_hand = (
            snapshot["phase"],
            bool(snapshot["building"]),
            bool(snapshot["taking"]),
            snapshot["options"]["series_shape"],
        )
        if snapshot["phase"] != "auction" and (at_hand not in met or chance.random() < 0.01):
            met.add(at_hand)
            yield before.copy()
    assert {phase for phase, *_ in met} == {"build", "pay", "trains", "exchange", "takeover"}


SLOW_PAYMENTS = ("pay", "exchange")


@pytest.mark.rule("W1.4")
def test_every_action_not_listed_is_refused_with_a_known_reason():
    kinds = [GAME.action(a)["kind"] for a in range(GAME.actions)]
    for state in scenes():
        allowed, snapshot = set(state.legal()), state.snapshot()
        for action in range(GAME.actions):
            why = state.why_not(action)
            if action in allowed:
                assert why is None, state.notation(action)
                continue
            assert isinstance(why, bl.IllegalMove), state.notation(action)
            names, rules = LISTED[why.message]
            assert set(why.arguments) == names, state.notation(action)
            assert why.rule in rules
            if why.message == "refused-phase":
                assert why.arguments["phase"] == snapshot["phase"]
                assert kinds[action] not in OWN_KINDS[snapshot["phase"]]
        assert state.snapshot() == snapshot


# What can be refused for a reason of its own in each phase.
OWN_KINDS = {
    "build": {"lay", "no-build", "done"},
    "pay": {"pay"},
    "trains": {"buy", "move", "pass"},
    "exchange": {"exchange"},
    "takeover": {"no-takeover", "takeover"},
}


@pytest.mark.rule("W8.24", "W8.29", "W8.42", "W8.7", "W8.17", "W8.18", "W8.20")
@pytest.mark.parametrize("seed", range(400, 410))
def test_the_reason_why_a_first_link_cannot_be_laid_is_true(seed):
    state = any_position(seed, "build", most=8)
    s, seat = state.snapshot(), state.seat
    own = {area for name, owner in s["links"].items() if owner == seat for area in name.split("-")}
    have = state.view(seat)["players"][seat]["influence"]
    for a in AREAS:
        for b in NEIGHBOURS[a]:
            why = state.why_not(state.parse(f"lay {a} {b}"))
            message = None if why is None else why.message
            if {a, b} & set(HILLS):
                assert message == "refused-lay-hill"
                assert why.arguments["area"] in {a, b} & set(HILLS)
            elif b == "the_south":
                assert message == "refused-lay-south"
            elif border(a, b) in s["links"]:
                owner = s["links"][border(a, b)]
                assert message == "refused-lay-taken"
                assert owner == (why.arguments["company"] if isinstance(owner, str) else why.arguments["owner"])
            elif a not in own and a not in s["companies"]:
                assert (message, why.arguments) == ("refused-lay-start", {"area": a})
            else:
                fees = {
                    "midland": sum("midland" in s["companies"].get(area, []) for area in (a, b)),
                    "north_eastern": sum("north_eastern" in s["companies"].get(area, []) for area in (a, b)),
                    "government": s["pieces"].get(b, {}).get("opposition", 0),
                }
                short = {kind for kind, need in fees.items() if have[kind] < need}
                if short:
                    assert message == "refused-lay-fee"
                    kind = why.arguments["kind"]
                    assert kind in short
                    assert (why.arguments["need"], why.arguments["have"]) == (fees[kind], have[kind])
                    charging = {b} if kind == "government" else {x for x in (a, b) if kind in s["companies"].get(x, [])}
                    assert why.arguments["area"] in charging
                else:
                    cost = 2 if "valley" in (AREAS[a]["terrain"], AREAS[b]["terrain"]) else 1
                    left = s["cubes"][seat] + sum(have.values()) - sum(fees.values())
                    assert message == (None if cost <= left else "refused-lay-cost")
                    if why is not None:
                        assert why.arguments == {"need": cost, "have": left}


# Notation


@pytest.mark.parametrize(
    "text",
    ["lay", "lay skipton", "lay skipton settle", "lay skipton embsay ilkley", "Lay skipton embsay", "no-build 1",
     "done 1", "pay", "pay train*0", "pay train*01", "pay train*9", "pay cubes*1", "pay train*1 train*1", "pay coal*1",
     "buy", "buy t4a", "buy t3a t3b", "exchange", "exchange train*3", "exchange cubes*1", "exchange cubes*0",
     "exchange none cubes*3", "move", "move stone", "move stone skipton_moor", "move opposition bedale", "pass pass",
     "takeover", "takeover lner", "takeover midland north_eastern", "over", "over skipton", "over skipton settle",
     "no-takeover 1", "12"],
)  # fmt: skip
def test_a_notation_that_names_no_action_is_an_error(text):
    with pytest.raises(ValueError, match=r"\w") as error:
        at("build").parse(text)
    assert not isinstance(error.value, bl.IllegalMove)


def test_spaces_and_the_order_of_a_payment_are_forgiven():
    state = paying()
    tidy = state.parse("pay train*1 midland*1")
    assert state.parse("  pay   midland*1  train*1 ") == tidy
    assert state.notation(tidy) == "pay train*1 midland*1"
    given = state.parse("exchange north_eastern*1 cubes*1 midland*1")
    assert state.notation(given) == "exchange cubes*1 midland*1 north_eastern*1"


def test_every_action_of_the_later_phases_is_told_as_data():
    fields = {"lay": {"a", "b", "border"}, "over": {"a", "b", "border"}, "pay": {"payment"}, "buy": {"train"},
              "exchange": {"payment"}, "move": {"piece", "area"}, "takeover": {"company"}, "no-build": set(),
              "done": set(), "pass": set(), "no-takeover": set()}  # fmt: skip
    met = set()
    state = at("build")
    for action in range(GAME.actions):
        entry = GAME.action(action)
        met.add(entry["kind"])
        assert state.parse(entry["notation"]) == action == entry["id"]
        if entry["kind"] in fields:
            assert set(entry) == {"id", "notation", "kind", *fields[entry["kind"]]}
        if entry["kind"] == "lay":
            assert borders([entry["a"], entry["b"]]) == [entry["border"]]
        if entry["kind"] in SLOW_PAYMENTS:
            text = " ".join(f"{kind}*{n}" for kind, n in entry["payment"].items()) or "none"
            assert entry["notation"] == f"{entry['kind']} {text}"
    assert met == {*fields, "bid", "decline"}
