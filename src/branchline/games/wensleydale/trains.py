"""Phase six: trains are rented and pieces moved, one action after the other (W10, W11)."""

from typing import Final

from branchline.core.native import Choices, Row, i64, index
from branchline.core.rows import BITS, filled, without
from branchline.games.wensleydale import events, tracks
from branchline.games.wensleydale.actions import (
    BUY,
    EXCHANGE,
    EXCHANGE_RATE,
    EXCHANGED,
    FIRST_EXCHANGE,
    GIVEN_CUBES,
    GIVEN_GOVERNMENT,
    GIVEN_MIDLAND,
    GIVEN_NORTH_EASTERN,
    MOVE,
    PASS,
)
from branchline.games.wensleydale.board import (
    AREA_COUNT,
    CARGO_KINDS,
    CHEESE,
    GOODS_SLOTS,
    GOVERNMENT,
    GREEN,
    HILLS_BESIDE,
    KIND_COUNT,
    MIDLAND,
    NORTH_EASTERN,
    PASSENGER_SLOTS,
    PRICE,
    RED,
    STONE,
    TO,
    TOWN,
    TRACKS_OUT,
    TRAIN,
    TRAIN_COUNT,
)
from branchline.games.wensleydale.position import COMPANY_OWNER, EXCHANGE_ANY, GOODS, PASSENGERS, Position

FIRST_PASSENGER: Final[i64] = MOVE + RED * AREA_COUNT  # moves of goods come before those of passengers


# Used again for the moves that a seat's links allow.
_MOVES: Final = Choices()


def choices(s: Position, out: Choices) -> None:
    buys = _buys(s)
    if buys:
        for train in range(TRAIN_COUNT):
            if buys >> train & 1:
                out.add(BUY + train)
    goods = s.slots[s.seat * 2 + GOODS] > 0
    passengers = s.slots[s.seat * 2 + PASSENGERS] > 0
    if goods or passengers:
        for action in s.reach[s.seat]:
            if passengers if action >= FIRST_PASSENGER else goods:  # W11.3, W11.4
                out.add(action)
    out.add(PASS)  # W10.6


def can_act(s: Position) -> bool:
    """Whether the seat has more to do than to pass."""
    reach = s.reach[s.seat]
    if len(reach) > 0:
        if reach[0] < FIRST_PASSENGER and s.slots[s.seat * 2 + GOODS] > 0:
            return True
        if reach[-1] >= FIRST_PASSENGER and s.slots[s.seat * 2 + PASSENGERS] > 0:
            return True
    return _buys(s) > 0


def _buys(s: Position) -> i64:
    """Bits of the trains that are free, in rows where the seat has none, and that it can pay (W10.9-W10.11, W10.20)."""
    buyable: i64 = 0
    holder = s.holder
    rows = rows_held(s, s.seat)
    points = s.points[s.seat * KIND_COUNT + TRAIN] + others(s) // EXCHANGE_RATE
    if points == 0:
        return buyable
    for train in range(TRAIN_COUNT):
        price = PRICE[train]
        if holder[train] < 0 and price <= points and not rows >> price & 1:
            buyable |= BITS[train]
    return buyable


def rows_held(s: Position, seat: i64) -> i64:
    """Bits of the rows, by price, in which the seat has a train (W10.11)."""
    rows: i64 = 0
    holder = s.holder
    for train in range(TRAIN_COUNT):
        if holder[train] == seat:
            rows |= BITS[PRICE[train]]
    return rows


def missing_points(s: Position, train: i64) -> i64:
    """Train points that must be exchanged at least (W10.20)."""
    return max(0, PRICE[train] - s.points[s.seat * KIND_COUNT + TRAIN])


def others(s: Position) -> i64:
    """What the seat could give in exchange: cubes, and influence that is not of the trains (W10.16)."""
    at = s.seat * KIND_COUNT
    points = s.points
    return s.cubes[s.seat] + points[at + GOVERNMENT] + points[at + MIDLAND] + points[at + NORTH_EASTERN]


def exchanges(s: Position, out: Choices) -> None:
    """What may be given for the train being bought: for the shortfall alone, or with the option for more (W10.19)."""
    least = missing_points(s, s.buying)
    most = PRICE[s.buying] if s.rules[EXCHANGE_ANY] else least
    at = s.seat * KIND_COUNT
    cubes = s.cubes[s.seat]
    government = s.points[at + GOVERNMENT]
    midland = s.points[at + MIDLAND]
    north_eastern = s.points[at + NORTH_EASTERN]
    for i in range(FIRST_EXCHANGE[least], FIRST_EXCHANGE[most + 1]):
        if (
            GIVEN_CUBES[i] <= cubes
            and GIVEN_GOVERNMENT[i] <= government
            and GIVEN_MIDLAND[i] <= midland
            and GIVEN_NORTH_EASTERN[i] <= north_eastern
        ):
            out.add(EXCHANGE + i)


