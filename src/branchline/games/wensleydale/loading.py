"""From a snapshot to a position. Every piece must exist and lie where its kind can lie; dead ones may."""

from itertools import pairwise
from typing import Final

from branchline.core.chance import MASK, Chance
from branchline.core.contract import Json
from branchline.core.native import Choices, Row, i64, vec
from branchline.core.reading import counts, counts_by_seat, fields, items, keys, named, whole, whole_or_none
from branchline.core.rows import BITS
from branchline.games.wensleydale import build, takeover, trains
from branchline.games.wensleydale.board import (
    AREA,
    AREA_COUNT,
    AREAS,
    BORDER,
    BOXES,
    CARGO_KINDS,
    COMPANIES,
    COMPANY_LINKS,
    COST,
    CUBES,
    FIRST_COMPANIES,
    GOODS_SLOTS,
    KINDS,
    LEAST_PROFIT,
    LINKS,
    MOST_POINTS,
    MOST_PROFIT,
    OPPOSITION,
    PASSENGER_SLOTS,
    PIECE_COUNTS,
    PIECE_KINDS,
    PIECES,
    PROFIT_LOSS,
    RED,
    SIDE_A,
    SIDE_B,
    TO,
    TOKENS_EACH,
    TOWN,
    TRACK_COUNT,
    TRACK_NAMES,
    TRACKS_OUT,
    TRAINS,
    TURNS,
    can_lie,
)
from branchline.games.wensleydale.position import (
    AUCTION,
    BUILD,
    COMPANY_OWNER,
    EXCHANGING,
    GOODS,
    OVER,
    PASSENGERS,
    PAYING,
    PHASES,
    TAKEOVERS,
    Position,
)
from branchline.games.wensleydale.position import TRAINS as TRAINS_PHASE

MANY: Final = 10**9

_PHASE: Final = {name: phase for phase, name in enumerate(PHASES)}
_KIND: Final = {name: kind for kind, name in enumerate(KINDS)}
_PIECE: Final = {name: kind for kind, name in enumerate(PIECES)}
_CARGO: Final = {name: kind for kind, name in enumerate(PIECES[:CARGO_KINDS])}
_COMPANY: Final = {name: i for i, name in enumerate(COMPANIES)}
_TRAIN: Final = {name: i for i, name in enumerate(TRAINS)}


def fill(s: Position, data: dict[str, Json]) -> None:
    """Lays what the snapshot says on an empty table."""
    _fill_clockwork(s, data)
    _fill_tracks(s, data)
    _fill_auction(s, data)
    _fill_links(s, data)
    _fill_pieces(s, data)
    _fill_trains(s, data)
    _fill_half_done(s, data)
    if s.phase != OVER and not s.legal():
        raise ValueError(f"snapshot.phase: nothing can be decided in phase {PHASES[s.phase]!r} of this position")


def _fill_clockwork(s: Position, data: dict[str, Json]) -> None:
    words = [whole(word, "snapshot.chance", 0, MASK) for word in items(data["chance"], "snapshot.chance", 4)]
    s.chance = Chance(words[0], words[1], words[2], words[3])
    s.phase = named(data["phase"], "snapshot.phase", _PHASE, f"phase; allowed are {', '.join(PHASES)}")
    s.seat = whole_or_none(data["seat"], "snapshot.seat", 0, s.seats - 1)
    if (s.seat < 0) != (s.phase == OVER):
        raise ValueError("snapshot.seat: null is for a game that is over, and only for that")
    last = TURNS[s.seats]
    s.turn = whole(data["turn"], "snapshot.turn", last if s.phase == OVER else 0, last if s.phase == OVER else last - 1)
    s.revealed = whole(data["revealed"], "snapshot.revealed", 0, MANY)
    orders = keys(data["orders"], "snapshot.orders", ("player", "build", "train"))
    s.player_order = _order(s, orders["player"], "snapshot.orders.player")
    if BUILD <= s.phase <= EXCHANGING:
        s.build_order = _order(s, orders["build"], "snapshot.orders.build")
        s.train_order = _order(s, orders["train"], "snapshot.orders.train")
    else:
        items(orders["build"], "snapshot.orders.build", 0)
        items(orders["train"], "snapshot.orders.train", 0)


