"""Why an action is not legal: the rule, and one sentence that says what is allowed.

The English text stands here so that the engine needs no catalogue; `tests/locale` holds it equal to
the English catalogue.
"""

from typing import Final

from branchline.core.contract import Json, is_action
from branchline.core.errors import IllegalMove, refuse
from branchline.games.germany import legal
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
    SIZE,
    STOP,
    TAKE,
)
from branchline.games.germany.pieces import CARDS, COLOURS, FIGURE_COLOURS, GREY, KINDS, LOCO
from branchline.games.germany.position import (
    FEW_SEATS,
    KEEP_TICKETS,
    OVER,
    PASSENGER_A,
    PASSENGER_B,
    PHASES,
    SECOND,
    SETUP_KEEP,
    SETUP_MIX,
    TURN,
    Position,
)
from branchline.games.germany.rules import is_open

_ENGLISH: Final = {
    "daenemark": "Denmark",
    "frankreich": "France",
    "niederlande": "the Netherlands",
    "oesterreich": "Austria",
    "schweiz": "Switzerland",
}
# What has to be decided first, and the rule that says so.
_PHASE_TEXT: Final = (
    "choose how many short and long tickets to draw",
    "choose which tickets to keep",
    "take cards, claim a route or draw tickets",
    "take the second card",
    "choose a passenger at the first end of the route",
    "choose a passenger at the second end of the route",
    "choose which tickets to keep",
)
_PHASE_RULE: Final = ("G2.16", "G2.18", "G3.3", "G3.4", "G3.4", "G3.4", "G3.4")


def _name(s: Position, place: int) -> str:
    """A place in English: the file says the names of countries in the board's own language."""
    return _ENGLISH.get(s.board.places[place], s.board.names[place])


def _many(count: int, one: str, many: str) -> str:
    return f"{count} {one if count == 1 else many}"


def refusal(s: Position, action: object) -> IllegalMove | None:
    """None if the action is legal now, else why it is not."""
    if not is_action(action, s.board.actions):
        given = repr(action)
        text = f"There is no action {given}; choose one of those that are possible now."
        return refuse("G3.3", "unknown-action", text, action=given)
    assert isinstance(action, int)
    if s.phase == OVER:
        return refuse("G12.6", "over", "The game is over; there is nothing left to play.")
    if action >= CLAIM:
        return _why_not_claim(s, action - CLAIM) if s.phase == TURN else _other_phase(s)
    if action >= PASSENGER_NONE:
        deciding = s.phase == PASSENGER_A or s.phase == PASSENGER_B
        return _why_not_passenger(s, action - PASSENGER) if deciding else _other_phase(s)
    if action > KEEP:
        deciding = s.phase == KEEP_TICKETS or s.phase == SETUP_KEEP
        return _why_not_keep(s, action - KEEP) if deciding else _other_phase(s)
    if action >= MIX:
        deciding = s.phase == TURN or s.phase == SETUP_MIX
        return _why_not_mix(s, MIX_SHORT[action - MIX], MIX_LONG[action - MIX]) if deciding else _other_phase(s)
    if action == PASS:
        return _why_not_pass(s)
    if action == STOP:
        return _why_not_stop(s) if s.phase == SECOND else _other_phase(s)
    if s.phase != TURN and s.phase != SECOND:
        return _other_phase(s)
    return _why_not_card(s, action)


def _other_phase(s: Position, rule: str = "") -> IllegalMove:
    text = f"Something else comes first: {_PHASE_TEXT[s.phase]}."
    return refuse(rule or _PHASE_RULE[s.phase], "phase", text, phase=PHASES[s.phase])


def _why_not_pass(s: Position) -> IllegalMove | None:
    if s.phase == SECOND:  # not a second thing to do, but a way round the second card
        return _why_not_stop(s) or _other_phase(s, "G4.5")
    if s.phase != TURN:
        return _other_phase(s)
    if s.legal() == [PASS]:
        return None
    text = "Passing is allowed only when nothing else is possible; take cards, claim a route or draw tickets."
    return refuse("G3.5", "must-act", text)


def _why_not_stop(s: Position) -> IllegalMove | None:
    if STOP in s.legal():
        return None
    return refuse("G4.5", "must-draw", "A second card can still be taken, so it has to be.")


def _why_not_card(s: Position, action: int) -> IllegalMove | None:
    """Why this card cannot be taken face up, or none drawn unseen."""
    if action in s.legal():
        return None
    if not legal.can_draw(s) and legal.kinds_on_offer(s) == 0:
        text = "The deck and the discard pile are empty, so no cards can be taken; claim a route or draw tickets."
        return refuse("G4.12", "draw-without-deck", text)
    if action == DRAW:
        text = "The deck and the discard pile are empty; only what lies face up can be taken."
        return refuse("G4.9", "deck-empty", text)
    kind = action - TAKE
    if kind not in s.display:
        card = "a locomotive" if kind == LOCO else f"{_a(CARDS[kind])} card"
        text = f"None of the face-up cards is {card}; take one of those that lie there."
        return refuse("G4.2", "no-such-card", text, card=CARDS[kind])
    text = "A face-up locomotive cannot be the second card; take a card of a colour or draw from the deck."
    return refuse("G5.3", "second-loco", text)


def _a(word: str) -> str:
    return f"an {word}" if word[0] in "aeiou" else f"a {word}"


def _mix(short: int, long: int) -> str:
    parts = []
    if short:
        parts.append(_many(short, "short ticket", "short tickets"))
    if long:
        parts.append(_many(long, "long ticket", "long tickets"))
    return " and ".join(parts)


