"""A position in plain words, and back. Loading checks that every piece exists and lies in one place only."""

from typing import Final

from branchline.core.chance import MASK, Chance
from branchline.core.contract import Json
from branchline.core.native import count, i64, vec
from branchline.core.reading import counts, counts_by_seat, fields, items, named, whole, whole_or_none
from branchline.games.germany import legal, rules
from branchline.games.germany.actions import DRAWN
from branchline.games.germany.options import options_of
from branchline.games.germany.pieces import (
    CARDS,
    COPIES,
    FIGURE_COLOURS,
    FIGURE_KINDS,
    FIGURES,
    FIGURES_EACH,
    KINDS,
    SLOTS,
    START_WAGONS,
)
from branchline.games.germany.position import ASIDE, IN_DECK, OVER, PENDING, PHASES, SETUP_KEEP, Position
from branchline.games.germany.view import (
    aside,
    card_counts,
    card_name,
    figure_counts,
    owners,
    passengers_at,
    pending,
)

RULES_VERSION: Final = 1
MANY: Final = 10**9

_CARD: Final = {name: kind for kind, name in enumerate(CARDS)}
_FIGURE: Final = {name: colour for colour, name in enumerate(FIGURE_COLOURS)}
_PHASE: Final = {name: phase for phase, name in enumerate(PHASES)}
# fmt: off
FIELDS: Final = (
    "game", "rules", "board", "seats", "options", "chance", "start", "seat", "phase", "turn", "turns_left",
    "last_round_by", "forced_passes", "revealed", "deck", "discard", "display", "hands",
    "shown", "wagons", "score", "owners", "passengers_at", "passengers_of", "tickets", "pending", "aside",
    "short_deck", "long_deck", "returned", "claimed",
)
# fmt: on


def snapshot(s: Position) -> dict[str, Json]:
    """The whole position."""
    board = s.board
    seats = range(s.seats)
    return {
        "game": "germany",
        "rules": RULES_VERSION,
        "board": board.stamp,
        "seats": s.seats,
        "options": options_of(s.rules),
        "chance": s.chance.words(),
        "start": s.start,
        "seat": s.seat if s.seat >= 0 else None,
        "phase": PHASES[s.phase],
        "turn": s.turn,
        "turns_left": s.turns_left if s.turns_left >= 0 else None,
        "last_round_by": s.last_round_by if s.last_round_by >= 0 else None,
        "forced_passes": s.forced_passes,
        "revealed": s.revealed,
        "deck": [CARDS[card] for card in reversed(list(s.deck))],
        "discard": card_counts(s.discard, 0),
        "display": [card_name(card) for card in s.display],
        "hands": [card_counts(s.hands, seat * KINDS) for seat in seats],
        "shown": [card_counts(s.shown, seat * KINDS) for seat in seats],
        "wagons": list(s.wagons),
        "score": list(s.points),
        "owners": owners(s),
        "passengers_at": passengers_at(s),
        "passengers_of": [figure_counts(s, seat) for seat in seats],
        "tickets": [[board.tickets[t] for t in range(board.ticket_count) if s.holder[t] == seat] for seat in seats],
        "pending": [[board.tickets[t] for t in pending(s, seat)] for seat in seats],
        "aside": [aside(s, seat) for seat in seats],
        "short_deck": [board.tickets[ticket] for ticket in reversed(list(s.short_deck))],
        "long_deck": [board.tickets[ticket] for ticket in reversed(list(s.long_deck))],
        "returned": {board.tickets[t]: s.returned[t] for t in range(board.ticket_count) if s.returned[t] >= 0},
        "claimed": board.routes[s.claimed] if s.claimed >= 0 else None,
    }


