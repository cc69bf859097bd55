"""W6: phase three, the auction."""

import random

import pytest

from .auctions import allowed, contents, next_bidder, paid_out, tracks_of
from .positions import (
    GAME,
    KINDS,
    PRINTED,
    TOKENS,
    bids,
    influence,
    legal,
    levels,
    play,
    position,
    refusal,
    stack,
)

# Government points come from boxes 3, 4 and 7 alone.
NO_GOVERNMENT = ["midland"] * 5 + ["north_eastern"] * 3


def boxes_offered(state):
    return {GAME.action(action)["box"] for action in state.legal()}


@pytest.mark.rule("W6.1")
@pytest.mark.parametrize(("seats", "order"), [(3, [0, 1, 2]), (3, [2, 0, 1]), (4, [3, 1, 0, 2]), (4, [1, 2, 3, 0])])
def test_bidding_goes_round_in_player_order(seats, order):
    state = position(seats=seats, order=order, seat=order[0])
    seen = []
    for box in range(1, 2 * seats + 1):
        seen.append(state.seat)
        play(state, f"bid {box} 4")
    assert seen == order * 2
    assert state.snapshot()["phase"] == "build"


@pytest.mark.rule("W6.2", "W6.10")
@pytest.mark.parametrize("cubes", [2, 3, 12])
def test_who_can_bid_must_bid(cubes):
    for standing in ({}, {1: (0, 3)}):
        state = position(cubes=cubes, bids=standing)
        assert {GAME.action(action)["kind"] for action in state.legal()} == {"bid"}
        for nothing in ("decline", "pass", "no-build", "done"):
            why = refusal(state, nothing)
            if nothing == "decline":
                assert (why.rule, why.message) == ("W6.2", "refused-must-bid")


@pytest.mark.rule("W6.2")
def test_it_is_one_bid_at_an_opportunity():
    state = position()
    for box, seat in ((1, 1), (2, 2), (3, 0), (4, 1)):
        play(state, f"bid {box} 3")
        assert state.seat == seat


@pytest.mark.rule("W6.3")
def test_a_player_with_two_bids_is_not_asked():
    state = position(seat=2, bids={1: (0, 3), 2: (0, 3), 3: (1, 3)}, cubes=[6, 9, 12])
    play(state, "bid 4 3")
    # Seat 0 comes next but holds two boxes.
    assert state.seat == 1
    play(state, "bid 5 2")
    assert state.seat == 2


@pytest.mark.rule("W6.4")
@pytest.mark.parametrize(("box", "cubes"), [(1, 3), (4, 12), (5, 2), (8, 7)])
def test_a_bid_moves_cubes_from_the_hand_to_one_box(box, cubes):
    state = play(position(), f"bid {box} {cubes}")
    assert state.snapshot()["cubes"] == [12 - cubes, 12, 12]
    assert bids(state) == {box: (0, cubes)}


@pytest.mark.rule("W6.5")
@pytest.mark.parametrize("box", range(1, 9))
def test_a_bid_is_at_least_the_printed_points_whatever_the_token(box):
    least = 3 if box <= 4 else 2
    assert sum(PRINTED[box].values()) == least
    for token in KINDS:
        tokens = list(TOKENS)
        tokens[box - 1] = token
        state = position(tokens=tokens)
        offered = {GAME.action(a)["cubes"] for a in state.legal() if GAME.action(a)["box"] == box}
        assert offered == set(range(least, 13))
        if box <= 4:
            why = refusal(state, f"bid {box} 2")
            assert (why.rule, why.message, why.arguments) == ("W6.5", "refused-bid-least", {"box": box, "least": 3})
        else:
            # One cube is never enough, so that there is no such action.
            with pytest.raises(ValueError, match="2 to 15"):
                state.parse(f"bid {box} 1")


@pytest.mark.rule("W6.6")
@pytest.mark.parametrize(("box", "standing"), [(1, 3), (1, 7), (5, 2), (5, 11), (8, 3)])
def test_a_bid_over_another_must_be_greater(box, standing):
    state = position(seat=1, bids={box: (0, standing)}, cubes=[0, 12, 12])
    offered = {GAME.action(a)["cubes"] for a in state.legal() if GAME.action(a)["box"] == box}
    assert offered == set(range(standing + 1, 13))
    for cubes in {standing, max(2, standing - 1)}:
        why = refusal(state, f"bid {box} {cubes}")
        assert (why.rule, why.message) == ("W6.6", "refused-bid-least")
        assert why.arguments == {"box": box, "least": standing + 1}


