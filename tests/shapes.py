"""Holds what games send against the shapes that their packs give it."""

from collections.abc import Callable
from functools import cache, partial
from typing import Any

from pydantic import TypeAdapter
from tests.conformance.walks import PACKS


@cache
def check(name: str, what: str) -> Callable[[Any], Any]:
    """Takes what has that shape of that game, with no key more and none less, and raises for anything else."""
    shape: TypeAdapter[Any] = TypeAdapter(getattr(PACKS[name].shapes(), what))
    return partial(shape.validate_python, strict=True, extra="forbid")
