"""What an action does, with everything that follows from it up to the next decision.

Rule ids stand beside the lines that carry them; the folder's README maps the rest.
"""

from typing import Final

from branchline.core.native import Row, append, count, i64, pop, total, vec
from branchline.games.germany import events
from branchline.games.germany.actions import (
    CLAIM,
    DRAW,
    DRAWN,
    KEEP,
    MIX,
    MIX_LONG,
    MIX_SHORT,
    PASS,
    PASSENGER,
    PASSENGER_NONE,
    STOP,
    TAKE,
)
from branchline.games.germany.legal import COLOUR_BITS, can_draw, kinds_on_offer, place_deciding
from branchline.games.germany.pieces import FIGURE_KINDS, KINDS, LAST_WAGONS, LOCO, POINTS, SLOTS, WORDS
from branchline.games.germany.position import (
    ASIDE,
    FEW_SEATS,
    IN_DECK,
    KEEP_TICKETS,
    LAZY,
    MAX_RESETS,
    OVER,
    PASSENGER_A,
    PASSENGER_B,
    PENDING,
    SECOND,
    SETUP_KEEP,
    TURN,
    Position,
)

MOST_LOCOS: Final = 2  # a display with more is swept (G5.7)


def apply(s: Position, action: i64) -> None:
    """Carries out a legal action, with everything that follows from it up to the next decision."""
    if action >= CLAIM:
        _claim(s, action - CLAIM)
    elif action >= PASSENGER_NONE:
        _take_passenger(s, action - PASSENGER)
    elif action > KEEP:
        if s.phase == SETUP_KEEP:
            _keep_at_setup(s, action - KEEP)
        else:
            _keep(s, action - KEEP)
    elif action >= MIX:
        _draw_tickets(s, MIX_SHORT[action - MIX], MIX_LONG[action - MIX])
    elif action == PASS:
        events.passed(s)
        s.forced_passes += 1
        _end_turn(s)
    elif action == STOP:
        events.stopped(s)
        _end_action(s)
    elif action == DRAW:
        _draw_card(s)
    else:
        _take_card(s, action - TAKE)


def _draw_card(s: Position) -> None:
    if len(s.deck) == 0:
        _reshuffle(s)  # only with the lazy reshuffle can the deck be empty here
    card = top_card(s)
    events.drew(s, card)
    s.hands[s.seat * KINDS + card] += 1
    s.revealed += 1
    if len(s.deck) == 0:
        settle(s, False)
    _after_card(s, False)


def top_card(s: Position) -> i64:
    """Takes the top card off the deck."""
    s.deck, card = pop(s.deck)
    return card


def _take_card(s: Position, kind: i64) -> None:
    events.took(s, kind)
    slot: i64 = 0
    while s.display[slot] != kind:
        slot += 1
    s.hands[s.seat * KINDS + kind] += 1
    s.shown[s.seat * KINDS + kind] += 1
    s.revealed += 1
    if len(s.deck) > 1:  # the usual case, without the deck running out
        s.display[slot] = top_card(s)
        if count(s.display, LOCO) > MOST_LOCOS:
            settle(s, True)
    else:
        s.display[slot] = -1
        settle(s, True)
    _after_card(s, kind == LOCO)


def _after_card(s: Position, face_up_loco: bool) -> None:
    if s.phase == SECOND or face_up_loco:  # G4.1, G5.2
        _end_action(s)
        return
    s.phase = SECOND
    if not can_draw(s) and kinds_on_offer(s) & COLOUR_BITS == 0:
        _end_action(s)  # G4.6


def settle(s: Position, changed: bool) -> None:
    """Brings deck, discards and display in order before the next decision.

    `changed` says whether the display was touched already; only then are its locomotives counted.
    """
    display = s.display
    resets: i64 = 0
    while True:
        _reshuffle_if_eager(s)
        for slot in range(SLOTS):
            if display[slot] < 0:
                if len(s.deck) == 0:
                    _reshuffle(s)  # an empty slot is a need, also with the lazy reshuffle
                if len(s.deck) == 0:
                    break  # G4.10
                display[slot] = top_card(s)
                s.revealed += 1
                changed = True
                _reshuffle_if_eager(s)
        if not changed or count(display, LOCO) <= MOST_LOCOS:
            break
        if resets >= s.rules[MAX_RESETS] or not _better_display_possible(s):
            break  # G5.11, G5.12
        for slot in range(SLOTS):
            if display[slot] >= 0:
                s.discard[display[slot]] += 1
                display[slot] = -1
        resets += 1
    _reshuffle_if_eager(s)
    if resets > 0:
        events.swept(s, resets)


