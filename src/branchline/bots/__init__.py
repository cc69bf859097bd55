"""Computer players: what a bot is, which there are, and those that can play any game."""

from branchline.bots.interface import Bot, Sampler
from branchline.bots.registry import figures, make, names

__all__ = ["Bot", "Sampler", "figures", "make", "names"]
