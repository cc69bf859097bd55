"""How a finished game is counted for one of its players."""

from math import exp
from typing import Final

from branchline.core.contract import State

NARROW: Final = 0.1  # of the best score: a lead of so much may be lost by luck


def won(state: State, seat: int) -> float:
    """1 for a win; a shared one counts in parts."""
    ranks = state.ranks()
    return 1 / ranks.count(1) if ranks[seat] == 1 else 0.0


def promise(state: State, seat: int) -> float:
    """The same with a narrow loss counting nearly half: fewer games tell good play from bad by it."""
    scores = state.scores()
    best = max(score for other, score in enumerate(scores) if other != seat)
    return 1 / (1 + exp((best - scores[seat]) / max(1.0, NARROW * best)))
