"""A finished game looked at again: what each decision was worth, what would have been better, and what was luck.

The hope of a seat before a decision comes from positions it could be in, so from decks drawn anew; the hope after it
from positions in which what really came has come. What lies between the two is luck, what lies between the best idea
and what was done is the decision.
"""

from functools import partial
from typing import Final

from branchline.advice.hints import judgement_of, weighed
from branchline.advice.shapes import Review
from branchline.bots.trials import Idea, Trials
from branchline.core.chance import GUESS, seeded
from branchline.core.contract import State

IDEAS: Final = 3  # set against what was done
TRIED: Final = 24  # positions in which each is tried out


def review(game: str, before: State, action: int) -> Review:
    """One decision, made in this position."""
    judgement = judgement_of(game)
    seat = before.seat
    view, sampler = before.view(seat), partial(before.resample, seat)
    ideas = [idea for idea in judgement.ideas(judgement.strongest, view, sampler)[:IDEAS] if idea != action]
    trials = Trials(judgement, [action, *ideas], seat, sampler, seeded(before.turn, GUESS))
    trials.play(TRIED)
    done = trials.ideas[0]
    best = max(trials.ideas, key=lambda idea: idea.hope)
    cost, error = best.gain_over(done)
    choices = {choice.action: choice for choice in judgement.judge(judgement.strongest, view, sampler)}
    came = _came(game, before, action)
    chances = [came.chance(other) for other in range(view["seats"])]
    return {
        "chances": [chance for chance, _ in chances],
        "error": chances[seat][1],
        "hope": done.hope,
        "after": came.hope,
        "cost": cost,
        "sure": cost / error if error else 0.0,
        "done": weighed(choices[action], done, seat),
        "better": None if best is done else weighed(choices[best.action], best, seat),
    }


def _came(game: str, before: State, action: int) -> Idea:
    """What the seat could hope for once the action was made."""
    seat = before.seat
    after = before.copy()
    after.apply(action)
    tried = Idea(action)
    chance = seeded(before.turn, GUESS)
    for _ in range(1 if after.over else TRIED):
        end = after if after.over else after.resample(seat, chance.word())
        judgement_of(game).play_on(judgement_of(game).strongest, end)
        tried.ends(end, seat)
    return tried
