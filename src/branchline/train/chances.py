"""What the prospects that a network sees come to as a chance of winning: measured in games between its players.

`python -m branchline.train.chances GAME` writes it beside the weights of that game, for every number of seats.
Prospects count points ahead too, so they are no chance themselves.
"""

import json
import sys
from argparse import ArgumentParser
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from branchline.bots import self_taught
from branchline.bots.outcome import won
from branchline.core.contract import Game
from branchline.games import find
from branchline.train.config import HELD_OUT

STEPS: Final = 30  # of Newton's method: it is there long before
Numbers = npt.NDArray[np.float64]


def watched(game: Game, seats: int, games: int) -> tuple[Numbers, Numbers]:
    """Of every decision in so many games: the prospects of who decided, and what came of them."""
    player = self_taught(game.name)
    assert player is not None
    prospects: list[float] = []
    wins: list[float] = []
    for seed in range(HELD_OUT, HELD_OUT + games):
        state = game.new(seats, seed)
        deciding = []
        while not state.over:
            legal = state.legal()
            opinion = player.opinion(state, legal)
            deciding.append(state.seat)
            prospects.append(opinion.prospects)
            state.apply(legal[int(opinion.likings.argmax())])
        shares = won(state.ranks())
        wins += [shares[seat] for seat in deciding]
    return np.array(prospects), np.array(wins)


def fitted(prospects: Numbers, wins: Numbers) -> tuple[float, float]:
    """Offset and slope of the logistic curve that makes these wins likeliest."""
    rows = np.column_stack([np.ones_like(prospects), prospects])
    curve = np.zeros(2)
    for _ in range(STEPS):
        chances = 1.0 / (1.0 + np.exp(-rows @ curve))
        bend = (rows * (chances * (1.0 - chances))[:, None]).T @ rows
        curve += np.linalg.solve(bend, rows.T @ (wins - chances))
    return round(float(curve[0]), 3), round(float(curve[1]), 3)


def main(words: list[str] | None = None) -> int:
    parser = ArgumentParser(prog="python -m branchline.train.chances", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=300, help="at each number of seats (default: 300)")
    parser.add_argument("--out", type=Path, required=True, help="bots/weights/GAME.json of the sources")
    args = parser.parse_args(words)
    game = find(args.game)
    curves = {str(seats): fitted(*watched(game, seats, args.games)) for seats in game.seats}
    args.out.write_text(json.dumps(curves) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
