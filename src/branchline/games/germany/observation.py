"""A position as a row of bytes for a learner, as a seat sees it: seats are counted from the one that looks."""

from typing import Final

from branchline.core.native import i64, u8, vec
from branchline.core.observation import Part, parts, write
from branchline.games.germany.board import BOARD, Board
from branchline.games.germany.pieces import CARDS, FIGURE_COLOURS, FIGURE_KINDS, KINDS
from branchline.games.germany.position import (
    ASIDE,
    IN_DECK,
    OPEN_HANDS,
    PENDING,
    PHASES,
    RULES,
    SETUP_KEEP,
    START_PLAYER,
    Position,
)
from branchline.games.germany.scoring import complete

MOST_SEATS: Final[i64] = 5
# Of a seat: wagons, points, cards, short and long tickets, then known cards by kind and passengers by colour.
SEAT_TICKETS: Final[i64] = 3
SEAT_CARDS: Final[i64] = 5
SEAT_PASSENGERS: Final[i64] = SEAT_CARDS + KINDS
SEAT: Final[i64] = SEAT_PASSENGERS + FIGURE_KINDS
# Of a route: free, then the seats from one's own on, then claimed just now.
OWNED: Final[i64] = 1
CLAIMED: Final[i64] = OWNED + MOST_SEATS
ROUTE: Final[i64] = CLAIMED + 1
# Of a ticket.
HELD: Final[i64] = 0
COMPLETED: Final[i64] = 1
DRAWN: Final[i64] = 2
PUT_BACK: Final[i64] = 3
TICKET: Final[i64] = 4

_CARDS: Final = ", ".join(CARDS)


def layout(board: Board) -> tuple[Part, ...]:
    """What an observation of a game on this board is made of."""
    return parts(
        ("phase", len(PHASES), f"1 for the phase: {', '.join(PHASES)}"),
        ("deciding", MOST_SEATS, "1 for the seat that decides, counted from the one that looks, as all seats are"),
        ("start", MOST_SEATS, "1 for the start player"),
        ("seats", 1, "how many play"),
        (
            "options",
            RULES,
            "the options in their order: 0 or 1, the number, or 0 for a random start player, else one more",
        ),
        ("last_round", 1, "0 before the last round, else one more than the turns left"),
        ("decks", 3, "cards in the deck, then short and long tickets in theirs"),
        ("display", KINDS, f"face-up cards: {_CARDS}"),
        ("discard", KINDS, "discarded cards, in the same order"),
        ("hand", KINDS, "own cards"),
        (
            "players",
            MOST_SEATS * SEAT,
            "for each seat: wagons, points (255 at most), cards, short and long tickets (0 for others while they "
            f"choose the first), {KINDS} kinds of cards known to be in hand, passengers ({', '.join(FIGURE_COLOURS)})",
        ),
        (
            "routes",
            board.route_count * ROUTE,
            "for each route: 1 if free, 1 for the seat that owns it, 1 if it was claimed just now",
        ),
        (
            "tickets",
            board.ticket_count * TICKET,
            "for each ticket: 1 if held, if completed, if drawn and to be chosen, if put back",
        ),
        ("passengers", board.place_count * FIGURE_KINDS, "for each city and country: passengers waiting, by colour"),
    )


# Where the pieces are; those behind the routes are moved by the board.
_AT: Final = {part.name: part.at for part in layout(BOARD)}
PHASE_AT: Final[i64] = _AT["phase"]
DECIDING_AT: Final[i64] = _AT["deciding"]
START_AT: Final[i64] = _AT["start"]
SEATS_AT: Final[i64] = _AT["seats"]
OPTIONS_AT: Final[i64] = _AT["options"]
LAST_ROUND_AT: Final[i64] = _AT["last_round"]
DECKS_AT: Final[i64] = _AT["decks"]
DISPLAY_AT: Final[i64] = _AT["display"]
DISCARD_AT: Final[i64] = _AT["discard"]
HAND_AT: Final[i64] = _AT["hand"]
PLAYERS_AT: Final[i64] = _AT["players"]
ROUTES_AT: Final[i64] = _AT["routes"]


