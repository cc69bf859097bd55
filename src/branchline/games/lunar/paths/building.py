"""The cheapest or shortest way to build to a place, as segments that can be built one after the other.

Track grows out of the seat's own track or of a major city; asked for from the network, only out of own track as long as
there is any. Where the place is a major city that the seat has not reached, it grows out of that city as well, and both
ends meet where this is cheapest. A place that only a piece of own track touches which is cut off from the network is
still to be joined to it.
"""

from typing import Final

from branchline.games.lunar import build, entry, track
from branchline.games.lunar.board import (
    BUILD_LIMIT,
    CITY,
    CITY_COUNT,
    CITY_MILEPOSTS,
    LINK_A,
    LINK_B,
    MAJOR,
    MILEPOST_COUNT,
    OPENING_TURNS,
    OUTS,
    PAIR,
    TERRAIN,
)
from branchline.games.lunar.paths.foresight import let_pass, next_turn
from branchline.games.lunar.paths.sweeps import FAR_AWAY, NO_WAY, WIDE, Sweep, bases, own_bases, sweep, way_back
from branchline.games.lunar.position import BUILDING, FREE, GIVING_UP, OPENING, OPERATE, Position, active
from branchline.games.lunar.ways import (
    COST,
    EXIT_LINK,
    EXIT_TO,
    FROM,
    LINK_CITY,
    LINK_OF,
    MARKS,
    RED,
    WAY_EITHER,
    WAY_TO_A,
    WAY_TO_B,
)

_NONE: Final = -1

# Why a segment waits for a later turn; the first where nothing does.
WAITS: Final = ("", "turn", "event", "cash", "limit", "out")
_NOT_BUILDING: Final = 1
_EVENT: Final = 2
_CASH: Final = 3
_LIMIT: Final = 4
_OUT: Final = 5


class Track:
    """Segments to be built; `turns` tells for each way in which turn, 0 being this one."""

    __slots__ = ("cost", "reached", "refused", "turns", "waits", "ways")

    def __init__(self, reached: bool) -> None:
        self.reached = reached
        self.refused = _NONE  # where that is why, the link that cannot be built
        self.waits = 0  # of the first segment left for later, by WAITS
        self.cost = 0
        self.ways: list[int] = []
        self.turns: list[int] = []

    def links(self) -> list[int]:
        return [LINK_OF[way] for way in self.ways]


def build_path(s: Position, seat: int, goal: int, weights: tuple[int, int], from_network: bool = False) -> Track:
    """To a milepost, from wherever it is best; `weights` say whether money or length counts first."""
    starts = own_bases(s, seat) if from_network else bases(s, seat)
    if _reached(s, seat, goal):
        if from_network:
            starts = _network(s, seat, starts)
        if goal in starts:
            return Track(True)
    forbidden: list[int] = []
    while True:
        links = _links(s, seat, starts, goal, weights, forbidden)
        if not links:
            return Track(False)
        attempt = in_turns(s, seat, links)
        if attempt.reached:
            return attempt
        # Two segments of the way stand in each other's light: the one that was refused is left out.
        forbidden.append(attempt.refused)


def _reached(s: Position, seat: int, goal: int) -> bool:
    if TERRAIN[goal] == MAJOR:
        return s.segments_at[seat * CITY_COUNT + CITY[goal]] > 0
    return bool(s.touched[goal] >> seat & 1)


def _network(s: Position, seat: int, track: list[int]) -> list[int]:
    """The mileposts of the piece of own track that a seat goes on from: where its train is, else the largest."""
    largest: list[int] = []
    seen: set[int] = set()
    for start in track:
        if start in seen:
            continue
        piece = _piece(s, seat, start)
        if s.at[seat] in piece:
            return piece
        seen.update(piece)
        if len(piece) > len(largest):
            largest = piece
    return largest


def _piece(s: Position, seat: int, start: int) -> list[int]:
    """All mileposts that own track and red areas join to one of them."""
    piece = [start]
    seen = {start}
    for here in piece:  # it grows meanwhile
        exits = EXIT_TO[here]
        links = EXIT_LINK[here]
        for i in range(len(exits)):
            if exits[i] not in seen and (s.owner[links[i]] == seat + 1 or RED[links[i]]):
                seen.add(exits[i])
                piece.append(exits[i])
    return piece


def _links(
    s: Position, seat: int, starts: list[int], goal: int, weights: tuple[int, int], forbidden: list[int]
) -> list[int]:
    """The links of the best way in the order of building; none where there is no way."""
    if TERRAIN[goal] != MAJOR:
        out = sweep(s, seat, starts, goal, weights, WIDE, NO_WAY, False, forbidden)
        links = way_back(out, goal)
        links.reverse()
        return _missing(s, links)
    city = CITY[goal]
    elsewhere = [m for m in starts if CITY[m] != city]
    out = sweep(s, seat, elsewhere, _NONE, weights, WIDE, NO_WAY, False, forbidden)
    back = sweep(s, seat, list(CITY_MILEPOSTS[city]), _NONE, weights, WIDE, NO_WAY, False, forbidden)
    meeting = meeting_place(out, back)
    if meeting < 0:
        return []
    links = way_back(out, meeting)
    links.reverse()
    other_end = way_back(back, meeting)
    other_end.reverse()
    return _missing(s, links + other_end)


