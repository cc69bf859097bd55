"""The planner: greedy's way of thinking a turn through, with an eye on the turns to come."""

from typing import Any, Final

from branchline.core.players import Sampler
from branchline.games.wensleydale.bots.bids import Memory
from branchline.games.wensleydale.bots.freight import Freight
from branchline.games.wensleydale.bots.greedy import Choice, best, judged
from branchline.games.wensleydale.bots.joint_freight import JointFreight
from branchline.games.wensleydale.bots.lines import Line, Search
from branchline.games.wensleydale.bots.mind import Mind
from branchline.games.wensleydale.bots.pairs import PairOutlook
from branchline.games.wensleydale.bots.planner_weights import LAST_WIDTH, SCALES
from branchline.games.wensleydale.bots.purse import Purse
from branchline.games.wensleydale.bots.reading import Reading
from branchline.games.wensleydale.bots.worth import Worth


class _FarSearch(Search):
    """A line is followed in the hope of a town from which all of it can be handed over."""

    def _hope(self, estimate: float, line: Line, gain: float) -> float:
        return self._estimate(line, gain, len(line.areas) - 1)


class _LastSearch(_FarSearch):
    width = LAST_WIDTH


class _PlannerMind(Mind):
    def worth(self, reading: Reading) -> Worth:
        return Worth(reading, SCALES[min(reading.left, len(SCALES) - 1)])

    def freight(self, worth: Worth, fetched: int) -> Freight:
        return JointFreight(worth, fetched)

    def lines(self, reading: Reading, worth: Worth, purse: Purse) -> list[Line]:
        search = _FarSearch if worth.left else _LastSearch
        return search(reading, worth, purse).lines()

    def judged(self, reading: Reading) -> int:
        return super().judged(reading) * (1 if reading.left else LAST_WIDTH)


class Planner:
    """Knows what is scarce later: passengers, a place at the front, and a turn in which anything can still be done."""

    name: Final = "planner"

    def __init__(self, seed: int) -> None:
        """It leaves nothing to chance: every seed plays alike."""
        self._memory = memory()

    def choose(self, view: dict[str, Any], sampler: Sampler) -> int:
        return best(view, self._memory)


def explain(view: dict[str, Any]) -> list[Choice]:
    """Every legal action with its sum and the terms of it, as the planner judges them."""
    return judged(view, memory())


def memory() -> Memory:
    """How the planner thinks, with nothing in mind yet."""
    return Memory(_PlannerMind(), PairOutlook)
