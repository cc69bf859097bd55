"""A position as a row of bytes for a learner, as a seat sees it: seats are counted from the one that looks."""

from typing import Final

from branchline.core.native import Row, i64, u8, vec
from branchline.core.observation import Part, parts, write
from branchline.games.lunar.board import (
    CITY_COUNT,
    GOODS_COUNT,
    HAND,
    LINK_COUNT,
    LOCO_COUNT,
    LOCOS,
    MAJORS,
)
from branchline.games.lunar.cards import (
    DEMAND_CARDS,
    DEMAND_CITY,
    DEMAND_GOOD,
    DEMAND_PAY,
    DEMANDS_EACH,
    EVENT_CARDS,
)
from branchline.games.lunar.options import NUMBERS, NUMBERS_TOLD
from branchline.games.lunar.position import FREE, MOST_SEATS, OVER, PHASES, Position, active
from branchline.games.lunar.view import sees_cash

BYTE: Final[i64] = 256
SEATS: Final[i64] = MOST_SEATS

# Of a turn.
ACTED: Final[i64] = 0
TURN_OVER: Final[i64] = 1
EXCHANGING: Final[i64] = 2
MOVED: Final[i64] = 3
SPENT: Final[i64] = 4
OUT: Final[i64] = 5
PAID: Final[i64] = 6
OWED: Final[i64] = PAID + SEATS
ALLOWANCE: Final[i64] = OWED + SEATS
# Of an event card.
LEFT: Final[i64] = 0
FRESH: Final[i64] = 1
DISCARDED: Final[i64] = 2
SET_ASIDE: Final[i64] = 3
METEOR: Final[i64] = 4
DRAWER: Final[i64] = 5
PUNISHED: Final[i64] = DRAWER + SEATS
EVENT: Final[i64] = PUNISHED + SEATS
# Of a demand card in hand, and of a seat.
CARD: Final[i64] = 1 + 3 * DEMANDS_EACH
CASH: Final[i64] = 0
AT: Final[i64] = 3
CAME: Final[i64] = 5
SEGMENTS: Final[i64] = 7
LOST: Final[i64] = 9
FULFILLED: Final[i64] = 10
HIT: Final[i64] = 11
LOCO: Final[i64] = 12
JOINED: Final[i64] = LOCO + LOCO_COUNT
LOADS: Final[i64] = JOINED + len(MAJORS)
SEGMENTS_AT: Final[i64] = LOADS + GOODS_COUNT
CARDS: Final[i64] = SEGMENTS_AT + CITY_COUNT
SEAT: Final[i64] = CARDS + HAND * CARD

