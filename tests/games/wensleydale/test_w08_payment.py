"""W8, payment: build points are paid once, cubes first, then whatever influence the player chooses."""

import random

import pytest

from .lines import BRANCH, POOR, RICH, any_position, at, laid, play, spent, steps
from .oracle import after_build, payments, words
from .positions import KINDS, influence, lay, legal, level, line, position, refusal, stack


def offered(state):
    return {" ".join(payment) for payment in steps(state, "pay")}


@pytest.mark.rule("W8.36")
def test_nothing_is_paid_before_the_series_is_done():
    state = at("build", RICH, pieces={"threshfield": {"opposition": 1}})
    before = state.copy()
    for text in lay(*BRANCH):
        play(state, text)
        assert spent(before, state) == {}
    play(state, "done")
    assert spent(before, state) == {"cubes": 6, "midland": 1, "government": 1}


@pytest.mark.rule("W8.36", "W8.37")
def test_the_build_points_of_the_whole_series_are_paid_once():
    state = at("build", {"midland": 1}, cubes=7)
    before = state.copy()
    play(state, *lay(*BRANCH), "done")
    assert spent(before, state) == {"cubes": 6, "midland": 1}
    assert state.seat == 1


@pytest.mark.rule("W8.36", "W8.24", "W8.29")
def test_each_series_is_paid_for_by_itself():
    # What the first builder's series cost is not asked of the second again.
    state = at("build", RICH, RICH, cubes=[12, 1, 12], pieces={"threshfield": {"opposition": 1}})
    play(state, *lay(*BRANCH), "done")
    before = state.copy()
    play(state, "lay northallerton leeming")
    assert state.view(1)["building"]["cost"] == 1
    play(state, "done")
    assert spent(before, state, 1) == {"cubes": 1, "north_eastern": 1}


@pytest.mark.rule("W8.37")
@pytest.mark.parametrize("cubes", [2, 3, 12])
def test_a_cube_pays_one_build_point_and_returns_to_the_stock(cubes):
    state = at("build", {**POOR, "midland": 1}, cubes=cubes)
    play(state, "lay skipton rylstone", "done")
    shown = state.view(0)["players"][0]
    assert (shown["cubes"], shown["stock"]) == (cubes - 2, 15 - cubes + 2)


@pytest.mark.rule("W8.38")
@pytest.mark.parametrize("kind", KINDS)
def test_a_point_of_any_kind_pays_one_build_point(kind):
    purse = {**POOR, "midland": 1}
    purse[kind] += 2
    state = at("build", purse, cubes=0)
    before = state.copy()
    play(state, "lay skipton rylstone", "done")
    wanted = {"midland": 1}
    wanted[kind] = wanted.get(kind, 0) + 2
    assert spent(before, state) == wanted
    assert state.seat == 1


@pytest.mark.rule("W8.39")
@pytest.mark.parametrize("cubes", range(10))
def test_cubes_are_used_before_influence(cubes):
    state = at("build", {**POOR, "midland": 1, "train": 8}, cubes=cubes)
    before = state.copy()
    play(state, *lay(*BRANCH), "done")
    wanted = {"cubes": min(6, cubes), "train": max(0, 6 - cubes), "midland": 1}
    assert spent(before, state) == {kind: n for kind, n in wanted.items() if n}
    assert state.seat == 1


@pytest.mark.rule("W8.39")
def test_who_has_cubes_enough_is_not_asked_for_influence():
    state = play(at("build", RICH, cubes=6), *lay(*BRANCH), "done")
    assert (state.seat, state.snapshot()["phase"]) == (1, "build")


@pytest.mark.rule("W8.39", "W8.40")
def test_who_lacks_one_cube_chooses_one_point():
    state = play(at("build", RICH, cubes=5), *lay(*BRANCH), "done")
    assert (state.seat, state.snapshot()["phase"]) == (0, "pay")
    assert offered(state) == {"government*1", "train*1", "midland*1", "north_eastern*1"}
    assert len(legal(state)) == 4


@pytest.mark.rule("W8.40", "W8.38")
def test_the_rest_is_paid_from_the_tracks_the_player_chooses():
    purse = {"government": 1, "train": 2, "midland": 3, "north_eastern": 1}
    start = play(at("build", purse, cubes=3), *lay(*BRANCH), "done")
    assert len(offered(start)) == len(payments(at("build", purse, cubes=3).snapshot(), 0, tuple(BRANCH)))
    for payment in offered(start):
        state = play(start.copy(), f"pay {payment}")
        parts = {part.split("*")[0]: int(part.split("*")[1]) for part in payment.split()}
        assert sum(parts.values()) == 3
        wanted = {kind: n - parts.get(kind, 0) for kind, n in purse.items()}
        wanted["midland"] -= 1
        assert influence(state, 0) == wanted
        assert state.snapshot()["cubes"][0] == 0
        assert state.seat == 1


@pytest.mark.rule("W8.41")
@pytest.mark.parametrize(
    ("kind", "way", "wanted"),
    [("midland", ("skipton", "rylstone"), {"train*2", "train*1 midland*1"}),
     ("north_eastern", ("northallerton", "leeming", "bedale"), {"train*2", "train*1 north_eastern*1"}),
     ("government", ("northallerton", "leeming", "bedale"), {"train*2", "government*1 train*1"})],
)  # fmt: skip
def test_points_kept_for_special_charges_do_not_pay_build_points_too(kind, way, wanted):
    pieces = {"bedale": {"opposition": 1}} if kind == "government" else {}
    charge = {} if kind == "midland" else {"north_eastern": 1}
    state = at("build", {**POOR, **charge, "train": 2, kind: 2}, cubes=0, pieces=pieces)
    play(state, *lay(*way), "done")
    assert offered(state) == wanted
    why = refusal(state, f"pay {kind}*2")
    assert (why.rule, why.message) == ("W8.41", "refused-pay-kind")
    assert why.arguments == {"kind": kind, "need": 2, "have": 1}


