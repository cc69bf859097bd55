"""All that a seat may know. Nothing lies face down in this game, so that is everything but chance."""

from typing import Final

from branchline.core.contract import Json
from branchline.core.native import Row, i64
from branchline.games.wensleydale import auction, build, profit, scoring, series, tracks, trains
from branchline.games.wensleydale.actions import MOVE
from branchline.games.wensleydale.board import (
    AREA_COUNT,
    AREAS,
    BORDERS,
    BOX_ROW,
    BOXES,
    CARGO_KINDS,
    COMPANIES,
    COMPANY_COUNT,
    COMPANY_LINKS,
    CUBES,
    KIND_COUNT,
    KINDS,
    KINDS_LYING,
    LEAST_PROFIT,
    LINKS,
    MOST_POINTS,
    MOST_PROFIT,
    PIECE_KINDS,
    PIECES,
    PRICE,
    PRINTED,
    TRACK_BORDERS,
    TRACK_COUNT,
    TRACK_NAMES,
    TRAIN,
    TRAIN_COUNT,
    TRAINS,
    TURNS,
)
from branchline.games.wensleydale.options import options_of
from branchline.games.wensleydale.position import (
    BUILD,
    COMPANY_OWNER,
    EXCHANGING,
    FREE,
    GOODS,
    OVER,
    PASSENGERS,
    PAYING,
    PHASES,
    Position,
)
from branchline.games.wensleydale.position import TRAINS as TRAINS_PHASE

# What never changes is told once.
_OWNERS: Final[tuple[Json, ...]] = (None, *range(COMPANY_OWNER - 1), *COMPANIES)  # by owner of a link: a seat, a name
_COMPANIES: Final[tuple[list[str], ...]] = tuple(
    [name for company, name in enumerate(COMPANIES) if mask >> company & 1] for mask in range(1 << len(COMPANIES))
)
_POINTS: Final[tuple[list[str], ...]] = tuple(
    [KINDS[kind] for kind in range(KIND_COUNT) for _ in range(PRINTED[box][kind])] for box in range(BOXES)
)
_SPACES: Final[tuple[str, ...]] = tuple(
    str(space) for space in range(LEAST_PROFIT, max(MOST_POINTS, MOST_PROFIT) + 1)
)  # of all tracks, from the lowest on


def view(s: Position, seat: int | None) -> dict[str, Json]:
    scores = scoring.scores(s)
    seen: dict[str, Json] = {
        "game": "wensleydale",
        "seats": s.seats,
        "options": options_of(s.rules),
        "you": seat,
        "turns": TURNS[s.seats],
        "over": s.phase == OVER,
        **table(s),
        "boxes": [_box(s, box) for box in range(BOXES)],
        "stock": {COMPANIES[i]: COMPANY_LINKS[i] - s.company_laid[i] for i in range(COMPANY_COUNT)},
        "building": _building(s),
        "buying": _buying(s),
        "taking": series.taking(s),
        "takeovers": series.takeovers(s),
        "movable": _movable(s),
        "players": [_player(s, player, scores[player]) for player in range(s.seats)],
        "legal": s.legal() if seat is not None and seat == s.seat else [],
    }
    if s.phase == OVER:
        seen["scores"] = scores
        seen["ranks"] = scoring.ranks(s)
        seen["sheet"] = scoring.sheet(s)
    return seen


def table(s: Position) -> dict[str, Json]:
    """What a view and a snapshot say in the same words."""
    return {
        "turn": s.turn,
        "phase": PHASES[s.phase],
        "seat": s.seat if s.seat >= 0 else None,
        "orders": {"player": list(s.player_order), "build": list(s.build_order), "train": list(s.train_order)},
        "tracks": {TRACK_NAMES[track]: _stacks(s, track) for track in range(TRACK_COUNT)},
        "declined": _seats(s, s.declined),
        "passed": _seats(s, s.passed),
        "links": _links(s),
        "companies": {AREAS[area]: _COMPANIES[s.companies[area]][:] for area in s.company_towns},
        "pieces": _pieces(s),
        "trains": {TRAINS[i]: s.holder[i] for i in range(TRAIN_COUNT) if s.holder[i] >= 0},
        "out": {PIECES[kind]: s.out[kind] for kind in range(PIECE_KINDS)},
    }


def cargo(row: Row, seat: i64) -> dict[str, int]:
    """The seat's part of a row of loads or score piles, without zeros."""
    first = seat * CARGO_KINDS
    return {PIECES[kind]: row[first + kind] for kind in range(CARGO_KINDS) if row[first + kind]}


