"""The contract: what a game and its states offer to everything built on top of them.

`docs/contract.md` tells it in words; `tests/conformance` holds every game to it.
"""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
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
    id: str | None = None  # of the same sentence in the catalogues, where it stands there
    args: tuple[tuple[str, str | int], ...] = ()

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
    """A position of a game, and all one may do with it.

    States compare with `==` and can be pickled. The same seed and actions give the same state on every machine and
    Python, compiled or not; so are pickles.
    """

    @property
    def game(self) -> "Game":
        """The game it is a state of, on the board it is played on."""

    @property
    def seat(self) -> int:
        """Who decides now; -1 when the game is over."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    def turn(self) -> int:
        """How many turns are finished."""

    @property
    def revealed(self) -> int:
        """Grows whenever an action used chance or brought something hidden to light.

        With a change of `seat` it marks the points of a turn behind which nothing can be taken back.
        """

    def legal(self) -> list[int]:
        """The possible actions, rising; never empty while the game is on, empty once it is over."""

    def play(self, action: int) -> None:
        """Does a legal action; raises `IllegalMove` for any other, and the state is as it was."""

    def apply(self, action: int) -> None:
        """The same without the check, for loops that took the action from `legal()`."""

    def step(self, action: int) -> list[Event]:
        """Does what `play` does, and returns what happened, in order.

        It tells everything, secrets too: whoever passes events on passes them through `game.seen` first.
        """

    def why_not(self, action: object) -> IllegalMove | None:
        """None if it is legal, else the reason. What is no action of the game is refused too."""

    def notation(self, action: int) -> str:
        """The action in one line that is stable and of no language."""

    def parse(self, text: str) -> int:
        """The action of a notation; a ValueError says what is wrong with the text."""

    def copy(self) -> "State":
        """A state of its own in the same position."""

    def scores(self) -> list[int]:
        """A number for each seat: what stands on the score track now, after the end the final scores."""

    def ranks(self) -> list[int]:
        """After the end 1 for each winner, by the game's own tie-breaks; who is still tied shares a place."""

    def snapshot(self) -> dict[str, Json]:
        """The whole position as JSON; `game.load` gives it back."""

    def view(self, seat: int | None) -> dict[str, Json]:
        """All that this seat may know, and nothing else, as JSON; None is a spectator."""

    def resample(self, seat: int, seed: int) -> "State":
        """A full state that this seat could be in: its view is the same, what it cannot know is drawn anew.

        It draws from a generator of its own, so the game itself is not shifted.
        """

    def playout(self, seed: int, policy: Mapping[str, int] | None = None, limit: int | None = None) -> int:
        """Plays on inside the engine, to the end or so many decisions, and returns how many there were.

        Without a policy each legal action is equally likely.
        """

    def observe(self, seat: int, buffer: object) -> None:
        """Writes what this seat knows into a buffer of bytes; the game's `observation` tells what stands where."""

    def mask(self, buffer: object) -> None:
        """Writes a byte for each of the game's actions into a buffer of that size: 1 if it is legal now, else 0."""

    def svg(self, seat: int | None = None) -> str:
        """A picture of what that seat may see, or without one a spectator: SVG that needs nothing from outside.

        A notebook shows a state by itself. A ValueError from a game without a drawing.
        """


