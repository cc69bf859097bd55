"""What people may be called: what is seen is what is there, and nobody is taken for somebody else."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from itertools import chain, count
from typing import Final

from branchline.server.problems import problem

MOST_NAME: Final = 24
MOST_READ: Final = 10 * MOST_NAME  # what is longer is not even looked at
# Control and format characters, which also turn the direction of writing; halves of characters; line breaks; and what
# no font knows.
FORBIDDEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
# Letters and marks that show nothing though their category does not say so: joiners, fillers, the empty cell of
# braille, variation selectors.
INVISIBLE: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0\ufe00-\ufe0f\U000e0100-\U000e01ef]"
)
# A picture may be made of several, with what joins them in between; there it is at home.
PICTURE: Final = "[\u2190-\u2bff\U0001f000-\U0001faff]"
JOINED: Final = re.compile(f"(?<={PICTURE})\ufe0f?\u200d(?={PICTURE})|(?<={PICTURE})\ufe0f")
# What looks like a Latin letter, as large or as small one; capital I, 1 and l are one stroke in most faces.
LOOK_ALIKES: Final = {
    "a": "аα",
    "b": "вβ",
    "c": "сϲ",
    "d": "ԁ",
    "e": "еε",
    "h": "нһη",
    "j": "ј",
    "k": "кκ",
    "l": "i1|ıіι",
    "m": "мμ",
    "o": "0оο",
    "p": "рρ",
    "q": "ԛ",
    "s": "ѕ",
    "t": "тτ",
    "v": "ν",
    "w": "ԝ",
    "x": "хχ",
    "y": "уυ",
    "z": "ζ",
}
LATIN: Final = str.maketrans({other: letter for letter, others in LOOK_ALIKES.items() for other in others})


def cleaned(name: str) -> str:
    """The name as it is kept: composed, trimmed, with plain spaces; empty where there was nothing else. Refused if it
    is too long or holds what cannot be seen."""
    text = composed(name[:MOST_READ])
    if len(text) > MOST_NAME or len(name) > MOST_READ:
        raise problem("error-name-long", most=MOST_NAME)
    if not all_seen(text):
        raise problem("error-name-sign")
    return text


def composed(text: str) -> str:
    """The same text in one way of writing it: composed letters, plain spaces, one at a time and none around it."""
    spaced = "".join(" " if unicodedata.category(letter) == "Zs" else letter for letter in text)
    return re.sub(" +", " ", unicodedata.normalize("NFC", spaced)).strip(" ")


def all_seen(text: str) -> bool:
    """Whether it holds only what can be seen: nothing invisible, and nothing that turns the direction of writing."""
    seen = JOINED.sub("", text)
    return not INVISIBLE.search(seen) and not any(unicodedata.category(letter) in FORBIDDEN for letter in seen)


def likeness(name: str) -> str:
    """The same for names that are taken for each other: large and small letters, and letters that look like others."""
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return plain.translate(LATIN)


def check_free(name: str, taken: Iterable[str]) -> None:
    """Refuses a name that looks like another at the same table."""
    likenesses = {likeness(other): other for other in taken if other}
    other = likenesses.get(likeness(name))
    if other is not None:
        raise problem("error-name-alike", name=other)


def first_free(names: Sequence[str], taken: Iterable[str]) -> str:
    """The first of these names that nobody at the table has; the first with a number, if all are taken."""
    likenesses = {likeness(other) for other in taken}
    numbered = (f"{names[0]} {number}" for number in count(2))
    return next(name for name in chain(names, numbered) if likeness(name) not in likenesses)
