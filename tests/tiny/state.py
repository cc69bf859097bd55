"""The state of a game: the public face of a position."""

from typing import Final

from tests.tiny import notation, rules, view
from tests.tiny.board import LENGTH
from tests.tiny.rules import ACTIONS, DONE, DRAW, Position

from branchline.core.answers import Answers
from branchline.core.contract import Game
from branchline.core.fields import Fields
from branchline.core.native import Choices, Row, i64, vec

FEATURES: Final = {
    "rail": "1 for a rail",
    "last": "the length of the track that it is the last of",
    "card": "1 for a card",
    "done": "1 for ending the turn",
}
ANSWERS: Final = Answers(
    ACTIONS, FEATURES, notation, rules, rules.refusal, view.snapshot, view.view, view.resample, view.observe
)


class State(Position):
    """A game being played. `docs/contract.md` says what each name promises."""

    def choices(self, out: Choices) -> None:
        rules.choices(self, out)

    def apply(self, action: i64) -> None:
        rules.apply(self, action)

    def _weigh(self, actions: Row, weights: Row, worth: Row) -> None:
        for i, action in enumerate(actions):
            if action < DRAW:
                last = self.rails[action] + 1 == LENGTH[action]
                worth[i] = weights[0] + (weights[1] * LENGTH[action] if last else 0)
            else:
                worth[i] = weights[3] if action == DONE else weights[2]

    def answers(self) -> Answers:
        return ANSWERS

    @property
    def game(self) -> Game:
        from tests.tiny.game import GAME  # which is made of states

        return GAME

    def _copy(self) -> "State":
        return State(self.fields().copy())

    def fields(self) -> Fields:
        numbers, rows = [self.laid, self.drawn], [self.rules, self.rails, self.points, self.holder]
        return self._listed(vec[i64](numbers), vec[Row](rows))
