"""What is legal: every action the deciding seat may take, from look-up tables."""

from typing import Final

from branchline.games.germany.actions import (
    COLOURED_CLAIMS,
    DRAW,
    DRAWN,
    FIRST_CLAIM,
    GREY_OFFSETS,
    KEEPS,
    MIXES,
    PASS,
    PASSENGER,
    PASSENGER_NONE,
    REACHED,
    ROUTES_UP_TO,
    STOP,
    TAKES,
)
from branchline.games.germany.board import (
    BIT,
    COLOURS,
    FIGURE_KINDS,
    FIRST_FIGURE,
    GREY,
    KINDS,
    LENGTH,
    LOCO,
    LONGEST,
    PLACE_A,
    PLACE_B,
    WORDS,
)
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

KIND_BIT: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256, 0)  # the last is an empty slot, -1
COLOUR_BITS: Final = (1 << COLOURS) - 1  # the display without its locomotives
SETUP_LEAST: Final = 2  # tickets to keep at set-up (G2.18)
TURN_LEAST: Final = 1  # and during play (G10.6)


def legal(s: Position) -> list[int]:
    """Every action the deciding seat may take now, rising."""
    phase = s.phase
    if phase == TURN:
        return _legal_turn(s)
    if phase == SECOND:
        out = list(TAKES[kinds_on_offer(s) & COLOUR_BITS])  # no face-up locomotive second (G5.3)
        if can_draw(s):
            out.append(DRAW)
        if s.rules[MAY_STOP] == 1:
            out.append(STOP)
        return out
    if phase == PASSENGER_A or phase == PASSENGER_B:
        return _legal_passengers(s)
    if phase == KEEP_TICKETS:
        return list(KEEPS[tickets_pending(s, s.seat) * 3 + TURN_LEAST])
    if phase == SETUP_KEEP:
        return list(KEEPS[tickets_pending(s, s.seat) * 3 + SETUP_LEAST])
    if phase == SETUP_MIX:
        return list(_legal_mixes(s))
    return []


def _legal_turn(s: Position) -> list[int]:
    out = list(TAKES[kinds_on_offer(s)])
    if can_draw(s):
        out.append(DRAW)
    out += _legal_mixes(s)
    _add_claims(s, out)
    if not out:
        out.append(PASS)  # G3.5, G3.6: only where nothing else is possible
    return out


def _legal_mixes(s: Position) -> tuple[int, ...]:
    short = len(s.short_deck)
    long = len(s.long_deck)
    if short >= DRAWN and long >= DRAWN:  # by far the most frequent
        return MIXES[-1]
    return MIXES[min(short, DRAWN) * (DRAWN + 1) + min(long, DRAWN)]


def _add_claims(s: Position, out: list[int]) -> None:
    seat = s.seat
    base = seat * KINDS
    locos = s.hands[base + LOCO]
    most = s.wagons[seat]  # G6.11
    if most > LONGEST:
        most = LONGEST
    best = 0
    held: list[int] = []
    free = s.free[0] & ~s.barred[seat * WORDS]
    for colour, cards in enumerate(s.hands[base : base + COLOURS]):
        if colour == 4:
            free = s.free[1] & ~s.barred[seat * WORDS + 1]
        if cards > 0:
            held.append(colour)
            if cards > best:
                best = cards
        elif locos == 0:
            continue
        payable = cards + locos
        if payable > most:
            payable = most
        reach = colour * 8 + payable
        if free & REACHED[reach]:
            for route in ROUTES_UP_TO[reach]:
                if free & BIT[route]:
                    out += COLOURED_CLAIMS[(route * 13 + cards) * 15 + locos]
    payable = best + locos
    reach = GREY * 8 + (payable if payable < most else most)
    free = s.free[2] & ~s.barred[seat * WORDS + 2]
    if free & REACHED[reach]:
        _add_grey_claims(s, out, held, free, reach)


def _add_grey_claims(s: Position, out: list[int], held: list[int], free: int, reach: int) -> None:
    length = 0
    offsets: list[int] = []
    for route in ROUTES_UP_TO[reach]:
        if free & BIT[route]:
            if LENGTH[route] != length:  # the routes come by length: one list serves all of a length
                length = LENGTH[route]
                offsets = _grey_offsets(s, held, length)
            first = FIRST_CLAIM[route]
            for offset in offsets:
                out.append(first + offset)


def _grey_offsets(s: Position, held: list[int], length: int) -> list[int]:
    """Payments of a grey route of this length, counted from the first claim of the route."""
    base = s.seat * KINDS
    locos = s.hands[base + LOCO]
    out: list[int] = []
    for colour in held:
        out += GREY_OFFSETS[((length * COLOURS + colour) * 13 + s.hands[base + colour]) * 15 + locos]
    if locos >= length:
        out.append(COLOURS * length)  # all locomotives: listed once, not once a colour
    return out


def _legal_passengers(s: Position) -> list[int]:
    place = place_deciding(s)
    present = 0
    for i in range(FIRST_FIGURE[place], FIRST_FIGURE[place + 1]):
        if s.figures[i] >= 0:
            present |= 1 << s.figures[i]
    out: list[int] = []
    if s.rules[MUST_TAKE] == 0:
        out.append(PASSENGER_NONE)
    for colour in range(FIGURE_KINDS):
        if present >> colour & 1:
            out.append(PASSENGER + colour)
    return out


def place_deciding(s: Position) -> int:
    """The end of the claimed route whose passenger is being chosen."""
    return PLACE_A[s.claimed] if s.phase == PASSENGER_A else PLACE_B[s.claimed]


def tickets_pending(s: Position, seat: int) -> int:
    """How many tickets this seat has drawn and not yet decided on."""
    n = 0
    while n < DRAWN and s.pending[seat * DRAWN + n] >= 0:
        n += 1
    return n


def can_draw(s: Position) -> bool:
    """Whether a card can be drawn unseen (G4.9)."""
    return len(s.deck) > 0 or sum(s.discard) > 0


def kinds_on_offer(s: Position) -> int:
    """The kinds of face-up cards that may be taken, as bits; none where the option forbids it (G4.11)."""
    if s.rules[FACEUP_WITHOUT_DECK] == 0 and not can_draw(s):
        return 0
    a, b, c, d, e = s.display
    return KIND_BIT[a] | KIND_BIT[b] | KIND_BIT[c] | KIND_BIT[d] | KIND_BIT[e]
