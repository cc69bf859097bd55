"""Nothing that can be done in Wensleydale is left to people alone."""

import pytest

from branchline import bots
from branchline.core.contract import State
from branchline.games import GAMES


@pytest.mark.long
def test_every_kind_of_action_is_used_by_some_player() -> None:
    game = GAMES["wensleydale"]
    used: set[str] = set()
    offered: set[str] = set()
    for seed in range(6):
        seats = 3 + seed % 2
        state = game.new(seats, seed)
        players = [bots.make(game, ("novice", "greedy")[seat % 2], seat) for seat in range(seats)]
        while not state.over:
            view = state.view(state.seat)
            offered |= {game.action(legal)["kind"] for legal in view["legal"]}
            action = players[state.seat].choose(view, no_sampling)
            used.add(game.action(action)["kind"])
            state.play(action)
    assert used == offered
    assert used >= {"bid", "lay", "pay", "buy", "exchange", "move", "takeover", "over", "done"}


def no_sampling(seed: int) -> State:
    raise AssertionError("all is open in this game but the bag, and nobody may look into it")
