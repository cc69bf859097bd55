"""What a match is: who sits where in which deal.

A block is one deal (one seed), played once with every turn of its players around the table, so that what luck gives to
a seat every player gets once.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from math import isfinite
from typing import Any, Final

from branchline import bots as players
from branchline.core.boardfile import written
from branchline.core.chance import PLAYER, seeded
from branchline.core.contract import Game
from branchline.games import at_home, find

DRAW: Final = -1  # the seed by which a block draws its players is none of a player's


@dataclass(frozen=True)
class Match:
    """Who plays what, as often as it is repeated."""

    game: str
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Any]
    mixed: int | None = None  # at tables of so many, for which each block draws its players from all these
    limit: float | None = None  # seconds of CPU time a decision may take
    board: str | None = None  # the text of its file, where it is not the game's own

    @property
    def played(self) -> Game:
        """The game, on its board."""
        return _played(self.game, self.board)

    @property
    def seats(self) -> int:
        return self.mixed or len(self.bots)

    @property
    def rotations(self) -> int:
        """How many different seatings there are: all turns of the table, unless the list repeats itself."""
        if self.mixed:
            return self.mixed
        n = len(self.bots)
        return next(k for k in range(1, n + 1) if self.bots[k:] + self.bots[:k] == self.bots)

    def table(self, block: int) -> tuple[str, ...]:
        """Who plays in this block: everybody, unless it draws. Nobody is drawn again before all have been."""
        if not self.mixed:
            return self.bots
        chance = seeded(block_seed(self.seed, block, DRAW), PLAYER)
        drawn: list[int] = []
        while len(drawn) < self.mixed:
            everybody = list(range(len(self.bots)))
            chance.shuffle(everybody)
            drawn += everybody
        return tuple(self.bots[entry] for entry in drawn[: self.mixed])


@lru_cache(4)
def _played(game: str, board: str | None) -> Game:
    return find(game) if board is None else find(game).on(json.loads(board))


def matched(
    game: str | Game,
    bots: Sequence[str],
    seed: int,
    options: Mapping[str, Any] | None = None,
    mixed: int | None = None,
    limit: float | None = None,
    thinking: str | None = None,
) -> Match:
    """A match of these players, checked. With `thinking`, all who search think as much as that says."""
    for bot in bots:
        players.maker(game, bot)  # refuses one that there is not
    known = find(game)
    name, seats = known.name, known.seats
    if mixed is not None and mixed not in seats:
        raise ValueError(f"mixed: {mixed} cannot play; {game} is played by {seats[0]} to {seats[-1]}")
    if mixed is None and len(bots) not in seats:
        raise ValueError(f"bots: {len(bots)} cannot play; {game} is played by {seats[0]} to {seats[-1]}")
    if limit is not None and not (limit > 0 and isfinite(limit)):
        raise ValueError(f"limit: {limit} is not possible; give seconds of CPU time a decision, such as 0.5")
    known.new(mixed or len(bots), seed, options)  # checks what the game itself is given
    board = None if at_home(known) else written(known.board)
    return Match(name, told(known, bots, thinking), seed, dict(options or {}), mixed, limit, board)


def told(game: str | Game, bots: Sequence[str], thinking: str | None) -> tuple[str, ...]:
    """These players thinking so much, those who search and whose own names say nothing else."""
    if thinking is None:
        return tuple(bots)
    amount = f"{players.AT}{players.thinking_of(thinking)}"
    return tuple(bot + amount if players.AT not in bot and players.can_think(game, bot) else bot for bot in bots)


def block_seed(seed: int, block: int, *more: int) -> int:
    """A seed of its own for every block, and for every bot in it, far from those of other runs."""
    text = ":".join(str(part) for part in (seed, block, *more))
    return int.from_bytes(sha256(text.encode()).digest()[:8], "big")
