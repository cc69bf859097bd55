"""W11: which pieces a player may load."""

import pytest

from .lines import POOR, RICH, any_position, at, movable, moves, play, spent
from .oracle import moves as ledger_moves
from .oracle import reached
from .positions import COMPANIES, GAME, PIECES, legal, line, refusal

# Slots for five passengers and six goods.
TRAINS = {"t3a": 0, "t2c": 0, "t1d": 0}
YORE = ["northallerton", "leeming", "bedale", "finghall", "leyburn", "redmire"]


def scene(links, pieces, **fields):
    return at("trains", links=links, pieces=pieces, **{"trains": TRAINS, **fields})


# General


@pytest.mark.rule("W11.1")
def test_a_move_takes_one_piece_from_the_board_into_a_free_slot():
    state = scene(line(0, *YORE), {"leeming": {"cheese": 2}, "bedale": {"green": 1, "red": 1}})
    play(state, "move cheese leeming")
    assert state.snapshot()["pieces"] == {"leeming": {"cheese": 1}, "bedale": {"green": 1, "red": 1}}
    assert state.snapshot()["load"] == [{"cheese": 1}, {}, {}]
    shown = state.view(0)["players"][0]
    assert (shown["slots"], shown["load"]) == ({"passengers": 5, "goods": 5}, {"cheese": 1})
    assert state.seat == 1


@pytest.mark.rule("W11.1")
@pytest.mark.parametrize("text", ["move stone redmire_moor", "move cheese leeming", "move green bedale"])
def test_what_does_not_lie_there_cannot_be_moved(text):
    state = scene(line(0, *YORE), {"finghall": {"cheese": 1}})
    why = refusal(state, text)
    _, piece, area = text.split()
    assert (why.rule, why.message, why.arguments) == ("W11.1", "refused-move-absent", {"piece": piece, "area": area})


@pytest.mark.rule("W11.1")
def test_a_piece_can_be_moved_once():
    state = scene(line(0, *YORE), {"leeming": {"cheese": 1}, "finghall": {"cheese": 1}}, passed=[1, 2])
    play(state, "move cheese leeming")
    assert moves(state) == {("cheese", "finghall")}


@pytest.mark.rule("W11.2")
def test_without_a_train_nothing_is_moved():
    pieces = {"leeming": {"cheese": 1}, "bedale": {"green": 1}, "redmire_moor": {"stone": 1}}
    state = scene(line(0, *YORE), pieces, trains={"t3a": 1})
    assert moves(state) == set()
    for text in ("move cheese leeming", "move green bedale", "move stone redmire_moor"):
        why = refusal(state, text)
        assert (why.rule, why.message, why.arguments) == ("W11.2", "refused-move-trainless", {})
    assert movable(state) == {("cheese", "leeming"), ("green", "bedale"), ("stone", "redmire_moor")}


GOODS = {"leeming": {"cheese": 2}, "finghall": {"cheese": 2}, "redmire_moor": {"stone": 2}, "penhill": {"stone": 2}}
CROWD = {"bedale": {"green": 2, "red": 1}, "leyburn": {"green": 3}}


@pytest.mark.rule("W11.3")
@pytest.mark.parametrize(
    "pair",
    [("cheese leeming", "cheese leeming"), ("stone penhill", "stone penhill"), ("cheese leeming", "stone penhill"),
     ("stone penhill", "cheese finghall")],
)  # fmt: skip
def test_stone_and_cheese_share_the_goods_slots(pair):
    state = scene(line(0, *YORE), {**GOODS, **CROWD}, trains={"t1d": 0}, passed=[1, 2])
    play(state, *(f"move {one}" for one in pair))
    assert moves(state) == set()
    for text in ("move cheese finghall", "move stone redmire_moor"):
        why = refusal(state, text)
        assert (why.rule, why.message, why.arguments) == ("W11.3", "refused-move-slot", {"piece": text.split()[1]})


@pytest.mark.rule("W11.4")
@pytest.mark.parametrize("pair", [("green bedale", "green bedale"), ("green bedale", "red bedale"),
                                  ("red bedale", "green leyburn"), ("red bedale", "red leyburn")])  # fmt: skip
