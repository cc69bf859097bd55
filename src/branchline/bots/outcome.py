"""How a finished game is counted for its players."""

from collections.abc import Sequence
from math import exp
from typing import Final

NARROW: Final = 0.1  # of the best score: a lead of so much may be lost by luck


def won(ranks: Sequence[int]) -> list[float]:
    """For each rank 1 for a win; a shared one counts in parts."""
    return [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]


def promise(scores: Sequence[float], seat: int) -> float:
    """Of one seat, the same with a narrow loss counting nearly half: fewer games tell good play from bad by it."""
    best = max(score for other, score in enumerate(scores) if other != seat)
    return 1 / (1 + exp((best - scores[seat]) / max(1.0, NARROW * best)))