LAYOUT: Final[tuple[Part, ...]] = parts(
    ("phase", len(PHASES), f"1 for the phase: {', '.join(PHASES)}"),
    ("deciding", MOST_SEATS, "1 for the seat that decides, counted from the one that looks, as all seats are"),
    ("active", MOST_SEATS, "1 for the seat whose turn it is"),
    ("start", MOST_SEATS, "1 for the start player"),
    ("seats", 1, "how many play"),
    ("options", int(NUMBERS), f"the options, 255 at most for each: {NUMBERS_TOLD}"),
    ("round", 2, "rounds finished: how many, as a low and a high byte"),
    ("cash", 3, "the cash that wins, as a low and a high byte; 1 once the tax card has come up"),
    (
        "allowance",
        int(ALLOWANCE),
        "of the turn: 1 if something was done, if the rest of it is lost, if the hand is being exchanged; mileposts "
        "moved, millions spent (255 at most), segments out of major cities; 1 for each seat that was paid a toll, "
        "1 for each that is owed one",
    ),
    ("dropped", int(GOODS_COUNT), "1 for goods that may not be picked up again here"),
    ("deck", 1, "cards in the deck"),
    ("tray", int(GOODS_COUNT), "for each goods: tokens in the tray"),
    ("supply", int(LOCO_COUNT), f"cards left with the bank, 255 for no limit: {', '.join(LOCOS)}"),
    ("discard", int(DEMAND_CARDS), "for each demand card: 1 if it is discarded, 2 if it is the target of a meteor"),
    (
        "events",
        int(EVENT_CARDS * EVENT),
        "for each event card: turns of its drawer that it still lasts, 1 if drawn in this turn, 1 if it is discarded, "
        "1 if it is set aside, 1 for the meteor being resolved; 1 for the seat that drew it; 1 for each seat it hit",
    ),
    (
        "players",
        int(SEATS * SEAT),
        "for each seat: 1 if its cash is known, and the cash as a low and a high byte; then, each as a low and a high "
        "byte, one more than the number of the milepost where its train is, the same for where it came from, and its "
        "segments; turns to be lost, 1 if it has fulfilled the conditions, 1 if its train is hit; 1 for its "
        "locomotive; 1 for each major city that its best network joins; loads of each goods; segments at each city; "
        "for each of its cards one more than its number, then three demands: one more than the number of the city, one "
        "more than that of the goods, the pay",
    ),
    (
        "links",
        int(LINK_COUNT),
        "for each link: 0 if free, one more than the seat whose track it carries, 255 if it cannot be built beside a "
        "link through a wrap pair",
    ),
)
_AT: Final = {part.name: part.at for part in LAYOUT}
PHASE_AT: Final[i64] = _AT["phase"]
DECIDING_AT: Final[i64] = _AT["deciding"]
ACTIVE_AT: Final[i64] = _AT["active"]
START_AT: Final[i64] = _AT["start"]
SEATS_AT: Final[i64] = _AT["seats"]
OPTIONS_AT: Final[i64] = _AT["options"]
ROUND_AT: Final[i64] = _AT["round"]
CASH_AT: Final[i64] = _AT["cash"]
ALLOWANCE_AT: Final[i64] = _AT["allowance"]
DROPPED_AT: Final[i64] = _AT["dropped"]
DECK_AT: Final[i64] = _AT["deck"]
TRAY_AT: Final[i64] = _AT["tray"]
SUPPLY_AT: Final[i64] = _AT["supply"]
DISCARD_AT: Final[i64] = _AT["discard"]
EVENTS_AT: Final[i64] = _AT["events"]
PLAYERS_AT: Final[i64] = _AT["players"]
LINKS_AT: Final[i64] = _AT["links"]
BYTES: Final[i64] = LAYOUT[-1].at + LAYOUT[-1].size


