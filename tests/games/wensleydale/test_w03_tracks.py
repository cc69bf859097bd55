"""W3: the influence tracks, the profit and loss track, and the stacks on their spaces."""

import pytest

from .positions import (
    KINDS,
    after_trains,
    idle,
    influence,
    lay,
    legal,
    level,
    levels,
    play,
    position,
    random_game,
    ranking,
    refusal,
    sell,
    stack,
    wild_links,
)

# Seats 0 and 1 have their two bids, seat 2 has one and puts the last in box 7 or 8.
LAST = {"seat": 2, "cubes": [5, 5, 5]}


@pytest.mark.rule("W3.1")
@pytest.mark.parametrize("kind", KINDS)
def test_an_influence_track_goes_from_0_to_8(kind):
    for space in range(9):
        assert level(position(tracks={kind: {space: [0, 1, 2]}}), kind, 1) == space
    for space in (-1, 9, 13):
        with pytest.raises(ValueError):
            position(tracks={kind: {space: [0, 1, 2]}})


@pytest.mark.rule("W3.2")
def test_the_profit_and_loss_track_goes_from_13_below_to_5_above():
    for space in range(-13, 6):
        assert level(position(tracks={"profit_loss": {space: [0, 1, 2]}}), "profit_loss", 1) == space
    for space in (-14, 6, 8):
        with pytest.raises(ValueError):
            position(tracks={"profit_loss": {space: [0, 1, 2]}})


@pytest.mark.rule("W3.1", "W3.2")
@pytest.mark.parametrize("seats", [3, 4])
def test_in_a_game_every_token_stands_on_a_space_of_its_track_once(seats):
    for seed in range(3):
        for _, _, after in random_game(seats, seed):
            for track, stacks in after.snapshot()["tracks"].items():
                low, high = (-13, 5) if track == "profit_loss" else (0, 8)
                assert all(low <= int(space) <= high for space in stacks)
                assert sorted(seat for pile in stacks.values() for seat in pile) == list(range(seats))


@pytest.mark.rule("W3.3")
def test_a_token_that_arrives_goes_on_top_of_those_already_there():
    # Box 7 prints government and train; seat 2 comes to the space of the two others.
    tracks = {"government": {2: [1, 0], 1: [2]}, "train": {3: [0, 1], 2: [2]}}
    state = position(**LAST, tracks=tracks, bids={1: (0, 3), 5: (0, 2), 2: (1, 3), 6: (1, 2), 8: (2, 2)},
                     tokens=["midland"] * 5 + ["north_eastern"] * 3)  # fmt: skip
    play(state, "bid 7 2")
    assert stack(state, "government", 2) == [1, 0, 2]
    # Boxes 1, 2, 5 and 6 bring the others train points first, seat 2 is left behind.
    assert state.snapshot()["tracks"]["train"] == {"3": [2], "5": [0, 1]}


@pytest.mark.rule("W3.3", "W3.5")
def test_tokens_that_leave_a_stack_leave_the_others_in_their_order():
    # The middle one of three moves up, then the lowest.
    tokens = ["midland"] * 5 + ["north_eastern"] * 3
    fields = {**LAST, "tokens": tokens, "bids": {1: (0, 3), 5: (0, 2), 2: (1, 3), 6: (1, 2), 8: (2, 2)}}
    for pile, left in (([0, 2, 1], [0, 1]), ([2, 1, 0], [1, 0]), ([1, 0, 2], [1, 0])):
        state = play(position(**fields, tracks={"government": {4: pile}}), "bid 7 2")
        assert state.snapshot()["tracks"]["government"] == {"4": left, "5": [2]}


@pytest.mark.rule("W3.4", "W3.5")
def test_a_token_that_moves_down_for_a_payment_goes_on_top_as_well():
    state = position(phase="build", tracks={"midland": {3: [1, 0], 2: [2]}})
    play(state, *lay("skipton", "embsay"), "done")
    assert state.snapshot()["tracks"]["midland"] == {"3": [1], "2": [2, 0]}
    # Also when a train is rented.
    state = position(phase="trains", tracks={"train": {3: [2, 0, 1], 1: [], 2: []}})
    play(state, "buy t2a")
    assert state.snapshot()["tracks"]["train"] == {"3": [2, 1], "1": [0]}
    play(state, "buy t2b")
    assert state.snapshot()["tracks"]["train"] == {"3": [2], "1": [0, 1]}


@pytest.mark.rule("W3.4")
def test_several_payments_from_one_track_are_one_move():
    # Two Midland towns and one build point that the cubes do not pay: three Midland points in all.
    tracks = {"midland": {5: [0], 4: [1], 2: [2]}, "train": levels(0, 2, 2), "government": levels(0, 1, 1),
              "north_eastern": levels(0, 1, 1)}  # fmt: skip
    state = position(phase="build", cubes=[1, 12, 12], tracks=tracks)
    play(state, *lay("the_south", "gargrave", "skipton"), "done")
    assert state.snapshot()["tracks"]["midland"] == {"4": [1], "2": [2, 0]}


@pytest.mark.rule("W3.6")
@pytest.mark.parametrize(("start", "end"), [(0, 3), (3, 6), (5, 8), (6, 8), (7, 8), (8, 8)])
def test_the_points_of_one_box_move_the_token_once_and_not_beyond_8(start, end):
    # Box 3 prints two government points and the token brings a third.
    state = position(**LAST, tracks={"government": {start: [2], (start + 4) % 9: [0, 1]}},
                     tokens=["train"] * 2 + ["government"] + ["midland"] * 5,
                     bids={1: (0, 3), 5: (0, 2), 2: (1, 3), 6: (1, 2), 8: (2, 2)})  # fmt: skip
    play(state, "bid 3 3")
    assert level(state, "government", 2) == end


