"""What must hold at every step of a game, whatever is played: the invariants of the rule ledger that one game can show.

`chart` is the board as the watch reads it, `account` its own books, `hearsay` what the events tell, `count` counts a
whole position, `watch` compares.
"""

from collections.abc import Mapping
from typing import Any, Final

from branchline.core.contract import Game
from branchline.core.invariants import (
    ANY,
    KINDS,
    Choose,
    Moods,
    Played,
    Watched,
    drawn_options,
    in_the_mood,
    watched,
)
from branchline.games.wensleydale.invariants.watch import Watch

__all__ = ["RUNAWAY", "Watch", "drawn_options", "wanderer", "watched_game"]

RUNAWAY: Final = 3000

_MOODS: Final[Moods] = (
    (ANY, ()),
    (KINDS, ()),
    (KINDS, ()),
    ("builder", ("lay",)),
    ("trader", ("move", "buy", "lay")),
    ("partner", ("takeover", "over", "lay", "buy", "move")),
    ("loner", ("no-build", "pass", "no-takeover", "done", "decline")),
)


def wanderer(game: Game, seed: int) -> Choose:
    """A player whose games also see long lines, full trains, many takeovers and none at all."""
    return in_the_mood(game, seed, _MOODS)


def watched_game(game: Game, seats: int, seed: int, options: Mapping[str, Any], choose: Choose) -> Played:
    """Plays one game to its end with every step checked. Whatever goes wrong is a `Broken` that holds the game."""
    return watched(game, seats, seed, options, choose, Watched(Watch, RUNAWAY, crash="WI27", endless="WI27"))
