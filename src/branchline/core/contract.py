"""The contract: what a game and its states offer to everything built on top of them.

`docs/contract.md` tells it in words; `tests/conformance` holds every game to it.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import deepcopy
from itertools import pairwise
from typing import Any, Final, NamedTuple, Protocol

from branchline.core.errors import IllegalMove
from branchline.core.observation import Part

Json = Any  # what `json.loads` may give; only edges handle it, never a hot path

MOST_SEED: Final = 2**128 - 1
MOST_DECISIONS: Final = 2**40  # more than any game has
UNLIMITED: Final = "unlimited"


Event = dict[str, Json]  # what happened, its `kind` first; each game lists its own in `shapes`


class Line(NamedTuple):
    """One sentence of the log: an id of the catalogues and what it is filled with."""

    id: str
    args: dict[str, Json]


class Problem(NamedTuple):
    """One thing wrong in a board file, and where; a warning if the board can be played on all the same."""

    place: str
    text: str
    warning: bool = False

    def __str__(self) -> str:
        return f"{self.place}: {self.text}"


class Option:
    """One choice about the rules, made when a game is set up.

    Its kind says what it can be: `bool`; `int`, a whole number; `choice`, one of the choices; `amount`, a whole number
    or null; `supply`, how many there are of each of the choices, or "unlimited"; `brackets`, pairs of whole numbers
    that rise from pair to pair, or null. Numbers go from `least` to `most`.
    """

    def __init__(
        self,
        kind: str,
        default: Json,
        rule: str,
        choices: tuple[int | str, ...] = (),
        least: int = 0,
        most: int = 0,
    ) -> None:
        self.kind: Final = kind
        self.default: Final = default
        self.rule: Final = rule
        self.choices: Final = choices
        self.least: Final = least
        self.most: Final = most

    def allowed(self) -> str:
        """What may be chosen, for an error message."""
        number = f"a whole number from {self.least} to {self.most}"
        choices = ", ".join(str(choice) for choice in self.choices)
        if self.kind == "bool":
            return "true or false"
        if self.kind == "int":
            return number
        if self.kind == "amount":
            return f"null or {number}"
        if self.kind == "supply":
            return f"{UNLIMITED}, or an object with {number} for each of {choices}"
        if self.kind == "brackets":
            return f"null, or a list of pairs [from, amount], each {number}, both higher than in the pair before"
        return choices

    def check(self, value: object) -> None:
        """Raises a ValueError that says what is allowed, unless this value is."""
        if not self._takes(value):
            raise ValueError(f"{value!r} is not possible; allowed is {self.allowed()}")

    def _takes(self, value: object) -> bool:
        """True is not 1 here: JSON tells them apart, and so do we."""
        if self.kind == "bool":
            return isinstance(value, bool)
        if self.kind == "int":
            return self._counts(value)
        if self.kind == "amount":
            return value is None or self._counts(value)
        if self.kind == "supply":
            return (isinstance(value, str) and value == UNLIMITED) or self._is_supply(value)
        if self.kind == "brackets":
            return value is None or self._rises(value)
        return isinstance(value, (int, str)) and not isinstance(value, bool) and value in self.choices

    def _counts(self, value: object) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most

    def _is_supply(self, value: object) -> bool:
        if not isinstance(value, dict) or len(value) != len(self.choices):
            return False
        return all(name in value and self._counts(value[name]) for name in self.choices)

    def _rises(self, value: object) -> bool:
        if not isinstance(value, list) or not value:
            return False
        if not all(isinstance(pair, list) and len(pair) == 2 and all(map(self._counts, pair)) for pair in value):
            return False
        return all(low[i] < high[i] for low, high in pairwise(value) for i in range(2))


class State(Protocol):
    """A position of a game, and all one may do with it."""

    @property
    def seat(self) -> int: ...
    @property
    def over(self) -> bool: ...
    @property
    def turn(self) -> int: ...
    @property
    def revealed(self) -> int: ...
    def legal(self) -> list[int]: ...
    def play(self, action: int) -> None: ...
    def apply(self, action: int) -> None: ...
    def step(self, action: int) -> list[Event]: ...
    def why_not(self, action: object) -> IllegalMove | None: ...
    def notation(self, action: int) -> str: ...
    def parse(self, text: str) -> int: ...
    def copy(self) -> "State": ...
    def scores(self) -> list[int]: ...
    def ranks(self) -> list[int]: ...
    def snapshot(self) -> dict[str, Json]: ...
    def view(self, seat: int | None) -> dict[str, Json]: ...
    def resample(self, seat: int, seed: int) -> "State": ...
    def playout(self, seed: int, policy: Mapping[str, int] | None = None, limit: int | None = None) -> int: ...
    def observe(self, seat: int, buffer: object) -> None: ...
    def mask(self, buffer: object) -> None: ...
    def svg(self, seat: int | None = None) -> str: ...


class Game(Protocol):
    """A game as the rest of the house knows it."""

    @property
    def name(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def seats(self) -> range: ...
    @property
    def options(self) -> Mapping[str, Option]: ...
    @property
    def actions(self) -> int: ...
    @property
    def features(self) -> Mapping[str, str]: ...
    @property
    def policy(self) -> Mapping[str, int]: ...
    @property
    def observation(self) -> tuple[Part, ...]: ...
    @property
    def secrets(self) -> bool: ...
    @property
    def rules_version(self) -> int: ...
    @property
    def board_version(self) -> int: ...
    @property
    def board(self) -> dict[str, Json]: ...
    def new(self, seats: int, seed: int, options: Mapping[str, Json] | None = None) -> State: ...
    def opened(self, seats: int, seed: int, options: Mapping[str, Json] | None = None) -> tuple[State, list[Event]]: ...
    def load(self, snapshot: Json) -> State: ...
    def action(self, action: int) -> dict[str, Json]: ...
    def seen(self, events: list[Event], seat: int | None) -> list[Event]: ...
    def tell(self, events: list[Event]) -> list[Line]: ...
    def why(self, state: State, seat: int, about: Json) -> IllegalMove | None: ...
    def plan(self, state: State, seat: int, about: Json) -> dict[str, Json]: ...
    def sheet(self, state: State) -> list[dict[str, Json]]: ...
    def graph(self, state: State) -> dict[str, list[int]]: ...
    def action_line(self, action: int, view: Json) -> Line: ...
    def board_lines(self, view: Json) -> Iterator[Line]: ...
    @property
    def table_lines(self) -> Callable[[Json], Iterator[Line]]: ...
    @property
    def sheet_lines(self) -> Callable[[Json, int], Iterator[tuple[int, Line]]]: ...
    @property
    def check_board(self) -> Callable[[Json], list[Problem]]: ...


def check_setup(
    game: str, seats: object, allowed: range, seed: object, options: object, known: Mapping[str, Option]
) -> tuple[int, int, dict[str, Json]]:
    """The arguments of `new`, checked: seats, seed, and every option of the game."""
    if not isinstance(seats, int) or isinstance(seats, bool) or seats not in allowed:
        raise ValueError(f"seats: {seats!r} is not possible; {game} is played by {allowed[0]} to {allowed[-1]}")
    return seats, check_seed(seed), check_options(game, options, known)


def check_seed(seed: object) -> int:
    """A number that chance can start from."""
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed <= MOST_SEED:
        raise ValueError(f"seed: {seed!r} is not possible; a seed is a whole number from 0 to {MOST_SEED}")
    return seed


def check_limit(limit: object) -> int:
    """How many decisions at most; None for as many as there are."""
    if limit is None:
        return MOST_DECISIONS
    if not isinstance(limit, int) or isinstance(limit, bool) or not 0 <= limit <= MOST_DECISIONS:
        raise ValueError(f"limit: {limit!r} is not possible; allowed is None or a whole number up to {MOST_DECISIONS}")
    return limit


def check_options(game: str, options: object, known: Mapping[str, Option]) -> dict[str, Json]:
    """The options given, checked, with the defaults of those left out."""
    given = {} if options is None else options
    if not isinstance(given, Mapping):
        raise ValueError(f"options: {given!r} is not possible; give a mapping from option names to values")
    for name in given:
        if name not in known:
            raise ValueError(f"option {name!r} is unknown; {game} has {', '.join(known)}")
    chosen: dict[str, Json] = {}
    for name, option in known.items():
        value: Json = given.get(name, option.default)
        try:
            option.check(value)
        except ValueError as error:
            raise ValueError(f"option {name}: {error}") from None
        chosen[name] = deepcopy(value)  # it may be an object that somebody changes later
    return chosen


def check_seat(seat: object, seats: int) -> int:
    """A seat of the table."""
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < seats:
        raise ValueError(f"seat: {seat!r} is not at this table; allowed are 0 to {seats - 1}")
    return seat


def is_action(action: object, actions: int) -> bool:
    """Whether this is a number of an action space of that size; True is not 1 here."""
    return isinstance(action, int) and not isinstance(action, bool) and 0 <= action < actions


def check_action(action: object, actions: int) -> int:
    """An action of that space."""
    if not is_action(action, actions):
        raise ValueError(f"action: {action!r} is unknown; actions are whole numbers from 0 to {actions - 1}")
    assert isinstance(action, int)
    return action


def check_notation(notation: object, verbs: Mapping[str, str]) -> list[str]:
    """The words of a notation that begins with one of these verbs."""
    if not isinstance(notation, str):
        raise ValueError(f"notation: a text is needed, not {type(notation).__name__}")
    words = notation.split()
    if not words or words[0] not in verbs:
        raise ValueError(f"notation: {notation!r} begins with no known word; known are {', '.join(verbs)}")
    return words


def ranked(keys: Sequence[tuple[int, ...]]) -> list[int]:
    """Places by these keys, the greatest first; equal keys share a place."""
    return [1 + sum(other > key for other in keys) for key in keys]
