"""Players who judge every action by one sum. What tells them apart is their style: their weights, and how steadily they
play the best."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from branchline.core.chance import PLAYER, seeded
from branchline.core.contract import Line
from branchline.core.contract import State as AnyState
from branchline.core.native import Floats, row
from branchline.core.players import Choice, Outcome, Sampler, read_style, waver
from branchline.games.germany.actions import CLAIM
from branchline.games.germany.board import Board
from branchline.games.germany.bots.aims import Aims
from branchline.games.germany.game import GAME
from branchline.games.germany.judgement import haste, judge, terms, weights
from branchline.games.germany.judgement.chart import chart_of
from branchline.games.germany.judgement.mind import Mind
from branchline.games.germany.judgement.playout import TO_THE_END, decide, play_on
from branchline.games.germany.position import Position
from branchline.games.germany.state import State

_STYLES: Final = files(__package__).joinpath("styles")
WAVERING: Final = 6.0  # points: by so much a novice takes one action for as good as another
# Phases with ideas: in the others what is liked best is nearly always best.
OPEN: Final = ("setup-keep", "turn", "keep")
IDEAS: Final = 4
# Turns until who can tell is asked what has come of an idea. Against three of its like four did no better.
AHEAD: Final = 2


class Judging:
    """Sensible at every single decision; looks no further than its own plan."""

    name: str  # of the style too

    def __init__(self, seed: int) -> None:
        """It leaves nothing to chance: every seed plays alike."""

    def choose(self, view: dict[str, Any], sampler: Sampler) -> int:
        legal: list[int] = view["legal"]
        if len(legal) == 1:
            return legal[0]
        return judge.choose(guessed(sampler), row(legal), weights_for(self.name, view["seats"]))

    def decide_at(self, state: AnyState) -> int:
        """The same from the game itself, for batches: a judgement reads only what the deciding seat knows."""
        assert isinstance(state, State)
        return decide(state, weights_for(self.name, state.seats))


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
        return waver(JUDGEMENT.judge(Greedy.name, view, sampler), WAVERING, self._chance)


class Judgement:
    """What Germany's players judge by."""

    unit: Final = "points"
    ranges: Final = weights.RANGES
    strongest: Final = "planner"
    # Against three planners 0.7 and 1.5 did alike.
    sure: Final = 1.0
    # Tried on positions whose ideas had been played out 48 times each by planners who think afresh: with more ideas, or
    # more trials for what is behind, the same number of trials finds less.
    behind: Final = 1.0

    def style(self, name: str, seats: int) -> dict[str, float]:
        return read_style(_STYLES, name, seats)

    def style_of(self, player: str) -> str:
        return Greedy.name if player in (Greedy.name, Novice.name) else self.strongest

    def judge(self, style: str, view: dict[str, Any], sampler: Sampler) -> list[Choice]:
        legal: list[int] = view["legal"]
        judged = judge.judge(guessed(sampler), row(legal), weights_for(style, view["seats"]))
        return [
            Choice(
                action, terms.total(parts), {term: part for term, part in zip(terms.NAMES, parts, strict=True) if part}
            )
            for action, parts in zip(legal, judged, strict=True)
        ]

    def ideas(self, style: str, view: dict[str, Any], sampler: Sampler, intent: object = None) -> list[int]:
        """The best few; of the ways to build a stretch only the one liked best."""
        choices = sorted(self.judge(style, view, sampler), key=lambda choice: -choice.worth)
        if view["phase"] not in OPEN:
            return [choices[0].action]
        position = guessed(sampler)
        deeds: dict[int, int] = {}
        for choice in choices:
            deeds.setdefault(_deed(position.board, choice.action), choice.action)
        return list(deeds.values())[:IDEAS]

    def intent(self, style: str, view: dict[str, Any], sampler: Sampler, action: int, before: object = None) -> None:
        """A player of Germany thinks afresh at every decision."""

    def weighty(self, view: dict[str, Any], intent: object = None) -> bool:
        return view["phase"] in OPEN

    def decides(self, view: dict[str, Any]) -> bool:
        return True

    def aims(self, style: str, view: dict[str, Any], sampler: Sampler) -> list[Line]:
        aims = Aims(guessed(sampler), view["you"], weights_for(style, view["seats"]))
        return list(aims.lines(view["legal"]))

    def plan(self, style: str, view: dict[str, Any], sampler: Sampler) -> list[str]:
        return Aims(guessed(sampler), view["you"], weights_for(style, view["seats"])).routes()

    def open_terms(self, style: str, state: AnyState, action: int) -> dict[str, float]:
        assert isinstance(state, State)
        return terms.named(judge.open_parts(state, action, weights_for(style, state.seats)))

    def play_on(self, style: str, state: AnyState) -> Outcome:
        """In haste, as in all trials: what an idea is worth shows only in many games."""
        assert isinstance(state, State)
        haste.play_on(state, [Mind(weights_for(style, state.seats)) for _ in range(state.seats)])
        return Outcome(state.ranks(), state.scores())

    def try_out(self, style: str, position: AnyState, actions: Sequence[int]) -> list[Outcome]:
        assert isinstance(position, State)
        ends = haste.try_out(position, row(list(actions)), weights_for(style, position.seats), haste.TO_THE_END)
        return [Outcome(end.ranks(), end.scores()) for end in ends]

    def look_ahead(self, style: str, position: AnyState, actions: Sequence[int]) -> Sequence[AnyState]:
        assert isinstance(position, State)
        return haste.try_out(position, row(list(actions)), weights_for(style, position.seats), AHEAD)

    def play(self, styles: Sequence[Mapping[str, float]], seed: int) -> State:
        state = GAME.new(len(styles), seed)
        assert isinstance(state, State)
        play_on(state, [weights.ordered(one) for one in styles], TO_THE_END)
        return state


JUDGEMENT: Final = Judgement()


@cache
def weights_for(style: str, seats: int) -> Floats:
    """The weights of a style at a table of so many, in their order."""
    return weights.ordered(JUDGEMENT.style(style, seats))


def guessed(sampler: Sampler) -> Position:
    """A position the seat could be in. Which one does not matter: a judgement reads only what the seat knows."""
    position = sampler(0)
    assert isinstance(position, Position)
    return position


def deed(state: AnyState, action: int) -> int:
    """The first of the actions that build the same stretch; anything else stands alone."""
    assert isinstance(state, State)
    return _deed(state.board, action)


def _deed(board: Board, action: int) -> int:
    if action < CLAIM:
        return action
    return CLAIM + int(board.claims.first[chart_of(board).stretch[board.claims.route[action - CLAIM]]])
