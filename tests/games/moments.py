"""Positions from all parts of games of every mood, and what a computer player does in them."""

import random
from collections.abc import Mapping
from importlib import import_module
from typing import Any

from branchline import bots


def moments(game: Any, seats: int, number: int, share: float, options: Mapping[str, Any] | None = None) -> list[Any]:
    """So many positions; of each game about this share of all there are."""
    invariants = import_module(f"branchline.games.{game.name}.invariants")
    chance = random.Random(seats)
    positions: list[Any] = []
    seed = 0
    while len(positions) < number:
        seed += 1
        state = game.new(seats=seats, seed=seed, options=dict(options or {}))
        choose = invariants.wanderer(game, seed)
        while not state.over:
            if chance.random() < share:
                positions.append(state.copy())
            state.play(choose(state, state.legal()))
    return positions[:number]


def chosen(game: Any, bot: str, state: Any) -> int:
    seat = state.seat
    return bots.make(game.name, bot, seed=1).choose(state.view(seat), lambda seed: state.resample(seat, seed))
