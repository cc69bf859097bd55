"""The ledger's vectors V7-V18, V21-V23, D10-D16, D18, D19 and the facts of its mini-boards, on the real board.

The mini-boards have their like in the Dales: F1 around Settle (with Gargrave between Skipton and Hellifield), F2 around
Threshfield, F3 between Hawes and Leyburn.
"""

import pytest

from .lines import (
    BRANCH,
    LONG,
    POOR,
    RICH,
    SETTLE,
    at,
    buys,
    laid,
    movable,
    moves,
    play,
    spent,
    starts_offered,
    steps,
    takeovers,
)
from .oracle import borders, price
from .positions import TRAINS, idle, influence, lay, legal, line, over, refusal

DALE = ["hawes", "bainbridge", "aysgarth", "redmire", "leyburn"]


def built(state, *areas):
    """What a series costs the player, all in all."""
    before = state.copy()
    play(state, *lay(*areas), "done")
    return spent(before, state)


def chains(state):
    return {frozenset(borders(areas)) for areas, _ in laid(state)}


# Phase five


@pytest.mark.rule("W8.24", "W8.32")
def test_v7_a_series_of_cost_six_from_a_midland_town_costs_a_midland_point_besides():
    assert built(at("build"), "carnforth", "bentham", "clapham", "settle", "airton", "hellifield", "gargrave") == {
        "cubes": 6,
        "midland": 1,
    }


@pytest.mark.rule("W8.24", "W8.29", "W8.30")
def test_v8_a_series_of_cost_five_from_northallerton_into_bedale_with_opposition():
    state = at("build", pieces={"bedale": {"green": 1, "opposition": 1}})
    spending = built(state, "northallerton", "danby_wiske", "leeming", "scorton", "richmond", "bedale")
    assert spending == {"cubes": 5, "north_eastern": 1, "government": 1}
    assert state.snapshot()["pieces"] == {"bedale": {"green": 1}}


@pytest.mark.rule("W8.7")
def test_v9_every_area_that_own_links_touch_is_a_start():
    state = at("build", POOR, turn=1, links=line(0, *SETTLE))
    # The South and the charge of its company apart.
    assert starts_offered(state) == {"settle", "stainforth", "horton_in_ribblesdale"}


@pytest.mark.rule("W8.7", "W8.24", "W9.6")
def test_v10_after_a_takeover_only_the_towns_of_the_line_are_starts_and_cost_a_point():
    state = at("build", RICH, turn=1, links=line("midland", "skipton", "rylstone", "cracoe", "threshfield"))
    assert refusal(state, "lay cracoe gargrave").rule == "W8.7"
    assert refusal(state, "lay rylstone embsay").rule == "W8.7"
    assert built(state, "threshfield", "burnsall") == {"cubes": 2, "midland": 1}


@pytest.mark.rule("W8.20", "W8.19")
def test_v11_the_south_is_not_entered():
    state = at("build", {**POOR, "midland": 3}, cubes=2)
    assert refusal(state, "lay skipton the_south").rule == "W8.20"
    possible = chains(state)
    assert frozenset(borders(["skipton", "the_south", "settle"])) not in possible
    assert frozenset(borders(["skipton", "the_south"])) in possible  # but only read from The South


@pytest.mark.rule("W8.10", "W8.5", "W8.7")
@pytest.mark.parametrize("older", [{}, line(0, *SETTLE)])
def test_v12_two_ways_out_of_settle_are_no_series(older):
    state = at("build", {**POOR, "midland": 2}, cubes=2, turn=1, links=older)
    assert frozenset({"hellifield-settle", "clapham-settle"}) not in chains(state)


# Phase six


@pytest.mark.rule("W10.8", "W10.14", "W10.15")
def test_v13_a_train_of_the_middle_row():
    state = at("trains", {"train": 4})
    before = state.copy()
    play(state, "buy t2b")
    assert spent(before, state) == {"train": 2}
    assert state.snapshot()["trains"] == {"t2b": 0}