def _missing(s: Position, links: list[int]) -> list[int]:
    """Those where there is no track yet."""
    return [link for link in links if s.owner[link] == FREE and not RED[link]]


def meeting_place(one: Sweep, other: Sweep) -> int:
    """The milepost where the ways of two searches meet at the least cost, else -1."""
    least = FAR_AWAY
    meeting = _NONE
    for m in range(MILEPOST_COUNT):
        label = one.label[m] + other.label[m]
        if label < least:
            least = label
            meeting = m
    return meeting


def in_turns(s: Position, seat: int, links: list[int]) -> Track:
    """These links built one after the other: with this turn's allowance and cash first, then with what a turn allows.

    A link that cannot be built yet waits until those after it have been tried.
    """
    built = Track(True)
    t = s.copy()
    assert isinstance(t, Position)
    turn = 0
    money = _money_now(s, seat)
    outs = OUTS - s.out
    left = links[:]
    while left:
        link = _next(t, seat, left)
        if link < 0:
            built.reached = False
            built.refused = left[0]
            return built
        left.remove(link)
        way = _way(t, seat, link)
        out = 1 if TERRAIN[FROM[way]] == MAJOR else 0
        while COST[way] > money or out > outs or MARKS[link] & t.no_build:
            if turn == 0:
                built.waits = _waits(s, seat, link, built.cost + COST[way])
            let_pass(t, seat, turn)
            turn = next_turn(s, seat, turn)
            money = _later_money(s, seat, turn, built.cost)
            outs = OUTS
        money -= COST[way]
        outs -= out
        built.cost += COST[way]
        built.ways.append(way)
        built.turns.append(turn)
        track.lay(t, seat, link)
    return built


def _builds(s: Position, seat: int) -> bool:
    """Whether the turn being played is one in which the seat can still build."""
    building = s.phase == OPENING or s.phase == OPERATE or s.phase == BUILDING or s.phase == GIVING_UP
    return active(s) == seat and building


def _money_now(s: Position, seat: int) -> int:
    """What the seat can still spend in the turn being played; nothing if that is another's."""
    if not _builds(s, seat):
        return 0
    return min(build.limit(s) - s.spent, s.cash[seat])


def _waits(s: Position, seat: int, link: int, cost: int) -> int:
    """Why a link is not built in the turn being played; `cost` is all that would be spent with it."""
    if not _builds(s, seat):
        return _NOT_BUILDING
    if MARKS[link] & s.no_build:
        return _EVENT
    if cost > s.cash[seat]:
        return _CASH
    return _LIMIT if cost > build.limit(s) - s.spent else _OUT


def _later_money(s: Position, seat: int, turn: int, spent: int) -> int:
    """What a later turn may spend. Cash to come is not known, but in the opening turns there is none."""
    if _turns_done(s, seat) + turn - (0 if active(s) == seat else 1) < OPENING_TURNS:
        return min(s.rules.opening_limit, s.cash[seat] - spent)
    return BUILD_LIMIT


def _turns_done(s: Position, seat: int) -> int:
    place = (seat - s.start) % s.seats
    rounds = s.turn // s.seats
    if 0 < rounds < OPENING_TURNS:  # the order goes back (L5.3)
        place = s.seats - 1 - place
    return rounds + (1 if s.turn % s.seats > place else 0)


def _next(t: Position, seat: int, links: list[int]) -> int:
    """The first of these links that can be built, else -1."""
    for link in links:
        if _buildable(t, seat, link):
            return link
    return _NONE


def _buildable(t: Position, seat: int, link: int) -> bool:
    """Whether the map lets the seat build there, whatever it costs and whenever that is."""
    if t.owner[link] != FREE:
        return False
    city = LINK_CITY[link]
    if city >= 0 and entry.reason(t, seat, city, 1 if PAIR[link] < 0 else 0) != entry.OPEN:
        return False
    return _starts(t, seat, LINK_A[link]) or _starts(t, seat, LINK_B[link])


def _starts(t: Position, seat: int, m: int) -> bool:
    return TERRAIN[m] == MAJOR or bool(t.touched[m] >> seat & 1)


def _way(t: Position, seat: int, link: int) -> int:
    """In which direction a link is built: the cheaper one where both are possible (L6.16)."""
    if not _starts(t, seat, LINK_A[link]):
        return WAY_TO_A[link]
    if not _starts(t, seat, LINK_B[link]):
        return WAY_TO_B[link]
    one = WAY_TO_A[link]
    other = WAY_TO_B[link]
    if COST[one] == COST[other] and TERRAIN[FROM[one]] == MAJOR:
        return other  # that spares an `out`
    if COST[one] == COST[other] and TERRAIN[FROM[other]] == MAJOR:
        return one
    return WAY_EITHER[link]
