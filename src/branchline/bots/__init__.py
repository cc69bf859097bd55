"""Computer players: what a bot is, which there are, and those that can play any game."""

from branchline.bots.interface import Bot, Counts, Sampler
from branchline.bots.registry import figures, make, maker, names, tally

__all__ = ["Bot", "Counts", "Sampler", "figures", "make", "maker", "names", "tally"]
