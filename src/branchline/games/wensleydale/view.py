"""All that a seat may know. Nothing lies face down in this game, so that is everything but chance."""

from branchline.core.contract import Json
from branchline.core.native import Row, i64
from branchline.games.wensleydale import auction, build, profit, rules, scoring, series, tracks, trains
from branchline.games.wensleydale.actions import MOVE
from branchline.games.wensleydale.board import (
    AREA_COUNT,
    AREAS,
    BORDER_COUNT,
    BORDERS,
    BOX_ROW,
    BOXES,
    CARGO_KINDS,
    COMPANIES,
    COMPANY_LINKS,
    CUBES,
    KIND_COUNT,
    KINDS,
    LINKS,
    PIECE_KINDS,
    PIECES,
    PRICE,
    PRINTED,
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
    FREE,
    GOODS,
    OVER,
    PASSENGERS,
    PAYING,
    PHASES,
    Position,
)


def view(s: Position, seat: int | None) -> dict[str, Json]:
    found: dict[str, Json] = {
        "game": "wensleydale",
        "seats": s.seats,
        "options": options_of(s.rules),
        "you": seat,
        "turns": TURNS[s.seats],
        "over": s.phase == OVER,
        **table(s),
        "boxes": [_box(s, box) for box in range(BOXES)],
        "stock": {name: COMPANY_LINKS[i] - s.company_laid[i] for i, name in enumerate(COMPANIES)},
        "building": _building(s),
        "buying": _buying(s),
        "taking": series.taking(s),
        "takeovers": series.takeovers(s),
        "movable": _movable(s),
        "players": [_player(s, player) for player in range(s.seats)],
        "legal": rules.legal(s) if seat is not None and seat == s.seat else [],
    }
    if s.phase == OVER:
        found["scores"] = scoring.scores(s)
        found["ranks"] = scoring.ranks(s)
        found["sheet"] = scoring.sheet(s)
    return found


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
        "links": {BORDERS[i]: owner_name(s.owner[i]) for i in range(BORDER_COUNT) if s.owner[i] != FREE},
        "companies": {AREAS[area]: company_names(s.companies[area]) for area in s.company_towns},
        "pieces": _pieces(s),
        "trains": {TRAINS[i]: s.holder[i] for i in range(TRAIN_COUNT) if s.holder[i] >= 0},
        "out": {PIECES[kind]: s.out[kind] for kind in range(PIECE_KINDS)},
    }


def owner_name(owner: int) -> Json:
    """A seat, or the name of a company."""
    return COMPANIES[owner - COMPANY_OWNER] if owner >= COMPANY_OWNER else owner - 1


def company_names(mask: int) -> list[str]:
    return [name for i, name in enumerate(COMPANIES) if mask >> i & 1]


def cargo(row: Row, seat: i64) -> dict[str, int]:
    """The seat's part of a row of loads or score piles, without zeros."""
    counts = list(row[seat * CARGO_KINDS : (seat + 1) * CARGO_KINDS])
    return {PIECES[kind]: count for kind, count in enumerate(counts) if count}


def bid_on(s: Position, box: int) -> Json:
    return {"seat": s.bidder[box], "cubes": s.bid[box]} if s.bidder[box] >= 0 else None


def _seats(s: Position, mask: int) -> list[int]:
    return [seat for seat in range(s.seats) if mask >> seat & 1]


def _stacks(s: Position, track: int) -> dict[str, list[int]]:
    stacks: dict[str, list[int]] = {}
    for seat in s.ladders[track * s.seats : (track + 1) * s.seats]:
        stacks.setdefault(str(tracks.position(s, seat, track)), []).append(seat)
    return stacks


def _pieces(s: Position) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for area in range(AREA_COUNT):
        counts = [s.pieces[kind * AREA_COUNT + area] for kind in range(PIECE_KINDS)]
        if any(counts):
            found[AREAS[area]] = {PIECES[kind]: count for kind, count in enumerate(counts) if count}
    return found


def _box(s: Position, box: int) -> dict[str, Json]:
    return {
        "number": box + 1,
        "row": BOX_ROW[box],
        "points": [KINDS[kind] for kind in range(KIND_COUNT) for _ in range(PRINTED[box][kind])],
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
    found: dict[str, dict[str, list[int]]] = {}
    for seat in range(s.seats):
        for action in trains.reachable(s, seat):
            piece, area = divmod(int(action) - MOVE, int(AREA_COUNT))
            found.setdefault(AREAS[area], {}).setdefault(PIECES[piece], []).append(seat)
    return found


def _player(s: Position, seat: int) -> dict[str, Json]:
    standing = sum(s.bid[box] for box in range(BOXES) if s.bidder[box] == seat)
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
        "score": scoring.scores(s)[seat],
    }
