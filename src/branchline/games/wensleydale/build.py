"""Phase five: a series of links, laid one by one and paid for at its end (W8)."""

from typing import Final

from branchline.core.native import Choices, i64, vec
from branchline.core.rows import inserted, longer
from branchline.games.wensleydale import events, tracks
from branchline.games.wensleydale.actions import DONE, LAY, NO_BUILD, payment, payment_parts
from branchline.games.wensleydale.board import (
    AREA_COUNT,
    BUILDS_OUT,
    COST,
    FROM,
    GOVERNMENT,
    KIND_COUNT,
    LINKS,
    MIDLAND,
    NORTH_EASTERN,
    OPPOSITION,
    TO,
    TRAIN,
)
from branchline.games.wensleydale.position import FREE, RING_OK, SHAPE, TRAIL, Position
from branchline.games.wensleydale.takeover import is_ring

# Used again for every question whether a seat can build.
_WAYS: Final = Choices()


def choices(s: Position, out: Choices) -> None:
    if len(s.path) > 0:
        if not is_ring(s, s.path):
            _add_ways(s, s.path[-1], out)
        out.add(DONE)
        return
    for area in s.company_towns:  # W8.7
        _add_ways(s, area, out)
    for area in s.areas_of[s.seat]:
        if s.companies[area] == 0:
            _add_ways(s, area, out)
    out.sort()
    out.add(NO_BUILD)


def can_build(s: Position) -> bool:
    """Whether the seat has anything to build at the beginning of a series (W8.2)."""
    _WAYS.clear()
    for area in s.company_towns:
        _add_ways(s, area, _WAYS)
        if _WAYS.how_many() > 0:
            return True
    for area in s.areas_of[s.seat]:
        _add_ways(s, area, _WAYS)
        if _WAYS.how_many() > 0:
            return True
    return False


def _add_ways(s: Position, area: i64, out: Choices) -> None:
    """The links that may be laid from this area: a free one (W8.3) that the seat can pay for (W8.42).

    What a link takes is told by `needs`; here it is written out, against what the series so far leaves, because every
    way from every start comes through here.
    """
    seat = s.seat
    if s.laid[seat] >= LINKS:
        return
    at = seat * KIND_COUNT
    points = s.points
    path = s.path
    companies = s.companies
    owner = s.owner
    pieces = s.pieces
    government = points[at + GOVERNMENT] - s.fee_government
    midland = points[at + MIDLAND] - s.fee_midland
    north_eastern = points[at + NORTH_EASTERN] - s.fee_north_eastern
    start: i64 = 0
    if len(path) == 0:
        start = companies[area]
    midland -= start & 1
    north_eastern -= start >> 1
    if midland < 0 or north_eastern < 0:
        return
    left = s.cubes[seat] + government + points[at + TRAIN] + midland + north_eastern - s.cost
    for way in BUILDS_OUT[area]:  # no hills, and not into The South (W8.18, W8.20)
        if owner[way >> 1] != FREE:
            continue
        to = TO[way]
        end = companies[to]
        if to in path:
            if not may_enter(s, to):
                continue
            end = 0
        fee = pieces[OPPOSITION * AREA_COUNT + to]
        if (
            fee <= government
            and end & 1 <= midland
            and end >> 1 <= north_eastern
            and COST[way >> 1] + fee + (end & 1) + (end >> 1) <= left
        ):
            out.add(LAY + way)


def may_enter(s: Position, area: i64) -> bool:
    """Whether the series may go on into this area, by its shape (W8.5, W8.6)."""
    path = s.path
    if area not in path:
        return True
    shape = s.rules[SHAPE]
    return shape == TRAIL or (shape == RING_OK and area == path[0] and len(path) >= 3)


def purse(s: Position) -> i64:
    """Everything the seat could pay with."""
    at = s.seat * KIND_COUNT
    points = s.points
    return s.cubes[s.seat] + points[at] + points[at + 1] + points[at + 2] + points[at + 3]


def needs(s: Position, way: i64) -> tuple[i64, i64, i64, i64]:
    """What the series takes with this link: build points, then influence with government, midland, north_eastern."""
    area = TO[way]
    midland = s.fee_midland
    north_eastern = s.fee_north_eastern
    if len(s.path) == 0:
        start = s.companies[FROM[way]]
        midland += start & 1  # W8.24
        north_eastern += start >> 1
    if area not in s.path:  # once for each area (W8.25)
        end = s.companies[area]
        midland += end & 1
        north_eastern += end >> 1
    government = s.fee_government + s.pieces[OPPOSITION * AREA_COUNT + area]  # W8.29
    return (s.cost + COST[way >> 1], government, midland, north_eastern)


def lay(s: Position, way: i64) -> None:
    events.laid(s, way)
    need = needs(s, way)
    s.cost = need[0]
    s.fee_government = need[1]
    s.fee_midland = need[2]
    s.fee_north_eastern = need[3]
    start = FROM[way]
    area = TO[way]
    seat = s.seat
    s.path = longer(s.path, area) if len(s.path) > 0 else vec[i64]([start, area])
    s.owner[way >> 1] = seat + 1
    s.laid[seat] += 1
    _touch(s, seat, start)
    _touch(s, seat, area)
    at = OPPOSITION * AREA_COUNT + area
    if s.pieces[at]:  # W8.30
        events.paid_off(s, area, s.pieces[at])
        s.out[OPPOSITION] += s.pieces[at]
        s.pieces[at] = 0


def _touch(s: Position, seat: i64, area: i64) -> None:
    if area not in s.areas_of[seat]:
        s.areas_of[seat] = inserted(s.areas_of[seat], area)


def rest(s: Position) -> i64:
    """What the cubes leave to be paid with influence: they are used up first (W8.39)."""
    return max(0, s.cost - s.cubes[s.seat])


def payments(s: Position, out: Choices) -> None:
    """The ways to pay the rest with influence that no fee takes (W8.40, W8.41)."""
    at = s.seat * KIND_COUNT
    due = rest(s)
    most_government = s.points[at + GOVERNMENT] - s.fee_government
    most_train = s.points[at + TRAIN]
    most_midland = s.points[at + MIDLAND] - s.fee_midland
    most_north_eastern = s.points[at + NORTH_EASTERN] - s.fee_north_eastern
    for government in range(min(due, most_government) + 1):
        for train in range(min(due - government, most_train) + 1):
            left = due - government - train
            for midland in range(max(0, left - most_north_eastern), min(left, most_midland) + 1):
                out.add(payment(government, train, midland, left - midland))


def pay(s: Position, action: i64) -> None:
    """Pays for the series, fees included, and ends it (W8.36-W8.43)."""
    seat = s.seat
    parts = payment_parts(action)
    cubes = s.cost - rest(s)
    events.paid(s, cubes, parts)
    s.cubes[seat] -= cubes
    tracks.spend(s, seat, GOVERNMENT, parts[0] + s.fee_government)
    tracks.spend(s, seat, TRAIN, parts[1])
    tracks.spend(s, seat, MIDLAND, parts[2] + s.fee_midland)
    tracks.spend(s, seat, NORTH_EASTERN, parts[3] + s.fee_north_eastern)
    s.path = vec[i64]()
    s.cost = 0
    s.fee_government = 0
    s.fee_midland = 0
    s.fee_north_eastern = 0
