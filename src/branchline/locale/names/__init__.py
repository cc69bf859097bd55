"""What each game calls its own things: the part of the table in `../README.md` that belongs to that game."""

from collections.abc import Callable, Mapping
from typing import Final, Protocol

from branchline.core.contract import Json
from branchline.locale.names.germany import Germany
from branchline.locale.names.lunar import Lunar
from branchline.locale.names.wensleydale import Wensleydale
from branchline.locale.words import Value, Words


class Names(Protocol):
    """The rows of one game."""

    def named(self, argument: str, value: Json, sentence: str) -> dict[str, Value] | None:
        """An argument as the sentence of that id needs it, or None where the game has no word for it."""


# By the name of the game: its names, made from the board file in the words of a language.
NAMES: Final[Mapping[str, Callable[[Json, Words], Names]]] = {
    "germany": Germany,
    "wensleydale": Wensleydale,
    "lunar": Lunar,
}