@pytest.mark.rule("W6.7")
@pytest.mark.parametrize("hand", [2, 3, 4, 12, 15])
def test_a_bid_may_be_anything_up_to_the_hand(hand):
    state = position(cubes=hand)
    assert set(legal(state)) == {f"bid {box} {n}" for box in range(1, 9) for n in range(3 if box < 5 else 2, hand + 1)}
    if hand < 15:
        why = refusal(state, f"bid 5 {hand + 1}")
        assert (why.rule, why.message) == ("W6.7", "refused-bid-cubes")
        assert why.arguments == {"cubes": hand + 1, "have": hand}


@pytest.mark.rule("W6.8", "W6.12")
@pytest.mark.parametrize("box", [1, 4, 5, 8])
def test_nobody_bids_again_where_his_own_bid_stands(box):
    state = position(bids={box: (0, 4)}, cubes=[8, 12, 12])
    assert boxes_offered(state) == set(range(1, 9)) - {box}
    for cubes in (4, 5, 8):
        why = refusal(state, f"bid {box} {cubes}")
        assert (why.rule, why.message, why.arguments) == ("W6.8", "refused-bid-own", {"box": box})


@pytest.mark.rule("W6.12")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_standing_bid_changes_only_by_a_higher_bid_of_somebody_else(seats):
    for seed in range(15):
        state, chance = GAME.new(seats=seats, seed=seed, options={}), random.Random(seed)
        while state.snapshot()["phase"] == "auction":
            before, seat = bids(state), state.seat
            action = chance.choice(state.legal())
            state.play(action)
            if state.snapshot()["phase"] != "auction":
                break
            after, box = bids(state), GAME.action(action)["box"]
            assert {b: bid for b, bid in after.items() if b != box} == {b: bid for b, bid in before.items() if b != box}
            assert after[box] == (seat, GAME.action(action)["cubes"])
            if box in before:
                assert before[box][0] != seat
                assert before[box][1] < after[box][1]


@pytest.mark.rule("W6.9", "W6.10")
def test_an_overbid_player_has_his_cubes_back_at_once_and_must_bid_again():
    state = play(position(), "bid 1 5", "bid 1 6")
    assert state.snapshot()["cubes"] == [12, 6, 12]
    assert bids(state) == {1: (1, 6)}
    play(state, "bid 2 3")
    # Seat 0 has no bid any more and all his cubes for the next ones.
    assert state.seat == 0
    assert "bid 3 12" in legal(state)
    assert refusal(state, "decline").message == "refused-must-bid"


@pytest.mark.rule("W6.9", "W6.10")
def test_also_the_overbid_player_with_two_bids_comes_back():
    state = position(seat=1, bids={1: (0, 3), 5: (0, 2), 2: (1, 3)}, cubes=[7, 9, 12])
    play(state, "bid 5 3", "bid 3 3")
    assert state.seat == 0
    assert state.snapshot()["cubes"][0] == 9
    assert boxes_offered(state) == {2, 3, 4, 5, 6, 7, 8}


@pytest.mark.rule("W6.11")
def test_he_may_go_straight_back_to_the_box_he_was_driven_from():
    state = play(position(), "bid 1 5", "bid 1 6", "bid 2 3")
    assert {n for n in range(1, 13) if f"bid 1 {n}" in legal(state)} == set(range(7, 13))
    play(state, "bid 1 7")
    assert bids(state)[1] == (0, 7)
    assert state.snapshot()["cubes"] == [5, 12, 9]


@pytest.mark.rule("W6.13")
@pytest.mark.parametrize(("cubes", "lower"), [(0, True), (1, True), (0, False), (1, False), (2, False)])
def test_who_can_bid_nowhere_is_skipped_and_the_others_go_on(cubes, lower):
    # Seat 0 has one bid and too few cubes for any other box: with two cubes only if no lower box is empty.
    standing = {1: (0, 3), 2: (1, 3), 3: (2, 3)}
    if not lower:
        standing = {1: (0, 3), 5: (1, 2), 6: (2, 2), 7: (3, 2), 8: (1, 2)}
    seats = 3 if lower else 4
    last = seats - 1
    state = position(seats=seats, seat=last, bids=standing, cubes=[cubes] + [8] * last)
    play(state, f"bid {4 if lower else 2} 3")
    # Round to the next player: seat 0 is passed over, everybody else acts as before.
    assert state.seat == (1 if lower else 2)
    assert state.snapshot()["phase"] == "auction"


