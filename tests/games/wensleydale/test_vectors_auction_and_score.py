"""The ledger's test vectors for set-up, auction, orders, profit and loss, and scoring."""

from collections import Counter
from itertools import islice

import pytest

from .auctions import contents, paid_out, tracks_of
from .positions import (
    BOARD,
    GAME,
    KINDS,
    after_trains,
    bids,
    finished,
    influence,
    legal,
    level,
    play,
    position,
    ranked,
    stack,
    wild_links,
)

PURPLE, YELLOW, BLUE, BLACK = range(4)
LETTERS = {"G": "government", "T": "train", "M": "midland", "N": "north_eastern"}


def example(name):
    return next(entry for entry in BOARD["examples"] if entry["id"] == name)


def layouts():
    return (GAME.new(seats=3, seed=seed, options={}).snapshot()["pieces"] for seed in range(4000))


@pytest.mark.rule("W2.11", "W2.13", "W2.15", "W2.16")
def test_v1_two_stones_stay_in_the_hill_and_the_meadow_keeps_its_cheese_alone():
    # One stone and one cheese drawn for Gilling are seen as one cheese there.
    examples = [pieces for pieces in islice(layouts(), 60)
             if pieces.get("marske_moor") == {"stone": 2} and pieces.get("gilling") == {"cheese": 1}]  # fmt: skip
    assert examples
    for pieces in examples:
        assert not {"stone", "cheese"} & set(pieces["richmond"])


@pytest.mark.rule("W2.20", "W2.21", "W2.22")
def test_v2_three_two_two_and_none():
    wanted = {"richmond": {"red": 2, "green": 1}, "reeth": {"red": 1, "green": 1},
              "bedale": {"green": 1, "opposition": 1}}  # fmt: skip
    pieces = next(p for p in layouts() if all(p.get(town) == pile for town, pile in wanted.items()))
    assert "northallerton" not in pieces


@pytest.mark.rule("W5.3", "W6.5", "W6.16")
def test_v3_box_1_with_a_government_token():
    tokens = ["government", *["midland"] * 5, "train", "train"]
    state = position(seat=2, tokens=tokens, cubes=6,
                     bids={2: (0, 3), 3: (0, 3), 4: (1, 3), 5: (1, 2), 8: (2, 2)})  # fmt: skip
    assert "bid 1 3" in legal(state)
    assert "bid 1 2" not in legal(state)
    before = influence(state, 2)
    play(state, "bid 1 3")
    # Box 8 brought one point more on midland, north_eastern and train.
    gained = Counter(influence(state, 2)) - Counter(before) - Counter(["midland", "north_eastern", "train"])
    assert gained == {"train": 1, "north_eastern": 2, "government": 1}


@pytest.mark.rule("W6.5")
@pytest.mark.parametrize("token", KINDS)
def test_v4_minimum_bids_do_not_depend_on_the_token(token):
    state = position(tokens=[token] * 5 + [k for k in KINDS if k != token])
    least = {box: min(GAME.action(a)["cubes"] for a in state.legal() if GAME.action(a)["box"] == box)
             for box in range(1, 9)}  # fmt: skip
    assert least == {1: 3, 2: 3, 3: 3, 4: 3, 5: 2, 6: 2, 7: 2, 8: 2}


@pytest.mark.rule("W6.1", "W6.3", "W6.6", "W6.9", "W6.10", "W6.14", "W7.1", "W7.2", "W7.3")
def test_v5_and_v6_the_extended_example_on_this_board():
    facts = example("auction_extended")
    here, expected = facts["on_this_board"], facts["expect"]
    seat_of = {name: seat for seat, name in enumerate(here["order"])}
    assert list(seat_of) == ["purple", "yellow", "blue", "black"]
    state = position(seats=4, tokens=[here["tokens"][str(box)] for box in range(1, 9)])
    for number, round_ in enumerate(here["bids"], start=1):
        # From the third round on there is only one player who may act.
        assert len(round_) == (4 if number <= 2 else 1)
        for player, box, cubes in round_:
            assert state.seat == seat_of[player]
            play(state, f"bid {box} {cubes}")
    assert state.snapshot()["phase"] == "build"
    for name, seat in seat_of.items():
        assert influence(state, seat) == expected["totals"][name]
    for order in ("build", "train"):
        assert state.snapshot()["orders"][order] == [seat_of[name] for name in expected[f"{order}_order"]]
        assert state.snapshot()["orders"][order] == [BLACK, YELLOW, BLUE, PURPLE]
    # Black and yellow are equal on both tracks; black lies above yellow.
    assert stack(state, "government", 3)[-2:] == [YELLOW, BLACK]
    assert stack(state, "train", 5) == [YELLOW, BLACK]


