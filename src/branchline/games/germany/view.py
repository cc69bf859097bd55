"""What a seat may know: the one gate through which a position leaves the engine."""

from typing import Final

from branchline.core.contract import Json
from branchline.core.native import Row, i64, vec
from branchline.games.germany import scoring
from branchline.games.germany.actions import DRAWN
from branchline.games.germany.options import options_of
from branchline.games.germany.pieces import CARDS, FIGURE_COLOURS, FIGURE_KINDS, KINDS
from branchline.games.germany.position import (
    ASIDE,
    FEW_SEATS,
    OPEN_HANDS,
    OVER,
    PENDING,
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
        "deck": len(s.deck),
        "discard": card_counts(s.discard, 0),
        "display": [card_name(card) for card in s.display],
        "short_deck": len(s.short_deck),
        "long_deck": len(s.long_deck),
        "owners": owners(s),
        "closed": _closed(s) if s.seats <= FEW_SEATS else [],
        "passengers_at": passengers_at(s),
        "claimed": s.board.routes[s.claimed] if s.claimed >= 0 else None,
        "players": _players(s, me),
        "pending": [],
        "aside": [],
        "returned": [],
        "legal": [],
    }
    if me != NOBODY:
        seen["pending"] = [scoring.ticket_facts(s, me, t) for t in pending(s, me)]
        seen["aside"] = aside(s, me)
        seen["returned"] = _returned(s, s.short_deck, me) + _returned(s, s.long_deck, me)
        if me == s.seat:
            seen["legal"] = s.legal()
    if s.phase == OVER:
        seen["scores"] = scoring.final_scores(s)
        seen["ranks"] = scoring.ranks(s)
        seen["sheet"] = scoring.sheet(s)
    return seen


def _returned(s: Position, deck: Row, seat: i64) -> list[dict[str, Json]]:
    """The tickets in this deck whose place the seat knows."""
    return [{"id": s.board.tickets[deck[i]], "from_bottom": i} for i in range(len(deck)) if s.returned[deck[i]] == seat]


def _players(s: Position, me: i64) -> list[dict[str, Json]]:
    board = s.board
    held = vec[i64]([0] * (s.seats * 2))  # [seat * 2 + 1 if long]: tickets
    for ticket in range(board.ticket_count):
        holder = s.holder[ticket]
        if 0 <= holder < PENDING:
            held[holder * 2 + (0 if ticket < board.short_tickets else 1)] += 1
    return [_player(s, seat, me, held[seat * 2], held[seat * 2 + 1]) for seat in range(s.seats)]


def _player(s: Position, seat: i64, me: i64, short: i64, long: i64) -> dict[str, Json]:
    mine = seat == me
    over = s.phase == OVER
    at = seat * KINDS
    cards: i64 = 0
    for kind in range(KINDS):
        cards += s.hands[at + kind]
    return {
        "wagons": s.wagons[seat],
        "score": s.points[seat],
        "cards": cards,
        "shown": card_counts(s.shown, at),
        "passengers": figure_counts(s, seat),
        # How many each kept at set-up is told when all have chosen (G2.22).
        "tickets": {"short": short, "long": long} if mine or s.phase != SETUP_KEEP else None,
        "pending": _pending_counts(s, seat),
        # The end shows all tickets (G13.2); hands it leaves closed (G4.15).
        "hand": card_counts(s.hands, at) if mine or s.rules[OPEN_HANDS] == 1 else None,
        "held": [scoring.ticket_facts(s, seat, t) for t in tickets_at(s, seat)] if mine or over else None,
    }


def _pending_counts(s: Position, seat: i64) -> dict[str, int]:
    short: i64 = 0
    long: i64 = 0
    for i in range(seat * DRAWN, (seat + 1) * DRAWN):
        if s.pending[i] >= s.board.short_tickets:
            long += 1
        elif s.pending[i] >= 0:
            short += 1
    return {"short": short, "long": long}


def tickets_at(s: Position, place: i64) -> Row:
    """The tickets whose place this is, in their order."""
    return vec[i64]([ticket for ticket in range(s.board.ticket_count) if s.holder[ticket] == place])


def card_name(card: int) -> str | None:
    return CARDS[card] if card >= 0 else None


def card_counts(counts: Row, at: i64) -> dict[str, int]:
    """Counts of cards from this index on, without zeros."""
    cards: dict[str, int] = {}
    for kind in range(KINDS):
        if counts[at + kind]:
            cards[CARDS[kind]] = counts[at + kind]
    return cards


def figure_counts(s: Position, seat: i64) -> dict[str, int]:
    at = seat * FIGURE_KINDS
    carried = s.carried
    figures: dict[str, int] = {}
    for colour in range(FIGURE_KINDS):
        if carried[at + colour]:
            figures[FIGURE_COLOURS[colour]] = carried[at + colour]
    return figures


def passengers_at(s: Position) -> dict[str, list[str]]:
    """The passengers still standing, by place; places without any are left out."""
    board = s.board
    standing: dict[str, list[str]] = {}
    figures = s.figures
    for place in range(board.place_count):
        first = board.first_figure[place]
        end = board.first_figure[place + 1]
        if first < end and figures[first] >= 0:
            waiting = [FIGURE_COLOURS[figures[first]]]
            for i in range(first + 1, end):
                if figures[i] >= 0:
                    waiting.append(FIGURE_COLOURS[figures[i]])
            standing[board.places[place]] = waiting
    return standing


def owners(s: Position) -> dict[str, int]:
    board = s.board
    owned: dict[str, int] = {}
    owner = s.owner
    for route in range(board.route_count):
        if owner[route] >= 0:
            owned[board.routes[route]] = owner[route]
    return owned


def _closed(s: Position) -> list[str]:
    """The routes that are free, but open to nobody any more (G7.4)."""
    board = s.board
    routes: list[str] = []
    owner = s.owner
    for route in range(board.route_count):
        if owner[route] < 0 and not s.free[board.word[route]] & board.bit[route]:
            routes.append(board.routes[route])
    return routes


def pending(s: Position, seat: i64) -> list[int]:
    """Tickets drawn and not yet decided, in drawn order."""
    return [ticket for ticket in s.pending[seat * DRAWN : (seat + 1) * DRAWN] if ticket >= 0]


def aside(s: Position, seat: i64) -> list[str]:
    """Tickets this seat rejected at set-up, until they are shuffled in."""
    return [s.board.tickets[ticket] for ticket in tickets_at(s, ASIDE - seat)]
