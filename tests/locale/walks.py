"""Games that between them bring out every sentence: how each game is walked through, and what chance hardly brings."""

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from branchline.core.contract import Game, State
from branchline.core.errors import IllegalMove

Step = tuple[State, int, State]


@dataclass(frozen=True)
class Walks:
    """What is tried of one game."""

    game: Game
    tables: Sequence[tuple[int, int, dict[str, Any]]]  # seats, seed, options
    moods: Sequence[Callable[[Game, State, random.Random], int]]  # how everybody chooses
    looked_at: Callable[[State, int], bool]  # whether every action is tried after that step of a walk
    about: Sequence[Any]  # the things a seat may ask about
    odd: Sequence[State]  # positions that walks do not come to
    elsewhere: Sequence[IllegalMove] = ()  # refusals that another board would bring out
    enough: int = 10_000  # refusals of one kind are all alike when there are so many
    tried: Callable[[State], Sequence[int]] | None = None  # where not every action need be tried: those that are

    def games(self) -> Iterator[Iterator[Step]]:
        for seats, seed, options in self.tables:
            for mood in self.moods:
                yield self._steps(seats, seed, options, mood)

    def _steps(
        self, seats: int, seed: int, options: dict[str, Any], mood: Callable[[Game, State, random.Random], int]
    ) -> Iterator[Step]:
        chance = random.Random(seed)
        state = self.game.new(seats, seed, options)
        while not state.over:
            action = mood(self.game, state, chance)
            before = state.copy()
            state.play(action)
            yield before, action, state

    def refusals(self) -> Iterator[IllegalMove]:
        """Every refusal of the action space, now and then on the way and in the odd positions."""
        for steps in self.games():
            for step, (_, _, after) in enumerate(steps):
                if after.over or self.looked_at(after, step):
                    yield from self._refusals(after)
        for state in self.odd:
            yield from self._refusals(state)
        yield from self.elsewhere

    def _refusals(self, state: State) -> Iterator[IllegalMove]:
        tried = range(self.game.actions) if self.tried is None else self.tried(state)
        for action in (-1, self.game.actions, None, "draw", 1.5, True, *tried):
            if (refusal := state.why_not(action)) is not None:
                yield refusal
        for about in self.about:
            for seat in range(len(state.scores())):
                if (refusal := self.game.why(state, seat, about)) is not None:
                    yield refusal


def by_kind(game: Game, actions: Sequence[int]) -> dict[str, list[int]]:
    kinds: dict[str, list[int]] = {}
    for action in actions:
        kinds.setdefault(game.action(action)["kind"], []).append(action)
    return kinds
