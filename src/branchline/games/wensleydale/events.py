"""What happens, written down by the rules for whoever listens. Nothing is hidden, so everybody may know all of it."""

from branchline.core.native import i64
from branchline.games.wensleydale import scoring
from branchline.games.wensleydale.actions import EXCHANGED, EXCHANGES
from branchline.games.wensleydale.board import (
    AREA,
    AREA_COUNT,
    AREAS,
    COMPANIES,
    COST,
    FROM,
    KIND_COUNT,
    KINDS,
    PIECES,
    PRICE,
    PRINTED,
    TO,
    TRAINS,
)
from branchline.games.wensleydale.notation import EXCHANGE_KINDS
from branchline.games.wensleydale.position import Position
from branchline.games.wensleydale.sentences import spread
from branchline.games.wensleydale.shapes import (
    Bid,
    Bought,
    Built,
    CompanyChosen,
    CompanyTown,
    Dead,
    GoneOver,
    Idle,
    Laid,
    Moved,
    Order,
    Over,
    Overbid,
    Paid,
    PaidOff,
    Profit,
    TakenOver,
    TrainChosen,
    TurnBegun,
    Won,
)


def bid(s: Position, box: i64, cubes: i64) -> None:
    """Before the cubes of who held the box go back."""
    if s.heard is not None:
        if s.bidder[box] < 0:
            s.heard.append(Bid(kind="bid", player=s.seat, box=box + 1, cubes=cubes))
        else:
            s.heard.append(Overbid(kind="overbid", player=s.seat, owner=s.bidder[box], box=box + 1, cubes=cubes))


def declined(s: Position) -> None:
    if s.heard is not None:
        s.heard.append(Idle(kind="decline", player=s.seat))


def won(s: Position, box: i64) -> None:
    if s.heard is not None:
        points = [KINDS[kind] for kind in range(KIND_COUNT) for _ in range(PRINTED[box][kind])]
        points.append(KINDS[s.tokens[box]])
        s.heard.append(Won(kind="won", player=s.bidder[box], box=box + 1, cubes=s.bid[box], points=points))


def orders(s: Position) -> None:
    if s.heard is not None:
        s.heard.append(Order(kind="build-order", players=list(s.build_order)))
        s.heard.append(Order(kind="train-order", players=list(s.train_order)))


def laid(s: Position, way: i64) -> None:
    if s.heard is not None:
        ends = (AREAS[FROM[way]], AREAS[TO[way]])
        s.heard.append(Laid(kind="lay", player=s.seat, a=ends[0], b=ends[1], cost=COST[way >> 1]))


def paid_off(s: Position, area: i64, count: i64) -> None:
    if s.heard is not None:
        s.heard.append(PaidOff(kind="opposition", area=AREAS[area], count=count))


def built(s: Position) -> None:
    if s.heard is not None:
        path = s.path
        ends = (AREAS[path[0]], AREAS[path[-1]])
        s.heard.append(Built(kind="series", player=s.seat, a=ends[0], b=ends[1], links=len(path) - 1, cost=s.cost))


def paid(s: Position, cubes: i64, points: tuple[i64, i64, i64, i64]) -> None:
    """Before the fees, which come to the points, are forgotten."""
    if s.heard is not None:
        payment = {
            "cubes": cubes,
            "government": points[0] + s.fee_government,
            "train": points[1],
            "midland": points[2] + s.fee_midland,
            "north_eastern": points[3] + s.fee_north_eastern,
        }
        s.heard.append(Paid(kind="paid", player=s.seat, payment=spread(payment)))


def built_nothing(s: Position) -> None:
    if s.heard is not None:
        s.heard.append(Idle(kind="no-build", player=s.seat))


def chose_train(s: Position) -> None:
    if s.heard is not None:
        s.heard.append(TrainChosen(kind="choose-train", player=s.seat, train=TRAINS[s.buying]))


def bought(s: Position, exchange: i64) -> None:
    if s.heard is not None:
        given = dict(zip(EXCHANGE_KINDS, EXCHANGES[exchange], strict=True))
        given["train"] = PRICE[s.buying] - EXCHANGED[exchange]
        s.heard.append(Bought(kind="buy", player=s.seat, train=TRAINS[s.buying], payment=spread(given)))


def moved(s: Position, piece: i64, area: i64) -> None:
    if s.heard is not None:
        s.heard.append(Moved(kind="move", player=s.seat, piece=PIECES[piece], area=AREAS[area]))


def passed(s: Position) -> None:
    if s.heard is not None:
        s.heard.append(Idle(kind="pass", player=s.seat))


def booked(s: Position, seat: i64, income: i64) -> None:
    if s.heard is not None:
        links = s.laid[seat]
        s.heard.append(
            Profit(kind="profit", player=seat, income=income, links=links, result=income - links, level=s.profit[seat])
        )


def new_order(s: Position) -> None:
    if s.heard is not None:
        s.heard.append(Order(kind="player-order", players=list(s.player_order)))


def chose_company(s: Position) -> None:
    if s.heard is not None:
        s.heard.append(CompanyChosen(kind="choose-company", player=s.seat, company=COMPANIES[s.taking]))


def went_over(s: Position, way: i64) -> None:
    if s.heard is not None:
        s.heard.append(GoneOver(kind="over", player=s.seat, a=AREAS[FROM[way]], b=AREAS[TO[way]]))


def taken_over(s: Position, price: i64) -> None:
    if s.heard is not None:
        path = s.path
        s.heard.append(
            TakenOver(
                kind="takeover",
                player=s.seat,
                company=COMPANIES[s.taking],
                a=AREAS[path[0]],
                b=AREAS[path[-1]],
                links=len(path) - 1,
                price=price,
            )
        )


def company_town(s: Position, area: i64, company: i64) -> None:
    if s.heard is not None:
        # All towns of a series before what dies along it, of which some may have been written already.
        at = len(s.heard)
        while s.heard[at - 1]["kind"] == "dead":
            at -= 1
        s.heard.insert(at, CompanyTown(kind="company-town", area=AREAS[area], company=COMPANIES[company]))


def died(s: Position, piece: i64, area: i64) -> None:
    """Before the pieces are taken off the board."""
    if s.heard is not None:
        # In the order of the areas, whichever way the series ran.
        at = len(s.heard)
        while at > 0 and s.heard[at - 1]["kind"] == "dead" and AREA[s.heard[at - 1]["area"]] > area:
            at -= 1
        pieces = [PIECES[piece]] * s.pieces[piece * AREA_COUNT + area]
        s.heard.insert(at, Dead(kind="dead", area=AREAS[area], pieces=pieces))


def handed_nothing_over(s: Position) -> None:
    if s.heard is not None:
        s.heard.append(Idle(kind="no-takeover", player=s.seat))


def turn(s: Position) -> None:
    if s.heard is not None:
        s.heard.append(TurnBegun(kind="turn", turn=s.turn + 1, points=[KINDS[kind] for kind in s.tokens]))


def over(s: Position) -> None:
    if s.heard is not None:
        places = scoring.ranks(s)
        winners = [seat for seat in range(s.seats) if places[seat] == 1]
        s.heard.append(Over(kind="over-game", winners=winners, score=scoring.scores(s)[winners[0]]))