def test_either_colour_takes_any_passenger_slot(pair):
    # One line with both companies on it.
    crowd = {"bedale": {"green": 2, "red": 2}, "leyburn": {"green": 2, "red": 2}}
    state = scene(line(0, *YORE), {**GOODS, **crowd}, trains={"t1a": 0}, passed=[1, 2],
                  companies={"redmire": ["midland"]})  # fmt: skip
    play(state, *(f"move {one}" for one in pair))
    assert moves(state) == set()
    for text in ("move green leyburn", "move red leyburn"):
        if text.split()[1] in state.snapshot()["pieces"]["leyburn"]:
            why = refusal(state, text)
            assert (why.rule, why.message) == ("W11.4", "refused-move-slot")
            assert why.arguments == {"piece": text.split()[1]}


@pytest.mark.rule("W11.3", "W11.4")
def test_goods_take_no_passenger_slot_and_passengers_no_goods_slot():
    goods = scene(line(0, *YORE), {**GOODS, **CROWD}, trains={"t1d": 0})
    assert {piece for piece, _ in moves(goods)} == {"stone", "cheese"}
    people = scene(line(0, *YORE), {**GOODS, **CROWD}, trains={"t1a": 0})
    assert {piece for piece, _ in moves(people)} == {"green"}


@pytest.mark.rule("W11.3", "W11.4")
def test_the_slots_of_all_trains_a_player_holds_add_up():
    state = scene(line(0, *YORE), {**GOODS, **CROWD}, trains={"t3b": 0, "t2b": 0, "t1b": 0})
    assert state.view(0)["players"][0]["slots"] == {"passengers": 6, "goods": 5}
    loaded = scene(line(0, *YORE), {**GOODS, **CROWD}, trains={"t3b": 0, "t2b": 0, "t1b": 0},
                   load=[{"stone": 3, "cheese": 1, "green": 4, "red": 2}])  # fmt: skip
    assert loaded.view(0)["players"][0]["slots"] == {"passengers": 0, "goods": 1}
    assert {piece for piece, _ in moves(loaded)} == {"stone", "cheese"}


@pytest.mark.rule("W11.5")
def test_links_of_this_turn_and_of_earlier_turns_serve_alike():
    pieces = {"embsay": {"cheese": 1}, "leeming": {"cheese": 1}}
    state = at("build", RICH, turn=2, links=line(0, "skipton", "embsay"), pieces=pieces)
    play(state, "lay northallerton leeming", "done", "no-build", "no-build", "buy t1d")
    while state.seat != 0:
        play(state, "pass")
    assert moves(state) == {("cheese", "embsay"), ("cheese", "leeming")}


@pytest.mark.rule("W11.6")
def test_opposition_cannot_be_moved():
    state = scene(line(0, *YORE), {"bedale": {"opposition": 1, "green": 1}, "leeming": {"cheese": 1}})
    assert moves(state) == {("green", "bedale"), ("cheese", "leeming")}
    with pytest.raises(ValueError, match="opposition"):
        state.parse("move opposition bedale")
    kinds = {entry["piece"] for a in range(GAME.actions) if (entry := GAME.action(a))["kind"] == "move"}
    assert kinds == set(PIECES) - {"opposition"}


@pytest.mark.rule("W11.7")
@pytest.mark.parametrize("text", ["move cheese leeming", "move green bedale", "move stone redmire_moor"])
def test_moving_costs_nothing_but_the_slot(text):
    pieces = {"leeming": {"cheese": 1}, "bedale": {"green": 1}, "redmire_moor": {"stone": 1}}
    for purse, cubes in ((RICH, 12), (POOR, 0)):
        state = at("trains", purse, cubes=cubes, links=line(0, *YORE), pieces=pieces, trains=TRAINS)
        before = state.copy()
        play(state, text)
        assert spent(before, state) == {}
        assert state.snapshot()["links"] == before.snapshot()["links"]


@pytest.mark.rule("W11.8")
@pytest.mark.parametrize("owner", [1, *COMPANIES])
def test_track_of_others_gives_no_access(owner):
    # The same line in another's hands; seat 0 has a link of its own far away.
    pieces = {"leeming": {"cheese": 1}, "bedale": {"green": 1}, "redmire_moor": {"stone": 1}}
    state = scene(line(owner, *YORE) | line(0, "skipton", "embsay"), pieces)
    assert moves(state) == set()
    assert movable(state) == set()


