"""Why an action is not legal: the rule, and one sentence that says what is allowed (`refusal_english`)."""

from branchline.core.contract import is_action
from branchline.core.errors import IllegalMove
from branchline.core.native import i64, vec
from branchline.games.wensleydale import auction, takeover, trains
from branchline.games.wensleydale.actions import (
    ACTIONS,
    BID_SIZES,
    BUY,
    DECLINE,
    DONE,
    EXCHANGE,
    EXCHANGE_RATE,
    EXCHANGES,
    FEWEST_CUBES,
    LAY,
    MOVE,
    NO_BUILD,
    NO_TAKEOVER,
    PASS,
    TAKEOVER,
)
from branchline.games.wensleydale.actions import OVER as OVER_WAY
from branchline.games.wensleydale.board import (
    AREA_COUNT,
    AREAS,
    BORDERS,
    CHEESE,
    COMPANIES,
    FROM,
    KIND_COUNT,
    LINKS,
    MIDLAND,
    PIECES,
    PRICE,
    RED,
    STONE,
    TO,
    TOWNS_BESIDE,
    TRACKS_OUT,
    TRAINS,
)
from branchline.games.wensleydale.line_refusals import why_not_lay, why_not_pay
from branchline.games.wensleydale.notation import EXCHANGE_KINDS
from branchline.games.wensleydale.position import (
    AUCTION,
    BUILD,
    EXCHANGE_ANY,
    EXCHANGING,
    GOODS,
    OVER,
    PASSENGERS,
    PAYING,
    PHASES,
    SHAPE,
    TAKEOVERS,
    TRAIL,
    Position,
)
from branchline.games.wensleydale.position import TRAINS as TRAINS_PHASE
from branchline.games.wensleydale.refusal_english import refused


def refusal(s: Position, action: object) -> IllegalMove | None:
    """None if the action is legal now, else why it is not."""
    if not is_action(action, ACTIONS):
        return refused("W1.4", "unknown-action", action=repr(action))
    assert isinstance(action, int)
    if s.phase == OVER:
        return refused("W16.1" if s.seats == 4 else "W16.2", "over")
    if s.phase not in _phases_of(action):
        return refused("W1.4", "phase", phase=PHASES[s.phase])
    if s.phase == AUCTION:
        return _why_not_bid(s, action)
    if s.phase == BUILD:
        return _why_not_build(s, action)
    if s.phase == PAYING:
        return why_not_pay(s, action)
    if s.phase == TRAINS_PHASE:
        return _why_not_train(s, action)
    if s.phase == EXCHANGING:
        return _why_not_exchange(s, action - EXCHANGE)
    return _why_not_takeover(s, action)


def _phases_of(action: int) -> tuple[int, ...]:
    if action <= DECLINE:
        return (AUCTION,)
    if action <= NO_BUILD:
        return (BUILD,)
    if action < BUY:
        return (PAYING,)
    if action < EXCHANGE:
        return (TRAINS_PHASE,)
    if action < MOVE:
        return (EXCHANGING,)
    if action <= PASS:
        return (TRAINS_PHASE,)
    if action < DONE:
        return (TAKEOVERS,)
    return (BUILD, TAKEOVERS)


def _why_not_bid(s: Position, action: int) -> IllegalMove | None:
    if action in s.legal():
        return None
    if action == DECLINE:
        return refused("W6.2", "must-bid")
    box = action // BID_SIZES
    cubes = action % BID_SIZES + FEWEST_CUBES
    if s.bidder[box] == s.seat:
        return refused("W6.8", "bid-own", box=box + 1)
    least = auction.least_bid(s, box)
    if cubes < least:
        return refused("W6.6" if s.bidder[box] >= 0 else "W6.5", "bid-least", box=box + 1, least=least)
    return refused("W6.7", "bid-cubes", cubes=cubes, have=s.cubes[s.seat])


def _why_not_build(s: Position, action: int) -> IllegalMove | None:
    if action == DONE:
        return None if len(s.path) else refused("W8.3", "build-nothing")
    if action == NO_BUILD:
        return refused("W8.1", "build-begun") if len(s.path) else None
    return why_not_lay(s, action - LAY)


def _why_not_train(s: Position, action: int) -> IllegalMove | None:
    if action == PASS:
        return None
    if action < EXCHANGE:
        return _why_not_buy(s, action - BUY)
    at = action - MOVE
    piece = at // AREA_COUNT
    area = at % AREA_COUNT
    why = why_not_reached(s, piece, area)
    if why is not None:
        return why
    if s.seat not in s.holder:
        return refused("W11.2", "move-trainless")
    if s.slots[s.seat * 2 + (PASSENGERS if piece >= RED else GOODS)] == 0:
        return refused("W11.4" if piece >= RED else "W11.3", "move-slot", piece=PIECES[piece])
    return None


def _why_not_buy(s: Position, train: int) -> IllegalMove | None:
    if s.holder[train] >= 0:
        return refused("W10.10", "train-held", train=TRAINS[train], owner=s.holder[train])
    if trains.rows_held(s, s.seat) >> PRICE[train] & 1:
        return refused("W10.11", "train-row", train=TRAINS[train], price=PRICE[train])
    need = EXCHANGE_RATE * trains.missing_points(s, train)
    have = trains.others(s)
    if need > have:
        rule = "W10.16" if s.rules[EXCHANGE_ANY] else "W10.20"
        return refused(rule, "train-points", train=TRAINS[train], need=need, have=have)
    return None


