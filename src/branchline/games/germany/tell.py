"""What happened, as a seat may know it: the lines of the log."""

from branchline.core.contract import Json, Line
from branchline.games.germany import scoring
from branchline.games.germany.actions import (
    CLAIM,
    CLAIM_COLOUR,
    CLAIM_LOCOS,
    CLAIM_ROUTE,
    DRAW,
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
from branchline.games.germany.board import (
    CARDS,
    COLOURS,
    FIGURE_COLOURS,
    KINDS,
    LENGTH,
    PLACE_A,
    PLACE_B,
    PLACES,
    POINTS,
    ROUTES,
    SHORT_TICKETS,
    TICKET_COUNT,
    TICKETS,
)
from branchline.games.germany.legal import place_deciding
from branchline.games.germany.position import OVER, SETUP_KEEP, TURN, Position
from branchline.games.germany.text import positions
from branchline.games.germany.view import pending


def tell(before: Position, action: int, after: Position, seat: int | None) -> list[Line]:
    """The action and what followed from it, in the order it happened."""
    lines = [_told(before, action, after, seat)]
    if before.phase == SETUP_KEEP and after.phase == TURN:
        kept = [sum(1 for t in range(TICKET_COUNT) if after.holder[t] == s) for s in range(after.seats)]
        lines.append(Line("germany-log-setup-done", {"kept": kept}))
    if after.shuffles > before.shuffles:
        lines.append(Line("germany-log-shuffle", {}))
    if after.resets > before.resets:
        lines.append(Line("germany-log-reset", {"times": after.resets - before.resets}))
    if after.turns_left >= 0 > before.turns_left:
        by = after.last_round_by
        lines.append(Line("germany-log-last-round", {"player": by, "wagons": after.wagons[by]}))
    if after.phase == OVER:
        places = scoring.ranks(after)
        winners = [s for s in range(after.seats) if places[s] == 1]
        score = scoring.final_scores(after)[winners[0]]
        lines.append(Line("germany-log-over", {"winners": winners, "score": score}))
    return lines


def _told(before: Position, action: int, after: Position, seat: int | None) -> Line:
    actor = before.seat
    args: dict[str, Json] = {"player": actor}
    if action >= CLAIM:
        return _told_claim(actor, action - CLAIM)
    if action >= PASSENGER_NONE:
        args["place"] = PLACES[place_deciding(before)]
        if action == PASSENGER_NONE:
            return Line("germany-log-passenger-none", args)
        args["colour"] = FIGURE_COLOURS[action - PASSENGER]
        return Line("germany-log-passenger", args)
    if action > KEEP:
        drawn = pending(before, actor)
        return _told_keep(before, [drawn[i] for i in positions(action - KEEP)], seat)
    if action >= MIX:
        args["short"] = MIX_SHORT[action - MIX]
        args["long"] = MIX_LONG[action - MIX]
        return Line("germany-log-tickets", args)
    if action == PASS:
        return Line("germany-log-pass", args)
    if action == STOP:
        return Line("germany-log-stop", args)
    if action == DRAW:
        if seat != actor:
            return Line("germany-log-draw", args)
        args["card"] = CARDS[_drawn(before, after, actor)]
        return Line("germany-log-draw-own", args)
    args["card"] = CARDS[action - TAKE]
    return Line("germany-log-take", args)


def _told_claim(actor: int, claim: int) -> Line:
    route = CLAIM_ROUTE[claim]
    length = LENGTH[route]
    colour = CLAIM_COLOUR[claim]
    return Line(
        "germany-log-claim",
        {
            "player": actor,
            "route": ROUTES[route],
            "a": PLACES[PLACE_A[route]],
            "b": PLACES[PLACE_B[route]],
            "length": length,
            "points": POINTS[length],
            "colour": CARDS[colour] if colour < COLOURS else None,
            "cards": length - CLAIM_LOCOS[claim],
            "locos": CLAIM_LOCOS[claim],
        },
    )


def _told_keep(before: Position, kept: list[int], seat: int | None) -> Line:
    actor = before.seat
    if seat == actor:
        return Line("germany-log-keep-own", {"player": actor, "tickets": [TICKETS[t] for t in kept]})
    if before.phase == SETUP_KEEP:
        return Line("germany-log-keep-secret", {"player": actor})
    short = sum(1 for ticket in kept if ticket < SHORT_TICKETS)
    return Line("germany-log-keep", {"player": actor, "short": short, "long": len(kept) - short})


def _drawn(before: Position, after: Position, seat: int) -> int:
    """The kind of the card that came to the hand."""
    kind = 0
    while after.hands[seat * KINDS + kind] == before.hands[seat * KINDS + kind]:
        kind += 1
    return kind
