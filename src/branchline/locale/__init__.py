"""The words of every game, in English, Italian and French.

The sentences are Fluent catalogues that the page uses too. Games speak in ids and seats; `README.md` here
tells how these become names, and `Speaker` does it.
"""

from collections.abc import Sequence
from typing import Final

from branchline.core.contract import Game, Json, Line
from branchline.core.pack import Value
from branchline.games import PACKS
from branchline.locale.words import LANGUAGES, LOCALES, NOTHING, Words, catalogue

__all__ = ["LANGUAGES", "LOCALES", "Speaker", "catalogue"]


class Speaker:
    """Says the sentences of the catalogues in one language, with the names of one table."""

    def __init__(self, language: str, game: Game | None = None, players: Sequence[str] | None = None) -> None:
        """`game` lends the names of its things; `players` the names of the people, by seat."""
        self.language: Final = language
        self._words: Final = Words(language, players or ())
        self._game: Final = game.name if game else ""
        self._names: Final = PACKS[game.name].names(game, self._words) if game else None

    def say(self, id: str, /, **args: Json) -> str:
        """The sentence of that id, or of one of its forms (`id.form`); its arguments are given as games give them."""
        values: dict[str, Value] = {}
        for name, value in args.items():
            values.update(self._named(id, name, value))
        message, _, form = id.partition(".")
        return self._words.filled(message, values, form or None)

    def knows(self, id: str) -> bool:
        """Whether there is such a sentence."""
        return self._words.knows(id)

    def line(self, line: Line) -> str:
        """One line of the log."""
        return self.say(line.id, **line.args)

    def named(self, argument: str, id: str) -> str:
        """What a thing is called, as a sentence that is filled with it would say it."""
        return str(self._named(argument, argument, id)[argument])

    def seat(self, seat: int) -> str:
        """Who sits there."""
        return self._words.seat(seat)

    def _named(self, id: str, name: str, value: Json) -> dict[str, Value]:
        """An argument as the sentence needs it: the table in README.md, first what holds in every game."""
        if value is None:
            return {name: NOTHING}
        if name in ("player", "owner"):
            return {name: self.seat(value)}
        if name in ("winners", "players"):
            return {name: self._words.joined(self.seat(seat) for seat in value)}
        if name == "phase":
            return self._words.forms(name, f"{self._game}-phase-{value}", value)
        if name == "action":
            return {name: str(value)}
        own = self._names.named(name, value, id) if self._names else None
        return {name: value} if own is None else own
