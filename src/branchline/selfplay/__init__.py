"""Games of computer players as data to learn from: written to Parquet, and read back as arrays or game by game.

It needs the extra `parquet`. `docs/selfplay.md` tells the columns.
"""

from branchline.selfplay.reading import SelfPlay, read
from branchline.selfplay.run import write

__all__ = ["SelfPlay", "read", "write"]
