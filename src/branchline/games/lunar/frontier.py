"""The frontier: along which ways a seat could build next, as far as the map decides.

Ways at major cities are not in it: they can start from anywhere and are few, so `build` looks at each of them. What
changes within a turn or with an event (money, the right of entry, closed ground) is left to `build` as well.
"""

from branchline.core.native import i64, insert, remove
from branchline.core.rows import BITS, put
from branchline.games.lunar.board import LINK_A, LINK_B
from branchline.games.lunar.position import FREE, Position
from branchline.games.lunar.ways import GROUP, GROUPS, TRACKS_AT, WAY_EITHER, WAY_TO_A, WAY_TO_B


def open_link(s: Position, link: i64) -> None:
    """After a link has become free: whoever touches it can build there."""
    for seat in range(s.seats):
        way = _choice(s, seat, link)
        if way >= 0:
            _add(s, seat, way)


def close_link(s: Position, link: i64) -> None:
    """Before a free link is taken or blocked: nobody can build there any more."""
    for seat in range(s.seats):
        way = _choice(s, seat, link)
        if way >= 0:
            _remove(s, seat, way)


def touch(s: Position, seat: i64, milepost: i64, touches: bool) -> None:
    """The seat's track now touches a milepost, or no longer does: the ways from it change, and those to it."""
    links = TRACKS_AT[milepost]
    for link in links:
        if s.owner[link] == FREE:
            way = _choice(s, seat, link)
            if way >= 0:
                _remove(s, seat, way)
    seats: i64 = s.touched[milepost]
    bit = BITS[seat]
    s.touched = put(s.touched, milepost, seats | bit if touches else seats & ~bit)
    for link in links:
        if s.owner[link] == FREE:
            way = _choice(s, seat, link)
            if way >= 0:
                _add(s, seat, way)


def _choice(s: Position, seat: i64, link: i64) -> i64:
    """The way along a free link that the seat's track lets it build, else -1."""
    from_a = s.touched[LINK_A[link]] >> seat & 1
    from_b = s.touched[LINK_B[link]] >> seat & 1
    if from_a and from_b:
        return WAY_EITHER[link]
    if from_a:
        return WAY_TO_B[link]
    if from_b:
        return WAY_TO_A[link]
    return -1


def _add(s: Position, seat: i64, way: i64) -> None:
    group = GROUP[way]
    if group < GROUPS:
        at = seat * GROUPS + group
        s.open[at] = insert(s.open[at][:], way)  # copies share the old row


def _remove(s: Position, seat: i64, way: i64) -> None:
    group = GROUP[way]
    if group < GROUPS:
        at = seat * GROUPS + group
        s.open[at] = remove(s.open[at][:], way)
