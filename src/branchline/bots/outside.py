"""Computer players that are not in the package: `module:Class`, looked for as Python does, here in this folder too."""

import sys
from importlib import import_module
from pathlib import Path

from branchline.core.players import Maker

MARK = ":"


def is_outside(name: str) -> bool:
    return MARK in name


def maker(name: str) -> Maker:
    """What makes such a player from a seed; a ValueError says what is wrong with the name."""
    place, _, what = name.partition(MARK)
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)  # as `python -m` does, so that a file just written is found
    try:
        module = import_module(place)
    except (ImportError, ValueError) as error:
        raise ValueError(f"bot: {name!r} cannot be loaded ({error}); give it as module:Class") from None
    player = getattr(module, what, None)
    if not callable(player) or not hasattr(player, "choose"):
        raise ValueError(f"bot: {place} has no player {what!r}: a class with choose(view, sampler), made from a seed")
    maker: Maker = player
    return maker