def _better_display_possible(s: Position) -> bool:
    """Whether the cards in circulation can make a display with at most two locomotives (G5.11)."""
    locos = count(s.deck, LOCO) + s.discard[LOCO] + count(s.display, LOCO)
    cards = len(s.deck) + total(s.discard) + SLOTS - count(s.display, -1)
    return cards - locos >= min(SLOTS, cards) - MOST_LOCOS


def _reshuffle_if_eager(s: Position) -> None:
    if len(s.deck) == 0 and s.rules[LAZY] == 0:
        _reshuffle(s)


def _reshuffle(s: Position) -> None:
    """The discards become the new deck (G4.8); nothing happens without discards."""
    if total(s.discard) == 0:
        return
    cards = vec[i64]()
    for kind in range(KINDS):
        for _ in range(s.discard[kind]):
            cards = append(cards, kind)
        s.discard[kind] = 0
    s.chance.mix(cards)
    s.deck = cards
    s.revealed += 1
    events.shuffled(s)


def _claim(s: Position, claim: i64) -> None:
    board = s.board
    events.claimed(s, claim)
    route = board.claims.route[claim]
    locos = board.claims.locos[claim]
    length = board.length[route]
    seat = s.seat
    if length > locos:
        _pay(s, board.claims.colour[claim], length - locos)
    if locos > 0:
        _pay(s, LOCO, locos)
    s.wagons[seat] -= length
    s.points[seat] += POINTS[length]
    occupy(s, seat, route)
    s.claimed = route
    if len(s.deck) == 0:
        settle(s, False)  # the payment may be the first discards again (G4.14)
    s.phase = PASSENGER_A
    if not _anyone_at(s, board.place_a[route]):
        _passenger_b(s)


def occupy(s: Position, seat: i64, route: i64) -> None:
    """Puts the seat's wagons on the route, with what this closes and joins."""
    board = s.board
    s.owner[route] = seat
    _close(s, route, seat)
    _join(s, seat, board.node_a[route], board.node_b[route])


def is_open(s: Position, seat: i64, route: i64) -> bool:
    """Whether the route is neither owned nor closed to this seat."""
    board = s.board
    word = board.word[route]
    return s.free[word] & ~s.barred[seat * WORDS + word] & board.bit[route] != 0


def _pay(s: Position, kind: i64, count: i64) -> None:
    at = s.seat * KINDS + kind
    s.hands[at] -= count
    s.discard[kind] += count
    s.shown[at] = max(0, s.shown[at] - count)


def _close(s: Position, route: i64, seat: i64) -> None:
    """Takes the route, and those parallel to it where the rules close them, out of the open ones."""
    board = s.board
    s.free[board.word[route]] &= ~board.bit[route]
    for sibling in board.siblings[route]:
        if s.seats <= FEW_SEATS:  # G7.4
            s.free[board.word[sibling]] &= ~board.bit[sibling]
        else:
            s.barred[seat * WORDS + board.word[sibling]] |= board.bit[sibling]  # G7.2


def _join(s: Position, seat: i64, a: i64, b: i64) -> None:
    """Two sets of joined nodes become one, named by its lowest node, whatever the order of joining."""
    board = s.board
    net = s.net
    first = seat * board.nodes
    old = max(net[first + a], net[first + b])
    new = min(net[first + a], net[first + b])
    if old != new:
        for node in range(first, first + board.nodes):
            if net[node] == old:
                net[node] = new


def _anyone_at(s: Position, place: i64) -> bool:
    first = s.board.first_figure[place]  # those who are left stand in front
    return first < s.board.first_figure[place + 1] and s.figures[first] >= 0