@pytest.mark.rule("W6.1", "W6.3", "W6.4", "W6.9", "W6.14", "W6.17")
def test_d1_the_replay_of_the_auction():
    state = position(seats=4)
    play(state, "bid 1 3", "bid 2 3", "bid 3 3", "bid 6 2", "bid 6 3")
    assert state.snapshot()["cubes"] == [6, 9, 9, 12]
    play(state, "bid 5 2", "bid 7 2", "bid 8 2")
    assert state.seat == BLACK
    play(state, "bid 1 4")
    assert state.seat == PURPLE
    assert bids(state) == {1: (BLACK, 4), 2: (YELLOW, 3), 3: (BLUE, 3), 5: (YELLOW, 2), 6: (PURPLE, 3), 7: (BLUE, 2),
                           8: (BLACK, 2)}  # fmt: skip
    play(state, "bid 4 3")
    assert state.snapshot()["phase"] == "build"
    assert state.snapshot()["cubes"] == [6, 7, 7, 6]


def test_d2_our_own_reading_of_the_pay_out_gives_the_tracks_of_the_ledger():
    # The boxes of this vector are not those of the board, so it proves the model that random auctions are held to.
    boxes = [[LETTERS[letter] for letter in text] for text in
             ("TNNG", "GTMM", "MNTG", "MMNN", "GNT", "MNM", "MNN", "GTM")]  # fmt: skip
    won = {1: (BLACK, 4), 2: (YELLOW, 3), 3: (BLUE, 3), 4: (PURPLE, 3), 5: (YELLOW, 2), 6: (PURPLE, 3), 7: (BLUE, 2),
           8: (BLACK, 2)}  # fmt: skip
    start = position(seats=4)
    assert tracks_of(start)["government"] == {1: [BLACK, BLUE, YELLOW, PURPLE]}
    after = paid_out(tracks_of(start), boxes, won)
    assert after == {
        "government": {1: [PURPLE], 2: [BLUE], 3: [YELLOW, BLACK]},
        "train": {2: [PURPLE], 3: [BLUE], 4: [YELLOW, BLACK]},
        "midland": {2: [BLACK], 3: [YELLOW, BLUE], 5: [PURPLE]},
        "north_eastern": {2: [YELLOW], 3: [BLACK], 4: [PURPLE, BLUE]},
    }
    assert ranked(after["government"]) == ranked(after["train"]) == [BLACK, YELLOW, BLUE, PURPLE]


@pytest.mark.rule("W3.3", "W6.19")
def test_d2_and_the_engine_pays_the_boxes_of_this_board_the_same_way():
    tokens = ["government", "midland", "government", "north_eastern", "train", "midland", "north_eastern", "midland"]
    won = {1: (BLACK, 4), 2: (YELLOW, 3), 3: (BLUE, 3), 5: (YELLOW, 2), 6: (PURPLE, 3), 7: (BLUE, 2), 8: (BLACK, 2)}
    state = position(seats=4, tokens=tokens, bids=won, cubes=[9, 7, 7, 6])
    expected = paid_out(tracks_of(state), contents(tokens), won | {4: (PURPLE, 3)})
    play(state, "bid 4 3")
    assert tracks_of(state) == expected


# Every other box is held: seats 1 to 3 hold two each, or seat 3 one and the last box is free.
LOWER_TAKEN = {1: (0, 3), 2: (1, 3), 5: (1, 2), 6: (2, 2), 7: (2, 2), 8: (3, 2)}
LOWER_FREE = {1: (0, 3), 2: (1, 3), 3: (1, 3), 5: (2, 2), 6: (2, 2), 7: (3, 2)}


@pytest.mark.rule("W6.2", "W6.13")
def test_d3_with_two_cubes_and_no_empty_lower_box_a_player_is_skipped():
    state = position(seats=4, seat=3, bids=LOWER_TAKEN, cubes=[2, 7, 8, 10])
    play(state, "bid 3 3")
    assert state.snapshot()["phase"] == "build"


@pytest.mark.rule("W6.2", "W6.13")
def test_d3_with_two_cubes_and_an_empty_lower_box_he_must_bid_them_there():
    state = position(seats=4, seat=3, bids=LOWER_FREE, cubes=[2, 6, 8, 10])
    play(state, "bid 4 3")
    assert (state.seat, legal(state)) == (0, ["bid 8 2"])
    play(state, "bid 8 2")
    assert state.snapshot()["phase"] == "build"


@pytest.mark.rule("W6.2")
def test_d3_with_three_cubes_and_any_empty_box_he_must_bid():
    state = position(seats=4, seat=3, bids=LOWER_TAKEN, cubes=[3, 7, 8, 10])
    play(state, "bid 3 3")
    assert state.seat == 0
    assert set(legal(state)) == {"bid 4 3", "bid 5 3", "bid 6 3", "bid 7 3", "bid 8 3"}


@pytest.mark.rule("W6.9", "W6.13")
def test_d4_a_player_who_bid_all_is_skipped_while_it_stands_and_freed_when_he_is_overbid():
    state = play(position(cubes=[12, 15, 12]), "bid 1 12")
    standing = play(state.copy(), "bid 2 3", "bid 3 3")
    assert standing.seat == 1
    freed = play(state.copy(), "bid 1 13", "bid 3 3")
    assert freed.seat == 0
    assert freed.snapshot()["cubes"][0] == 12


