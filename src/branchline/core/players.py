"""What a computer player is, and what looks on at a game to count it."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from math import exp, isfinite
from typing import Any, NamedTuple, Protocol, runtime_checkable

from branchline.core.chance import Chance
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


class Habits(Protocol):
    """Looks on at one game and counts how each seat plays."""

    def see(self, events: list[Event]) -> None:
        """Called for each step: all that happened."""

    def of(self, seat: int) -> dict[str, tuple[float, float]]:
        """What was counted of this seat, once the game is over: amounts, each with its divisor."""


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
    worth: float  # in the unit of its judgement
    terms: dict[str, float]  # the parts of that sum which are not nothing


def waver(choices: Sequence[Choice], by: float, chance: Chance) -> int:
    """One of them: the best is likeliest, and what is worse by so many points is taken for it e times as seldom."""
    best = max(choice.worth for choice in choices)
    liking = [exp((choice.worth - best) / by) for choice in choices]
    drawn = sum(liking) * float(chance.word()) / 2**32
    for choice, liked in zip(choices, liking, strict=True):
        drawn -= liked
        if drawn < 0.0:
            return choice.action
    return choices[-1].action


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


class Outcome(NamedTuple):
    """How a game ended, or how it may end."""

    ranks: list[int]
    scores: Sequence[float]


def read_style(styles: Traversable, name: str, seats: int) -> dict[str, float]:
    """The weights of a known player, from a folder with a file each; some have others for each number of seats."""
    try:
        kept: dict[str, Any] = json.loads(styles.joinpath(f"{name}.json").read_text("utf-8"))
    except OSError:
        known = sorted(file.name.removesuffix(".json") for file in styles.iterdir())
        raise ValueError(f"style: {name!r} is unknown; there are {', '.join(known)}") from None
    of_seats: dict[str, float] = kept.get(str(seats), kept)
    return of_seats


def after(position: State, action: int) -> State:
    """What comes of an action; the position itself stays as it is."""
    then = position.copy()
    then.apply(action)
    return then


class Judgement(Protocol):
    """What judges actions. Every style is another way to judge, and so another player."""

    @property
    def unit(self) -> str:
        """What actions are worth, the word by which the catalogues know it: `points`, `millions`."""

    @property
    def strongest(self) -> str:
        """The style that plays best."""

    @property
    def sure(self) -> float:
        """Standard errors by which an idea has to do better in its trials than the one liked best: what is better by
        less may as well be luck."""

    @property
    def behind(self) -> float:
        """Standard errors behind the best at which an idea is tried no more: the others then get its trials."""

    def style_of(self, player: str) -> str:
        """The style in which a computer player judges; the strongest for one that has none."""

    def judge(self, style: str, view: dict[str, Any], sampler: Sampler) -> list[Choice]:
        """Every legal action, in the order of `view["legal"]`."""

    def ideas(self, style: str, view: dict[str, Any], sampler: Sampler, intent: object = None) -> list[int]:
        """The actions worth trying out, what is liked best first: one where there is nothing to think about. Who has
        begun something likes best what goes on with it, as long as that can be done."""

    def intent(self, style: str, view: dict[str, Any], sampler: Sampler, action: int, before: object = None) -> object:
        """What a player has in mind who does this with something else in mind before; None where every action stands
        alone. It is that player's own, and may change as it is asked for ideas."""

    def weighty(self, view: dict[str, Any], intent: object = None) -> bool:
        """Whether trying ideas out finds better ones than judgement alone does."""

    def decides(self, view: dict[str, Any]) -> bool:
        """Whether something is decided here that is worth looking at again, and no mere step of what was before."""

    def aims(self, style: str, view: dict[str, Any], sampler: Sampler) -> list[Line]:
        """What this seat should aim for, also while another decides: sentences, the most pressing first."""

    def plan(self, style: str, view: dict[str, Any], sampler: Sampler) -> list[str]:
        """What of the board the seat has in mind to build, by its ids, the most urgent first."""

    def open_terms(self, style: str, state: State, action: int) -> dict[str, float]:
        """Of what an action is worth to the seat that decides, the parts that follow from what everybody sees."""

    def play_on(self, style: str, state: State) -> Outcome:
        """How a game ends that is played on by judgement alone, or how it may end where that would take too long."""

    def try_out(self, style: str, position: State, actions: Sequence[int]) -> list[Outcome]:
        """The same after each of these actions of the seat that decides: all in this position, with its luck."""


@runtime_checkable
class Farsighted(Judgement, Protocol):
    """A judgement that need not play a game to its end where somebody can tell before what it is worth."""

    def look_ahead(self, style: str, position: State, actions: Sequence[int]) -> Sequence[State]:
        """The game some turns after each of these actions of the seat that decides, when it is to decide again, or
        over: all in this position, with its luck."""


class Prior(Protocol):
    """Whose liking a search follows where its trials find nothing better."""

    @property
    def sure(self) -> float:
        """Standard errors by which an idea has to do better in its trials than the one liked best."""

    def ideas(self, judged: list[int], view: dict[str, Any], sampler: Sampler) -> list[int]:
        """The ideas of a judgement and what else it likes, what is liked best first."""

    def foresee(self, states: Sequence[State], seat: int) -> list[float]:
        """What each of these games is worth to a seat that is to decide, or was when it was over."""


@runtime_checkable
class Tunable(Judgement, Protocol):
    """A judgement by weights: every set of them is a style."""

    @property
    def ranges(self) -> Mapping[str, tuple[float, float]]:
        """Each weight with the least and the most that makes sense."""

    def style(self, name: str, seats: int) -> dict[str, float]:
        """The weights of a known player at a table of so many."""

    def play(self, styles: Sequence[Mapping[str, float]], seed: int) -> State:
        """A finished game between players with these weights, seat by seat."""
