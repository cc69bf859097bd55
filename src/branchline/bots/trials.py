"""Ideas tried out against each other: the same positions for all of them, so that all have the same luck."""

from collections.abc import Callable
from dataclasses import dataclass, field
from math import inf, sqrt
from typing import Final

from branchline.bots.outcome import promise, won
from branchline.core.chance import Chance
from branchline.core.contract import State
from branchline.core.players import Judgement, Sampler


@dataclass
class Idea:
    """An action, and what became of it in each of the positions it was tried in."""

    action: int
    promises: list[float] = field(default_factory=list)
    wins: list[list[float]] = field(default_factory=list)  # of every seat

    def ends(self, end: State, seat: int) -> None:
        """It was tried, and the game ended like this."""
        self.promises.append(promise(end, seat))
        self.wins.append(won(end))

    @property
    def hope(self) -> float:
        """What it promises on average."""
        return sum(self.promises) / len(self.promises)

    def chance(self, seat: int) -> tuple[float, float]:
        """Of a seat to win, and the standard error of that."""
        wins = [shares[seat] for shares in self.wins]
        mean = sum(wins) / len(wins)
        return mean, sqrt(mean * (1 - mean) / len(wins))

    def ahead_of(self, other: "Idea") -> float:
        """By how many standard errors it promises more."""
        mean, error = self.gain_over(other)
        return mean / error if error else inf if mean > 0 else -inf if mean < 0 else 0.0

    def gain_over(self, other: "Idea") -> tuple[float, float]:
        """What it promises more, position by position, and the standard error of that."""
        gains = [mine - theirs for mine, theirs in zip(self.promises, other.promises, strict=False)]
        n = len(gains)
        if n < 2:
            return 0.0, 0.0
        mean = sum(gains) / n
        return mean, sqrt(sum((gain - mean) ** 2 for gain in gains) / (n - 1) / n)


class Trials:
    """Plays each idea to the end by the strongest judgement there is, in one position after the other."""

    def __init__(self, judgement: Judgement, actions: list[int], seat: int, sampler: Sampler, chance: Chance) -> None:
        self.ideas: Final = [Idea(action) for action in actions]
        self._judgement = judgement
        self._seat = seat
        self._sampler = sampler
        self._chance = chance

    def play(self, positions: int) -> None:
        """Tries all ideas in so many positions more."""
        for _ in range(positions):
            position = self._sampler(self._chance.word())
            for idea in self.ideas:
                end = position.copy()
                end.apply(idea.action)
                self._judgement.play_on(self._judgement.strongest, end)
                idea.ends(end, self._seat)

    def give_up(self, hopeless: Callable[[Idea], bool]) -> None:
        self.ideas[:] = [idea for idea in self.ideas if not hopeless(idea)]
