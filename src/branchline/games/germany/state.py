"""The state of a game of Germany: the public face of a position."""

from typing import Final

from branchline.core.answers import Answers
from branchline.core.fields import Fields, bare
from branchline.core.native import Choices, Row, i64, vec
from branchline.games.germany import legal, notation, rules, scoring
from branchline.games.germany.actions import ACTIONS
from branchline.games.germany.board import ALL_ROUTES, NODES
from branchline.games.germany.observation import observe
from branchline.games.germany.picture import draw
from branchline.games.germany.policy import FEATURES, weigh
from branchline.games.germany.position import Position
from branchline.games.germany.refusals import refusal
from branchline.games.germany.resample import resample
from branchline.games.germany.snapshot import snapshot
from branchline.games.germany.view import view

ANSWERS: Final = Answers(ACTIONS, FEATURES, notation, scoring, refusal, snapshot, view, resample, observe, draw)


class State(Position):
    """A game being played. `docs/contract.md` says what each name promises."""

    def choices(self, out: Choices) -> None:
        legal.choices(self, out)

    def apply(self, action: i64) -> None:
        rules.apply(self, action)

    def _weigh(self, actions: Row, weights: Row, worth: Row) -> None:
        weigh(self, actions, weights, worth)

    def answers(self) -> Answers:
        return ANSWERS

    def _copy(self) -> "State":
        return State(self.fields().copy())

    def fields(self) -> Fields:
        return self._listed(
            vec[i64](
                [
                    self.start,
                    self.turns_left,
                    self.last_round_by,
                    self.forced_passes,
                    self.claimed,
                ]
            ),
            vec[Row](
                [
                    self.rules,
                    self.deck,
                    self.discard,
                    self.display,
                    self.hands,
                    self.shown,
                    self.wagons,
                    self.points,
                    self.owner,
                    self.free,
                    self.barred,
                    self.net,
                    self.figures,
                    self.carried,
                    self.holder,
                    self.returned,
                    self.pending,
                    self.short_deck,
                    self.long_deck,
                ]
            ),
        )


def empty(seats: i64, options: Row) -> State:
    """A bare table for so many seats; `lay_out` or a snapshot puts the pieces on it."""
    s = State(bare(seats))
    s.rules = options
    s.free = ALL_ROUTES[:]
    for seat in range(seats):
        for node in range(NODES):
            s.net[seat * NODES + node] = node  # nothing is joined yet
    return s
