"""What a computer player is, and what looks on at a game to count it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from branchline.core.contract import Event, State

Sampler = Callable[[int], State]

# What was counted in a game: under a heading, for each thing and column, an amount and what it is divided by.
Counts = dict[str, dict[str, dict[str, tuple[float, float]]]]


class Tally(Protocol):
    """Looks on at one game and counts what its balance is judged by."""

    def see(self, view: dict[str, Any], events: list[Event]) -> None:
        """Called for each step: what the deciding seat saw before it, and what happened."""

    def counts(self, view: dict[str, Any]) -> Counts:
        """What was counted, once the game is over; every game counts the same headings, things and columns."""


class Bot(Protocol):
    """One computer player at one seat of one game.

    It gets what its seat may know and nothing else: `view` is `state.view(seat)` of the deciding seat,
    with the legal actions in `view["legal"]`, and `sampler(seed)` is `state.resample(seat, seed)`, a full
    state the seat could be in. A bot may remember what it saw of its own game; a new game gets a new bot.
    The same seed and the same views give the same choices.
    """

    @property
    def name(self) -> str: ...

    def choose(self, view: dict[str, Any], sampler: Sampler) -> int: ...


Maker = Callable[[int], Bot]  # makes a player from a seed


class Judgement(Protocol):
    """What judges actions by weights, so that other weights make another player."""

    @property
    def ranges(self) -> Mapping[str, tuple[float, float]]:
        """Each weight with the least and the most that makes sense."""

    def style(self, name: str, seats: int) -> dict[str, float]:
        """The weights of a known player at a table of so many."""

    def play(self, styles: Sequence[Mapping[str, float]], seed: int) -> State:
        """A finished game between players with these weights, seat by seat."""
