"""Where own track leads: a walk over the network of a seat, from its train on."""

from typing import Final

from branchline.core.native import Row, append, i64, u8, vec
from branchline.core.rows import BITS, filled
from branchline.games.lunar.actions import MOVE
from branchline.games.lunar.board import CITY, CITY_COUNT, CITY_MILEPOSTS, MAJOR, MAJORS, MILEPOST_COUNT, TERRAIN
from branchline.games.lunar.position import NOWHERE, Position
from branchline.games.lunar.ways import EXIT_LINK, EXIT_TO, RED

# Marks of mileposts: besides these, FIRST_MARK + i for those to which the step number i leads.
_UNSEEN: Final = 0
_SEEN: Final = 1
_FIRST_MARK: Final = 2


class Reach:
    """What a walk has come to."""

    def __init__(self) -> None:
        self.mileposts: Row = vec[i64]()
        self.marks: vec[u8] = vec[u8]([_UNSEEN] * MILEPOST_COUNT)  # by milepost
        self.cities: i64 = 0  # as bits
        self.far: Row = filled(CITY_COUNT, 0)  # by city: in mileposts
        self.step: Row = filled(CITY_COUNT, NOWHERE)  # by city: the first step to it, if it can be taken now

    def has(self, city: i64) -> bool:
        return self.cities >> city & 1 == 1

    def touches(self, milepost: i64) -> bool:
        return self.marks[milepost] != _UNSEEN


def reach(s: Position, steps: Row) -> Reach:
    """The network that the deciding seat's train stands on, else one that it has; `steps` are its legal moves, if any.

    While there is no track at all, it is every milepost of a major city, since track can begin there, and no city.
    """
    seat = s.seat
    found = Reach()
    if s.segments[seat] == 0:
        for city in MAJORS:
            for milepost in CITY_MILEPOSTS[city]:
                found.mileposts = append(found.mileposts, milepost)
                found.marks[milepost] = _SEEN
        return found
    here = s.at[seat]
    if here == NOWHERE or not _walk(s, here, steps, found):
        found = Reach()
        _walk(s, _first_touched(s), steps, found)
    return found


def _first_touched(s: Position) -> i64:
    milepost: i64 = 0
    while not s.touched[milepost] >> s.seat & 1:
        milepost += 1
    return milepost


def _walk(s: Position, here: i64, steps: Row, found: Reach) -> bool:
    """Walks from here over own track and through red areas; False if there is no own track."""
    owner = s.owner
    mine = s.seat + 1
    marks = found.marks
    marks[here] = _SEEN
    if CITY[here] >= 0:
        found.cities = BITS[CITY[here]]
    ahead = vec[i64]([here])
    for i in range(len(steps)):
        to = steps[i] - MOVE
        marks[to] = u8(_FIRST_MARK + i)
        ahead = append(ahead, to)
        if CITY[to] >= 0:
            _note_city(found, CITY[to], 1, to)
    on_track = False
    at: i64 = 0
    far: i64 = 1  # of what is found next
    end: i64 = 1  # of those from which it is as far
    while at < len(ahead):
        if at == end:
            far += 1
            end = len(ahead)
        milepost = ahead[at]
        at += 1
        exits = EXIT_TO[milepost]
        links = EXIT_LINK[milepost]
        in_major = TERRAIN[milepost] == MAJOR
        for i in range(len(links)):
            if owner[links[i]] == mine:
                on_track = True
            elif not in_major or not RED[links[i]]:
                continue
            to = exits[i]
            if marks[to] == _UNSEEN:
                mark = marks[milepost]
                marks[to] = mark
                ahead = append(ahead, to)
                if CITY[to] >= 0:
                    step: i64 = NOWHERE
                    if mark >= _FIRST_MARK:
                        step = steps[i64(mark) - _FIRST_MARK] - MOVE
                    _note_city(found, CITY[to], far, step)
    found.mileposts = ahead
    return on_track


def _note_city(found: Reach, city: i64, far: i64, step: i64) -> None:
    """The first time that it is come to."""
    if not found.has(city):
        found.cities |= BITS[city]
        found.far[city] = far
        found.step[city] = step