@pytest.mark.rule("W11.8", "W11.16")
@pytest.mark.parametrize("owner", [1, "north_eastern"])
def test_passengers_do_not_travel_over_a_gap_bridged_by_others(owner):
    own = line(0, "leeming", "northallerton") | line(0, "finghall", "leyburn")
    state = scene({**own, **line(owner, "leeming", "finghall")}, {"leyburn": {"green": 1}})
    assert moves(state) == set()
    whole = scene(own | line(0, "leeming", "finghall"), {"leyburn": {"green": 1}})
    assert moves(whole) == {("green", "leyburn")}


@pytest.mark.rule("W11.9")
def test_goods_need_no_destination():
    # A lone link that leads to no company.
    pieces = {"finghall": {"cheese": 1}, "penhill": {"stone": 1}, "leyburn": {"green": 1}}
    state = scene(line(0, "finghall", "leyburn"), pieces)
    assert moves(state) == {("cheese", "finghall"), ("stone", "penhill")}


# Cheese


@pytest.mark.rule("W11.10")
def test_cheese_is_moved_from_where_a_single_own_link_ends():
    state = scene(line(0, "bedale", "leeming"), {"leeming": {"cheese": 1}, "finghall": {"cheese": 1}})
    assert moves(state) == {("cheese", "leeming")}
    why = refusal(state, "move cheese finghall")
    assert (why.rule, why.message) == ("W11.10", "refused-move-unreached")
    assert why.arguments == {"piece": "cheese", "area": "finghall"}


@pytest.mark.rule("W11.11")
@pytest.mark.parametrize("company", COMPANIES)
def test_cheese_is_not_moved_from_an_area_with_a_company_link(company):
    links = line(0, "bedale", "leeming", "scorton") | line(company, "northallerton", "leeming")
    state = scene(links, {"leeming": {"cheese": 1}, "scorton": {"cheese": 1}})
    assert moves(state) == {("cheese", "scorton")}
    why = refusal(state, "move cheese leeming")
    assert (why.rule, why.message, why.arguments) == ("W11.11", "refused-move-company-cheese", {"area": "leeming"})


# Stone


@pytest.mark.rule("W11.12")
@pytest.mark.parametrize(("town", "beside", "hill"), [("redmire", "leyburn", "redmire_moor"),
                                                      ("reeth", "marske", "redmire_moor"),
                                                      ("malham", "airton", "boss_moor"),
                                                      ("settle", "hellifield", "kirkby_fell")])  # fmt: skip
def test_stone_is_moved_by_a_town_beside_its_hill(town, beside, hill):
    state = scene(line(0, town, beside), {hill: {"stone": 2}})
    assert moves(state) == {("stone", hill)}
    play(state, f"move stone {hill}")
    assert state.snapshot()["load"][0] == {"stone": 1}


@pytest.mark.rule("W11.12")
def test_a_link_into_another_town_does_not_reach_the_stone():
    state = scene(line(0, "bedale", "richmond"), {"redmire_moor": {"stone": 1}, "marske_moor": {"stone": 1}})
    assert moves(state) == {("stone", "marske_moor")}
    why = refusal(state, "move stone redmire_moor")
    assert (why.rule, why.message, why.arguments) == ("W11.12", "refused-move-stone", {"area": "redmire_moor"})


@pytest.mark.rule("W11.13")
@pytest.mark.parametrize("companies", [["midland"], ["north_eastern"], COMPANIES])
def test_a_company_town_does_not_serve_for_stone(companies):
    state = scene(line(0, "malham", "airton"), {"boss_moor": {"stone": 1}}, companies={"malham": companies})
    assert moves(state) == set()
    why = refusal(state, "move stone boss_moor")
    assert (why.rule, why.message, why.arguments) == ("W11.13", "refused-move-stone-company", {"area": "boss_moor"})


@pytest.mark.rule("W11.13")
@pytest.mark.parametrize(("links", "hill"), [(("the_south", "hellifield"), "bowland_fells"),
                                             (("carnforth", "tunstall"), "bowland_fells"),
                                             (("ilkley", "embsay"), "simons_seat")])  # fmt: skip
