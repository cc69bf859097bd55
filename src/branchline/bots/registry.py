"""Which computer players there are for which game.

A game that has players of its own offers them in `branchline.games.<name>.bots`, as `BOTS`: a name and what
makes such a player from a seed. The games never import this package; it looks for theirs. In the same place
a game may offer `figures(entry)`: from one seat's entry of the scoring sheet, what is worth telling about how
that seat played; and `Tally`, which looks on at a game and counts what its balance is judged by.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final

from branchline.bots import outside
from branchline.bots.interface import Bot, Tally
from branchline.bots.uniform import Random
from branchline.core.contract import check_seed
from branchline.games import find

Maker = Callable[[int], Bot]
Figures = Callable[[dict[str, Any]], dict[str, tuple[float, float]]]  # name -> so much, out of so much

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


def figures(game: str) -> Figures | None:
    """How this game's reports sum up a seat, if it has figures of its own."""
    found: Figures | None = getattr(_own(game), "figures", None)
    return found


def tally(game: str) -> Tally | None:
    """What looks on at one match game of this kind and counts, if the game has something of its own to count."""
    found: Callable[[], Tally] | None = getattr(_own(game), "Tally", None)
    return found() if found else None


def _makers(game: str) -> dict[str, Maker]:
    own: Mapping[str, Maker] = getattr(_own(game), "BOTS", {})
    return {**GENERIC, **own}


def _own(game: str) -> ModuleType | None:
    place = f"branchline.games.{find(game).name}.bots"
    return import_module(place) if find_spec(place) else None
