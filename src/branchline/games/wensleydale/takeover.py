"""Phase nine: a series of own links is handed to a company; and what dies of it (W9, W12, W15)."""

from branchline.core.native import Choices, Row, append, i64, vec
from branchline.core.rows import BITS, inserted, longer
from branchline.games.wensleydale import events, tracks
from branchline.games.wensleydale.actions import DONE, NO_TAKEOVER, OVER, TAKEOVER
from branchline.games.wensleydale.board import (
    AREA_COUNT,
    CHEESE,
    COMPANY_COUNT,
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


def choices(s: Position, out: Choices) -> None:
    if s.taking < 0:
        for company in range(COMPANY_COUNT):
            if _any_start(s, company):
                out.add(TAKEOVER + company)
        out.add(NO_TAKEOVER)
    elif len(s.path) == 0:
        for area in s.areas_of[s.seat]:
            if s.companies[area] >> s.taking & 1:  # W15.8
                for way in ways_on(s, s.taking, vec[i64]([area])):
                    out.add(OVER + way)
        out.sort()
    else:
        for way in ways_on(s, s.taking, s.path):
            out.add(OVER + way)
        if TOWN[s.path[-1]]:  # W15.9
            out.add(DONE)


def can_hand_over(s: Position) -> bool:
    """Whether the seat has any series to hand over."""
    for company in range(COMPANY_COUNT):
        if _any_start(s, company):
            return True
    return False


def _any_start(s: Position, company: i64) -> bool:
    if most_links(s, company) > 0:
        for area in s.areas_of[s.seat]:
            if s.companies[area] >> company & 1 and len(ways_on(s, company, vec[i64]([area]))) > 0:
                return True
    return False


def most_links(s: Position, company: i64) -> i64:
    """How long a series the seat's influence and the company's stock allow (W15.3, W15.20)."""
    points = s.points[s.seat * KIND_COUNT + MIDLAND + company]
    return min(2 * points, COMPANY_LINKS[company] - s.company_laid[company])


def price(links: i64) -> i64:
    """Influence for a takeover of so many links (W15.3)."""
    return (links + 1) // 2


def ways_on(s: Position, company: i64, path: Row) -> Row:
    """The own links by which a series that has come so far can go on to a town, rising."""
    ways = vec[i64]()
    left = most_links(s, company) - len(path)
    if left >= 0 and not is_ring(s, path):
        for way in TRACKS_OUT[path[-1]]:
            if s.owner[way >> 1] == s.seat + 1 and town_ahead(s, path, way, left):  # W15.5
                ways = append(ways, way)
    return ways


def is_ring(s: Position, path: Row) -> bool:
    """Whether the series is a closed ring, which has no further end."""
    return s.rules[SHAPE] == RING_OK and len(path) > 1 and path[0] == path[-1]


def may_enter(s: Position, path: Row, way: i64, links: i64) -> bool:
    """Whether the series may go this way as its link number `links`, by its shape (W15.6, W15.7)."""
    area = TO[way]
    shape = s.rules[SHAPE]
    if shape == TRAIL:
        return not runs_over(path, way >> 1)
    return area not in path or (shape == RING_OK and area == path[0] and links >= 3)


def runs_over(path: Row, border: i64) -> bool:
    """Whether the series has a link on this border already."""
    for i in range(1, len(path)):
        if border_between(path[i - 1], path[i]) == border:
            return True
    return False


def town_ahead(s: Position, path: Row, way: i64, left: i64) -> bool:
    """Whether the series may go this way and reach a town there or with at most `left` links more.

    The nearest town decides, and the shortest way to it never runs over itself: a plain search in widening circles
    is enough, if it keeps off what the series has used already.
    """
    links = len(path)
    if not may_enter(s, path, way, links):
        return False
    if TOWN[TO[way]]:
        return True
    further = longer(path, TO[way])
    edge = vec[i64]([TO[way]])
    seen = vec[i64]([TO[way]])
    while len(edge) > 0 and left > 0:
        left -= 1
        links += 1
        wider = vec[i64]()
        for area in edge:
            for step in TRACKS_OUT[area]:
                place = TO[step]
                if s.owner[step >> 1] == s.seat + 1 and place not in seen and may_enter(s, further, step, links):
                    if TOWN[place]:
                        return True
                    seen = append(seen, place)
                    wider = append(wider, place)
        edge = wider
    return False


def hand_over(s: Position) -> None:
    """The series becomes the company's, with all that follows (W15.15-W15.18)."""
    seat = s.seat
    company = s.taking
    path = s.path
    links = len(path) - 1
    events.taken_over(s, price(links))
    tracks.spend(s, seat, MIDLAND + company, price(links))
    for i in range(links):
        border = border_between(path[i], path[i + 1])
        s.owner[border] = COMPANY_OWNER + company
    s.laid[seat] -= links
    s.company_laid[company] += links
    s.areas_of[seat] = vec[i64]([area for area in s.areas_of[seat] if touched(s, seat, area)])
    s.path = vec[i64]()
    s.taking = -1
    for area in path:
        _reached_by_company(s, area, company)


def border_between(a: i64, b: i64) -> i64:
    """The border of two neighbouring areas."""
    for way in TRACKS_OUT[a]:
        if TO[way] == b:
            return way >> 1
    raise AssertionError("a series goes from neighbour to neighbour")


def touched(s: Position, seat: i64, area: i64) -> bool:
    """Whether a link of the seat touches the area."""
    for way in TRACKS_OUT[area]:
        if s.owner[way >> 1] == seat + 1:
            return True
    return False


def _reached_by_company(s: Position, area: i64, company: i64) -> None:
    """A link of the company has come to touch this area (W9.1, W12.1-W12.4)."""
    if not TOWN[area]:
        remove(s, CHEESE, area)
        return
    if s.companies[area] >> company & 1:
        return
    events.company_town(s, area, company)
    remove(s, RED + company, area)
    if s.companies[area] == 0:
        s.company_towns = inserted(s.company_towns, area)
    s.companies = s.companies[:]
    s.companies[area] |= BITS[company]
    for hill in HILLS_BESIDE[area]:
        if stone_is_dead(s, hill):
            remove(s, STONE, hill)


def stone_is_dead(s: Position, hill: i64) -> bool:
    """Whether all towns beside the hill are company towns, so that nobody can ever move its stone (W12.4)."""
    for town in TOWNS_BESIDE[hill]:
        if s.companies[town] == 0:
            return False
    return True


def remove(s: Position, piece: i64, area: i64) -> None:
    """Pieces go out of the game (W12.6)."""
    at = piece * AREA_COUNT + area
    if s.pieces[at]:
        events.died(s, piece, area)
        s.out[piece] += s.pieces[at]
        s.pieces[at] = 0
