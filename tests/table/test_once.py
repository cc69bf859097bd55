"""An action is worked out once, however many look on."""

from collections import Counter
from typing import Any

from tests.tiny.game import GAME
from tests.tiny.state import State

import branchline as bl
from branchline.table import Screen, Seat, Table

COUNTED = ("apply", "play", "step", "why_not", "parse")
SEATS = 6


class Counting:
    """Stands before a game or a state and counts what is asked of it, also where they are compiled."""

    def __init__(self, real: Any, counts: Counter[str]) -> None:
        self.real = real
        self.counts = counts

    def __getattr__(self, name: str) -> Any:
        found = getattr(self.real, name)
        if not callable(found):
            return found

        def call(*arguments: Any, **named: Any) -> Any:
            if name in COUNTED:
                self.counts[name] += 1
            given = [argument.real if isinstance(argument, Counting) else argument for argument in arguments]
            made = found(*given, **named)
            return Counting(made, self.counts) if name in ("new", "load", "copy", "resample") else made

        return call


def test_an_accepted_action_at_a_table_of_six_is_applied_once_and_checked_once_whatever_the_number_of_seats() -> None:
    counts: Counter[str] = Counter()
    seats = [Seat(f"Player {n}", owner=f"owner {n}") for n in range(SEATS)]
    table = Table("t", Counting(bl.GAMES["lunar"], counts), seats, 1, {})
    screens = [Screen(f"owner {n}") for n in range(SEATS)]
    for screen in screens:
        screen.show(table)
    for _ in range(60):
        notation = table.state.notation(table.state.legal()[-1])
        counts.clear()
        table.make(table.play(table.state.seat, notation, table.version))
        for screen in screens:
            screen.show(table)
        # `step` is `apply` after one `why_not`, and neither is asked for besides.
        assert counts == {"parse": 1, "step": 1}


def test_a_step_is_checked_once_and_applied_once() -> None:
    """What the test above takes for granted; `step` is the same for the states of all games."""
    counts: Counter[str] = Counter()

    class Counted(State):
        def why_not(self, action: object) -> Any:
            counts["why_not"] += 1
            return super().why_not(action)

        def apply(self, action: int) -> None:
            counts["apply"] += 1
            super().apply(action)

    state = Counted(GAME.new(2, 1).fields().copy())
    state.step(state.parse("lay moor"))
    assert counts == {"why_not": 1, "apply": 1}
