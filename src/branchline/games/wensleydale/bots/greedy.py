"""The greedy player: thinks the turn through at each decision and takes what brings most.

Every action gets a sum of named terms, all in points; the greatest sum is played. `explain` shows the sums.
"""

from collections.abc import Callable
from typing import Any, Final

from branchline.core.contract import State
from branchline.games.wensleydale.bots.bids import Memory, judge_auction
from branchline.games.wensleydale.bots.boarding import judge_exchange, judge_trains
from branchline.games.wensleydale.bots.building import judge_build, judge_pay
from branchline.games.wensleydale.bots.handover import judge_takeover
from branchline.games.wensleydale.bots.mind import Mind
from branchline.games.wensleydale.bots.outing import Terms
from branchline.games.wensleydale.bots.reading import Reading

Choice = tuple[int, float, Terms]
DIGITS: Final = 9


class Greedy:
    """Sensible at every single decision; looks no further than the turn, but keeps something for the next."""

    name: Final = "greedy"

    def __init__(self, seed: int) -> None:
        """It leaves nothing to chance: every seed plays alike."""
        self._memory = memory()

    def choose(self, view: dict[str, Any], sampler: Callable[[int], State]) -> int:
        return best(view, self._memory)


def best(view: dict[str, Any], memory: Memory) -> int:
    """The action with the greatest sum; the first of those that are equal."""
    legal: list[int] = view["legal"]
    return legal[0] if len(legal) == 1 else max(judged(view, memory), key=lambda choice: choice[1])[0]


def explain(view: dict[str, Any]) -> list[Choice]:
    """Every legal action with its sum and the terms of it, as the greedy player judges them."""
    return judged(view, memory())


def memory() -> Memory:
    """How the greedy player thinks, with nothing in mind yet."""
    return Memory(Mind())


def judged(view: dict[str, Any], memory: Memory) -> list[Choice]:
    """Every legal action with its sum and the terms of it, in the order of `view["legal"]`.

    Sums are rounded, so that what is equal stays equal in whatever order it was added up.
    """
    reading = Reading(view)
    legal: list[int] = view["legal"]
    terms = _judge(reading, legal, memory)
    memory.mind.second_thoughts(view, terms)
    return [(action, round(sum(parts.values()), DIGITS), parts) for action, parts in zip(legal, terms, strict=True)]


def _judge(reading: Reading, legal: list[int], memory: Memory) -> list[Terms]:
    if reading.phase == "auction":
        return judge_auction(reading, legal, memory)
    judge: Callable[[Reading, list[int], Mind], list[Terms]] = _JUDGES[reading.phase]
    return judge(reading, legal, memory.mind)


_JUDGES: Final = {
    "build": judge_build,
    "pay": judge_pay,
    "trains": judge_trains,
    "exchange": judge_exchange,
    "takeover": judge_takeover,
}
