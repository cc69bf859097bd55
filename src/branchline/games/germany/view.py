"""What a seat may know: the one gate through which a position leaves the engine."""

from typing import Final

from branchline.core.contract import Json
from branchline.core.native import Row, i64, total
from branchline.games.germany import legal, scoring
from branchline.games.germany.actions import DRAWN
from branchline.games.germany.board import (
    BIT,
    CARDS,
    FIGURE_COLOURS,
    FIGURE_KINDS,
    FIRST_FIGURE,
    KINDS,
    PLACES,
    ROUTE_COUNT,
    ROUTES,
    SHORT_TICKETS,
    TICKET_COUNT,
    TICKETS,
    WORD,
)
from branchline.games.germany.options import options_of
from branchline.games.germany.position import (
    ASIDE,
    OPEN_HANDS,
    OVER,
    PHASES,
    SETUP_KEEP,
    Position,
)

NOBODY: Final = -1  # a spectator, as a seat


def view(s: Position, seat: int | None) -> dict[str, Json]:
    """All that this seat may know; None is a spectator."""
    me = NOBODY if seat is None else seat
    seen: dict[str, Json] = {
        "game": "germany",
        "seats": s.seats,
        "options": options_of(s.rules),
        "you": seat,
        "seat": s.seat if s.seat >= 0 else None,
        "phase": PHASES[s.phase],
        "turn": s.turn,
        "over": s.phase == OVER,
        "start": s.start,
        "turns_left": s.turns_left if s.turns_left >= 0 else None,
        "last_round_by": s.last_round_by if s.last_round_by >= 0 else None,
        "forced_passes": s.forced_passes,
        "resets": s.resets,
        "shuffles": s.shuffles,
        "deck": len(s.deck),
        "discard": card_counts(s.discard, 0),
        "display": [card_name(card) for card in s.display],
        "short_deck": len(s.short_deck),
        "long_deck": len(s.long_deck),
        "owners": owners(s),
        "closed": [ROUTES[route] for route in range(ROUTE_COUNT) if closed(s, route)],
        "passengers_at": passengers_at(s),
        "claimed": ROUTES[s.claimed] if s.claimed >= 0 else None,
        "players": [_player(s, other, me) for other in range(s.seats)],
        "pending": [],
        "aside": [],
        "returned": [],
        "legal": [],
    }
    if me != NOBODY:
        seen["pending"] = [scoring.ticket_facts(s, me, t) for t in pending(s, me)]
        seen["aside"] = aside(s, me)
        seen["returned"] = [
            {"id": TICKETS[ticket], "from_bottom": i}
            for deck in (s.short_deck, s.long_deck)
            for i, ticket in enumerate(deck)
            if s.returned[ticket] == me
        ]
        if me == s.seat:
            seen["legal"] = legal.legal(s)
    if s.phase == OVER:
        seen["scores"] = scoring.final_scores(s)
        seen["ranks"] = scoring.ranks(s)
        seen["sheet"] = scoring.sheet(s)
    return seen


def _player(s: Position, seat: int, me: int) -> dict[str, Json]:
    mine = seat == me
    over = s.phase == OVER
    held = [ticket for ticket in range(TICKET_COUNT) if s.holder[ticket] == seat]
    drawn = pending(s, seat)
    return {
        "wagons": s.wagons[seat],
        "score": s.points[seat],
        "cards": total(s.hands[seat * KINDS : (seat + 1) * KINDS]),
        "shown": card_counts(s.shown, seat * KINDS),
        "passengers": figure_counts(s, seat),
        # How many each kept at set-up is told when all have chosen (G2.22).
        "tickets": _mix(held) if mine or s.phase != SETUP_KEEP else None,
        "pending": _mix(drawn),
        "hand": card_counts(s.hands, seat * KINDS) if mine or over or s.rules[OPEN_HANDS] == 1 else None,
        "held": [scoring.ticket_facts(s, seat, t) for t in held] if mine or over else None,
    }


def _mix(tickets: list[int]) -> dict[str, int]:
    short = sum(1 for ticket in tickets if ticket < SHORT_TICKETS)
    return {"short": short, "long": len(tickets) - short}


def card_name(card: int) -> str | None:
    return CARDS[card] if card >= 0 else None


def card_counts(counts: Row, at: i64) -> dict[str, int]:
    """Counts of cards from this index on, without zeros."""
    return {CARDS[kind]: counts[at + kind] for kind in range(KINDS) if counts[at + kind]}


def figure_counts(s: Position, seat: int) -> dict[str, int]:
    at = seat * FIGURE_KINDS
    return {FIGURE_COLOURS[k]: s.carried[at + k] for k in range(FIGURE_KINDS) if s.carried[at + k]}


def passengers_at(s: Position) -> dict[str, list[str]]:
    """The passengers still standing, by place; places without any are left out."""
    standing: dict[str, list[str]] = {}
    for place, name in enumerate(PLACES):
        colours = [s.figures[i] for i in range(FIRST_FIGURE[place], FIRST_FIGURE[place + 1]) if s.figures[i] >= 0]
        if colours:
            standing[name] = [FIGURE_COLOURS[colour] for colour in colours]
    return standing


def owners(s: Position) -> dict[str, int]:
    return {ROUTES[route]: s.owner[route] for route in range(ROUTE_COUNT) if s.owner[route] >= 0}


def closed(s: Position, route: int) -> bool:
    """Free, but open to nobody any more (G7.4)."""
    return s.owner[route] < 0 and not s.free[WORD[route]] & BIT[route]


def pending(s: Position, seat: int) -> list[int]:
    """Tickets drawn and not yet decided, in drawn order."""
    return [ticket for ticket in s.pending[seat * DRAWN : (seat + 1) * DRAWN] if ticket >= 0]


def aside(s: Position, seat: int) -> list[str]:
    """Tickets this seat rejected at set-up, until they are shuffled in."""
    return [TICKETS[ticket] for ticket in range(TICKET_COUNT) if s.holder[ticket] == ASIDE - seat]
