"""The parts of which the worth of an action is the sum, all in points."""

from typing import Final

from branchline.core.native import Floats, vec

# Indices into the parts of a sum.
CARD: Final = 0
SECOND_CARD: Final = 1
MIX: Final = 2
POINTS: Final = 3
PASSENGERS: Final = 4
TICKETS: Final = 5
GLOBETROTTER: Final = 6
BUILDING: Final = 7
HURRY: Final = 8
WAGONS: Final = 9
CARDS: Final = 10
RISK: Final = 11
BLOCK: Final = 12
END: Final = 13

# In the order of these indices.
NAMES: Final = (
    "card",
    "second card",
    "mix",
    "points",
    "passengers",
    "tickets",
    "globetrotter",
    "building",
    "hurry",
    "wagons",
    "cards",
    "risk",
    "block",
    "end",
)


def none() -> Floats:
    return vec[float]([0.0] * len(NAMES))


def total(parts: Floats) -> float:
    summed = 0.0
    for part in parts:
        summed += part
    return summed


def named(parts: Floats) -> dict[str, float]:
    """The parts that are not nothing."""
    return {name: part for name, part in zip(NAMES, parts, strict=True) if part}
