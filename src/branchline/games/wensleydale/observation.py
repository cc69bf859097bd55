"""A position as a row of bytes for a learner, as a seat sees it: seats are counted from the one that looks.

Nothing lies face down in this game, so every seat is told the same; only what the bag will bring is left out.
"""

from typing import Final

from branchline.core.native import Row, i64, u8, vec
from branchline.core.observation import Part, parts, write
from branchline.games.wensleydale.board import (
    AREA_COUNT,
    BORDERS,
    BOXES,
    CARGO_KINDS,
    COMPANIES,
    COMPANY_COUNT,
    COMPANY_LINKS,
    KIND_COUNT,
    KINDS,
    KINDS_LYING,
    LEAST_PROFIT,
    PIECE_KINDS,
    PIECES,
    TRACK_BORDERS,
    TRACK_COUNT,
    TRACK_NAMES,
    TRAIN_COUNT,
    TURNS,
)
from branchline.games.wensleydale.position import COMPANY_OWNER, FREE, PHASES, RULES, Position
from branchline.games.wensleydale.takeover import border_between

MOST_SEATS: Final[i64] = 4
# Of a seat, in the order of LAYOUT.
SEAT_POINTS: Final[i64] = 1
SEAT_PROFIT: Final[i64] = SEAT_POINTS + KIND_COUNT
SEAT_LINKS: Final[i64] = SEAT_PROFIT + 1
SEAT_HEIGHTS: Final[i64] = SEAT_LINKS + 1
SEAT_ORDERS: Final[i64] = SEAT_HEIGHTS + TRACK_COUNT
SEAT_FLAGS: Final[i64] = SEAT_ORDERS + 3
SEAT_SLOTS: Final[i64] = SEAT_FLAGS + 2
SEAT_LOAD: Final[i64] = SEAT_SLOTS + 2
SEAT_PILE: Final[i64] = SEAT_LOAD + CARGO_KINDS
SEAT: Final[i64] = SEAT_PILE + CARGO_KINDS
# Of a box: its token, then the seat whose bid stands there, then the cubes.
BOX_BIDDER: Final[i64] = KIND_COUNT
BOX_CUBES: Final[i64] = BOX_BIDDER + MOST_SEATS
BOX: Final[i64] = BOX_CUBES + 1
# Of a border: seats, companies, then whether it is part of the series.
LINK_COMPANY: Final[i64] = MOST_SEATS
LINK_SERIES: Final[i64] = LINK_COMPANY + COMPANY_COUNT
LINK: Final[i64] = LINK_SERIES + 1
# Of an area: pieces, companies, then its place in the series.
AREA_COMPANY: Final[i64] = PIECE_KINDS
AREA_SERIES: Final[i64] = AREA_COMPANY + COMPANY_COUNT
AREA: Final[i64] = AREA_SERIES + 1
# Of a train: the seat that holds it, then whether its exchange is being chosen.
TRAIN_BOUGHT: Final[i64] = MOST_SEATS
TRAIN: Final[i64] = TRAIN_BOUGHT + 1

