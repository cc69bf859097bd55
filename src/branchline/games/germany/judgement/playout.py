"""Games played on by judgement alone, as players do who think afresh at every decision.

Keeping plans until they are spoilt would be half as quick again, but what a search finds by it holds less at the table.
"""

from typing import Final

from branchline.core.native import Choices, Floats, Row, i64
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
        s.apply(out.pick(0) if out.how_many() == 1 else _choose(s, out.row(), styles[s.seat]))
        decisions += 1
    return decisions


def _choose(s: State, actions: Row, weights: Floats) -> i64:
    if s.phase != TURN and s.phase != SECOND:
        return choose(s, actions, weights)
    outlook = Outlook(s, s.seat, weights)
    passengers = Passengers(outlook)
    return Turn(outlook, passengers, make_plan(outlook, passengers)).choose(actions)
