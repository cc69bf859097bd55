"""The games, by name. A new game adds its line here and nowhere else."""

from typing import Final

from branchline.core.contract import Game
from branchline.games.germany.game import GAME as GERMANY
from branchline.games.lunar.game import GAME as LUNAR
from branchline.games.wensleydale.game import GAME as WENSLEYDALE

GAMES: Final[dict[str, Game]] = {game.name: game for game in (GERMANY, WENSLEYDALE, LUNAR)}


def find(name: object) -> Game:
    """The game of this name; a ValueError names those there are."""
    if not isinstance(name, str) or name not in GAMES:
        raise ValueError(f"game: {name!r} is unknown; known are {', '.join(GAMES)}")
    return GAMES[name]
