"""A computer player of its own."""

from typing import Any, Final

from tests.tiny.board import LENGTH
from tests.tiny.rules import DRAW

from branchline.core.players import Sampler


class Eager:
    """It draws, and lays where least is left to lay; so it finishes what it can."""

    name: Final = "eager"

    def __init__(self, seed: int) -> None:
        pass  # it leaves nothing to chance

    def choose(self, view: dict[str, Any], sampler: Sampler) -> int:
        legal: list[int] = view["legal"]
        left = {action: LENGTH[action] - view["rails"][action] for action in legal if action < DRAW}
        return DRAW if DRAW in legal else min(left, key=left.__getitem__, default=legal[0])
