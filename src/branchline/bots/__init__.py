"""Computer players: what a bot is, which there are, and those that can play any game."""

from branchline.bots.registry import AT, can_think, levels, make, maker, names, ratings, self_taught, stand_in
from branchline.core.players import Bot, Counts, Sampler, Thinking, thinking_of

__all__ = [
    "AT",
    "Bot",
    "Counts",
    "Sampler",
    "Thinking",
    "can_think",
    "levels",
    "make",
    "maker",
    "names",
    "ratings",
    "self_taught",
    "stand_in",
    "thinking_of",
]
