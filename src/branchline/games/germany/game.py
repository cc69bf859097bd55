"""Ticket to Ride: Germany, as the rest of the house knows it."""

from collections.abc import Iterator
from typing import Final

from branchline.core.contract import Event, Json, Line, Problem
from branchline.core.errors import IllegalMove
from branchline.core.game import BoardGame
from branchline.games.germany import boardcheck, events, refusals, scoring, snapshot, text, words
from branchline.games.germany.actions import ACTIONS
from branchline.games.germany.board import BOARD, BOARD_VERSION
from branchline.games.germany.observation import LAYOUT
from branchline.games.germany.options import OPTIONS, rules_of
from branchline.games.germany.policy import FEATURES, SENSIBLE
from branchline.games.germany.setup import lay_out
from branchline.games.germany.state import State, empty


class Germany(BoardGame[State]):
    """The game. There is one of it: `GAME`."""

    def __init__(self) -> None:
        super().__init__(
            name="germany",
            title="Ticket to Ride: Germany",
            seats=range(2, 6),
            secrets=True,
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
        start = options["start_player"]
        if isinstance(start, int) and start >= seats:
            raise ValueError(
                f"option start_player: {start} is not at this table; allowed is random or 0 to {seats - 1}"
            )
        return empty(seats, rules_of(options))

    def _lay_out(self, state: State, seed: int) -> None:
        lay_out(state, seed)

    def _fill(self, state: State, data: dict[str, Json]) -> None:
        snapshot.fill(state, data)

    def _action(self, action: int) -> dict[str, Json]:
        return text.as_data(action)

    def _seen(self, event: Event, seat: int | None) -> Event:
        return events.seen(event, seat)

    def _why(self, state: State, seat: int, about: Json) -> IllegalMove | None:
        return refusals.why(state, seat, about)

    def _sheet(self, state: State) -> list[dict[str, Json]]:
        return scoring.sheet(state)

    def _doing(self, action: dict[str, Json], view: Json) -> Line:
        return words.doing(action, view)

    def looking(self, view: Json) -> Iterator[Line]:
        return words.looking(view)

    def counting(self, entry: Json, rank: int) -> Iterator[tuple[int, Line]]:
        return words.counting(entry, rank)

    def check_board(self, data: Json) -> list[Problem]:
        return boardcheck.check(data)


GAME: Final = Germany()
