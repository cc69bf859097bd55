"""How fast computer players play on: as the people at the table wish, or without a pause while they skip ahead."""

import asyncio
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from time import monotonic
from typing import Final, Literal

Pace = Literal["slow", "brisk", "once"]
USUAL: Final[Pace] = "brisk"
# Of the seconds that the host set for a brisk pace.
TIMES: Final[Mapping[Pace, float]] = {"slow": 3.0, "brisk": 1.0, "once": 0.0}


class Tempo:
    """What each person at one table wishes. Whoever has said nothing likes the usual pace."""

    def __init__(self, brisk: float) -> None:
        self._brisk = brisk
        self._wishes: dict[str, Pace] = {}
        self._skipping: set[str] = set()
        self._changed = asyncio.Event()

    def wish(self, owner: str, pace: Pace) -> None:
        self._wishes[owner] = pace
        self._changed.set()

    def skip(self, owner: str) -> None:
        """This person wants to be where somebody decides."""
        self._skipping.add(owner)
        self._changed.set()

    def arrived(self) -> None:
        """A person decides: whoever skipped is there."""
        self._skipping.clear()

    def left(self, owner: str) -> None:
        """Nobody waits for the wishes of who is gone."""
        self._wishes.pop(owner, None)
        self._skipping.discard(owner)
        self._changed.set()

    def wishes(self, owners: Collection[str]) -> dict[str, Pace]:
        """Those of these people who have said what they like."""
        return {owner: pace for owner, pace in self._wishes.items() if owner in owners}

    @property
    def skipping(self) -> frozenset[str]:
        return frozenset(self._skipping)

    def seconds(self, people: Collection[str]) -> float:
        """From one action to the next: the slowest wish of these people, or nothing where all of them skip."""
        if people and self._skipping.issuperset(people):
            return 0.0
        return self._brisk * max((TIMES[self._wishes.get(owner, USUAL)] for owner in people), default=TIMES[USUAL])

    async def rest(self, since: float, share: float, people: Callable[[], Collection[str]]) -> None:
        """Waits until this share of a pause that began then is over; a wish changed meanwhile counts at once."""
        while (left := since + share * self.seconds(people()) - monotonic()) > 0:
            self._changed.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), left)
