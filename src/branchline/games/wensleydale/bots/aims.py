"""What a seat should aim for, in sentences: the plan its player makes of the turn, and what its sets lack."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from branchline.core.contract import Line
from branchline.games.wensleydale.board import AREAS, COMPANIES, PIECES, TRAINS
from branchline.games.wensleydale.bots.bids import Memory
from branchline.games.wensleydale.bots.building import best_line, best_paid
from branchline.games.wensleydale.bots.lines import Line as Series
from branchline.games.wensleydale.bots.reading import Reading
from branchline.games.wensleydale.bots.tables import (
    BID_SIZES,
    BUY,
    CARGO_KINDS,
    DECLINE,
    EXCHANGE,
    NO_TAKEOVER,
    TAKEOVER,
)


class Aims:
    """Of one seat in one position, also while another decides."""

    def __init__(self, view: dict[str, Any], memory: Memory) -> None:
        # What another has half built or half handed over is not this seat's.
        mine = view if view["seat"] == view["you"] else {**view, "building": None, "taking": None}
        self._view = view
        self._reading = Reading(mine)
        self._memory = memory
        self._series = self._best_series() if self._builds() else None

    def lines(self, liked: int) -> Iterator[Line]:
        """The most pressing first; `liked` is the action it likes best, -1 while another decides."""
        reading = self._reading
        if not reading.left:
            yield Line("wensleydale-aim-last", {})
        if 0 <= liked < DECLINE:
            box = self._view["boxes"][liked // BID_SIZES]
            yield Line("wensleydale-aim-box", {"box": box["number"], "points": [*box["points"], box["token"]]})
        if self._series:
            areas = self._series.areas
            yield Line("wensleydale-aim-line", {"a": AREAS[areas[0]], "b": AREAS[areas[-1]], "links": len(areas) - 1})
        elif self._builds() and not reading.path:
            yield Line("wensleydale-aim-no-line", {})
        if BUY <= liked < EXCHANGE:
            yield Line("wensleydale-aim-train", {"train": TRAINS[liked - BUY]})
        if TAKEOVER <= liked < NO_TAKEOVER:
            yield Line("wensleydale-aim-hand-over", {"company": COMPANIES[liked - TAKEOVER]})
        elif liked == NO_TAKEOVER:
            yield Line("wensleydale-aim-keep", {})
        if reading.phase != "takeover":
            yield from self._wanted()

    def links(self) -> list[str]:
        """The links still to be laid, in the order of the line."""
        areas = self._series.areas if self._series else ()
        begun = max(0, len(self._reading.path) - 1)
        return ["-".join(sorted((AREAS[a], AREAS[b]))) for a, b in pairwise(areas[begun:])]

    def _wanted(self) -> Iterator[Line]:
        """The kind of which one more brings most."""
        reading = self._reading
        pieces = self._memory.mind.worth(reading).pieces
        lying = [kind for kind in range(CARGO_KINDS) if any(reading.pieces[kind])]
        if lying:
            yield Line("wensleydale-aim-piece", {"piece": PIECES[max(lying, key=lambda kind: pieces[kind])]})

    def _builds(self) -> bool:
        """Whether it has its line of this turn still to build."""
        reading = self._reading
        if reading.phase == "auction":
            return True
        if reading.phase not in ("build", "pay"):
            return False
        order: list[int] = self._view["orders"]["build"]
        after = order.index(reading.me) - order.index(self._view["seat"])
        return after > 0 or (after == 0 and reading.phase == "build")

    def _best_series(self) -> Series | None:
        """The best line, if one is better than none: in the auction with what may come to the seat in it."""
        reading, memory = self._reading, self._memory
        if reading.phase != "auction":
            return best_line(reading, memory.mind)
        outlook = memory.outlook(reading)
        purse = outlook.rich
        best, series = outlook.idle.outing(purse).value, None
        for line, prospect in outlook.ways:
            worth = best_paid(prospect, purse, line).value
            if worth > best:
                best, series = worth, line
        return series
