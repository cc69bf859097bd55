"""Computer players of Lunar Rails, and the figures by which their play is told."""

from collections.abc import Mapping
from typing import Any, Final

from branchline.core.players import Maker
from branchline.games.lunar.bots.greedy import Greedy, explain
from branchline.games.lunar.bots.judging import JUDGEMENT
from branchline.games.lunar.bots.novice import Novice
from branchline.games.lunar.bots.planner import Planner

BOTS: Final[Mapping[str, Maker]] = {"novice": Novice, "greedy": Greedy, "planner": Planner}

__all__ = ["BOTS", "JUDGEMENT", "Greedy", "explain", "sum_up"]


def sum_up(entry: dict[str, Any]) -> dict[str, tuple[float, float]]:
    """What one seat's entry of the scoring sheet tells about its play: amounts, each with its divisor."""
    return {
        "majors joined": (entry["majors"], 1),
        "segments": (entry["segments"], 1),
        "network": (entry["network"], 1),
    }
