"""OpenSpiel's own games: driven from Python, and by the random rollouts that its searchers are written on in C++."""

from collections.abc import Iterator
from functools import partial
from itertools import count
from random import Random
from typing import Any, Final

from branchline.bench.peers.loop import DRIVEN, OWN, Loop, Peer, Table

GAMES: Final = ("gin_rummy", "backgammon", "hive")
SPREAD: Final = 5  # decisions between two positions
ROLLOUTS: Final = 20
SIMULATIONS: Final = 2  # the fewest with which a search has something to choose from
MEASURED: Final = 50  # games, by which it is known how long one is


def _from_python(name: str) -> Table:
    import pyspiel

    game = pyspiel.load_game(name)

    def play(seed: int) -> int:
        return sum(1 for _ in _walk(game.new_initial_state(), Random(seed)))

    def positions() -> list[Any]:
        stops = [state.clone() for at, state in zip(count(), _walk(_dealt(game), Random(1))) if at % SPREAD == 0]
        return stops[:60]

    looks = {"copy": lambda state: state.clone(), "mask": lambda state: state.legal_actions_mask()}
    kind = game.get_type()
    if kind.provides_observation_tensor:
        looks["observe"] = lambda state: state.observation_tensor(0)
    if name == "gin_rummy":  # the only one in which something is hidden
        looks["resample"] = partial(_resample, sampler=Random(1).random)
    return Table(play, positions, looks)


def _walk(state: Any, luck: Random) -> Iterator[Any]:
    """A game to its end, as far as players decide."""
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(outcomes, chances)[0])
        else:
            yield state
            state.apply_action(luck.choice(state.legal_actions()))


def _dealt(game: Any, seed: int = 1) -> Any:
    """A new game at its first decision."""
    state = game.new_initial_state()
    luck = Random(seed)
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(luck.choices(outcomes, chances)[0])
    return state


def _resample(state: Any, sampler: Any) -> Any:
    return state.resample_from_infostate(0, sampler)


def _own_loop(name: str) -> Table:
    import pyspiel

    game = pyspiel.load_game(name)
    lengths = [sum(1 for _ in _walk(_dealt(game, seed), Random(seed))) for seed in range(MEASURED)]
    decisions = round(sum(lengths) / MEASURED * ROLLOUTS * SIMULATIONS)

    def play(seed: int) -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, seed)
        pyspiel.MCTSBot(game, evaluator, 2.0, SIMULATIONS, 1000, False, seed, False).step(_dealt(game, seed))
        return decisions

    return Table(play)


PEER: Final = Peer(
    "open_spiel",
    "pyspiel",
    "from Python `legal_actions` and `apply_action` until the end, chance drawn from `chance_outcomes`; its own loop "
    "is `RandomRolloutEvaluator`, in C++, from the first decision on, its games taken to be as long as those from "
    "Python; what chance decides is played and not counted",
    [
        *(Loop(name, DRIVEN, "C++", partial(_from_python, name)) for name in GAMES),
        *(Loop(name, OWN, "C++", partial(_own_loop, name)) for name in GAMES),
    ],
)
