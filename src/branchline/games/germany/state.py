"""The state of a game of Germany: the public face of a position."""

from functools import partial

from branchline.core.answers import Answers
from branchline.core.contract import Game, Json
from branchline.core.fields import Fields, bare
from branchline.core.native import Choices, Row, i64, vec
from branchline.games.germany import legal, rules, scoring
from branchline.games.germany.board import BOARD, Board
from branchline.games.germany.notation import Notation
from branchline.games.germany.observation import observe
from branchline.games.germany.policy import FEATURES, weigh
from branchline.games.germany.position import Position
from branchline.games.germany.refusals import refusal
from branchline.games.germany.resample import resample
from branchline.games.germany.snapshot import snapshot
from branchline.games.germany.view import view


class State(Position):
    """A game being played. `docs/contract.md` says what each name promises."""

    def choices(self, out: Choices) -> None:
        legal.choices(self, out)

    def apply(self, action: i64) -> None:
        rules.apply(self, action)

    def _weigh(self, actions: Row, weights: Row, worth: Row) -> None:
        weigh(self, actions, weights, worth)

    def answers(self) -> Answers:
        return answers_on(self.board)

    @property
    def game(self) -> Game:
        from branchline.games.germany.game import game_on  # which is made of states

        return game_on(self.board)

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
            () if self.board is BOARD else (self.board,),  # everybody has the published one
        )


def answers_on(board: Board) -> Answers:
    """What is answered about states on this board."""
    answers = board.answers
    if answers is None:
        picture = partial(picture_on, board)
        answers = board.answers = Answers(
            board.actions, FEATURES, Notation(board), scoring, refusal, snapshot, view, resample, observe, picture
        )
    return answers


def picture_on(board: Board, view: Json) -> str:
    from branchline.games.germany.drawing.printed import printed_on  # when the first picture is drawn
    from branchline.games.germany.picture import draw

    return draw(printed_on(board), view)


def empty(board: Board, seats: i64, options: Row) -> State:
    """A bare table for so many seats; `lay_out` or a snapshot puts the pieces on it."""
    s = State(bare(seats, (board,)))
    s.rules = options
    s.free = board.all_routes[:]
    for seat in range(seats):
        for node in range(board.nodes):
            s.net[seat * board.nodes + node] = node  # nothing is joined yet
    return s
