"""A line that is only thought of: what it would cost a seat, what stands against it, what could be loaded with it."""

from itertools import pairwise
from typing import Final

from branchline.core.boardfile import shown
from branchline.core.contract import Json
from branchline.core.errors import IllegalMove
from branchline.core.native import i64, vec
from branchline.core.rows import longer
from branchline.games.wensleydale import build, series, trains
from branchline.games.wensleydale.actions import MOVE
from branchline.games.wensleydale.board import (
    AREA,
    AREA_COUNT,
    AREAS,
    BORDERS,
    COMPANIES,
    COST,
    FROM,
    OPPOSITION,
    PIECES,
    TO,
    WAYS,
)
from branchline.games.wensleydale.line_refusals import why_not_lay
from branchline.games.wensleydale.position import COMPANY_OWNER, FREE
from branchline.games.wensleydale.state import State

_ASKED: Final = '{"line": [area, area, ...]}'
_MOST: Final = 40  # areas of a line; nobody has links for as many
# Every way over a border that takes a link, by the areas it leads from and to.
_WAY: Final[dict[tuple[str, str], int]] = {
    (AREAS[FROM[way]], AREAS[TO[way]]): way for way in range(WAYS) if COST[way >> 1]
}
# What may still come, and what another reading may mend; the rest lies in the way of both.
_MEANS: Final = ("refused-lay-fee", "refused-lay-cost", "refused-lay-links")
_DIRECTION: Final = ("refused-lay-start", "refused-lay-south")


def plan(state: State, seat: int, about: Json) -> dict[str, Json]:
    """The line as this seat would build it; a ValueError says what is wrong with the question.

    A line is what its links are, whichever end is named first (W8.10): it is told from the end where it may start.
    """
    ways = _ways(about)
    there = _Draft(state, seat, ways)
    back = _Draft(state, seat, [way ^ 1 for way in reversed(ways)])
    return (there if there.trouble() <= back.trouble() else back).told()


def _ways(about: Json) -> list[int]:
    if not isinstance(about, dict) or set(about) != {"line"}:
        raise ValueError(f"about: {shown(about)} is no question; ask for {_ASKED}")
    line: Json = about["line"]
    if not isinstance(line, list) or not 2 <= len(line) <= _MOST:
        raise ValueError(f"about.line: a list of 2 to {_MOST} areas is needed, not {shown(line)}")
    for area in line:
        if not isinstance(area, str) or area not in AREA:
            raise ValueError(f"about.line: {shown(area)} is no area of this board")
    ways: list[int] = []
    for a, b in pairwise(line):
        if (a, b) not in _WAY:
            raise ValueError(f"about.line: no link can lie between {a} and {b}")
        ways.append(_WAY[a, b])
    return ways


class _Draft:
    """One reading of the line, laid link by link on a table of its own, whether the seat may and can or not."""

    def __init__(self, state: State, seat: int, ways: list[int]) -> None:
        s = state.copy()
        s.path = vec[i64]()
        if seat != state.seat:  # what another one owes for a line that is begun
            s.seat = seat
            s.cost = s.fee_government = s.fee_midland = s.fee_north_eastern = 0
        self._s: Final = s
        self._owed: Final = _bill(s)
        self._reached: Final = set(trains.reachable(s, seat))
        self._refusal: IllegalMove | None = None
        self._steps: Final = [self._lay(way) for way in ways]

    def trouble(self) -> tuple[int, int]:
        """The less of it, the better a reading it is; of two that could be built one day, the cheaper."""
        if self._refusal is None or self._refusal.message in _MEANS:
            return int(self._refusal is not None), sum(_bill(self._s))
        return (3 if self._refusal.message in _DIRECTION else 2), 0

    def told(self) -> dict[str, Json]:
        s = self._s
        cost, government, midland, north_eastern = (now - owed for now, owed in zip(_bill(s), self._owed, strict=True))
        cubes = min(cost, max(0, s.cubes[s.seat] - self._owed[0]))  # W8.39
        return {
            "kind": "line",
            "areas": [AREAS[area] for area in s.path],
            "links": series.borders(s.path),
            "cost": cost,
            "fees": {"government": government, "midland": midland, "north_eastern": north_eastern},
            "cubes": cubes,
            "rest": cost - cubes,
            "steps": self._steps,
            "pieces": self._pieces(),
            "refusal": None if self._refusal is None else _said(self._refusal),
        }

    def _lay(self, way: int) -> dict[str, Json]:
        s = self._s
        if self._refusal is None:
            self._refusal = why_not_lay(s, way)
        before = _bill(s)
        needs = build.needs(s, way)
        owner = s.owner[way >> 1]
        told: dict[str, Json] = {
            "border": BORDERS[way >> 1],
            "a": AREAS[FROM[way]],
            "b": AREAS[TO[way]],
            "cost": COST[way >> 1],
            "opposition": s.pieces[OPPOSITION * AREA_COUNT + TO[way]],
            "companies": [name for i, name in enumerate(COMPANIES) for _ in range(needs[2 + i] - before[2 + i])],
            "owner": _owner(owner),
        }
        if owner == FREE:
            build.lay(s, way)
        else:  # somebody's link: the line is told on, but nothing is laid or paid here
            s.path = longer(s.path, TO[way]) if len(s.path) > 0 else vec[i64]([FROM[way], TO[way]])
        return told

    def _pieces(self) -> dict[str, dict[str, int]]:
        s = self._s
        pieces: dict[str, dict[str, int]] = {}
        for action in trains.reachable(s, s.seat):
            if action not in self._reached:
                at = action - MOVE
                pieces.setdefault(AREAS[at % AREA_COUNT], {})[PIECES[at // AREA_COUNT]] = s.pieces[at]
        return pieces


def _bill(s: State) -> tuple[int, int, int, int]:
    """Build points, then fees by kind."""
    return s.cost, s.fee_government, s.fee_midland, s.fee_north_eastern


def _owner(owner: int) -> Json:
    if owner == FREE:
        return None
    return COMPANIES[owner - COMPANY_OWNER] if owner >= COMPANY_OWNER else owner - 1


def _said(refusal: IllegalMove) -> dict[str, Json]:
    return {"rule": refusal.rule, "id": refusal.message, "args": refusal.arguments, "message": refusal.text}