@pytest.mark.rule("W3.9")
@pytest.mark.parametrize(
    ("text", "kind", "have"),
    [("pay government*1 train*2", "government", 0), ("pay train*1 north_eastern*2", "north_eastern", 1),
     ("pay midland*3", "midland", 2)],
)  # fmt: skip
def test_points_one_does_not_have_pay_nothing(text, kind, have):
    purse = {**POOR, "north_eastern": 1, "midland": 2, "train": 3}
    state = play(at("build", purse, cubes=3), *lay(*BRANCH), "done")
    assert state.view(0)["building"]["rest"] == 3
    why = refusal(state, text)
    assert (why.rule, why.message) == ("W3.9", "refused-pay-points")
    assert why.arguments == {"kind": kind, "need": have + 1, "have": have}


@pytest.mark.rule("W8.42")
def test_a_series_that_cannot_be_paid_in_full_is_refused_link_by_link():
    state = play(at("build", {**POOR, "midland": 1, "government": 1}, cubes=3), "lay skipton rylstone")
    assert steps(state, "lay") == [("rylstone", "cracoe"), ("rylstone", "embsay")]
    play(state, "lay rylstone cracoe")
    why = refusal(state, "lay cracoe threshfield")
    assert (why.rule, why.message, why.arguments) == ("W8.42", "refused-lay-cost", {"need": 6, "have": 4})
    assert legal(state) == ["done"]


@pytest.mark.rule("W8.42")
def test_charges_are_taken_out_of_what_can_pay_build_points():
    # Three cubes and two midland points, one of which is the charge: four build points and no more.
    state = play(at("build", {**POOR, "midland": 2}, cubes=3), *lay("skipton", "rylstone", "cracoe"))
    why = refusal(state, "lay cracoe gargrave")
    assert (why.rule, why.message, why.arguments) == ("W8.42", "refused-lay-cost", {"need": 6, "have": 4})


@pytest.mark.rule("W8.36", "W8.43")
@pytest.mark.parametrize(("text", "given", "rule"), [("pay train*1", 1, "W8.36"), ("pay train*3", 3, "W8.43"),
                                                     ("pay government*1 train*2", 3, "W8.43")])  # fmt: skip
def test_no_more_and_no_less_than_the_exact_cost_is_paid(text, given, rule):
    state = play(at("build", {"government": 2, "train": 4}, cubes=4), *lay(*BRANCH), "done")
    assert state.view(0)["building"]["rest"] == 2
    assert all(sum(int(part.split("*")[1]) for part in payment) == 2 for payment in steps(state, "pay"))
    why = refusal(state, text)
    assert (why.rule, why.message, why.arguments) == (rule, "refused-pay-sum", {"need": 2, "given": given})


@pytest.mark.rule("W8.36", "W8.37", "W8.38", "W8.39", "W8.40", "W8.41", "W8.42", "W8.43", "W8.30", "W8.34")
@pytest.mark.parametrize("seed", range(20, 30))
def test_payments_and_what_is_left_are_those_of_the_ledger(seed):
    start = any_position(seed, "build", most=5)
    snapshot, seat = start.snapshot(), start.seat
    every = list(laid(start))
    for areas, laying in random.Random(seed).sample(every, min(60, len(every))):
        wanted = {words(payment): payment for payment in payments(snapshot, seat, areas)}
        state = play(laying.copy(), "done")
        if len(wanted) == 1:
            ends = [(state, *wanted.values())]
        else:
            assert state.snapshot()["phase"] == "pay"
            assert offered(state) == set(wanted)
            ends = [(play(state.copy(), f"pay {text}"), payment) for text, payment in wanted.items()]
        for after, payment in ends[:3]:
            told = after.snapshot()
            if told["phase"] in ("build", "trains"):
                left = after_build(snapshot, seat, areas, payment)
                assert told["cubes"][seat] == left["cubes"]
                assert influence(after, seat) == left["influence"]
                assert (told["links"], told["pieces"]) == (left["links"], left["pieces"])


@pytest.mark.rule("W8.38", "W8.24")
def test_a_token_moved_down_by_a_payment_lands_on_top_and_others_are_not_touched():
    # Seat 1 stands on midland 0 already; seat 0 pays its only midland point and lands on top of it.
    tracks = {"midland": {1: [2, 0], 0: [1]}, "government": {1: [0, 1, 2]}, "train": {3: [0], 2: [2, 1]}}
    state = position(phase="build", order=[0, 1, 2], cubes=[0, 12, 12], tracks=tracks)
    play(state, "lay skipton embsay", "done", "pay train*1")
    assert stack(state, "midland", 0) == [1, 0]
    assert stack(state, "train", 2) == [2, 1, 0]
    assert stack(state, "government", 1) == [0, 1, 2]


@pytest.mark.rule("W8.36")
def test_a_fee_and_build_points_of_one_track_move_its_token_once():
    state = play(at("build", {**POOR, "midland": 4}, cubes=0), "lay skipton rylstone", "done")
    assert level(state, "midland", 0) == 1
    assert stack(state, "midland", 1) == [2, 1, 0]


@pytest.mark.rule("W8.40")
def test_only_the_payment_is_left_to_decide_once_the_series_is_done():
    state = play(at("build", RICH, cubes=2, turn=1, links=line(0, "bedale", "richmond")), *lay(*BRANCH), "done")
    for text in ("lay threshfield kilnsey", "no-build", "done"):
        why = refusal(state, text)
        assert (why.rule, why.message, why.arguments) == ("W1.4", "refused-phase", {"phase": "pay"})
