"""A finished game looked at again: what each decision was worth, and what would have been better.

Among many decisions and several ideas for each, some idea always looks better by the luck of its trials. What looks
better is therefore tried a second time with new luck, and only that counts.
"""

from functools import partial
from statistics import fmean
from typing import Final

from branchline.advice.hints import TRIED, Thought, judgement_of, weighed
from branchline.advice.shapes import Review
from branchline.bots import self_taught
from branchline.bots.trials import Idea, Trials
from branchline.core.chance import GUESS, Chance, seeded
from branchline.core.contract import State
from branchline.core.players import Judgement, after

IDEAS: Final = 3  # set against what was done
LOOKS_BETTER: Final = 1.0  # standard errors: tried again
IS_BETTER: Final = 2.0  # standard errors, of the second trials
AGAIN: Final = 4  # times as many positions in them


def review(game: str, before: State, action: int) -> Review:
    """One decision, made in this position."""
    judgement = judgement_of(game)
    seat = before.seat
    view, sampler = before.view(seat), partial(before.resample, seat)
    thought = Thought(before.game, judgement, judgement.strongest, view, sampler)
    ideas = [idea for idea in thought.ideas[:IDEAS] if idea != action]
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
        "drawn": _drawn(before, action, chance),
        "cost": better.gain_over(done)[0] if better else 0.0,
        "done": weighed(judgement, choices[action], done, seat),
        "better": weighed(judgement, choices[better.action], better, seat) if better else None,
    }


def _came(judgement: Judgement, before: State, action: int, chance: Chance) -> Idea:
    """What the seat could hope for once the action was made and it was seen what that brought."""
    seat = before.seat
    then = after(before, action)
    tried = Idea(action)
    for _ in range(1 if then.over else TRIED):
        end = then if then.over else then.resample(seat, chance.word())
        tried.ends(judgement.play_on(judgement.strongest, end), seat)
    return tried


def _drawn(before: State, action: int, chance: Chance) -> float | None:
    """What the draw gave against what it gives on average: how much better the chance to win is, as who taught itself
    sees it, than where the same action was made and all that is hidden was drawn anew. Nothing where it shows nothing.
    """
    player = self_taught(before.game)
    if player is None:
        return None
    seat, seats = before.seat, before.view(None)["seats"]
    came = after(before, action)
    if came.over:
        return 0.0
    found = player.chance(player.prospects(came, seat), seats)
    others = (after(before.resample(seat, chance.word()), action) for _ in range(TRIED))
    return fmean(found - player.chance(player.prospects(other, seat), seats) for other in others)
