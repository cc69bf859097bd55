"""W13: phase seven, profit and loss."""

import pytest

from .positions import KINDS, after_trains, influence, level, line, play, position, random_game, stack, wild_links

VALUES = {"stone": 2, "cheese": 1, "red": 1, "green": 1}
# Takeovers can wait here: seat 2 could hand over this link, so phase one has not come yet.
HALT = line(2, "the_south", "settle")


@pytest.mark.rule("W13.1")
@pytest.mark.parametrize(
    ("load", "income"),
    [({"stone": 1}, 2), ({"cheese": 1}, 1), ({"red": 1}, 1), ({"green": 1}, 1), ({"stone": 2}, 4), ({}, 0),
     ({"stone": 1, "cheese": 1, "red": 1}, 4), ({"cheese": 1, "red": 1, "green": 2}, 4), ({"stone": 1, "green": 3}, 5)],
)  # fmt: skip
def test_stone_brings_two_pounds_and_everything_else_one(load, income):
    trains = {"t3a": 0, "t2d": 0}
    state = position(phase="trains", passed=[1, 2], trains=trains, load=[load])
    assert state.view(None)["players"][0]["income"] == income
    play(state, "pass")
    assert level(state, "profit_loss", 0) == income


@pytest.mark.rule("W13.1")
def test_only_what_was_moved_this_turn_counts():
    state = after_trains(trains={"t2b": 0}, load=[{"red": 1}], delivered=[{"stone": 5, "cheese": 7}, {"green": 3}])
    assert [level(state, "profit_loss", seat) for seat in range(3)] == [1, 0, 0]


@pytest.mark.rule("W13.2")
def test_a_pound_is_lost_for_every_own_link_whenever_it_was_built():
    state = after_trains(links=wild_links(3, 0, 7), trains={"t2b": 0, "t2a": 1}, turn=2,
                         load=[{"stone": 1, "red": 2}, {"green": 3}])  # fmt: skip
    assert [level(state, "profit_loss", seat) for seat in range(3)] == [1, 3, -7]


@pytest.mark.rule("W13.2")
def test_links_of_the_companies_and_of_others_cost_nothing():
    links = wild_links(1) | line("midland", "the_south", "settle") | line("north_eastern", "ripon", "ripley")
    assert [level(after_trains(links=links), "profit_loss", seat) for seat in range(3)] == [-1, 0, 0]


@pytest.mark.rule("W13.3")
@pytest.mark.parametrize(
    ("start", "load", "links", "end"),
    [(0, 6, 7, -1), (3, 2, 0, 5), (4, 4, 0, 5), (5, 1, 0, 5), (5, 0, 2, 3), (-10, 0, 3, -13), (-10, 0, 15, -13),
     (-13, 0, 1, -13), (-13, 4, 0, -9), (-3, 5, 3, -1)],
)  # fmt: skip
def test_the_token_moves_by_the_result_within_the_limits(start, load, links, end):
    tracks = {"profit_loss": {start: [0], 2 if start != 2 else 1: [2, 1]}}
    state = after_trains(tracks=tracks, trains={"t2d": 0, "t3d": 0}, load=[{"cheese": load}], links=wild_links(links))
    assert level(state, "profit_loss", 0) == end


@pytest.mark.rule("W13.4")
@pytest.mark.parametrize("order", [[0, 1, 2], [2, 0, 1], [1, 2, 0], [2, 1, 0]])
def test_players_adjust_in_the_player_order_of_the_auction(order):
    # Everybody comes to space -2 from other spaces; the stack shows who moved first. The train order is another one.
    spaces = {0: 1, 1: 0, 2: -1}
    state = after_trains(order=order, train=order[::-1], tracks={"profit_loss": {spaces[p]: [p] for p in range(3)}},
                         links=wild_links(3, 2, 1))  # fmt: skip
    assert stack(state, "profit_loss", -2) == order


@pytest.mark.rule("W13.5")
def test_a_moved_token_goes_on_top_of_the_stack_it_reaches():
    # Seat 0 moves first and comes under seat 1, who moves later to the same space; seat 2 stands there and moves away.
    state = after_trains(tracks={"profit_loss": {1: [0], 0: [1], -1: [2]}}, links=wild_links(2, 1, 1))
    assert state.snapshot()["tracks"]["profit_loss"] == {"-1": [0, 1], "-2": [2]}
    # Tokens that have not moved yet lie below the one that arrives.
    state = after_trains(order=[0, 1, 2], tracks={"profit_loss": {1: [0], -1: [2, 1]}}, links=wild_links(2))
    assert stack(state, "profit_loss", -1) == [0, 1, 2]


