"""The state of a game of Germany: the public face of a position."""

from collections.abc import Mapping

from branchline.core.contract import Json
from branchline.core.errors import IllegalMove
from branchline.core.fields import Fields, bare
from branchline.core.native import Choices, Row, i64, u8, vec
from branchline.games.germany import legal, rules, scoring, text
from branchline.games.germany.actions import ACTIONS
from branchline.games.germany.board import ALL_ROUTES, NODES
from branchline.games.germany.observation import observe
from branchline.games.germany.policy import FEATURES, weigh
from branchline.games.germany.position import OVER, Position
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

    def why_not(self, action: object) -> IllegalMove | None:
        return refusal(self, action)

    def notation(self, action: object) -> str:
        return text.notation(action)

    def parse(self, notation: object) -> int:
        return text.parse(notation)

    def scores(self) -> list[int]:
        return scoring.final_scores(self) if self.phase == OVER else list(self.points)

    def _ranks(self) -> list[int]:
        return scoring.ranks(self)

    def snapshot(self) -> dict[str, Json]:
        return snapshot(self)

    def _view(self, seat: int | None) -> dict[str, Json]:
        return view(self, seat)

    def _resample(self, seat: int, seed: int) -> None:
        resample(self, seat, seed)

    def _features(self) -> Mapping[str, str]:
        return FEATURES

    def _weigh(self, actions: Row, weights: Row, worth: Row) -> None:
        weigh(self, actions, weights, worth)

    def _observe(self, seat: i64) -> vec[u8]:
        return observe(self, seat)

    def _actions(self) -> i64:
        return ACTIONS

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
