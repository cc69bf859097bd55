"""The spaces of actions and observations, as Gymnasium and PettingZoo know them."""

from typing import Any

import numpy as np
from gymnasium import spaces

from branchline.envs.episode import Mask, Setup


class Legal(spaces.Discrete):
    """All actions of a game. It knows which are legal just now: a sample without a mask is one of those."""

    def __init__(self, actions: int) -> None:
        super().__init__(actions)
        self._nothing: Mask = np.zeros(actions, np.int8)
        self.mask = self._nothing

    def allow(self, mask: Mask | None) -> None:
        """These actions are legal from now on; None for none at all."""
        self.mask = self._nothing if mask is None else mask

    def sample(self, mask: Mask | None = None, probability: Any = None) -> np.int64:
        return super().sample(self.mask if mask is None and probability is None else mask, probability)


def observations(setup: Setup) -> spaces.Dict:
    """What a seat knows, as bytes (`setup.pieces` says what stands where), and a mask of what it may do."""
    pieces: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(0, 255, (setup.size,), np.uint8),
        "action_mask": spaces.Box(0, 1, (setup.game.actions,), np.int8),
    }
    return spaces.Dict(pieces)