def _why_not_exchange(s: Position, exchange: int) -> IllegalMove | None:
    given = sum(list(EXCHANGES[exchange]))
    least = EXCHANGE_RATE * trains.missing_points(s, s.buying)
    if s.rules[EXCHANGE_ANY]:  # in place of W10.20
        most = EXCHANGE_RATE * PRICE[s.buying]
        if given < least:
            return refused("W10.16", "exchange-least", need=least, given=given)
        if given > most:
            return refused("W10.17", "exchange-most", need=most, given=given)
    elif given != least:
        return refused("W10.20", "exchange-sum", need=least, given=given)
    at = s.seat * KIND_COUNT
    purse = (s.cubes[s.seat], s.points[at], s.points[at + MIDLAND], s.points[at + MIDLAND + 1])
    for name, need, have in zip(EXCHANGE_KINDS, list(EXCHANGES[exchange]), purse, strict=True):
        if need > have:
            if name == "cubes":
                return refused("W10.16", "exchange-kind", kind="cube", need=need, have=have)
            return refused("W3.9", "exchange-kind", kind=name, need=need, have=have)
    return None


def why_not_reached(s: Position, piece: int, area: int) -> IllegalMove | None:
    """Why the seat's links do not allow this piece to be moved, whatever trains it has."""
    name = AREAS[area]
    thing = PIECES[piece]
    if s.pieces[piece * AREA_COUNT + area] == 0:
        return refused("W11.1", "move-absent", piece=thing, area=name)
    if MOVE + piece * AREA_COUNT + area in trains.reachable(s, s.seat):
        return None
    touched = area in s.areas_of[s.seat]
    if piece == STONE:
        if any(town in s.areas_of[s.seat] for town in TOWNS_BESIDE[area]):
            return refused("W11.13", "move-stone-company", area=name)
        return refused("W11.12", "move-stone", area=name)
    if piece == CHEESE:
        if touched:
            return refused("W11.11", "move-company-cheese", area=name)
        return refused("W11.10", "move-unreached", piece=thing, area=name)
    company = piece - RED
    if s.companies[area] >> company & 1:
        return refused("W11.17", "move-home", piece=thing, area=name)
    if not touched:
        return refused("W11.16", "move-unreached", piece=thing, area=name)
    return refused("W11.16", "move-way", piece=thing, area=name, company=COMPANIES[company])


def _why_not_takeover(s: Position, action: int) -> IllegalMove | None:
    if action in s.legal():
        return None
    if action < NO_TAKEOVER:
        if s.taking >= 0:
            return refused("W15.1", "takeover-begun")
        return _why_not_company(s, action - TAKEOVER)
    if action == NO_TAKEOVER:
        return refused("W15.1", "takeover-begun")
    if action == DONE:
        if len(s.path) == 0:
            return refused("W15.6", "takeover-nothing")
        return refused("W15.9", "takeover-town", area=AREAS[s.path[-1]])
    return _why_not_over(s, action - OVER_WAY)


def _why_not_company(s: Position, company: int) -> IllegalMove:
    """Why no series can be handed to this company; it is known that none can."""
    starts = [area for area in s.areas_of[s.seat] if s.companies[area] >> company & 1]
    if not starts:
        return refused("W15.8", "takeover-none", company=COMPANIES[company])
    for links in range(1, LINKS + 1):
        for start in starts:
            for way in TRACKS_OUT[start]:
                if s.owner[way >> 1] == s.seat + 1 and takeover.town_ahead(s, vec[i64]([start]), way, links - 1):
                    return _unpaid(s, company, links, "takeover")
    return refused("W15.9", "takeover-end", company=COMPANIES[company])


def _unpaid(s: Position, company: int, links: int, thing: str) -> IllegalMove:
    """Why so many links cannot be handed to this company; it is known that they cannot."""
    need = takeover.price(links)
    have = s.points[s.seat * KIND_COUNT + MIDLAND + company]
    if need > have:
        return refused("W15.3", f"{thing}-price", company=COMPANIES[company], need=need, have=have)
    return refused("W15.20", f"{thing}-stock", company=COMPANIES[company])


def _why_not_over(s: Position, way: int) -> IllegalMove | None:
    """Why the series cannot go this way; it is known that it cannot."""
    if s.owner[way >> 1] != s.seat + 1:
        return refused("W15.5", "over-link", border=BORDERS[way >> 1])
    if s.taking < 0:
        return refused("W1.4", "phase", phase=PHASES[s.phase])
    company = COMPANIES[s.taking]
    start = FROM[way]
    path = s.path
    if len(path) == 0:
        if not s.companies[start] >> s.taking & 1:
            return refused("W15.8", "over-start", area=AREAS[start], company=company)
        path = vec[i64]([start])
    if path[-1] != start:
        return refused("W15.6", "over-on", area=AREAS[path[-1]])
    if takeover.is_ring(s, path):
        return refused("W15.7", "lay-closed", area=AREAS[start])
    if not takeover.may_enter(s, path, way, len(path)):
        if s.rules[SHAPE] == TRAIL:
            return refused("W15.7", "over-link-twice", border=BORDERS[way >> 1])
        return refused("W15.7", "over-twice", area=AREAS[TO[way]])
    for further in range(LINKS):
        if takeover.town_ahead(s, path, way, further):
            return _unpaid(s, s.taking, len(path) + further, "over")
    return refused("W15.9", "over-end", area=AREAS[TO[way]])
