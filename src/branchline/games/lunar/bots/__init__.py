"""Computer players of Lunar Rails, and the figures by which their play is told."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from branchline.games.lunar.bots.greedy import Greedy, explain

BOTS: Final[Mapping[str, Callable[[int], Greedy]]] = {"greedy": Greedy}

__all__ = ["BOTS", "Greedy", "explain", "sum_up"]


def sum_up(entry: dict[str, Any]) -> dict[str, tuple[float, float]]:
    """What one seat's entry of the scoring sheet tells about its play: amounts, each with its divisor."""
    return {
        "majors joined": (entry["majors"], 1),
        "segments": (entry["segments"], 1),
        "network": (entry["network"], 1),
    }
