"""Playing games under watch: every step is checked, and whatever goes wrong comes back with the game so far.

What is checked each game tells in its own `invariants`; here is what all of them need.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple, Protocol

from branchline.core.chance import OPTIONS, PLAYER, Chance, seeded
from branchline.core.contract import UNLIMITED, Event, Game, Json, Option, State

Choose = Callable[[Any, list[int]], int]
# The moods of a wanderer: the kinds of action each likes. One that likes none chooses among actions, or among kinds.
Moods = tuple[tuple[str, tuple[str, ...]], ...]
ANY: Final = "any"
KINDS: Final = "kinds"
MOST_BRACKETS: Final = 5


class Broken(AssertionError):
    """An invariant does not hold. `actions` is the game so far, in notation, once `watched` has seen it."""

    actions: list[str]

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.actions = []


class Watch(Protocol):
    """Follows one game: `offered` before a choice, `step` after each action, `end` once it is over."""

    def offered(self, state: Any, legal: list[int]) -> None: ...
    def step(self, action: int, state: Any, events: list[Event]) -> None: ...
    def end(self, state: Any) -> None: ...


class Played(NamedTuple):
    """A game that was played to its end under watch."""

    actions: list[str]
    state: Any


class Watched(NamedTuple):
    """How a game is watched: by whom, how long it may be, and the names of the invariants that a crash and a game
    without an end break."""

    watch: Callable[[Any, Any, list[Event]], Watch]
    runaway: int
    crash: str
    endless: str


@lru_cache(8)
def actions_of(game: Game) -> tuple[dict[str, Json], ...]:
    """Every action of a game as data."""
    return tuple(game.action(a) for a in range(game.actions))


def watched(game: Game, seats: int, seed: int, options: Mapping[str, Json], choose: Choose, how: Watched) -> Played:
    """Plays one game to its end with every step checked. Whatever goes wrong is a `Broken` that holds the game."""
    actions: list[str] = []
    try:
        state, events = game.opened(seats, seed, options)
        watch = how.watch(game, state, events)
        while not state.over:
            legal = state.legal()
            watch.offered(state, legal)
            action = choose(state, legal)
            actions.append(state.notation(action))
            if len(actions) > how.runaway:
                raise Broken(f"{how.endless}: the game is not over after {how.runaway} decisions")
            watch.step(action, state, state.step(action))
        watch.end(state)
    except Broken as broken:
        broken.actions = actions
        raise
    except Exception as crash:
        failure = Broken(f"{how.crash}: {type(crash).__name__}: {crash}")
        failure.actions = actions
        raise failure from crash
    return Played(actions, state)


def in_the_mood(game: Game, seed: int, moods: Moods) -> Choose:
    """A player without a plan but with a mood, so that games also reach their rare places."""
    chance = seeded(seed, PLAYER)
    actions = actions_of(game)
    mood, liked = moods[chance.below(len(moods))]

    def any_of(some: list[int]) -> int:
        return some[chance.below(len(some))]

    def choose(state: State, legal: list[int]) -> int:
        if mood != ANY and chance.below(20) > 0:
            favourites = [a for a in legal if actions[a]["kind"] in liked]
            if favourites:
                return any_of(favourites)
            if mood == KINDS:
                there = sorted({actions[a]["kind"] for a in legal})
                kind = there[chance.below(len(there))]
                return any_of([a for a in legal if actions[a]["kind"] == kind])
        return any_of(legal)

    return choose


def drawn_options(game: Game, seats: int, seed: int) -> dict[str, Json]:
    """Options to play with: none for an even seed, for an odd one a value drawn for each."""
    if seed % 2 == 0:
        return {}
    chance = seeded(seed, OPTIONS)
    return {name: _drawn(option, seats, chance) for name, option in game.options.items()}


def _drawn(option: Option, seats: int, chance: Chance) -> Json:
    def number() -> int:
        return option.least + chance.below(option.most - option.least + 1)

    if option.kind == "bool":
        return chance.below(2) == 1
    if option.kind == "int":
        return number()
    if option.kind in ("amount", "brackets", "supply") and chance.below(2) == 0:
        return UNLIMITED if option.kind == "supply" else None
    if option.kind == "amount":
        return number()
    if option.kind == "supply":
        return {name: number() for name in option.choices}
    if option.kind == "brackets":
        pairs = range(1 + chance.below(MOST_BRACKETS))
        froms, amounts = ({number() for _ in pairs} for _ in range(2))
        return [list(pair) for pair in zip(sorted(froms), sorted(amounts), strict=False)]
    # A number among the choices is a seat, and must be at the table.
    choices = [choice for choice in option.choices if isinstance(choice, str) or choice < seats]
    return choices[chance.below(len(choices))]
