"""The promises of a `State` (docs/contract.md), for every game, seat count and option."""

import copy
import json
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

import branchline as bl

from .walks import CASES, GAMES, case_id, some, steps

pytestmark = pytest.mark.parametrize("case", CASES, ids=case_id)
VERY_MANY = 1_000
NOT_ACTIONS = [-1, -(10**9), 10**9, "x", "0", "", None, 1.0, True, False, [1], (0,), b"0", {}]


def kept(state):
    """All that can be read from a state, to compare with later."""
    return json.dumps(state.snapshot(), sort_keys=True), state.legal(), state.scores(), state.seat, state.turn


def test_legal_actions_are_rising_ints_of_the_space_and_never_run_out(case):
    actions = GAMES[case[0]].actions
    for before, action, state in steps(case, 1):
        legal = before.legal()
        assert legal
        assert all(type(a) is int for a in legal)
        assert legal == sorted(set(legal))
        assert legal[0] >= 0
        assert legal[-1] < actions
        assert action in legal
        assert before.legal() == legal
        assert 0 <= before.seat < case[1]
        assert not before.over
        assert state.over or state.legal()
    assert state.over
    assert state.seat == -1
    assert state.legal() == []


def test_play_and_apply_do_the_same(case):
    for before, action, after in steps(case, 2):
        other = before.copy()
        other.apply(action)
        assert other == after


def refusal(state, action):
    """What `play` refuses an action with; quicker than `pytest.raises`, of which there would be very many."""
    try:
        state.play(action)
    except bl.IllegalMove as illegal:
        return illegal
    raise AssertionError(f"{action} was played")


def test_whatever_is_not_legal_is_refused_and_leaves_the_state_as_it_was(case):
    actions = GAMES[case[0]].actions
    every = 1 if actions < VERY_MANY else 6  # of a very large space each state tries another part
    for number, state in enumerate(some(case, 3, 5)):
        before = kept(state)
        legal = set(state.legal())
        refused = {}
        for action in sorted({*range(number % every, actions, every), *legal}):
            why = state.why_not(action)
            assert (why is None) == (action in legal)
            if why is None:
                continue
            again = refusal(state, action)
            assert (again.message, again.arguments) == (why.message, why.arguments)
            refused[type(why), why.message, why.rule, tuple(why.arguments.items()), str(why)] = why
        for why in refused.values():
            assert isinstance(why, bl.IllegalMove)
            assert isinstance(why, ValueError)
            assert why.message.startswith("refused-")
            assert why.rule
            assert isinstance(why.arguments, dict)
            assert json.loads(json.dumps(why.arguments)) == why.arguments
            assert str(why).strip()
        assert kept(state) == before


@pytest.mark.parametrize("action", NOT_ACTIONS, ids=repr)
def test_what_is_no_action_is_refused(case, action):
    state = some(case, 3, 3)[5]
    before = kept(state)
    why = state.why_not(action)
    assert isinstance(why, bl.IllegalMove)
    with pytest.raises(bl.IllegalMove):
        state.play(action)
    assert kept(state) == before


def test_the_action_after_the_last_is_refused(case):
    state = some(case, 3, 3)[5]
    actions = GAMES[case[0]].actions
    assert isinstance(state.why_not(actions), bl.IllegalMove)
    with pytest.raises(bl.IllegalMove):
        state.play(actions)


def test_a_copy_is_independent(case):
    # The copies taken before each step must not have moved when the game is over.
    history = [(before, kept(before), action, kept(after)) for before, action, after in steps(case, 4)]
    for before, was, action, then in history[::9]:
        assert kept(before) == was
        twin = before.copy()
        assert twin == before
        twin.play(action)
        assert kept(twin) == then
        assert kept(before) == was
        assert twin != before


def test_every_way_to_copy_and_pickle_give_equal_independent_states(case):
    for state in some(case, 5, 6):
        was = kept(state)
        for twin in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
            assert twin == state
            assert kept(twin) == was
            if not twin.over:
                twin.play(twin.legal()[-1])
                assert kept(state) == was


def test_a_snapshot_is_plain_data_and_loads_to_an_equal_state(case):
    game = GAMES[case[0]]
    for state in some(case, 6):
        snapshot = state.snapshot()
        through = json.loads(json.dumps(snapshot))
        assert through == snapshot
        loaded = game.load(through)
        assert loaded == state
        assert loaded.snapshot() == snapshot
        assert loaded.legal() == state.legal()
        for seat in [*range(case[1]), None]:
            assert loaded.view(seat) == state.view(seat)
        # Loading keeps nothing of the data it was given, and the snapshot nothing of the state.
        through.clear()
        assert loaded == state


def test_a_loaded_state_goes_on_just_like_the_game_it_was_taken_from(case):
    game = GAMES[case[0]]
    other = None
    for n, (before, action, after) in enumerate(steps(case, 7)):
        if n % 40 == 10:
            other = game.load(json.loads(json.dumps(before.snapshot())))
        if other is not None:
            assert other.legal() == before.legal()
            other.play(action)
            assert other == after
    assert other is None or other.ranks() == after.ranks()


def test_states_differ_from_each_other_and_from_anything_else(case):
    state, *others = some(case, 8, 4)
    assert state != others[0]
    for other in (None, 3, "x", state.snapshot(), object()):
        assert state != other
        assert other != state


def test_scores_and_places(case):
    for state in some(case, 9, 6):
        scores = state.scores()
        assert len(scores) == case[1]
        assert all(type(score) is int for score in scores)
        if not state.over:
            with pytest.raises(ValueError):
                state.ranks()
    ranks = state.ranks()
    assert len(ranks) == case[1]
    assert min(ranks) == 1
    for rank in ranks:
        assert rank == 1 + sum(other < rank for other in ranks)
    best = max(scores)
    assert all(score == best for score, rank in zip(scores, ranks, strict=True) if rank == 1)


def test_turns_and_what_was_revealed_never_go_back(case):
    turn = revealed = 0
    for before, _, after in steps(case, 10):
        assert after.turn in (before.turn, before.turn + 1)
        assert after.revealed >= before.revealed
        turn, revealed = after.turn, after.revealed
    assert turn > 0
    assert revealed > 0


def test_an_action_that_used_chance_or_showed_something_says_so(case):
    for before, action, after in steps(case, 11):
        if after.revealed == before.revealed and not after.over:
            # Nothing new came to light: with everything hidden dealt anew, the same action leads to the same view.
            seat = before.seat
            twin = before.resample(seat, 5)
            twin.play(action)
            assert twin.view(seat) == after.view(seat)
            assert before.snapshot()["chance"] == after.snapshot()["chance"]


@given(seed=st.integers(0, 2**32 - 1), choices=st.lists(st.integers(0, 10**6), max_size=60))
def test_any_walk_keeps_the_promises(case, seed, choices):
    name, seats, options = case
    game = GAMES[name]
    state = game.new(seats=seats, seed=seed, options=options)
    for choice in choices:
        if state.over:
            break
        legal = state.legal()
        action = legal[choice % len(legal)]
        assert state.parse(state.notation(action)) == action
        state.play(action)
    assert game.load(json.loads(json.dumps(state.snapshot()))) == state
    assert state.copy() == state
    seat = state.seat if not state.over else 0
    guess = state.resample(seat, seed)
    assert guess.view(seat) == state.view(seat)
    assert guess.legal() == state.legal()
