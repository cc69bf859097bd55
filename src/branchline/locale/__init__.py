"""The words of every game, in English, Italian and French.

The sentences are Fluent catalogues that the page uses too. Games speak in ids and seats; `README.md` here
tells how these become names, and `Speaker` does it.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from branchline.core.contract import Game, Json, Line
from branchline.locale.places import Places

# Numbers and lists as these readers write them; British, because the English here is.
LOCALES: Final[Mapping[str, str]] = {"en": "en-GB", "it": "it", "fr": "fr"}
LANGUAGES: Final = tuple(LOCALES)

NOTHING: Final = "none"  # what a sentence selects on when an argument is null

Value = str | int


class Speaker:
    """Says the sentences of the catalogues in one language, with the names of one table."""

    def __init__(self, language: str, game: Game | None = None, players: Sequence[str] | None = None) -> None:
        """`game` lends the names of its board; `players` the names of the people, by seat."""
        if language not in LANGUAGES:
            raise ValueError(f"language: {language!r} is not known; Branchline speaks {', '.join(LANGUAGES)}")
        self.language: Final = language
        self._bundle: Final = _bundle(language)
        self._places: Final = Places(game.board if game else {})
        self._players: Final = tuple(players or ())

    def say(self, id: str, /, **args: Json) -> str:
        """The sentence of that id; its arguments are given as games give them."""
        values: dict[str, Value] = {}
        for name, value in args.items():
            values.update(self._named(id, name, value))
        return self._filled(id, None, values)

    def line(self, line: Line) -> str:
        """One line of the log."""
        return self.say(line.id, **line.args)

    def seat(self, seat: int) -> str:
        """Who sits there."""
        if seat < len(self._players) and self._players[seat]:
            return self._players[seat]
        return self._filled("seat-name", None, {"number": seat + 1})

    def _named(self, id: str, name: str, value: Json) -> dict[str, Value]:
        """An argument as the sentence needs it: the table in README.md, row by row."""
        if value is None:
            return {name: NOTHING}
        if name in ("player", "owner"):
            return {name: self.seat(value)}
        if name in ("winners", "players"):
            return {name: self._joined(self.seat(seat) for seat in value)}
        if name in ("place", "a", "b"):
            return self._place(name, value)
        if name == "route":
            return {name: self._ends(*self._places.route(value))}
        if name == "card":
            return self._forms(name, f"card-{value}", value)
        if name == "colour":
            return self._forms(name, f"passenger-{value}" if "passenger" in id else f"card-{value}", value)
        if name == "phase":
            return self._forms(name, f"phase-{value}", value)
        if name == "tickets":
            return {name: self._joined(self._ticket(ticket) for ticket in value)}
        if name == "cards" and isinstance(value, list):
            return {name: self._joined(self._cards(value)) or NOTHING}
        if name == "kept":
            return {name: self._joined(f"{self.seat(seat)} ({count})" for seat, count in enumerate(value))}
        if name == "action":
            return {name: str(value)}
        return {name: value}

    def _place(self, name: str, id: str) -> dict[str, Value]:
        city = self._places.city(id)
        if city is not None:
            return self._forms(name, "place-city", city, {"name": city})
        country = self._places.country(id)
        return self._forms(name, f"place-{country}", country)

    def _ends(self, a: str, b: str) -> str:
        return f"{self._place('a', a)['a']}–{self._place('b', b)['b']}"

    def _ticket(self, id: str) -> str:
        a, b, value = self._places.ticket(id)
        return f"{self._ends(a, b)} ({value})"

    def _cards(self, cards: list[str]) -> Iterator[str]:
        for card, count in Counter(cards).items():
            forms = self._forms("card", f"card-{card}", card)
            yield str(forms["card_one"]) if count == 1 else f"{count} {forms['card_many']}"

    def _forms(self, name: str, id: str, unnamed: str, values: dict[str, Value] | None = None) -> dict[str, Value]:
        """A name with its grammatical forms; an id that has no name stays as it is."""
        if not self._bundle.has_message(id):
            return {name: unnamed}
        forms: dict[str, Value] = {name: self._filled(id, None, values)}
        for form in self._bundle.get_message(id).attributes:
            forms[f"{name}_{form}"] = self._filled(id, form, values)
        return forms

    def _joined(self, names: Iterable[str]) -> str:
        return format_list(list(names), locale=LOCALES[self.language].replace("-", "_"))

    def _filled(self, id: str, attribute: str | None, values: dict[str, Value] | None) -> str:
        if not self._bundle.has_message(id):
            raise LookupError(f"the {self.language} catalogues have no sentence {id!r}")
        message = self._bundle.get_message(id)
        pattern = message.value if attribute is None else message.attributes[attribute]
        if pattern is None:
            raise LookupError(f"the {self.language} sentence {id!r} has no words of its own, only forms")
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise LookupError(f"the {self.language} sentence {id!r} could not be filled: {errors[0]}")
        return str(text)


def catalogue(language: str) -> dict[str, str]:
    """The files of a language, as text by name."""
    found = (file for file in files(__name__).joinpath(language).iterdir() if file.name.endswith(".ftl"))
    return {file.name: file.read_text("utf-8") for file in sorted(found, key=lambda file: file.name)}


@cache
def _bundle(language: str) -> FluentBundle:
    # Isolation marks are for scripts of two directions; here they would only get in the way of copied text.
    bundle = FluentBundle([LOCALES[language]], use_isolating=False)
    for text in catalogue(language).values():
        bundle.add_resource(FluentResource(text))
    return bundle
