"""Another position that a seat could be in: what it cannot know is drawn anew.

The seat knows its own cards and tickets, the tickets it put back and where they lie, and the cards that
others took face up. Everything else is mixed and dealt again into the same places.
"""

from branchline.core.chance import GUESS, GUESSED_GAME, Chance, seeded
from branchline.core.native import Row, append, count, i64, pop, vec
from branchline.games.germany.actions import DRAWN, SIZE
from branchline.games.germany.legal import SETUP_LEAST, tickets_pending
from branchline.games.germany.pieces import KINDS
from branchline.games.germany.position import ASIDE, IN_DECK, OPEN_HANDS, OVER, PENDING, SETUP_KEEP, Position


def resample(s: Position, seat: i64, seed: int) -> None:
    """Draws anew, in place, what `seat` cannot know. The game's own chance goes on from a fresh stream too."""
    board = s.board
    chance = seeded(seed, GUESS)
    _deal_cards(s, seat, chance)
    if s.phase != OVER:  # at the end all tickets are known; only the order of the decks is not
        if s.phase == SETUP_KEEP:
            _choose_kept(s, seat, chance)
        _deal_tickets(s, seat, chance, 0, board.short_tickets)
        _deal_tickets(s, seat, chance, board.short_tickets, board.ticket_count)
    else:
        s.short_deck = _mix_deck(s, seat, chance, s.short_deck)
        s.long_deck = _mix_deck(s, seat, chance, s.long_deck)
    s.chance = seeded(chance.word(), GUESSED_GAME)


def _deal_cards(s: Position, seat: i64, chance: Chance) -> None:
    counts = vec[i64]([count(s.deck, kind) for kind in range(KINDS)])
    secret = vec[i64]()  # how many unknown cards each seat holds
    for other in range(s.seats):
        unknown: i64 = 0
        if other != seat and s.rules[OPEN_HANDS] == 0:
            for kind in range(KINDS):
                at = other * KINDS + kind
                extra = s.hands[at] - s.shown[at]
                unknown += extra
                s.hands[at] = s.shown[at]
                counts[kind] += extra
        secret = append(secret, unknown)
    pool = vec[i64]()
    for kind in range(KINDS):  # sorted, so that nothing of the true order is left
        for _ in range(counts[kind]):
            pool = append(pool, kind)
    chance.mix(pool)
    for other in range(s.seats):
        for _ in range(secret[other]):
            pool, card = pop(pool)
            s.hands[other * KINDS + card] += 1
    s.deck = pool


def _choose_kept(s: Position, seat: i64, chance: Chance) -> None:
    """Which of the four others kept at set-up is not known before all have chosen (G2.22)."""
    for other in range(s.seats):
        if other == seat or tickets_pending(s, other) > 0:
            continue
        mine = [t for t in range(s.board.ticket_count) if s.holder[t] == other or s.holder[t] == ASIDE - other]
        mask: i64 = 0
        while SIZE[mask] < SETUP_LEAST:
            mask = chance.below(2**DRAWN)
        for i, ticket in enumerate(mine):
            s.holder[ticket] = other if mask >> i & 1 else ASIDE - other


def _deal_tickets(s: Position, seat: i64, chance: Chance, first: i64, end: i64) -> None:
    """Deals the tickets of one kind that the seat cannot know into the places where some of them lie.

    Tickets and places are taken in an order that does not depend on the truth: whoever knows as much as the
    seat would deal the same.
    """
    unknown = vec[i64]([ticket for ticket in range(first, end) if not _known(s, seat, ticket)])
    deck = s.short_deck[:] if first == 0 else s.long_deck[:]
    holder = s.holder[:]
    returned = s.returned[:]
    chance.mix(unknown)
    for i in range(len(deck)):
        old = deck[i]
        if returned[old] != seat:
            unknown, ticket = pop(unknown)
            deck[i] = ticket
            s.holder[ticket] = IN_DECK
            s.returned[ticket] = returned[old]
    for other in range(s.seats):
        if other == seat:
            continue
        for i in range(other * DRAWN, (other + 1) * DRAWN):
            if first <= s.pending[i] < end:
                unknown, ticket = pop(unknown)
                s.pending[i] = _put(s, ticket, PENDING + other)
        for place in (other, ASIDE - other):
            for _ in range(count(holder[first:end], place)):
                unknown, ticket = pop(unknown)
                _put(s, ticket, place)
    if first == 0:
        s.short_deck = deck
    else:
        s.long_deck = deck


def _put(s: Position, ticket: i64, place: i64) -> i64:
    s.holder[ticket] = place
    s.returned[ticket] = -1
    return ticket


def _known(s: Position, seat: i64, ticket: i64) -> bool:
    holder = s.holder[ticket]
    if holder == IN_DECK:
        return s.returned[ticket] == seat
    return holder == seat or holder == ASIDE - seat or holder == PENDING + seat


def _mix_deck(s: Position, seat: i64, chance: Chance, deck: Row) -> Row:
    """Mixes a ticket deck whose content is known but whose order is not, save for the seat's own returns."""
    places = [i for i in range(len(deck)) if s.returned[deck[i]] != seat]
    marks = [s.returned[deck[i]] for i in places]
    mixed = vec[i64](sorted([deck[i] for i in places]))
    chance.mix(mixed)
    order = deck[:]
    for place, mark, ticket in zip(places, marks, mixed, strict=True):
        order[place] = ticket
        s.returned[ticket] = mark
    return order
