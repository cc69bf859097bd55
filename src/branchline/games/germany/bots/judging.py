"""Players who judge every action by one sum and play the best. What tells them apart is their style: their weights."""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from branchline.core.native import Floats, row
from branchline.core.players import Sampler
from branchline.games.germany.judgement import judge, terms, weights
from branchline.games.germany.position import Position

Terms = dict[str, float]
Choice = tuple[int, float, Terms]

_STYLES: Final = files(__package__).joinpath("styles")


class Judging:
    """Sensible at every single decision; looks no further than its own plan."""

    name: str  # of the style too

    def __init__(self, seed: int) -> None:
        """It leaves nothing to chance: every seed plays alike."""

    def choose(self, view: dict[str, Any], sampler: Sampler) -> int:
        legal: list[int] = view["legal"]
        if len(legal) == 1:
            return legal[0]
        return judge.choose(guessed(sampler), row(legal), style(self.name, view["seats"]))


class Greedy(Judging):
    name: Final = "greedy"


def explain(name: str, view: dict[str, Any], sampler: Sampler) -> list[Choice]:
    """Every legal action with its sum and the terms of it, in the order of `view["legal"]`."""
    legal: list[int] = view["legal"]
    judged = judge.judge(guessed(sampler), row(legal), style(name, view["seats"]))
    return [
        (action, terms.total(parts), {term: part for term, part in zip(terms.NAMES, parts, strict=True) if part})
        for action, parts in zip(legal, judged, strict=True)
    ]


def guessed(sampler: Sampler) -> Position:
    """A position the seat could be in. Which one does not matter: a judgement reads only what the seat knows."""
    position = sampler(0)
    assert isinstance(position, Position)
    return position


@cache
def style(name: str, seats: int) -> Floats:
    """The weights of a style at a table of so many; some styles have weights of their own for each number."""
    named: Mapping[str, Any] = json.loads(_STYLES.joinpath(f"{name}.json").read_text("utf-8"))
    return weights.ordered(named.get(str(seats), named))
