"""Building: along which ways, at what price, and locomotives (L6-L11)."""

from typing import Final

from branchline.games.lunar import entry, track
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
LOCOS_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(loco for loco in range(LOCO_COUNT) if LEVEL[loco] == level) for level in range(TOP_LEVEL + 1)
)


def limit(s: Position) -> int:
    """What may be spent on track and upgrades in this turn, cash aside (L5.5, L5.8)."""
    return s.rules.opening_limit if s.phase == OPENING else BUILD_LIMIT


def budget(s: Position) -> int:
    """What can still be spent in this turn."""
    left = limit(s) - s.spent
    cash = s.cash[s.seat]
    return cash if cash < left else left


def segments(s: Position) -> list[int]:
    """The segments that can be built now, rising."""
    money = budget(s)
    row = s.seat * GROUPS
    found: list[int] = []
    for group in range(CITY_GROUP):
        if PLAIN_COSTS[group] <= money:
            found += s.open[row + group]
    closed = s.closed[s.seat]
    for way in s.open[row + CITY_GROUP]:
        if COST[way] <= money:
            link = LINK_OF[way]
            city = LINK_CITY[link]
            if link < GRID_LINKS:
                if not closed >> city & 1:
                    found.append(way)
            elif entry.reason(s, s.seat, city, 0) == entry.OPEN:  # a wrap segment takes no place
                found.append(way)
    if money > 0:
        _add_major_ways(s, money, found)
    if s.no_build:
        found = [way for way in found if not MARKS[LINK_OF[way]] & s.no_build]
    return found


def _add_major_ways(s: Position, money: int, found: list[int]) -> None:
    """Out of major cities, at most two in a turn, and into them from own track (L7.1-L7.7)."""
    closed = s.closed[s.seat]
    owner = s.owner
    touched = s.touched
    may_leave = s.out < OUTS
    for i, city in enumerate(MAJORS):
        if closed >> city & 1:
            continue
        for way in WAYS_OUT_OF_MAJOR[i]:
            if owner[LINK_OF[way]] != FREE:
                continue
            cost = COST[way]
            cost_in = COST[way + 1]
            if touched[TO[way]] >> s.seat & 1:
                # Both ways are possible. At the same price it counts as `in`; else `in` can still spare an `out`.
                if may_leave and cost < cost_in and cost <= money:
                    found.append(way)
                if cost_in <= money:
                    found.append(way + 1)
            elif may_leave and cost <= money:
                found.append(way)


def build(s: Position, way: int) -> None:
    cost = COST[way]
    s.cash[s.seat] -= cost
    s.spent += cost
    if TERRAIN[FROM[way]] == MAJOR:
        s.out += 1
    s.acted = True
    track.lay(s, s.seat, LINK_OF[way])


def upgrades(s: Position) -> list[int]:
    """The locomotives that can be bought now, rising."""
    found: list[int] = []
    if s.no_upgrade:
        return found
    money = budget(s)
    level = LEVEL[s.loco[s.seat]]
    if money >= UPGRADE_COST and level < TOP_LEVEL:
        for loco in LOCOS_OF[level + 1]:
            if s.supply[loco] > 0:
                found.append(loco)
    price = s.rules.crossgrade_cost
    if 0 <= price <= money:
        same = [loco for loco in LOCOS_OF[level] if loco != s.loco[s.seat] and s.supply[loco] > 0]
        found = same + found
    return found


def upgrade_cost(s: Position, loco: int) -> int:
    return UPGRADE_COST if LEVEL[loco] > LEVEL[s.loco[s.seat]] else s.rules.crossgrade_cost


def upgrade(s: Position, loco: int) -> None:
    """The old card goes back to the bank (L11.12); loads that no longer fit are given up (L11.14)."""
    cost = upgrade_cost(s, loco)
    s.cash[s.seat] -= cost
    s.spent += cost
    s.acted = True
    s.supply[s.loco[s.seat]] += 1
    s.supply[loco] -= 1
    s.loco[s.seat] = loco
    if s.aboard[s.seat] > CAPACITY[loco]:
        s.phase = GIVING_UP


def legal(s: Position) -> list[int]:
    """What can be bought; the end of the turn and the exchange are for `rules`."""
    found = segments(s)
    for loco in upgrades(s):
        found.append(UPGRADE + loco)
    return found
