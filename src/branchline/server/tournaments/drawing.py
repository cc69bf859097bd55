"""Who meets whom in a round, and in which seat: everybody with everybody as equally often as is easily found."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, permutations
from random import Random
from typing import Final

Table = tuple[int, ...]  # who sits there, by the seat
TRIES: Final = 5  # beginnings from which a good round is looked for


def sizes(people: int, seats: int, least: int) -> list[int]:
    """How many sit at each table: as few tables as do for all, as equally full as can be. Where it does not come out
    even, as few as possible sit out."""
    for playing in range(people, least - 1, -1):
        tables = -(-playing // seats)
        if playing // tables >= least:
            each, more = divmod(playing, tables)
            return [each + 1] * more + [each] * (tables - more)
    return []


def draw(people: Sequence[int], past: Sequence[Sequence[Table]], seats: int, least: int, luck: Random) -> list[Table]:
    """The tables of the next round, after these rounds."""
    wanted = sizes(len(people), seats, least)
    playing = _playing(people, past, sum(wanted), luck)
    met = Counter(pair for tables in past for table in tables for pair in combinations(sorted(table), 2))
    sat = Counter((one, seat) for tables in past for table in tables for seat, one in enumerate(table))
    best = min((_grouped(playing, wanted, met, luck) for _ in range(TRIES)), key=lambda groups: _cost(groups, met))
    return [_seated(group, sat, luck) for group in best]


def _playing(people: Sequence[int], past: Sequence[Sequence[Table]], count: int, luck: Random) -> list[int]:
    """Who does not sit out: it is the turn of those who have played most."""
    played = Counter(one for tables in past for table in tables for one in table)
    order = luck.sample(people, len(people))
    return sorted(order, key=lambda one: played[one])[:count]


def _grouped(
    playing: Sequence[int], wanted: Sequence[int], met: Counter[tuple[int, int]], luck: Random
) -> list[list[int]]:
    """Begins anyhow, and lets two change places as long as fewer meet again by that."""
    order = iter(luck.sample(playing, len(playing)))
    groups = [[next(order) for _ in range(size)] for size in wanted]
    better = True
    while better:
        better = False
        for one, other in combinations(groups, 2):
            for i in range(len(one)):
                for j in range(len(other)):
                    before = _cost([one, other], met)
                    one[i], other[j] = other[j], one[i]
                    if _cost([one, other], met) < before:
                        better = True
                    else:
                        one[i], other[j] = other[j], one[i]
    return groups


def _cost(groups: Sequence[Sequence[int]], met: Counter[tuple[int, int]]) -> int:
    """How often those who would meet have met. Each time counts more than the one before."""
    return sum(met[pair] ** 2 for group in groups for pair in combinations(sorted(group), 2))


def _seated(group: Sequence[int], sat: Counter[tuple[int, int]], luck: Random) -> Table:
    """Everybody in a seat they have had least."""
    orders = permutations(luck.sample(group, len(group)))
    return min(orders, key=lambda order: sum(sat[(one, seat)] ** 2 for seat, one in enumerate(order)))