def fill(s: Position, data: dict[str, Json]) -> None:
    """Lays what the snapshot says on an empty table."""
    _fill_clockwork(s, data)
    _fill_cards(s, data)
    _fill_routes(s, data)
    _fill_figures(s, data)
    _fill_tickets(s, data)
    if s.phase == SETUP_KEEP:
        for seat in range(s.seats):
            due = (seat - s.start) % s.seats >= (s.seat - s.start) % s.seats
            if legal.tickets_pending(s, seat) != (DRAWN if due else 0):
                raise ValueError(f"snapshot.pending[{seat}]: {DRAWN} tickets until the seat has chosen, then none")
    elif s.phase != OVER and not s.legal():
        raise ValueError(f"snapshot.phase: nothing can be decided in phase {PHASES[s.phase]!r} of this position")


def _fill_clockwork(s: Position, data: dict[str, Json]) -> None:
    last = s.seats - 1
    words = [whole(word, "snapshot.chance", 0, MASK) for word in items(data["chance"], "snapshot.chance", 4)]
    s.chance = Chance(words[0], words[1], words[2], words[3])
    s.start = whole(data["start"], "snapshot.start", 0, last)
    s.phase = named(data["phase"], "snapshot.phase", _PHASE, f"phase; allowed are {', '.join(PHASES)}")
    s.seat = whole_or_none(data["seat"], "snapshot.seat", 0, last)
    if (s.seat < 0) != (s.phase == OVER):
        raise ValueError("snapshot.seat: null is for a game that is over, and only for that")
    s.turn = whole(data["turn"], "snapshot.turn", 0, MANY)
    s.turns_left = whole_or_none(data["turns_left"], "snapshot.turns_left", 0 if s.phase == OVER else 1, s.seats)
    s.last_round_by = whole_or_none(data["last_round_by"], "snapshot.last_round_by", 0, last)
    if (s.turns_left < 0) != (s.last_round_by < 0):
        raise ValueError("snapshot.last_round_by: null without a last round, a seat with one")
    most_passes = s.seats if s.phase == OVER else s.seats - 1
    s.forced_passes = whole(data["forced_passes"], "snapshot.forced_passes", 0, most_passes)
    s.revealed = whole(data["revealed"], "snapshot.revealed", 0, MANY)


def _fill_cards(s: Position, data: dict[str, Json]) -> None:
    deck = [named(card, "snapshot.deck", _CARD, "card") for card in items(data["deck"], "snapshot.deck")]
    s.deck = vec[i64](deck[::-1])
    s.display = vec[i64](
        [
            -1 if card is None else named(card, "snapshot.display", _CARD, "card")
            for card in items(data["display"], "snapshot.display", SLOTS)
        ]
    )
    s.discard = vec[i64](counts(data["discard"], "snapshot.discard", _CARD, COPIES))
    s.hands = vec[i64](counts_by_seat(data["hands"], "snapshot.hands", s.seats, _CARD, COPIES))
    s.shown = vec[i64](counts_by_seat(data["shown"], "snapshot.shown", s.seats, _CARD, COPIES))
    for i in range(s.seats * KINDS):
        if s.shown[i] > s.hands[i]:
            raise ValueError(f"snapshot.shown[{i // KINDS}]: more {CARDS[i % KINDS]} cards shown than held")
    for kind in range(KINDS):
        held = sum([s.hands[seat * KINDS + kind] for seat in range(s.seats)])
        there = count(s.deck, kind) + count(s.display, kind) + s.discard[kind] + held
        if there != COPIES[kind]:
            raise ValueError(f"snapshot: {there} {CARDS[kind]} cards; the game has {COPIES[kind]}")


def _fill_routes(s: Position, data: dict[str, Json]) -> None:
    board = s.board
    for i, value in enumerate(items(data["wagons"], "snapshot.wagons", s.seats)):
        s.wagons[i] = whole(value, f"snapshot.wagons[{i}]", 0, START_WAGONS)
    for i, value in enumerate(items(data["score"], "snapshot.score", s.seats)):
        s.points[i] = whole(value, f"snapshot.score[{i}]", 0, MANY)
    for name, seat in fields(data["owners"], "snapshot.owners").items():
        route = named(name, "snapshot.owners", board.route, "route of this board")
        owner = whole(seat, f"snapshot.owners.{name}", 0, s.seats - 1)
        if not rules.is_open(s, owner, route):
            raise ValueError(f"snapshot.owners.{name}: closed to seat {owner} by a parallel route that is owned")
        rules.occupy(s, owner, route)
    if data["claimed"] is not None:
        s.claimed = named(data["claimed"], "snapshot.claimed", board.route, "route of this board")
    if (s.claimed >= 0) != (PHASES[s.phase].startswith("passenger")):
        raise ValueError("snapshot.claimed: a route is needed while passengers are chosen, and only then")


