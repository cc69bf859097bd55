"""The best ways to build and to ride, found by brute force over the board files, to compare the path service with."""

from collections.abc import Iterable, Iterator, Mapping
from heapq import heappop, heappush
from itertools import count
from typing import Any

from . import oracle
from .moon import CITY, LOCOS, SEVEN, TERRAIN, same_city
from .oracle import Link, Survey

Cost = tuple[int, int]
FAR_OFF = (10**6, 0)
LONGEST = 3  # turns of a ride after this one: beyond them nothing is looked for

AT: dict[str, list[Link]] = {m: [] for m in TERRAIN}
for _one in oracle.LINKS:
    AT[_one.a].append(_one)
    AT[_one.b].append(_one)


def other_end(one: Link, m: str) -> str:
    return one.b if m == one.a else one.a


def bases(s: Mapping[str, Any], seat: int) -> set[str]:
    return oracle.touched(oracle.tracks(s), seat) | {m for city in SEVEN for m in SEVEN[city]}


def spread(
    s: Mapping[str, Any], seat: int, starts: Iterable[str], *, inward: bool = False, shortest: bool = False
) -> dict[str, Cost]:
    """To every milepost the money for missing track and the links on the way, or the two the other way round."""
    known = oracle.survey(s, seat)
    best: dict[str, Cost] = {}
    came: dict[str, Link | None] = {}
    number = count()
    ahead: list[tuple[Cost, int, str, Link | None]] = [((0, 0), next(number), m, None) for m in sorted(starts)]
    while ahead:
        here, _, m, over = heappop(ahead)
        if m in best:
            continue
        best[m], came[m] = here, over
        for one in AT[m]:
            to = other_end(one, m)
            own = known.track.get(one) == seat or same_city(m, to)
            if to in best or not (own or buildable(s, seat, known, one, m, over)):
                continue
            money = 0 if own else oracle.cost(one, m if inward else to)
            step = (1, money) if shortest else (money, 1)
            heappush(ahead, ((here[0] + step[0], here[1] + step[1]), next(number), to, one))
    return best


def buildable(s: Mapping[str, Any], seat: int, known: Survey, one: Link, m: str, over: Link | None) -> bool:
    """Whether a link is free and its city admits the segment, and another before it if the way has just come in."""
    if (one.a, one.b) in known.joined or one.pair in known.pairs:
        return False
    for city in {CITY.get(one.a), CITY.get(one.b)} - {None}:
        name = str(city)
        if over and over not in known.track and CITY.get(m) == name and not same_city(over.a, over.b):
            at = {**known.at, name: [*known.at[name], seat]}
            known = known._replace(at=at, track={**known.track, over: seat})
        if not oracle.admitted(s, seat, known, name, one):
            return False
    return True


def meeting(*ways: Mapping[str, Cost]) -> Cost:
    """The least sum over all mileposts where these ways can meet."""
    sums = [tuple(map(sum, zip(*(way[m] for way in ways), strict=True))) for m in TERRAIN if all(m in w for w in ways)]
    return min(((a, b) for a, b in sums), default=FAR_OFF)


State = tuple[str, str | None, int, int, frozenset[int]]  # milepost, came from, turn, moved, owners paid


def ride(s: Mapping[str, Any], seat: int, goal: str, *, cheapest: bool = False) -> tuple[int, int, int] | None:
    """Turns, moves in the last of them and tolls of the best ride that is not too long.

    There are no events, and money for every toll.
    """
    track, speed, train = oracle.tracks(s), LOCOS[s["locos"][seat]]["speed"], s["trains"][seat]
    moved = s["allowance"]["moved"]
    start: State = (train["at"], _heading(train["at"], train["from"]), 0, moved, frozenset(s["allowance"]["tolls"]))
    number = count()
    ahead: list[tuple[tuple[int, ...], int, int, State]] = [((0,), 0, 0, start)]
    seen: set[State] = set()
    while ahead:
        _, _, toll, here = heappop(ahead)
        m, _, turn, moved, _ = here
        if m == goal:
            return turn, moved, toll
        if here in seen or turn > LONGEST:
            continue
        seen.add(here)
        for due, there in _steps(track, seat, speed, here):
            paid = toll + due
            when = (there[2], there[3])
            heappush(ahead, ((paid, *when) if cheapest else (*when, paid), next(number), paid, there))
    return None


def _steps(track: Mapping[Link, int], seat: int, speed: int, here: State) -> Iterator[tuple[int, State]]:
    m, back, turn, moved, paid = here
    yield 0, (m, back, turn + 1, 0, frozenset())
    if moved == speed:
        return
    for one in AT[m]:
        to = other_end(one, m)
        owner = track.get(one, seat if same_city(m, to) else None)
        if owner is not None and to != back:
            due = owner != seat and owner not in paid
            yield 4 * due, (to, _heading(to, m), turn, moved + 1, paid | {owner} if due else paid)


def _heading(m: str, came: str | None) -> str | None:
    return None if m in CITY else came