@pytest.mark.rule("W10.11")
def test_v14_after_it_only_the_other_rows_are_open():
    state = at("trains", RICH, passed=[1, 2])
    play(state, "buy t2b")
    assert {TRAINS[train]["cost"] for train in buys(state)} == {3, 1}


@pytest.mark.rule("W11.3", "W11.4")
def test_v15_one_passenger_and_three_goods():
    pieces = {"leeming": {"cheese": 2}, "bedale": {"green": 2}, "finghall": {"cheese": 2}}
    state = at("trains", links=line(0, "northallerton", "leeming", "bedale", "finghall"), pieces=pieces,
               trains={"t2c": 0}, passed=[1, 2])  # fmt: skip
    play(state, "move green bedale")
    assert {piece for piece, _ in moves(state)} == {"cheese"}
    play(state, "move cheese leeming", "move cheese leeming", "move cheese finghall")
    assert moves(state) == set()


@pytest.mark.rule("W11.10", "W11.12", "W11.16", "W13.1")
def test_v16_five_pieces_on_one_train_bring_six_pounds():
    links = line(0, "darlington", "gilling", "richmond", "bedale", "finghall", "leyburn")
    pieces = {"richmond": {"green": 1}, "bedale": {"green": 1, "red": 1}, "leyburn": {"green": 1},
              "finghall": {"cheese": 1}, "marske_moor": {"stone": 1}}  # fmt: skip
    state = at("trains", {**POOR, "train": 3}, cubes=0, links=links, pieces=pieces, passed=[1, 2])
    play(state, "buy t3b")
    assert moves(state) == {("green", "richmond"), ("green", "bedale"), ("green", "leyburn"), ("cheese", "finghall"),
                            ("stone", "marske_moor")}  # fmt: skip
    for piece, area in sorted(moves(state))[:4]:
        play(state, f"move {piece} {area}")
    # Green passengers are worth one each, and so is the cheese; the stone is still to come.
    assert state.view(0)["players"][0]["income"] == 4
    assert state.view(0)["players"][0]["result"] == 4 - 5
    play(state, "move stone marske_moor")
    assert state.view(0)["players"][0]["profit"] == 6 - 5


def threshfield(**fields):
    """F2: Malham is purple's town, Kettlewell and Threshfield blue's; another's line made Threshfield midland."""
    links = line(0, "malham", "airton") | line(1, "kettlewell", "kilnsey", "threshfield")
    pieces = {hill: {"stone": 1} for hill in ("malham_moor", "boss_moor", "barden_moor")} | {"threshfield": {"red": 1}}
    state = at("takeover", {}, {}, RICH, order=[2, 0, 1], seat=2, links=links | line(2, *BRANCH), pieces=pieces)
    play(state, *over("midland", *BRANCH), "done")
    after = state.snapshot()
    return at("trains", links=after["links"], pieces=after["pieces"], trains={"t1d": 0, "t2d": 1}, **fields)


@pytest.mark.rule("W11.12", "W11.13", "W11.14", "W12.2", "W12.4")
def test_v17_f2_the_stone_of_three_hills():
    state = threshfield()
    assert state.snapshot()["pieces"] == {"malham_moor": {"stone": 1}, "boss_moor": {"stone": 1}}
    assert movable(state, 0) == {("stone", "malham_moor"), ("stone", "boss_moor")}
    assert movable(state, 1) == {("stone", "malham_moor")}
    assert moves(state) == movable(state, 0)


@pytest.mark.rule("W11.1", "W10.1")
def test_v17_contested_stone_goes_to_whoever_loads_it_first():
    state = play(threshfield(), "move stone malham_moor")
    assert (state.seat, moves(state)) == (1, set())
    late = play(threshfield(), "move stone boss_moor", "move stone malham_moor")
    assert late.snapshot()["load"][1] == {"stone": 1}


def hawes(phase, *have, **fields):
    """F3: purple's line from Hawes (midland) to Leyburn (north_eastern), yellow and the company at Finghall."""
    links = (
        line(0, *DALE)
        | line(1, "bedale", "finghall")
        | line("north_eastern", "finghall", "leyburn")
        | line("midland", "ribblehead", "hawes")
    )
    return at(phase, *have, links=links, **fields)


