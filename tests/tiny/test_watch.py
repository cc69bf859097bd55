"""The watch over the tiny game finds what breaks its invariants."""

import pytest
from tests.tiny.game import GAME
from tests.tiny.invariants import Watch

from branchline.core.invariants import Broken


def test_what_no_event_tells_of_is_found() -> None:
    state, events = GAME.opened(2, 1)
    watch = Watch(GAME, state, events)
    events = state.step(0)
    watch.step(0, state, events)
    for spoil in (state.points, state.rails, state.holder):
        spoil[1] += 1
        with pytest.raises(Broken, match="TI2"):
            watch.step(0, state, [])
        spoil[1] -= 1
    watch.step(0, state, [])


def test_more_actions_than_a_turn_has_and_wrong_scores_are_found() -> None:
    state, events = GAME.opened(2, 1, {"turns": 1})
    watch = Watch(GAME, state, events)
    watch.offered(state, state.legal())
    with pytest.raises(Broken, match="TI1"):
        watch.offered(state, [*state.legal(), 99])
    state.playout(1, {"done": 1})
    watch.score[0] += 1
    with pytest.raises(Broken, match="TI3"):
        watch.end(state)
