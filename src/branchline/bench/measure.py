"""One measurement in a process of its own: prints a JSON object and ends.

    python -m branchline.bench.measure germany 4 2.0      the engine, as this process loads it
    python -m branchline.bench.measure --yardstick 2.0    catanatron's random games

A process of its own, because pure and compiled cannot live in one, and so that neither warms the other up.
"""

import json
import sys
from collections.abc import Callable, Mapping
from time import perf_counter, process_time
from typing import Any

from branchline import _pure
from branchline.core.chance import PLAYER, seeded
from branchline.core.contract import Game, State
from branchline.games import PACKS, find

SPREAD = 20  # decisions between the positions that are looked at: no cost should hide in an easy one
ENOUGH = 60  # positions


def engine(name: str, seats: int, seconds: float) -> dict[str, Any]:
    """Full games inside the engine, random and by the game's policy; random ones driven from Python; and what copying,
    guessing, viewing, observing and masking cost all along a game."""
    game = find(name)
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
        **{f"{look}_seconds": _each(stops, do, seconds / 20) for look, do in looks.items()},
        **(own.measure(seats, seconds) if (own := PACKS[name].bench()) else {}),
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


def _each(stops: list[State], do: Callable[[State], object], seconds: float) -> float:
    """What it costs, on the average of these positions."""
    done = 0
    begin = process_time()
    while (spent := process_time() - begin) < seconds:
        for state in stops:
            do(state)
        done += len(stops)
    return spent / done


def yardstick(seconds: float) -> dict[str, Any]:
    """catanatron's own random games of four."""
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan

    def play(seed: int) -> int:
        table = Catan([RandomPlayer(colour) for colour in Color], seed=seed)
        table.play()
        return len(table.state.actions)

    play(1)
    decisions = games = 0
    begin = process_time()
    while (spent := process_time() - begin) < seconds:
        games += 1
        decisions += play(games + 1)
    return {"games": games, "decisions_a_second": decisions / spent}


def main(words: list[str]) -> None:
    started = perf_counter()
    result = (
        yardstick(float(words[1])) if words[0] == "--yardstick" else engine(words[0], int(words[1]), float(words[2]))
    )
    print(json.dumps({**result, "wall_seconds": perf_counter() - started}))


if __name__ == "__main__":
    main(sys.argv[1:])
