"""The option `train_exchange`: only what is missing may be exchanged, or any of a train's points."""

import pytest

from .lines import POOR, RICH, any_position, at, buys, play, spent, steps
from .oracle import buys as ledger_buys
from .oracle import words
from .positions import GAME, TRAINS, influence, refusal, stack

SMALL = {"train": 1, "government": 1, "midland": 1, "north_eastern": 0}  # with 4 cubes: six points beside the train


def scene(how, purse, cubes=12, **fields):
    return at("trains", purse, cubes=cubes, options={"train_exchange": how}, **fields)


def offered(state):
    return {" ".join(payment) for payment in steps(state, "exchange")}


def test_the_option_is_offered_as_the_readme_says():
    option = GAME.options["train_exchange"]
    assert (option.kind, list(option.choices), option.default) == ("choice", ["shortfall", "any"], "shortfall")
    assert option.rule == "W10.19"


@pytest.mark.rule("W10.19")
@pytest.mark.parametrize(("how", "asked"), [("shortfall", False), ("any", True)])
def test_who_has_the_points_may_save_them_only_with_any(how, asked):
    state = scene(how, RICH)
    before = state.copy()
    play(state, "buy t1a")
    assert (state.snapshot()["phase"] == "exchange") == asked
    if asked:
        play(state, "exchange cubes*2 midland*1")
    assert spent(before, state) == ({"cubes": 2, "midland": 1} if asked else {"train": 1})
    assert state.snapshot()["trains"] == {"t1a": 0}
    assert state.seat == 1


@pytest.mark.rule("W10.19", "W10.20")
@pytest.mark.parametrize(
    ("train", "shortfall", "anything"),
    [("t3a", 1, 1), ("t2a", 4, 4 + 1), ("t1a", 1, 1 + 4)],
)
def test_how_many_ways_there_are_to_pay(train, shortfall, anything):
    # D15, and the same purse with `any`: none, one, two or three points exchanged as far as six points go.
    for how, count in (("shortfall", shortfall), ("any", anything)):
        state = play(scene(how, SMALL, cubes=4), f"buy {train}")
        if count == 1:
            assert state.seat == 1
        else:
            assert len(offered(state)) == count


@pytest.mark.rule("W10.19")
def test_with_any_nothing_may_be_given_and_the_points_paid():
    state = scene("any", {**RICH, "train": 3})
    before = state.copy()
    play(state, "buy t3a", "exchange none")
    assert spent(before, state) == {"train": 3}
    assert state.seat == 1


@pytest.mark.rule("W10.20", "W10.17")
@pytest.mark.parametrize(
    ("payment", "points"), [("none", 3), ("government*3", 2), ("cubes*6", 1), ("midland*8 cubes*1", 0)]
)
def test_with_any_each_three_points_save_one_train_point(payment, points):
    state = scene("any", RICH)
    before = state.copy()
    play(state, "buy t3a", f"exchange {payment}")
    assert spent(before, state).get("train", 0) == points


@pytest.mark.rule("W10.16")
def test_with_any_the_missing_points_must_still_be_exchanged():
    state = play(scene("any", {**RICH, "train": 1}), "buy t3a")
    assert {sum(int(part.split("*")[1]) for part in payment.split()) for payment in offered(state)} == {6, 9}
    for text, given in (("exchange none", 0), ("exchange cubes*3", 3)):
        why = refusal(state, text)
        assert (why.rule, why.message) == ("W10.16", "refused-exchange-least")
        assert why.arguments == {"need": 6, "given": given}


@pytest.mark.rule("W10.17")
def test_with_any_no_more_is_exchanged_than_the_train_costs():
    state = play(scene("any", RICH), "buy t1a")
    for text, given in (("exchange cubes*6", 6), ("exchange cubes*3 midland*3 government*3", 9)):
        why = refusal(state, text)
        assert (why.rule, why.message) == ("W10.17", "refused-exchange-most")
        assert why.arguments == {"need": 3, "given": given}