def observe(s: Position, seat: i64) -> vec[u8]:
    """What this seat knows, as LAYOUT says."""
    board = s.board
    tickets_at = ROUTES_AT + board.route_count * ROUTE
    passengers_at = tickets_at + board.ticket_count * TICKET
    out = vec[u8]([0] * (passengers_at + board.place_count * FIGURE_KINDS))
    out[PHASE_AT + s.phase] = 1
    if s.seat >= 0:
        out[DECIDING_AT + _away(s, seat, s.seat)] = 1
    out[START_AT + _away(s, seat, s.start)] = 1
    write(out, SEATS_AT, s.seats)
    for i in range(RULES):
        write(out, OPTIONS_AT + i, s.rules[i] + 1 if i == START_PLAYER else s.rules[i])
    write(out, LAST_ROUND_AT, s.turns_left + 1)
    write(out, DECKS_AT, len(s.deck))
    write(out, DECKS_AT + 1, len(s.short_deck))
    write(out, DECKS_AT + 2, len(s.long_deck))
    hands = s.hands
    discard = s.discard
    for kind in range(KINDS):
        out[HAND_AT + kind] = u8(hands[seat * KINDS + kind])
        out[DISCARD_AT + kind] = u8(discard[kind])
    for card in s.display:
        if card >= 0:
            out[DISPLAY_AT + card] += 1
    for other in range(s.seats):
        _observe_player(s, seat, other, out)
    _observe_routes(s, seat, out)
    _observe_tickets(s, seat, out, tickets_at)
    figure_at = board.figure_at
    passenger: i64 = 0
    for figure in s.figures:
        if figure >= 0:
            out[passengers_at + figure_at[passenger] + figure] += 1
        passenger += 1  # noqa: SIM113 -- enumerate would count in Python's numbers
    return out


def _away(s: Position, seat: i64, other: i64) -> i64:
    """How far round the table this seat sits from the one that looks."""
    return other - seat if other >= seat else other - seat + s.seats


def _observe_player(s: Position, seat: i64, other: i64, out: vec[u8]) -> None:
    at = PLAYERS_AT + _away(s, seat, other) * SEAT
    hands = s.hands
    known = hands if other == seat or s.rules[OPEN_HANDS] == 1 else s.shown
    carried = s.carried
    cards: i64 = 0
    for kind in range(KINDS):
        cards += hands[other * KINDS + kind]
        out[at + SEAT_CARDS + kind] = u8(known[other * KINDS + kind])
    for colour in range(FIGURE_KINDS):
        out[at + SEAT_PASSENGERS + colour] = u8(carried[other * FIGURE_KINDS + colour])
    write(out, at, s.wagons[other])
    write(out, at + 1, s.points[other])
    write(out, at + 2, cards)


def _observe_routes(s: Position, seat: i64, out: vec[u8]) -> None:
    where = vec[i64]([0] * (MOST_SEATS + 1))  # by owner: the byte of a free route, and of each seat's
    for other in range(s.seats):
        where[other + 1] = OWNED + _away(s, seat, other)
    at = ROUTES_AT
    for owner in s.owner:
        out[at + where[owner + 1]] = 1
        at += ROUTE
    if s.claimed >= 0:
        out[ROUTES_AT + s.claimed * ROUTE + CLAIMED] = 1


def _observe_tickets(s: Position, seat: i64, out: vec[u8], at: i64) -> None:
    """Whose tickets they are only as far as they are one's own; how many the others have once all know it (G2.22)."""
    numbers = vec[i64]([0] * (MOST_SEATS * 2))  # of each seat's short and long tickets
    returned = s.returned
    shorts = s.board.short_tickets
    ticket: i64 = 0
    for holder in s.holder:
        if holder < 0:
            if (returned[ticket] == seat) if holder == IN_DECK else (holder == ASIDE - seat):
                out[at + PUT_BACK] = 1
        elif holder < PENDING:
            numbers[holder * 2 if ticket < shorts else holder * 2 + 1] += 1
            if holder == seat:
                out[at + HELD] = 1
                if complete(s, seat, ticket):
                    out[at + COMPLETED] = 1
        elif holder == PENDING + seat:
            out[at + DRAWN] = 1
        ticket += 1  # noqa: SIM113 -- enumerate would count in Python's numbers
        at += TICKET
    for other in range(s.seats):
        if other == seat or s.phase != SETUP_KEEP:
            tickets = PLAYERS_AT + _away(s, seat, other) * SEAT + SEAT_TICKETS
            write(out, tickets, numbers[other * 2])
            write(out, tickets + 1, numbers[other * 2 + 1])
