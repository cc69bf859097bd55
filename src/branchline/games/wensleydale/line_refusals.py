"""Why a link cannot be laid, and why a payment is not the right one (W8)."""

from branchline.core.errors import IllegalMove
from branchline.games.wensleydale import build
from branchline.games.wensleydale.actions import payment_parts
from branchline.games.wensleydale.board import (
    AREAS,
    BORDERS,
    CLOSED,
    COMPANIES,
    COST,
    FROM,
    GOVERNMENT,
    HILL,
    KIND_COUNT,
    KINDS,
    LINKS,
    MIDLAND,
    NORTH_EASTERN,
    TERRAIN,
    TO,
    TRAIN,
)
from branchline.games.wensleydale.position import COMPANY_OWNER, FREE, Position
from branchline.games.wensleydale.refusal_english import refused
from branchline.games.wensleydale.takeover import is_ring


def why_not_lay(s: Position, way: int) -> IllegalMove | None:
    start = FROM[way]
    area = TO[way]
    border = way >> 1
    if COST[border] == 0:
        return refused("W8.18", "lay-hill", area=AREAS[area if TERRAIN[area] == HILL else start])
    if CLOSED[area]:
        return refused("W8.20", "lay-south", area=AREAS[area])
    if s.owner[border] != FREE:
        return _taken(s, border)
    if len(s.path):
        if is_ring(s, s.path):
            return refused("W8.6", "lay-closed", area=AREAS[s.path[0]])
        if start != s.path[-1]:
            return refused("W8.4", "lay-on", area=AREAS[s.path[-1]])
    elif s.companies[start] == 0 and start not in s.areas_of[s.seat]:
        return refused("W8.7", "lay-start", area=AREAS[start])
    if not build.may_enter(s, area):
        return refused("W8.6", "lay-twice", area=AREAS[area])
    if s.laid[s.seat] >= LINKS:
        return refused("W8.3", "lay-links")
    return _too_dear(s, way)


def _taken(s: Position, border: int) -> IllegalMove:
    owner = s.owner[border]
    if owner >= COMPANY_OWNER:
        company = COMPANIES[owner - COMPANY_OWNER]
        return refused("W8.17", "lay-taken", border=BORDERS[border], owner=None, company=company)
    return refused("W8.17", "lay-taken", border=BORDERS[border], owner=owner - 1, company=None)


def _too_dear(s: Position, way: int) -> IllegalMove | None:
    need = build.needs(s, way)
    at = s.seat * KIND_COUNT
    for kind, fee in ((MIDLAND, need[2]), (NORTH_EASTERN, need[3]), (GOVERNMENT, need[1])):
        have = s.points[at + kind]
        if fee > have:
            if kind == GOVERNMENT:
                return refused("W8.29", "lay-fee", area=AREAS[TO[way]], kind=KINDS[kind], need=fee, have=have)
            charging = TO[way] if s.companies[TO[way]] >> (kind - MIDLAND) & 1 else FROM[way]
            return refused("W8.24", "lay-fee", area=AREAS[charging], kind=KINDS[kind], need=fee, have=have)
    have = build.purse(s) - need[1] - need[2] - need[3]
    return refused("W8.42", "lay-cost", need=need[0], have=have) if need[0] > have else None


def why_not_pay(s: Position, action: int) -> IllegalMove | None:
    parts = payment_parts(action)
    need = build.rest(s)
    given = sum(parts)
    if given != need:
        return refused("W8.36" if given < need else "W8.43", "pay-sum", need=need, given=given)
    at = s.seat * KIND_COUNT
    fees = {GOVERNMENT: s.fee_government, TRAIN: 0, MIDLAND: s.fee_midland, NORTH_EASTERN: s.fee_north_eastern}
    for kind, part in enumerate(parts):
        have = s.points[at + kind]
        if part > have:
            return refused("W3.9", "pay-points", kind=KINDS[kind], need=part, have=have)
        if part > have - fees[kind]:
            return refused("W8.41", "pay-kind", kind=KINDS[kind], need=part, have=have - fees[kind])
    return None
