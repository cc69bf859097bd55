"""Players who judge every action by one sum and play the best. What tells them apart is their style: their weights."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from branchline.core.native import Floats, row
from branchline.core.players import Sampler
from branchline.games.germany.game import GAME
from branchline.games.germany.judgement import judge, terms, weights
from branchline.games.germany.judgement.playout import TO_THE_END, Minds
from branchline.games.germany.position import Position
from branchline.games.germany.state import State

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
    """The weights of a style at a table of so many."""
    return weights.ordered(named(name, seats))


def named(name: str, seats: int) -> dict[str, float]:
    """The same by name; some styles have weights of their own for each number of seats."""
    try:
        kept: dict[str, Any] = json.loads(_STYLES.joinpath(f"{name}.json").read_text("utf-8"))
    except OSError:
        styles = sorted(file.name.removesuffix(".json") for file in _STYLES.iterdir())
        raise ValueError(f"style: {name!r} is unknown; there are {', '.join(styles)}") from None
    of_seats: dict[str, float] = kept.get(str(seats), kept)
    return of_seats


class Judgement:
    """What there is to tune."""

    ranges: Final = weights.RANGES
    style = staticmethod(named)

    @staticmethod
    def play(styles: Sequence[Mapping[str, float]], seed: int) -> State:
        state = GAME.new(len(styles), seed)
        assert isinstance(state, State)
        Minds([weights.ordered(one) for one in styles]).play_on(state, TO_THE_END)
        return state
