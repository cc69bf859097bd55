"""Phase six: trains are rented and pieces moved, one action after the other (W10, W11)."""

from typing import Final

from branchline.core.native import Choices, Row, append, i64, index, vec
from branchline.core.rows import BITS, without
from branchline.games.wensleydale import tracks
from branchline.games.wensleydale.actions import (
    BUY,
    EXCHANGE,
    EXCHANGE_RATE,
    EXCHANGED,
    EXCHANGES,
    FIRST_EXCHANGE,
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

FIRST_PASSENGER: Final = MOVE + RED * AREA_COUNT  # moves of goods come before those of passengers


def choices(s: Position, out: Choices) -> None:
    _add_buys(s, out)
    goods = s.slots[s.seat * 2 + GOODS] > 0
    passengers = s.slots[s.seat * 2 + PASSENGERS] > 0
    for action in s.reach[s.seat]:
        if passengers if action >= FIRST_PASSENGER else goods:  # W11.3, W11.4
            out.add(action)
    out.add(PASS)  # W10.6


def can_act(s: Position) -> bool:
    """Whether the seat has more to do than to pass."""
    reach = s.reach[s.seat]
    if len(reach) > 0 and reach[0] < FIRST_PASSENGER and s.slots[s.seat * 2 + GOODS] > 0:
        return True
    if len(reach) > 0 and reach[-1] >= FIRST_PASSENGER and s.slots[s.seat * 2 + PASSENGERS] > 0:
        return True
    rows = rows_held(s, s.seat)
    points = most_points(s)
    for train in range(TRAIN_COUNT):
        if may_buy(s, train, rows, points):
            return True
    return False


def _add_buys(s: Position, out: Choices) -> None:
    rows = rows_held(s, s.seat)
    points = most_points(s)
    for train in range(TRAIN_COUNT):
        if may_buy(s, train, rows, points):
            out.add(BUY + train)


def most_points(s: Position) -> i64:
    """The train points that the seat could pay."""
    return s.points[s.seat * KIND_COUNT + TRAIN] + others(s) // EXCHANGE_RATE


def may_buy(s: Position, train: i64, rows: i64, points: i64) -> bool:
    """A train that is free, in a row where the seat has none, and that it can pay (W10.9-W10.11, W10.20)."""
    price = PRICE[train]
    return s.holder[train] < 0 and price <= points and not rows >> price & 1


def rows_held(s: Position, seat: i64) -> i64:
    """Bits of the rows, by price, in which the seat has a train (W10.11)."""
    rows: i64 = 0
    for train in range(TRAIN_COUNT):
        if s.holder[train] == seat:
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
        given = EXCHANGES[i]
        if given[0] <= cubes and given[1] <= government and given[2] <= midland and given[3] <= north_eastern:
            out.add(EXCHANGE + i)


def buy(s: Position, exchange: i64) -> None:
    """Pays for the train being bought and hands it over (W10.14, W10.15, W10.20)."""
    seat = s.seat
    train = s.buying
    given = EXCHANGES[exchange]
    s.cubes[seat] -= given[0]
    tracks.spend(s, seat, GOVERNMENT, given[1])
    tracks.spend(s, seat, MIDLAND, given[2])
    tracks.spend(s, seat, NORTH_EASTERN, given[3])
    tracks.spend(s, seat, TRAIN, PRICE[train] - EXCHANGED[exchange])
    s.holder[train] = seat
    s.slots[seat * 2 + PASSENGERS] += PASSENGER_SLOTS[train]
    s.slots[seat * 2 + GOODS] += GOODS_SLOTS[train]
    s.buying = -1


def move(s: Position, action: i64) -> None:
    seat = s.seat
    at = action - MOVE
    piece = at // AREA_COUNT
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
    for i in range(1, s.seats + 1):
        s.seat = s.train_order[(after + i) % s.seats]
        if not s.passed >> s.seat & 1:
            if can_act(s):
                found = s.seat
                s.seat = acted
                return found
            s.passed |= BITS[s.seat]
    s.seat = acted
    return -1


def reachable(s: Position, seat: i64) -> Row:
    """The `move` actions that the seat's links allow, whatever trains it has, rising (W11.5-W11.21)."""
    can = vec[i64]([0] * (CARGO_KINDS * AREA_COUNT))
    seen = vec[i64]()
    for area in s.areas_of[seat]:
        if area not in seen:
            first = len(seen)
            seen = _network(s, seat, area, seen)
            served: i64 = 0
            for i in range(first, len(seen)):
                served |= s.companies[seen[i]]
            for i in range(first, len(seen)):
                _mark_reach(s, seen[i], served, can)
    return vec[i64]([MOVE + at for at in range(len(can)) if can[at]])


def _mark_reach(s: Position, area: i64, served: i64, can: Row) -> None:
    """What can be moved because of this area; `served` are the companies that its network reaches."""
    if s.pieces[CHEESE * AREA_COUNT + area] and not by_company_link(s, area):  # W11.10, W11.11
        can[CHEESE * AREA_COUNT + area] = 1
    if not TOWN[area]:
        return
    companies = s.companies[area]
    if companies == 0:  # W11.12, W11.13
        for hill in HILLS_BESIDE[area]:
            if s.pieces[STONE * AREA_COUNT + hill]:
                can[STONE * AREA_COUNT + hill] = 1
    served &= ~companies  # W11.17
    if served & 1 and s.pieces[RED * AREA_COUNT + area]:  # W11.16
        can[RED * AREA_COUNT + area] = 1
    if served & 2 and s.pieces[GREEN * AREA_COUNT + area]:
        can[GREEN * AREA_COUNT + area] = 1


def _network(s: Position, seat: i64, start: i64, seen: Row) -> Row:
    """Those seen, and behind them the areas that the seat's own links join to this one, itself included."""
    i = len(seen)
    seen = append(seen, start)
    while i < len(seen):
        for way in TRACKS_OUT[seen[i]]:
            if s.owner[way >> 1] == seat + 1 and TO[way] not in seen:
                seen = append(seen, TO[way])
        i += 1
    return seen


def by_company_link(s: Position, area: i64) -> bool:
    """Whether a company's link touches the area."""
    for way in TRACKS_OUT[area]:
        if s.owner[way >> 1] >= COMPANY_OWNER:
            return True
    return False
