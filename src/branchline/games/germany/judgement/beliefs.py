"""What the others hold, as far as the board tells: who has joined two places has mostly done it for a ticket.

A position drawn anew gives them any tickets, and most of those lie where they never built. Such rivals end with too few
points, and whoever tries ideas out against them takes a lost game for a won one.
"""

from typing import Final

from branchline.core.chance import GUESS, Chance, seeded
from branchline.core.native import Row, i64, vec
from branchline.games.germany.position import IN_DECK
from branchline.games.germany.scoring import complete
from branchline.games.germany.state import State

# In games of planners a ticket of which both places are joined is so many times as likely to be held as another.
JOINED: Final[i64] = 40


def suppose(s: State, seat: i64) -> None:
    """Draws anew, in place, what the others hold: of all that `seat` cannot tell apart, the likelier the oftener."""
    board = s.board
    chance = seeded(s.chance.copy().word(), GUESS)
    for other in range(s.seats):
        if other != seat:
            s.short_deck = _exchanged(s, seat, other, chance, s.short_deck, 0, board.short_tickets)
            s.long_deck = _exchanged(s, seat, other, chance, s.long_deck, board.short_tickets, board.ticket_count)


def _exchanged(s: State, seat: i64, other: i64, chance: Chance, deck: Row, first: i64, end: i64) -> Row:
    """The deck, after each ticket that the other holds has changed places with one of it, or has not."""
    held = [ticket for ticket in range(first, end) if s.holder[ticket] == other]
    if not held:
        return deck
    deck = deck[:]
    likely = vec[i64]([0 if s.returned[ticket] == seat else _likely(s, other, ticket) for ticket in deck])
    for ticket in held:
        every = _likely(s, other, ticket)
        for one in likely:
            every += one
        drawn = chance.below(every)
        for i in range(len(deck)):
            drawn -= likely[i]
            if drawn < 0:
                likely[i] = _likely(s, other, ticket)
                _exchange(s, other, ticket, deck[i])
                deck[i] = ticket
                break
    return deck


def _likely(s: State, other: i64, ticket: i64) -> i64:
    return JOINED if complete(s, other, ticket) else 1


def _exchange(s: State, other: i64, held: i64, lying: i64) -> None:
    s.holder[lying] = other
    s.holder[held] = IN_DECK
    s.returned[held] = s.returned[lying]
    s.returned[lying] = -1