CROWD = {"hawes": {"red": 1, "green": 1}, "aysgarth": {"red": 1, "green": 1}, "redmire": {"red": 1},
         "leyburn": {"red": 1, "green": 1}, "bainbridge": {"cheese": 1}, "redmire_moor": {"stone": 2},
         "dodd_fell": {"stone": 1}, "finghall": {"cheese": 2}}  # fmt: skip


@pytest.mark.rule("W11.11", "W11.13", "W11.16", "W11.17", "W11.18", "W11.14")
def test_v18_f3_a_line_between_two_companies_carries_both_ways():
    # The dead pieces still lie there: `load` leaves them, and nobody can move them.
    state = hawes("trains", pieces=CROWD, trains={"t3a": 0, "t2c": 0, "t3b": 1})
    assert moves(state) == {
        ("red", "aysgarth"), ("red", "redmire"), ("red", "leyburn"), ("green", "hawes"), ("green", "aysgarth"),
        ("stone", "redmire_moor"), ("cheese", "bainbridge"),
    }  # fmt: skip
    assert movable(state, 1) == set()
    for text, message in (
        ("move red hawes", "refused-move-home"), ("move green leyburn", "refused-move-home"),
        ("move stone dodd_fell", "refused-move-stone-company"), ("move cheese finghall", "refused-move-unreached"),
    ):  # fmt: skip
        assert refusal(state, text).message == message


@pytest.mark.rule("W15.3", "W15.12", "W15.14")
def test_f3_what_can_be_handed_over_with_three_points_each():
    state = hawes("takeover", {"midland": 3, "north_eastern": 3})
    prices = {(one["company"], tuple(one["areas"])): one["price"] for one in state.view(0)["takeovers"]}
    assert prices == {
        ("midland", tuple(DALE[:3])): 1, ("midland", tuple(DALE[:4])): 2, ("midland", tuple(DALE)): 2,
        ("north_eastern", ("leyburn", "redmire")): 1, ("north_eastern", ("leyburn", "redmire", "aysgarth")): 1,
        ("north_eastern", tuple(DALE[::-1])): 2,
    }  # fmt: skip


# Phase nine


@pytest.mark.rule("W15.3")
@pytest.mark.parametrize("way", [("skipton", "rylstone", "cracoe", "threshfield"),
                                 ("ilkley", "embsay", "rylstone", "cracoe", "threshfield")])  # fmt: skip
def test_v21_three_or_four_links_to_a_minor_town_for_two_points(way):
    state = at("takeover", {**POOR, "midland": 2}, links=line(0, *way))
    play(state, *over("midland", *way), "done")
    assert influence(state, 0)["midland"] == 0
    assert state.snapshot()["links"] == line("midland", *way)


@pytest.mark.rule("W15.8", "W15.9", "W15.11", "W15.12")
def test_v22_f1_the_fork_at_settle():
    rest = line(0, "horton_in_ribblesdale", "ribblehead") | line(0, "settle", "clapham")
    state = at("takeover", {**POOR, "midland": 2, "north_eastern": 8}, links=line(0, *SETTLE) | rest)
    assert takeovers(state) == {
        ("midland", frozenset(borders(SETTLE[:2]))),
        ("midland", frozenset(borders(SETTLE))),
    }
    assert [one["price"] for one in sorted(state.view(0)["takeovers"], key=lambda one: len(one["links"]))] == [1, 2]
    play(state, *over("midland", *SETTLE), "done")
    assert state.snapshot()["links"] == line("midland", *SETTLE) | rest


@pytest.mark.rule("W15.13", "W15.14")
def test_v23_either_company_takes_the_whole_but_not_both_a_part():
    state = hawes("takeover", RICH)
    whole = frozenset(borders(DALE))
    assert {("midland", whole), ("north_eastern", whole)} <= takeovers(state)
    play(state, *over("north_eastern", *DALE[::-1]), "done")
    assert state.snapshot()["companies"]["hawes"] == ["midland", "north_eastern"]
    assert {state.snapshot()["links"][name] for name in whole} == {"north_eastern"}


