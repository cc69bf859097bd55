"""What is played side by side in a batch, and the arrays it is written into."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple, cast

import numpy as np
import numpy.typing as npt

from branchline.bots import make
from branchline.core.batch import Batch, Stepped
from branchline.core.contract import MOST_DECISIONS, Game, Json
from branchline.core.observation import Part
from branchline.core.state import GameState
from branchline.envs.episode import Setup
from branchline.envs.rewards import score, standing
from branchline.games import find, pack

Actions = npt.NDArray[np.integer[Any]]
Decides = Callable[[GameState], int]


class Arrays(NamedTuple):
    """One row for each game."""

    observations: npt.NDArray[np.uint8]  # what the deciding seat knows
    masks: npt.NDArray[np.bool_]  # what it may do
    seats: npt.NDArray[np.int8]  # which one it is
    rewards: npt.NDArray[np.float32]  # for the last decision, one for each seat
    ends: npt.NDArray[np.uint8]  # 1 where that was the last of a game, 2 where the limit broke one off

    def part(self, first: int, end: int) -> "Arrays":
        observations, masks, seats, rewards, ends = self
        return Arrays(observations[first:end], masks[first:end], seats[first:end], rewards[first:end], ends[first:end])


class Writing:
    """Writes into arrays what comes of the games. What a step needs is made once: small batches step often."""

    def __init__(self, arrays: Arrays) -> None:
        self._arrays: Final = arrays
        self._seen: Final = arrays.observations.reshape(-1).data
        self._masks: Final = arrays.masks.reshape(-1)
        self._marked: Actions | None = None  # where they are true; None where that is not known

    def look(self, batch: Batch) -> None:
        """The games as they stand."""
        self._take(batch.look(self._seen))

    def step(self, batch: Batch, actions: list[int]) -> None:
        """One decision in each game, and what came of it."""
        self._take(batch.step(actions, self._seen))

    def forget(self) -> None:
        """Somebody else has written into the arrays."""
        self._marked = None

    def _take(self, stepped: Stepped) -> None:
        legal = np.frombuffer(stepped.legal, np.int64)
        self._masks[slice(None) if self._marked is None else self._marked] = False
        self._masks[legal] = True
        self._marked = legal
        _, _, seats, given, ends = self._arrays
        seats[:] = np.frombuffer(stepped.seats, np.int8)
        ends[:] = np.frombuffer(stepped.ends, np.uint8)
        given.fill(0.0)
        for game, rewards in zip(stepped.rewarded, stepped.rewards, strict=True):
            given[game, : len(rewards)] = rewards


@dataclass(frozen=True)
class Tables:
    """Games by number: of each how many seats it has and who of the house plays. Can be sent to another process."""

    game: str | Game
    seats: tuple[int, ...]
    options: Mapping[str, Json]
    reward: str
    limit: int | None
    seed: int
    bots: tuple[tuple[str | None, ...], ...]  # by game and seat, None for the learner's; empty if all are
    first: int  # the number of the first of these games
    games: int  # of all, also those in other processes
    insight: str = ""  # the game's own, to be observed too
    observed: bool = True

    @property
    def most_seats(self) -> int:
        return max(self.seats)

    @property
    def pieces(self) -> tuple[Part, ...]:
        """What an observation is made of."""
        if not self.observed:
            return ()
        own = find(self.game).observation
        if not self.insight:
            return own
        end = own[-1].at + own[-1].size
        more = pack(self.game).insights()[self.insight].pieces
        return own + tuple(piece._replace(name=f"insight_{piece.name}", at=end + piece.at) for piece in more)

    def part(self, first: int, end: int) -> "Tables":
        return replace(self, seats=self.seats[first:end], bots=self.bots[first:end], first=self.first + first)

    def sown(self, seed: int) -> "Tables":
        return replace(self, seed=seed)

    def batch(self) -> Batch:
        """The games begun. The one that is the k-th in its place has the seed: first seed + place + k * games."""
        setups = {seats: Setup(self.game, seats, self.options, self.reward, self.limit) for seats in set(self.seats)}
        game = setups[self.seats[0]].game
        names = sorted({name for row in self.bots for name in row if name is not None})

        def new(place: int, before: int) -> GameState:
            seed = self.seed + self.first + place + before * self.games
            return cast(GameState, game.new(self.seats[place], seed, self.options))

        return Batch(
            len(self.seats),
            game.actions,
            new,
            pack(self.game).insights()[self.insight].tell if self.insight else None,
            cast(Callable[[GameState], list[float]], standing(self.reward)),
            standing(self.reward) is score,
            self.limit or MOST_DECISIONS,
            [house_player(self.game, name) for name in names],
            [[0 if name is None else 1 + names.index(name) for name in row] for row in self.bots]
            or [[] for _ in self.seats],
        )


def house_player(game: str | Game, name: str) -> Decides:
    """A computer player that decides from the position alone, without memory: one serves all games of a batch."""
    decide: Decides | None = getattr(make(game, name, 0), "decide_at", None)
    if decide is None:
        raise ValueError(f"bots: {name} of {find(game).name} remembers its game and cannot play in a batch")
    return decide