def test_printed_company_towns_and_the_south_do_not_serve_for_stone(links, hill):
    state = scene(line(0, *links), {hill: {"stone": 1}})
    assert moves(state) == set()
    assert refusal(state, f"move stone {hill}").rule == "W11.13"


@pytest.mark.rule("W11.14")
def test_one_suitable_town_is_enough_beside_company_towns():
    links = line(0, "malham", "airton") | line(1, "threshfield", "kilnsey")
    pieces = {"boss_moor": {"stone": 1}}
    state = scene(links, pieces, companies={"threshfield": ["midland"]}, trains={"t1d": 0, "t2d": 1})
    assert moves(state) == {("stone", "boss_moor")}
    assert movable(state, 1) == set()  # seat 1 reaches only the company town


@pytest.mark.rule("W11.15")
@pytest.mark.parametrize(
    ("links", "hill"),
    [(("cracoe", "gargrave"), "boss_moor"), (("marske", "hunton"), "marske_moor"),
     (("bainbridge", "hawes"), "askrigg_common")],
)  # fmt: skip
def test_a_link_beside_the_hill_without_a_town_there_reaches_no_stone(links, hill):
    state = scene(line(0, *links), {hill: {"stone": 2}})
    assert moves(state) == set()
    why = refusal(state, f"move stone {hill}")
    assert (why.rule, why.message, why.arguments) == ("W11.12", "refused-move-stone", {"area": hill})


# Passengers


@pytest.mark.rule("W11.16")
def test_a_passenger_needs_own_links_all_the_way_to_a_town_of_its_company():
    pieces = {"redmire": {"green": 1, "red": 1}, "richmond": {"green": 1}}
    state = scene(line(0, *YORE), pieces)
    assert moves(state) == {("green", "redmire")}
    why = refusal(state, "move red redmire")
    assert (why.rule, why.message) == ("W11.16", "refused-move-way")
    assert why.arguments == {"piece": "red", "area": "redmire", "company": "midland"}
    why = refusal(state, "move green richmond")
    assert (why.rule, why.message) == ("W11.16", "refused-move-unreached")
    assert why.arguments == {"piece": "green", "area": "richmond"}


@pytest.mark.rule("W11.16")
def test_a_gap_in_the_line_stops_a_passenger():
    links = line(0, "redmire", "leyburn", "finghall") | line(0, "leeming", "northallerton")
    state = scene(links, {"redmire": {"green": 1}})
    assert moves(state) == set()
    assert moves(scene(links | line(0, "finghall", "leeming"), {"redmire": {"green": 1}})) == {("green", "redmire")}


@pytest.mark.rule("W11.17")
@pytest.mark.parametrize(("piece", "company"), [("red", "midland"), ("green", "north_eastern")])
def test_a_passenger_at_home_is_not_moved_even_where_another_home_is_in_reach(piece, company):
    # `load` keeps the dead piece; it cannot be moved.
    links = line(0, *YORE) | line(0, "redmire", "aysgarth")
    state = scene(links, {"leyburn": {piece: 1}}, companies={"leyburn": [company], "aysgarth": [company]})
    assert moves(state) == set()
    why = refusal(state, f"move {piece} leyburn")
    assert (why.rule, why.message, why.arguments) == (
        "W11.17",
        "refused-move-home",
        {"piece": piece, "area": "leyburn"},
    )


@pytest.mark.rule("W11.18")
def test_a_passenger_in_a_town_of_the_other_company_can_be_moved():
    state = scene(line(0, *YORE), {"leyburn": {"green": 1}}, companies={"leyburn": ["midland"]})
    assert moves(state) == {("green", "leyburn")}
    other = scene(line(0, "skipton", "gargrave", "hellifield"), {"hellifield": {"red": 1}},
                  companies={"hellifield": ["north_eastern"]})  # fmt: skip
    assert moves(other) == {("red", "hellifield")}


@pytest.mark.rule("W11.19")
def test_the_way_may_branch_close_a_ring_and_pass_company_towns():
    # Redmire, Leyburn (midland), a ring Finghall, Bedale, Leeming, then Ripon by Pickhill; branches everywhere.
    links = (
        line(0, "redmire", "leyburn", "finghall", "bedale", "leeming", "finghall")
        | line(0, "leyburn", "hunton", "richmond")
        | line(0, "leeming", "pickhill", "ripon")
    )
    state = scene(links, {"redmire": {"green": 1, "red": 1}, "richmond": {"green": 1, "red": 1}},
                  companies={"leyburn": ["midland"]})  # fmt: skip
    assert moves(state) == {("green", "redmire"), ("red", "redmire"), ("green", "richmond"), ("red", "richmond")}


