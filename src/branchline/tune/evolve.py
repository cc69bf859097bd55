"""Evolution of weights by CMA-ES: many sets are tried on the same deals, and the next are drawn where good ones lay.

The library `cmaes` is small, kept and does nothing else; what it is asked and told is written down after every
generation, so that a run that was stopped goes on.
"""

import json
import pickle
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

import numpy as np
from cmaes import CMA

from branchline.progress import Progress
from branchline.tune.games import Trial, Weights, judgement, promises, wins

SPREAD: Final = 0.08  # of each weight's range, at the start
HELD_APART: Final = 1_000_000  # the first deal of those that no weights are tuned on
RESAMPLES: Final = 2000
PORTION: Final = 16  # deals handed to a process at once


@dataclass(frozen=True)
class Generation:
    """How far it has come."""

    number: int
    mean: float  # the promise of all sets tried in it
    best: float
    weights: dict[str, float]  # the middle of where the next will be drawn


@dataclass(frozen=True)
class Gain:
    """Win shares on deals held apart, before and after, with the 95 % interval of the difference."""

    before: float
    after: float
    low: float
    high: float


class Tuning:
    """A run of evolution: its weights as places in their ranges, between 0 and 1."""

    def __init__(self, trial: Trial, start: Weights, population: int, deals: int) -> None:
        self.trial = trial
        self.deals = deals
        self.ranges: Final = judgement(trial.game).ranges
        self.number = 0
        self.cma = CMA(
            mean=np.clip(np.array([self._place(name, start[name]) for name in self.ranges]), 0.0, 1.0),
            sigma=SPREAD,
            bounds=np.array([[0.0, 1.0]] * len(self.ranges)),
            population_size=population,
            seed=trial.seed % 2**32,
        )

    def _place(self, name: str, weight: float) -> float:
        least, most = self.ranges[name]
        return (weight - least) / (most - least)

    def weights(self, places: Sequence[float]) -> dict[str, float]:
        return {
            name: round(least + (most - least) * min(1.0, max(0.0, float(place))), 4)
            for (name, (least, most)), place in zip(self.ranges.items(), places, strict=True)
        }

    def generation(self, pool: Executor, generations: int, progress: Progress | None = None) -> Generation:
        """Tries one generation of weights, of so many in all, each set on the same new deals."""
        deals = range(self.number * self.deals, (self.number + 1) * self.deals)
        self.cma.reseed_rng((self.trial.seed + self.number) % 2**32)  # what is kept of a run has no luck of its own
        tried = [self.cma.ask() for _ in range(self.cma.population_size)]
        asked = [self.weights(places) for places in tried]
        games = len(deals) * self.trial.seats  # that each set plays
        promised = []
        for promise in pool.map(partial(promises, self.trial, deals), asked):
            promised.append(promise)
            if progress:
                progress((self.number * len(asked) + len(promised)) * games, generations * len(asked) * games)
        self.cma.tell([(places, -promise) for places, promise in zip(tried, promised, strict=True)])
        self.number += 1
        return Generation(self.number, sum(promised) / len(promised), max(promised), self.weights(self.cma.mean))

    def save(self, file: Path) -> None:
        file.write_bytes(pickle.dumps(self))


def tune(
    trial: Trial,
    start: Weights,
    generations: int,
    pool: Executor,
    kept: Path | None = None,
    population: int = 20,
    deals: int = 24,
    progress: Progress | None = None,
) -> Iterator[Generation]:
    """Generation after generation; with `kept`, a file, it goes on where an earlier run stopped."""
    if kept and kept.exists():
        run: Tuning = pickle.loads(kept.read_bytes())
    else:
        run = Tuning(trial, start, population, deals)
    while run.number < generations:
        generation = run.generation(pool, generations, progress)
        if kept:
            run.save(kept)
        yield generation


def gain(trial: Trial, before: Weights, after: Weights, deals: int, pool: Executor) -> Gain:
    """What the tuning is worth on deals it never saw."""
    held_apart = range(HELD_APART, HELD_APART + deals)
    old, new = (np.array(_shares(trial, held_apart, pool, weights)) for weights in (before, after))
    chance = np.random.RandomState(trial.seed % 2**32)
    drawn = chance.randint(0, deals, size=(RESAMPLES, deals))
    low, high = np.percentile((new - old)[drawn].mean(axis=1), [2.5, 97.5])
    return Gain(float(old.mean()), float(new.mean()), float(low), float(high))


def _shares(trial: Trial, deals: range, pool: Executor, weights: Weights) -> list[float]:
    parts = [deals[i : i + PORTION] for i in range(0, len(deals), PORTION)]
    return [share for part in pool.map(partial(wins, trial, weights), parts) for share in part]


def written(weights: Weights) -> str:
    return json.dumps(dict(weights), indent=2) + "\n"
