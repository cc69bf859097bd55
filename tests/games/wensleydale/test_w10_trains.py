"""W10: the rounds of phase six and renting trains."""

import pytest

from .lines import POOR, RICH, any_position, at, buys, moves, play, spent, steps
from .oracle import buys as ledger_buys
from .oracle import words
from .positions import (
    GAME,
    TRAINS,
    heard,
    idle,
    influence,
    legal,
    level,
    levels,
    line,
    position,
    random_game,
    refusal,
    stack,
)

ROWS = {cost: sorted(train for train in TRAINS if TRAINS[train]["cost"] == cost) for cost in (3, 2, 1)}
# A line with a cheese in each of three meadows.
LINE = line(0, "northallerton", "leeming", "finghall", "hunton")
CHEESE = {area: {"cheese": 2} for area in ("leeming", "finghall", "hunton")}


@pytest.mark.rule("W10.1")
def test_players_act_one_by_one_in_the_train_order_round_after_round():
    tracks = {"train": levels(8, 8, 8)}
    state = position(phase="trains", seat=2, order=[0, 1, 2], train=[2, 0, 1], tracks=tracks)
    seen = []
    for train in ("t1a", "t1b", "t1c", "t2a", "t2b", "t2c"):
        seen.append(state.seat)
        play(state, f"buy {train}")
    assert seen == [2, 0, 1, 2, 0, 1]
    assert state.seat == 2


@pytest.mark.rule("W10.2")
def test_an_action_is_to_buy_a_train_to_move_a_piece_or_to_pass():
    state = at("trains", RICH, links=LINE, pieces=CHEESE, trains={"t1d": 0})
    assert {GAME.action(a)["kind"] for a in state.legal()} == {"buy", "move", "pass"}
    for text in ("buy t3a", "move cheese leeming", "pass"):
        assert play(state.copy(), text).seat == 1


@pytest.mark.rule("W10.3")
def test_who_has_passed_acts_no_more():
    state = at("trains", RICH, RICH, RICH)
    play(state, "pass")
    seen = []
    for train in ("t1a", "t1b", "t2a", "t2b"):
        seen.append(state.seat)
        play(state, f"buy {train}")
    assert seen == [1, 2, 1, 2]
    assert state.snapshot()["passed"] == [0]


@pytest.mark.rule("W10.4")
def test_the_phase_ends_when_all_have_passed():
    state = at("trains", RICH, RICH, RICH)
    play(state, "pass", "buy t1a", "pass")
    assert (state.snapshot()["phase"], state.seat) == ("trains", 1)
    play(state, "pass")
    assert (state.snapshot()["phase"], state.turn) == ("auction", 1)
    assert state.snapshot()["passed"] == []  # in the next turn all act again


@pytest.mark.rule("W10.5")
def test_buying_and_moving_alternate_freely():
    state = at("trains", RICH, links=LINE, pieces=CHEESE, passed=[1, 2])
    play(state, "buy t1d", "move cheese leeming", "buy t3a", "move cheese hunton", "move cheese finghall", "buy t2d")
    assert state.snapshot()["load"][0] == {"cheese": 3}
    assert state.snapshot()["trains"] == {"t1d": 0, "t2d": 0, "t3a": 0}


@pytest.mark.rule("W10.6")
@pytest.mark.parametrize(("seats", "seed"), [(3, 5), (4, 6)])
def test_passing_is_always_allowed(seats, seed):
    met = 0
    for before, _, _ in random_game(seats, seed):
        if before.snapshot()["phase"] == "trains":
            met += 1
            assert "pass" in legal(before)
            assert len(legal(before)) > 1
    assert met


@pytest.mark.rule("W10.6")
def test_a_train_without_use_may_be_bought_and_a_piece_left_lying():
    state = at("trains", RICH, trains={"t3a": 0})
    play(state, "buy t1a")
    other = at("trains", RICH, links=LINE, pieces=CHEESE, trains={"t1d": 0})
    play(other, "pass")
    assert other.snapshot()["pieces"] == CHEESE


@pytest.mark.rule("W10.7")
def test_who_can_only_pass_is_not_asked():
    state = at("trains", RICH, POOR, RICH, cubes=[12, 2, 12])
    play(state, "buy t1a")
    assert state.seat == 2
    # A third cube buys a bottom train by exchange: now there is something to decide.
    asked = play(at("trains", RICH, POOR, RICH, cubes=[12, 3, 12]), "buy t1a")
    assert asked.seat == 1


