"""The clocks of a table as the server needs them: what it tells of them, and when it has to look after a table."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from datetime import datetime, timedelta
from math import ceil
from typing import Any, Final

from branchline.core.contract import State
from branchline.server.presence import Attendance
from branchline.table import Change, Seat, Table
from branchline.table.clock import Clock, Timing
from branchline.table.seating import waiting

# A computer player whose turn it is at a table with a clock is looked after so much later, should it have been
# interrupted: somebody waits for it, though nobody may be there.
LATER: Final = timedelta(seconds=60)


def with_clocks(table: Table, attendance: Iterable[Attendance], now: datetime) -> tuple[Attendance, ...]:
    """The same with what each person has left; at a table with a clock it is the clock that one waits for."""
    return tuple(_with_clock(table, number, there, now) for number, there in enumerate(attendance))


def _with_clock(table: Table, number: int, there: Attendance, now: datetime) -> Attendance:
    owner, clock = table.seats[number].owner, table.clock
    if clock is None or owner is None:
        return there
    left = ceil(clock.left[number] if table.outdated else clock.at(number, now, table.rests(owner)))
    rest = next((span.ends for span in table.rests(owner) if span.begins <= now < span.ends), None)
    return there._replace(
        clock=left,
        runs=clock.running == number and rest is None and not table.outdated,
        hand_in=None if there.present else left,
        vacation=None if rest is None else rest.isoformat(),
    )


def due(table: Table, change: Change) -> datetime | None:
    """When the table has to be looked after once this change is made, if nothing else happens."""
    if table.clock is None or change.entry.at is None:
        return None
    if table.consent_after(change.entry).rules != table.game.rules_version:
        return None
    clock = table.clock_after(change.entry, change.after)
    return _due(table, table.seats_after(change.entry), change.after, clock, change.entry.at)


def due_at(table: Table, now: datetime) -> datetime | None:
    """The same as it stands now."""
    return None if table.outdated else _due(table, table.seats, table.state, table.clock, now)


def _due(table: Table, seats: Sequence[Seat], state: State, clock: Clock | None, now: datetime) -> datetime | None:
    if clock is None or state.over:
        return None
    if clock.running is not None:
        ends = table.timing is not None and table.timing.at_zero == "bot"
        return clock.deadline(table.rests(seats[clock.running].owner)) if ends else None
    bot = not waiting(seats) and seats[state.seat].bot is not None
    return now + LATER if bot and any(seat.owner is not None for seat in seats) else None


def goes_on(table: Table) -> bool:
    """Whether computer players play with nobody there to see it: at a table with a clock somebody waits for them."""
    return table.clock is not None and not table.waiting and any(seat.owner is not None for seat in table.seats)


def stored(timing: Timing | None) -> dict[str, Any] | None:
    return None if timing is None else asdict(timing)


def read(data: dict[str, Any] | None) -> Timing | None:
    return None if data is None else Timing(**data)
