"""The two options of the auction: what a stuck player means, and whether a player may decline."""

import random

import pytest

from .auctions import allowed
from .positions import GAME, bids, idle, influence, legal, play, position, refusal

END = {"auction_stuck": "end_phase"}
DECLINE = {"auction_may_decline": True}


def test_the_options_are_described_with_the_english_rules_as_defaults():
    stuck, decline = GAME.options["auction_stuck"], GAME.options["auction_may_decline"]
    assert (stuck.kind, stuck.default, list(stuck.choices), stuck.rule) == (
        "choice", "skip", ["skip", "end_phase"], "W6.13")  # fmt: skip
    assert (decline.kind, decline.default, decline.rule) == ("bool", False, "W6.2")


@pytest.mark.rule("W6.13", "W6.15")
def test_a_stuck_player_ends_the_auction_at_his_opportunity_if_the_option_says_so():
    fields = {"seat": 2, "bids": {1: (0, 11), 2: (1, 3), 3: (2, 3)}, "cubes": [1, 9, 9]}
    skipping = play(position(**fields), "bid 4 3")
    assert (skipping.snapshot()["phase"], skipping.seat) == ("auction", 1)
    ending = play(position(**fields, options=END), "bid 4 3")
    assert ending.snapshot()["phase"] == "build"
    # Seats 0 and 1 have one box each, seat 2 has two; what was bid is won.
    assert ending.snapshot()["cubes"] == [1, 9, 6]
    assert [player["stock"] for player in ending.view(None)["players"]] == [14, 6, 9]


@pytest.mark.rule("W6.13")
def test_only_his_own_opportunity_ends_it():
    # Seat 2 is stuck, but seats 0 and 1 come first.
    state = position(bids={1: (2, 11), 2: (0, 3), 3: (1, 3)}, cubes=[9, 9, 1], options=END)
    play(state, "bid 4 3")
    assert (state.snapshot()["phase"], state.seat) == ("auction", 1)
    play(state, "bid 5 2")
    assert state.snapshot()["phase"] == "build"


@pytest.mark.rule("W6.9", "W6.13")
def test_a_player_freed_before_his_opportunity_is_not_stuck():
    state = position(bids={1: (2, 11), 2: (0, 3), 3: (1, 3)}, cubes=[12, 9, 1], options=END)
    play(state, "bid 1 12", "bid 5 2")
    assert (state.snapshot()["phase"], state.seat) == ("auction", 2)


@pytest.mark.rule("W6.3", "W6.13")
def test_a_player_with_two_bids_is_never_stuck_even_without_cubes():
    state = position(seat=2, bids={1: (0, 6), 5: (0, 6), 2: (1, 3), 3: (2, 3)}, cubes=[0, 9, 9], options=END)
    play(state, "bid 4 3")
    assert (state.snapshot()["phase"], state.seat) == ("auction", 1)


@pytest.mark.rule("W6.14")
def test_with_either_option_the_auction_ends_when_everybody_has_two_bids():
    for options in (END, DECLINE, END | DECLINE):
        state = position(options=options)
        for box in range(1, 7):
            assert state.snapshot()["phase"] == "auction"
            play(state, f"bid {box} 3")
        assert state.snapshot()["phase"] == "build"


@pytest.mark.rule("W6.2")
def test_if_the_option_allows_it_a_player_may_decline_at_every_opportunity():
    state = position(options=DECLINE)
    assert "decline" in legal(state)
    assert set(legal(state)) - {"decline"} == allowed(0, [12, 12, 12], {})
    play(state, "bid 1 3")
    assert "decline" in legal(state)
    play(state, "decline")
    assert state.snapshot()["declined"] == [1]
    assert state.seat == 2
    # It does not matter for the others.
    play(state, "bid 1 4")
    assert state.seat == 0
    assert "decline" in legal(state)


@pytest.mark.rule("W6.2")
def test_a_player_who_declined_keeps_his_bid_and_wins_with_it():
    state = play(position(options=DECLINE), "bid 1 3", "bid 2 3", "bid 3 3", "decline")
    assert state.snapshot()["declined"] == [0]
    assert bids(state)[1] == (0, 3)
    play(state, "bid 5 2", "bid 6 2")
    assert state.snapshot()["phase"] == "build"
    assert state.snapshot()["cubes"] == [9, 7, 7]