def bid_on(s: Position, box: i64) -> Json:
    return {"seat": s.bidder[box], "cubes": s.bid[box]} if s.bidder[box] >= 0 else None


def _seats(s: Position, mask: i64) -> list[int]:
    return [seat for seat in range(s.seats) if mask >> seat & 1]


def _stacks(s: Position, track: i64) -> dict[str, list[int]]:
    stacks: dict[str, list[int]] = {}
    first = track * s.seats
    stack: list[int] = []
    level = LEAST_PROFIT - 1
    for i in range(first, first + s.seats):
        seat = s.ladders[i]
        space = tracks.position(s, seat, track)
        if space != level:  # the ladder rises: what stood on the one below is complete
            level = space
            stack = []
            stacks[_SPACES[space - LEAST_PROFIT]] = stack
        stack.append(seat)
    return stacks


def _links(s: Position) -> dict[str, Json]:
    links: dict[str, Json] = {}
    owner = s.owner
    for border in TRACK_BORDERS:
        if owner[border] != FREE:
            links[BORDERS[border]] = _OWNERS[owner[border]]
    return links


def _pieces(s: Position) -> dict[str, dict[str, int]]:
    by_area: dict[str, dict[str, int]] = {}
    pieces = s.pieces
    for area in range(AREA_COUNT):
        there: dict[str, int] = {}
        for kind in KINDS_LYING[area]:
            count = pieces[kind * AREA_COUNT + area]
            if count:
                there[PIECES[kind]] = count
        if there:
            by_area[AREAS[area]] = there
    return by_area


def _box(s: Position, box: i64) -> dict[str, Json]:
    return {
        "number": box + 1,
        "row": BOX_ROW[box],
        "points": _POINTS[box][:],
        "token": KINDS[s.tokens[box]],
        "least": auction.least_bid(s, box),
        "bid": bid_on(s, box),
    }


def _building(s: Position) -> Json:
    if s.phase not in (BUILD, PAYING) or len(s.path) == 0:
        return None
    rest = build.rest(s)
    return {
        "areas": [AREAS[area] for area in s.path],
        "links": series.borders(s.path),
        "cost": s.cost,
        "fees": {"government": s.fee_government, "midland": s.fee_midland, "north_eastern": s.fee_north_eastern},
        "cubes": s.cost - rest,
        "rest": rest,
    }


def _buying(s: Position) -> Json:
    if s.buying < 0:
        return None
    return {
        "train": TRAINS[s.buying],
        "price": PRICE[s.buying],
        "points": s.points[s.seat * KIND_COUNT + TRAIN],
        "missing": trains.missing_points(s, s.buying),
    }


def _movable(s: Position) -> dict[str, dict[str, list[int]]]:
    known = s.phase == TRAINS_PHASE or s.phase == EXCHANGING
    movable: dict[str, dict[str, list[int]]] = {}
    for seat in range(s.seats):
        for action in s.reach[seat] if known else trains.reachable(s, seat):
            at = action - MOVE
            area = AREAS[at % AREA_COUNT]
            piece = PIECES[at // AREA_COUNT]
            if area not in movable:
                movable[area] = {piece: [seat]}
            elif piece not in movable[area]:
                movable[area][piece] = [seat]
            else:
                movable[area][piece].append(seat)
    return movable


def _player(s: Position, seat: i64, score: i64) -> dict[str, Json]:
    standing: i64 = 0
    for box in range(BOXES):
        if s.bidder[box] == seat:
            standing += s.bid[box]
    income = profit.income(s, seat)
    return {
        "cubes": s.cubes[seat],
        "stock": CUBES - s.cubes[seat] - standing,
        "influence": {KINDS[kind]: s.points[seat * KIND_COUNT + kind] for kind in range(KIND_COUNT)},
        "profit": s.profit[seat],
        "links": LINKS - s.laid[seat],
        "laid": s.laid[seat],
        "trains": [TRAINS[train] for train in range(TRAIN_COUNT) if s.holder[train] == seat],
        "slots": {"passengers": s.slots[seat * 2 + PASSENGERS], "goods": s.slots[seat * 2 + GOODS]},
        "load": cargo(s.load, seat),
        "delivered": cargo(s.delivered, seat),
        "income": income,
        "result": income - s.laid[seat],
        "score": score,
    }
