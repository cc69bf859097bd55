"""Phase nine: a series of own links is handed to a company; and what dies of it (W9, W12, W15)."""

from branchline.core.rows import put
from branchline.games.wensleydale import tracks
from branchline.games.wensleydale.actions import DONE, NO_TAKEOVER, OVER, TAKEOVER
from branchline.games.wensleydale.board import (
    AREA_COUNT,
    CHEESE,
    COMPANIES,
    COMPANY_LINKS,
    HILLS_BESIDE,
    KIND_COUNT,
    MIDLAND,
    RED,
    STONE,
    TO,
    TOWN,
    TOWNS_BESIDE,
    TRACKS_OUT,
)
from branchline.games.wensleydale.position import COMPANY_OWNER, RING_OK, SHAPE, TRAIL, Position


def legal(s: Position) -> list[int]:
    found: list[int] = []
    if s.taking < 0:
        for company in range(len(COMPANIES)):
            if _any_start(s, company):
                found.append(TAKEOVER + company)
        found.append(NO_TAKEOVER)
    elif not s.path:
        for area in s.areas_of[s.seat]:
            if s.companies[area] >> s.taking & 1:  # W15.8
                for way in ways_on(s, s.taking, (area,)):
                    found.append(OVER + way)
        found.sort()
    else:
        for way in ways_on(s, s.taking, s.path):
            found.append(OVER + way)
        if TOWN[s.path[-1]]:  # W15.9
            found.append(DONE)
    return found


def can_hand_over(s: Position) -> bool:
    """Whether the seat has any series to hand over."""
    for company in range(len(COMPANIES)):
        if _any_start(s, company):
            return True
    return False


def _any_start(s: Position, company: int) -> bool:
    if most_links(s, company) > 0:
        for area in s.areas_of[s.seat]:
            if s.companies[area] >> company & 1 and ways_on(s, company, (area,)):
                return True
    return False


def most_links(s: Position, company: int) -> int:
    """How long a series the seat's influence and the company's stock allow (W15.3, W15.20)."""
    points = s.points[s.seat * KIND_COUNT + MIDLAND + company]
    return min(2 * points, COMPANY_LINKS[company] - s.company_laid[company])


def price(links: int) -> int:
    """Influence for a takeover of so many links (W15.3)."""
    return (links + 1) // 2


def ways_on(s: Position, company: int, path: tuple[int, ...]) -> list[int]:
    """The own links by which a series that has come so far can go on to a town, rising."""
    found: list[int] = []
    left = most_links(s, company) - len(path)
    if left >= 0 and not is_ring(s, path):
        for way in TRACKS_OUT[path[-1]]:
            if s.owner[way >> 1] == s.seat + 1 and town_ahead(s, path, way, left):  # W15.5
                found.append(way)
    return found


def is_ring(s: Position, path: tuple[int, ...]) -> bool:
    """Whether the series is a closed ring, which has no further end."""
    return s.rules[SHAPE] == RING_OK and len(path) > 1 and path[0] == path[-1]


def may_enter(s: Position, path: tuple[int, ...], way: int, links: int) -> bool:
    """Whether the series may go this way as its link number `links`, by its shape (W15.6, W15.7)."""
    area = TO[way]
    shape = s.rules[SHAPE]
    if shape == TRAIL:
        return not runs_over(path, way >> 1)
    return area not in path or (shape == RING_OK and area == path[0] and links >= 3)


def runs_over(path: tuple[int, ...], border: int) -> bool:
    """Whether the series has a link on this border already."""
    for i in range(1, len(path)):
        if border_between(path[i - 1], path[i]) == border:
            return True
    return False


def town_ahead(s: Position, path: tuple[int, ...], way: int, left: int) -> bool:
    """Whether the series may go this way and reach a town there or with at most `left` links more.

    The nearest town decides, and the shortest way to it never runs over itself: a plain search in widening circles
    is enough, if it keeps off what the series has used already.
    """
    links = len(path)
    if not may_enter(s, path, way, links):
        return False
    if TOWN[TO[way]]:
        return True
    longer = path + (TO[way],)
    edge = [TO[way]]
    seen = [TO[way]]
    while edge and left > 0:
        left -= 1
        links += 1
        wider: list[int] = []
        for area in edge:
            for step in TRACKS_OUT[area]:
                place = TO[step]
                if s.owner[step >> 1] == s.seat + 1 and place not in seen and may_enter(s, longer, step, links):
                    if TOWN[place]:
                        return True
                    seen.append(place)
                    wider.append(place)
        edge = wider
    return False


def hand_over(s: Position) -> None:
    """The series becomes the company's, with all that follows (W15.15-W15.18)."""
    seat = s.seat
    company = s.taking
    path = s.path
    links = len(path) - 1
    tracks.spend(s, seat, MIDLAND + company, price(links))
    for i in range(links):
        border = border_between(path[i], path[i + 1])
        s.owner = put(s.owner, border, COMPANY_OWNER + company)
    s.laid[seat] -= links
    s.company_laid[company] += links
    s.areas_of[seat] = tuple([area for area in s.areas_of[seat] if touched(s, seat, area)])
    s.path = ()
    s.taking = -1
    for area in path:
        _reached_by_company(s, area, company)


def border_between(a: int, b: int) -> int:
    """The border of two neighbouring areas."""
    for way in TRACKS_OUT[a]:
        if TO[way] == b:
            return way >> 1
    raise AssertionError("a series goes from neighbour to neighbour")


def touched(s: Position, seat: int, area: int) -> bool:
    """Whether a link of the seat touches the area."""
    for way in TRACKS_OUT[area]:
        if s.owner[way >> 1] == seat + 1:
            return True
    return False


def _reached_by_company(s: Position, area: int, company: int) -> None:
    """A link of the company has come to touch this area (W9.1, W12.1-W12.4)."""
    if not TOWN[area]:
        _remove(s, CHEESE, area)
        return
    if s.companies[area] >> company & 1:
        return
    _remove(s, RED + company, area)
    if s.companies[area] == 0:
        s.company_towns = tuple(sorted(s.company_towns + (area,)))
    s.companies = put(s.companies, area, s.companies[area] | 1 << company)
    for hill in HILLS_BESIDE[area]:
        if stone_is_dead(s, hill):
            _remove(s, STONE, hill)


def stone_is_dead(s: Position, hill: int) -> bool:
    """Whether all towns beside the hill are company towns, so that nobody can ever move its stone (W12.4)."""
    for town in TOWNS_BESIDE[hill]:
        if s.companies[town] == 0:
            return False
    return True


def _remove(s: Position, piece: int, area: int) -> None:
    """Pieces go out of the game (W12.6)."""
    at = piece * AREA_COUNT + area
    if s.pieces[at]:
        s.out[piece] += s.pieces[at]
        s.pieces = put(s.pieces, at, 0)
