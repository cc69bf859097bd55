"""Better weights for computer players that judge, found by evolution on games they play."""

from branchline.tune.evolve import Tuning, tune

__all__ = ["Tuning", "tune"]
