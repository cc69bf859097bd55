"""One measurement in a process of its own: prints a JSON object and ends.

    python -m branchline.bench.measure germany 4 2.0 [board.json]     the engine, as this process loads it
    python -m branchline.bench.measure --batches germany 4 2.0 1,64   batches of one game and of 64
    python -m branchline.bench.measure --peer pgx 2.0 /tmp/kept       every loop of a peer, and where it may keep things

A process of its own, because pure and compiled cannot live in one, and so that neither warms the other up.
"""

import json
import os
import sys
from collections.abc import Callable, Mapping
from time import perf_counter, process_time
from typing import Any

from branchline import _pure
from branchline.bench.peers import PEERS
from branchline.bench.peers.loop import costs, measure
from branchline.core.chance import PLAYER, seeded
from branchline.core.contract import Game, State
from branchline.games import pack
from branchline.options import game_on

SPREAD = 20  # decisions between the positions that are looked at: no cost should hide in an easy one
ENOUGH = 60  # positions


def engine(game: Game, seats: int, seconds: float) -> dict[str, Any]:
    """Full games inside the engine, random and by the game's policy; random ones driven from Python; and what copying,
    guessing, viewing, observing and masking cost all along a game."""
    game.new(seats, 0).playout(0)  # what is built on first use should not count
    decisions, inside, games = _inside(game, seats, seconds / 4, None)
    by_policy, weighing, _ = _inside(game, seats, seconds / 4, game.policy)
    driven_decisions, driven = _driven(game, seats, seconds / 4)
    stops = _stops(game, seats)
    observation = bytearray(sum(part.size for part in game.observation))
    mask = bytearray(game.actions)
    looks: dict[str, Callable[[State], object]] = {
        "copy": lambda state: state.copy(),
        "resample": lambda state: state.resample(0, 1),
        "view": lambda state: state.view(0),
        "observe": lambda state: state.observe(0, observation),
        "mask": lambda state: state.mask(mask),
    }
    return {
        "compiled": _pure.compiled(),
        "games": games,
        "decisions_a_game": decisions / games,
        "decisions_a_second": decisions / inside,
        "policy_a_second": by_policy / weighing,
        "driven_a_second": driven_decisions / driven,
        **costs(stops, looks, seconds / 20),
        **(own.measure(seats, seconds) if (own := pack(game).bench()) else {}),
    }


def _inside(game: Game, seats: int, seconds: float, policy: Mapping[str, int] | None) -> tuple[int, float, int]:
    decisions = games = 0
    begin = process_time()
    while (spent := process_time() - begin) < seconds:
        decisions += game.new(seats, games).playout(games, policy)
        games += 1
    return decisions, spent, games


def _driven(game: Game, seats: int, seconds: float) -> tuple[int, float]:
    """A loop as anybody would write it: what is legal, one of it, the next."""
    decisions = seed = 0
    begin = process_time()
    while (spent := process_time() - begin) < seconds:
        state = game.new(seats, seed)
        chance = seeded(seed, PLAYER)
        while not state.over:
            actions = state.legal()
            state.apply(actions[chance.below(len(actions))])
            decisions += 1
        seed += 1
    return decisions, spent


def _stops(game: Game, seats: int) -> list[State]:
    """Positions from all along a game."""
    state = game.new(seats, 1)
    stops: list[State] = []
    while not state.over and len(stops) < ENOUGH:
        stops.append(state.copy())
        state.playout(len(stops), limit=SPREAD)
    return stops


def peer(name: str, seconds: float) -> list[dict[str, Any]]:
    """The figures of all its loops, in their order."""
    return [measure(loop, seconds) for loop in PEERS[name].loops]


def main(words: list[str]) -> None:
    if words[0] == "--peer":
        if (keeps := PEERS[words[1]].keeps) and len(words) > 3:
            os.environ[keeps] = words[3]
        print(json.dumps(peer(words[1], float(words[2]))))
    elif words[0] == "--batches":
        from branchline.bench.batches import batches

        sizes = [int(size) for size in words[4].split(",")]
        print(json.dumps(batches(words[1], int(words[2]), float(words[3]), sizes)))
    else:
        started = perf_counter()
        game = game_on(words[0], words[3] if len(words) > 3 else None)
        figures = engine(game, int(words[1]), float(words[2]))
        print(json.dumps({**figures, "wall_seconds": perf_counter() - started}))


if __name__ == "__main__":
    main(sys.argv[1:])
