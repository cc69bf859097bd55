"""The games, by name. A new game adds its pack here; in Python it is registered nowhere else.

A game works its board out while it is imported, so each is imported when it is first asked for, and nobody waits
for a game that is not played.
"""

import json
from collections.abc import Iterator, Mapping
from typing import Final

from branchline.core.contract import Game, Json
from branchline.core.game import BoardGame
from branchline.core.pack import Pack
from branchline.games.germany import Germany
from branchline.games.lunar import Lunar
from branchline.games.wensleydale import Wensleydale

PACKS: Final[Mapping[str, Pack]] = {"germany": Germany(), "wensleydale": Wensleydale(), "lunar": Lunar()}


class Games(Mapping[str, Game]):
    """The games in their order. Their names are known without loading any."""

    def __getitem__(self, name: str) -> Game:
        return PACKS[name].game()

    def __contains__(self, name: object) -> bool:
        return name in PACKS

    def __iter__(self) -> Iterator[str]:
        return iter(PACKS)

    def __len__(self) -> int:
        return len(PACKS)

    def __repr__(self) -> str:
        return f"<games: {', '.join(self)}>"


GAMES: Final[Mapping[str, Game]] = Games()


def find(game: object) -> Game:
    """The game of this name, on its own board; a ValueError names those there are. A game is found as it is."""
    return game if isinstance(game, BoardGame) else pack(game).game()


def on(game: object, board: Json = None) -> Game:
    """The game on its own board, on one of the house's by its name, or on the board of a file."""
    known = find(game)
    if board is None:
        return known
    return known.on(house_board(known, board) if isinstance(board, str) else board)


def house_board(game: Game, name: str) -> Json:
    """A board that comes with the game beside its own; a ValueError names those there are."""
    boards = pack(game).boards()
    if name not in boards:
        raise ValueError(f"board: {game.name} has no board {name!r}; it has {', '.join(boards) or 'only its own'}")
    return json.loads(boards[name].read_text("utf-8"))


def at_home(game: Game) -> bool:
    """Whether it is played on its own board."""
    return game is pack(game.name).game()


def other_board(game: Game) -> Json:
    """The board it is played on, unless it is its own."""
    return None if at_home(game) else game.board


def pack(game: object) -> Pack:
    """All that the game of this name, or this game, offers."""
    name = game.name if isinstance(game, BoardGame) else game
    if not isinstance(name, str) or name not in PACKS:
        raise ValueError(f"game: {name!r} is unknown; known are {', '.join(PACKS)}")
    return PACKS[name]