@pytest.mark.rule("W10.7", "W10.4")
def test_the_phase_is_over_when_nobody_can_do_anything_more():
    state = at("trains", {**POOR, "train": 1}, POOR, POOR, cubes=[0, 0, 0])
    play(state, "buy t1a")
    assert state.snapshot()["phase"] == "auction"


@pytest.mark.rule("W10.8", "W10.14")
@pytest.mark.parametrize(("row", "points"), [(3, 3), (2, 2), (1, 1)])
def test_a_train_costs_three_two_or_one_train_points(row, points):
    for train in ROWS[row]:
        state = at("trains", {"train": 5})
        before = state.copy()
        play(state, f"buy {train}")
        assert spent(before, state) == {"train": points}
        assert level(state, "train", 0) == 5 - points


@pytest.mark.rule("W10.8")
def test_other_influence_does_not_pay_for_a_train_one_for_one():
    state = at("trains", {**POOR, "midland": 1, "government": 1}, cubes=0)
    for train in TRAINS:
        assert f"buy {train}" not in legal(state)


@pytest.mark.rule("W10.9")
def test_every_free_train_may_be_bought_in_any_order():
    state = at("trains", RICH)
    assert buys(state) == set(TRAINS)
    held = at("trains", RICH, trains={"t3b": 1, "t2c": 2, "t1a": 1})
    assert buys(held) == set(TRAINS) - {"t3b", "t2c", "t1a"}


@pytest.mark.rule("W10.10")
def test_a_train_has_one_holder():
    state = play(at("trains", RICH, RICH), "buy t3b")
    assert "buy t3b" not in legal(state)
    why = refusal(state, "buy t3b")
    assert (why.rule, why.message, why.arguments) == ("W10.10", "refused-train-held", {"train": "t3b", "owner": 0})


@pytest.mark.rule("W10.11")
@pytest.mark.parametrize("row", [3, 2, 1])
def test_a_player_holds_one_train_of_a_row(row):
    first, *others = ROWS[row]
    state = at("trains", RICH, trains={first: 0})
    assert buys(state) == set(TRAINS) - set(ROWS[row])
    for train in others:
        why = refusal(state, f"buy {train}")
        assert (why.rule, why.message, why.arguments) == ("W10.11", "refused-train-row", {"train": train, "price": row})


@pytest.mark.rule("W10.12", "W10.11")
def test_a_player_holds_three_trains_at_most():
    state = at("trains", RICH, RICH, trains={"t3a": 0, "t2a": 0, "t1a": 0}, links=LINE, pieces=CHEESE)
    assert buys(state) == set()
    assert moves(state)
    state = at("trains", RICH, passed=[1, 2])
    play(state, "buy t3a", "buy t2a")
    assert buys(state) == set(ROWS[1])
    play(state, "buy t1a")
    assert state.snapshot()["phase"] == "auction"  # nothing left to do for anybody


@pytest.mark.rule("W10.13")
def test_one_train_is_bought_in_one_action():
    state = at("trains", RICH)
    before = state.snapshot()["trains"]
    play(state, "buy t3a")
    assert (before, state.snapshot()["trains"]) == ({}, {"t3a": 0})
    assert state.seat == 1


@pytest.mark.rule("W10.14")
def test_the_token_moved_down_lands_on_top_of_the_stack_below():
    tracks = {"train": {3: [1, 0], 1: [2]}}
    state = play(position(phase="trains", order=[0, 1, 2], tracks=tracks), "buy t2a")
    assert (stack(state, "train", 3), stack(state, "train", 1)) == ([1], [2, 0])


@pytest.mark.rule("W10.15")
def test_the_buyer_marks_the_train_as_his():
    state = play(at("trains", RICH), "buy t2c")
    assert state.snapshot()["trains"] == {"t2c": 0}
    shown = state.view(1)["players"][0]
    assert (shown["trains"], shown["slots"]) == (["t2c"], {"passengers": 1, "goods": 3})


@pytest.mark.rule("W10.15", "W11.3", "W11.4")
def test_every_train_brings_its_printed_slots():
    for train, printed in TRAINS.items():
        state = play(at("trains", RICH, trains={"t3d": 1} if train != "t3d" else {}), f"buy {train}")
        free = {"passengers": printed["passenger_slots"], "goods": printed["goods_slots"]}
        assert state.view(0)["players"][0]["slots"] == free


@pytest.mark.rule("W10.15", "W10.4")
def test_train_pieces_come_back_when_the_phase_is_over():
    state = idle(play(at("trains", RICH, RICH, RICH), "buy t2c", "buy t2d"))
    assert state.snapshot()["trains"] == {}


