"""The planner: greedy's way of thinking a turn through, with an eye on the turns to come and on what the others do."""

from functools import cache
from importlib.resources import files
from typing import Any, Final

from branchline.core.native import Floats, row, vec
from branchline.core.players import Sampler, read_style
from branchline.games.wensleydale.bots.bids import Memory
from branchline.games.wensleydale.bots.freight import Freight
from branchline.games.wensleydale.bots.greedy import Choice, best, judged
from branchline.games.wensleydale.bots.joint_freight import JointFreight
from branchline.games.wensleydale.bots.lines import Line, Search
from branchline.games.wensleydale.bots.mind import Mind
from branchline.games.wensleydale.bots.outing import Terms
from branchline.games.wensleydale.bots.pairs import PairOutlook
from branchline.games.wensleydale.bots.planner_weights import (
    DOUBT,
    ENVY,
    FEW,
    LAST_WIDTH,
    MOODS,
    SCALES,
    STANDING,
    TRUST,
)
from branchline.games.wensleydale.bots.purse import Purse
from branchline.games.wensleydale.bots.reading import Reading
from branchline.games.wensleydale.bots.restored import restored
from branchline.games.wensleydale.bots.tables import deed
from branchline.games.wensleydale.bots.worth import Worth
from branchline.games.wensleydale.quick import standing, weights
from branchline.games.wensleydale.quick.foresight import foresee

STYLES: Final = files(__package__).joinpath("styles")
# Phases that are played on in mind: what pays for a line or a train is nearly always best as it is liked, and so is how
# a line goes on once it is begun.
FORESEEN: Final = ("auction", "build", "trains", "takeover")


class _FarSearch(Search):
    """A line is followed in the hope of a town from which all of it can be handed over."""

    def _hope(self, estimate: float, line: Line, gain: float) -> float:
        return self._estimate(line, gain, len(line.areas) - 1)


class _LastSearch(_FarSearch):
    width = LAST_WIDTH


class _PlannerMind(Mind):
    """Thinks the turn through alone first; what it likes best it plays on in mind, with the others at the table."""

    def worth(self, reading: Reading) -> Worth:
        return Worth(reading, SCALES[min(reading.left, len(SCALES) - 1)])

    def freight(self, worth: Worth, fetched: int) -> Freight:
        return JointFreight(worth, fetched)

    def lines(self, reading: Reading, worth: Worth, purse: Purse) -> list[Line]:
        search = _FarSearch if worth.left else _LastSearch
        return search(reading, worth, purse).lines()

    def judged(self, reading: Reading) -> int:
        return super().judged(reading) * (1 if reading.left else LAST_WIDTH)

    def second_thoughts(self, view: dict[str, Any], terms: list[Terms]) -> None:
        if view["phase"] not in FORESEEN or view["building"] or view["taking"]:
            return
        ideas = _ideas(view["legal"], [sum(parts.values()) for parts in terms])
        if len(ideas) == 1:
            return
        actions = [view["legal"][i] for i in ideas]
        ends = foresee(
            restored(view), row(actions), [quick(view["seats"])] * view["seats"], standing_weights(), ENVY, MOODS
        )
        liked = ideas[0]
        for i, end in zip(ideas, ends, strict=True):
            more = end - ends[0] - sum(terms[i].values()) + sum(terms[liked].values())
            terms[i] = {**terms[i], "foreseen": TRUST * more}


def _ideas(legal: list[int], worths: list[float]) -> list[int]:
    """Places of what is not plainly worse than the best, that first; of the bids for a box only the one liked best."""
    order = sorted(range(len(legal)), key=lambda i: -worths[i])
    deeds: dict[int, int] = {}
    for i in order:
        if worths[i] >= worths[order[0]] - DOUBT:
            deeds.setdefault(deed(legal[i]), i)
    return list(deeds.values())[:FEW]


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


@cache
def quick(seats: int) -> Floats:
    """The weights of the quick players with whom games are played on in mind, at a table of so many."""
    return weights.ordered(read_style(STYLES, Planner.name, seats))


@cache
def standing_weights() -> list[Floats]:
    """What the numbers of a standing say about the end, by the turns to come."""
    return [vec[float]([by_name[name] for name in standing.NAMES]) for by_name in STANDING]
