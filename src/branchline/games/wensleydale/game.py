"""Last Train to Wensleydale, as the rest of the house knows it."""

from collections.abc import Iterator
from typing import Final

from branchline.core.contract import Json, Line, Problem
from branchline.core.errors import IllegalMove
from branchline.core.game import BoardGame
from branchline.games.wensleydale import boardcheck, loading, reasons, scoring, snapshot, text, words
from branchline.games.wensleydale.actions import ACTIONS
from branchline.games.wensleydale.board import BOARD, BOARD_VERSION
from branchline.games.wensleydale.observation import LAYOUT
from branchline.games.wensleydale.options import OPTIONS, rules_of
from branchline.games.wensleydale.policy import FEATURES, SENSIBLE
from branchline.games.wensleydale.setup import lay_out
from branchline.games.wensleydale.state import State, empty


class Wensleydale(BoardGame[State]):
    """The game. There is one of it: `GAME`."""

    def __init__(self) -> None:
        super().__init__(
            name="wensleydale",
            title="Last Train to Wensleydale",
            seats=range(3, 5),  # W1.1
            secrets=False,  # W1.10
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
        return empty(seats, rules_of(options))

    def _lay_out(self, state: State, seed: int) -> None:
        lay_out(state, seed)

    def _fill(self, state: State, data: dict[str, Json]) -> None:
        loading.fill(state, data)

    def _action(self, action: int) -> dict[str, Json]:
        return text.as_data(action)

    def _why(self, state: State, seat: int, about: Json) -> IllegalMove | None:
        return reasons.why(state, seat, about)

    def _sheet(self, state: State) -> list[dict[str, Json]]:
        return scoring.sheet(state)

    def _doing(self, action: dict[str, Json], view: Json) -> Line:
        return words.doing(action)

    def looking(self, view: Json) -> Iterator[Line]:
        return words.looking(view)

    def counting(self, entry: Json, rank: int) -> Iterator[tuple[int, Line]]:
        return words.counting(entry, rank)

    def check_board(self, data: Json) -> list[Problem]:
        return boardcheck.check(data)


GAME: Final = Wensleydale()
