"""W4: phase one, the investment cubes."""

import pytest

from .positions import after_trains, idle, lay, levels, play, position, random_game, sell


def stock(state, seat):
    return state.view(None)["players"][seat]["stock"]


@pytest.mark.rule("W4.1", "W4.2", "W4.3")
@pytest.mark.parametrize(("hand", "then"), [(0, 12), (1, 13), (2, 14), (3, 15), (4, 15), (5, 15), (14, 15), (15, 15)])
def test_each_player_draws_twelve_cubes_or_what_the_stock_holds_and_keeps_the_rest(hand, then):
    for seat in range(3):
        cubes = [3, 3, 3]
        cubes[seat] = hand
        state = after_trains(cubes=cubes)
        assert state.snapshot()["phase"] == "auction"
        assert state.snapshot()["cubes"][seat] == then
        assert stock(state, seat) == 15 - then


@pytest.mark.rule("W4.3")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_hand_never_holds_more_than_fifteen(seats):
    for seed in range(3):
        for _, _, after in random_game(seats, seed):
            assert all(0 <= cubes <= 15 for cubes in after.snapshot()["cubes"])
            assert all(player["stock"] >= 0 for player in after.view(None)["players"])


@pytest.mark.rule("W4.2")
def test_cubes_not_spent_stay_in_hand():
    state = sell(position(cubes=[12, 12, 12]))
    # Two bids of two or three cubes each are all that was spent.
    left = state.snapshot()["cubes"]
    assert all(6 <= cubes <= 8 for cubes in left)
    idle(state)
    assert state.snapshot()["cubes"] == [15, 15, 15]
    poor = after_trains(cubes=[0, 1, 2])
    assert poor.snapshot()["cubes"] == [12, 13, 14]


@pytest.mark.rule("W4.4")
def test_cubes_of_winning_bids_return_to_the_stock_and_come_back_next_turn():
    state = position(seat=2, cubes=[0, 0, 6], bids={1: (0, 6), 2: (0, 6), 3: (1, 6), 4: (1, 6), 5: (2, 6)})
    assert [stock(state, seat) for seat in range(3)] == [3, 3, 3]
    play(state, "bid 6 6")
    assert state.snapshot()["cubes"] == [0, 0, 0]
    assert [stock(state, seat) for seat in range(3)] == [15, 15, 15]
    idle(state)
    assert state.snapshot()["cubes"] == [12, 12, 12]
    assert [stock(state, seat) for seat in range(3)] == [3, 3, 3]


@pytest.mark.rule("W4.4")
def test_cubes_paid_for_track_return_to_the_stock():
    state = position(phase="build", cubes=[4, 12, 12])
    play(state, *lay("skipton", "rylstone", "cracoe"), "done")
    assert state.snapshot()["cubes"][0] == 0
    assert stock(state, 0) == 15
    assert idle(state).snapshot()["cubes"][0] == 12


@pytest.mark.rule("W4.4")
def test_cubes_exchanged_for_a_train_return_to_the_stock():
    state = position(phase="trains", cubes=[3, 12, 12], tracks={
        "train": levels(0, 0, 0), "government": levels(0, 0, 0), "midland": levels(0, 0, 0),
        "north_eastern": levels(0, 0, 0)})  # fmt: skip
    play(state, "buy t1a")
    assert (state.snapshot()["cubes"][0], stock(state, 0)) == (0, 15)
    assert idle(state).snapshot()["cubes"][0] == 12


@pytest.mark.rule("W4.4")
def test_the_cubes_of_an_overbid_player_stay_his_and_are_in_no_stock():
    state = play(position(cubes=[12, 12, 12]), "bid 1 5")
    assert (state.snapshot()["cubes"][0], stock(state, 0)) == (7, 3)
    play(state, "bid 1 6")
    assert (state.snapshot()["cubes"][0], stock(state, 0)) == (12, 3)
