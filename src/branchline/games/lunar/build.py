"""Building: along which ways, at what price, and locomotives (L6-L11)."""

from typing import Final

from branchline.core.native import Choices, Row, Rows, i64, vec
from branchline.games.lunar import entry, events, track
from branchline.games.lunar.actions import UPGRADE
from branchline.games.lunar.board import (
    BUILD_LIMIT,
    CAPACITY,
    GRID_LINKS,
    LEVEL,
    LOCO_COUNT,
    MAJOR,
    MAJORS,
    OUTS,
    TERRAIN,
    TOP_LEVEL,
    UPGRADE_COST,
)
from branchline.games.lunar.position import FREE, GIVING_UP, OPENING, Position
from branchline.games.lunar.ways import (
    CITY_GROUP,
    COST,
    FROM,
    GROUPS,
    LINK_CITY,
    LINK_OF,
    MARKS,
    PLAIN_COSTS,
    TO,
    WAYS_OUT_OF_MAJOR,
)

# By level: the locomotives of it.
LOCOS_OF: Final[Rows] = vec[Row](
    [vec[i64]([loco for loco in range(LOCO_COUNT) if LEVEL[loco] == level]) for level in range(TOP_LEVEL + 1)]
)


def limit(s: Position) -> i64:
    """What may be spent on track and upgrades in this turn, cash aside (L5.5, L5.8)."""
    if s.phase == OPENING:
        return s.rules.opening_limit
    return BUILD_LIMIT


def budget(s: Position) -> i64:
    """What can still be spent in this turn."""
    left = limit(s) - s.spent
    cash = s.cash[s.seat]
    return cash if cash < left else left


def add_segments(s: Position, out: Choices) -> None:
    """The segments that can be built now, rising."""
    money = budget(s)
    if money <= 0:
        return
    row = s.seat * GROUPS
    for group in range(CITY_GROUP):
        if PLAIN_COSTS[group] <= money:
            if s.no_build:
                _add_allowed(s, s.open[row + group], out)
            else:
                out.add_row(s.open[row + group])
    closed = s.closed[s.seat]
    for way in s.open[row + CITY_GROUP]:
        if COST[way] <= money:
            link = LINK_OF[way]
            city = LINK_CITY[link]
            if MARKS[link] & s.no_build:
                continue
            if link < GRID_LINKS:
                if not closed >> city & 1:
                    out.add(way)
            elif entry.reason(s, s.seat, city, 0) == entry.OPEN:  # a wrap segment takes no place
                out.add(way)
    _add_major_ways(s, money, out)


def _add_allowed(s: Position, ways: Row, out: Choices) -> None:
    """Those of these ways that the events in effect do not forbid."""
    for way in ways:
        if not MARKS[LINK_OF[way]] & s.no_build:
            out.add(way)


def _add_major_ways(s: Position, money: i64, out: Choices) -> None:
    """Out of major cities, at most two in a turn, and into them from own track (L7.1-L7.7)."""
    closed = s.closed[s.seat]
    owner = s.owner
    touched = s.touched
    may_leave = s.out < OUTS
    for i in range(len(MAJORS)):
        if closed >> MAJORS[i] & 1:
            continue
        for way in WAYS_OUT_OF_MAJOR[i]:
            link = LINK_OF[way]
            if owner[link] != FREE or MARKS[link] & s.no_build:
                continue
            cost = COST[way]
            cost_in = COST[way + 1]
            if touched[TO[way]] >> s.seat & 1:
                # Both ways are possible. At the same price it counts as `in`; else `in` can still spare an `out`.
                if may_leave and cost < cost_in and cost <= money:
                    out.add(way)
                if cost_in <= money:
                    out.add(way + 1)
            elif may_leave and cost <= money:
                out.add(way)


def build(s: Position, way: i64) -> None:
    events.built(s, way)
    cost = COST[way]
    s.cash[s.seat] -= cost
    s.spent += cost
    if TERRAIN[FROM[way]] == MAJOR:
        s.out += 1
    s.acted = 1
    track.lay(s, s.seat, LINK_OF[way])


def add_upgrades(s: Position, out: Choices) -> None:
    """The locomotives that can be bought now, rising."""
    if s.no_upgrade:
        return
    money = budget(s)
    level = LEVEL[s.loco[s.seat]]
    if 0 <= s.rules.crossgrade_cost <= money:
        for loco in LOCOS_OF[level]:
            if loco != s.loco[s.seat] and s.supply[loco] > 0:
                out.add(UPGRADE + loco)
    if money >= UPGRADE_COST and level < TOP_LEVEL:
        for loco in LOCOS_OF[level + 1]:
            if s.supply[loco] > 0:
                out.add(UPGRADE + loco)


def upgrade_cost(s: Position, loco: i64) -> i64:
    return UPGRADE_COST if LEVEL[loco] > LEVEL[s.loco[s.seat]] else s.rules.crossgrade_cost


def upgrade(s: Position, loco: i64) -> None:
    """The old card goes back to the bank (L11.12); loads that no longer fit are given up (L11.14)."""
    cost = upgrade_cost(s, loco)
    events.upgraded(s, loco, cost)
    s.cash[s.seat] -= cost
    s.spent += cost
    s.acted = 1
    s.supply[s.loco[s.seat]] += 1
    s.supply[loco] -= 1
    s.loco[s.seat] = loco
    if s.aboard[s.seat] > CAPACITY[loco]:
        s.phase = GIVING_UP


def choices(s: Position, out: Choices) -> None:
    """What can be bought; the end of the turn and the exchange are for `rules`."""
    add_segments(s, out)
    add_upgrades(s, out)
