"""How well a network plays: games of four that it has not seen, with three computer players of a kind.

It sits there as the player that its weights make, and the others as they sit at any table: each with a game of its own
to remember.
"""

from functools import partial
from pathlib import Path
from statistics import fmean, pstdev
from typing import NamedTuple

from branchline import bots
from branchline.bots.learned import Learned
from branchline.bots.network import read
from branchline.bots.outcome import won
from branchline.games import find
from branchline.train.config import HELD_OUT, Config
from branchline.workers import Crew

SEATS = 4
PORTION = 16  # games handed to a process at once


class Score(NamedTuple):
    share: float  # of games won, a shared win in parts; a quarter is equal
    within: float  # the half of its interval of 95 %
    margin: float  # points ahead of the best other, on average


def examine(config: Config, name: str, weights: Path, crew: Crew) -> Score:
    """Plays every game once, always by what the network likes best."""
    games = range(HELD_OUT, HELD_OUT + config.evaluate_games)
    portions = [games[i : i + PORTION] for i in range(0, len(games), PORTION)]
    ends = [end for part in crew.executor.map(partial(_ends, config.game, name, weights), portions) for end in part]
    shares = [share for share, _ in ends]
    return Score(fmean(shares), 1.96 * pstdev(shares) / len(shares) ** 0.5, fmean(margin for _, margin in ends))


def _ends(game: str, name: str, weights: Path, seeds: range) -> list[tuple[float, float]]:
    """Of each game what the first seat won, and by how much it was ahead."""
    read.cache_clear()  # the file is another one than at the last examination
    ends: list[tuple[float, float]] = []
    for seed in seeds:
        players: list[bots.Bot] = [Learned(game, weights, seed)]
        players += [bots.make(game, name, seed % HELD_OUT * SEATS + seat) for seat in range(1, SEATS)]
        state = find(game).new(SEATS, seed)
        while not state.over:
            seat = state.seat
            state.apply(players[seat].choose(state.view(seat), partial(state.resample, seat)))
        scores = state.scores()
        ends.append((won(state.ranks())[0], scores[0] - max(scores[1:])))
    return ends
