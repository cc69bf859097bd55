"""Gymnasium's face of a game: one agent at one seat, computer players at the others."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

import gymnasium
from gymnasium import spaces

from branchline.core.contract import Game, Json, check_seat
from branchline.core.errors import IllegalMove
from branchline.envs.episode import MOST_DRAWN, VERSION, Episode, Seen, Setup
from branchline.envs.face import Face
from branchline.envs.others import Others, named
from branchline.envs.spaces import Legal, observations
from branchline.games import GAMES, on


class SeatEnv(Face, gymnasium.Env[Seen, int]):
    """A game for one agent. `seat` is where it sits, or None for another seat in each game.

    An illegal action raises an IllegalMove that says why; with an `illegal_reward` it ends the episode with that reward
    instead, for learners who know no masks. An info tells the `seat`, after the end `ranks` and `scores`, and after an
    illegal action why it was `illegal`.
    """

    changing: ClassVar = ("episode", "others", "seat", "illegal", "_np_random", "_np_random_seed")
    metadata = {"render_modes": []}  # noqa: RUF012  # declared by Gymnasium
    observation_space: spaces.Dict[Any]  # type: ignore[assignment]  # what Gymnasium's own environments do too
    action_space: Legal  # type: ignore[assignment]

    def __init__(
        self,
        game: str | Game,
        seats: int,
        *,
        bots: str | Sequence[str] = "greedy",
        seat: int | None = 0,
        board: Json = None,
        options: Mapping[str, Json] | None = None,
        reward: str = "rank",
        illegal_reward: float | None = None,
    ) -> None:
        self.setup = Setup(on(game, board), seats, options, reward, limit=None)  # Gymnasium has a TimeLimit of its own
        self.bots: Final = named(self.setup, bots)
        self.chosen_seat: Final = None if seat is None else check_seat(seat, seats)
        self.illegal_reward: Final = illegal_reward
        self.observation_space = observations(self.setup)
        self.action_space = Legal(self.setup.game.actions)
        self.reset()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Begins a game: with a seed the game of that seed, without one another game each time.

        What is chosen about the rules is given when the environment is made; `options` is not used.
        """
        super().reset(seed=seed)
        self.seat = self._drawn(self.setup.seats) if self.chosen_seat is None else self.chosen_seat
        self.episode = Episode(self.setup, self._drawn(MOST_DRAWN) if seed is None else seed)
        self.others = Others(self.episode, self.seat, self.bots, [self._drawn(MOST_DRAWN) for _ in self.bots])
        self.illegal: IllegalMove | None = None
        self.others.play()
        self._look()
        return self._seen(), self._info()

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """A decision of the agent, and those of the others until it decides again."""
        if self.done:
            raise ValueError("action: the episode is over; reset begins another")
        episode = self.episode
        before = episode.returns[self.seat]
        try:
            episode.act(action)
        except IllegalMove as illegal:
            if self.illegal_reward is None:
                raise
            self.illegal = illegal
            self._look()
            return self._seen(), self.illegal_reward, True, False, self._info()
        self.others.play()
        self._look()
        reward = episode.returns[self.seat] - before
        return self._seen(), reward, episode.terminated, False, self._info()

    @property
    def done(self) -> bool:
        return self.episode.done or self.illegal is not None

    def _seen(self) -> Seen:
        return {"observation": self.episode.observation(self.seat), "action_mask": self.action_space.mask.copy()}

    def _info(self) -> dict[str, Any]:
        why = {} if self.illegal is None else {"illegal": str(self.illegal)}
        return {"seat": self.seat, **self.episode.ending(), **why}

    def _look(self) -> None:
        self.action_space.allow(None if self.done else self.episode.mask())

    def _played(self) -> tuple[Any, ...]:
        return (*super()._played(), self.bots, self.chosen_seat, self.illegal_reward)

    def _drawn(self, below: int) -> int:
        return int(self.np_random.integers(below))


for _name in GAMES:
    gymnasium.register(
        f"branchline/{_name}-v{VERSION}", entry_point="branchline.envs.single:SeatEnv", kwargs={"game": _name}
    )
