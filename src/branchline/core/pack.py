"""A game as one pack: all that it offers beyond its rules, for the type checker to see whole.

The rest of the house asks the pack and looks for no module by name. Each method loads its part when it is called, so
that whoever only plays waits for nothing else.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from branchline.core.contract import Event, Game, Json
from branchline.core.invariants import Choose, Played
from branchline.core.observation import Part
from branchline.core.players import Judgement, Maker, Tally

Value = str | int  # what a sentence is filled with


class Words(Protocol):
    """The catalogues of one language and the people of one table, as far as names need them."""

    def seat(self, seat: int) -> str: ...
    def forms(self, argument: str, message: str, unnamed: str, **values: Value) -> dict[str, Value]: ...
    def counted(self, kind: str, things: Iterable[str]) -> str: ...
    def gathered(self, names: Iterable[str]) -> str: ...
    def joined(self, names: Iterable[str]) -> str: ...
    def filled(self, id: str, values: dict[str, Value], attribute: str | None = None) -> str: ...


class Names(Protocol):
    """What a game calls its own things: its part of the table in `locale/README.md`."""

    def named(self, argument: str, value: Json, sentence: str) -> dict[str, Value] | None:
        """An argument as the sentence of that id needs it, or None where the game has no word for it."""


class Invariants(Protocol):
    """What must hold at every step of a game, and players who bring games to their rare places."""

    def wanderer(self, game: Any, seed: int) -> Choose: ...
    def drawn_options(self, game: Any, seats: int, seed: int) -> dict[str, Json]: ...
    def watched_game(self, game: Any, seats: int, seed: int, options: Mapping[str, Json], choose: Choose) -> Played: ...


class Bench(Protocol):
    """What only this game is measured by, and how that is told."""

    def measure(self, seats: int, seconds: float) -> dict[str, float]: ...
    def report(self, figures: dict[str, Any], engines: Sequence[str]) -> Iterator[str]: ...


class BoardTool(NamedTuple):
    """What `branchline board` can do with a file of this game's board besides checking it."""

    purpose: str
    makes: str  # what there is to make, for a sentence: "a grid that is made from landmarks"
    source: Callable[[Json], Json]  # the part of the file that must be a good board
    # Written where a path says; what to tell about it, and whether all is well.
    make: Callable[[Json, Path | None], tuple[str, bool]]


class Shapes(NamedTuple):
    """The types of what leaves the game: a view, and the unions of its events, its actions and its plans."""

    view: Any
    event: Any
    action: Any
    plan: Any = None  # where the game has no plans to ask for


class Insight(NamedTuple):
    """What a player makes of a position, as bytes that a learner gets beside an observation; only from what the seat
    may know."""

    pieces: tuple[Part, ...]
    tell: Callable[[Any, int], Any]  # of a state and a seat: a row of bytes


class Favourite(NamedTuple):
    """A thing that a seat did something with, of the kind a player comes to have favourites among."""

    seat: int
    argument: str  # what the thing is, as sentences have it: "route"
    thing: str


class Pack:
    """What a game registers. Only `game`, `names`, `invariants` and `shapes` have to be there."""

    def game(self) -> Game:
        raise NotImplementedError

    def names(self, game: Game, words: Words) -> Names:
        raise NotImplementedError

    def invariants(self) -> Invariants:
        raise NotImplementedError

    def shapes(self) -> Shapes:
        raise NotImplementedError

    def changes(self) -> Mapping[int, str]:
        """What is new in each version of the rules after the first, for those whose table was begun before: the id of a
        sentence. Whoever raises the `rules_version` adds one."""
        return {}

    def players(self) -> Mapping[str, Maker]:
        """Computer players of its own, from the weakest to the strongest."""
        return {}

    def judgement(self) -> Judgement | None:
        """What its players judge by, if their weights can be tuned."""
        return None

    def insights(self) -> Mapping[str, Insight]:
        """What learners may be told beside the observation, by name."""
        return {}

    def sum_up(self, entry: dict[str, Json]) -> dict[str, tuple[float, float]]:
        """What one seat's entry of the scoring sheet tells about its play: amounts, each with its divisor."""
        return {}

    def tally(self) -> Tally | None:
        """Looks on at one game and counts what its balance is judged by."""
        return None

    def favourite(self, event: Event) -> Favourite | None:
        """What an event tells of a player's likings, for statistics over many games; None for most."""
        return None

    def bench(self) -> Bench | None:
        return None

    def board_tools(self) -> Mapping[str, BoardTool]:
        return {}

    def boards(self) -> Mapping[str, Path]:
        """The files of other boards that come with it, by name; each says what it is called."""
        return {}

    def beginning(self) -> Path | None:
        """The file of a small board for whoever makes one of their own; None where there is but one board."""
        return None

    def layout(self, game: Game) -> Json | None:
        """Where on a sheet everything of its board lies; None where the page knows it already."""
        return None

    def places(self, game: Game) -> Sequence[str]:
        """What on its board has a name of its own: ids that sentences are given as `place`."""
        return ()
