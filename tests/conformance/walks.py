"""What every game is tried with: all its seat counts, some options, games on the way.

The games are those of the house, one of them also on another board, and, on the sources, the tiny one of tests/tiny,
which knows nothing but the contract. It is not compiled, and what is compiled can only be built upon by what is.
"""

import json
import random
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from tests.games.germany import elsewhere

from branchline.core.contract import UNLIMITED
from branchline.core.native import COMPILED
from branchline.core.pack import Pack
from branchline.games import PACKS as HOUSE

ELSEWHERE = "germany elsewhere"


def packs() -> dict[str, Pack]:
    offered = {**HOUSE, ELSEWHERE: HOUSE["germany"]}
    if COMPILED:
        return offered
    from tests.tiny import Tiny

    return {**offered, "tiny": Tiny()}


PACKS = packs()
GAMES = {name: elsewhere.GAME if name == ELSEWHERE else pack.game() for name, pack in PACKS.items()}
# Who plays at random never wins on the Moon, so there a game is cut short, by a rule of its own; and a tiny game would
# be over before anything could be looked for in it.
LENGTH: dict[str, dict[str, Any]] = {"lunar": {"max_rounds": 5}, "tiny": {"turns": 16}}
TOTAL = {"lunar": "cash"}  # what a game calls the score in its sheet, if it is not the total
VERY_LONG = 100_000  # decisions, more than any game has


def option_sets(game: Any) -> list[dict[str, Any]]:
    """The defaults, everything turned over, and each option alone at other values than its default."""
    length = LENGTH.get(game.name, {})
    others = {name: other_values(game, option) for name, option in game.options.items() if name not in length}
    others = {name: values for name, values in others.items() if values}
    alone = [{name: value} for name, values in others.items() for value in values]
    return [{}, {name: values[0] for name, values in others.items()} | length, *alone]


def other_values(game: Any, option: Any) -> list[Any]:
    """Values that every table allows and that are not the default: all choices, an end of a range."""
    if option.kind == "bool":
        return [not option.default]
    if option.kind == "int":
        return [option.least if option.default != option.least else option.most]
    if option.kind == "amount":
        return [option.most if option.default is None else None]
    if option.kind == "supply":
        return [value for value in (UNLIMITED, dict.fromkeys(option.choices, option.least)) if value != option.default]
    if option.kind == "brackets":
        return [[[option.least, option.least + 1], [option.most, option.most]]]
    # A number among the choices is a seat.
    known = [choice for choice in option.choices if isinstance(choice, str) or choice < game.seats[0]]
    return [choice for choice in known if choice != option.default]


def cases() -> list[Any]:
    """(game, seats, options): all seat counts with the defaults, and every set of options with some seat count."""
    rows: list[Any] = [(ELSEWHERE, 3, {})]
    for name, game in GAMES.items():
        if name == ELSEWHERE:
            continue  # its options are those of the same game
        for seats in game.seats:
            rows.append((name, seats, {}))
        for i, options in enumerate(option_sets(game)[1:]):
            rows.append((name, game.seats[i % len(game.seats)], options))
    return rows


def case_id(case: Any) -> str:
    name, seats, options = case
    turned = [f"{key}={str(value)[:24]}" for key, value in options.items()]
    return "-".join([name, str(seats), *(turned if len(turned) < 2 else ["all-options"])])


CASES = cases()


def steps(case: Any, seed: int) -> Iterator[tuple[Any, int, Any]]:
    """A random game as (a copy of the state before, the action, the game itself after it)."""
    name, seats, options = case
    state = GAMES[name].new(seats=seats, seed=seed, options={**LENGTH.get(name, {}), **options})
    chance = random.Random(seed)
    while not state.over:
        before, action = state.copy(), chance.choice(state.legal())
        state.play(action)
        yield before, action, state


def some(case: Any, seed: int, number: int = 12) -> list[Any]:
    """Copies of states from all through a random game, the first ones and the last among them."""
    name, seats, options = case
    return [state.copy() for state in _some(name, seats, json.dumps(options), seed, number)]


@lru_cache(256)  # many a test is tried with the same game and something else besides
def _some(name: str, seats: int, options: str, seed: int, number: int) -> list[Any]:
    game = list(steps((name, seats, json.loads(options)), seed))
    states = [before for before, _, _ in game]
    return [*states[:4], *states[4 :: max(1, len(states) // number)], game[-1][2]]


def sensible(case: Any, seed: int, policy: dict[str, int] | None = None) -> Iterator[Any]:
    """A game by the game's own policy, which gets further than a random one, or by another policy: the state itself,
    before each decision and at the end."""
    name, seats, options = case
    game = GAMES[name]
    state = game.new(seats=seats, seed=seed, options={**LENGTH.get(name, {}), **options})
    yield state
    decisions = 0
    while not state.over:
        # A seed for each decision: one for all would choose the same way among equals again and again.
        assert state.playout(seed * VERY_LONG + decisions, game.policy if policy is None else policy, 1) == 1
        decisions += 1
        yield state


def any_policy(game: Any, seed: int) -> dict[str, int]:
    """Weights for and against everything that the game can weigh, so that nothing of it stays unused."""
    chance = random.Random(seed)
    return {feature: chance.randint(-50, 50) for feature in game.features} | {"noise": chance.choice([0, 10, 100])}


def some_sensible(case: Any, seed: int, number: int = 12) -> list[Any]:
    """Copies of states from all through a game by the game's own policy, the first and the last among them."""
    name, seats, options = case
    return [state.copy() for state in _some_sensible(name, seats, json.dumps(options), seed, number)]


@lru_cache(256)
def _some_sensible(name: str, seats: int, options: str, seed: int, number: int) -> list[Any]:
    states = [state.copy() for state in sensible((name, seats, json.loads(options)), seed)]
    return [*states[: -1 : max(1, len(states) // number)], states[-1]]
