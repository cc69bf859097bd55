"""Computer players of Wensleydale, and the figures by which their play is told."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from branchline.games.wensleydale.bots.greedy import Greedy, explain

BOTS: Final[Mapping[str, Callable[[int], Greedy]]] = {"greedy": Greedy}

__all__ = ["BOTS", "Greedy", "explain", "sum_up"]


def sum_up(entry: dict[str, Any]) -> dict[str, tuple[float, float]]:
    """What one seat's entry of the scoring sheet tells about its play: amounts, each with its divisor."""
    return {
        "pieces moved": (entry["pieces"], 1),
        "sets": (entry["sets"], 1),
        "profit or loss": (entry["profit"], 1),
        "links left": (entry["links"], 1),
    }
