"""Hints for a person, and why an action was or was not a good one: from what the person's seat knows, nothing else."""

from functools import partial
from typing import Any, Final, Literal

from branchline.advice.shapes import Explanation, Hint, Said, Term, Weighed
from branchline.bots import self_taught
from branchline.bots.trials import Idea, Trials
from branchline.core.chance import GUESS, seeded
from branchline.core.contract import Game, State
from branchline.core.players import Choice, Judgement, Sampler
from branchline.games import pack

Depth = Literal["aim", "best", "plan"]
BEST: Final = 3  # actions that are told
TRIED: Final = 24  # positions in which each of them is tried out


class NoAdvice(ValueError):
    """The game has nothing to judge by."""


def judgement_of(game: str) -> Judgement:
    judgement = pack(game).judgement()
    if judgement is None:
        raise NoAdvice(f"game: {game} has no judgement to give advice by")
    return judgement


def hint(game: str, state: State, seat: int, depth: Depth) -> Hint:
    """What this seat should aim for; where it decides, what is best; what to build."""
    judgement = judgement_of(game)
    view, sampler = state.view(seat), partial(state.resample, seat)
    aims: list[Said] = [{"id": id, "args": args} for id, args in judgement.aims(judgement.strongest, view, sampler)]
    best: list[Weighed] = []
    chance = None
    if depth != "aim" and state.seat == seat:
        thought = Thought(state.game, judgement, judgement.strongest, view, sampler)
        best, chance = _best(judgement, thought, view, sampler), thought.chance
    plan = judgement.plan(judgement.strongest, view, sampler) if depth == "plan" else []
    return {"aims": aims, "chance": chance, "best": best, "plan": plan}


def why_not(game: str, state: State, action: int) -> Explanation:
    """An action of the seat that decides, beside the best one."""
    judgement = judgement_of(game)
    view, sampler = state.view(state.seat), partial(state.resample, state.seat)
    return _explained(state.game, judgement, judgement.strongest, view, sampler, action)


def why(game: str, before: State, action: int, seat: int | None, style: str) -> Explanation:
    """Why the seat that decides there did this, told to `seat`; None is told all, as when the game is over.

    Of another's action only what everybody sees: the rest would tell its tickets and its hand.
    """
    judgement = judgement_of(game)
    deciding = before.seat
    if seat is None or seat == deciding:
        view, sampler = before.view(deciding), partial(before.resample, deciding)
        return _explained(before.game, judgement, style, view, sampler, action)
    seen = judgement.open_terms(style, before.resample(seat, 0), action)
    done = weighed(judgement, Choice(action, sum(seen.values()), seen))
    return {"done": done, "instead": [], "chance": None, "whole": False}


class Thought:
    """What there is to do here, what is liked best first, and the chance to win: as who taught itself sees it, where
    there is such a player and nobody's own way to judge is asked for; else as judgement does."""

    def __init__(self, game: Game, judgement: Judgement, style: str, view: dict[str, Any], sampler: Sampler) -> None:
        self.ideas = judgement.ideas(style, view, sampler)
        self.chance: float | None = None
        player = self_taught(game) if style == judgement.strongest else None
        if player is not None:
            state, legal = sampler(0), view["legal"]
            opinion = player.opinion(state, legal)
            self.ideas = player.favoured(opinion, state, legal, self.ideas)
            self.chance = player.chance(opinion.prospects, view["seats"])


def _explained(
    game: Game, judgement: Judgement, style: str, view: dict[str, Any], sampler: Sampler, action: int
) -> Explanation:
    choices = {choice.action: choice for choice in judgement.judge(style, view, sampler)}
    thought = Thought(game, judgement, style, view, sampler)
    ideas = [idea for idea in thought.ideas[: BEST + 1] if idea != action]
    return {
        "done": weighed(judgement, choices[action]),
        "instead": [weighed(judgement, choices[idea]) for idea in ideas[:BEST]],
        "chance": thought.chance,
        "whole": True,
    }


def _best(judgement: Judgement, thought: Thought, view: dict[str, Any], sampler: Sampler) -> list[Weighed]:
    """The ideas that are liked best, each tried out; in the order in which they did, unless who taught itself says it:
    that knows better than so few trials."""
    choices = {choice.action: choice for choice in judgement.judge(judgement.strongest, view, sampler)}
    trials = Trials(judgement, thought.ideas[:BEST], view["you"], sampler, seeded(view["turn"], GUESS))
    trials.play(TRIED)
    told = trials.ideas if thought.chance is not None else sorted(trials.ideas, key=lambda idea: -idea.hope)
    return [weighed(judgement, choices[idea.action], idea, view["you"]) for idea in told]


def weighed(judgement: Judgement, choice: Choice, tried: Idea | None = None, seat: int = 0) -> Weighed:
    terms: list[Term] = [{"term": term, "worth": worth} for term, worth in choice.terms.items()]
    terms.sort(key=lambda term: -abs(term["worth"]))
    chance, error = (None, None) if tried is None else tried.chance(seat)
    return {
        "action": choice.action,
        "worth": choice.worth,
        "unit": judgement.unit,
        "terms": terms,
        "chance": chance,
        "error": error,
    }