@pytest.mark.rule("W8.19", "W8.20", "W8.21", "W8.22", "W8.24")
def test_f1_builds_around_settle():
    def cost(*areas):
        return built(at("build", RICH), *areas)

    assert cost("the_south", "skipton") == {"cubes": 1, "midland": 2}
    assert cost("the_south", "settle", "clapham") == {"cubes": 2, "midland": 1}
    assert cost("skipton", "gargrave", "hellifield", "settle") == {"cubes": 3, "midland": 1}
    assert cost(*SETTLE) == {"cubes": 5, "midland": 1}


# Derived vectors


@pytest.mark.rule("W8.39", "W8.40", "W8.41")
def test_d10_seven_payments():
    purse = {"government": 1, "train": 3, "midland": 2, "north_eastern": 1}
    state = play(at("build", purse, cubes=4), *lay(*BRANCH), "done")
    assert len(legal(state)) == len(steps(state, "pay")) == 7


@pytest.mark.rule("W8.29", "W8.33")
def test_d11_opposition_that_cannot_be_paid_off_is_not_entered():
    state = at("build", {**RICH, "government": 1}, cubes=15, pieces={"hellifield": {"opposition": 2}})
    assert "lay the_south hellifield" not in legal(state)


@pytest.mark.rule("W8.39")
def test_d12_with_cubes_enough_there_is_one_payment():
    assert built(at("build", RICH, cubes=9), *BRANCH) == {
        "cubes": 6,
        "midland": 1,
    }


@pytest.mark.rule("W8.25", "W8.26", "W8.27")
def test_d13_company_charges():
    assert built(at("build", RICH), "skipton", "embsay", "ilkley")["midland"] == 2
    through = at("build", RICH, turn=1, links=line(0, "embsay", "rylstone"))
    assert built(through, "embsay", "ilkley", "otley") == {"cubes": 2, "midland": 1}
    both = at("build", RICH, turn=1, links=line(0, "embsay", "rylstone"), companies={"ilkley": ["north_eastern"]})
    assert built(both, "embsay", "ilkley", "otley") == {"cubes": 2, "midland": 1, "north_eastern": 1}


@pytest.mark.rule("W8.21", "W8.22", "W8.23")
@pytest.mark.parametrize(
    ("a", "b", "cost"),
    [("finghall", "hunton", 1), ("bedale", "richmond", 1), ("gargrave", "cracoe", 2), ("cracoe", "gargrave", 2),
     ("cracoe", "threshfield", 2), ("hawes", "bainbridge", 2), ("sedbergh", "dent", 2), ("settle", "stainforth", 2)],
)  # fmt: skip
def test_d14_link_costs_town_areas_by_their_terrain(a, b, cost):
    beside = {"finghall": "bedale", "bedale": "leeming", "gargrave": "airton", "cracoe": "rylstone",
              "hawes": "cowgill", "sedbergh": "barbon", "settle": "hellifield"}[a]  # fmt: skip
    assert built(at("build", POOR, turn=1, links=line(0, a, beside)), a, b) == {"cubes": cost}


@pytest.mark.rule("W10.16", "W10.19", "W10.20")
def test_d15_exchange():
    purse = {"train": 1, "government": 1, "midland": 1, "north_eastern": 0}
    state = play(at("trains", purse, cubes=4), "buy t3a")
    assert (state.seat, influence(state, 0), state.snapshot()["cubes"][0]) == (1, POOR, 0)
    assert len(legal(play(at("trains", purse, cubes=4), "buy t2a"))) == 4
    cheap = at("trains", purse, cubes=4)
    before = cheap.copy()
    assert spent(before, play(cheap, "buy t1a")) == {"train": 1}


