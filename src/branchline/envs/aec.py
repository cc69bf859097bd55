"""PettingZoo's face of a game: an agent for each seat, and one of them decides at a time."""

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from branchline.core.contract import Game, Json, check_seed
from branchline.envs.episode import MOST_DRAWN, Episode, Seen, Setup
from branchline.envs.face import Face
from branchline.envs.spaces import Legal, observations


class SeatsEnv(Face, AECEnv):  # type: ignore[misc]  # PettingZoo is not typed
    """A game with an agent for each seat, `seat_0` and so on; an illegal action raises an IllegalMove that says why.

    After the end everybody's info tells `ranks` and `scores`.
    """

    changing: ClassVar = (
        "episode",
        "agents",
        "agent_selection",
        "rewards",
        "terminations",
        "truncations",
        "infos",
        "_cumulative_rewards",
        "_skip_agent_selection",
        "_luck",
    )

    def __init__(
        self,
        game: str | Game,
        seats: int,
        *,
        options: Mapping[str, Json] | None = None,
        reward: str = "rank",
        limit: int | None = None,
    ) -> None:
        super().__init__()
        self.setup = Setup(game, seats, options, reward, limit)
        self.metadata = {"name": self.setup.name, "render_modes": [], "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._observations = {agent: observations(self.setup) for agent in self.possible_agents}
        self._actions = {agent: Legal(self.setup.game.actions) for agent in self.possible_agents}
        self._luck = np.random.default_rng()
        self.reset()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observations[agent]

    def action_space(self, agent: str) -> Legal:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game: with a seed the game of that seed, without one another game each time.

        What is chosen about the rules is given when the environment is made; `options` is not used.
        """
        if seed is not None:
            self._luck = np.random.default_rng(check_seed(seed))
        self.episode = Episode(self.setup, int(self._luck.integers(MOST_DRAWN)) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._pass_on()

    def observe(self, agent: str) -> Seen:
        seat = self.possible_agents.index(agent)
        return {"observation": self.episode.observation(seat), "action_mask": self._actions[agent].mask.copy()}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.episode.act(action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self.episode.rewards, strict=True))
        self._accumulate_rewards()
        self._pass_on()

    def _pass_on(self) -> None:
        """To the seat that decides now; once the episode is over, to all of them in turn."""
        episode = self.episode
        if episode.done:
            self.terminations = dict.fromkeys(self.agents, episode.terminated)
            self.truncations = dict.fromkeys(self.agents, episode.truncated)
            self.infos = {agent: episode.ending() for agent in self.agents}
        self.agent_selection = self.agents[0 if episode.done else episode.state.seat]
        self._look()

    def _look(self) -> None:
        for space in self._actions.values():
            space.allow(None)
        if not self.episode.done:
            self._actions[self.agent_selection].allow(self.episode.mask())
