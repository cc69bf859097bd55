"""Computer players of Germany, and the figures by which their play is told."""

from collections.abc import Mapping
from typing import Any, Final

from branchline.core.players import Maker
from branchline.games.germany.bots.judging import JUDGEMENT, Greedy, Novice, Planner

BOTS: Final[Mapping[str, Maker]] = {"novice": Novice, "greedy": Greedy, "planner": Planner}

__all__ = ["BOTS", "JUDGEMENT", "Greedy", "sum_up"]


def sum_up(entry: dict[str, Any]) -> dict[str, tuple[float, float]]:
    """What one seat's entry of the scoring sheet tells about its play: amounts, each with its divisor."""
    return {
        "tickets completed": (entry["completed"], len(entry["tickets"])),
        "ticket points": (entry["ticket_points"], 1),
        "route points": (entry["route_points"], 1),
        "passenger points": (entry["passenger_points"], 1),
    }