class Game(Hashable, Protocol):
    """A game as the rest of the house knows it."""

    @property
    def name(self) -> str:
        """Its id."""

    @property
    def title(self) -> str:
        """What is printed on its box."""

    @property
    def seats(self) -> range:
        """How many may play."""

    @property
    def options(self) -> Mapping[str, Option]:
        """What can be played differently, by name."""

    @property
    def actions(self) -> int:
        """The size of the action space: actions are the numbers below."""

    @property
    def features(self) -> Mapping[str, str]:
        """What a policy can weigh in this game, and what each counts."""

    @property
    def policy(self) -> Mapping[str, int]:
        """A policy with which a playout is a sensible game: weights by feature."""

    @property
    def observation(self) -> tuple[Part, ...]:
        """What an observation is made of, piece by piece."""

    @property
    def secrets(self) -> bool:
        """Whether some seats know what others cannot know.

        Without secrets no curtain falls between people at one screen: the views of all seats differ in `you` and
        `legal` only, and in what a seat need not show although everybody could have counted it, such as cash in Lunar
        Rails, which is null to the others.
        """

    @property
    def rules_version(self) -> int:
        """The version of its rules, with which a record made today is stamped."""

    @property
    def board_version(self) -> int:
        """The same of its board."""

    @property
    def board(self) -> dict[str, Json]:
        """The board file as JSON, for drawing."""

    @property
    def board_stamp(self) -> int | str:
        """What tells this board from others, as snapshots say it: of the game's own the version, of another a hash."""

    def on(self, board: Json) -> "Game":
        """The same game on another board: actions, observations, views, everything follows it; the name stays.

        A ValueError tells the first problem of a file that cannot be played on; a game that is played on its own board
        only refuses any other. On the board that it is on it is the game itself. States, snapshots and records of one
        board are not those of another: a snapshot of another is refused, a record carries its board along.
        """

    def new(self, seats: int, seed: int, options: Mapping[str, Json] | None = None) -> State:
        """A fresh state. Any bad argument is a ValueError that names it and says what is allowed."""

    def opened(self, seats: int, seed: int, options: Mapping[str, Json] | None = None) -> tuple[State, list[Event]]:
        """The same state, and the events of its set-up."""

    def load(self, snapshot: Json) -> State:
        """The state that a snapshot describes; a ValueError if it is damaged."""

    def action(self, action: int) -> dict[str, Json]:
        """The action as JSON: `{"id": 57, "kind": "claim", "notation": "...", ...}`."""

    def seen(self, events: list[Event], seat: int | None) -> list[Event]:
        """The same events as that seat may know them, one for each; None is a spectator.

        This is the one gate between what happened and whoever is told of it.
        """

    def tell(self, events: list[Event]) -> list[Line]:
        """The same as sentences, one for each event that is different from the one before it.

        It hides nothing, so it is given what `seen` has let through.
        """

    def why(self, state: State, seat: int, about: Json) -> IllegalMove | None:
        """Why a thing on the board, such as `{"route": "berlin-dresden"}`, offers this seat nothing.

        None if it offers something, now or once it is this seat's turn. It uses nothing that seat may not know.
        """

    def plan(self, state: State, seat: int, about: Json) -> dict[str, Json]:
        """What that seat could do, as the game answers the question (see its README), whoever's turn it is.

        A ValueError for a question it cannot answer, and from a game that has no plans at all. It uses nothing that
        seat may not know.
        """

    def sheet(self, state: State) -> list[dict[str, Json]]:
        """The scoring sheet, line by line (see the game's README); public only when the game is over."""

    def graph(self, state: State) -> dict[str, list[int]]:
        """What is drawn over time once the game is over: a number a seat for each thing, usually the scores."""

    def action_line(self, action: int, view: Json) -> Line:
        """The action as a sentence for the seat that decides."""

    def board_lines(self, view: Json) -> Iterator[Line]:
        """All else that can be seen there, for whoever plays without seeing it."""

    @property
    def table_lines(self) -> Callable[[Json], Iterator[Line]]:
        """What lies on the table, from a view."""

    @property
    def sheet_lines(self) -> Callable[[Json, int], Iterator[tuple[int, Line]]]:
        """One seat's entry of the scoring sheet, with its rank, as lines with their depth, in the order of counting."""

    @property
    def many_boards(self) -> bool:
        """Whether it is played on other boards than its own."""

    @property
    def check_board(self) -> Callable[[Json], list[Problem]]:
        """Every problem of a board file; with warnings alone it can be played on."""


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
