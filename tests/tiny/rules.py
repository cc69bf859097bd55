"""The rules: what a position has, what may be done in it, and what then happens."""

from typing import Final

from tests.tiny.board import CARDS, LENGTH, TRACKS, VALUE
from tests.tiny.shapes import Done, Drawn, Laid, Over

from branchline.core.chance import seeded
from branchline.core.contract import is_action, ranked
from branchline.core.errors import IllegalMove, refuse
from branchline.core.fields import Fields
from branchline.core.native import Choices, Row, count, i64, vec
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
    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.laid = fields.number(0)  # rails, in this turn
        self.drawn = fields.number(0)  # cards, in this turn
        self.rules = fields.row(3, 0)  # the options, as numbers
        self.rails = fields.row(len(TRACKS), 0)
        self.points = fields.row(self.seats, 0)
        self.holder = fields.row(len(CARDS), BAG)  # by card

    def fields(self) -> Fields:
        numbers, rows = [self.laid, self.drawn], [self.rules, self.rails, self.points, self.holder]
        return self._listed(vec[i64](numbers), vec[Row](rows))

    def lay_out(self, seed: int) -> None:
        self.chance = seeded(seed)
        for seat in range(self.seats):
            card = self._draw(seat)
            if self.heard is not None:
                self.heard.append(Drawn(kind="deal-own", player=seat, card=CARDS[card]))

    def choices(self, out: Choices) -> None:
        out.clear()
        for action in range(ACTIONS):
            if self.why_not(action) is None:
                out.add(action)

    def why_not(self, action: object) -> IllegalMove | None:
        if not is_action(action, ACTIONS):
            return refuse("T1.2", "unknown-action", "There is no such action.", action=str(action))
        if self.phase == OVER:
            return refuse("T1.1", "over", "The game is over.")
        assert isinstance(action, int)
        if action < DRAW:
            return self.why_no_rail(action, self.laid)
        return self.why_no_card() if action == DRAW else None

    def why_no_rail(self, track: i64, laid: i64) -> IllegalMove | None:
        if self.rails[track] == LENGTH[track]:
            return refuse("T2.1", "room", "The track has no room for another rail.", track=TRACKS[track])
        return refuse("T2.2", "rails", "Two rails are enough.", laid=laid) if laid == RAILS_A_TURN else None

    def why_no_card(self) -> IllegalMove | None:
        if self.drawn or count(self.holder, BAG) == 0:
            return refuse("T3.1", "card", "There is one card a turn while the bag has any.")
        full = count(self.holder, self.seat) == self.rules[LIMIT]
        return refuse("T3.2", "limit", "Your hand is full.") if full else None

    def apply(self, action: i64) -> None:
        if action == DONE:
            self._end_turn()
        elif action == DRAW:
            card = self._draw(self.seat)
            self.drawn = 1
            self.revealed += 1
            if self.heard is not None:
                self.heard.append(Drawn(kind="draw-own", player=self.seat, card=CARDS[card]))
        else:
            self._lay(action)

    def _lay(self, track: i64) -> None:
        self.laid += 1
        self.rails[track] += 1
        last = self.rails[track] == LENGTH[track]
        points = 1 + LENGTH[track] if last else 1
        self.points[self.seat] += points
        if self.heard is not None:
            event = Laid(kind="finish" if last else "lay", player=self.seat, track=TRACKS[track], points=points)
            self.heard.append(event)

    def _draw(self, seat: i64) -> i64:
        bag = [card for card in range(len(CARDS)) if self.holder[card] == BAG]
        card = bag[self.chance.below(len(bag))]
        self.holder[card] = seat
        return card

    def _end_turn(self) -> None:
        if self.heard is not None:
            self.heard.append(Done(kind="done", player=self.seat))
        self.turn += 1
        self.laid = self.drawn = 0
        self.pass_on()
        if self.over:
            self.revealed += 1  # everybody's cards
            if self.heard is not None:
                self.heard.append(Over(kind="over", winners=[s for s, rank in enumerate(self.ranks()) if rank == 1]))

    def pass_on(self) -> None:
        """Who decides follows from how many turns there were."""
        self.phase = OVER if self.turn == self.rules[TURNS] * self.seats else TURN
        self.seat = -1 if self.phase == OVER else self.turn % self.seats

    def hand(self, seat: i64) -> list[int]:
        return [card for card in range(len(CARDS)) if self.holder[card] == seat]

    def card_points(self, seat: i64) -> int:
        return sum([VALUE[card] for card in self.hand(seat)])

    def scores(self) -> list[int]:
        return [self.points[seat] + (self.card_points(seat) if self.over else 0) for seat in range(self.seats)]

    def _ranks(self) -> list[int]:
        return ranked([(score,) for score in self.scores()])
