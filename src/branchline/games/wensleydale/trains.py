"""Phase six: trains are rented and pieces moved, one action after the other (W10, W11)."""

from typing import Final

from branchline.core.rows import put
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


def legal(s: Position) -> list[int]:
    found = _buys(s)
    goods = s.slots[s.seat * 2 + GOODS] > 0
    passengers = s.slots[s.seat * 2 + PASSENGERS] > 0
    for action in s.reach[s.seat]:
        if passengers if action >= FIRST_PASSENGER else goods:  # W11.3, W11.4
            found.append(action)
    found.append(PASS)  # W10.6
    return found


def can_act(s: Position) -> bool:
    """Whether the seat has more to do than to pass."""
    reach = s.reach[s.seat]
    if reach and reach[0] < FIRST_PASSENGER and s.slots[s.seat * 2 + GOODS] > 0:
        return True
    if reach and reach[-1] >= FIRST_PASSENGER and s.slots[s.seat * 2 + PASSENGERS] > 0:
        return True
    return len(_buys(s)) > 0


def _buys(s: Position) -> list[int]:
    """The trains that are free, in rows where the seat has none, and that it can pay (W10.9-W10.11, W10.20)."""
    found: list[int] = []
    rows = rows_held(s, s.seat)
    points = s.points[s.seat * KIND_COUNT + TRAIN] + others(s) // EXCHANGE_RATE
    for train in range(TRAIN_COUNT):
        price = PRICE[train]
        if s.holder[train] < 0 and price <= points and not rows >> price & 1:
            found.append(BUY + train)
    return found


def rows_held(s: Position, seat: int) -> int:
    """Bits of the rows, by price, in which the seat has a train (W10.11)."""
    rows = 0
    for train in range(TRAIN_COUNT):
        if s.holder[train] == seat:
            rows |= 1 << PRICE[train]
    return rows


def missing_points(s: Position, train: int) -> int:
    """Train points that must be exchanged at least (W10.20)."""
    return max(0, PRICE[train] - s.points[s.seat * KIND_COUNT + TRAIN])


def others(s: Position) -> int:
    """What the seat could give in exchange: cubes, and influence that is not of the trains (W10.16)."""
    at = s.seat * KIND_COUNT
    points = s.points
    return s.cubes[s.seat] + points[at + GOVERNMENT] + points[at + MIDLAND] + points[at + NORTH_EASTERN]


def exchanges(s: Position) -> list[int]:
    """What may be given for the train being bought: for the shortfall alone, or with the option for more (W10.19)."""
    least = missing_points(s, s.buying)
    most = PRICE[s.buying] if s.rules[EXCHANGE_ANY] else least
    at = s.seat * KIND_COUNT
    cubes = s.cubes[s.seat]
    government = s.points[at + GOVERNMENT]
    midland = s.points[at + MIDLAND]
    north_eastern = s.points[at + NORTH_EASTERN]
    found: list[int] = []
    for i in range(FIRST_EXCHANGE[least], FIRST_EXCHANGE[most + 1]):
        given = EXCHANGES[i]
        if given[0] <= cubes and given[1] <= government and given[2] <= midland and given[3] <= north_eastern:
            found.append(EXCHANGE + i)
    return found


def buy(s: Position, exchange: int) -> None:
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


def move(s: Position, action: int) -> None:
    seat = s.seat
    at = action - MOVE
    piece = at // AREA_COUNT
    left = s.pieces[at] - 1
    s.pieces = put(s.pieces, at, left)
    s.load[seat * CARGO_KINDS + piece] += 1
    s.slots[seat * 2 + (PASSENGERS if piece >= RED else GOODS)] -= 1
    if left == 0:
        for other in range(s.seats):
            if action in s.reach[other]:
                s.reach[other] = tuple([entry for entry in s.reach[other] if entry != action])


def next_to_act(s: Position) -> int:
    """Who acts after the seat that just did, or -1 when all have passed.

    Who can only pass, passes: what one may do in this phase never grows through the others (W10.7).
    """
    after = s.train_order.index(s.seat)
    acted = s.seat
    for i in range(1, s.seats + 1):
        s.seat = s.train_order[(after + i) % s.seats]
        if not s.passed >> s.seat & 1:
            if can_act(s):
                found = s.seat
                s.seat = acted
                return found
            s.passed |= 1 << s.seat
    s.seat = acted
    return -1


def reachable(s: Position, seat: int) -> tuple[int, ...]:
    """The `move` actions that the seat's links allow, whatever trains it has, rising (W11.5-W11.21)."""
    found: set[int] = set()
    seen: list[int] = []
    for area in s.areas_of[seat]:
        if area not in seen:
            network = _network(s, seat, area)
            seen.extend(network)
            served = 0
            for place in network:
                served |= s.companies[place]
            for place in network:
                _add_reach(s, place, served, found)
    return tuple(sorted(found))


def _add_reach(s: Position, area: int, served: int, found: set[int]) -> None:
    """What can be moved because of this area; `served` are the companies that its network reaches."""
    if s.pieces[CHEESE * AREA_COUNT + area] and not by_company_link(s, area):  # W11.10, W11.11
        found.add(MOVE + CHEESE * AREA_COUNT + area)
    if not TOWN[area]:
        return
    companies = s.companies[area]
    if companies == 0:  # W11.12, W11.13
        for hill in HILLS_BESIDE[area]:
            if s.pieces[STONE * AREA_COUNT + hill]:
                found.add(MOVE + STONE * AREA_COUNT + hill)
    served &= ~companies  # W11.17
    if served & 1 and s.pieces[RED * AREA_COUNT + area]:  # W11.16
        found.add(MOVE + RED * AREA_COUNT + area)
    if served & 2 and s.pieces[GREEN * AREA_COUNT + area]:
        found.add(MOVE + GREEN * AREA_COUNT + area)


def _network(s: Position, seat: int, start: int) -> list[int]:
    """The areas that the seat's own links join to this one, itself included."""
    joined = [start]
    i = 0
    while i < len(joined):
        for way in TRACKS_OUT[joined[i]]:
            if s.owner[way >> 1] == seat + 1 and TO[way] not in joined:
                joined.append(TO[way])
        i += 1
    return joined


def by_company_link(s: Position, area: int) -> bool:
    """Whether a company's link touches the area."""
    for way in TRACKS_OUT[area]:
        if s.owner[way >> 1] >= COMPANY_OWNER:
            return True
    return False