def buy(s: Position, exchange: i64) -> None:
    """Pays for the train being bought and hands it over (W10.14, W10.15, W10.20)."""
    events.bought(s, exchange)
    seat = s.seat
    train = s.buying
    s.cubes[seat] -= GIVEN_CUBES[exchange]
    tracks.spend(s, seat, GOVERNMENT, GIVEN_GOVERNMENT[exchange])
    tracks.spend(s, seat, MIDLAND, GIVEN_MIDLAND[exchange])
    tracks.spend(s, seat, NORTH_EASTERN, GIVEN_NORTH_EASTERN[exchange])
    tracks.spend(s, seat, TRAIN, PRICE[train] - EXCHANGED[exchange])
    s.holder[train] = seat
    s.slots[seat * 2 + PASSENGERS] += PASSENGER_SLOTS[train]
    s.slots[seat * 2 + GOODS] += GOODS_SLOTS[train]
    s.buying = -1


def move(s: Position, action: i64) -> None:
    seat = s.seat
    at = action - MOVE
    piece = at // AREA_COUNT
    events.moved(s, piece, at % AREA_COUNT)
    left = s.pieces[at] - 1
    s.pieces[at] = left
    s.load[seat * CARGO_KINDS + piece] += 1
    s.slots[seat * 2 + (PASSENGERS if piece >= RED else GOODS)] -= 1
    if left == 0:
        for other in range(s.seats):
            if action in s.reach[other]:
                s.reach[other] = without(s.reach[other], action)


def next_to_act(s: Position) -> i64:
    """Who acts after the seat that just did, or -1 when all have passed.

    Who can only pass, passes: what one may do in this phase never grows through the others (W10.7).
    """
    after = index(s.train_order, s.seat)
    acted = s.seat
    for i in range(after + 1, after + 1 + s.seats):
        s.seat = s.train_order[i if i < s.seats else i - s.seats]
        if not s.passed >> s.seat & 1:
            if can_act(s):
                next_seat = s.seat
                s.seat = acted
                return next_seat
            s.passed |= BITS[s.seat]
    s.seat = acted
    return -1


def reachable(s: Position, seat: i64) -> Row:
    """The `move` actions that the seat's links allow, whatever trains it has, rising (W11.5-W11.21)."""
    _MOVES.clear()
    areas = s.areas_of[seat]
    joined = areas[:]  # the areas once more, network by network
    seen = filled(AREA_COUNT, 0)
    end: i64 = 0
    for area in areas:
        if not seen[area]:
            first = end
            end = _network(s, seat, area, seen, joined, first)
            served: i64 = 0
            for i in range(first, end):
                served |= s.companies[joined[i]]
            for i in range(first, end):
                _add_reach(s, joined[i], served, seen)
    _MOVES.sort()
    return _MOVES.row()


def _network(s: Position, seat: i64, start: i64, seen: Row, joined: Row, first: i64) -> i64:
    """Writes the areas that the seat's own links join to this one, itself included, from `first` on; where they end."""
    mine = seat + 1
    owner = s.owner
    joined[first] = start
    seen[start] = 1
    end = first + 1
    i = first
    while i < end:
        for way in TRACKS_OUT[joined[i]]:
            if owner[way >> 1] == mine:
                area = TO[way]
                if not seen[area]:
                    seen[area] = 1
                    joined[end] = area
                    end += 1
        i += 1
    return end


def _add_reach(s: Position, area: i64, served: i64, seen: Row) -> None:
    """What can be moved because of this area; `served` are the companies that its network reaches."""
    pieces = s.pieces
    if pieces[CHEESE * AREA_COUNT + area] and not by_company_link(s, area):  # W11.10, W11.11
        _MOVES.add(MOVE + CHEESE * AREA_COUNT + area)
    if not TOWN[area]:
        return
    companies = s.companies[area]
    if companies == 0:  # W11.12, W11.13
        for hill in HILLS_BESIDE[area]:
            if pieces[STONE * AREA_COUNT + hill] and not seen[hill]:
                seen[hill] = 1  # from another town the same stone could be moved
                _MOVES.add(MOVE + STONE * AREA_COUNT + hill)
    served &= ~companies  # W11.17
    if served & 1 and pieces[RED * AREA_COUNT + area]:  # W11.16
        _MOVES.add(MOVE + RED * AREA_COUNT + area)
    if served & 2 and pieces[GREEN * AREA_COUNT + area]:
        _MOVES.add(MOVE + GREEN * AREA_COUNT + area)


def by_company_link(s: Position, area: i64) -> bool:
    """Whether a company's link touches the area."""
    for way in TRACKS_OUT[area]:
        if s.owner[way >> 1] >= COMPANY_OWNER:
            return True
    return False
