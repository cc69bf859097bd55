"""How well a network plays: games of four that it has not seen, with three computer players of a kind."""

from typing import NamedTuple

import numpy as np
import torch

from branchline.envs.batches import BatchEnv
from branchline.train.config import HELD_OUT, Config
from branchline.train.network import Network
from branchline.train.rollout import looked_at
from branchline.train.seating import against


class Score(NamedTuple):
    share: float  # of games won; a quarter is equal
    within: float  # the half of its interval of 95 %
    margin: float  # points ahead of the best other, on average


class Examiner:
    """Games with three of a kind, kept from one examination to the next."""

    def __init__(self, config: Config, name: str, processes: int) -> None:
        self.name = name
        self._env = BatchEnv(against(config, name, config.evaluate_games, HELD_OUT), processes)

    @torch.no_grad()
    def score(self, network: Network, device: torch.device) -> Score:
        """Plays every game once, always by what the network likes best."""
        network.eval()
        arrays = self._env.reset()
        margins = np.full(len(arrays.seats), np.nan)
        while np.isnan(margins).any():
            seen, masks = (torch.from_numpy(array).to(device) for array in arrays[:2])
            logits, _ = looked_at(network, seen, masks)
            self._env.step(logits.argmax(1).cpu().numpy())
            first = (arrays.ends > 0) & np.isnan(margins)
            margins[first] = arrays.rewards[first, 0]
        won = (margins > 0) + 0.5 * (margins == 0)
        within = 1.96 * won.std() / len(won) ** 0.5
        return Score(float(won.mean()), float(within), float(margins.mean()))

    def close(self) -> None:
        self._env.close()