@pytest.mark.rule("W6.13")
def test_a_skipped_player_bids_again_when_he_gets_his_cubes_back():
    # Seat 0 put all in one box; while that stands he is skipped, once it is overbid he must bid.
    state = position(seat=2, bids={1: (0, 12), 2: (1, 3)}, cubes=[0, 9, 15])
    skipped = play(state.copy(), "bid 3 3")
    assert skipped.seat == 1
    driven = play(state.copy(), "bid 1 13")
    assert driven.seat == 0
    assert driven.snapshot()["cubes"][0] == 12


@pytest.mark.rule("W6.14")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_auction_ends_the_moment_everybody_has_two_bids(seats):
    state = position(seats=seats)
    for box in range(1, 2 * seats):
        play(state, f"bid {box} 3")
        assert state.snapshot()["phase"] == "auction"
    play(state, f"bid {2 * seats} 3")
    assert state.snapshot()["phase"] == "build"
    assert state.snapshot()["cubes"] == [6] * seats


@pytest.mark.rule("W6.15")
def test_the_auction_ends_when_nobody_with_fewer_than_two_bids_can_bid():
    # Seats 0 and 1 have one bid and one cube each; seat 2 makes his second bid.
    state = position(seat=2, bids={1: (0, 11), 2: (1, 11), 3: (2, 3)}, cubes=[1, 1, 5])
    play(state, "bid 4 3")
    assert state.snapshot()["phase"] == "build"
    assert state.snapshot()["cubes"] == [1, 1, 2]
    # If his bid drives seat 0 out of box 1, the auction goes on with seat 0.
    state = position(seat=2, bids={1: (0, 11), 2: (1, 11), 3: (2, 3)}, cubes=[1, 1, 12])
    play(state, "bid 1 12")
    assert (state.snapshot()["phase"], state.seat) == ("auction", 0)


@pytest.mark.rule("W6.16", "W6.18", "W6.17")
def test_each_standing_bid_wins_its_box_and_the_rest_gives_nothing():
    state = position(tokens=TOKENS, seat=2, cubes=[4, 3, 6],
                     bids={1: (0, 5), 8: (0, 3), 2: (1, 6), 5: (1, 3), 3: (2, 4)})  # fmt: skip
    play(state, "bid 7 2")
    # 1 TNN+G and 8 MN+N; 2 TMM+T and 5 TN+G; 3 GGT+M and 7 GT+M. Boxes 4 and 6 are not sold.
    assert influence(state, 0) == {"government": 2, "train": 3, "midland": 2, "north_eastern": 5}
    assert influence(state, 1) == {"government": 2, "train": 5, "midland": 3, "north_eastern": 2}
    assert influence(state, 2) == {"government": 4, "train": 4, "midland": 3, "north_eastern": 1}
    # The cubes of the bids lie in their owners' stocks, none comes back to a hand.
    assert state.snapshot()["cubes"] == [4, 3, 4]
    assert [player["stock"] for player in state.view(None)["players"]] == [11, 12, 11]
    assert bids(state) == {}


@pytest.mark.rule("W6.18")
def test_a_box_without_a_bid_gives_nothing_to_anybody():
    # Nobody wins government points: 3, 4 and 7 stay unsold and no token is white.
    state = position(tokens=NO_GOVERNMENT, seat=1, bids={1: (0, 3), 5: (0, 2), 2: (1, 3), 8: (2, 2)},
                     tracks={"government": {1: [1, 2], 2: [0]}}, cubes=[5, 5, 1])  # fmt: skip
    play(state, "bid 6 2")
    assert state.snapshot()["phase"] == "build"
    assert state.snapshot()["tracks"]["government"] == {"1": [1, 2], "2": [0]}


