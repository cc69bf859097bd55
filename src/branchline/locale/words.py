"""The catalogues of one language, and what names and sentences are made with: forms, counts and lists."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from threading import Lock
from typing import Final

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message, Pattern

from branchline.core.pack import Value
from branchline.locale.elision import FUNCTIONS

# Numbers and lists as these readers write them; British, because the English here is.
LOCALES: Final[Mapping[str, str]] = {"en": "en-GB", "it": "it", "fr": "fr"}
LANGUAGES: Final = tuple(LOCALES)

NOTHING: Final = "none"  # what a sentence selects on when an argument is null or an empty list

# A sentence begins at the edge with its id; what belongs to it is indented, or closes a brace.
SENTENCE: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) =.*(?:\n(?![a-zA-Z#-]).*)*", re.MULTILINE)
WORD: Final = re.compile(r"-?[a-zA-Z][\w-]*")


class Words:
    """One language, with the people of one table."""

    def __init__(self, language: str, players: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"language: {language!r} is not known; Branchline speaks {', '.join(LANGUAGES)}")
        self.language: Final = language
        self._sentences: Final = _sentences(language)
        self._players: Final = tuple(players)
        self._forms: Final[dict[tuple[object, ...], dict[str, Value]]] = {}

    def knows(self, message: str) -> bool:
        """Whether there is such a sentence."""
        return self._sentences.has(message)

    def seat(self, seat: int) -> str:
        """Who sits there."""
        if seat < len(self._players) and self._players[seat]:
            return self._players[seat]
        return self.filled("seat-name", {"number": seat + 1})

    def forms(self, argument: str, message: str, unnamed: str, **values: Value) -> dict[str, Value]:
        """A name with its grammatical forms, for one argument; an id that has no name stays as it is."""
        asked = (argument, message, *values.items())
        if asked not in self._forms:  # the same few names come again and again
            self._forms[asked] = self._formed(argument, message, unnamed, values)
        return self._forms[asked].copy()

    def _formed(self, argument: str, message: str, unnamed: str, values: dict[str, Value]) -> dict[str, Value]:
        if not self._sentences.has(message):
            return {argument: unnamed}
        forms: dict[str, Value] = {argument: self.filled(message, values)}
        for form in self._sentences.message(message).attributes:
            forms[f"{argument}_{form}"] = self.filled(message, values, form)
        return forms

    def counted(self, kind: str, things: Iterable[str]) -> str:
        """Things of messages `<kind>-<thing>`, each sort with its number, in the order in which they first come."""
        return self.joined(
            str(forms["x_one"]) if count == 1 else f"{count} {forms['x_many']}"
            for forms, count in (
                (self.forms("x", f"{kind}-{thing}", thing), count) for thing, count in Counter(things).items()
            )
        )

    def gathered(self, names: Iterable[str]) -> str:
        """Names joined, each with its number if it comes more often than once: Kiel (2)."""
        return self.joined(name if count == 1 else f"{name} ({count})" for name, count in Counter(names).items())

    def joined(self, names: Iterable[str]) -> str:
        """The language's own list: a, b and c; a list of nothing is `none`."""
        return format_list(list(names), locale=LOCALES[self.language].replace("-", "_")) or NOTHING

    def filled(self, id: str, values: dict[str, Value], attribute: str | None = None) -> str:
        """The sentence of that id with these values in it."""
        if not self._sentences.has(id):
            raise LookupError(f"the {self.language} catalogues have no sentence {id!r}")
        message = self._sentences.message(id)
        pattern = message.value if attribute is None else message.attributes[attribute]
        if pattern is None:
            raise LookupError(f"the {self.language} sentence {id!r} has no words of its own, only forms")
        text, errors = self._sentences.filled(pattern, values)
        if errors:
            raise LookupError(f"the {self.language} sentence {id!r} could not be filled: {errors[0]}")
        return text


def catalogue(language: str) -> dict[str, str]:
    """The files of a language, as text by name."""
    ftl_files = (file for file in files("branchline.locale").joinpath(language).iterdir() if file.name.endswith(".ftl"))
    return {file.name: file.read_text("utf-8") for file in sorted(ftl_files, key=lambda file: file.name)}


class Sentences:
    """All sentences of a language. To read them all takes a second, so one is read when it is first asked for, with
    those it is made of."""

    def __init__(self, language: str) -> None:
        # Isolation marks are for scripts of two directions; here they would only get in the way of copied text.
        self._bundle: Final = FluentBundle([LOCALES[language]], use_isolating=False, functions=FUNCTIONS)
        self._unread: Final = {
            sentence[1]: sentence[0] for text in catalogue(language).values() for sentence in SENTENCE.finditer(text)
        }
        self._whole: Final[set[str]] = set()  # what was read, and all that it is made of
        self._reading: Final = Lock()

    def has(self, id: str) -> bool:
        self._read(id)
        return self._bundle.has_message(id)

    def message(self, id: str) -> Message:
        self._read(id)
        return self._bundle.get_message(id)

    def filled(self, pattern: Pattern, values: dict[str, Value]) -> tuple[str, list[Exception]]:
        text, errors = self._bundle.format_pattern(pattern, values)
        return str(text), errors

    def _read(self, id: str) -> None:
        if id not in self._whole:
            with self._reading:
                self._take(id)
                self._whole.add(id)

    def _take(self, id: str) -> None:
        if text := self._unread.pop(id, ""):
            self._bundle.add_resource(FluentResource(text))
            for word in WORD.findall(text):  # many are mere words, and some the ids of other sentences
                self._take(word)


@cache
def _sentences(language: str) -> Sentences:
    return Sentences(language)