@pytest.mark.rule("W6.10")
def test_a_refusal_is_final_also_for_a_player_who_is_overbid_later():
    state = play(position(options=DECLINE), "bid 1 3", "bid 2 3", "bid 3 3", "decline", "bid 1 4")
    assert state.snapshot()["cubes"][0] == 12
    assert state.seat == 2
    play(state, "bid 5 2")
    # Seat 0 has nothing, and is not asked again.
    assert state.snapshot()["phase"] == "build"
    assert state.snapshot()["cubes"] == [12, 5, 7]
    assert influence(state, 0) == {"government": 1, "train": 2, "midland": 1, "north_eastern": 1}


@pytest.mark.rule("W6.2")
def test_when_all_decline_the_auction_is_over_and_nothing_is_paid():
    state = play(position(options=DECLINE), "decline", "decline", "decline")
    assert state.snapshot()["phase"] == "build"
    assert state.snapshot()["cubes"] == [12, 12, 12]
    assert all(player["influence"] == {"government": 1, "train": 2, "midland": 1, "north_eastern": 1}
               for player in state.view(None)["players"])  # fmt: skip


@pytest.mark.rule("W6.2")
def test_the_next_turn_begins_with_nobody_having_declined():
    state = idle(play(position(options=DECLINE), "decline", "decline", "decline"))
    assert (state.snapshot()["phase"], state.snapshot()["turn"]) == ("auction", 1)
    assert state.snapshot()["declined"] == []
    assert "decline" in legal(state)


@pytest.mark.rule("W6.13")
def test_a_player_who_cannot_bid_is_not_asked_to_decline():
    state = position(seat=2, bids={1: (0, 11), 2: (1, 3), 3: (2, 3)}, cubes=[1, 9, 9], options=DECLINE)
    play(state, "bid 4 3")
    assert state.seat == 1


@pytest.mark.rule("W6.13", "W6.15")
def test_a_player_who_declined_is_never_stuck():
    # Seat 0 has one bid and one cube, but declined: the auction does not end when it comes to him.
    fields = {"seat": 2, "bids": {1: (0, 11), 2: (1, 3), 3: (2, 3)}, "cubes": [1, 9, 9]}
    state = play(position(**fields, options=END | DECLINE, declined=[0]), "bid 4 3")
    assert (state.snapshot()["phase"], state.seat) == ("auction", 1)
    stuck = play(position(**fields, options=END | DECLINE), "bid 4 3")
    assert stuck.snapshot()["phase"] == "build"


@pytest.mark.rule("W6.13")
def test_declining_may_bring_the_turn_to_a_stuck_player():
    fields = {"seat": 2, "bids": {1: (0, 11), 2: (1, 3), 3: (2, 3)}, "cubes": [1, 9, 9]}
    ended = play(position(**fields, options=END | DECLINE), "decline")
    assert ended.snapshot()["phase"] == "build"
    skipped = play(position(**fields, options=DECLINE), "decline")
    assert (skipped.snapshot()["phase"], skipped.seat) == ("auction", 1)


@pytest.mark.rule("W6.2")
def test_without_the_option_nobody_declines():
    assert refusal(position(), "decline").message == "refused-must-bid"
    assert refusal(position(options=END), "decline").rule == "W6.2"


@pytest.mark.rule("W6.2", "W6.13")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("options", [END, DECLINE, END | DECLINE])
def test_random_auctions_with_the_options_go_as_the_ledger_tells_them(seats, options):
    may_decline, ends = "auction_may_decline" in options, "auction_stuck" in options
    for seed in range(25):
        chance = random.Random(seed)
        order = chance.sample(range(seats), seats)
        cubes = [chance.randint(3, 14) for _ in range(seats)]
        state = position(seats=seats, order=order, seat=order[0], cubes=cubes, options=options)
        standing, declined, at = {}, set(), 0
        while True:
            seat = order[at % seats]
            at += 1
            own = [box for box, (owner, _) in standing.items() if owner == seat]
            open_ = [p for p in order if p not in declined and allowed(p, cubes, standing)]
            if not open_:
                break
            if seat in declined or len(own) == 2:
                continue
            offers = allowed(seat, cubes, standing)
            if not offers:
                if ends:
                    break
                continue
            assert (state.snapshot()["phase"], state.seat) == ("auction", seat)
            assert set(legal(state)) == offers | ({"decline"} if may_decline else set())
            if may_decline and chance.random() < 0.2:
                play(state, "decline")
                declined.add(seat)
                continue
            text = chance.choice(sorted(offers))
            play(state, text)
            box, n = (int(word) for word in text.split()[1:])
            if box in standing:
                cubes[standing[box][0]] += standing[box][1]
            standing[box] = (seat, n)
            cubes[seat] -= n
        assert state.snapshot()["phase"] != "auction"
        assert state.snapshot()["cubes"] == cubes
