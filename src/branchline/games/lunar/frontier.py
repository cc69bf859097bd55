"""The frontier: along which ways a seat could build next, as far as the map decides.

Ways at major cities are not in it: they can start from anywhere and are few, so `build` looks at each of them. What
changes within a turn or with an event (money, the right of entry, closed ground) is left to `build` as well.
"""

from bisect import bisect_left, insort

from branchline.core.rows import put
from branchline.games.lunar.board import LINK_A, LINK_B
from branchline.games.lunar.position import FREE, Position
from branchline.games.lunar.ways import GROUP, GROUPS, TRACKS_AT, WAY_EITHER, WAY_TO_A, WAY_TO_B


def open_link(s: Position, link: int) -> None:
    """After a link has become free: whoever touches it can build there."""
    for seat in range(s.seats):
        way = _choice(s, seat, link)
        if way >= 0:
            _add(s, seat, way)


def close_link(s: Position, link: int) -> None:
    """Before a free link is taken or blocked: nobody can build there any more."""
    for seat in range(s.seats):
        way = _choice(s, seat, link)
        if way >= 0:
            _remove(s, seat, way)


def touch(s: Position, seat: int, milepost: int, touches: bool) -> None:
    """The seat's track now touches a milepost, or no longer does: the ways from it change, and those to it."""
    links = [link for link in TRACKS_AT[milepost] if s.owner[link] == FREE]
    before = [_choice(s, seat, link) for link in links]
    seats = s.touched[milepost]
    s.touched = put(s.touched, milepost, seats | 1 << seat if touches else seats & ~(1 << seat))
    for i, link in enumerate(links):
        old = before[i]
        new = _choice(s, seat, link)
        if new != old:
            if old >= 0:
                _remove(s, seat, old)
            if new >= 0:
                _add(s, seat, new)


def _choice(s: Position, seat: int, link: int) -> int:
    """The way along a free link that the seat's track lets it build, else -1."""
    bit = 1 << seat
    if s.touched[LINK_A[link]] & bit:
        return WAY_EITHER[link] if s.touched[LINK_B[link]] & bit else WAY_TO_B[link]
    return WAY_TO_A[link] if s.touched[LINK_B[link]] & bit else -1


def _add(s: Position, seat: int, way: int) -> None:
    group = GROUP[way]
    if group < GROUPS:
        insort(s.open[seat * GROUPS + group], way)


def _remove(s: Position, seat: int, way: int) -> None:
    group = GROUP[way]
    if group < GROUPS:
        ways = s.open[seat * GROUPS + group]
        del ways[bisect_left(ways, way)]
