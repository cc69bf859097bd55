"""The clock of a table: how much time each seat has, as it follows from when the decision passed on.

A clock is a value. Nothing here knows what time it is: whoever asks says so, and whoever follows a log takes the times
that were stored with its entries.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final, Literal, NamedTuple

Kind = Literal["live", "correspondence"]
AtZero = Literal["bot", "wait"]

HOUR: Final = 3600
DAY: Final = 24 * HOUR
# What may be chosen, in seconds. An allowance is never nothing: it is what somebody comes back with.
LIMITS: Final[Mapping[Kind, Mapping[str, tuple[int, int]]]] = {
    "live": {"bank": (60, 10 * HOUR), "allowance": (5, 600)},
    "correspondence": {"bank": (HOUR, 60 * DAY), "allowance": (HOUR, 14 * DAY)},
}


@dataclass(frozen=True, slots=True)
class Timing:
    """How a table gives time, in seconds, and what happens to a seat that has none left."""

    kind: Kind
    bank: int  # to begin with
    allowance: int  # added after an own move
    most: int | None  # what can be banked, where that is limited
    at_zero: AtZero  # a computer player goes on, or the table waits

    def check(self) -> None:
        """ValueError that names what cannot be, and what can."""
        limits = dict(LIMITS[self.kind])
        if self.kind == "correspondence":
            limits["most"] = (self.bank, limits["bank"][1])
        for name, (least, most) in limits.items():
            value = getattr(self, name)
            if value is None or not least <= value <= most:
                raise ValueError(f"the {name} of a {self.kind} clock is {least} to {most} s, not {value}")
        if self.kind == "live" and self.most is not None:
            raise ValueError("a live clock has no upper limit (most)")


class Span(NamedTuple):
    """Time that does not count: somebody's vacation, or the server was down."""

    begins: datetime
    ends: datetime


# By the person; under None what counts for nobody.
Rests = Mapping[str | None, Sequence[Span]]


class Clock(NamedTuple):
    """What every seat had left when the decision last passed on, and for whom time has been running since."""

    left: tuple[float, ...]  # seconds
    running: int | None = None  # the seat of the person who decides
    since: datetime | None = None

    def at(self, seat: int, now: datetime, rests: Iterable[Span] = ()) -> float:
        """What this seat has left at a moment."""
        if seat != self.running or self.since is None:
            return self.left[seat]
        return max(0.0, self.left[seat] - elapsed(self.since, now, rests))

    def deadline(self, rests: Iterable[Span] = ()) -> datetime | None:
        """When the time of the seat that decides is over, unless the decision passes on before."""
        if self.running is None or self.since is None:
            return None
        left = timedelta(seconds=self.left[self.running])
        begins = self.since
        for begins, ends in _counting(self.since, rests):
            if ends is None or ends - begins >= left:
                break
            left -= ends - begins
        return begins + left

    def passed(self, seat: int | None, now: datetime, timing: Timing, rests: Iterable[Span], moved: bool) -> "Clock":
        """As it is when somebody else decides, or nobody; whoever passed it on by a move has earned the allowance."""
        if seat == self.running:
            return self
        clock = self
        if self.running is not None:
            left = self.at(self.running, now, rests) + (timing.allowance if moved else 0)
            clock = self.with_left(self.running, left if timing.most is None else min(left, timing.most))
        return clock._replace(running=seat, since=None if seat is None else now)

    def with_left(self, seat: int, left: float) -> "Clock":
        """The same, but this seat has so much."""
        return self._replace(left=(*self.left[:seat], left, *self.left[seat + 1 :]))


def elapsed(since: datetime, now: datetime, rests: Iterable[Span] = ()) -> float:
    """Seconds that count from one moment to another."""
    counted = timedelta()
    for begins, ends in _counting(since, rests):
        if begins >= now:
            break
        counted += (now if ends is None else min(now, ends)) - begins
    return counted.total_seconds()


def _counting(since: datetime, rests: Iterable[Span]) -> Iterator[tuple[datetime, datetime | None]]:
    """The stretches between rests, the last of them without an end."""
    for rest in sorted(rests):
        if rest.begins > since:
            yield since, rest.begins
        since = max(since, rest.ends)
    yield since, None
