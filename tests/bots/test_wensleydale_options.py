"""The players of Last Train to Wensleydale under its options."""

from functools import partial
from typing import Any

import pytest

from branchline import bots
from branchline.games import GAMES


@pytest.mark.long
@pytest.mark.parametrize("bot", ["greedy", "planner"])
@pytest.mark.parametrize(
    "options",
    [
        {"series_shape": "ring_ok", "auction_may_decline": True},
        {"series_shape": "trail", "train_exchange": "any", "auction_stuck": "end_phase"},
    ],
)
def test_it_plays_by_every_option(bot: str, options: dict[str, Any]) -> None:
    state = GAMES["wensleydale"].new(3, seed=4, options=options)
    players = [bots.make("wensleydale", bot, seat) for seat in range(3)]
    while not state.over:
        state.play(players[state.seat].choose(state.view(state.seat), partial(state.resample, state.seat)))
    assert min(state.scores()) > 0
