"""Games played on by judgement alone, as players do who think afresh at every decision: what weights are tuned on."""

from typing import Final

from branchline.core.native import Choices, Floats, i64
from branchline.games.germany.judgement.judge import Turn, choose
from branchline.games.germany.judgement.outlook import Outlook
from branchline.games.germany.judgement.passengers import Passengers
from branchline.games.germany.judgement.plan import make_plan
from branchline.games.germany.position import SECOND, TURN
from branchline.games.germany.state import State

TO_THE_END: Final = 100_000  # decisions: more than any game has


def play_on(s: State, styles: list[Floats], most: i64) -> i64:
    """Plays to the end by the weights of each seat, or as many decisions as this at most; how many there were."""
    out = Choices()
    decisions: i64 = 0
    while s.seat >= 0 and decisions < most:
        s.choices(out)
        s.apply(_choose(s, out, styles[s.seat]))
        decisions += 1
    return decisions


def decide(s: State, weights: Floats) -> i64:
    """What the deciding seat does by these weights."""
    out = Choices()
    s.choices(out)
    return _choose(s, out, weights)


def _choose(s: State, out: Choices, weights: Floats) -> i64:
    if out.how_many() == 1:
        return out.pick(0)
    actions = out.row()
    if s.phase != TURN and s.phase != SECOND:
        return choose(s, actions, weights)
    outlook = Outlook(s, s.seat, weights)
    passengers = Passengers(outlook)
    return Turn(outlook, passengers, make_plan(outlook, passengers)).choose(actions)
