"""How a finished game is counted for its players."""

from collections.abc import Sequence
from math import exp
from typing import Final

FAR: Final = 50.0  # points ahead that are as good as any more
NARROW: Final = 0.1  # of the best score: a lead of so much may be lost by luck


def won(ranks: Sequence[int]) -> list[float]:
    """For each rank 1 for a win; a shared one counts in parts."""
    return [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]


def worth(scores: Sequence[float], seat: int, margin: float) -> float:
    """Of one seat, as players in training are rewarded: winning, and with a weight of `margin` the points ahead; on
    average nothing."""
    ahead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
    won_it = 0.5 if ahead == 0 else float(ahead > 0)
    return (1 - margin) * (won_it - 1 / len(scores)) + margin * max(-1.0, min(1.0, ahead / FAR))


def promise(scores: Sequence[float], seat: int) -> float:
    """Of one seat, the same with a narrow loss counting nearly half: fewer games tell good play from bad by it."""
    best = max(score for other, score in enumerate(scores) if other != seat)
    return 1 / (1 + exp((best - scores[seat]) / max(1.0, NARROW * best)))
