"""Lunar Rails, as the rest of the house knows it."""

from collections.abc import Iterator
from typing import Final

from branchline.core.contract import Json, Line, Problem
from branchline.core.errors import IllegalMove
from branchline.core.game import BoardGame
from branchline.games.lunar import boardcheck, loading, scoring, snapshot, text, words
from branchline.games.lunar.actions import ACTIONS
from branchline.games.lunar.board import BOARD, BOARD_VERSION
from branchline.games.lunar.observation import LAYOUT
from branchline.games.lunar.options import OPTIONS
from branchline.games.lunar.paths import plans
from branchline.games.lunar.policy import FEATURES, SENSIBLE
from branchline.games.lunar.position import MOST_SEATS
from branchline.games.lunar.refusals import reasons
from branchline.games.lunar.setup import lay_out
from branchline.games.lunar.state import State, empty


class Lunar(BoardGame[State]):
    """The game. There is one of it: `GAME`."""

    def __init__(self) -> None:
        super().__init__(
            name="lunar",
            title="Lunar Rails",
            seats=range(2, MOST_SEATS + 1),  # L1.1
            secrets=False,  # the cash of others is not shown, but whoever watched the payments knows it (L28.3)
            options=OPTIONS,
            actions=ACTIONS,
            features=FEATURES,
            policy=SENSIBLE,
            observation=LAYOUT,
            rules_version=snapshot.RULES_VERSION,
            board_version=BOARD_VERSION,
            board=BOARD,
            states=State,
            snapshot_fields=snapshot.FIELDS,
        )

    def _empty(self, seats: int, options: dict[str, Json]) -> State:
        return empty(seats, options)

    def _lay_out(self, state: State, seed: int) -> None:
        lay_out(state, seed)

    def _fill(self, state: State, data: dict[str, Json]) -> None:
        loading.fill(state, data)

    def _action(self, action: int) -> dict[str, Json]:
        return text.as_data(action)

    def _why(self, state: State, seat: int, about: Json) -> IllegalMove | None:
        return reasons.why(state, seat, about)

    def _plan(self, state: State, seat: int, about: Json) -> dict[str, Json]:
        return plans.plan(state, seat, about)

    def _sheet(self, state: State) -> list[dict[str, Json]]:
        return scoring.sheet(state)

    def _graph(self, state: State) -> dict[str, list[int]]:
        return {"cash": state.scores(), "network": scoring.values(state)}

    def _doing(self, action: dict[str, Json], view: Json) -> Line:
        return words.doing(action)

    def looking(self, view: Json) -> Iterator[Line]:
        return words.looking(view)

    def counting(self, entry: Json, rank: int) -> Iterator[tuple[int, Line]]:
        return words.counting(entry, rank)

    def check_board(self, data: Json) -> list[Problem]:
        return boardcheck.check(data)


GAME: Final = Lunar()
