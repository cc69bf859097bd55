"""What every game is tried with: all its seat counts, some options, games on the way."""

import random
from collections.abc import Iterator
from typing import Any

import branchline as bl

GAMES = sorted(bl.GAMES)


def option_sets(game: Any) -> list[dict[str, Any]]:
    """The defaults, everything turned over, and each option alone at another value than its default."""
    others = {name: other for name, option in game.options.items() if (other := another(option)) is not None}
    return [{}, others, *({name: value} for name, value in others.items())]


def another(option: Any) -> Any:
    """A value that is allowed and is not the default, or None if there is none."""
    if option.kind == "bool":
        return not option.default
    if option.kind == "int":
        return option.least if option.default != option.least else option.most
    return next((choice for choice in option.choices if choice != option.default and choice not in (2, 3, 4)), None)


def cases() -> list[Any]:
    """(game, seats, options): all seat counts with the defaults, and every set of options with some seat count."""
    found = []
    for name in GAMES:
        game = bl.GAMES[name]
        for seats in game.seats:
            found.append((name, seats, {}))
        for i, options in enumerate(option_sets(game)[1:]):
            found.append((name, game.seats[i % len(game.seats)], options))
    return found


def case_id(case: Any) -> str:
    name, seats, options = case
    turned = [f"{key}={value}" for key, value in options.items()]
    return "-".join([name, str(seats), *(turned if len(turned) < 2 else ["all-options"])])


CASES = cases()


def steps(case: Any, seed: int) -> Iterator[tuple[Any, int, Any]]:
    """A random game as (a copy of the state before, the action, the game itself after it)."""
    name, seats, options = case
    state = bl.GAMES[name].new(seats=seats, seed=seed, options=options)
    chance = random.Random(seed)
    while not state.over:
        before, action = state.copy(), chance.choice(state.legal())
        state.play(action)
        yield before, action, state


def some(case: Any, seed: int, number: int = 12) -> list[Any]:
    """Copies of states from all through a random game, the first ones and the last among them."""
    game = list(steps(case, seed))
    states = [before for before, _, _ in game]
    return [*states[:4], *states[4 :: max(1, len(states) // number)], game[-1][2]]
