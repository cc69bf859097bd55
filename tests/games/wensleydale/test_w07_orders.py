"""W7: phase four, the orders of building and of renting trains."""

import pytest

from .positions import idle, lay, levels, play, position, ranking, refusal, sell

NO_GOVERNMENT = ["midland"] * 5 + ["north_eastern"] * 3
# Seat 3 ends the auction with box 8.
LAST_BID = {"seats": 4, "seat": 3, "cubes": 6, "tokens": NO_GOVERNMENT,
            "bids": {1: (0, 3), 5: (0, 2), 2: (1, 3), 6: (1, 2), 4: (2, 3), 7: (2, 2), 3: (3, 3)}}  # fmt: skip


@pytest.mark.rule("W7.1", "W7.2", "W7.3")
@pytest.mark.parametrize(
    ("government", "train", "build", "rent"),
    [
        # Boxes 4 and 7 bring seat 2 two government points, box 3 brings seat 3 two; boxes 1, 5 and 2, 6 bring seats 0
        # and 1 two train points each, boxes 7 and 3 one each to seats 2 and 3.
        (levels(6, 5, 1, 0), levels(0, 3, 0, 7), [0, 1, 2, 3], [3, 1, 0, 2]),
        ({5: [1, 0], 1: [2], 2: [3]}, {2: [0, 1], 5: [2, 3]}, [0, 1, 3, 2], [2, 3, 1, 0]),
        ({3: [0, 1], 1: [3, 2]}, {4: [3, 2], 3: [0, 1]}, [2, 3, 1, 0], [2, 1, 0, 3]),
    ],
)
def test_both_orders_are_the_rankings_on_their_tracks(government, train, build, rent):
    state = play(position(**LAST_BID, tracks={"government": government, "train": train}), "bid 8 2")
    orders = state.snapshot()["orders"]
    assert orders == {"player": [0, 1, 2, 3], "build": build, "train": rent}
    assert orders["build"] == ranking(state, "government")
    assert orders["train"] == ranking(state, "train")
    assert state.seat == build[0]
    builders = []
    while state.snapshot()["phase"] == "build":
        builders.append(state.seat)
        play(state, "no-build")
    assert builders == build
    assert state.seat == rent[0]


@pytest.mark.rule("W7.3")
@pytest.mark.parametrize("pile", [[0, 1, 2, 3], [3, 0, 2, 1], [2, 3, 1, 0]])
def test_on_one_space_the_top_of_the_stack_comes_first_in_both_orders(pile):
    # Everybody declines, so that no token is touched.
    tracks = {"government": {4: pile}, "train": {2: pile[::-1]}}
    state = position(seats=4, options={"auction_may_decline": True}, tracks=tracks)
    play(state, *["decline"] * 4)
    assert state.snapshot()["orders"] == {"player": [0, 1, 2, 3], "build": pile[::-1], "train": pile}


@pytest.mark.rule("W7.4")
def test_points_spent_while_building_change_neither_order():
    # Seat 0 leads on government and spends it on building, seat 1 is behind him.
    state = position(phase="build", cubes=[0, 12, 12], build=[0, 1, 2], train=[0, 1, 2],
                     tracks={"government": levels(4, 3, 2), "train": levels(4, 3, 2), "midland": levels(1, 1, 1),
                             "north_eastern": levels(0, 0, 0)})  # fmt: skip
    play(state, *lay("skipton", "embsay", "bolton_abbey"), "done", "pay government*2")
    assert ranking(state, "government") == [1, 0, 2]
    assert state.snapshot()["orders"]["build"] == [0, 1, 2]
    assert state.seat == 1
    play(state, "no-build")
    assert state.seat == 2


@pytest.mark.rule("W7.4")
def test_train_points_spent_on_track_or_trains_do_not_change_the_train_order():
    state = position(phase="build", cubes=[0, 12, 12], build=[0, 1, 2], train=[0, 1, 2],
                     tracks={"train": levels(6, 5, 4), "midland": levels(1, 1, 1)})  # fmt: skip
    play(state, *lay("skipton", "embsay", "bolton_abbey"), "done", "pay train*2", "no-build", "no-build")
    assert ranking(state, "train") != [0, 1, 2]
    assert (state.snapshot()["phase"], state.seat) == ("trains", 0)
    seen = []
    for train in ("t3a", "t3b", "t3c", "t1a", "t1b", "t1c"):
        seen.append(state.seat)
        play(state, f"buy {train}")
    assert seen == [0, 1, 2, 0, 1, 2]


@pytest.mark.rule("W7.4")
def test_the_orders_of_a_turn_are_gone_when_phase_six_is_over():
    state = sell(position())
    assert sorted(state.snapshot()["orders"]["build"]) == [0, 1, 2]
    idle(state)
    assert state.snapshot()["phase"] == "auction"
    assert (state.snapshot()["orders"]["build"], state.snapshot()["orders"]["train"]) == ([], [])


@pytest.mark.rule("W7.1", "W7.2")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_orders_are_set_after_the_points_of_the_auction(seats):
    state = position(seats=seats)
    assert refusal(state, "no-build").message == "refused-phase"
    sell(state)
    assert state.snapshot()["orders"]["build"] == ranking(state, "government")
    assert state.snapshot()["orders"]["train"] == ranking(state, "train")
