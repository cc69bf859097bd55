"""A player who tries its ideas out: each is played to the end many times, in positions its seat could be in."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import inf, sqrt
from time import process_time
from typing import Any, Final

from branchline.bots.outcome import promise
from branchline.core.chance import PLAYER, seeded
from branchline.core.players import Judgement, Sampler, Thinking

IDEAS: Final = 5  # as many are tried at most
ROUND: Final = 8  # games each of them gets before the worst are given up
SURE: Final = 2.0  # standard errors: what is better by less may as well be luck


@dataclass
class Idea:
    """An action, and what became of it in each of the positions it was tried in."""

    action: int
    values: list[float] = field(default_factory=list)

    def ahead_of(self, other: "Idea") -> float:
        """By how many standard errors it did better, position by position: both had the same luck."""
        gains = [mine - theirs for mine, theirs in zip(self.values, other.values, strict=False)]
        n = len(gains)
        if n < 2:
            return 0.0
        mean = sum(gains) / n
        spread = sqrt(sum((gain - mean) ** 2 for gain in gains) / (n - 1))
        return mean / (spread / sqrt(n)) if spread else inf if mean > 0 else -inf if mean < 0 else 0.0


class Search:
    """Leaves what judgement likes best only where something else is surely better.

    Without that gate it would follow the luck of its own trials: among many ideas the one that looks best is mostly one
    that was lucky.
    """

    def __init__(self, judgement: Judgement, name: str, thinking: Thinking, seed: int) -> None:
        """A simulation is a game played to its end in its mind."""
        self.name = name
        self.thinking = thinking
        self._judgement = judgement
        self._style = judgement.strongest
        self._chance = seeded(seed, PLAYER)

    def choose(self, view: dict[str, Any], sampler: Sampler) -> int:
        legal: list[int] = view["legal"]
        if len(legal) == 1:
            return legal[0]
        ideas = [Idea(action) for action in self._judgement.ideas(self._style, view, sampler)[:IDEAS]]
        first = ideas[0]
        for positions in self._rounds(ideas):
            self._try(ideas, positions, view["you"], sampler)
            ideas[:] = [idea for idea in ideas if idea is first or first.ahead_of(idea) < SURE]
        better = [idea for idea in ideas if idea.ahead_of(first) > SURE]
        return max(better, key=lambda idea: idea.ahead_of(first), default=first).action

    def _rounds(self, ideas: list[Idea]) -> Iterator[int]:
        """How many positions to try next, until enough was thought or one idea is left."""
        left = inf if self.thinking.simulations is None else self.thinking.simulations
        until = inf if self.thinking.seconds is None else process_time() + self.thinking.seconds
        while len(ideas) > 1 and left >= len(ideas) and process_time() < until:
            positions = int(min(ROUND, left // len(ideas)))
            left -= positions * len(ideas)
            yield positions

    def _try(self, ideas: list[Idea], positions: int, seat: int, sampler: Sampler) -> None:
        for _ in range(positions):
            position = sampler(self._chance.word())
            for idea in ideas:
                end = position.copy()
                end.apply(idea.action)
                self._judgement.play_on(self._style, end)
                idea.values.append(promise(end, seat))
