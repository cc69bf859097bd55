"""The games, by name. A new game adds its lines here and nowhere else.

A game works its board out while it is imported, so each is imported when it is first asked for, and nobody waits
for a game that is not played. The imports are written out, one function each, for the type checker to see that
what they bring is a game.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from branchline.core.contract import Game


def _germany() -> Game:
    from branchline.games.germany.game import GAME

    return GAME


def _wensleydale() -> Game:
    from branchline.games.wensleydale.game import GAME

    return GAME


def _lunar() -> Game:
    from branchline.games.lunar.game import GAME

    return GAME


_BY_NAME: Final[Mapping[str, Callable[[], Game]]] = {"germany": _germany, "wensleydale": _wensleydale, "lunar": _lunar}


class Games(Mapping[str, Game]):
    """The games in their order. Their names are known without loading any."""

    def __getitem__(self, name: str) -> Game:
        return _BY_NAME[name]()

    def __contains__(self, name: object) -> bool:
        return name in _BY_NAME

    def __iter__(self) -> Iterator[str]:
        return iter(_BY_NAME)

    def __len__(self) -> int:
        return len(_BY_NAME)

    def __repr__(self) -> str:
        return f"<games: {', '.join(self)}>"


GAMES: Final[Mapping[str, Game]] = Games()


def find(name: object) -> Game:
    """The game of this name; a ValueError names those there are."""
    if not isinstance(name, str) or name not in GAMES:
        raise ValueError(f"game: {name!r} is unknown; known are {', '.join(GAMES)}")
    return GAMES[name]
