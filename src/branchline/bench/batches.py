"""What batches of games make of the engine: decisions a second and core, and what a second process adds."""

from statistics import median
from time import perf_counter, process_time
from typing import Any, Final

import numpy as np
import numpy.typing as npt

import branchline.envs as envs
from branchline.envs.batches import BatchEnv

WARM: Final = 30  # steps before it counts
BLOCKS: Final = 10  # turns that one process and two take
AT_ONCE: Final = 1024  # games that these play

Drawn = npt.NDArray[np.int64]


def batches(name: str, seats: int, seconds: float, sizes: list[int]) -> dict[str, dict[str, float]]:
    """By the games at once: steps with observations and masks, the same with the drawing of actions counted, and steps
    with masks alone; and how much faster two processes are than one."""
    found: dict[str, dict[str, float]] = {}
    for games in sizes:
        observed, drawn = _stepped(envs.batch(name, games, seats), seconds / 2)
        masked, _ = _stepped(envs.batch(name, games, seats, observe=False), seconds / 2)
        found[str(games)] = {"observed_a_second": observed, "drawn_a_second": drawn, "masked_a_second": masked}
    return found | {"processes": {"two_times_one": two_times_one(name, seats, seconds, min(AT_ONCE, sizes[-1]))}}


def _stepped(env: BatchEnv, seconds: float) -> tuple[float, float]:
    """Decisions a second of CPU time: inside the steps, and with the actions drawn."""
    luck = np.random.default_rng(1)
    masks = env.arrays.masks
    for _ in range(WARM):
        env.step(draw(masks, luck))
    stepping = drawing = 0.0
    steps = 0
    while stepping + drawing < seconds:
        begin = process_time()
        actions = draw(masks, luck)
        drawn = process_time()
        env.step(actions)
        drawing += drawn - begin
        stepping += process_time() - drawn
        steps += 1
    decisions = steps * len(masks)
    return decisions / stepping, decisions / (stepping + drawing)


def draw(masks: npt.NDArray[np.bool_], luck: np.random.Generator) -> Drawn:
    """A legal action in each game, all equally likely."""
    actions: Any = np.flatnonzero(masks)
    number = np.count_nonzero(masks, axis=1)
    first = np.cumsum(number) - number
    drawn: Drawn = actions[first + (luck.random(len(number)) * number).astype(np.int64)] % masks.shape[1]
    return drawn


def two_times_one(name: str, seats: int, seconds: float, games: int) -> float:
    """How many times as many decisions two processes take in the same time by the clock, turn and turn about."""
    with envs.batch(name, games, seats) as one, envs.batch(name, games, seats, processes=2) as two:
        return median(
            _by_the_clock(two, seconds / BLOCKS / 2) / _by_the_clock(one, seconds / BLOCKS / 2) for _ in range(BLOCKS)
        )


def _by_the_clock(env: BatchEnv, seconds: float) -> float:
    luck = np.random.default_rng(1)
    stepping = 0.0
    steps = 0
    while stepping < seconds:
        actions = draw(env.arrays.masks, luck)
        begin = perf_counter()
        env.step(actions)
        stepping += perf_counter() - begin
        steps += 1
    return steps / stepping
