from typing import Final

from branchline.core.native import Row
from branchline.games.lunar.position import Position

FEATURES: Final[dict[str, str]] = {}


def weigh(s: Position, actions: Row, weights: Row, worth: Row) -> None:
    pass
