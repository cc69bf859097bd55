"""Players who judge every action by one sum. What tells them apart is their style: their weights, and how steadily they
play the best."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import exp
from typing import Any, Final

from branchline.core.chance import PLAYER, seeded
from branchline.core.contract import Line
from branchline.core.contract import State as AnyState
from branchline.core.native import Floats, row
from branchline.core.players import Choice, Sampler
from branchline.games.germany.actions import CLAIM, CLAIM_ROUTE
from branchline.games.germany.bots.aims import Aims
from branchline.games.germany.game import GAME
from branchline.games.germany.judgement import judge, terms, weights
from branchline.games.germany.judgement.chart import STRETCH
from branchline.games.germany.judgement.playout import TO_THE_END, Minds
from branchline.games.germany.position import Position
from branchline.games.germany.state import State

_STYLES: Final = files(__package__).joinpath("styles")
WAVERING: Final = 6.0  # points: by so much a novice takes one action for as good as another
WORTH_TRYING: Final = ("setup-keep", "turn", "keep")  # in the other phases what is liked best is nearly always best


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


class Planner(Judging):
    name: Final = "planner"


class Novice:
    """Judges as greedy does, but takes what is not much worse for as good."""

    name: Final = "novice"

    def __init__(self, seed: int) -> None:
        self._chance = seeded(seed, PLAYER)

    def choose(self, view: dict[str, Any], sampler: Sampler) -> int:
        choices = JUDGEMENT.judge("greedy", view, sampler)
        best = max(choice.worth for choice in choices)
        liking = [exp((choice.worth - best) / WAVERING) for choice in choices]
        drawn = sum(liking) * float(self._chance.word()) / 2**32
        for choice, liked in zip(choices, liking, strict=True):
            drawn -= liked
            if drawn < 0.0:
                return choice.action
        return choices[-1].action


class Judgement:
    """What Germany's players judge by."""

    ranges: Final = weights.RANGES
    strongest: Final = "planner"

    def style(self, name: str, seats: int) -> dict[str, float]:
        """Some styles have weights of their own for each number of seats."""
        try:
            kept: dict[str, Any] = json.loads(_STYLES.joinpath(f"{name}.json").read_text("utf-8"))
        except OSError:
            styles = sorted(file.name.removesuffix(".json") for file in _STYLES.iterdir())
            raise ValueError(f"style: {name!r} is unknown; there are {', '.join(styles)}") from None
        of_seats: dict[str, float] = kept.get(str(seats), kept)
        return of_seats

    def style_of(self, player: str) -> str:
        return Greedy.name if player in (Greedy.name, Novice.name) else self.strongest

    def judge(self, style_: str, view: dict[str, Any], sampler: Sampler) -> list[Choice]:
        legal: list[int] = view["legal"]
        judged = judge.judge(guessed(sampler), row(legal), style(style_, view["seats"]))
        return [
            Choice(
                action, terms.total(parts), {term: part for term, part in zip(terms.NAMES, parts, strict=True) if part}
            )
            for action, parts in zip(legal, judged, strict=True)
        ]

    def ideas(self, style_: str, view: dict[str, Any], sampler: Sampler) -> list[int]:
        """Of the ways to build a stretch only the one liked best."""
        choices = sorted(self.judge(style_, view, sampler), key=lambda choice: -choice.worth)
        if view["phase"] not in WORTH_TRYING:
            return [choices[0].action]
        deeds: dict[int, int] = {}
        for choice in choices:
            deeds.setdefault(_deed(choice.action), choice.action)
        return list(deeds.values())

    def aims(self, style_: str, view: dict[str, Any], sampler: Sampler) -> list[Line]:
        aims = Aims(guessed(sampler), view["you"], style(style_, view["seats"]))
        return list(aims.lines(view["legal"]))

    def plan(self, style_: str, view: dict[str, Any], sampler: Sampler) -> list[str]:
        return Aims(guessed(sampler), view["you"], style(style_, view["seats"])).routes()

    def open_terms(self, style_: str, state: AnyState, action: int) -> dict[str, float]:
        assert isinstance(state, State)
        return terms.named(judge.open_parts(state, action, style(style_, state.seats)))

    def play_on(self, style_: str, state: AnyState) -> None:
        assert isinstance(state, State)
        Minds([style(style_, state.seats)] * state.seats).play_on(state, TO_THE_END)

    def play(self, styles: Sequence[Mapping[str, float]], seed: int) -> State:
        state = GAME.new(len(styles), seed)
        assert isinstance(state, State)
        Minds([weights.ordered(one) for one in styles]).play_on(state, TO_THE_END)
        return state


JUDGEMENT: Final = Judgement()


@cache
def style(name: str, seats: int) -> Floats:
    """The weights of a style at a table of so many, in their order."""
    return weights.ordered(JUDGEMENT.style(name, seats))


def guessed(sampler: Sampler) -> Position:
    """A position the seat could be in. Which one does not matter: a judgement reads only what the seat knows."""
    position = sampler(0)
    assert isinstance(position, Position)
    return position


def _deed(action: int) -> int:
    """What an action does, whatever it is paid with and whichever of parallel routes is claimed."""
    return CLAIM + int(STRETCH[CLAIM_ROUTE[action - CLAIM]]) if action >= CLAIM else action
