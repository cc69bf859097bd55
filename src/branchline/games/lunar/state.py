"""The state of a game of Lunar Rails: the public face of a position."""

from typing import Final

from branchline.core.answers import Answers
from branchline.core.contract import Game, Json
from branchline.core.fields import Fields, bare
from branchline.core.native import Choices, Row, append, i64, vec
from branchline.games.lunar import notation, rules, scoring
from branchline.games.lunar.actions import ACTIONS
from branchline.games.lunar.board import FIRST_LOCO, TOKENS
from branchline.games.lunar.observation import observe
from branchline.games.lunar.options import Rules
from branchline.games.lunar.picture import draw
from branchline.games.lunar.policy import FEATURES, weigh
from branchline.games.lunar.position import Position
from branchline.games.lunar.refusals.refusal import refusal
from branchline.games.lunar.resample import resample
from branchline.games.lunar.snapshot import snapshot
from branchline.games.lunar.view import view

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
        from branchline.games.lunar.game import GAME  # which is made of states

        return GAME

    def _copy(self) -> "State":
        return State(self.fields().copy())

    def fields(self) -> Fields:
        numbers = vec[i64](
            [
                self.start,
                self.no_build,
                self.no_move,
                self.no_track,
                self.no_load,
                self.no_deliver,
                self.no_drop,
                self.no_upgrade,
                self.exposed,
                self.free_ride,
                self.tax_seen,
                self.win_cash,
                self.fulfilled,
                self.winners,
                self.acted,
                self.moved,
                self.spent,
                self.out,
                self.tolls,
                self.owed,
                self.dropped,
                self.turn_over,
                self.meteor,
                self.target,
                self.exchanging,
            ]
        )
        rows = vec[Row](
            [
                self.cash,
                self.loco,
                self.supply,
                self.load,
                self.aboard,
                self.tray,
                self.hands,
                self.at,
                self.came,
                self.segments,
                self.closed,
                self.joined,
                self.lost,
                self.deck,
                self.discard,
                self.event_card,
                self.event_drawer,
                self.event_left,
                self.event_fresh,
                self.event_punished,
                self.hit,
                self.aside,
            ]
        )
        for ways in self.open:
            rows = append(rows, ways)
        return self._listed(
            numbers, rows, (self.rules, self.owner, self.touched, self.segments_at), still=len(self.open)
        )


def empty(seats: i64, options: dict[str, Json]) -> State:
    """A bare table for so many seats; `lay_out` or a snapshot puts things on it."""
    s = State(bare(seats))
    s.rules = Rules(options)
    s.supply = vec[i64](s.rules.supply)
    s.supply[FIRST_LOCO] = max(0, s.supply[FIRST_LOCO] - seats)  # everybody has one, whatever the options say (L4.2)
    s.tray = TOKENS[:]  # L4.10
    return s
