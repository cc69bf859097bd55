"""What happens in a step (docs/contract.md): `step`, `opened`, `seen` and `tell`, for every game and option."""

import json

import pytest

import branchline as bl

from .walks import CASES, GAMES, LENGTH, case_id, some, some_sensible, steps

pytestmark = pytest.mark.parametrize("case", CASES, ids=case_id)


def positions(case, seed):
    """Where there is something to decide, in games at random and by the game's own policy."""
    return [state for state in (*some(case, seed, 6), *some_sensible(case, seed, 6)) if not state.over]


def eyes(case):
    return [*range(case[1]), None]


def opened(case, seed):
    name, seats, options = case
    given = {**LENGTH.get(name, {}), **options}
    return GAMES[name].new(seats, seed, given), *GAMES[name].opened(seats, seed, given)


def check(case, events):
    """What holds for the events of a step, or of setting up, as the rules write them and as anybody sees them."""
    game = GAMES[case[0]]
    assert isinstance(events, list)
    for seen in (events, *(game.seen(events, seat) for seat in eyes(case))):
        assert len(seen) == len(events)
        assert json.loads(json.dumps(seen)) == seen
        for event in seen:
            assert next(iter(event)) == "kind"
            assert type(event["kind"]) is str
            assert event.get("player", 0) in range(case[1])


def test_every_step_has_an_event_and_the_first_is_of_the_seat_that_decided(case):
    game = GAMES[case[0]]
    for before, action, after in steps(case, 1):
        other = before.copy()
        events = other.step(action)
        check(case, events)
        for seat in eyes(case):
            assert game.seen(events, seat)[0]["player"] == before.seat
        assert other == after


def test_apply_play_and_step_lead_to_the_same_state_and_nobody_listens_afterwards(case):
    for state in positions(case, 2):
        for action in state.legal()[::7]:
            applied, played, stepped = state.copy(), state.copy(), state.copy()
            applied.apply(action)
            played.play(action)
            stepped.step(action)
            assert applied == played == stepped
            assert applied.heard is played.heard is stepped.heard is None
            assert state.copy().step(action) == state.copy().step(action)


def test_a_refused_action_leaves_a_state_to_which_nobody_listens(case):
    for state in positions(case, 3):
        before, legal = state.copy(), set(state.legal())
        refused = next(action for action in range(GAMES[case[0]].actions + 1) if action not in legal)
        for action in (refused, -1, None, "x"):
            with pytest.raises(bl.IllegalMove):
                state.step(action)
            assert state.heard is None
            assert state == before


def test_events_hold_nothing_of_the_state_they_come_from(case):
    for state in positions(case, 4):
        events = state.step(state.legal()[-1])
        was = state.copy()
        for event in events:
            for value in event.values():
                if isinstance(value, list | dict):
                    value.clear()
            event.clear()
        assert state == was


def test_a_new_game_is_opened_with_what_happened_while_it_was_set_up(case):
    for seed in range(5):
        fresh, state, events = opened(case, seed)
        assert state == fresh
        assert state.heard is fresh.heard is None
        check(case, events)


def test_a_seat_sees_what_is_its_own_and_no_more_of_the_rest_than_a_spectator(case):
    """What the seats know apart from each other is what the game calls a secret."""
    game = GAMES[case[0]]
    secret = False
    lots = [opened(case, 5)[2], *(before.copy().step(action) for before, action, _ in steps(case, 5))]
    for events in lots:
        before = json.dumps(events)
        public = game.seen(events, None)
        for seat in range(case[1]):
            seen = game.seen(events, seat)
            for event, mine, plain in zip(events, seen, public, strict=True):
                if event.get("player") == seat:
                    assert mine == event
                secret = secret or mine != plain
                assert mine in (event, plain)
                # A second look through the same eyes shows nothing else, and a spectator's shows the least.
                assert game.seen([mine], seat) == [mine]
                assert game.seen([mine], None) == [plain]
        assert json.dumps(events) == before
    if not game.secrets:
        assert not secret


@pytest.mark.parametrize("seat", [-1, 99, "0", 0.0, True], ids=repr)
def test_there_are_no_eyes_of_a_seat_that_is_not_there(case, seat):
    with pytest.raises(ValueError, match="seat"):
        GAMES[case[0]].seen([], seat)


def test_the_log_tells_every_step_to_every_seat_and_once_what_happens_twice_in_a_row(case):
    game = GAMES[case[0]]
    for before, action, _ in steps(case, 6):
        events = before.step(action)
        for seat in eyes(case):
            seen = game.seen(events, seat)
            lines = game.tell(seen)
            assert len(lines) == sum(i == 0 or event != seen[i - 1] for i, event in enumerate(seen)) > 0
            assert game.tell([event for event in seen for _ in range(2)]) == lines
            for line in lines:
                assert isinstance(line.id, str)
                assert line.id.startswith(f"{game.name}-")
                assert json.loads(json.dumps(line.args)) == line.args
