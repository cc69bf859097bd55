"""Computer players of Wensleydale, and the figures by which their play is told."""

from collections.abc import Mapping
from typing import Any, Final

from branchline.core.players import Maker
from branchline.games.wensleydale.bots.greedy import Greedy, explain
from branchline.games.wensleydale.bots.judging import JUDGEMENT, Novice
from branchline.games.wensleydale.bots.planner import Planner

BOTS: Final[Mapping[str, Maker]] = {"novice": Novice, "greedy": Greedy, "planner": Planner}

__all__ = ["BOTS", "JUDGEMENT", "Greedy", "explain", "sum_up"]


def sum_up(entry: dict[str, Any]) -> dict[str, tuple[float, float]]:
    """What one seat's entry of the scoring sheet tells about its play: amounts, each with its divisor."""
    return {
        "pieces moved": (entry["pieces"], 1),
        "sets": (entry["sets"], 1),
        "profit or loss": (entry["profit"], 1),
        "links left": (entry["links"], 1),
    }
