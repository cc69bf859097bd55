"""Hints for a person, and why an action was or was not a good one: from what the person's seat knows, nothing else."""

from functools import partial
from typing import Any, Final, Literal

from branchline.advice.shapes import Explanation, Hint, Said, Term, Weighed
from branchline.bots.trials import Idea, Trials
from branchline.core.chance import GUESS, seeded
from branchline.core.contract import State
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
    if depth != "aim" and state.seat == seat:
        best = _best(judgement, view, sampler)
    plan = judgement.plan(judgement.strongest, view, sampler) if depth == "plan" else []
    return {"aims": aims, "best": best, "plan": plan}


def why_not(game: str, state: State, action: int) -> Explanation:
    """An action of the seat that decides, beside the best one."""
    judgement = judgement_of(game)
    view, sampler = state.view(state.seat), partial(state.resample, state.seat)
    return _explained(judgement, judgement.strongest, view, sampler, action)


def why(game: str, before: State, action: int, seat: int | None, style: str) -> Explanation:
    """Why the seat that decides there did this, told to `seat`; None is told all, as when the game is over.

    Of another's action only what everybody sees: the rest would tell its tickets and its hand.
    """
    judgement = judgement_of(game)
    deciding = before.seat
    if seat is None or seat == deciding:
        view, sampler = before.view(deciding), partial(before.resample, deciding)
        return _explained(judgement, style, view, sampler, action)
    seen = judgement.open_terms(style, before.resample(seat, 0), action)
    return {"done": weighed(judgement, Choice(action, sum(seen.values()), seen)), "instead": [], "whole": False}


def _explained(judgement: Judgement, style: str, view: dict[str, Any], sampler: Sampler, action: int) -> Explanation:
    choices = {choice.action: choice for choice in judgement.judge(style, view, sampler)}
    ideas = [idea for idea in judgement.ideas(style, view, sampler)[: BEST + 1] if idea != action]
    return {
        "done": weighed(judgement, choices[action]),
        "instead": [weighed(judgement, choices[idea]) for idea in ideas[:BEST]],
        "whole": True,
    }


def _best(judgement: Judgement, view: dict[str, Any], sampler: Sampler) -> list[Weighed]:
    """The ideas that judgement likes best, in the order in which they did when tried out."""
    choices = {choice.action: choice for choice in judgement.judge(judgement.strongest, view, sampler)}
    ideas = judgement.ideas(judgement.strongest, view, sampler)[:BEST]
    trials = Trials(judgement, ideas, view["you"], sampler, seeded(view["turn"], GUESS))
    trials.play(TRIED)
    told = sorted(trials.ideas, key=lambda idea: -idea.hope)
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
