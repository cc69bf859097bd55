"""What a game is worth to its seats: a standing for each of them, and a step is rewarded with how it changes that."""

from collections.abc import Callable, Mapping
from typing import Final

from branchline.core.contract import State

Standing = Callable[[State], list[float]]


def rank(state: State) -> list[float]:
    """At the end, from 1 for a winner alone to -1 for the last alone, by places; they sum up to nothing."""
    if not state.over:
        return [0.0] * len(state.scores())
    ranks = state.ranks()
    others = len(ranks) - 1
    return [(sum(other > own for other in ranks) - sum(other < own for other in ranks)) / others for own in ranks]


def margin(state: State) -> list[float]:
    """At the end, the points by which a seat is ahead of the best of the others, or behind."""
    scores = state.scores()
    if not state.over:
        return [0.0] * len(scores)
    return [float(own - max(scores[:seat] + scores[seat + 1 :])) for seat, own in enumerate(scores)]


def score(state: State) -> list[float]:
    """All through the game, the points that a seat has."""
    return [float(points) for points in state.scores()]


STANDINGS: Final[Mapping[str, Standing]] = {"rank": rank, "margin": margin, "score": score}


def standing(name: object) -> Standing:
    """The reward of this name; a ValueError names those there are."""
    if not isinstance(name, str) or name not in STANDINGS:
        raise ValueError(f"reward: {name!r} is unknown; known are {', '.join(STANDINGS)}")
    return STANDINGS[name]