@pytest.mark.rule("W11.19")
def test_the_way_may_be_as_long_as_all_links_of_a_player():
    way = ["barnard_castle", "gilling", "richmond", "hunton", "bedale", "finghall", "jervaulx", "masham",
           "kirkby_malzeard", "ripley", "otley", "ilkley"]  # fmt: skip
    state = scene(line(0, *way), {"barnard_castle": {"red": 1, "green": 1}})
    assert moves(state) == {("red", "barnard_castle")}


@pytest.mark.rule("W11.20")
def test_a_town_of_both_companies_is_a_destination_for_both_colours():
    links = line(0, "leyburn", "redmire")
    pieces = {"redmire": {"green": 1, "red": 1}}
    for companies, colours in ((COMPANIES, {"red", "green"}), (["midland"], {"red"}), (["north_eastern"], {"green"})):
        state = scene(links, pieces, companies={"leyburn": companies})
        assert moves(state) == {(colour, "redmire") for colour in colours}


@pytest.mark.rule("W11.21")
def test_the_south_is_a_destination_for_red_passengers():
    state = scene(line(0, "the_south", "hellifield", "settle"), {"settle": {"red": 2, "green": 1}})
    assert moves(state) == {("red", "settle")}


# Shortcut


@pytest.mark.rule("W11.22")
def test_pieces_open_to_one_player_come_to_the_same_whatever_the_rounds():
    # Nobody competes: whether the others pass at once or act between, the same pieces end on the same trains.
    links = line(0, *YORE) | line(1, "skipton", "embsay", "ilkley")
    pieces = {"leeming": {"cheese": 2}, "embsay": {"cheese": 2}, "bedale": {"green": 1}}
    trains = {"t3b": 0, "t2d": 1}
    mine = ["move cheese leeming", "move cheese leeming", "move green bedale"]
    ends = []
    for apart in (True, False):
        state = at("trains", POOR, POOR, POOR, cubes=[0, 0, 0], turn=1, links=links, pieces=pieces, trains=trains)
        if apart:
            play(state, "pass", "move cheese embsay", "move cheese embsay")
            alone = at("trains", POOR, POOR, POOR, cubes=[0, 0, 0], turn=1, links=links, trains=trains,
                       pieces=pieces, passed=[1, 2])  # fmt: skip
            play(alone, *mine)
            ends.append((alone.snapshot()["delivered"][0], state.snapshot()["delivered"][1]))
        else:
            play(state, mine[0], "move cheese embsay", mine[1], "move cheese embsay", mine[2])
            ends.append((state.snapshot()["delivered"][0], state.snapshot()["delivered"][1]))
    assert ends == [({"cheese": 2, "green": 1}, {"cheese": 2})] * 2


@pytest.mark.rule("W11.10", "W11.11", "W11.12", "W11.13", "W11.14", "W11.15", "W11.16", "W11.17", "W11.18", "W11.19",
                  "W11.8", "W11.3", "W11.4", "W11.2")  # fmt: skip
@pytest.mark.parametrize("seed", range(60, 100))
def test_the_moves_offered_and_shown_are_those_of_the_ledger(seed):
    state = any_position(seed, "trains")
    snapshot = state.snapshot()
    assert moves(state) == ledger_moves(snapshot, state.seat)
    for seat in range(snapshot["seats"]):
        assert movable(state, seat) == reached(snapshot, seat)


@pytest.mark.rule("W11.1")
def test_who_has_loaded_all_there_is_and_can_buy_nothing_is_done():
    state = at("trains", POOR, POOR, POOR, cubes=[0, 0, 0], links=line(0, *YORE), pieces={"leeming": {"cheese": 1}},
               trains={"t1d": 0})  # fmt: skip
    assert legal(state) == ["move cheese leeming", "pass"]
    play(state, "move cheese leeming")
    assert state.snapshot()["phase"] == "auction"