@pytest.mark.rule("W3.7")
def test_a_token_on_8_that_gains_stays_there_but_goes_to_the_top():
    fields = {**LAST, "tokens": ["midland"] * 5 + ["north_eastern"] * 3,
              "bids": {1: (0, 3), 5: (0, 2), 2: (1, 3), 6: (1, 2), 8: (2, 2)}}  # fmt: skip
    state = play(position(**fields, tracks={"government": {8: [2, 0, 1]}}), "bid 7 2")
    assert stack(state, "government", 8) == [0, 1, 2]
    # One space below it comes on top too.
    state = play(position(**fields, tracks={"government": {8: [0, 1], 7: [2]}}), "bid 7 2")
    assert stack(state, "government", 8) == [0, 1, 2]


@pytest.mark.rule("W3.8")
def test_a_token_without_gain_or_expense_is_not_touched():
    # Nobody wins government points but seat 2, nobody north_eastern points but seats 0 and 2.
    fields = {**LAST, "tokens": ["midland"] * 5 + ["train"] * 3,
              "bids": {1: (0, 3), 5: (0, 2), 2: (1, 3), 6: (1, 2), 8: (2, 2)}}  # fmt: skip
    state = play(position(**fields, tracks={"government": {4: [1, 2, 0]}, "north_eastern": {2: [1, 0, 2]}}), "bid 7 2")
    assert state.snapshot()["tracks"]["government"] == {"4": [1, 0], "5": [2]}
    assert stack(state, "north_eastern", 2) == [1]
    # A build paid with cubes alone: only the track of the fee moves.
    tracks = {kind: {3: [0, 1, 2]} for kind in KINDS}
    state = play(position(phase="build", tracks=tracks), *lay("skipton", "embsay"), "done")
    after = state.snapshot()["tracks"]
    assert {kind for kind in KINDS if after[kind] == {"3": [0, 1, 2]}} == {"government", "train", "north_eastern"}
    assert after["midland"] == {"3": [1, 2], "2": [0]}
    # A train wholly rented by exchange, without a train point: the token on 0 is not touched.
    tracks = {"train": {0: [0, 1, 2]}, "government": {3: [2, 1, 0]}, "midland": {0: [2, 1, 0]},
              "north_eastern": {0: [2, 1, 0]}}  # fmt: skip
    state = play(position(phase="trains", cubes=0, tracks=tracks), "buy t1a")
    assert stack(state, "train", 0) == [0, 1, 2]
    assert state.snapshot()["tracks"]["government"] == {"3": [2, 1], "0": [0]}


@pytest.mark.rule("W3.9")
@pytest.mark.parametrize(("points", "can"), [(0, []), (1, ["embsay"]), (2, ["embsay", "ilkley"])])
def test_no_more_points_can_be_spent_than_the_token_stands_on(points, can):
    # Embsay costs the fee for Skipton, Ilkley beyond it a second one.
    state = position(phase="build", tracks={"midland": levels(points, 1, 1), "north_eastern": levels(1, 1, 1)})
    if not can:
        assert refusal(state, "lay skipton embsay").message == "refused-lay-fee"
        return
    play(state, "lay skipton embsay")
    assert ("lay embsay ilkley" in legal(state)) == ("ilkley" in can)
    if "ilkley" in can:
        play(state, "lay embsay ilkley", "done")
        assert level(state, "midland", 0) == 0
    else:
        why = refusal(state, "lay embsay ilkley")
        assert (why.message, why.arguments["need"], why.arguments["have"]) == ("refused-lay-fee", 2, 1)


@pytest.mark.rule("W3.10")
@pytest.mark.parametrize(
    ("stacks", "order"),
    [({4: [0], 3: [1], 2: [2], 1: [3]}, [0, 1, 2, 3]), ({1: [0, 1, 2, 3]}, [3, 2, 1, 0]),
     ({5: [3, 1], 2: [2, 0]}, [1, 3, 0, 2]), ({8: [2], 0: [3, 0, 1]}, [2, 1, 0, 3])],
)  # fmt: skip
def test_higher_spaces_come_first_and_on_one_space_the_top_of_the_stack(stacks, order):
    # The last bids bring points that leave all four as they stand: they are moved up first, one after the other.
    state = position(seats=4, phase="build", tracks={"government": stacks, "train": stacks})
    assert ranking(state, "government") == ranking(state, "train") == order
    # The engine's own reading: the order on the profit and loss track, where everybody has the same result.
    shifted = {space - 8: pile for space, pile in stacks.items()}
    after = after_trains(seats=4, order=order[::-1], tracks={"profit_loss": shifted}, links=wild_links(1, 1, 1, 1))
    # Played in the opposite order everybody keeps his place in his stack, one space lower.
    assert ranking(after, "profit_loss") == order
    assert after.snapshot()["orders"]["player"] == order


@pytest.mark.rule("W3.11")
@pytest.mark.parametrize("seats", [3, 4])
def test_influence_is_kept_from_turn_to_turn(seats):
    state = position(seats=seats, order=list(range(seats)))
    sell(state)
    held = [influence(state, seat) for seat in range(seats)]
    stacks = {kind: state.snapshot()["tracks"][kind] for kind in KINDS}
    idle(state)
    assert (state.snapshot()["phase"], state.snapshot()["turn"]) == ("auction", 1)
    assert [influence(state, seat) for seat in range(seats)] == held
    assert {kind: state.snapshot()["tracks"][kind] for kind in KINDS} == stacks