def observe(s: Position, seat: i64) -> vec[u8]:
    """What this seat knows, as LAYOUT says."""
    out = vec[u8]([0] * BYTES)
    out[PHASE_AT + s.phase] = 1
    if s.phase != OVER:
        out[DECIDING_AT + _away(s, seat, s.seat)] = 1
        out[ACTIVE_AT + _away(s, seat, active(s))] = 1
    out[START_AT + _away(s, seat, s.start)] = 1
    write(out, SEATS_AT, s.seats)
    _write_row(out, OPTIONS_AT, s.rules.numbers, 0, NUMBERS)
    _write_pair(out, ROUND_AT, s.turn // s.seats)
    _write_pair(out, CASH_AT, s.win_cash)
    write(out, CASH_AT + 2, s.tax_seen)
    _observe_turn(s, seat, out)
    write(out, DECK_AT, len(s.deck))
    _write_row(out, TRAY_AT, s.tray, 0, GOODS_COUNT)
    for loco in range(LOCO_COUNT):
        write(out, SUPPLY_AT + loco, s.supply[loco])
    for card in s.discard:
        if card < DEMAND_CARDS:
            out[DISCARD_AT + card] = 1
        else:
            out[EVENTS_AT + (card - DEMAND_CARDS) * EVENT + DISCARDED] = 1
    _observe_events(s, seat, out)
    for other in range(s.seats):
        _observe_player(s, seat, other, out)
    _observe_links(s, seat, out)
    return out


def _away(s: Position, seat: i64, other: i64) -> i64:
    """How far round the table this seat sits from the one that looks."""
    return other - seat if other >= seat else other - seat + s.seats


def _write_pair(out: vec[u8], at: i64, value: i64) -> None:
    """A number as a low and a high byte; what does not fit is cut off."""
    write(out, at, value % BYTE)
    write(out, at + 1, value // BYTE)


def _write_row(out: vec[u8], at: i64, row: Row, first: i64, size: i64) -> None:
    for i in range(size):
        write(out, at + i, row[first + i])


def _write_seats(s: Position, seat: i64, out: vec[u8], at: i64, mask: i64) -> None:
    """1 for each seat whose bit is set."""
    if mask:
        for other in range(s.seats):
            if mask >> other & 1:
                out[at + _away(s, seat, other)] = 1


def _observe_turn(s: Position, seat: i64, out: vec[u8]) -> None:
    write(out, ALLOWANCE_AT + ACTED, s.acted)
    write(out, ALLOWANCE_AT + TURN_OVER, s.turn_over)
    write(out, ALLOWANCE_AT + EXCHANGING, s.exchanging)
    write(out, ALLOWANCE_AT + MOVED, s.moved)
    write(out, ALLOWANCE_AT + SPENT, s.spent)
    write(out, ALLOWANCE_AT + OUT, s.out)
    _write_seats(s, seat, out, ALLOWANCE_AT + PAID, s.tolls & ~s.owed)
    _write_seats(s, seat, out, ALLOWANCE_AT + OWED, s.owed)
    if s.dropped:
        for good in range(GOODS_COUNT):
            if s.dropped >> good & 1:
                out[DROPPED_AT + good] = 1


def _observe_events(s: Position, seat: i64, out: vec[u8]) -> None:
    for i in range(len(s.event_card)):
        at = EVENTS_AT + (s.event_card[i] - DEMAND_CARDS) * EVENT
        write(out, at + LEFT, s.event_left[i])
        write(out, at + FRESH, s.event_fresh[i])
        out[at + DRAWER + _away(s, seat, s.event_drawer[i])] = 1
        _write_seats(s, seat, out, at + PUNISHED, s.event_punished[i])
    for card in s.aside:
        out[EVENTS_AT + (card - DEMAND_CARDS) * EVENT + SET_ASIDE] = 1
    if s.meteor >= 0:
        out[EVENTS_AT + (s.meteor - DEMAND_CARDS) * EVENT + METEOR] = 1
        out[DISCARD_AT + s.target] = 2
    for hit in s.hit:
        out[PLAYERS_AT + _away(s, seat, hit) * SEAT + HIT] = 1


def _observe_player(s: Position, seat: i64, other: i64, out: vec[u8]) -> None:
    at = PLAYERS_AT + _away(s, seat, other) * SEAT
    if sees_cash(s, seat, other):
        out[at + CASH] = 1
        _write_pair(out, at + CASH + 1, s.cash[other])
    _write_pair(out, at + AT, s.at[other] + 1)
    _write_pair(out, at + CAME, s.came[other] + 1)
    _write_pair(out, at + SEGMENTS, s.segments[other])
    write(out, at + LOST, s.lost[other])
    write(out, at + FULFILLED, s.fulfilled >> other & 1)
    out[at + LOCO + s.loco[other]] = 1
    for i in range(len(MAJORS)):
        write(out, at + JOINED + i, s.joined[other] >> i & 1)
    if s.aboard[other] > 0:
        _write_row(out, at + LOADS, s.load, other * GOODS_COUNT, GOODS_COUNT)
    if s.segments[other] > 0:
        for city in range(CITY_COUNT):
            write(out, at + SEGMENTS_AT + city, s.segments_at[other * CITY_COUNT + city])
    for i in range(HAND):
        if s.hands[other * HAND + i] >= 0:
            _observe_card(s.hands[other * HAND + i], out, at + CARDS + i * CARD)


def _observe_card(card: i64, out: vec[u8], at: i64) -> None:
    write(out, at, card + 1)
    at += 1
    for demand in range(card * DEMANDS_EACH, (card + 1) * DEMANDS_EACH):
        write(out, at, DEMAND_CITY[demand] + 1)
        write(out, at + 1, DEMAND_GOOD[demand] + 1)
        write(out, at + 2, DEMAND_PAY[demand])
        at += 3


def _observe_links(s: Position, seat: i64, out: vec[u8]) -> None:
    told = vec[u8]([0] * BYTE)  # by owner; that of a blocked link is told as it is
    told[BYTE - 1] = 255
    for other in range(s.seats):
        told[other + 1] = u8(_away(s, seat, other) + 1)
    owner = s.owner
    for link in range(LINK_COUNT):
        whose: i64 = owner[link]
        if whose != FREE:
            out[LINKS_AT + link] = told[whose]
