"""What can go wrong, said in one sentence."""

from typing import Final

Argument = str | int | None


class IllegalMove(ValueError):
    """A move the rules do not allow: which rule forbids it, and a sentence for every language.

    `message` is an id of the catalogues and `arguments` what the sentence is filled with;
    `str()` is the same sentence in English, so that the engine needs no catalogue.
    """

    def __init__(self, rule: str, message: str, text: str, arguments: dict[str, Argument]) -> None:
        super().__init__(rule, message, text, arguments)  # the four, so that it can be pickled
        self.rule: Final = rule
        self.message: Final = message
        self.text: Final = text
        self.arguments: Final = arguments

    def __str__(self) -> str:
        return self.text


def refuse(rule: str, message: str, text: str, **arguments: Argument) -> IllegalMove:
    """The refusal with this id among those of the catalogues."""
    return IllegalMove(rule, f"refused-{message}", text, dict(arguments))


class RecordError(ValueError):
    """A record that cannot be read or replayed."""