@pytest.mark.rule("W10.16", "W10.20")
@pytest.mark.parametrize(
    ("payment", "left"),
    [("cubes*3", {"cubes": 3}), ("government*3", {"government": 3}), ("midland*3", {"midland": 3}),
     ("north_eastern*3", {"north_eastern": 3}), ("cubes*1 government*1 midland*1", None),
     ("cubes*2 north_eastern*1", None)],
)  # fmt: skip
def test_three_points_of_any_sort_make_up_a_missing_train_point(payment, left):
    state = at("trains", {**RICH, "train": 1})
    before = state.copy()
    play(state, "buy t2a", f"exchange {payment}")
    parts = {part.split("*")[0]: int(part.split("*")[1]) for part in payment.split()}
    assert spent(before, state) == {"train": 1, **(left or parts)}
    assert state.snapshot()["trains"] == {"t2a": 0}
    assert state.seat == 1


@pytest.mark.rule("W10.17", "W10.20")
@pytest.mark.parametrize(("train", "points", "given"), [("t3a", 2, 3), ("t3a", 1, 6), ("t3a", 0, 9), ("t2a", 1, 3),
                                                        ("t2a", 0, 6), ("t1a", 0, 3)])  # fmt: skip
def test_the_exchange_is_repeated_as_often_as_points_are_missing(train, points, given):
    state = at("trains", {**RICH, "train": points}, cubes=15)
    before = state.copy()
    play(state, f"buy {train}")
    assert state.snapshot()["phase"] == "exchange"
    shown = state.view(0)["buying"]
    assert shown == {"train": train, "price": given // 3 + points, "points": points, "missing": given // 3}
    sums = {sum(int(part.split("*")[1]) for part in payment) for payment in steps(state, "exchange")}
    assert sums == {given}
    play(state, f"exchange cubes*{given}")
    wanted = {"cubes": given, "train": points}
    assert spent(before, state) == {kind: n for kind, n in wanted.items() if n}


@pytest.mark.rule("W10.17")
@pytest.mark.parametrize("given", [3, 9])
def test_neither_more_nor_less_than_the_missing_points_is_exchanged(given):
    state = play(at("trains", {**RICH, "train": 1}), "buy t3a")
    why = refusal(state, f"exchange cubes*{given}")
    assert (why.rule, why.message) == ("W10.20", "refused-exchange-sum")
    assert why.arguments == {"need": 6, "given": given}


@pytest.mark.rule("W10.18")
def test_there_is_no_exchange_but_for_a_train_and_nothing_is_kept_of_it():
    state = at("trains", RICH)
    assert all(not text.startswith("exchange") for text in legal(state))
    why = refusal(state, "exchange cubes*3")
    assert (why.rule, why.message, why.arguments) == ("W1.4", "refused-phase", {"phase": "trains"})
    for points in (0, 1):
        bought = play(at("trains", {**RICH, "train": points}), "buy t2a", f"exchange cubes*{6 - 3 * points}")
        assert level(bought, "train", 0) == 0


@pytest.mark.rule("W10.18", "W10.16")
def test_a_train_once_chosen_is_paid_before_anything_else():
    state = play(at("trains", {**RICH, "train": 0}), "buy t1a")
    for text in ("pass", "buy t2a", "buy t1a"):
        why = refusal(state, text)
        assert (why.rule, why.message, why.arguments) == ("W1.4", "refused-phase", {"phase": "exchange"})
    assert state.seat == 0


@pytest.mark.rule("W10.19")
@pytest.mark.parametrize(("train", "points"), [("t3a", 3), ("t3a", 8), ("t2a", 2), ("t1a", 1)])
def test_who_has_the_price_in_train_points_pays_with_them_alone(train, points):
    state = at("trains", {**RICH, "train": points})
    before = state.copy()
    play(state, f"buy {train}")
    assert spent(before, state) == {"train": TRAINS[train]["cost"]}
    assert state.seat == 1


@pytest.mark.rule("W10.20")
def test_all_train_points_are_spent_before_the_exchange():
    state = at("trains", {**RICH, "train": 2})
    before = state.copy()
    play(state, "buy t3d", "exchange government*3")
    assert spent(before, state) == {"train": 2, "government": 3}


@pytest.mark.rule("W10.20", "W10.16")
def test_an_exchange_that_can_be_made_in_one_way_is_not_asked():
    state = at("trains", {"train": 1, "government": 1, "midland": 1, "north_eastern": 0}, cubes=4)
    before = state.copy()
    play(state, "buy t3a")
    assert state.seat == 1
    assert spent(before, state) == {"train": 1, "government": 1, "midland": 1, "cubes": 4}


@pytest.mark.rule("W10.20")
def test_a_train_whose_exchange_cannot_be_paid_is_refused():
    state = at("trains", {"train": 1, "government": 1, "midland": 1, "north_eastern": 0}, cubes=3)
    assert "buy t3a" not in legal(state)
    why = refusal(state, "buy t3a")
    assert (why.rule, why.message) == ("W10.20", "refused-train-points")
    assert why.arguments == {"train": "t3a", "need": 6, "have": 5}


@pytest.mark.rule("W10.20")
def test_train_points_are_no_part_of_the_three():
    state = at("trains", {**POOR, "train": 1, "midland": 2}, cubes=0)
    assert buys(state) == set(ROWS[1])
    assert refusal(state, "buy t2a").arguments == {"train": "t2a", "need": 3, "have": 2}


@pytest.mark.rule("W10.21")
def test_in_the_exchange_cubes_need_not_go_first():
    state = play(at("trains", {**RICH, "train": 0}, cubes=12), "buy t1a")
    offered = {" ".join(payment) for payment in steps(state, "exchange")}
    assert {"government*3", "midland*1 north_eastern*2", "cubes*3", "cubes*1 midland*2"} <= offered
    assert len(offered) == 20  # three out of four sorts


@pytest.mark.rule("W10.22")
def test_one_train_serves_all_networks_of_its_holder():
    links = line(0, "skipton", "embsay") | line(0, "northallerton", "leeming") | line(0, "ripon", "pickhill")
    state = at("trains", {}, links=links, trains={"t3d": 0}, passed=[1, 2],
               pieces={area: {"cheese": 1} for area in ("embsay", "leeming", "pickhill")})  # fmt: skip
    play(state, "move cheese embsay", "move cheese leeming", "move cheese pickhill")
    assert state.snapshot()["load"][0] == {"cheese": 3}


@pytest.mark.rule("W10.23")
def test_what_is_loaded_stays_loaded_until_the_phase_is_over():
    state = at("trains", RICH, RICH, links=LINE, pieces=CHEESE, trains={"t1d": 0})
    play(state, "move cheese leeming", "buy t3a", "pass", "move cheese leeming")
    assert state.snapshot()["load"][0] == {"cheese": 2}
    while state.seat != 0:
        play(state, "pass")
    assert moves(state) == set()  # both goods slots are taken, and nothing can be unloaded
    assert refusal(state, "move cheese hunton").message == "refused-move-slot"
    idle(state)
    assert state.snapshot()["delivered"][0] == {"cheese": 2}
    assert state.snapshot()["load"][0] == {}


@pytest.mark.rule("W10.8", "W10.9", "W10.10", "W10.11", "W10.16", "W10.19", "W10.20", "W10.21")
@pytest.mark.parametrize("seed", range(40, 52))
def test_the_trains_and_payments_offered_are_those_of_the_ledger(seed):
    state = any_position(seed, "trains")
    wanted = ledger_buys(state.snapshot(), state.seat)
    assert buys(state) == set(wanted)
    seat, have = state.seat, influence(state, state.seat)
    for train, ways in wanted.items():
        after = play(state.copy(), f"buy {train}")
        if len(ways) == 1:
            if after.snapshot()["phase"] != "auction":
                left = {kind: n - ways[0].get(kind, 0) for kind, n in have.items()}
                assert influence(after, seat) == left
                assert after.snapshot()["cubes"][seat] == state.snapshot()["cubes"][seat] - ways[0].get("cubes", 0)
        else:
            assert after.snapshot()["phase"] == "exchange"
            given = {words({**way, "train": 0}) for way in ways}
            assert {" ".join(payment) for payment in steps(after, "exchange")} == given


@pytest.mark.rule("W10.2")
def test_it_is_told_who_rents_what_for_what():
    state = at("trains", {**RICH, "train": 1})
    assert heard(state, "buy t2a") == [{"kind": "choose-train", "player": 0, "train": "t2a"}]
    (bought, *_) = heard(state, "exchange cubes*2 midland*1")
    assert (bought["kind"], bought["player"], bought["train"]) == ("buy", 0, "t2a")
    assert sorted(bought["payment"]) == ["cube", "cube", "midland", "train"]