@pytest.mark.rule("W6.19")
@pytest.mark.parametrize(("winner", "other"), [(0, 1), (1, 0)])
def test_boxes_are_paid_out_from_1_to_8(winner, other):
    # Both come to government 3: one by box 3 (two points), the other by box 4 (one point), who lies on top.
    state = position(seat=2, tokens=NO_GOVERNMENT, cubes=8, tracks={"government": {1: [2, winner], 2: [other]}},
                     bids={3: (winner, 3), 1: (winner, 3), 4: (other, 3), 2: (other, 3), 5: (2, 2)})  # fmt: skip
    play(state, "bid 6 2")
    assert stack(state, "government", 3) == [winner, other]
    assert state.snapshot()["orders"]["build"] == [other, winner, 2]


@pytest.mark.rule("W6.19")
def test_a_box_is_paid_in_full_before_the_next_one():
    # Seat 0 wins boxes 3 and 7 and comes to government 4 by the latter; seat 1 came there by box 4 in between.
    state = position(seat=2, tokens=NO_GOVERNMENT, cubes=8, tracks={"government": {1: [2, 0], 3: [1]}},
                     bids={3: (0, 3), 7: (0, 2), 4: (1, 3), 2: (1, 3), 5: (2, 2)})  # fmt: skip
    play(state, "bid 6 2")
    assert stack(state, "government", 4) == [1, 0]
    # And the other way round: seat 1 comes there by box 7, after box 4 has brought seat 0.
    state = position(seat=2, tokens=NO_GOVERNMENT, cubes=8, tracks={"government": {1: [2, 0], 3: [1]}},
                     bids={3: (0, 3), 4: (0, 3), 7: (1, 2), 2: (1, 3), 5: (2, 2)})  # fmt: skip
    play(state, "bid 6 2")
    assert stack(state, "government", 4) == [0, 1]


@pytest.mark.rule("W6.20")
@pytest.mark.parametrize("kind", KINDS)
def test_what_a_box_brings_on_one_track_does_not_depend_on_the_others(kind):
    fields = {"seat": 2, "cubes": 8, "bids": {1: (0, 3), 4: (0, 3), 2: (1, 3), 7: (1, 2), 3: (2, 3)}}
    results = []
    for low in (0, 3, 8):
        tracks = {k: levels(low, 8 - low, 4) for k in KINDS if k != kind} | {kind: {2: [2, 0], 5: [1]}}
        state = play(position(**fields, tracks=tracks), "bid 8 2")
        results.append(state.snapshot()["tracks"][kind])
    assert results[0] == results[1] == results[2]


@pytest.mark.rule("W6.1", "W6.2", "W6.5", "W6.6", "W6.7", "W6.8", "W6.11", "W6.13", "W6.14", "W6.15", "W6.16", "W6.19")
@pytest.mark.parametrize("seats", [3, 4])
def test_random_auctions_go_as_the_ledger_tells_them(seats):
    stuck = overbid = 0
    for seed in range(40):
        chance = random.Random(seed)
        order = chance.sample(range(seats), seats)
        cubes = [chance.randint(3, 15) for _ in range(seats)]
        tokens = chance.sample(KINDS * 5, 8)
        tracks = {kind: levels(*(chance.randint(0, 8) for _ in range(seats))) for kind in KINDS}
        state = position(seats=seats, order=order, seat=order[0], cubes=cubes, tokens=tokens, tracks=tracks)
        before, standing = tracks_of(state), {}
        bidder = order[0]
        while bidder is not None:
            assert (state.snapshot()["phase"], state.seat) == ("auction", bidder)
            assert bids(state) == standing
            assert state.snapshot()["cubes"] == cubes
            assert set(legal(state)) == allowed(bidder, cubes, standing)
            # Small bids make long auctions, all-in bids make stuck players.
            offers = sorted(state.legal(), key=lambda a: GAME.action(a)["cubes"])
            action = GAME.action(chance.choice(offers[: 1 + len(offers) // 3] if chance.random() < 0.7 else offers))
            play(state, action["notation"])
            if action["box"] in standing:
                owner, back = standing[action["box"]]
                cubes[owner] += back
                overbid += 1
            cubes[bidder] -= action["cubes"]
            standing[action["box"]] = (bidder, action["cubes"])
            bidder = next_bidder(bidder, order, cubes, standing)
        assert state.snapshot()["phase"] != "auction"
        stuck += len(standing) < 2 * seats
        assert tracks_of(state) == paid_out(before, contents(tokens), standing)
        assert state.snapshot()["cubes"] == cubes
    assert stuck > 3, "some of these auctions end with a player who cannot bid"
    assert overbid > 20
