"""A finished game looked at again: what each decision was worth, and what would have been better.

Among many decisions and several ideas for each, some idea always looks better by the luck of its trials. What looks
better is therefore tried a second time with new luck, and only that counts.
"""

from functools import partial
from typing import Final

from branchline.advice.hints import TRIED, judgement_of, weighed
from branchline.advice.shapes import Review
from branchline.bots.trials import Idea, Trials
from branchline.core.chance import GUESS, Chance, seeded
from branchline.core.contract import State
from branchline.core.players import Judgement

IDEAS: Final = 3  # set against what was done
LOOKS_BETTER: Final = 1.0  # standard errors: tried again
IS_BETTER: Final = 2.0  # standard errors, of the second trials
AGAIN: Final = 4  # times as many positions in them


def review(game: str, before: State, action: int) -> Review:
    """One decision, made in this position."""
    judgement = judgement_of(game)
    seat = before.seat
    view, sampler = before.view(seat), partial(before.resample, seat)
    ideas = [idea for idea in judgement.ideas(judgement.strongest, view, sampler)[:IDEAS] if idea != action]
    chance = seeded(before.turn, GUESS)
    trials = Trials(judgement, [action, *ideas], seat, sampler, chance)
    trials.play(TRIED)
    done, best = trials.ideas[0], trials.best
    better: Idea | None = None
    if best.ahead_of(done) >= LOOKS_BETTER:
        again = Trials(judgement, [action, best.action], seat, sampler, chance)
        again.play(AGAIN * TRIED)
        done, best = again.ideas
        better = best if best.ahead_of(done) >= IS_BETTER else None
    choices = {choice.action: choice for choice in judgement.judge(judgement.strongest, view, sampler)}
    came = _came(judgement, before, action, chance)
    chances = [came.chance(other) for other in range(view["seats"])]
    return {
        "chances": [chance for chance, _ in chances],
        "error": chances[seat][1],
        "hope": done.hope,
        "cost": better.gain_over(done)[0] if better else 0.0,
        "done": weighed(judgement, choices[action], done, seat),
        "better": weighed(judgement, choices[better.action], better, seat) if better else None,
    }


def _came(judgement: Judgement, before: State, action: int, chance: Chance) -> Idea:
    """What the seat could hope for once the action was made and it was seen what that brought."""
    seat = before.seat
    after = before.copy()
    after.apply(action)
    tried = Idea(action)
    for _ in range(1 if after.over else TRIED):
        end = after if after.over else after.resample(seat, chance.word())
        tried.ends(judgement.play_on(judgement.strongest, end), seat)
    return tried
