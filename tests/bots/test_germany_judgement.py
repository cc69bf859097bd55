"""The judgement behind Germany's players: fair by what it reads, frozen for greedy, quick in playouts."""

from hashlib import sha256

import pytest
from tests.games.germany.positions import GAME

from branchline.core.native import row
from branchline.games.germany.bots.judging import JUDGEMENT, weights_for
from branchline.games.germany.judgement import judge, playout, weights
from branchline.games.germany.state import State

# What greedy plays on a few deals. It is the zero of the ladder: were it to play otherwise, every rating would mean
# something else.
FROZEN = {2: "4a3b596404889235", 3: "cbc245c53f5eec98", 4: "d85f84dc98a64d37", 5: "6d031b107e85cfc9"}


def begun(seats: int, seed: int) -> State:
    state = GAME.new(seats, seed)
    assert isinstance(state, State)
    return state


@pytest.mark.parametrize("seats", [2, 4])
def test_it_reads_nothing_that_the_seat_cannot_know(seats: int) -> None:
    style = weights_for("greedy", seats)
    state = begun(seats, 3)
    decisions = 0
    while not state.over:
        legal = row(state.legal())
        judged = judge.judge(state, legal, style)
        if decisions % 7 == 0:
            guess = state.resample(state.seat, decisions)
            assert [list(parts) for parts in judge.judge(guess, legal, style)] == [list(parts) for parts in judged]
        state.apply(judge.choose(state, legal, style))
        decisions += 1


@pytest.mark.parametrize("seats", FROZEN)
def test_greedy_plays_what_it_always_played(seats: int) -> None:
    style = weights_for("greedy", seats)
    state = begun(seats, 20 + seats)
    played = []
    while not state.over:
        action = judge.choose(state, row(state.legal()), style)
        played.append(state.notation(action))
        state.apply(action)
    assert sha256("\n".join(played).encode()).hexdigest()[:16] == FROZEN[seats]


def test_a_game_is_played_on_as_the_players_would_play_it() -> None:
    """What is tuned meets the players it will meet at a table."""
    style = JUDGEMENT.style("greedy", 4)
    end = JUDGEMENT.play([style] * 4, 24)
    state = begun(4, 24)
    while not state.over:
        state.apply(judge.choose(state, row(state.legal()), weights_for("greedy", 4)))
    assert end.scores() == state.scores()


def test_a_game_played_on_ends_and_says_how_many_decisions_it_took() -> None:
    state = begun(4, 9)
    styles = [weights_for("greedy", 4)] * 4
    assert playout.play_on(state, styles, 50) == 50
    assert not state.over
    assert playout.play_on(state, styles, 10_000) > 100
    assert state.over
    assert min(state.scores()) > 50


def test_weights_are_all_there_or_refused() -> None:
    named = dict.fromkeys(weights.RANGES, 1.0)
    with pytest.raises(ValueError, match="speed unknown, turn missing"):
        weights.ordered({"speed": 1.0, **{name: weight for name, weight in named.items() if name != "turn"}})
