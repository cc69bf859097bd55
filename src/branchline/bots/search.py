"""A player who tries its ideas out: each is played to the end many times, in positions its seat could be in."""

from collections.abc import Iterator
from math import inf
from time import process_time
from typing import Any, Final

from branchline.bots.trials import Glimpses, Trials
from branchline.core.chance import PLAYER, seeded
from branchline.core.players import Farsighted, Judgement, Prior, Sampler, Thinking

IDEAS: Final = 8  # as many are tried at most
ROUND: Final = 8  # games each of them gets before the worst are given up


class Search:
    """Leaves what it likes best, by judgement or by a prior of its own, only where something else did better in its
    trials.

    Where all did nearly alike it stays with that, or it would follow the luck of its own trials: among many ideas the
    one that looks best is mostly one that was lucky.
    """

    def __init__(
        self, judgement: Judgement, name: str, thinking: Thinking, seed: int, prior: Prior | None = None
    ) -> None:
        """A simulation is a game played on in its mind: to its end, or to where its prior can tell what it is worth."""
        self.name = name
        self.thinking = thinking
        self._judgement = judgement
        self._prior = prior
        self._sure = judgement.sure if prior is None else prior.sure
        self._chance = seeded(seed, PLAYER)
        self._intent: object = None

    def choose(self, view: dict[str, Any], sampler: Sampler) -> int:
        legal: list[int] = view["legal"]
        if len(legal) == 1:
            return legal[0]
        action = self._decide(view, sampler)
        self._intent = self._judgement.intent(self._judgement.strongest, view, sampler, action, self._intent)
        return action

    def _decide(self, view: dict[str, Any], sampler: Sampler) -> int:
        ideas = self._judgement.ideas(self._judgement.strongest, view, sampler, self._intent)
        if self._prior is not None:
            ideas = self._prior.ideas(ideas, view, sampler)
        if not self._judgement.weighty(view, self._intent):
            return ideas[0]
        trials = self._trials(ideas[: self._most()], view["you"], sampler)
        first = trials.ideas[0]
        for positions in self._rounds(trials):
            trials.play(positions)
            trials.give_up(self._judgement.behind)
        tried = bool(first.promises)  # there may have been no time for it
        return trials.best.action if tried and trials.best.ahead_of(first) > self._sure else first.action

    def _trials(self, ideas: list[int], seat: int, sampler: Sampler) -> Trials:
        judgement, prior = self._judgement, self._prior
        if prior is not None and isinstance(judgement, Farsighted):
            return Glimpses(judgement, prior, ideas, seat, sampler, self._chance)
        return Trials(judgement, ideas, seat, sampler, self._chance)

    def _most(self) -> int:
        """How many ideas to try: not so many that there is no round for all of them."""
        return IDEAS if self.thinking.simulations is None else min(IDEAS, max(2, self.thinking.simulations // ROUND))

    def _rounds(self, trials: Trials) -> Iterator[int]:
        """How many positions to try next, until enough was thought or one idea is left."""
        left = inf if self.thinking.simulations is None else self.thinking.simulations
        until = inf if self.thinking.seconds is None else process_time() + self.thinking.seconds
        while 1 < len(trials.ideas) <= left and process_time() < until:
            positions = int(min(ROUND, left // len(trials.ideas)))
            left -= positions * len(trials.ideas)
            yield positions
