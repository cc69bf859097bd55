"""The rules: what a position has, what may be done in it, and what then happens."""

from typing import Final

from tests.tiny.board import CARDS, LENGTH, TRACKS, VALUE
from tests.tiny.shapes import Done, Drawn, Laid, Over

from branchline.core.chance import seeded
from branchline.core.contract import Json, is_action, ranked
from branchline.core.errors import IllegalMove, refuse
from branchline.core.fields import Fields
from branchline.core.native import Choices, count, i64
from branchline.core.state import GameState

DRAW: Final = len(TRACKS)  # actions: a rail on each track, then these two
DONE: Final = DRAW + 1
ACTIONS: Final = DONE + 1
RAILS_A_TURN: Final = 2
BAG: Final = -1  # whose a card is that nobody has drawn
TURN: Final = 0
OVER: Final = 1
# Indices into `rules`.
TURNS: Final = 0
OPEN_CARDS: Final = 1
LIMIT: Final = 2


class Position(GameState):
    """Everything that lies on the table."""

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.laid = fields.number(0)  # rails, in this turn
        self.drawn = fields.number(0)  # cards, in this turn
        self.rules = fields.row(3, 0)  # the options, as numbers
        self.rails = fields.row(len(TRACKS), 0)
        self.points = fields.row(self.seats, 0)
        self.holder = fields.row(len(CARDS), BAG)  # by card


def lay_out(s: Position, seed: int) -> None:
    s.chance = seeded(seed)
    for seat in range(s.seats):
        card = _draw(s, seat)
        if s.heard is not None:
            s.heard.append(Drawn(kind="deal-own", player=seat, card=CARDS[card]))


def choices(s: Position, out: Choices) -> None:
    out.clear()
    for action in range(ACTIONS):
        if refusal(s, action) is None:
            out.add(action)


def refusal(s: Position, action: object) -> IllegalMove | None:
    if not is_action(action, ACTIONS):
        return refuse("T1.2", "unknown-action", "There is no such action.", action=str(action))
    if s.phase == OVER:
        return refuse("T1.1", "over", "The game is over.")
    assert isinstance(action, int)
    if action < DRAW:
        return why_no_rail(s, action, s.laid)
    return why_no_card(s) if action == DRAW else None


def why_no_rail(s: Position, track: i64, laid: i64) -> IllegalMove | None:
    if s.rails[track] == LENGTH[track]:
        return refuse("T2.1", "room", "The track has no room for another rail.", track=TRACKS[track])
    return refuse("T2.2", "rails", "Two rails are enough.", laid=laid) if laid == RAILS_A_TURN else None


def why_no_card(s: Position) -> IllegalMove | None:
    if s.drawn or count(s.holder, BAG) == 0:
        return refuse("T3.1", "card", "There is one card a turn while the bag has any.")
    full = count(s.holder, s.seat) == s.rules[LIMIT]
    return refuse("T3.2", "limit", "Your hand is full.") if full else None


def apply(s: Position, action: i64) -> None:
    if action == DONE:
        _end_turn(s)
    elif action == DRAW:
        card = _draw(s, s.seat)
        s.drawn = 1
        s.revealed += 1
        if s.heard is not None:
            s.heard.append(Drawn(kind="draw-own", player=s.seat, card=CARDS[card]))
    else:
        _lay(s, action)


def _lay(s: Position, track: i64) -> None:
    s.laid += 1
    s.rails[track] += 1
    last = s.rails[track] == LENGTH[track]
    points = 1 + LENGTH[track] if last else 1
    s.points[s.seat] += points
    if s.heard is not None:
        event = Laid(kind="finish" if last else "lay", player=s.seat, track=TRACKS[track], points=points)
        s.heard.append(event)


def _draw(s: Position, seat: i64) -> i64:
    bag = [card for card in range(len(CARDS)) if s.holder[card] == BAG]
    card = bag[s.chance.below(len(bag))]
    s.holder[card] = seat
    return card


def _end_turn(s: Position) -> None:
    if s.heard is not None:
        s.heard.append(Done(kind="done", player=s.seat))
    s.turn += 1
    s.laid = s.drawn = 0
    pass_on(s)
    if s.over:
        s.revealed += 1  # everybody's cards
        if s.heard is not None:
            s.heard.append(Over(kind="over", winners=[seat for seat, rank in enumerate(ranks(s)) if rank == 1]))


def pass_on(s: Position) -> None:
    """Who decides follows from how many turns there were."""
    s.phase = OVER if s.turn == s.rules[TURNS] * s.seats else TURN
    s.seat = -1 if s.phase == OVER else s.turn % s.seats


def hand(s: Position, seat: i64) -> list[int]:
    return [card for card in range(len(CARDS)) if s.holder[card] == seat]


def card_points(s: Position, seat: i64) -> int:
    return sum([VALUE[card] for card in hand(s, seat)])


def scores(s: Position) -> list[int]:
    return [s.points[seat] + (card_points(s, seat) if s.over else 0) for seat in range(s.seats)]


def ranks(s: Position) -> list[int]:
    return ranked([(score,) for score in scores(s)])


def sheet(s: Position) -> list[dict[str, Json]]:
    return [
        {
            "rail_points": s.points[seat],
            "hand": [CARDS[card] for card in hand(s, seat)],
            "card_points": card_points(s, seat),
            "total": s.points[seat] + card_points(s, seat),
        }
        for seat in range(s.seats)
    ]
