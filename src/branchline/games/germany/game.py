"""Ticket to Ride: Germany, as the rest of the house knows it."""

from collections.abc import Iterator, Mapping
from typing import Final

from branchline.core.contract import Json, Line, Option, Problem, check_action, check_options, check_seat, check_setup
from branchline.core.contract import State as AnyState
from branchline.core.errors import IllegalMove
from branchline.core.reading import whole
from branchline.games.germany import boardcheck, refusals, scoring, snapshot, tell, text, words
from branchline.games.germany.actions import ACTIONS
from branchline.games.germany.board import BOARD, BOARD_VERSION
from branchline.games.germany.options import OPTIONS, rules_of
from branchline.games.germany.setup import lay_out
from branchline.games.germany.state import State, empty


class Germany:
    """The game. There is one of it: `GAME`."""

    def __init__(self) -> None:
        self.name: Final = "germany"
        self.title: Final = "Ticket to Ride: Germany"
        self.seats: Final = range(2, 6)
        self.options: Final[Mapping[str, Option]] = OPTIONS
        self.actions: Final = ACTIONS
        self.secrets: Final = True
        self.rules_version: Final = snapshot.RULES_VERSION
        self.board_version: Final = BOARD_VERSION
        self.board: Final = BOARD

    def __reduce__(self) -> str:
        return "GAME"  # a copy or a pickle of the game is the game itself

    # `object`, because a compiled function would meet anything else with an error of its own, not with ours.
    def new(self, seats: object, seed: object, options: object = None) -> State:
        places, luck, chosen = check_setup(self.name, seats, self.seats, seed, options, OPTIONS)
        state = empty(places, _rules(chosen, places))
        lay_out(state, luck)
        return state

    def load(self, data: Json) -> State:
        found = snapshot.header(data)
        seats = whole(found["seats"], "snapshot.seats", self.seats[0], self.seats[-1])
        state = empty(seats, _rules(check_options(self.name, found["options"], OPTIONS), seats))
        snapshot.fill(state, found)
        return state

    def action(self, action: object) -> dict[str, Json]:
        return text.as_data(action)

    def tell(self, before: AnyState, action: object, after: AnyState, seat: object) -> list[Line]:
        position = _own(before)
        eyes = None if seat is None else check_seat(seat, position.seats)
        return tell.tell(position, check_action(action, ACTIONS), _own(after), eyes)

    def why(self, state: AnyState, seat: object, about: Json) -> IllegalMove | None:
        position = _own(state)
        return refusals.why(position, check_seat(seat, position.seats), about)

    def sheet(self, state: AnyState) -> list[dict[str, Json]]:
        return scoring.sheet(_own(state))

    def doing(self, action: object, view: Json) -> Line:
        return words.doing(text.as_data(action), view)

    def looking(self, view: Json) -> Iterator[Line]:
        return words.looking(view)

    def counting(self, entry: Json, rank: int) -> Iterator[tuple[int, Line]]:
        return words.counting(entry, rank)

    def check_board(self, data: Json) -> list[Problem]:
        return boardcheck.check(data)


def _own(state: AnyState) -> State:
    if not isinstance(state, State):
        raise ValueError(f"state: {type(state).__name__} is not a state of germany")
    return state


def _rules(options: dict[str, bool | int | str], seats: int) -> tuple[int, ...]:
    start = options["start_player"]
    if isinstance(start, int) and start >= seats:
        raise ValueError(f"option start_player: {start} is not at this table; allowed is random or 0 to {seats - 1}")
    return rules_of(options)


GAME: Final = Germany()
