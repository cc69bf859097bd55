"""What all games do alike: what comes from outside is checked here, once, before the game's own rooms see it."""

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from typing import Final, Generic, TypeVar

from branchline.core import reading
from branchline.core.answers import Answers
from branchline.core.boardfile import same, written
from branchline.core.contract import (
    Event,
    Json,
    Line,
    Option,
    Problem,
    check_action,
    check_options,
    check_seat,
    check_setup,
)
from branchline.core.errors import IllegalMove
from branchline.core.observation import Part
from branchline.core.state import GameState

S = TypeVar("S", bound=GameState)


class BoardGame(Generic[S]):
    """The shared part of a game with states of the class S; the contract says what each name promises.

    The functions of a game take what has been checked here. What comes from outside is taken as `object`, because a
    compiled function would meet anything else with an error of its own, not with ours.
    """

    def __init__(
        self,
        home: str,
        name: str,
        title: str,
        seats: range,
        secrets: bool,
        options: Mapping[str, Option],
        answers: Answers,
        policy: Mapping[str, int],
        observation: tuple[Part, ...],
        rules_version: int,
        board_version: int,
        board: dict[str, Json],
        check_board: Callable[[Json], list[Problem]],
        states: type[S],
        snapshot_fields: tuple[str, ...],
        empty: Callable[[int, dict[str, Json]], S],
        lay_out: Callable[[S, int], None],
        fill: Callable[[S, dict[str, Json]], None],
        action: Callable[[int], dict[str, Json]],
        why: Callable[[S, int, Json], IllegalMove | None],
        sheet: Callable[[S], list[dict[str, Json]]],
        action_line: Callable[[dict[str, Json], Json], Line],
        table_lines: Callable[[Json], Iterator[Line]],
        sheet_lines: Callable[[Json, int], Iterator[tuple[int, Line]]],
        board_lines: Callable[[Json], Iterator[Line]] | None = None,
        seen: Callable[[Event, int | None], Event] | None = None,
        plan: Callable[[S, int, Json], dict[str, Json]] | None = None,
        graph: Callable[[S], dict[str, list[int]]] | None = None,
        board_stamp: int | str | None = None,
        elsewhere: Callable[[str], "BoardGame[S]"] | None = None,
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        self.seats: Final = seats
        self.secrets: Final = secrets
        self.options: Final = options
        self.actions: Final = answers.actions
        self.features: Final = answers.features
        self.policy: Final = policy
        self.observation: Final = observation
        self.rules_version: Final = rules_version
        self.board_version: Final = board_version
        self.board: Final = board
        self.board_stamp: Final = board_version if board_stamp is None else board_stamp
        self.check_board: Final = check_board  # every problem of a board file
        self.table_lines: Final = table_lines
        self.many_boards: Final = elsewhere is not None
        self._board_lines: Final = board_lines  # None where the table is all there is to see
        self.sheet_lines: Final = sheet_lines
        self._home: Final = home  # the module where the game is called GAME
        self._states: Final = states
        self._snapshot_fields: Final = snapshot_fields
        self._empty: Final = empty  # a bare table, with these options
        self._lay_out: Final = lay_out  # brings it to the first decision
        self._fill: Final = fill  # or to the position of a snapshot
        self._action: Final = action
        self._why: Final = why
        self._sheet: Final = sheet
        self._action_line: Final = action_line
        self._seen: Final = seen  # None where a game has no secrets in what happens
        self._plan: Final = plan  # None where it has no plans to ask for
        self._graph: Final = graph  # None where the scores are all there is to draw
        self._elsewhere: Final = elsewhere  # on a board that is written as text; None where there is only one board

    # What follows.

    def on(self, board: Json) -> "BoardGame[S]":
        if board is self.board:
            return self
        if self._elsewhere is None:
            if same(board, self.board):
                return self
            raise ValueError(f"board: {self.name} is played on its own board only")
        wrong = [problem for problem in self.check_board(board) if not problem.warning]
        if wrong:
            more = f" (and {len(wrong) - 1} more)" if len(wrong) > 1 else ""
            raise ValueError(f"board: this is none for {self.title}: {wrong[0]}{more}")
        try:
            text = written(board)
        except (TypeError, ValueError, RecursionError) as error:
            raise ValueError(f"board: it cannot be written as JSON ({error})") from None
        return self._elsewhere(text)

    def new(self, seats: object, seed: object, options: object = None) -> S:
        state, luck = self._set_up(seats, seed, options)
        self._lay_out(state, luck)
        return state

    def opened(self, seats: object, seed: object, options: object = None) -> tuple[S, list[Event]]:
        state, luck = self._set_up(seats, seed, options)
        heard: list[Event] = []
        state.heard = heard
        self._lay_out(state, luck)
        state.heard = None
        return state, heard

    def _set_up(self, seats: object, seed: object, options: object) -> tuple[S, int]:
        places, luck, chosen = check_setup(self.name, seats, self.seats, seed, options, self.options)
        return self._empty(places, chosen), luck

    def load(self, data: Json) -> S:
        snapshot = reading.header(data, self.name, self._snapshot_fields, self.rules_version, self.board_stamp)
        seats = reading.whole(snapshot["seats"], "snapshot.seats", self.seats[0], self.seats[-1])
        state = self._empty(seats, check_options(self.name, snapshot["options"], self.options))
        self._fill(state, snapshot)
        return state

    def action(self, action: object) -> dict[str, Json]:
        return self._action(check_action(action, self.actions))

    def seen(self, events: list[Event], seat: object) -> list[Event]:
        eyes = None if seat is None else check_seat(seat, self.seats[-1])
        gate = self._seen
        return events if gate is None else [gate(event, eyes) for event in events]

    def tell(self, events: list[Event]) -> list[Line]:
        # What happens twice in a row, as the reshuffle of a few cards may, is said once.
        return [self._told(event) for i, event in enumerate(events) if i == 0 or event != events[i - 1]]

    def _told(self, event: Event) -> Line:
        args = event.copy()
        return Line(f"{self.name}-log-{args.pop('kind')}", args)

    def why(self, state: object, seat: object, about: Json) -> IllegalMove | None:
        position = self._own(state)
        return self._why(position, check_seat(seat, position.seats), about)

    def plan(self, state: object, seat: object, about: Json) -> dict[str, Json]:
        position = self._own(state)
        asker = check_seat(seat, position.seats)
        if self._plan is None:
            raise ValueError(f"plan: {self.name} has no plans to ask for")
        return self._plan(position, asker, about)

    def sheet(self, state: object) -> list[dict[str, Json]]:
        return self._sheet(self._own(state))

    def graph(self, state: object) -> dict[str, list[int]]:
        position = self._own(state)
        return {"score": position.scores()} if self._graph is None else self._graph(position)

    def action_line(self, action: object, view: Json) -> Line:
        return self._action_line(self.action(action), view)

    def board_lines(self, view: Json) -> Iterator[Line]:
        return iter(()) if self._board_lines is None else self._board_lines(view)

    def __reduce__(self) -> tuple[Json, tuple[Json, ...]]:
        """A copy or a pickle of the game is the game itself; on another board than its own it takes that along."""
        own = self.board_stamp == found_at(self._home).board_stamp
        return found_at, (self._home,) if own else (self._home, self.board)

    def _own(self, state: object) -> S:
        if not isinstance(state, self._states):
            raise ValueError(f"state: {type(state).__name__} is not a state of {self.name}")
        if state.game.board_stamp != self.board_stamp:
            raise ValueError(f"state: it is not a state of {self.name} on this board")
        return state


def found_at(home: str, board: Json = None) -> Json:
    """The game of this module, on its own board or another, for pickle."""
    game = import_module(home).GAME
    return game if board is None else game.on(board)
