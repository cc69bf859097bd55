"""Which computer players there are for which game: those that can play any, and those of its pack."""

from collections.abc import Mapping
from typing import Final

from branchline.bots import outside
from branchline.bots.uniform import Random
from branchline.core.contract import check_seed
from branchline.core.players import Bot, Maker
from branchline.games import pack

GENERIC: Final[Mapping[str, Maker]] = {"random": Random}


def names(game: str) -> list[str]:
    """The players there are for this game, from the weakest to the strongest."""
    return list(_makers(game))


def make(game: str, bot: str, seed: int) -> Bot:
    """A new player for one seat of one game."""
    return maker(game, bot)(check_seed(seed))


def maker(game: str, bot: str) -> Maker:
    """What makes such a player from a seed: one of this game's, or one from outside (`module:Class`)."""
    makers = _makers(game)
    if bot in makers:
        return makers[bot]
    if outside.is_outside(bot):
        return outside.maker(bot)
    raise ValueError(f"bot: {bot!r} is unknown; {game} has {', '.join(makers)}, and takes others as module:Class")


def _makers(game: str) -> dict[str, Maker]:
    return {**GENERIC, **pack(game).players()}
