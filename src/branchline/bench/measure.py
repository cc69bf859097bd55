"""One measurement in a process of its own: prints a JSON object and ends.

    python -m branchline.bench.measure germany 4 2.0      the engine, as this process loads it
    python -m branchline.bench.measure --yardstick 2.0    catanatron's random games

A process of its own, because pure and compiled cannot live in one, and so that neither warms the other up.
"""

import json
import sys
from importlib import import_module
from importlib.util import find_spec
from time import perf_counter, process_time
from types import ModuleType
from typing import Any

from branchline import _pure
from branchline.core.chance import PLAYER, seeded
from branchline.core.contract import Game, State
from branchline.games import find

COPIES_A_STOP = 50


def engine(name: str, seats: int, seconds: float) -> dict[str, Any]:
    """Full random games: inside the engine, driven from Python, and copies taken all along a game."""
    game = find(name)
    game.new(seats, 0).playout(0)  # what is built on first use should not count
    decisions, inside, games = _inside(game, seats, seconds / 2)
    driven_decisions, driven = _driven(game, seats, seconds / 4)
    copies, copying = _copies(game, seats, seconds / 4)
    return {
        "compiled": _pure.compiled(),
        "games": games,
        "decisions_a_game": decisions / games,
        "decisions_a_second": decisions / inside,
        "driven_a_second": driven_decisions / driven,
        "copy_seconds": copying / copies,
        **(own.measure(seats, seconds) if (own := games_own(name)) else {}),
    }


def games_own(name: str) -> ModuleType | None:
    """What a game is measured by besides, if it offers that in `branchline.games.<name>.bench`."""
    place = f"branchline.games.{name}.bench"
    return import_module(place) if find_spec(place) else None


def _inside(game: Game, seats: int, seconds: float) -> tuple[int, float, int]:
    decisions = games = 0
    begin = process_time()
    while (spent := process_time() - begin) < seconds:
        decisions += game.new(seats, games).playout(games)
        games += 1
    return decisions, spent, games


def _driven(game: Game, seats: int, seconds: float) -> tuple[int, float]:
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


def _copies(game: Game, seats: int, seconds: float) -> tuple[int, float]:
    stops: list[State] = []  # positions spread over a game: a copy's cost must not hide in an easy one
    state = game.new(seats, 1)
    chance = seeded(1, PLAYER)
    step = 0
    while not state.over:
        if step % 20 == 0:
            stops.append(state.copy())
        actions = state.legal()
        state.apply(actions[chance.below(len(actions))])
        step += 1
    copies = 0
    begin = process_time()
    while (spent := process_time() - begin) < seconds:
        for stop in stops:
            for _ in range(COPIES_A_STOP):
                stop.copy()
        copies += COPIES_A_STOP * len(stops)
    return copies, spent


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
