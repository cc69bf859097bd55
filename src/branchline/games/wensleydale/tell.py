"""What happened: the lines of the log. Nothing is hidden, so everybody is told the same."""

from branchline.core.contract import Json, Line
from branchline.core.native import Choices
from branchline.games.wensleydale import auction, build, scoring, takeover, tracks, trains
from branchline.games.wensleydale.actions import EXCHANGE, EXCHANGED, EXCHANGES, payment_parts
from branchline.games.wensleydale.board import (
    AREA,
    AREA_COUNT,
    AREAS,
    BORDER,
    BOXES,
    CARGO_KINDS,
    COMPANIES,
    COST,
    GOVERNMENT,
    INCOME,
    KIND_COUNT,
    KINDS,
    OPPOSITION,
    PIECE_KINDS,
    PIECES,
    PRICE,
    PRINTED,
    TRAIN,
    TRAINS,
)
from branchline.games.wensleydale.position import AUCTION, OVER, TAKEOVERS
from branchline.games.wensleydale.state import State
from branchline.games.wensleydale.text import EXCHANGE_KINDS, as_data
from branchline.games.wensleydale.words import spread


def tell(before: State, action: int, after: State) -> list[Line]:
    """The action and what followed from it, in the order it happened."""
    lines = _told(before, action, after)
    if before.phase == AUCTION and (after.phase != AUCTION or after.turn > before.turn):
        lines += _auction_over(before, action)
    if before.phase < TAKEOVERS and (after.phase >= TAKEOVERS or after.turn > before.turn):
        lines += _profits(before, after)
    if after.phase == OVER:
        places = scoring.ranks(after)
        winners = [seat for seat in range(after.seats) if places[seat] == 1]
        lines.append(_line("over-game", winners=winners, score=scoring.scores(after)[winners[0]]))
    elif after.turn > before.turn:
        lines.append(_line("turn", turn=after.turn + 1, points=[KINDS[kind] for kind in after.tokens]))
    return lines


def _line(id: str, **args: Json) -> Line:
    return Line(f"wensleydale-log-{id}", args)


def _told(before: State, action: int, after: State) -> list[Line]:
    """The action itself, with what it did at once."""
    facts = as_data(action)
    kind = str(facts["kind"])
    args = {name: value for name, value in facts.items() if name not in ("id", "notation", "kind")}
    seat = before.seat
    if kind == "bid":
        owner = before.bidder[int(args["box"]) - 1]
        if owner >= 0:
            return [_line("overbid", player=seat, owner=owner, **args)]
    elif kind == "lay":
        return _laid(before, str(args["a"]), str(args["b"]), str(args["border"]))
    elif kind == "done":
        return _handed_over(before, after) if before.phase == TAKEOVERS else _series(before)
    elif kind == "pay":
        return [_paid(before, action)]
    elif kind == "buy":
        return [_chosen(before, TRAINS.index(str(args["train"])))]
    elif kind == "exchange":
        return [_bought(before, before.buying, action - EXCHANGE)]
    elif kind == "takeover":
        return [_line("choose-company", player=seat, **args)]
    elif kind == "over":
        return [_line("over", player=seat, a=args["a"], b=args["b"])]
    return [_line(kind, player=seat, **args)]


def _auction_over(before: State, action: int) -> list[Line]:
    """The boxes sold, and the orders of phase four."""
    end = before.copy()
    if as_data(action)["kind"] == "bid":
        auction.bid(end, action)
    lines: list[Line] = []
    for box in range(BOXES):
        if end.bidder[box] >= 0:
            points = [KINDS[kind] for kind in range(KIND_COUNT) for _ in range(PRINTED[box][kind])]
            points.append(KINDS[end.tokens[box]])
            lines.append(_line("won", player=end.bidder[box], box=box + 1, cubes=end.bid[box], points=points))
    auction.pay_out(end)
    lines.append(_line("build-order", players=list(tracks.ranking(end, GOVERNMENT))))
    lines.append(_line("train-order", players=list(tracks.ranking(end, TRAIN))))
    return lines


def _laid(before: State, a: str, b: str, border: str) -> list[Line]:
    lines = [_line("lay", player=before.seat, a=a, b=b, cost=COST[BORDER[border]])]
    removed = before.pieces[OPPOSITION * AREA_COUNT + AREA[b]]
    if removed:
        lines.append(_line("opposition", area=b, count=removed))
    return lines


def _series(before: State) -> list[Line]:
    path = before.path
    ends = {"a": AREAS[path[0]], "b": AREAS[path[-1]]}
    lines = [_line("series", player=before.seat, **ends, links=len(path) - 1, cost=before.cost)]
    ways = Choices()
    build.payments(before, ways)
    if ways.how_many() == 1:
        lines.append(_paid(before, ways.pick(0)))
    return lines


def _paid(before: State, action: int) -> Line:
    parts = payment_parts(action)
    fees = (before.fee_government, 0, before.fee_midland, before.fee_north_eastern)
    paid = {"cubes": before.cost - build.rest(before)}
    for kind in range(KIND_COUNT):
        paid[KINDS[kind]] = parts[kind] + fees[kind]
    return _line("paid", player=before.seat, payment=spread(paid))


def _chosen(before: State, train: int) -> Line:
    trial = before.copy()
    trial.buying = train
    ways = Choices()
    trains.exchanges(trial, ways)
    if ways.how_many() == 1:
        return _bought(before, train, ways.pick(0) - EXCHANGE)
    return _line("choose-train", player=before.seat, train=TRAINS[train])


def _bought(before: State, train: int, exchange: int) -> Line:
    given = dict(zip(EXCHANGE_KINDS, list(EXCHANGES[exchange]), strict=True))
    given["train"] = PRICE[train] - EXCHANGED[exchange]
    return _line("buy", player=before.seat, train=TRAINS[train], payment=spread(given))


def _profits(before: State, after: State) -> list[Line]:
    """Phases seven and eight. What was on the trains has gone to the score piles."""
    lines: list[Line] = []
    for seat in before.player_order:
        first = seat * CARGO_KINDS
        income = sum(INCOME[i] * (after.delivered[first + i] - before.delivered[first + i]) for i in range(CARGO_KINDS))
        links = before.laid[seat]
        sums = {"income": income, "links": links, "result": income - links, "level": after.profit[seat]}
        lines.append(_line("profit", player=seat, **sums))
    lines.append(_line("player-order", players=list(after.player_order)))
    return lines


def _handed_over(before: State, after: State) -> list[Line]:
    path = before.path
    links = len(path) - 1
    company = COMPANIES[before.taking]
    facts = {"a": AREAS[path[0]], "b": AREAS[path[-1]], "links": links, "price": takeover.price(links)}
    lines = [_line("takeover", player=before.seat, company=company, **facts)]
    for area in dict.fromkeys(list(path)):
        if after.companies[area] != before.companies[area]:
            lines.append(_line("company-town", area=AREAS[area], company=company))
    for area in range(AREA_COUNT):
        dead: list[str] = []
        for kind in range(PIECE_KINDS):
            at = kind * AREA_COUNT + area
            dead += [PIECES[kind]] * (before.pieces[at] - after.pieces[at])
        if dead:
            lines.append(_line("dead", area=AREAS[area], pieces=dead))
    return lines
