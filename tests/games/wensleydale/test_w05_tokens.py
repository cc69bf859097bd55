"""W5: phase two, the influence points of the boxes."""

from collections import Counter
from statistics import fmean, variance

import pytest

from .positions import GAME, KINDS, PRINTED, after_trains, bids, chances, influence, legal, play, position, random_game


def drawn(state):
    return [box["token"] for box in state.snapshot()["boxes"]]


@pytest.mark.rule("W5.1", "W5.2")
@pytest.mark.parametrize("kind", KINDS)
def test_all_twenty_tokens_are_in_the_bag_when_a_turn_begins(kind):
    # All five of a kind and three of another lie in the boxes; both kinds come again as often as any.
    other = KINDS[KINDS.index(kind) - 1]
    counts = {k: [] for k in KINDS}
    places = [Counter() for _ in range(8)]
    for chance in chances(500):
        tokens = drawn(after_trains(tokens=[kind] * 5 + [other] * 3, chance=chance))
        for k in KINDS:
            counts[k].append(tokens.count(k))
        for place, token in zip(places, tokens, strict=True):
            place[token] += 1
    for k in KINDS:
        # Eight of twenty without putting back: two of a kind, with a variance of 0.95 (1.5 with putting back).
        assert abs(fmean(counts[k]) - 2) < 0.22
        assert 0.7 < variance(counts[k]) < 1.25
        assert max(counts[k]) <= 5
    for place in places:
        assert all(80 < place[k] < 175 for k in KINDS)


@pytest.mark.rule("W5.2")
def test_the_first_turn_draws_as_all_others_do():
    counts = Counter()
    for seed in range(500):
        tokens = drawn(GAME.new(seats=3, seed=seed, options={}))
        assert len(tokens) == 8
        assert max(Counter(tokens).values()) <= 5
        counts.update(tokens)
    assert all(880 < counts[kind] < 1120 for kind in KINDS)


@pytest.mark.rule("W5.1")
@pytest.mark.parametrize("seats", [3, 4])
def test_every_turn_brings_new_tokens_and_shows_that_chance_was_used(seats):
    for before, _, after in random_game(seats, 6):
        if after.over:
            break
        if before.turn != after.turn:
            assert after.snapshot()["chance"] != before.snapshot()["chance"]
            assert after.revealed > before.revealed
            assert bids(after) == {}
        else:
            assert drawn(before) == drawn(after)
            assert after.snapshot()["chance"] == before.snapshot()["chance"]
            assert after.revealed == before.revealed


@pytest.mark.rule("W5.3")
@pytest.mark.parametrize("box", range(1, 9))
def test_a_box_is_worth_its_printed_points_and_one_of_its_token(box):
    # Seat 2 wins this box and box 8 (or 7), the others win nothing that matters to him.
    second = 7 if box == 8 else 8
    others = [b for b in range(1, 8) if b not in (box, second)]
    for token in KINDS:
        filler = [k for k in KINDS if k != token]
        tokens = [filler[i % 3] for i in range(8)]
        tokens[box - 1] = token
        standing = {other: (i // 2, 3) for i, other in enumerate(others[:4])} | {second: (2, 3)}
        tracks = {kind: {1: [0, 1, 2]} for kind in KINDS}
        state = position(seat=2, tokens=tokens, bids=standing, tracks=tracks, cubes=[6, 6, 9])
        play(state, f"bid {box} 3")
        gained = Counter(PRINTED[box]) + Counter(PRINTED[second]) + Counter([token, tokens[second - 1]])
        assert influence(state, 2) == {kind: 1 + gained[kind] for kind in KINDS}
        assert sum(influence(state, 2).values()) == 4 + (4 if box < 5 else 3) + (3 if second > 4 else 4)


@pytest.mark.rule("W5.4")
@pytest.mark.parametrize("seats", [3, 4])
def test_all_eight_boxes_are_offered_whatever_the_number_of_players(seats):
    state = GAME.new(seats=seats, seed=11, options={})
    assert len(drawn(state)) == 8
    assert {GAME.action(action)["box"] for action in state.legal()} == set(range(1, 9))
    for box in range(1, 9):
        assert f"bid {box} 5" in legal(state)
