"""Joining the major cities: what is still missing for the victory, and which of them comes next."""

from branchline.games.lunar.board import CENTRE, CITY, CITY_MILEPOSTS, LINK_A, LINK_B, MAJOR_BIT, MAJORS, WIN_MAJORS
from branchline.games.lunar.network import COUNT
from branchline.games.lunar.paths.sweeps import CHEAPEST, FAR_AWAY, NO_WAY, WIDE, Sweep, sweep, way_back
from branchline.games.lunar.position import FREE, Position
from branchline.games.lunar.ways import EXIT_LINK, EXIT_TO, RED


def joining(s: Position, seat: int) -> list[int] | None:
    """The missing track that joins as many major cities as a victory needs, in the order of building.

    The nearest city is joined first. None if there is no way at all.
    """
    joined = s.joined[seat]
    starts = _network(s, seat, joined)
    track: list[int] = []
    for _ in range(WIN_MAJORS - COUNT[joined]):
        search = sweep(s, seat, starts, -1, CHEAPEST, WIDE, NO_WAY, False, [])
        city = _nearest(search, joined)
        if city < 0:
            return None
        links = way_back(search, CENTRE[city])
        links.reverse()
        track += [link for link in links if s.owner[link] == FREE and not RED[link]]
        joined |= MAJOR_BIT[city]
        starts += [end for link in links for end in (LINK_A[link], LINK_B[link])]
    return track


def next_major(s: Position, seat: int) -> tuple[int, int] | None:
    """The city that costs least to join, and what that costs, while some are still needed."""
    joined = s.joined[seat]
    if COUNT[joined] >= WIN_MAJORS:
        return None
    search = sweep(s, seat, _network(s, seat, joined), -1, CHEAPEST, WIDE, NO_WAY, False, [])
    city = _nearest(search, joined)
    return None if city < 0 else (city, search.label[CENTRE[city]] >> WIDE)


def _network(s: Position, seat: int, joined: int) -> list[int]:
    """The mileposts of the network that joins these cities; without any, the first major city is as good as others."""
    ahead = [m for city in MAJORS if joined & MAJOR_BIT[city] for m in CITY_MILEPOSTS[city]]
    if not ahead:
        return list(CITY_MILEPOSTS[MAJORS[0]])
    seen = set(ahead)
    while ahead:
        m = ahead.pop()
        for to, link in zip(EXIT_TO[m], EXIT_LINK[m], strict=True):
            if to not in seen and s.owner[link] == seat + 1:
                seen.add(to)
                ahead.append(to)
    return sorted(seen)


def _nearest(search: Sweep, joined: int) -> int:
    """The city that costs least to join, else -1."""
    best, least = -1, FAR_AWAY
    for city in MAJORS:
        label = search.label[CENTRE[city]]
        if not joined & MAJOR_BIT[CITY[CENTRE[city]]] and label < least:
            best, least = city, label
    return best
