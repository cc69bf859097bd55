"""PettingZoo's classic games."""

from functools import partial
from importlib import import_module
from typing import Any, Final

from branchline.bench.peers.loop import DRIVEN, Loop, Peer, Table

GAMES: Final = {
    "chess_v6": "Python",
    "connect_four_v3": "Python",
    "go_v5": "Python",
    "hanabi_v5": "C++",  # OpenSpiel's
    "leduc_holdem_v4": "Python",
    "rps_v2": "Python",
    "texas_holdem_v4": "Python",
    "texas_holdem_no_limit_v6": "Python",
    "tictactoe_v3": "Python",
}


def _game(name: str) -> Table:
    env: Any = import_module(f"pettingzoo.classic.{name}").env()

    def play(seed: int) -> int:
        env.reset(seed=seed)
        decisions = 0
        for agent in env.agent_iter():
            seen, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = seen.get("action_mask") if isinstance(seen, dict) else info.get("action_mask")
            env.step(env.action_space(agent).sample(mask))
            decisions += 1
        return decisions

    return Table(play)


PEER: Final = Peer(
    "pettingzoo",
    "pettingzoo",
    "`env.last`, which makes observation and mask, and `env.step` with an action that the action space draws by the "
    "mask",
    [Loop(name, DRIVEN, rules, partial(_game, name)) for name, rules in GAMES.items()],
    needs="pygame",
)
