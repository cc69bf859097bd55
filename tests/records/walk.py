"""A recorded game step by step, as plain snapshots."""

from typing import Any, NamedTuple

from branchline.core.contract import Event
from branchline.games import GAMES
from branchline.record import Record

Snapshot = dict[str, Any]


class Step(NamedTuple):
    """One action, what else could have been done, what happened, and the position before and after it."""

    before: Snapshot
    legal: list[str]
    action: str
    events: list[Event]
    after: Snapshot

    @property
    def verb(self) -> str:
        return self.action.split()[0]

    def times(self, kind: str) -> int:
        """How often it happened."""
        return times(self.events, kind)


def times(events: list[Event], kind: str) -> int:
    """How often it happened; an event may say that it did several times."""
    return sum(int(event.get("times", 1)) for event in events if event["kind"] == kind)


class Walk:
    """The whole game, from the first position to the last."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.steps: list[Step] = []
        steps = record.steps()
        state, self.set_up = next(steps)
        self.start = state.snapshot()
        before = self.start
        legal = [state.notation(action) for action in state.legal()]
        for action, (state, events) in zip(record.actions, steps, strict=True):
            after = state.snapshot()
            self.steps.append(Step(before, legal, action, events, after))
            before, legal = after, [state.notation(action) for action in state.legal()]
        self.end = before
        self.over = state.over
        self.sheet = GAMES[record.game].sheet(state)
        self.scores = state.scores()
        self.ranks = state.ranks()
        self.seats = record.seats
        self.options = self.start["options"]