@pytest.mark.rule("W4.1", "W4.2", "W4.3")
def test_d5_cubes_of_phase_one():
    assert after_trains(seats=4, cubes=[0, 2, 3, 5]).snapshot()["cubes"] == [12, 14, 15, 15]


@pytest.mark.rule("W3.6", "W3.7")
def test_d6_the_cap():
    # Box 3 prints two government points; the other boxes and tokens have none.
    fields = {"seat": 2, "cubes": 6, "tokens": ["midland"] * 5 + ["north_eastern"] * 3,
              "bids": {1: (0, 3), 5: (0, 2), 2: (1, 3), 6: (1, 2), 8: (2, 2)}}  # fmt: skip
    state = play(position(**fields, tracks={"government": {7: [2], 8: [0, 1]}}), "bid 3 3")
    assert stack(state, "government", 8) == [0, 1, 2]
    # A on 8 below B gains one point by box 7.
    state = play(position(**fields, tracks={"government": {8: [2, 0], 1: [1]}}), "bid 7 2")
    assert stack(state, "government", 8) == [0, 2]


@pytest.mark.rule("W13.4", "W13.6", "W14.1")
def test_d7_all_results_are_nothing():
    state = after_trains(seats=4)
    assert stack(state, "profit_loss", 0) == [0, 1, 2, 3]
    assert state.snapshot()["orders"]["player"] == [3, 2, 1, 0]


@pytest.mark.rule("W13.3", "W13.4", "W13.5", "W14.1")
def test_d8_two_win_two_lose():
    state = after_trains(seats=4, trains={"t1a": 0, "t1d": 2}, load=[{"red": 2}, {}, {"cheese": 2}],
                         links=wild_links(0, 1, 0, 1))  # fmt: skip
    assert state.snapshot()["tracks"]["profit_loss"] == {"2": [0, 2], "-1": [1, 3]}
    assert state.snapshot()["orders"]["player"] == [2, 0, 3, 1]


@pytest.mark.rule("W13.3", "W13.7", "W14.1")
def test_d9_the_limits():
    a, b, c, d = range(4)
    tracks = {"profit_loss": {5: [a], 4: [b], -12: [d], -13: [c]}}
    state = position(seats=4, phase="trains", passed=[1, 2, 3], tracks=tracks, trains={"t1a": a, "t2a": b},
                     load=[{"red": 1}, {"red": 3}], links=wild_links(0, 0, 2, 4))  # fmt: skip
    assert state.snapshot()["orders"]["player"] == [a, b, d, c]
    play(state, "pass")
    assert state.snapshot()["tracks"]["profit_loss"] == {"5": [a, b], "-13": [d, c]}
    assert state.snapshot()["orders"]["player"] == [b, a, c, d]


@pytest.mark.rule("W13.1", "W13.2", "W13.3")
def test_v19_six_pounds_and_seven_links_are_one_space_down():
    facts = example("profit_purple")
    assert facts["on_this_board"]["moved"] == {"stone": 2, "green": 1, "red": 1, "cheese": 0}
    state = position(phase="trains", passed=[1, 2], links=wild_links(7), trains={"t3b": 0},
                     load=[{"stone": 2, "green": 1, "red": 1}])  # fmt: skip
    before = state.view(None)["players"][0]
    assert (before["income"], before["result"]) == (6, -1)
    play(state, "pass")
    assert level(state, "profit_loss", 0) == facts["expect"]["profit"] == -1


@pytest.mark.rule("W3.2", "W13.3")
@pytest.mark.parametrize(
    ("start", "links", "load", "end"), [(5, 0, 8, 5), (0, 0, 6, 5), (-13, 15, 0, -13), (0, 14, 0, -13)]
)
def test_v20_never_above_5_and_never_below_13(start, links, load, end):
    other = 1 if start != 1 else 2
    state = after_trains(tracks={"profit_loss": {start: [0], other: [2, 1]}}, links=wild_links(links),
                         trains={"t3d": 0, "t2d": 0}, load=[{"cheese": load}])  # fmt: skip
    assert level(state, "profit_loss", 0) == end


@pytest.mark.rule("W17.1", "W17.2", "W17.3")
@pytest.mark.parametrize(("player", "pieces", "sets", "total"), [("yellow", 17, 2, 23), ("purple", 13, 3, 14)])
def test_v24_and_v25_the_scoring_examples(player, pieces, sets, total):
    facts = example("final_scoring")
    here = facts["on_this_board"][player]
    pile = {kind: here[kind] for kind in ("stone", "cheese", "red", "green")}
    state = finished(profit=[here["profit"], 0, 0], delivered=[pile], links=wild_links(here["links"]))
    entry = GAME.sheet(state)[0]
    assert (entry["pieces"], entry["sets"], entry["total"]) == (pieces, sets, total)
    assert state.scores()[0] == facts["expect"][player] == total


@pytest.mark.rule("W17.6")
def test_d17_a_negative_score():
    state = finished(profit=[-13, 0, 0], delivered=[{"red": 1, "stone": 1}], links=wild_links(6))
    assert state.scores()[0] == -17