_CARGO: Final = ", ".join(PIECES[:CARGO_KINDS])
LAYOUT: Final[tuple[Part, ...]] = parts(
    ("phase", len(PHASES), f"1 for the phase: {', '.join(PHASES)}"),
    ("deciding", MOST_SEATS, "1 for the seat that decides, counted from the one that looks, as all seats are"),
    ("seats", 1, "how many play"),
    ("options", RULES, "the options in their order, each by its place among its choices; 0 or 1 for false or true"),
    ("turns", 2, "turns finished, turns left"),
    ("series", 4, "of the series being built: build points, then government, midland and north_eastern for its fees"),
    ("taking", COMPANY_COUNT, f"1 for the company that a series is being handed to: {', '.join(COMPANIES)}"),
    ("stock", COMPANY_COUNT, "links that each company has left"),
    ("out", PIECE_KINDS, f"pieces out of the game: {', '.join(PIECES)}"),
    (
        "players",
        MOST_SEATS * SEAT,
        f"for each seat: cubes in hand, points of influence ({', '.join(KINDS)}), profit or loss as spaces above the "
        f"lowest one, links on the board, height among all tokens on each track ({', '.join(TRACK_NAMES)}: 1 for the "
        "lowest), places in the orders of players, building and trains (1 for the first, 0 where there is none), 1 if "
        "it bids no more, 1 if it has passed, free slots for passengers and for goods, pieces on its trains and then "
        f"on its pile ({_CARGO})",
    ),
    (
        "boxes",
        BOXES * BOX,
        "for each box: 1 for the kind of its token, 1 for the seat whose bid stands there, the cubes of the bid",
    ),
    (
        "links",
        len(TRACK_BORDERS) * LINK,
        "for each border on which a link can lie, in the order of their ids: 1 for the seat, then 1 for the company "
        "whose link lies there, 1 if it is part of the series being built or handed over",
    ),
    (
        "areas",
        AREA_COUNT * AREA,
        f"for each area, in the order of their ids: pieces ({', '.join(PIECES)}), 1 for each company whose town it is, "
        "its place in the series being built or handed over (0 for none; the last one where it comes there twice)",
    ),
    (
        "trains",
        TRAIN_COUNT * TRAIN,
        "for each train: 1 for the seat that holds it, 1 if what is given for it is being chosen",
    ),
)
_AT: Final = {part.name: part.at for part in LAYOUT}
PHASE_AT: Final[i64] = _AT["phase"]
DECIDING_AT: Final[i64] = _AT["deciding"]
SEATS_AT: Final[i64] = _AT["seats"]
OPTIONS_AT: Final[i64] = _AT["options"]
TURNS_AT: Final[i64] = _AT["turns"]
SERIES_AT: Final[i64] = _AT["series"]
TAKING_AT: Final[i64] = _AT["taking"]
STOCK_AT: Final[i64] = _AT["stock"]
OUT_AT: Final[i64] = _AT["out"]
PLAYERS_AT: Final[i64] = _AT["players"]
BOXES_AT: Final[i64] = _AT["boxes"]
LINKS_AT: Final[i64] = _AT["links"]
AREAS_AT: Final[i64] = _AT["areas"]
TRAINS_AT: Final[i64] = _AT["trains"]
BYTES: Final[i64] = LAYOUT[-1].at + LAYOUT[-1].size
# By border: where its bytes are; borders beside hills have none.
_LINK_AT: Final[Row] = vec[i64](
    [
        LINKS_AT + list(TRACK_BORDERS).index(border) * LINK if border in TRACK_BORDERS else -1
        for border in range(len(BORDERS))
    ]
)


def observe(s: Position, seat: i64) -> vec[u8]:
    """What this seat knows, as LAYOUT says."""
    out = vec[u8]([0] * BYTES)
    out[PHASE_AT + s.phase] = 1
    if s.seat >= 0:
        out[DECIDING_AT + _away(s, seat, s.seat)] = 1
    write(out, SEATS_AT, s.seats)
    for i in range(RULES):
        write(out, OPTIONS_AT + i, s.rules[i])
    write(out, TURNS_AT, s.turn)
    write(out, TURNS_AT + 1, TURNS[s.seats] - s.turn)
    write(out, SERIES_AT, s.cost)
    write(out, SERIES_AT + 1, s.fee_government)
    write(out, SERIES_AT + 2, s.fee_midland)
    write(out, SERIES_AT + 3, s.fee_north_eastern)
    if s.taking >= 0:
        out[TAKING_AT + s.taking] = 1
    for company in range(COMPANY_COUNT):
        write(out, STOCK_AT + company, COMPANY_LINKS[company] - s.company_laid[company])
    for kind in range(PIECE_KINDS):
        write(out, OUT_AT + kind, s.out[kind])
    for other in range(s.seats):
        _observe_player(s, other, PLAYERS_AT + _away(s, seat, other) * SEAT, out)
    _observe_places(s, seat, out)
    _observe_boxes(s, seat, out)
    _observe_links(s, seat, out)
    _observe_areas(s, out)
    for train in range(TRAIN_COUNT):
        if s.holder[train] >= 0:
            out[TRAINS_AT + train * TRAIN + _away(s, seat, s.holder[train])] = 1
    if s.buying >= 0:
        out[TRAINS_AT + s.buying * TRAIN + TRAIN_BOUGHT] = 1
    return out


