"""What must hold at every step of a game, whatever is played: the invariants of the rule ledger that one game can show.

`chart` is the Moon as the watch reads it, `account`, `riding` and `fate` are its own books, `count` counts a whole
position, `watch` compares; `courier` is a player who earns money. LI24, the mirrored Moon, is no matter of one game.
"""

from collections.abc import Mapping
from typing import Any, Final

from branchline.core import invariants as core
from branchline.core.contract import Game
from branchline.core.invariants import ANY, KINDS, Choose, Moods, Played, Watched, in_the_mood, watched
from branchline.games.lunar.invariants.courier import courier
from branchline.games.lunar.invariants.watch import Watch

__all__ = ["RUNAWAY", "Watch", "drawn_options", "wanderer", "watched_game"]

RUNAWAY: Final = 200_000
# Players without a plan have spent all their money after a few rounds, and nothing new happens any more.
FEWEST_ROUNDS: Final = 3
MOST_ROUNDS: Final = 14
_COURIERS: Final = 3  # one seed in so many plays by an aim instead of a mood

_MOODS: Final[Moods] = (
    (ANY, ()),
    (KINDS, ()),
    (KINDS, ()),
    ("builder", ("build", "upgrade")),
    ("gambler", ("deliver", "exchange", "place")),
    ("carrier", ("deliver", "load", "place", "move")),
    ("idler", ("end-operate", "end-turn")),
)


def wanderer(game: Game, seed: int) -> Choose:
    """A player whose games also see long lines, many cards, full trains, deliveries and empty turns."""
    return courier(game, seed) if seed % _COURIERS == 0 else in_the_mood(game, seed, _MOODS)


def drawn_options(game: Game, seats: int, seed: int) -> dict[str, Any]:
    """Options to play with, and always a last round that a game of wanderers soon comes to."""
    rounds = FEWEST_ROUNDS + seed // 2 % (MOST_ROUNDS - FEWEST_ROUNDS + 1)
    return {**core.drawn_options(game, seats, seed), "max_rounds": rounds}


def watched_game(game: Game, seats: int, seed: int, options: Mapping[str, Any], choose: Choose) -> Played:
    """Plays one game to its end with every step checked. Whatever goes wrong is a `Broken` that holds the game."""
    return watched(game, seats, seed, options, choose, Watched(Watch, RUNAWAY, crash="LI25", endless="LI25"))