def _order(s: Position, value: Json, place: str) -> Row:
    seats = _seats(s, value, place)
    if len(seats) != s.seats:
        raise ValueError(f"{place}: an order names each of the {s.seats} seats once")
    return vec[i64](seats)


def _seats(s: Position, value: Json, place: str) -> list[int]:
    seats = [whole(seat, place, 0, s.seats - 1) for seat in items(value, place)]
    if len(set(seats)) != len(seats):
        raise ValueError(f"{place}: a seat is named twice")
    return seats


def _bits(s: Position, value: Json, place: str) -> int:
    return sum(BITS[seat] for seat in _seats(s, value, place))


def _fill_tracks(s: Position, data: dict[str, Json]) -> None:
    tracks = keys(data["tracks"], "snapshot.tracks", TRACK_NAMES)
    for track in range(TRACK_COUNT):
        place = f"snapshot.tracks.{TRACK_NAMES[track]}"
        least, most = (LEAST_PROFIT, MOST_PROFIT) if track == PROFIT_LOSS else (0, MOST_POINTS)
        spaces = {str(space): space for space in range(least, most + 1)}
        stacks = fields(tracks[TRACK_NAMES[track]], place)
        named_spaces = sorted((named(name, place, spaces, "space of this track"), name) for name in stacks)
        ladder: list[int] = []
        for space, name in named_spaces:
            for seat in _seats(s, stacks[name], f"{place}.{name}"):
                ladder.append(seat)
                if track == PROFIT_LOSS:
                    s.profit[seat] = space
                else:
                    s.points[seat * len(KINDS) + track] = space
        if sorted(ladder) != list(range(s.seats)):
            raise ValueError(f"{place}: each of the {s.seats} seats stands on a track once")
        for i, seat in enumerate(ladder):
            s.ladders[track * s.seats + i] = seat


def _fill_auction(s: Position, data: dict[str, Json]) -> None:
    tokens: list[int] = []
    staked = [0] * int(s.seats)
    for box, value in enumerate(items(data["boxes"], "snapshot.boxes", BOXES)):
        place = f"snapshot.boxes[{box}]"
        row = keys(value, place, ("token", "bid"))
        tokens.append(named(row["token"], f"{place}.token", _KIND, "kind of influence"))
        if row["bid"] is not None:
            if s.phase != AUCTION:
                raise ValueError(f"{place}.bid: bids stand only in the auction")
            stake = keys(row["bid"], f"{place}.bid", ("seat", "cubes"))
            s.bidder[box] = whole(stake["seat"], f"{place}.bid.seat", 0, s.seats - 1)
            s.bid[box] = whole(stake["cubes"], f"{place}.bid.cubes", 1, CUBES)
            staked[s.bidder[box]] += s.bid[box]
    for kind, number in enumerate(TOKENS_EACH):
        if tokens.count(kind) > number:
            raise ValueError(f"snapshot.boxes: {tokens.count(kind)} {KINDS[kind]} tokens; the game has {number}")
    s.tokens = vec[i64](tokens)
    for seat, value in enumerate(items(data["cubes"], "snapshot.cubes", s.seats)):
        s.cubes[seat] = whole(value, f"snapshot.cubes[{seat}]", 0, CUBES - staked[seat])
    s.declined = _bits(s, data["declined"], "snapshot.declined")
    s.passed = _bits(s, data["passed"], "snapshot.passed")
    if s.declined and s.phase != AUCTION:
        raise ValueError("snapshot.declined: players decline only in the auction")
    if s.passed and s.phase not in (TRAINS_PHASE, EXCHANGING):
        raise ValueError("snapshot.passed: players pass only in phases trains and exchange")


