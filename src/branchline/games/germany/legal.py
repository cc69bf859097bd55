"""What is legal: every action the deciding seat may take, from look-up tables."""

from typing import Final

from branchline.core.native import Choices, i64, total
from branchline.core.rows import BITS
from branchline.games.germany.actions import DRAW, DRAWN, KEEPS, MIXES, PASS, PASSENGER, PASSENGER_NONE, STOP, TAKES
from branchline.games.germany.pieces import COLOURS, FIGURE_KINDS, GREY, KINDS, LOCO, LONGEST, WORDS
from branchline.games.germany.position import (
    FACEUP_WITHOUT_DECK,
    KEEP_TICKETS,
    MAY_STOP,
    MUST_TAKE,
    PASSENGER_A,
    PASSENGER_B,
    SECOND,
    SETUP_KEEP,
    SETUP_MIX,
    TURN,
    Position,
)

COLOUR_BITS: Final = (1 << COLOURS) - 1  # the display without its locomotives
SETUP_LEAST: Final = 2  # tickets to keep at set-up (G2.18)
TURN_LEAST: Final = 1  # and during play (G10.6)


def choices(s: Position, out: Choices) -> None:
    """Every action the deciding seat may take now, rising."""
    out.clear()
    phase = s.phase
    if phase == TURN:
        _add_turn(s, out)
    elif phase == SECOND:
        out.add_row(TAKES[kinds_on_offer(s) & COLOUR_BITS])  # no face-up locomotive second (G5.3)
        if can_draw(s):
            out.add(DRAW)
        if s.rules[MAY_STOP] == 1:
            out.add(STOP)
    elif phase == PASSENGER_A or phase == PASSENGER_B:
        _add_passengers(s, out)
    elif phase == KEEP_TICKETS:
        out.add_row(KEEPS[tickets_pending(s, s.seat) * 3 + TURN_LEAST])
    elif phase == SETUP_KEEP:
        out.add_row(KEEPS[tickets_pending(s, s.seat) * 3 + SETUP_LEAST])
    elif phase == SETUP_MIX:
        _add_mixes(s, out)


def _add_turn(s: Position, out: Choices) -> None:
    out.add_row(TAKES[kinds_on_offer(s)])
    if can_draw(s):
        out.add(DRAW)
    _add_mixes(s, out)
    _add_claims(s, out)
    if out.how_many() == 0:
        out.add(PASS)  # G3.5, G3.6: only where nothing else is possible


def _add_mixes(s: Position, out: Choices) -> None:
    out.add_row(MIXES[min(len(s.short_deck), DRAWN) * (DRAWN + 1) + min(len(s.long_deck), DRAWN)])


def _add_claims(s: Position, out: Choices) -> None:
    claims = s.board.claims
    seat = s.seat
    base = seat * KINDS
    hands = s.hands
    locos = hands[base + LOCO]
    most = min(s.wagons[seat], LONGEST)  # G6.11
    best: i64 = 0
    open_to_seat = s.free[0] & ~s.barred[seat * WORDS]
    for colour in range(COLOURS):
        if colour == 4:
            open_to_seat = s.free[1] & ~s.barred[seat * WORDS + 1]
        cards = hands[base + colour]
        if cards > best:
            best = cards
        payable = cards + locos
        if payable > most:
            payable = most
        free = open_to_seat & claims.reached[colour * 8 + payable]
        if free:
            for i in range(claims.first_route[colour], claims.end_route[colour * 8 + payable]):
                if free & claims.bit_at[i]:
                    length = claims.length_at[i]
                    least: i64 = length - cards if cards < length else 0  # locomotives
                    out.add_span(claims.claim_at[i] + least, (length if length < locos else locos) + 1 - least)
    reach = GREY * 8 + min(best + locos, most)
    free = s.free[2] & ~s.barred[seat * WORDS + 2] & claims.reached[reach]
    if free:
        _add_grey_claims(s, out, free, reach)


def _add_grey_claims(s: Position, out: Choices, free: i64, reach: i64) -> None:
    claims = s.board.claims
    length: i64 = 0
    start: i64 = 0
    end: i64 = 0
    model: i64 = 0
    for i in range(claims.first_route[GREY], claims.end_route[reach]):
        if free & claims.bit_at[i]:
            first = claims.claim_at[i]
            if claims.length_at[i] != length:
                length = claims.length_at[i]
                start = out.mark()
                model = first
                _add_grey_payments(s, out, first, length)
                end = out.mark()
            else:  # the routes come by length: what pays for one of a length pays for the next
                out.repeat(start, end, first - model)


def _add_grey_payments(s: Position, out: Choices, first: i64, length: i64) -> None:
    base = s.seat * KINDS
    hands = s.hands
    locos = hands[base + LOCO]
    most = min(length - 1, locos)
    for colour in range(COLOURS):
        cards = hands[base + colour]
        if cards > 0:
            least: i64 = length - cards if cards < length else 0  # locomotives
            if least <= most:
                out.add_span(first + colour * length + least, most + 1 - least)
    if locos >= length:
        out.add(first + COLOURS * length)  # all locomotives: listed once, not once a colour


def _add_passengers(s: Position, out: Choices) -> None:
    place = place_deciding(s)
    first = s.board.first_figure
    present: i64 = 0
    for i in range(first[place], first[place + 1]):
        figure = s.figures[i]
        if figure >= 0:
            present |= BITS[figure]
    if s.rules[MUST_TAKE] == 0:
        out.add(PASSENGER_NONE)
    for colour in range(FIGURE_KINDS):
        if present >> colour & 1:
            out.add(PASSENGER + colour)


def place_deciding(s: Position) -> i64:
    """The end of the claimed route whose passenger is being chosen."""
    board = s.board
    return board.place_a[s.claimed] if s.phase == PASSENGER_A else board.place_b[s.claimed]


def tickets_pending(s: Position, seat: i64) -> i64:
    """How many tickets this seat has drawn and not yet decided on."""
    n: i64 = 0
    while n < DRAWN and s.pending[seat * DRAWN + n] >= 0:
        n += 1
    return n


def can_draw(s: Position) -> bool:
    """Whether a card can be drawn unseen (G4.9)."""
    return len(s.deck) > 0 or total(s.discard) > 0


def kinds_on_offer(s: Position) -> i64:
    """The kinds of face-up cards that may be taken, as bits; none where the option forbids it (G4.11)."""
    kinds: i64 = 0
    if s.rules[FACEUP_WITHOUT_DECK] == 0 and not can_draw(s):
        return kinds
    for kind in s.display:
        if kind >= 0:
            kinds |= BITS[kind]
    return kinds
