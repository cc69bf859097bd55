"""Computer players: what a bot is, which there are, and those that can play any game."""

from branchline.bots.registry import make, maker, names
from branchline.core.players import Bot, Counts, Sampler

__all__ = ["Bot", "Counts", "Sampler", "make", "maker", "names"]