def _fill_links(s: Position, data: dict[str, Json]) -> None:
    owner = s.owner
    for name, value in fields(data["links"], "snapshot.links").items():
        place = f"snapshot.links.{name}"
        border = named(name, "snapshot.links", BORDER, "border of this board")
        if not COST[border]:
            raise ValueError(f"{place}: no link can lie beside a hill")
        if isinstance(value, str):
            company = named(value, place, _COMPANY, "company")
            owner[border] = COMPANY_OWNER + company
            s.company_laid[company] += 1
        else:
            seat = whole(value, place, 0, s.seats - 1)
            owner[border] = seat + 1
            s.laid[seat] += 1
    for seat in range(s.seats):
        if s.laid[seat] > LINKS:
            raise ValueError(f"snapshot.links: {s.laid[seat]} links of seat {seat}; a player has {LINKS}")
        ends = [(SIDE_A[i], SIDE_B[i]) for i in range(len(owner)) if owner[i] == seat + 1]
        s.areas_of[seat] = vec[i64](sorted({area for pair in ends for area in pair}))
    for company, name in enumerate(COMPANIES):
        if s.company_laid[company] > COMPANY_LINKS[company]:
            raise ValueError(
                f"snapshot.links: {s.company_laid[company]} links of {name}; it has {COMPANY_LINKS[company]}"
            )
    companies = bytearray(AREA_COUNT)
    for name, value in fields(data["companies"], "snapshot.companies").items():
        area = named(name, "snapshot.companies", AREA, "area of this board")
        if not TOWN[area]:
            raise ValueError(f"snapshot.companies.{name}: there is no town there")
        for company_name in items(value, f"snapshot.companies.{name}"):
            companies[area] |= BITS[named(company_name, f"snapshot.companies.{name}", _COMPANY, "company")]
    for area in range(AREA_COUNT):
        if FIRST_COMPANIES[area] & ~companies[area]:
            raise ValueError(f"snapshot.companies: {AREAS[area]} is a company town from the start")
    s.companies = vec[i64](companies)
    s.company_towns = vec[i64]([area for area in range(AREA_COUNT) if companies[area]])


def _fill_pieces(s: Position, data: dict[str, Json]) -> None:
    pieces = bytearray(PIECE_KINDS * AREA_COUNT)
    for name, value in fields(data["pieces"], "snapshot.pieces").items():
        area = named(name, "snapshot.pieces", AREA, "area of this board")
        row = counts(value, f"snapshot.pieces.{name}", _PIECE, PIECE_COUNTS)
        for kind in range(PIECE_KINDS):
            if row[kind] and not can_lie(kind, area):
                raise ValueError(f"snapshot.pieces.{name}: {PIECES[kind]} cannot lie there")
            pieces[kind * AREA_COUNT + area] = row[kind]
    s.pieces = vec[i64](pieces)
    cargo_counts = PIECE_COUNTS[:CARGO_KINDS]
    load = counts_by_seat(data["load"], "snapshot.load", s.seats, _CARGO, cargo_counts)
    delivered = counts_by_seat(data["delivered"], "snapshot.delivered", s.seats, _CARGO, cargo_counts)
    s.out = vec[i64](counts(data["out"], "snapshot.out", _PIECE, PIECE_COUNTS))
    s.load = vec[i64](load)
    s.delivered = vec[i64](delivered)
    for kind in range(PIECE_KINDS):
        there = sum(pieces[kind * AREA_COUNT : (kind + 1) * AREA_COUNT])
        if kind < CARGO_KINDS:
            there += sum(load[kind::CARGO_KINDS]) + sum(delivered[kind::CARGO_KINDS])
        if there > PIECE_COUNTS[kind]:
            raise ValueError(f"snapshot: {there} pieces of {PIECES[kind]}; the game has {PIECE_COUNTS[kind]}")


