"""Prepositions that change before the name they stand with: the functions that sentences of all languages may call."""

import unicodedata
from collections.abc import Callable, Mapping
from typing import Final


def _plain(name: object) -> str:
    """The letters without their accents, in lower case."""
    return unicodedata.normalize("NFD", str(name)).casefold()


def ad(name: object) -> str:
    """Italian: a Settle, ad Aysgarth."""
    return f"{'ad' if _plain(name).startswith('a') else 'a'} {name}"


def de(name: object) -> str:
    """French: de Ben, d’Anna; an h is taken as mute, and a y counts as a vowel before a consonant (Yves, not Yann)."""
    first, second = (_plain(name) + "  ")[:2]
    mute = first in "aeiouhœæ" or (first == "y" and second.isalpha() and second not in "aeiouh")
    return f"d’{name}" if mute else f"de {name}"


FUNCTIONS: Final[Mapping[str, Callable[[object], str]]] = {"AD": ad, "DE": de}
