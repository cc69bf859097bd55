"""The state of a game of Wensleydale: the public face of a position."""

from typing import Final

from branchline.core.answers import Answers
from branchline.core.contract import Game
from branchline.core.fields import Fields, bare
from branchline.core.native import Choices, Row, append, i64, vec
from branchline.games.wensleydale import notation, rules, scoring
from branchline.games.wensleydale.actions import ACTIONS
from branchline.games.wensleydale.board import FIRST_COMPANIES, FIRST_TOWNS, KIND_COUNT, START_POINTS, TRACK_COUNT
from branchline.games.wensleydale.observation import observe
from branchline.games.wensleydale.picture import draw
from branchline.games.wensleydale.policy import FEATURES, weigh
from branchline.games.wensleydale.position import Position
from branchline.games.wensleydale.refusals import refusal
from branchline.games.wensleydale.resample import resample
from branchline.games.wensleydale.snapshot import snapshot
from branchline.games.wensleydale.view import view

STILL: Final = 8  # rows that never change in place, besides two for each seat


ANSWERS: Final = Answers(ACTIONS, FEATURES, notation, scoring, refusal, snapshot, view, resample, observe, draw)


class State(Position):
    """A game being played. `docs/contract.md` says what each name promises."""

    def choices(self, out: Choices) -> None:
        rules.choices(self, out)

    def apply(self, action: i64) -> None:
        rules.apply(self, action)

    def _weigh(self, actions: Row, weights: Row, worth: Row) -> None:
        weigh(self, actions, weights, worth)

    def answers(self) -> Answers:
        return ANSWERS

    @property
    def game(self) -> Game:
        from branchline.games.wensleydale.game import GAME  # which is made of states

        return GAME

    def _copy(self) -> "State":
        return State(self.fields().copy())

    def fields(self) -> Fields:
        rows = vec[Row](
            [
                self.points,
                self.profit,
                self.ladders,
                self.cubes,
                self.bidder,
                self.bid,
                self.owner,
                self.laid,
                self.company_laid,
                self.pieces,
                self.holder,
                self.slots,
                self.load,
                self.delivered,
                self.out,
                # From here on those that never change in place: another is put in their place.
                self.rules,
                self.player_order,
                self.build_order,
                self.train_order,
                self.tokens,
                self.companies,
                self.company_towns,
                self.path,
            ]
        )
        for areas in self.areas_of:
            rows = append(rows, areas)
        for moves in self.reach:
            rows = append(rows, moves)
        return self._listed(
            vec[i64](
                [
                    self.declined,
                    self.passed,
                    self.cost,
                    self.fee_government,
                    self.fee_midland,
                    self.fee_north_eastern,
                    self.buying,
                    self.taking,
                ]
            ),
            rows,
            still=STILL + 2 * self.seats,
        )


def empty(seats: i64, options: Row) -> State:
    """A bare table for so many seats; `lay_out` or a snapshot puts the pieces on it."""
    s = State(bare(seats))
    s.rules = options
    for seat in range(seats):
        s.player_order[seat] = seat
        for kind in range(KIND_COUNT):
            s.points[seat * KIND_COUNT + kind] = START_POINTS[kind]  # W2.5-W2.8
        for track in range(TRACK_COUNT):
            s.ladders[track * seats + seat] = seat
    s.companies = FIRST_COMPANIES[:]  # W2.24-W2.26
    s.company_towns = FIRST_TOWNS[:]
    return s