def _why_not_mix(s: Position, short: int, long: int) -> IllegalMove | None:
    short_deck = len(s.short_deck)
    long_deck = len(s.long_deck)
    need = min(DRAWN, short_deck + long_deck)
    if need == 0:
        return refuse("G10.5", "no-tickets", "There are no tickets left; take cards or claim a route.")
    if short + long != need:
        rule = "G2.14" if s.phase == SETUP_MIX else "G10.2" if need == DRAWN else "G10.3"
        verb = "has" if need == 1 else "have"
        text = f"{_many(need, 'ticket', 'tickets')} {verb} to be drawn, not {_mix(short, long)}."
        return refuse(rule, "mix-total", text, short=short, long=long, need=need)
    if short > short_deck or long > long_deck:
        text = f"The decks hold {short_deck} short and {long_deck} long tickets; {_mix(short, long)} cannot be drawn."
        return refuse("G10.4", "mix-deck", text, short=short, long=long, short_deck=short_deck, long_deck=long_deck)
    return None


def _why_not_keep(s: Position, mask: int) -> IllegalMove | None:
    drawn = legal.tickets_pending(s, s.seat)
    if mask >> drawn:
        others = "no other can be kept" if drawn == 1 else "no others can be kept"
        verb = "was" if drawn == 1 else "were"
        text = f"Only {_many(drawn, 'ticket', 'tickets')} {verb} drawn; {others}."
        return refuse("G10.7", "keep-missing", text, drawn=drawn)
    if s.phase == SETUP_KEEP and SIZE[mask] < legal.SETUP_LEAST:  # during play any one will do, and none is no action
        least = legal.SETUP_LEAST
        return refuse("G2.18", "keep-few", f"At least {least} of these tickets have to be kept.", least=least)
    return None


def _why_not_passenger(s: Position, colour: int) -> IllegalMove | None:
    board = s.board
    if (PASSENGER + colour if colour >= 0 else PASSENGER_NONE) in s.legal():
        return None
    place = legal.place_deciding(s)
    if colour < 0:
        text = f"A passenger has to be taken in {_name(s, place)}; choose one of those that stand there."
        return refuse("G8.2", "passenger-must", text, place=board.places[place])
    name = FIGURE_COLOURS[colour]
    text = f"There is no {name} passenger in {_name(s, place)}; choose one that stands there."
    return refuse("G8.3", "passenger-absent", text, place=board.places[place], colour=name)


def _why_not_claim(s: Position, claim: int) -> IllegalMove | None:
    board = s.board
    route = board.claims.route[claim]
    why = why_not_route(s, s.seat, route)
    if why is not None:
        return why
    locos = board.claims.locos[claim]
    need = ((board.claims.colour[claim], board.length[route] - locos), (LOCO, locos))
    for kind, count in need:
        have = s.hands[s.seat * KINDS + kind]
        if count > have:
            card = "locomotive" if kind == LOCO else f"{CARDS[kind]} card"
            cards = _a(card) if count == 1 else f"{count} {card}s"
            text = f"This payment takes {cards}, and you have {have}."
            return refuse("G6.2", "payment", text, card=CARDS[kind], need=count, have=have)
    return None


def why_not_route(s: Position, seat: int, route: int) -> IllegalMove | None:
    """Why this seat cannot claim the route with any payment."""
    board = s.board
    name = f"{_short_name(s, board.place_a[route])}–{_short_name(s, board.place_b[route])}"
    slug = board.routes[route]
    length = board.length[route]
    owner = s.owner[route]
    if owner >= 0:
        text = f"{name} already belongs to Player {owner + 1}; only a free route can be claimed."
        return refuse("G6.12", "route-owned", text, route=slug, owner=owner)
    if not is_open(s, seat, route):
        if s.seats <= FEW_SEATS:
            text = f"{name} is closed: with {s.seats} players only one of the parallel routes can be claimed."
            return refuse("G7.4", "route-closed", text, route=slug, seats=s.seats)
        text = f"A player can own only one of the parallel routes {name}, and you own one already."
        return refuse("G7.2", "route-parallel", text, route=slug)
    wagons = s.wagons[seat]
    if length > wagons:
        text = f"{name} takes {_many(length, 'wagon', 'wagons')}, and you have {wagons} left."
        return refuse("G6.11", "route-wagons", text, route=slug, length=length, wagons=wagons)
    hand = s.hands[seat * KINDS : (seat + 1) * KINDS]
    colour = board.colour[route]
    most = hand[LOCO] + (max(hand[:COLOURS]) if colour == GREY else hand[colour])
    if most < length:
        grey = colour == GREY
        kind = "" if grey else f"{CARDS[colour]} "
        cards = f"1 {kind}card" if length == 1 else f"{length} {kind}cards" + (" of one colour" if grey else "")
        text = f"{name} costs {cards} or {'locomotive' if length == 1 else 'locomotives'}; you can pay {most}."
        colour_name = "grey" if grey else CARDS[colour]
        return refuse("G6.2", "route-cards", text, route=slug, length=length, colour=colour_name, most=most)
    return None


def _short_name(s: Position, place: int) -> str:
    return _name(s, place).removeprefix("the ")


def why(s: Position, seat: int, about: Json) -> IllegalMove | None:
    """Why a thing on the board offers this seat nothing, be it now or, out of turn, at its next one."""
    board = s.board
    if not isinstance(about, dict) or list(about) != ["route"] or str(about["route"]) not in board.route:
        raise ValueError(f"about: {about!r} is not possible; ask about a route of this board")
    route = board.route[str(about["route"])]
    if s.phase == OVER:
        return refusal(s, board.claims.first[route])
    refused = why_not_route(s, seat, route)
    if refused is None and s.seat == seat and s.phase != TURN:
        return _other_phase(s)
    return refused