def _away(s: Position, seat: i64, other: i64) -> i64:
    """How far round the table this seat sits from the one that looks."""
    return other - seat if other >= seat else other - seat + s.seats


def _observe_player(s: Position, other: i64, at: i64, out: vec[u8]) -> None:
    write(out, at, s.cubes[other])
    for kind in range(KIND_COUNT):
        write(out, at + SEAT_POINTS + kind, s.points[other * KIND_COUNT + kind])
    write(out, at + SEAT_PROFIT, s.profit[other] - LEAST_PROFIT)
    write(out, at + SEAT_LINKS, s.laid[other])
    write(out, at + SEAT_FLAGS, s.declined >> other & 1)
    write(out, at + SEAT_FLAGS + 1, s.passed >> other & 1)
    write(out, at + SEAT_SLOTS, s.slots[other * 2])
    write(out, at + SEAT_SLOTS + 1, s.slots[other * 2 + 1])
    for piece in range(CARGO_KINDS):
        write(out, at + SEAT_LOAD + piece, s.load[other * CARGO_KINDS + piece])
        write(out, at + SEAT_PILE + piece, s.delivered[other * CARGO_KINDS + piece])


def _observe_places(s: Position, seat: i64, out: vec[u8]) -> None:
    """Where each seat stands on the tracks and in the orders."""
    for track in range(TRACK_COUNT):
        for i in range(s.seats):
            at = PLAYERS_AT + _away(s, seat, s.ladders[track * s.seats + i]) * SEAT
            write(out, at + SEAT_HEIGHTS + track, i + 1)
    _observe_order(s, seat, s.player_order, 0, out)
    _observe_order(s, seat, s.build_order, 1, out)
    _observe_order(s, seat, s.train_order, 2, out)


def _observe_order(s: Position, seat: i64, order: Row, number: i64, out: vec[u8]) -> None:
    for i in range(len(order)):
        write(out, PLAYERS_AT + _away(s, seat, order[i]) * SEAT + SEAT_ORDERS + number, i + 1)


def _observe_boxes(s: Position, seat: i64, out: vec[u8]) -> None:
    at = BOXES_AT
    for box in range(BOXES):
        out[at + s.tokens[box]] = 1
        if s.bidder[box] >= 0:
            out[at + BOX_BIDDER + _away(s, seat, s.bidder[box])] = 1
            write(out, at + BOX_CUBES, s.bid[box])
        at += BOX


def _observe_links(s: Position, seat: i64, out: vec[u8]) -> None:
    owners = s.owner
    at = LINKS_AT
    for border in TRACK_BORDERS:
        owner = owners[border]
        if owner >= COMPANY_OWNER:
            out[at + LINK_COMPANY + owner - COMPANY_OWNER] = 1
        elif owner != FREE:
            out[at + _away(s, seat, owner - 1)] = 1
        at += LINK
    path = s.path
    for i in range(1, len(path)):
        out[_LINK_AT[border_between(path[i - 1], path[i])] + LINK_SERIES] = 1


def _observe_areas(s: Position, out: vec[u8]) -> None:
    pieces = s.pieces
    for area in range(AREA_COUNT):
        for kind in KINDS_LYING[area]:
            if pieces[kind * AREA_COUNT + area]:
                write(out, AREAS_AT + area * AREA + kind, pieces[kind * AREA_COUNT + area])
    for town in s.company_towns:
        for company in range(COMPANY_COUNT):
            if s.companies[town] >> company & 1:
                out[AREAS_AT + town * AREA + AREA_COMPANY + company] = 1
    for i in range(len(s.path)):
        write(out, AREAS_AT + s.path[i] * AREA + AREA_SERIES, i + 1)
