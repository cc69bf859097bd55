"""Policies: what each legal action is worth by a few weights, so that a playout is a sensible game.

Whole numbers only, so that every machine, compiled or not, plays the same games.
"""

from collections.abc import Mapping
from typing import Final

from branchline.core.chance import Chance
from branchline.core.native import Row, i64, row

NOISE: Final = "noise"
MOST_WEIGHT: Final = 1_000_000


def weights(policy: object, features: Mapping[str, str]) -> Row:
    """The weights of a policy in the order of the features, then the noise; what is left out weighs nothing."""
    if not isinstance(policy, Mapping):
        raise ValueError(f"policy: {policy!r} is not possible; give a mapping from features to weights")
    for name in policy:
        if name != NOISE and name not in features:
            raise ValueError(f"policy: the feature {name!r} is unknown; known are {', '.join([*features, NOISE])}")
    weighed = [_weight(name, policy.get(name, 0), -MOST_WEIGHT) for name in features]
    return row([*weighed, _weight(NOISE, policy.get(NOISE, 0), 0)])


def _weight(name: str, weight: object, least: int) -> int:
    if not isinstance(weight, int) or isinstance(weight, bool) or not least <= weight <= MOST_WEIGHT:
        raise ValueError(
            f"policy: {weight!r} is not possible for {name}; allowed is a whole number from {least} to {MOST_WEIGHT}"
        )
    return weight


def best(worth: Row, noise: i64, chance: Chance) -> i64:
    """Where the greatest worth stands, after each has got some noise; of equal ones each is equally likely."""
    greatest = worth[0]
    for value in worth:
        if value > greatest:
            greatest = value
    least = greatest if noise < 2 else greatest - noise + 1  # what no noise could lift to the top gets none
    where: i64 = 0
    equals: i64 = 0
    for i in range(len(worth)):
        value = worth[i]
        if value < least:
            continue
        if noise > 1:
            value += chance.below(noise)
        if equals == 0 or value > greatest:
            greatest = value
            where = i
            equals = 1
        elif value == greatest:
            equals += 1
            if chance.below(equals) == 0:
                where = i
    return where
