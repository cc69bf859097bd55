"""What a computer player is, and what looks on at a game to count it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import isfinite
from typing import Any, NamedTuple, Protocol

from branchline.core.contract import Event, Line, State

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


class Choice(NamedTuple):
    """A legal action as a player judges it."""

    action: int
    worth: float  # in points
    terms: dict[str, float]  # the parts of that sum which are not nothing


@dataclass(frozen=True)
class Thinking:
    """How much thought goes into one decision: so many simulations, or so many seconds of CPU time."""

    simulations: int | None = None
    seconds: float | None = None

    def __str__(self) -> str:
        return f"{self.seconds:g}s" if self.simulations is None else str(self.simulations)


class Thinker(Bot, Protocol):
    """A player that searches: as made it thinks as much as is normal for it, and it can be told otherwise."""

    thinking: Thinking


def thinking_of(text: str) -> Thinking:
    """`200` is two hundred simulations a decision, `0.5s` half a second of CPU time."""
    number, seconds = text.removesuffix("s"), text.endswith("s")
    try:
        amount = float(number) if seconds else int(number)
    except ValueError:
        amount = 0
    if amount <= 0 or not isfinite(amount):
        raise ValueError(f"thinking: {text!r} is not possible; give simulations a decision (200) or seconds (0.5s)")
    return Thinking(seconds=amount) if seconds else Thinking(simulations=int(amount))


class Judgement(Protocol):
    """What judges actions by weights. Every set of weights is a style, and so another player."""

    @property
    def ranges(self) -> Mapping[str, tuple[float, float]]:
        """Each weight with the least and the most that makes sense."""

    @property
    def strongest(self) -> str:
        """The style that plays best."""

    def style(self, name: str, seats: int) -> dict[str, float]:
        """The weights of a known player at a table of so many."""

    def style_of(self, player: str) -> str:
        """The style in which a computer player judges; the strongest for one that has none."""

    def judge(self, style: str, view: dict[str, Any], sampler: Sampler) -> list[Choice]:
        """Every legal action, in the order of `view["legal"]`."""

    def ideas(self, style: str, view: dict[str, Any], sampler: Sampler) -> list[int]:
        """The actions worth trying out, what is liked best first: one where there is nothing to think about."""

    def aims(self, style: str, view: dict[str, Any], sampler: Sampler) -> list[Line]:
        """What this seat should aim for, also while another decides: sentences, the most pressing first."""

    def plan(self, style: str, view: dict[str, Any], sampler: Sampler) -> list[str]:
        """What of the board the seat has in mind to build, by its ids, the most urgent first."""

    def open_terms(self, style: str, state: State, action: int) -> dict[str, float]:
        """Of what an action is worth to the seat that decides, the parts that follow from what everybody sees."""

    def play_on(self, style: str, state: State) -> None:
        """Plays a game to its end by judgement alone, quickly."""

    def play(self, styles: Sequence[Mapping[str, float]], seed: int) -> State:
        """A finished game between players with these weights, seat by seat."""
