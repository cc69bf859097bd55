"""A recorded game step by step, as plain snapshots."""

from typing import Any, NamedTuple

from branchline.core.contract import State
from branchline.games import GAMES
from branchline.record import Record

Snapshot = dict[str, Any]


class Step(NamedTuple):
    """One action, what else could have been done, and the position before and after it."""

    before: Snapshot
    legal: list[str]
    action: str
    after: Snapshot

    @property
    def verb(self) -> str:
        return self.action.split()[0]

    def more(self, count: str) -> int:
        """By how much this action raised a count, such as `resets`."""
        return int(self.after[count] - self.before[count])


class Walk:
    """The whole game, from the first position to the last."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.steps: list[Step] = []
        states = record.states()
        state: State = next(states)
        self.start = state.snapshot()
        before = self.start
        legal = [state.notation(action) for action in state.legal()]
        for action, state in zip(record.actions, states, strict=True):
            after = state.snapshot()
            self.steps.append(Step(before, legal, action, after))
            before, legal = after, [state.notation(action) for action in state.legal()]
        self.end = before
        self.over = state.over
        self.sheet = GAMES[record.game].sheet(state)
        self.scores = state.scores()
        self.ranks = state.ranks()
        self.seats = record.seats
        self.options = self.start["options"]
