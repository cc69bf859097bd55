"""Last Train to Wensleydale, as the rest of the house knows it."""

from collections.abc import Iterator, Mapping
from typing import Final

from branchline.core.contract import Json, Line, Option, Problem, check_action, check_options, check_seat, check_setup
from branchline.core.contract import State as AnyState
from branchline.core.errors import IllegalMove
from branchline.core.reading import whole
from branchline.games.wensleydale import boardcheck, loading, reasons, scoring, snapshot, tell, text, words
from branchline.games.wensleydale.actions import ACTIONS
from branchline.games.wensleydale.board import BOARD, BOARD_VERSION
from branchline.games.wensleydale.options import OPTIONS, rules_of
from branchline.games.wensleydale.setup import lay_out
from branchline.games.wensleydale.state import State, empty


class Wensleydale:
    """The game. There is one of it: `GAME`."""

    def __init__(self) -> None:
        self.name: Final = "wensleydale"
        self.title: Final = "Last Train to Wensleydale"
        self.seats: Final = range(3, 5)  # W1.1
        self.secrets: Final = False  # W1.10
        self.options: Final[Mapping[str, Option]] = OPTIONS
        self.actions: Final = ACTIONS
        self.rules_version: Final = snapshot.RULES_VERSION
        self.board_version: Final = BOARD_VERSION
        self.board: Final = BOARD

    def __reduce__(self) -> str:
        return "GAME"  # a copy or a pickle of the game is the game itself

    # `object`, because a compiled function would meet anything else with an error of its own, not with ours.
    def new(self, seats: object, seed: object, options: object = None) -> State:
        places, luck, chosen = check_setup(self.name, seats, self.seats, seed, options, OPTIONS)
        state = empty(places, rules_of(chosen))
        lay_out(state, luck)
        return state

    def load(self, data: Json) -> State:
        found = snapshot.header(data)
        seats = whole(found["seats"], "snapshot.seats", self.seats[0], self.seats[-1])
        state = empty(seats, rules_of(check_options(self.name, found["options"], OPTIONS)))
        loading.fill(state, found)
        return state

    def action(self, action: object) -> dict[str, Json]:
        return text.as_data(action)

    def tell(self, before: AnyState, action: object, after: AnyState, seat: object) -> list[Line]:
        position = _own(before)
        if seat is not None:
            check_seat(seat, position.seats)
        return tell.tell(position, check_action(action, ACTIONS), _own(after))

    def why(self, state: AnyState, seat: object, about: Json) -> IllegalMove | None:
        position = _own(state)
        return reasons.why(position, check_seat(seat, position.seats), about)

    def sheet(self, state: AnyState) -> list[dict[str, Json]]:
        return scoring.sheet(_own(state))

    def doing(self, action: object, view: Json) -> Line:
        return words.doing(text.as_data(action))

    def looking(self, view: Json) -> Iterator[Line]:
        return words.looking(view)

    def counting(self, entry: Json, rank: int) -> Iterator[tuple[int, Line]]:
        return words.counting(entry, rank)

    def check_board(self, data: Json) -> list[Problem]:
        return boardcheck.check(data)


def _own(state: AnyState) -> State:
    if not isinstance(state, State):
        raise ValueError(f"state: {type(state).__name__} is not a state of wensleydale")
    return state


GAME: Final = Wensleydale()
