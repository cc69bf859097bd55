"""What happens, written down by the rules for whoever listens, and what of it a seat may know."""

from branchline.core import contract
from branchline.core.native import i64
from branchline.games.germany import scoring
from branchline.games.germany.actions import DRAWN
from branchline.games.germany.board import Board
from branchline.games.germany.pieces import CARDS, COLOURS, FIGURE_COLOURS, POINTS
from branchline.games.germany.position import SETUP_KEEP, Position
from branchline.games.germany.shapes import (
    Claimed,
    Drawn,
    DrawnUnseen,
    Event,
    Idle,
    Kept,
    KeptSecret,
    KeptUnseen,
    LastRound,
    Over,
    PassengerLeft,
    PassengerTaken,
    SetupDone,
    Shuffled,
    Swept,
    Taken,
    TicketsDrawn,
)


def drew(s: Position, card: i64) -> None:
    if s.heard is not None:
        # First, though an empty deck may have had to be shuffled for it.
        s.heard.insert(0, Drawn(kind="draw-own", player=s.seat, card=CARDS[card]))


def took(s: Position, card: i64) -> None:
    if s.heard is not None:
        s.heard.append(Taken(kind="take", player=s.seat, card=CARDS[card]))


def stopped(s: Position) -> None:
    if s.heard is not None:
        s.heard.append(Idle(kind="stop", player=s.seat))


def passed(s: Position) -> None:
    if s.heard is not None:
        s.heard.append(Idle(kind="pass", player=s.seat))


def drew_tickets(s: Position, short: i64, long: i64) -> None:
    if s.heard is not None:
        s.heard.append(TicketsDrawn(kind="tickets", player=s.seat, short=short, long=long))


def kept(s: Position, mask: i64) -> None:
    """Before the tickets drawn leave the place where they are pending."""
    if s.heard is not None:
        tickets = [s.board.tickets[s.pending[s.seat * DRAWN + i]] for i in range(DRAWN) if mask >> i & 1]
        s.heard.append(Kept(kind="keep-own", player=s.seat, tickets=tickets, setup=s.phase == SETUP_KEEP))


def set_up(s: Position) -> None:
    if s.heard is not None:
        kept = [sum(1 for t in range(s.board.ticket_count) if s.holder[t] == seat) for seat in range(s.seats)]
        s.heard.append(SetupDone(kind="setup-done", kept=kept))


def claimed(s: Position, claim: i64) -> None:
    if s.heard is not None:
        board = s.board
        route = board.claims.route[claim]
        colour = board.claims.colour[claim]
        s.heard.append(
            Claimed(
                kind="claim",
                player=s.seat,
                route=board.routes[route],
                a=board.places[board.place_a[route]],
                b=board.places[board.place_b[route]],
                length=board.length[route],
                points=POINTS[board.length[route]],
                colour=CARDS[colour] if colour < COLOURS else None,
                cards=board.length[route] - board.claims.locos[claim],
                locos=board.claims.locos[claim],
            )
        )


def passenger(s: Position, place: i64, colour: i64) -> None:
    """A negative colour: none was taken."""
    if s.heard is not None:
        places = s.board.places
        if colour < 0:
            s.heard.append(PassengerLeft(kind="passenger-none", player=s.seat, place=places[place]))
        else:
            s.heard.append(
                PassengerTaken(kind="passenger", player=s.seat, place=places[place], colour=FIGURE_COLOURS[colour])
            )


def shuffled(s: Position) -> None:
    if s.heard is not None:
        s.heard.append(Shuffled(kind="shuffle"))


def swept(s: Position, times: i64) -> None:
    if s.heard is not None:
        s.heard.append(Swept(kind="reset", times=times))


def last_round(s: Position) -> None:
    if s.heard is not None:
        s.heard.append(LastRound(kind="last-round", player=s.seat, wagons=s.wagons[s.seat]))


def over(s: Position) -> None:
    if s.heard is not None:
        places = scoring.ranks(s)
        winners = [seat for seat in range(s.seats) if places[seat] == 1]
        s.heard.append(Over(kind="over", winners=winners, score=scoring.final_scores(s)[winners[0]]))


def seen(board: Board, event: contract.Event, seat: int | None) -> contract.Event:
    """As this seat may know it: what others draw and keep is theirs alone."""
    if event.get("player") == seat:
        return event
    if event["kind"] == "draw-own":
        return _plain(DrawnUnseen(kind="draw", player=event["player"]))
    if event["kind"] == "keep-own":
        if event["setup"]:
            return _plain(KeptSecret(kind="keep-secret", player=event["player"]))
        short = sum(1 for ticket in event["tickets"] if board.ticket[ticket] < board.short_tickets)
        long = len(event["tickets"]) - short
        return _plain(KeptUnseen(kind="keep", player=event["player"], short=short, long=long))
    return event


def _plain(event: Event) -> contract.Event:
    plain: contract.Event = {**event}
    return plain
