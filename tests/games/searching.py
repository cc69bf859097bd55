"""Hypothesis looks for a game that breaks an invariant: it picks seats, seed, options and every choice."""

from importlib import import_module
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from branchline.core.contract import UNLIMITED

FOUND = settings(
    max_examples=60, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow], database=None
)


def _values(game: Any, option: Any) -> st.SearchStrategy[Any]:
    """Every value an option may have; a seat is one that all tables have."""
    number = st.integers(option.least, option.most)
    if option.kind == "bool":
        return st.booleans()
    if option.kind == "int":
        return number
    if option.kind == "amount":
        return st.none() | number
    if option.kind == "supply":
        return st.just(UNLIMITED) | st.fixed_dictionaries(dict.fromkeys(option.choices, number))
    if option.kind == "brackets":
        rising = st.lists(number, min_size=1, max_size=4, unique=True).map(sorted)
        pairs = st.tuples(rising, rising).map(lambda two: [list(pair) for pair in zip(*two, strict=False)])
        return st.none() | pairs
    return st.sampled_from([choice for choice in option.choices if isinstance(choice, str) or choice < game.seats[0]])


def games(game: Any, **most: int) -> dict[str, st.SearchStrategy[Any]]:
    """All that makes a game, for `given`; `most` holds options down that make it long, and always names them."""
    options = {name: _values(game, option) for name, option in game.options.items() if name not in most}
    held = {name: st.integers(game.options[name].least, value) for name, value in most.items()}
    return {
        "seats": st.sampled_from(list(game.seats)),
        "seed": st.integers(0, 2**128 - 1),
        "options": st.fixed_dictionaries(held, optional=options),
        # Which of the legal actions; a game that is longer goes on at random.
        "choices": st.lists(st.integers(0, 2**16), max_size=300),
    }


def watched(game: Any, seats: int, seed: int, options: dict[str, Any], choices: list[int]) -> Any:
    """The game of these choices, under watch."""
    invariants = import_module(f"branchline.games.{game.name}.invariants")
    given_choices = iter(choices)
    rest = invariants.wanderer(game, seed)

    def choose(state: Any, legal: list[int]) -> int:
        choice = next(given_choices, None)
        action: int = rest(state, legal) if choice is None else legal[choice % len(legal)]
        return action

    return invariants.watched_game(game, seats, seed, options, choose)