@pytest.mark.rule("W13.6")
def test_with_a_result_of_nothing_the_token_goes_to_the_top_of_its_own_space():
    # Seat 2 lies on top before, but every one of them is placed anew.
    state = after_trains(order=[1, 0, 2], tracks={"profit_loss": {0: [2, 0, 1]}})
    assert stack(state, "profit_loss", 0) == [1, 0, 2]
    # Income and links even out.
    state = after_trains(order=[0, 1, 2], tracks={"profit_loss": {0: [0, 2, 1]}}, links=wild_links(2),
                         trains={"t1d": 0}, load=[{"cheese": 2}])  # fmt: skip
    assert stack(state, "profit_loss", 0) == [0, 1, 2]


@pytest.mark.rule("W13.7")
def test_a_token_held_by_a_limit_goes_to_the_top_as_well():
    load = [{"cheese": 1}, {"cheese": 1}, {"cheese": 1}]
    trains = {"t1b": 0, "t1c": 1, "t1d": 2}
    state = after_trains(order=[1, 2, 0], tracks={"profit_loss": {5: [1, 0, 2]}}, load=load, trains=trains)
    assert stack(state, "profit_loss", 5) == [1, 2, 0]
    state = after_trains(order=[1, 2, 0], tracks={"profit_loss": {-13: [1, 0, 2]}}, links=wild_links(1, 1, 1))
    assert stack(state, "profit_loss", -13) == [1, 2, 0]


@pytest.mark.rule("W13.8")
def test_all_pieces_on_trains_go_to_the_score_piles():
    state = after_trains(links=HALT, trains={"t3b": 0, "t2b": 1},
                         load=[{"stone": 1, "red": 2}, {"cheese": 2, "green": 1}],
                         delivered=[{"red": 1, "cheese": 3}, {}, {"stone": 4}])  # fmt: skip
    snapshot = state.snapshot()
    assert (snapshot["phase"], snapshot["turn"]) == ("takeover", 0)
    assert snapshot["load"] == [{}, {}, {}]
    assert snapshot["delivered"] == [{"stone": 1, "cheese": 3, "red": 3}, {"cheese": 2, "green": 1}, {"stone": 4}]


@pytest.mark.rule("W13.9")
def test_every_train_is_free_afterwards():
    state = after_trains(links=HALT, trains={"t3b": 0, "t2b": 1, "t1a": 1, "t3c": 2})
    assert state.snapshot()["phase"] == "takeover"
    assert state.snapshot()["trains"] == {}
    assert [player["trains"] for player in state.view(None)["players"]] == [[], [], []]


@pytest.mark.rule("W13.8", "W13.9")
@pytest.mark.parametrize("seats", [3, 4])
def test_trains_are_held_and_loaded_in_phase_six_alone(seats):
    for _, _, after in random_game(seats, 4):
        snapshot = after.snapshot()
        if snapshot["phase"] not in ("trains", "exchange"):
            assert snapshot["trains"] == {}
            assert snapshot["load"] == [{}] * seats


@pytest.mark.rule("W13.10")
def test_profit_and_loss_bring_neither_cubes_nor_influence():
    fields = {"cubes": [7, 0, 4], "links": HALT | wild_links(0, 9), "trains": {"t3d": 0}, "load": [{"stone": 4}]}
    before = position(phase="trains", passed=[1, 2], **fields)
    after = play(before.copy(), "pass")
    assert after.snapshot()["phase"] == "takeover"
    assert [level(after, "profit_loss", seat) for seat in range(3)] == [5, -9, -1]
    assert after.snapshot()["cubes"] == [7, 0, 4]
    for kind in KINDS:
        assert after.snapshot()["tracks"][kind] == before.snapshot()["tracks"][kind]
    assert influence(after, 0) == influence(before, 0)
    assert [p["stock"] for p in after.view(None)["players"]] == [8, 15, 11]
    # Nor does anything else on the board change.
    for part in ("links", "companies", "pieces", "out", "boxes"):
        assert after.snapshot()[part] == before.snapshot()[part]
