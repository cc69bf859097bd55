"""Prepositions that change before the name they stand with: the functions that sentences of all languages may call."""

import re
import unicodedata
from collections.abc import Callable
from typing import Any, Final


def _plain(name: object) -> str:
    """The letters without their accents, in lower case."""
    return unicodedata.normalize("NFD", str(name)).casefold()


def ad(name: object) -> str:
    """Italian: a Settle, ad Aysgarth."""
    return f"{'ad' if _plain(name).startswith('a') else 'a'} {name}"


def de(name: object) -> str:
    """French: de Ben, d’Anna; an h is taken as mute, and a y counts as a vowel before a consonant (Yves, not Yann)."""
    mute = re.match(r"[aeiouhœæ]|y(?![aeiouh])[^\W\d_]", _plain(name))
    return f"d’{name}" if mute else f"de {name}"


# The library asks for its own types, and takes texts as well.
FUNCTIONS: Final[dict[str, Callable[[object], Any]]] = {"AD": ad, "DE": de}
