"""How sure a figure is: worked out again and again from blocks drawn anew.

Games of one block share their luck, so that blocks, not games, are what is drawn again.
"""

from collections.abc import Iterator
from typing import Final

import numpy as np
from numpy.typing import NDArray

RESAMPLES: Final = 2000
PORTION: Final = 50  # of them at a time, so that many blocks do not fill the memory
LOW, HIGH = 2.5, 97.5  # percentiles of a 95 % interval

Numbers = NDArray[np.float64]


def redrawn(blocks: int, seed: int, resamples: int = RESAMPLES) -> Iterator[Numbers]:
    """Portions of resamples: in each row how often every block was drawn."""
    # RandomState is frozen: the same seed gives the same intervals with every version of the library.
    chance = np.random.RandomState(seed % 2**32)
    even = np.full(blocks, 1 / blocks)
    for _ in range(resamples // PORTION):
        yield chance.multinomial(blocks, even, size=PORTION).astype(np.float64)


def interval(resampled: Numbers) -> tuple[float, float]:
    """Between which bounds 95 % of these numbers lie."""
    low, high = np.percentile(resampled, [LOW, HIGH])
    return float(low), float(high)