def _take_passenger(s: Position, colour: i64) -> None:
    place = place_deciding(s)
    events.passenger(s, place, colour)
    if colour >= 0:
        i = s.board.first_figure[place]
        end = s.board.first_figure[place + 1]
        while s.figures[i] != colour:
            i += 1
        while i < end - 1:  # those behind move up
            s.figures[i] = s.figures[i + 1]
            i += 1
        s.figures[i] = -1
        s.carried[s.seat * FIGURE_KINDS + colour] += 1
    if s.phase == PASSENGER_A:
        _passenger_b(s)
    else:
        _end_claim(s)


def _passenger_b(s: Position) -> None:
    s.phase = PASSENGER_B
    if not _anyone_at(s, s.board.place_b[s.claimed]):
        _end_claim(s)


def _end_claim(s: Position) -> None:
    s.claimed = -1
    _end_action(s)


def _draw_tickets(s: Position, short: i64, long: i64) -> None:
    events.drew_tickets(s, short, long)
    at = s.seat * DRAWN
    for i in range(short + long):
        if i < short:
            s.short_deck, ticket = pop(s.short_deck)
        else:
            s.long_deck, ticket = pop(s.long_deck)
        s.pending[at + i] = ticket
        s.holder[ticket] = PENDING + s.seat
        s.returned[ticket] = -1
    s.revealed += 1
    if s.phase == TURN:
        s.phase = KEEP_TICKETS
    else:
        _next_at_setup(s, SETUP_KEEP)


def _keep(s: Position, mask: i64) -> None:
    events.kept(s, mask)
    seat = s.seat
    at = seat * DRAWN
    for i in range(DRAWN):
        ticket = s.pending[at + i]
        if ticket < 0:
            break
        s.pending[at + i] = -1
        if mask >> i & 1:
            s.holder[ticket] = seat
        else:  # under its deck, in drawn order: the last one drawn lies lowest (G10.9)
            s.holder[ticket] = IN_DECK
            s.returned[ticket] = seat
            if ticket < s.board.short_tickets:
                s.short_deck = put_under(s.short_deck, ticket)
            else:
                s.long_deck = put_under(s.long_deck, ticket)
    _end_action(s)


def put_under(deck: Row, ticket: i64) -> Row:
    """The deck with a ticket more at its bottom."""
    longer = vec[i64]([ticket] * (len(deck) + 1))
    for i in range(len(deck)):
        longer[i + 1] = deck[i]
    return longer


def _keep_at_setup(s: Position, mask: i64) -> None:
    events.kept(s, mask)
    seat = s.seat
    at = seat * DRAWN
    for i in range(DRAWN):
        s.holder[s.pending[at + i]] = seat if mask >> i & 1 else ASIDE - seat
        s.pending[at + i] = -1
    _next_at_setup(s, TURN)


def _next_at_setup(s: Position, following: i64) -> None:
    """The next seat decides the same; after the last one the `following` phase begins (G2.22)."""
    s.seat = (s.seat + 1) % s.seats
    if s.seat == s.start:
        s.phase = following
        if following == TURN:
            events.set_up(s)
            _shuffle_tickets(s)


def _shuffle_tickets(s: Position) -> None:
    """The rejected tickets go back and both decks are shuffled (G2.19, G2.20)."""
    board = s.board
    short = vec[i64]()
    long = vec[i64]()
    for ticket in range(board.ticket_count):
        if s.holder[ticket] <= ASIDE:
            s.holder[ticket] = IN_DECK
        if s.holder[ticket] == IN_DECK:
            if ticket < board.short_tickets:
                short = append(short, ticket)
            else:
                long = append(long, ticket)
    s.chance.mix(short)
    s.chance.mix(long)
    s.short_deck = short
    s.long_deck = long
    s.revealed += 1


def _end_action(s: Position) -> None:
    """Ends a turn in which something was done."""
    s.forced_passes = 0
    _end_turn(s)


def _end_turn(s: Position) -> None:
    s.turn += 1
    if s.turns_left < 0:
        if s.wagons[s.seat] <= LAST_WAGONS:  # G12.1
            s.turns_left = s.seats
            s.last_round_by = s.seat
            events.last_round(s)
    else:
        s.turns_left -= 1
    if s.turns_left == 0 or s.forced_passes == s.seats:  # G12.6, G3.7
        s.phase = OVER
        s.seat = -1
        events.over(s)
    else:
        s.phase = TURN
        s.seat = (s.seat + 1) % s.seats