def _fill_figures(s: Position, data: dict[str, Json]) -> None:
    board = s.board
    figures = [-1] * FIGURES
    for name, colours in fields(data["passengers_at"], "snapshot.passengers_at").items():
        place = named(name, "snapshot.passengers_at", board.place, "place of this board")
        where = f"snapshot.passengers_at.{name}"
        first = board.first_figure[place]
        room = board.first_figure[place + 1] - first
        standing = items(colours, where)
        if len(standing) > room:
            raise ValueError(f"{where}: {len(standing)} passengers; at most {room} stand there")
        for i, colour in enumerate(standing):
            figures[first + i] = named(colour, where, _FIGURE, "colour of passengers")
    s.figures = vec[i64](figures)
    s.carried = vec[i64](
        counts_by_seat(
            data["passengers_of"], "snapshot.passengers_of", s.seats, _FIGURE, (FIGURES_EACH,) * FIGURE_KINDS
        )
    )
    for colour in range(FIGURE_KINDS):
        carried = sum([s.carried[seat * FIGURE_KINDS + colour] for seat in range(s.seats)])
        there = count(s.figures, colour) + carried
        if there > FIGURES_EACH:
            raise ValueError(f"snapshot: {there} {FIGURE_COLOURS[colour]} passengers; the game has {FIGURES_EACH}")


def _fill_tickets(s: Position, data: dict[str, Json]) -> None:
    board = s.board
    placed = [False] * board.ticket_count

    def pick(value: Json, place: str) -> list[int]:
        tickets = [named(ticket, place, board.ticket, "ticket of this board") for ticket in items(value, place)]
        for ticket in tickets:
            if placed[ticket]:
                raise ValueError(f"{place}: the ticket {board.tickets[ticket]!r} lies in two places")
            placed[ticket] = True
        return tickets

    for seat in range(s.seats):
        for key, keeper in (("tickets", seat), ("aside", ASIDE - seat), ("pending", PENDING + seat)):
            rows = items(data[key], f"snapshot.{key}", s.seats)
            tickets = pick(rows[seat], f"snapshot.{key}[{seat}]")
            for ticket in tickets:
                s.holder[ticket] = keeper
            if key == "pending":
                if len(tickets) > DRAWN:
                    raise ValueError(f"snapshot.pending[{seat}]: at most {DRAWN} tickets are drawn at once")
                for i, ticket in enumerate(tickets):
                    s.pending[seat * DRAWN + i] = ticket
    s.short_deck = vec[i64](pick(data["short_deck"], "snapshot.short_deck")[::-1])
    s.long_deck = vec[i64](pick(data["long_deck"], "snapshot.long_deck")[::-1])
    for deck, name, short in ((s.short_deck, "short_deck", True), (s.long_deck, "long_deck", False)):
        for ticket in deck:
            if (ticket < board.short_tickets) != short:
                raise ValueError(f"snapshot.{name}: {board.tickets[ticket]!r} belongs to the other deck")
    missing = [board.tickets[ticket] for ticket in range(board.ticket_count) if not placed[ticket]]
    if missing:
        raise ValueError(f"snapshot: the ticket {missing[0]!r} lies nowhere")
    for name, knower in fields(data["returned"], "snapshot.returned").items():
        ticket = named(name, "snapshot.returned", board.ticket, "ticket of this board")
        if s.holder[ticket] != IN_DECK:
            raise ValueError(f"snapshot.returned: the ticket {name!r} lies in no deck")
        s.returned[ticket] = whole(knower, f"snapshot.returned.{name}", 0, s.seats - 1)
