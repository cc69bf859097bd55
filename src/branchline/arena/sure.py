"""When enough has been played: a sequential test between two shares of the wins.

A generalised sequential probability ratio test on the shares of whole blocks: the log-likelihood ratio of two normal
means with the variance as it is seen. Blocks, not games, because games of one deal share their luck. In the long run
either verdict is wrong at most once in twenty times where the true share is one of the two, less often beyond them.
"""

from math import log
from typing import Final

RISK: Final = 0.05
BOUND: Final = log((1 - RISK) / RISK)
FEWEST: Final = 16  # blocks before the variance is believed


class Sure:
    """Whether somebody wins rather the higher share than the lower, from block to block."""

    def __init__(self, low: float, high: float) -> None:
        if not 0 <= low < high <= 1:
            raise ValueError(
                f"until sure: {low:g},{high:g} is not possible; give two shares, the lower first: 0.25,0.3"
            )
        self.low: Final = low
        self.high: Final = high
        self.verdict: bool | None = None  # True: rather the higher one
        self._blocks = 0
        self._sum = 0.0
        self._squares = 0.0

    def see(self, share: float) -> bool | None:
        """The next block's share; the verdict, once there is one."""
        self._blocks += 1
        self._sum += share
        self._squares += share * share
        if self._blocks >= FEWEST and abs(self._ratio()) >= BOUND:
            self.verdict = self._ratio() > 0
        return self.verdict

    def _ratio(self) -> float:
        n = self._blocks
        # A block won and one lost are added to the variance alone, so that it is not 0 where all blocks end alike.
        mean = (self._sum + 1) / (n + 2)
        variance = (self._squares + 1) / (n + 2) - mean * mean
        return (self.high - self.low) * (self._sum - n * (self.low + self.high) / 2) / variance
