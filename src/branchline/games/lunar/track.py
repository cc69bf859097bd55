"""Track comes and goes: a segment is laid, or erased by a meteor, and all that follows from track changes with it."""

from branchline.core.native import Row, append, i64, vec
from branchline.core.rows import put
from branchline.games.lunar import entry, frontier, network
from branchline.games.lunar.board import CITY_COUNT, LINK_A, LINK_B, MAJOR, MAJOR_BIT, TERRAIN
from branchline.games.lunar.position import BLOCKED, FREE, Position
from branchline.games.lunar.ways import LINK_CITY, RIVALS, TRACKS_AT


def lay(s: Position, seat: i64, link: i64) -> None:
    frontier.close_link(s, link)
    s.owner = put(s.owner, link, seat + 1)
    for rival in RIVALS[link]:
        if s.owner[rival] == FREE:
            frontier.close_link(s, rival)
            s.owner = put(s.owner, rival, BLOCKED)
    s.segments[seat] += 1
    city = LINK_CITY[link]
    new_city = city >= 0 and s.segments_at[seat * CITY_COUNT + city] == 0
    new_at_a = _touch(s, seat, LINK_A[link])
    new_at_b = _touch(s, seat, LINK_B[link])
    if city >= 0:
        _count(s, seat, city, 1)
        entry.update(s, city)
    # A segment that only lengthens a line joins nothing; one out of a city without own track is a network by itself.
    if not new_at_a and not new_at_b:
        s.joined[seat] = network.best(s, seat)
    elif new_city and MAJOR_BIT[city]:
        s.joined[seat] = network.better(MAJOR_BIT[city], s.joined[seat])


def _touch(s: Position, seat: i64, milepost: i64) -> bool:
    """The seat's track touches a milepost; whether that is new, and the milepost outside major cities."""
    if s.touched[milepost] >> seat & 1:
        return False
    frontier.touch(s, seat, milepost, True)
    return TERRAIN[milepost] != MAJOR


def erase(s: Position, links: Row) -> Row:
    """Clears the track on these links; how many segments each seat loses."""
    losses = vec[i64]([0] * s.seats)
    cities = vec[i64]()
    for link in links:
        owner = s.owner[link]
        if owner == FREE or owner == BLOCKED:
            continue
        seat: i64 = owner - 1
        losses[seat] += 1
        s.segments[seat] -= 1
        s.owner = put(s.owner, link, FREE)
        frontier.open_link(s, link)
        _untouch(s, seat, LINK_A[link])
        _untouch(s, seat, LINK_B[link])
        for rival in RIVALS[link]:
            if s.owner[rival] == BLOCKED and not _has_rival(s, rival):
                s.owner = put(s.owner, rival, FREE)
                frontier.open_link(s, rival)
        city = LINK_CITY[link]
        if city >= 0:
            _count(s, seat, city, -1)
            if city not in cities:
                cities = append(cities, city)
    for city in cities:
        entry.update(s, city)
    for seat in range(s.seats):
        if losses[seat]:
            s.joined[seat] = network.best(s, seat)
    return losses


def _untouch(s: Position, seat: i64, milepost: i64) -> None:
    for link in TRACKS_AT[milepost]:
        if s.owner[link] == seat + 1:
            return
    frontier.touch(s, seat, milepost, False)


def _has_rival(s: Position, link: i64) -> bool:
    for rival in RIVALS[link]:
        if s.owner[rival] != FREE and s.owner[rival] != BLOCKED:
            return True
    return False


def _count(s: Position, seat: i64, city: i64, change: i64) -> None:
    at = seat * CITY_COUNT + city
    s.segments_at = put(s.segments_at, at, s.segments_at[at] + change)
