"""W16: phase ten, and the end of the game."""

import pytest

from .positions import GAME, after_trains, idle, legal, line, play, position, random_game, refusal, sell

LAST_TURN = [(4, 3), (3, 4)]


@pytest.mark.rule("W16.1", "W16.2")
@pytest.mark.parametrize(("seats", "turn"), LAST_TURN)
def test_the_game_ends_after_the_last_turn(seats, turn):
    state = after_trains(seats=seats, turn=turn)
    assert state.over
    assert (state.seat, state.turn, state.legal()) == (-1, turn + 1, [])
    snapshot = state.snapshot()
    assert (snapshot["phase"], snapshot["seat"], snapshot["turn"]) == ("over", None, turn + 1)
    assert sorted(state.ranks()) == list(range(1, seats + 1))
    assert state.scores() == [0] * seats


@pytest.mark.rule("W16.1", "W16.2", "W16.3")
@pytest.mark.parametrize(("seats", "turn"), [(4, 0), (4, 1), (4, 2), (3, 0), (3, 1), (3, 2), (3, 3)])
def test_before_the_last_turn_a_new_one_begins_with_phase_one(seats, turn):
    state = after_trains(seats=seats, turn=turn, cubes=2)
    snapshot = state.snapshot()
    assert not state.over
    assert (snapshot["turn"], snapshot["phase"], snapshot["cubes"]) == (turn + 1, "auction", [14] * seats)
    assert [box["bid"] for box in snapshot["boxes"]] == [None] * 8
    assert (snapshot["passed"], snapshot["declined"]) == ([], [])
    with pytest.raises(ValueError):
        state.ranks()


@pytest.mark.rule("W16.1", "W16.2")
@pytest.mark.parametrize(("seats", "turn"), LAST_TURN)
def test_no_cubes_and_no_tokens_are_drawn_after_the_last_turn(seats, turn):
    before = position(seats=seats, turn=turn, phase="trains", passed=list(range(1, seats)), cubes=2)
    after = play(before.copy(), "pass")
    assert after.snapshot()["cubes"] == [2] * seats
    assert after.snapshot()["chance"] == before.snapshot()["chance"]


@pytest.mark.rule("W16.4")
@pytest.mark.parametrize(("seats", "turn"), LAST_TURN)
def test_takeovers_of_the_last_turn_come_before_the_scoring(seats, turn):
    line_ = line(1, "the_south", "settle") | line(1, "settle", "stainforth")
    state = after_trains(seats=seats, turn=turn, links=line_)
    assert (state.over, state.snapshot()["phase"], state.seat) == (False, "takeover", 1)
    kept = play(state.copy(), "no-takeover")
    assert kept.over
    handed = play(state, "takeover midland", "over the_south settle", "done")
    assert handed.over
    # One of two links is gone, and with it its minus point.
    assert kept.scores()[1] == -4
    assert handed.scores()[1] == -3
    assert handed.snapshot()["companies"]["settle"] == ["midland"]


@pytest.mark.rule("W16.4")
@pytest.mark.parametrize(("seats", "turn"), LAST_TURN)
def test_the_last_turn_has_all_its_phases(seats, turn):
    state = position(seats=seats, turn=turn, cubes=[3] * seats)
    sell(state)
    assert state.snapshot()["phase"] == "build"
    idle(state, "trains")
    assert state.snapshot()["phase"] == "trains"
    idle(state)
    assert state.over


@pytest.mark.rule("W16.1", "W16.2")
@pytest.mark.parametrize(("seats", "turns", "rule"), [(4, 4, "W16.1"), (3, 5, "W16.2")])
def test_after_the_end_everything_is_refused(seats, turns, rule):
    state = after_trains(seats=seats, turn=turns - 1)
    for text in ("bid 1 3", "no-build", "pass", "no-takeover", "done", "lay skipton embsay", "buy t1a"):
        why = refusal(state, text)
        assert (why.rule, why.message, why.arguments) == (rule, "refused-over", {})


@pytest.mark.rule("W16.1", "W16.2", "W16.3")
@pytest.mark.parametrize(("seats", "turns"), [(4, 4), (3, 5)])
def test_random_games_have_exactly_their_turns(seats, turns):
    for seed in range(4):
        seen = [0]
        for _, _, after in random_game(seats, seed):
            if after.turn != seen[-1]:
                seen.append(after.turn)
        assert seen == list(range(turns + 1))
        assert after.over
        assert legal(after) == []
        assert GAME.load(after.snapshot()) == after
