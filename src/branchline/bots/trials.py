"""Ideas tried out against each other: the same positions for all of them, so that all have the same luck."""

from dataclasses import dataclass, field
from math import inf, sqrt
from typing import Final

from branchline.bots.outcome import promise, won
from branchline.core.chance import Chance
from branchline.core.contract import State
from branchline.core.players import Farsighted, Judgement, Outcome, Prior, Sampler


@dataclass
class Idea:
    """An action, and what became of it in each of the positions it was tried in."""

    action: int
    promises: list[float] = field(default_factory=list)
    wins: list[list[float]] = field(default_factory=list)  # of every seat

    def ends(self, end: Outcome, seat: int) -> None:
        """It was tried, and the game ended like this."""
        self.promises.append(promise(end.scores, seat))
        self.wins.append(won(end.ranks))

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
    """Tries each idea out to the end by the strongest judgement there is, in one position after the other."""

    def __init__(self, judgement: Judgement, actions: list[int], seat: int, sampler: Sampler, chance: Chance) -> None:
        self.ideas: Final = [Idea(action) for action in actions]
        self._judgement = judgement
        self._seat = seat
        self._sampler = sampler
        self._chance = chance

    def play(self, positions: int) -> None:
        """Tries all ideas in so many positions more."""
        for position in self._drawn(positions):
            ends = self._judgement.try_out(self._judgement.strongest, position, self._actions)
            for idea, end in zip(self.ideas, ends, strict=True):
                idea.ends(end, self._seat)

    def _drawn(self, positions: int) -> list[State]:
        return [self._sampler(self._chance.word()) for _ in range(positions)]

    @property
    def _actions(self) -> list[int]:
        return [idea.action for idea in self.ideas]

    @property
    def best(self) -> Idea:
        """The one that promises most so far."""
        return max(self.ideas, key=lambda idea: idea.hope)

    def give_up(self, behind: float) -> None:
        """Tries no more what is so many standard errors behind the best; the first idea always, because all others have
        to do better than it did in as many positions."""
        first, best = self.ideas[0], self.best
        self.ideas[:] = [idea for idea in self.ideas if idea is first or best.ahead_of(idea) < behind]


class Glimpses(Trials):
    """Tries each idea out for some turns only, and asks then what the game is worth: sooner done, and with less luck in
    it than there is in a whole game."""

    def __init__(
        self, judgement: Farsighted, prior: Prior, actions: list[int], seat: int, sampler: Sampler, chance: Chance
    ) -> None:
        super().__init__(judgement, actions, seat, sampler, chance)
        self._farsighted = judgement
        self._prior = prior

    def play(self, positions: int) -> None:
        strongest = self._judgement.strongest
        glimpsed = [
            state
            for position in self._drawn(positions)
            for state in self._farsighted.look_ahead(strongest, position, self._actions)
        ]
        foreseen = iter(self._prior.foresee(glimpsed, self._seat))
        for _ in range(positions):
            for idea in self.ideas:
                idea.promises.append(next(foreseen))