@pytest.mark.rule("W15.3")
def test_d16_takeover_prices():
    state = at("takeover", RICH, links=line(0, *LONG))
    prices = {len(one["links"]): one["price"] for one in state.view(0)["takeovers"]}
    assert prices[15] == 8
    assert all(cost == -(-length // 2) for length, cost in prices.items())
    for length, areas in ((1, ["the_south", "settle"]), (2, ["skipton", "gargrave", "hellifield"]),
                          (3, SETTLE), (4, ["skipton", "embsay", "rylstone", "cracoe", "threshfield"]),
                          (5, ["ilkley", "bolton_abbey", "embsay", "rylstone", "cracoe", "threshfield"])):  # fmt: skip
        shown = at("takeover", RICH, links=line(0, *areas)).view(0)["takeovers"]
        assert {len(one["links"]): one["price"] for one in shown}[length] == (length + 1) // 2


@pytest.mark.rule("W12.2", "W12.3", "W9.4")
def test_d18_both_colours_of_one_town():
    links = line(0, "the_south", "settle") | line(1, "airton", "settle") | line(1, "airton", "malham")
    state = at("takeover", RICH, RICH, links=links, pieces={"settle": {"red": 1, "green": 1}},
               companies={"malham": ["north_eastern"]})  # fmt: skip
    play(state, *over("midland", "the_south", "settle"), "done")
    assert state.snapshot()["pieces"] == {"settle": {"green": 1}}
    play(state, *over("north_eastern", "malham", "airton", "settle"), "done")
    assert state.snapshot()["pieces"] == {}
    assert state.snapshot()["companies"]["settle"] == ["midland", "north_eastern"]


@pytest.mark.rule("W15.19")
def test_d19_a_start_made_in_the_same_phase():
    links = line(0, "the_south", "settle") | line(1, "settle", "airton", "malham")
    state = at("takeover", RICH, RICH, links=links)
    play(state, *over("midland", "the_south", "settle"), "done")
    assert takeovers(state) == {("midland", frozenset(borders(["settle", "airton", "malham"])))}


# Fine points


@pytest.mark.rule("W8.32", "W8.40")
def test_fees_are_no_part_of_the_payment_to_choose():
    state = play(at("build", RICH, cubes=1, pieces={"bedale": {"opposition": 1}}),
                 *lay("northallerton", "leeming", "bedale"), "done")  # fmt: skip
    assert {" ".join(payment) for payment in steps(state, "pay")} == {
        "government*1", "train*1", "midland*1", "north_eastern*1",
    }  # fmt: skip
    wanted = price(at("build", pieces={"bedale": {"opposition": 1}}).snapshot(), ("northallerton", "leeming", "bedale"))
    assert state.view(0)["building"]["fees"] == {"government": wanted.government, "midland": 0, "north_eastern": 1}


@pytest.mark.rule("W10.7", "W8.2", "W15.2")
def test_nobody_is_asked_whether_to_do_nothing():
    # Nobody can build, rent or hand over anything: the turn goes on to the next auction by itself.
    state = at("build", {**POOR, "midland": 1}, POOR, POOR, cubes=[1, 0, 0])
    play(state, "lay skipton embsay", "done")
    assert (state.snapshot()["phase"], state.turn) == ("auction", 1)
    assert state.view(0)["players"][0]["profit"] == -1


@pytest.mark.rule("W8.10", "W8.20")
def test_a_line_to_the_south_is_laid_from_it():
    state = play(at("build", RICH), "lay the_south skipton", "done")
    assert state.snapshot()["links"] == line(0, "skipton", "the_south")


@pytest.mark.rule("W10.4")
def test_build_and_train_orders_hold_from_phase_four_to_six():
    state = at("trains", RICH, links=line(0, "the_south", "settle"))
    assert (state.snapshot()["orders"]["build"], state.snapshot()["orders"]["train"]) == ([0, 1, 2], [0, 1, 2])
    idle(state, "takeover")
    assert state.snapshot()["phase"] == "takeover"
    assert (state.snapshot()["orders"]["build"], state.snapshot()["orders"]["train"]) == ([], [])
