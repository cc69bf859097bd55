"""The rules of the games, as `docs/rules` tells them: by id, or by words."""

import re
import unicodedata
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from branchline.games import find
from branchline.locale import LANGUAGES

RULE: Final = re.compile(r"- \*\*([A-Z]\d+\.\d+)\*\* (.+)")
HEADING: Final = re.compile(r"## (?:([A-Z]\d+) )?(.+)")
ID: Final = re.compile(r"[a-z]\d+(?:\.\d+)?", re.IGNORECASE)
END: Final = "<!-- The rest is for those who work on the game. -->"


def page(game: str, language: str = "en") -> str:
    """The rules of a game, as far as they are for players, as Markdown."""
    name = find(game).name
    if language not in LANGUAGES:
        raise ValueError(f"language: {language!r} is not known; the rules are told in {', '.join(LANGUAGES)}")
    folder = _home() if language == "en" else _home().joinpath(language)
    return folder.joinpath(f"{name}.md").read_text("utf-8").partition(END)[0].rstrip()


def look_up(game: str, about: str, language: str = "en") -> list[str]:
    """The rules of this id (G5 is a chapter, G5.3 a rule) or with all these words; of nothing, the table of contents.

    Words are also found in what the rules say beside the numbered ones: options, rulings, who may know what.
    """
    lines = page(game, language).splitlines()
    asked = about.strip()
    if not asked:
        return list(_contents(lines))
    matches = list(_by_id(lines, asked.upper()) if ID.fullmatch(asked) else _by_words(lines, _plain(asked).split()))
    if not matches:
        raise ValueError(f"about: the rules of {game} have no {asked!r}; ask for an id, for words, or for nothing")
    return matches


def _contents(lines: list[str]) -> Iterator[str]:
    """What the game is, and the chapters there are."""
    first = next(i for i, line in enumerate(lines) if line.startswith("## "))
    yield from lines[:first]
    yield from (line for line in lines if line.startswith("## "))


def _by_id(lines: list[str], id: str) -> Iterator[str]:
    for line in lines:
        rule, heading = RULE.match(line), HEADING.match(line)
        if (rule and id in (rule[1], rule[1].partition(".")[0])) or (heading and heading[1] == id):
            yield line


def _by_words(lines: list[str], words: list[str]) -> Iterator[str]:
    """Lines with all the words, under the headings that they stand below."""
    heading = ""
    for line in lines:
        if line.startswith("## "):
            heading = line
        elif line.startswith(("- ", "|")) and all(word in _plain(line) for word in words):
            if heading:
                yield heading
                heading = ""
            yield line


def _plain(text: str) -> str:
    """Without accents and in lower case, as people type what they look for."""
    letters = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def _home() -> Traversable:
    """Beside the code where the package is installed; in a clone where people read them."""
    packed = files("branchline").joinpath("rules")
    return packed if packed.is_dir() else Path(__file__).parents[2] / "docs/rules"
