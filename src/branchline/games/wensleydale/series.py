"""Series of links in plain words: those that can be handed over, with what would follow."""

from branchline.core.contract import Json
from branchline.core.native import Row, i64, vec
from branchline.core.rows import longer
from branchline.games.wensleydale import takeover
from branchline.games.wensleydale.actions import DONE, OVER, TAKEOVER
from branchline.games.wensleydale.board import (
    AREA_COUNT,
    AREAS,
    BORDERS,
    CHEESE,
    COMPANIES,
    HILLS_BESIDE,
    PIECES,
    RED,
    STONE,
    TO,
    TOWN,
    TOWNS_BESIDE,
    TRACKS_OUT,
)
from branchline.games.wensleydale.notation import NOTATION
from branchline.games.wensleydale.position import TAKEOVERS, Position


def borders(path: Row) -> list[str]:
    """The borders a series runs over, in its order."""
    return [BORDERS[takeover.border_between(path[i], path[i + 1])] for i in range(len(path) - 1)]


def taking(s: Position) -> Json:
    """The series being handed over, as far as it goes."""
    return None if s.taking < 0 else _outlook(s, s.taking, s.path)


def takeovers(s: Position) -> list[dict[str, Json]]:
    """Every series the deciding seat could hand over, each set of links once."""
    if s.phase != TAKEOVERS or s.taking >= 0:
        return []
    choices: list[dict[str, Json]] = []
    seen: set[tuple[int, frozenset[str]]] = set()
    for company, path in _all(s):
        links = (company, frozenset(borders(path)))
        if links not in seen:
            seen.add(links)
            steps = [OVER + _way(path[i], path[i + 1]) for i in range(len(path) - 1)]
            actions = [NOTATION[action] for action in (TAKEOVER + company, *steps, DONE)]
            choices.append({**_outlook(s, company, path), "actions": actions})
    return choices


def _all(s: Position) -> list[tuple[int, Row]]:
    """Every series with its company, by the rules themselves: each choice is followed to its end."""
    paths: list[tuple[int, Row]] = []
    for company in range(len(COMPANIES)):
        waiting: list[Row] = [vec[i64]([area]) for area in s.areas_of[s.seat] if s.companies[area] >> company & 1]
        while waiting:
            path = waiting.pop(0)
            if len(path) > 1 and TOWN[path[-1]]:
                paths.append((company, path))
            for way in takeover.ways_on(s, company, path):
                waiting.append(longer(path, TO[way]))
    return paths


def _way(a: int, b: int) -> int:
    return next(way for way in TRACKS_OUT[a] if TO[way] == b)


def _outlook(s: Position, company: int, path: Row) -> dict[str, Json]:
    """A series with its price, the towns that would become the company's and the pieces that would die."""
    areas = sorted(set(path))
    towns = [area for area in areas if TOWN[area] and not s.companies[area] >> company & 1]
    lost: list[tuple[int, int]] = [(CHEESE, area) for area in areas if not TOWN[area]]
    lost += [(RED + company, area) for area in towns]
    for hill in sorted({hill for area in towns for hill in HILLS_BESIDE[area]}):
        if all(s.companies[town] or town in towns for town in TOWNS_BESIDE[hill]):
            lost.append((STONE, hill))
    dying: dict[str, dict[str, int]] = {}
    for piece, area in lost:
        count = s.pieces[piece * AREA_COUNT + area]
        if count:
            dying.setdefault(AREAS[area], {})[PIECES[piece]] = count
    return {
        "company": COMPANIES[company],
        "areas": [AREAS[area] for area in path],
        "links": borders(path),
        "price": takeover.price(max(0, len(path) - 1)),
        "towns": [AREAS[area] for area in towns],
        "lost": dying,
    }
