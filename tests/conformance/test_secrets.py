"""What a seat may know, and the guesses drawn for it: `view` and `resample`, for every game."""

import json

import pytest

from .walks import CASES, GAMES, case_id, some

pytestmark = pytest.mark.parametrize("case", CASES, ids=case_id)


def test_a_view_is_plain_data_and_names_whose_it_is(case):
    for state in some(case, 1):
        for seat in [*range(case[1]), None]:
            view = state.view(seat)
            assert json.loads(json.dumps(view)) == view
            assert view["you"] == seat
            assert view["game"] == GAMES[case[0]].name
            assert view["over"] == state.over
            assert view["legal"] == (state.legal() if seat == state.seat else [])


def test_a_view_holds_nothing_that_is_hidden(case):
    for state in some(case, 2):
        truth = state.snapshot()
        for seat in range(case[1]):
            guess = state.resample(seat, 3).snapshot()
            hidden = {part for part in truth if guess[part] != truth[part]}
            assert "chance" in hidden
            for view in (state.view(seat), state.view(None)):
                assert not {"chance", "seed", "snapshot", "rng"} & set(view)
                assert not [part for part in hidden if part in view and view[part] == truth[part]]


def test_a_spectator_sees_nothing_that_some_seat_does_not_see(case):
    for state in some(case, 3):
        spectator = state.view(None)
        seats = [state.view(seat) for seat in range(case[1])]
        for key, value in spectator.items():
            if key != "you":
                assert any(contained(value, view[key]) for view in seats), key


def test_seats_see_different_things_only_in_a_game_with_secrets(case):
    apart = False
    for state in some(case, 12):
        views = [state.view(seat) for seat in [*range(case[1]), None]]
        for view in views:
            view.pop("you")
            view.pop("legal")
        apart = apart or any(view != views[0] for view in views)
        if not GAMES[case[0]].secrets:
            assert all(agree(view, views[0]) for view in views)
    assert apart or not GAMES[case[0]].secrets or case[2]  # an option may lay every secret open


def agree(one, other):
    """Whether two values say the same, but for nulls: what a seat need not show is null to the others."""
    if one is None or other is None:
        return True
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(agree(value, other[key]) for key, value in one.items())
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(agree(a, b) for a, b in zip(one, other, strict=True))
    return one == other


def contained(less, more):
    """Whether everything that is said in one value is said in the other; null and emptiness say nothing."""
    if less is None or less == [] or less == {}:
        return True
    if isinstance(less, dict) and isinstance(more, dict):
        return all(key in more and contained(value, more[key]) for key, value in less.items())
    if isinstance(less, list) and isinstance(more, list) and len(less) == len(more):
        return all(contained(a, b) for a, b in zip(less, more, strict=True))
    return less == more


def test_a_guess_looks_the_same_to_the_seat_it_was_made_for(case):
    for state in some(case, 4):
        before = json.dumps(state.snapshot())
        for seat in range(case[1]):
            for seed in (1, 2, 3):
                guess = state.resample(seat, seed)
                assert guess.view(seat) == state.view(seat)
                if seat == state.seat:
                    assert guess.legal() == state.legal()
        # Neither the guess nor playing it on touches the real game.
        if not guess.over:
            guess.play(guess.legal()[0])
        assert json.dumps(state.snapshot()) == before


def test_a_guess_is_a_whole_game_that_can_be_played_to_its_end(case):
    game = GAMES[case[0]]
    for state in some(case, 5, 5):
        guess = state.resample(0, 9)
        assert game.load(guess.snapshot()) == guess
        steps = 0
        while not guess.over:
            legal = guess.legal()
            guess.play(legal[steps * 7 % len(legal)])
            steps += 1
        assert len(guess.ranks()) == case[1]


def test_guesses_depend_on_their_seed_only_and_differ(case):
    state = some(case, 6)[6]
    guesses = [state.resample(0, seed).snapshot() for seed in range(6)]
    assert guesses[0] == state.resample(0, 0).snapshot()
    assert len({json.dumps(guess, sort_keys=True) for guess in guesses}) > 1
    assert all(guess["chance"] != state.snapshot()["chance"] for guess in guesses)


def test_two_states_that_look_the_same_to_a_seat_give_it_the_same_guesses(case):
    # Otherwise whoever knows the seed of a guess could work out the truth from it.
    for state in some(case, 7, 6):
        if state.over:
            continue
        for seat in range(case[1]):
            twin = state.resample(seat, 123)
            assert twin.resample(seat, 5).view(seat) == state.resample(seat, 5).view(seat)
            one, other = twin.resample(seat, 5).snapshot(), state.resample(seat, 5).snapshot()
            assert one == other


def test_what_a_seat_sees_happen_is_the_same_in_every_state_it_could_be_in(case):
    """What a seat that only watches, or a spectator, sees happen in two states it cannot tell apart differs in nothing
    but what the action itself brings to light."""
    game = GAMES[case[0]]
    for state in some(case, 8, 10):
        if state.over:
            continue
        watcher = (state.seat + 1) % case[1]
        twin = state.resample(watcher, 3)
        assert twin.seat == state.seat
        for action in set(state.legal()) & set(twin.legal()):
            happened, guessed = state.copy().step(action), twin.copy().step(action)
            for eyes in {watcher, None} - {state.seat}:  # alone at a table nobody watches but spectators
                seen, imagined = game.seen(happened, eyes), game.seen(guessed, eyes)
                assert seen[0] == imagined[0]
                assert game.tell(seen)[0] == game.tell(imagined)[0]


@pytest.mark.parametrize("seat", [-2, 99])
def test_there_is_no_guess_for_a_seat_that_is_not_there(case, seat):
    state = some(case, 9, 3)[5]
    with pytest.raises(ValueError):
        state.resample(seat, 1)
    with pytest.raises(ValueError):
        state.view(seat)