def _fill_trains(s: Position, data: dict[str, Json]) -> None:
    for name, value in fields(data["trains"], "snapshot.trains").items():
        train = named(name, "snapshot.trains", _TRAIN, "train")
        seat = whole(value, f"snapshot.trains.{name}", 0, s.seats - 1)
        s.holder[train] = seat
        s.slots[seat * 2 + PASSENGERS] += PASSENGER_SLOTS[train]
        s.slots[seat * 2 + GOODS] += GOODS_SLOTS[train]
    for seat in range(s.seats):
        for kind in range(CARGO_KINDS):
            slot = seat * 2 + (PASSENGERS if kind >= RED else GOODS)
            s.slots[slot] -= s.load[seat * CARGO_KINDS + kind]
        if min(s.slots[seat * 2], s.slots[seat * 2 + 1]) < 0:
            raise ValueError(f"snapshot.load[{seat}]: more than the trains of this seat can carry")
    if PAYING < s.phase <= EXCHANGING:
        for seat in range(s.seats):
            s.reach[seat] = trains.reachable(s, seat)
    s.buying = -1 if data["buying"] is None else named(data["buying"], "snapshot.buying", _TRAIN, "train")
    if (s.buying >= 0) != (s.phase == EXCHANGING):
        raise ValueError("snapshot.buying: a train is needed while an exchange is chosen, and only then")
    if s.buying >= 0 and s.holder[s.buying] >= 0:
        raise ValueError(f"snapshot.buying: {TRAINS[s.buying]} is held already")


def _fill_half_done(s: Position, data: dict[str, Json]) -> None:
    """A series that is being built or handed over. It can be paid for, or the game would come to a stop at its end."""
    if data["building"] is not None:
        if s.phase not in (BUILD, PAYING):
            raise ValueError("snapshot.building: a series is built only in phases build and pay")
        building = keys(data["building"], "snapshot.building", ("areas", "opposition"))
        s.cost = sum(COST[border] for border in _fill_path(s, building["areas"], "snapshot.building.areas"))
        s.fee_government = whole(building["opposition"], "snapshot.building.opposition", 0, PIECE_COUNTS[OPPOSITION])
        for area in set(s.path):
            s.fee_midland += s.companies[area] & 1
            s.fee_north_eastern += s.companies[area] >> 1
        if len(s.path) == 0:
            raise ValueError("snapshot.building.areas: a series has two areas at least")
        ways = Choices()
        build.payments(s, ways)
        if ways.how_many() == 0:
            raise ValueError(f"snapshot.building: seat {s.seat} cannot pay for this series")
    if data["taking"] is not None:
        if s.phase != TAKEOVERS:
            raise ValueError("snapshot.taking: a series is handed over only in phase takeover")
        taking = keys(data["taking"], "snapshot.taking", ("company", "areas"))
        s.taking = named(taking["company"], "snapshot.taking.company", _COMPANY, "company")
        links = len(_fill_path(s, taking["areas"], "snapshot.taking.areas"))
        if links > takeover.most_links(s, s.taking):
            raise ValueError(f"snapshot.taking: {links} links are more than seat {s.seat} can hand over")
    if s.phase == PAYING and len(s.path) == 0:
        raise ValueError("snapshot.building: a series is needed to be paid for")


def _fill_path(s: Position, value: Json, place: str) -> list[int]:
    """The areas of the series; the borders it runs over."""
    path = [named(area, place, AREA, "area of this board") for area in items(value, place)]
    if len(path) == 1:
        raise ValueError(f"{place}: a series has two areas at least")
    borders: list[int] = []
    for a, b in pairwise(path):
        ways = [way for way in TRACKS_OUT[a] if TO[way] == b]
        if not ways or s.owner[ways[0] >> 1] != s.seat + 1:
            raise ValueError(f"{place}: no link of seat {s.seat} lies between {AREAS[a]} and {AREAS[b]}")
        if ways[0] >> 1 in borders:
            raise ValueError(f"{place}: the series runs twice between {AREAS[a]} and {AREAS[b]}")
        borders.append(ways[0] >> 1)
    s.path = vec[i64](path)
    return borders
