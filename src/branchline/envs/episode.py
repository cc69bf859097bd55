"""What every face does alike: a game set up for agents, and one episode of it."""

from collections.abc import Iterator, Mapping
from copy import deepcopy
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from branchline.core.contract import MOST_DECISIONS, Game, Json, State
from branchline.core.observation import Part
from branchline.envs.rewards import standing
from branchline.games import find

Bytes = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.int8]
Seen = dict[str, npt.NDArray[Any]]

# Part of every name. Raised when an action, an observation or a reward comes to mean something else: what was learned
# on one version is of no use on another, and whoever reports a result names it.
VERSION: Final = 1
MOST_DRAWN: Final = 2**63 - 1  # seeds that nobody gave are drawn below this


class Setup:
    """A game, its seats and options, what is rewarded, and after how many decisions an episode is broken off."""

    def __init__(
        self, game: str | Game, seats: int, options: Mapping[str, Json] | None, reward: str, limit: int | None
    ) -> None:
        self.game: Final = find(game)
        self.game.new(seats, 0, options)  # says what is wrong with them
        self.seats: Final = seats
        self.options: Final = deepcopy(dict(options or {}))
        self.reward: Final = reward
        self.standing: Final = standing(reward)
        self.limit: Final = _checked(limit)
        self.size: Final = sum(part.size for part in self.game.observation)

    @property
    def name(self) -> str:
        return f"branchline_{self.game.name}_v{VERSION}"

    def __deepcopy__(self, memo: dict[int, object]) -> "Setup":
        return self  # nothing in it ever changes

    @property
    def pieces(self) -> tuple[Part, ...]:
        """What an observation is made of: name, place, size and meaning of each piece."""
        return self.game.observation


class Episode:
    """One game being played, and what its seats have been given for it."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self.setup: Final = setup
        self.seed: Final = seed
        self.state = self._opening()
        self.actions: list[int] = []
        self._standing = setup.standing(self.state)
        self.rewards = [0.0] * setup.seats  # for the last decision
        self.returns = [0.0] * setup.seats  # for all of them

    @property
    def terminated(self) -> bool:
        return self.state.over

    @property
    def truncated(self) -> bool:
        return len(self.actions) == self.setup.limit and not self.state.over

    @property
    def done(self) -> bool:
        return self.terminated or self.truncated

    def act(self, action: object) -> None:
        """The decision of the seat whose turn it is; an IllegalMove leaves everything as it was."""
        number: Any = int(action) if isinstance(action, np.integer) else action
        self.state.play(number)
        self.actions.append(number)
        before, self._standing = self._standing, self.setup.standing(self.state)
        self.rewards = [now - then for now, then in zip(self._standing, before, strict=True)]
        self.returns = [own + more for own, more in zip(self.returns, self.rewards, strict=True)]

    def observation(self, seat: int) -> Bytes:
        """What this seat may know, whoever decides."""
        seen = np.empty(self.setup.size, np.uint8)
        self.state.observe(seat, seen)
        return seen

    def mask(self) -> Mask:
        """What the seat may do that decides. No other may know: it tells what that one has in hand."""
        mask = np.empty(self.setup.game.actions, np.int8)
        self.state.mask(mask)
        return mask

    def history(self) -> Iterator[State]:
        """Every position in which a decision was taken; it is played on when the next is asked for."""
        state = self._opening()
        for action in self.actions:
            yield state
            state.apply(action)

    def ending(self) -> dict[str, Any]:
        """How the game ended, once it has."""
        return {"ranks": self.state.ranks(), "scores": self.state.scores()} if self.state.over else {}

    def _opening(self) -> State:
        return self.setup.game.new(self.setup.seats, self.seed, self.setup.options)


def _checked(limit: object) -> int | None:
    if limit is None:
        return None
    if not isinstance(limit, int) or isinstance(limit, bool) or not 1 <= limit <= MOST_DECISIONS:
        raise ValueError(f"limit: {limit!r} is not possible; allowed is None or a whole number from 1 up")
    return limit
