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
    by_size: dict[str, dict[str, float]] = {}
    for games in sizes:
        observed, drawn = _stepped(envs.batch(name, games, seats), seconds / 2)
        masked, _ = _stepped(envs.batch(name, games, seats, observe=False), seconds / 2)
        by_size[str(games)] = {"observed_a_second": observed, "drawn_a_second": drawn, "masked_a_second": masked}
    return by_size | {"processes": {"two_times_one": two_times_one(name, seats, seconds, min(AT_ONCE, sizes[-1]))}}


def _stepped(env: BatchEnv, seconds: float) -> tuple[float, float]:
    """Decisions a second of CPU time: inside the steps, and with the actions drawn."""
    luck = np.random.default_rng(1)
    masks = env.arrays.masks
    stagger(env)
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


def stagger(env: BatchEnv) -> None:
    """Plays the games on, each further than the one before: together they stand for whole games, as one does that is
    played to its end."""
    parts, arrays = env.save()
    masks, seats = arrays[1], arrays[2]
    for place, state in enumerate(state for states, *_ in parts for state in states):
        length = state.copy().playout(place)
        state.playout(place, limit=length * place // len(masks))
        state.mask(masks[place])
        seats[place] = state.seat
    env.restore((parts, arrays))


def draw(masks: npt.NDArray[np.bool_], luck: np.random.Generator) -> Drawn:
    """A legal action in each game, all equally likely."""
    games, size = masks.shape
    actions: Any = np.flatnonzero(masks)
    first = np.searchsorted(actions, np.arange(games + 1) * size)
    drawn: Drawn = actions[first[:-1] + (luck.random(games) * np.diff(first)).astype(np.int64)] % size
    return drawn


def two_times_one(name: str, seats: int, seconds: float, games: int) -> float:
    """How many times as many decisions two processes take in the same time by the clock, turn and turn about."""
    with envs.batch(name, games, seats) as one, envs.batch(name, games, seats, processes=2) as two:
        stagger(one)
        stagger(two)
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
