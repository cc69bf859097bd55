"""RLCard's card games."""

from copy import deepcopy
from functools import partial
from random import Random
from typing import Any, Final

from branchline.bench.peers.loop import DRIVEN, Loop, Peer, Table

GAMES: Final = (
    "blackjack",
    "leduc-holdem",
    "limit-holdem",
    "no-limit-holdem",
    "gin-rummy",
    "uno",
    "mahjong",
    "bridge",
    "doudizhu",
)


def _game(name: str) -> Table:
    import rlcard

    env: Any = rlcard.make(name, config={"seed": 1})
    luck = Random(1)

    def play(seed: int) -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(luck.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    def positions() -> list[Any]:
        env.reset()
        return [env]

    return Table(play, positions, {"copy": deepcopy})


PEER: Final = Peer(
    "rlcard",
    "rlcard",
    "`env.step` with one of the `legal_actions` of the state that the last step gave; it makes the observation of the "
    "next player each time. Copied is the whole environment, by `deepcopy`: it has no other way",
    [Loop(name, DRIVEN, "Python", partial(_game, name)) for name in GAMES],
)
