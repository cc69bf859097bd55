"""Who is at a table, and how long those who are not have been away."""

from collections.abc import Callable, Collection, Sequence
from math import ceil
from time import monotonic
from typing import NamedTuple

from branchline.table import Seat


class Attendance(NamedTuple):
    """Of one seat: whether its person is connected and skips ahead or, if not, when the seat may be handed over."""

    present: bool = False
    hand_in: int | None = None  # seconds
    skips: bool = False
    clock: int | None = None  # seconds left to them, at a table with a clock
    runs: bool = False  # whether they pass
    vacation: str | None = None  # until when their clocks stand still, by correspondence


class Presence:
    """Remembers who left when. Of whom it has not seen it counts from when the table was opened here."""

    def __init__(self, hand_after: float) -> None:
        self._hand_after = hand_after
        self._opened = monotonic()
        self._left: dict[str, float] = {}
        self._elsewhere: dict[str, frozenset[str]] = {}

    def left(self, owner: str) -> None:
        """Nobody of this owner is at the table any more."""
        self._left[owner] = monotonic()

    @property
    def elsewhere(self) -> set[str]:
        """The owners who are at the table through other processes of the house."""
        return {owner for owners in self._elsewhere.values() for owner in owners}

    def heard(self, process: str, owners: Collection[str]) -> set[str]:
        """These owners, and no others, are at the table through that process; returns who was there before."""
        before = self._elsewhere.pop(process, frozenset())
        if owners:
            self._elsewhere[process] = frozenset(owners)
        return set(before.difference(owners))

    def attendance(
        self, seats: Sequence[Seat], is_here: Callable[[str], bool], skipping: Collection[str] = ()
    ) -> tuple[Attendance, ...]:
        """Of all seats, by who is connected, and who of them skips ahead."""
        return tuple(self._of(seat.owner, is_here, skipping) for seat in seats)

    def _of(self, owner: str | None, is_here: Callable[[str], bool], skipping: Collection[str]) -> Attendance:
        if owner is None:
            return Attendance()
        if is_here(owner):
            return Attendance(present=True, skips=owner in skipping)
        away = monotonic() - self._left.get(owner, self._opened)
        return Attendance(hand_in=max(0, ceil(self._hand_after - away)))
