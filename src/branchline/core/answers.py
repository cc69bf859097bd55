"""What a game answers about its states: the functions behind the public methods of `core/state`."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, Protocol

from branchline.core.contract import Json, Line
from branchline.core.errors import IllegalMove

Position = Any  # of the game itself


class Notation(Protocol):
    """Actions as text, and back; and as plain data."""

    def notation(self, action: object) -> str: ...
    def parse(self, notation: object) -> int: ...
    def as_data(self, action: int) -> dict[str, Json]: ...


class Scoring(Protocol):
    """The scores at any time, the places once the game is over, and how the scores come about."""

    def scores(self, s: Position) -> list[int]: ...
    def ranks(self, s: Position) -> list[int]: ...
    def sheet(self, s: Position) -> list[dict[str, Json]]: ...


class Sentences(Protocol):
    """A view, a choice and the final count, put into sentences."""

    def action_line(self, action: Json, view: Json) -> Line: ...
    def table_lines(self, view: Json) -> Iterator[Line]: ...
    def board_lines(self, view: Json) -> Iterator[Line]: ...
    def sheet_lines(self, entry: Json, rank: int) -> Iterator[tuple[int, Line]]: ...


class Answers:
    """One for each game. What is asked in every decision of a playout is a method of the state instead."""

    def __init__(
        self,
        actions: int,
        features: Mapping[str, str],
        notation: Notation,
        scoring: Scoring,
        refusal: Callable[[Position, object], IllegalMove | None],
        snapshot: Callable[[Position], dict[str, Json]],
        view: Callable[[Position, int | None], dict[str, Json]],
        resample: Callable[[Position, int, int], None],
        observe: Callable[[Position, int], Json],
        picture: Callable[[Json], str] | None = None,
    ) -> None:
        self.actions: Final = actions  # the size of the action space
        self.features: Final = features  # what a policy can weigh: a name and what it counts
        self.notation: Final = notation
        self.scoring: Final = scoring
        self.refusal: Final = refusal
        self.snapshot: Final = snapshot
        self.view: Final = view
        self.resample: Final = resample  # draws anew, in place, what a seat cannot know
        self.observe: Final = observe  # what a seat knows, as a row of small numbers
        self.picture: Final = picture  # a view as a picture; None where a game is not drawn
