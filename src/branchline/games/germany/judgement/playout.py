"""Games played on by judgement alone, as a search needs them: each seat keeps its plan until it is spoilt."""

from typing import Final

from branchline.core.native import Choices, Floats, Row, i64
from branchline.games.germany.judgement.judge import Turn, choose
from branchline.games.germany.judgement.outlook import Outlook
from branchline.games.germany.judgement.passengers import Passengers
from branchline.games.germany.judgement.plan import Plan, make_plan
from branchline.games.germany.judgement.tickets import Draw
from branchline.games.germany.position import SECOND, TURN
from branchline.games.germany.state import State

TO_THE_END: Final = 100_000  # decisions: more than any game has
STALE: Final = 2.0  # turns after which what a draw of tickets may bring is thought over


class Minds:
    """What each seat has in mind in one game."""

    def __init__(self, styles: list[Floats]) -> None:
        """The weights of each seat."""
        self.styles = styles
        self.plans: list[Plan | None] = [None] * len(styles)
        self.draws: list[Draw | None] = [None] * len(styles)

    def play_on(self, s: State, most: i64) -> i64:
        """Plays to the end, or as many decisions as this at most; how many there were."""
        out = Choices()
        decisions: i64 = 0
        while s.seat >= 0 and decisions < most:
            s.choices(out)
            s.apply(out.pick(0) if out.how_many() == 1 else self._choose(s, out.row()))
            decisions += 1
        return decisions

    def _choose(self, s: State, actions: Row) -> i64:
        weights = self.styles[s.seat]
        if s.phase != TURN and s.phase != SECOND:
            return choose(s, actions, weights)
        outlook = Outlook(s, s.seat, weights)
        passengers = Passengers(outlook)
        turn = Turn(outlook, passengers, self._plan(outlook, passengers))
        turn.draw = self.draws[s.seat]
        chosen = turn.choose(actions)
        self.draws[s.seat] = turn.draw
        return chosen

    def _plan(self, outlook: Outlook, passengers: Passengers) -> Plan:
        kept = self.plans[outlook.seat]
        draw = self.draws[outlook.seat]
        if draw is not None and outlook.turns + STALE < draw.turns:
            self.draws[outlook.seat] = None
        if kept is not None and kept.goes_on(outlook):
            return kept
        plan = make_plan(outlook, passengers)
        self.plans[outlook.seat] = plan
        self.draws[outlook.seat] = None
        return plan
