"""The player who chooses blindly: the zero of every scale of strength."""

from typing import Any, Final

from branchline.core.chance import PLAYER, seeded
from branchline.core.players import Sampler


class Random:
    """Any legal action, each equally likely."""

    name: Final = "random"

    def __init__(self, seed: int) -> None:
        self._chance = seeded(seed, PLAYER)

    def choose(self, view: dict[str, Any], sampler: Sampler) -> int:
        legal: list[int] = view["legal"]
        return legal[self._chance.below(len(legal))]