@pytest.mark.rule("W10.20")
@pytest.mark.parametrize("how", ["shortfall", "any"])
def test_train_points_never_pay_for_the_exchange(how):
    state = scene(how, {**POOR, "train": 2, "midland": 2}, cubes=0)
    assert buys(state) == {train for train in TRAINS if TRAINS[train]["cost"] <= 2}
    with pytest.raises(ValueError):
        state.parse("exchange train*3")


@pytest.mark.rule("W10.19")
def test_with_any_one_way_alone_is_not_asked():
    state = scene("any", {**POOR, "train": 2, "midland": 2}, cubes=0)
    before = state.copy()
    play(state, "buy t2a")
    assert spent(before, state) == {"train": 2}
    assert state.seat == 1


@pytest.mark.rule("W10.14", "W10.19")
def test_a_train_bought_wholly_by_exchange_leaves_the_train_token_alone():
    for how in ("shortfall", "any"):
        points = 0 if how == "shortfall" else 2
        state = scene(how, {**RICH, "train": points})
        before = stack(state, "train", points)
        play(state, "buy t2a", "exchange cubes*6")
        assert stack(state, "train", points) == before


@pytest.mark.rule("W10.16", "W10.20")
@pytest.mark.parametrize(("how", "rule"), [("shortfall", "W10.20"), ("any", "W10.16")])
def test_a_train_for_which_too_little_can_be_exchanged_is_refused(how, rule):
    why = refusal(scene(how, {**SMALL, "train": 0}, cubes=4), "buy t3a")
    assert (why.rule, why.message) == (rule, "refused-train-points")
    assert why.arguments == {"train": "t3a", "need": 9, "have": 6}


@pytest.mark.rule("W3.9", "W10.16")
@pytest.mark.parametrize("how", ["shortfall", "any"])
def test_what_one_does_not_have_cannot_be_exchanged(how):
    state = play(scene(how, {**SMALL, "train": 0}, cubes=4), "buy t1a")
    for text, kind, need, have in (
        ("exchange cubes*1 government*2", "government", 2, 1),
        ("exchange north_eastern*3", "north_eastern", 3, 0),
    ):
        why = refusal(state, text)
        assert (why.rule, why.message) == ("W3.9", "refused-exchange-kind")
        assert why.arguments == {"kind": kind, "need": need, "have": have}
    why = refusal(play(scene(how, {**RICH, "train": 0}, cubes=2), "buy t1a"), "exchange cubes*3")
    assert (why.rule, why.message) == ("W10.16", "refused-exchange-kind")
    assert why.arguments == {"kind": "cube", "need": 3, "have": 2}


@pytest.mark.rule("W10.19", "W10.20")
def test_none_is_refused_where_points_are_missing_with_shortfall():
    state = play(scene("shortfall", {**RICH, "train": 0}), "buy t1a")
    why = refusal(state, "exchange none")
    assert (why.rule, why.message, why.arguments) == ("W10.20", "refused-exchange-sum", {"need": 3, "given": 0})


@pytest.mark.rule("W10.16", "W10.17", "W10.19", "W10.20")
@pytest.mark.parametrize("how", ["shortfall", "any"])
@pytest.mark.parametrize("seed", range(300, 308))
def test_the_exchanges_offered_are_those_of_the_ledger(how, seed):
    state = any_position(seed, "trains", train_exchange=how)
    seat, have = state.seat, influence(state, state.seat)
    wanted = ledger_buys(state.snapshot(), seat)
    assert buys(state) == set(wanted)
    for train, ways in wanted.items():
        chosen = play(state.copy(), f"buy {train}")
        if len(ways) == 1:
            ends = [(chosen, ways[0])]
        else:
            assert offered(chosen) == {words({**way, "train": 0}) or "none" for way in ways}
            picked = ways[:: max(1, len(ways) // 3)]
            ends = [(play(chosen.copy(), f"exchange {words({**way, 'train': 0}) or 'none'}"), way) for way in picked]
        for after, way in ends:
            if after.snapshot()["phase"] == "trains":
                assert influence(after, seat) == {kind: n - way.get(kind, 0) for kind, n in have.items()}
                assert after.snapshot()["cubes"][seat] == state.snapshot()["cubes"][seat] - way.get("cubes", 0)
