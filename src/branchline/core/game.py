"""What all games do alike: what comes from outside is checked here, once, before the game's own rooms see it."""

from collections.abc import Iterator, Mapping
from typing import Final, Generic, TypeVar

from branchline.core import reading
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
from branchline.core.native import mypyc_attr
from branchline.core.observation import Part
from branchline.core.state import GameState

S = TypeVar("S", bound=GameState)


@mypyc_attr(allow_interpreted_subclasses=True)  # as for states
class BoardGame(Generic[S]):
    """The shared part of a game with states of the class S; the contract says what each name promises.

    What comes from outside is taken as `object`, because a compiled function would meet anything else with an error of
    its own, not with ours.
    """

    def __init__(
        self,
        name: str,
        title: str,
        seats: range,
        secrets: bool,
        options: Mapping[str, Option],
        actions: int,
        features: Mapping[str, str],
        policy: Mapping[str, int],
        observation: tuple[Part, ...],
        rules_version: int,
        board_version: int,
        board: dict[str, Json],
        states: type[S],
        snapshot_fields: tuple[str, ...],
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        self.seats: Final = seats
        self.secrets: Final = secrets
        self.options: Final = options
        self.actions: Final = actions
        self.features: Final = features
        self.policy: Final = policy
        self.observation: Final = observation
        self.rules_version: Final = rules_version
        self.board_version: Final = board_version
        self.board: Final = board
        self._states: Final = states
        self._snapshot_fields: Final = snapshot_fields

    # What each game writes itself. A name with an underscore is the game's part of the method without one, which has
    # checked the arguments.

    def _empty(self, seats: int, options: dict[str, Json]) -> S:
        """A bare table, with these options."""
        raise NotImplementedError

    def _lay_out(self, state: S, seed: int) -> None:
        """Brings a bare table to the first decision."""
        raise NotImplementedError

    def _fill(self, state: S, data: dict[str, Json]) -> None:
        """Brings a bare table to the position of a snapshot."""
        raise NotImplementedError

    def _action(self, action: int) -> dict[str, Json]:
        raise NotImplementedError

    def _seen(self, event: Event, seat: int | None) -> Event:
        """As this seat may know it; a game without secrets shows everything."""
        return event

    def _why(self, state: S, seat: int, about: Json) -> IllegalMove | None:
        raise NotImplementedError

    def _plan(self, state: S, seat: int, about: Json) -> dict[str, Json]:
        raise ValueError(f"plan: {self.name} has no plans to ask for")

    def _sheet(self, state: S) -> list[dict[str, Json]]:
        raise NotImplementedError

    def _graph(self, state: S) -> dict[str, list[int]]:
        return {"score": state.scores()}

    def _doing(self, action: dict[str, Json], view: Json) -> Line:
        """The sentence for an action given as data."""
        raise NotImplementedError

    def looking(self, view: Json) -> Iterator[Line]:
        raise NotImplementedError

    def counting(self, entry: Json, rank: int) -> Iterator[tuple[int, Line]]:
        raise NotImplementedError

    def check_board(self, data: Json) -> list[Problem]:
        raise NotImplementedError

    # What follows.

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
        found = reading.header(data, self.name, self._snapshot_fields, self.rules_version, self.board_version)
        seats = reading.whole(found["seats"], "snapshot.seats", self.seats[0], self.seats[-1])
        state = self._empty(seats, check_options(self.name, found["options"], self.options))
        self._fill(state, found)
        return state

    def action(self, action: object) -> dict[str, Json]:
        return self._action(check_action(action, self.actions))

    def seen(self, events: list[Event], seat: object) -> list[Event]:
        eyes = None if seat is None else check_seat(seat, self.seats[-1])
        return [self._seen(event, eyes) for event in events]

    def tell(self, events: list[Event]) -> list[Line]:
        # What happens twice in one step, as the reshuffle of a few cards may, is said once.
        return [self._told(event) for i, event in enumerate(events) if event not in events[:i]]

    def _told(self, event: Event) -> Line:
        args = event.copy()
        return Line(f"{self.name}-log-{args.pop('kind')}", args)

    def why(self, state: object, seat: object, about: Json) -> IllegalMove | None:
        position = self._own(state)
        return self._why(position, check_seat(seat, position.seats), about)

    def plan(self, state: object, seat: object, about: Json) -> dict[str, Json]:
        position = self._own(state)
        return self._plan(position, check_seat(seat, position.seats), about)

    def sheet(self, state: object) -> list[dict[str, Json]]:
        return self._sheet(self._own(state))

    def graph(self, state: object) -> dict[str, list[int]]:
        return self._graph(self._own(state))

    def doing(self, action: object, view: Json) -> Line:
        return self._doing(self.action(action), view)

    def __reduce__(self) -> str:
        return "GAME"  # a copy or a pickle of the game is the game itself

    def _own(self, state: object) -> S:
        if not isinstance(state, self._states):
            raise ValueError(f"state: {type(state).__name__} is not a state of {self.name}")
        return state
