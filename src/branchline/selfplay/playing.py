"""One game, kept decision by decision as a learner would have seen it."""

from functools import partial
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from branchline.arena.match import Match, block_seed
from branchline.arena.playing import players_at
from branchline.envs.episode import Episode, Setup


class Decisions(NamedTuple):
    """One row for each decision, in their order."""

    seats: npt.NDArray[np.int8]  # who decided
    observations: npt.NDArray[np.uint8]  # what that seat knew
    masks: npt.NDArray[np.bool_]  # what it could do
    actions: npt.NDArray[np.int32]  # and what it did
    rewards: npt.NDArray[np.float32]  # for the decision, one for each seat


class Game(NamedTuple):
    """A whole game. Lists go by seat."""

    seed: int
    bots: list[str]
    ranks: list[int]
    scores: list[int]
    decisions: Decisions


def play(match: Match, reward: str, block: int, rotation: int) -> Game:
    """One game of a match, from its deal to its end."""
    names, players = players_at(match, block, rotation)
    setup: Final = Setup(match.played, match.seats, match.options, reward, None)
    episode = Episode(setup, block_seed(match.seed, block))
    seats: list[int] = []
    observations: list[Any] = []
    masks: list[Any] = []
    rewards: list[list[float]] = []
    while not episode.done:
        state = episode.state
        seats.append(state.seat)
        observations.append(episode.observation(state.seat))
        masks.append(episode.mask().view(np.bool_))
        episode.act(players[state.seat].choose(state.view(state.seat), partial(state.resample, state.seat)))
        rewards.append(episode.rewards)
    return Game(
        episode.seed,
        names,
        episode.state.ranks(),
        episode.state.scores(),
        Decisions(
            np.array(seats, np.int8),
            np.array(observations),
            np.array(masks),
            np.array(episode.actions, np.int32),
            np.array(rewards, np.float32),
        ),
    )
