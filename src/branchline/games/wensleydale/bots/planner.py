"""The planner: greedy's way of thinking a turn through, with an eye on the turns to come and on what the others do."""

from functools import cache
from importlib.resources import files
from typing import Any, Final

from branchline.core.chance import PLAYER, seeded
from branchline.core.native import Floats, row, vec
from branchline.core.players import Sampler, read_style
from branchline.games.wensleydale.bots.bids import Memory
from branchline.games.wensleydale.bots.freight import Freight
from branchline.games.wensleydale.bots.greedy import Choice, best, judged
from branchline.games.wensleydale.bots.joint_freight import JointFreight
from branchline.games.wensleydale.bots.lines import Line, Search
from branchline.games.wensleydale.bots.mind import Mind, Way
from branchline.games.wensleydale.bots.outing import Outing, Terms
from branchline.games.wensleydale.bots.pairs import PairOutlook
from branchline.games.wensleydale.bots.planner_weights import (
    DOUBT,
    ENVY,
    FEW,
    LAST_WIDTH,
    LIKELY,
    LINES,
    MOODS,
    SCALES,
    STANDING,
    TRUST,
)
from branchline.games.wensleydale.bots.purse import Purse
from branchline.games.wensleydale.bots.reading import Reading
from branchline.games.wensleydale.bots.restored import restored
from branchline.games.wensleydale.bots.tables import BUILDS_OUT, DONE, LAY, NO_BUILD, TO, deed
from branchline.games.wensleydale.bots.worth import Worth
from branchline.games.wensleydale.quick import standing, weights
from branchline.games.wensleydale.quick.foresight import foresee
from branchline.games.wensleydale.quick.player import Players
from branchline.games.wensleydale.state import State

STYLES: Final = files(__package__).joinpath("styles")
# Phases whose actions are played on in mind, beside the lines of a build: what pays for a line or a train is nearly
# always best as it is liked.
FORESEEN: Final = ("auction", "trains", "takeover")


class _FarSearch(Search):
    """A line is followed in the hope of a town from which all of it can be handed over."""

    def _hope(self, estimate: float, line: Line, gain: float) -> float:
        return self._estimate(line, gain, len(line.areas) - 1)


class _LastSearch(_FarSearch):
    width = LAST_WIDTH


class _PlannerMind(Mind):
    """Thinks the turn through alone first; what it likes best it plays on in mind, with the others at the table."""

    def __init__(self) -> None:
        self._table: list[Any] = []
        self._players: Players | None = None

    def worth(self, reading: Reading) -> Worth:
        return Worth(reading, SCALES[min(reading.left, len(SCALES) - 1)])

    def freight(self, worth: Worth, fetched: int) -> Freight:
        return JointFreight(worth, fetched)

    def lines(self, reading: Reading, worth: Worth, purse: Purse) -> list[Line]:
        search = _FarSearch if worth.left else _LastSearch
        return search(reading, worth, purse).lines()

    def judged(self, reading: Reading) -> int:
        return super().judged(reading) * (1 if reading.left else LAST_WIDTH)

    def closer(self, reading: Reading, ways: list[Way]) -> list[Way]:
        """Whole lines are played on in mind, where it is for the seat itself to build."""
        view = reading.view
        if view["phase"] != "build" or view["seat"] != view["you"]:
            return ways
        order = sorted(range(len(ways)), key=lambda i: -ways[i].outing.value)
        best = ways[order[0]].outing.value
        ideas = [i for i in order if ways[i].outing.value >= best - DOUBT][:LINES]
        begun = max(0, len(reading.path) - 1)
        actions = [_next_step(ways[i].line, begun) for i in ideas]
        foreseen = self._foreseen(
            view, actions, [ways[i].line.areas for i in ideas], [ways[i].outing.value for i in ideas]
        )
        looked = list(ways)
        for i, more in zip(ideas, foreseen, strict=True):
            outing, line = ways[i]
            looked[i] = Way(Outing(outing.value + more, {**outing.terms, "foreseen": more}), line)
        return looked

    def second_thoughts(self, view: dict[str, Any], terms: list[Terms]) -> None:
        if view["phase"] not in FORESEEN or view["taking"]:
            return
        worths = [sum(parts.values()) for parts in terms]
        ideas = _ideas(view["legal"], worths)
        actions = [view["legal"][i] for i in ideas]
        foreseen = self._foreseen(view, actions, [()] * len(ideas), [worths[i] for i in ideas])
        for i, more in zip(ideas, foreseen, strict=True):
            terms[i] = {**terms[i], "foreseen": more}

    def _foreseen(
        self, view: dict[str, Any], actions: list[int], plans: list[tuple[int, ...]], worths: list[float]
    ) -> list[float]:
        """What is to be added to the worth of each idea: nothing to the one that is liked best, which comes first."""
        if len(actions) == 1:
            return [0.0]
        state = restored(view)
        players = self._at_table(view, state)
        moods = MOODS[view["phase"]]
        lines = [row(list(plan)) for plan in plans]
        ends = foresee(state, row(actions), lines, players, standing_weights(), ENVY, moods)
        more = []
        for end, worth in zip(ends, worths, strict=True):
            gains = [one - other for one, other in zip(end, ends[0], strict=True)]
            gain = sum(gains) / moods
            error = sum((one - gain) ** 2 for one in gains) / (moods * max(1, moods - 1))
            more.append(TRUST * LIKELY / (LIKELY + error) * (gain - worth + worths[0]))
        return more

    def _at_table(self, view: dict[str, Any], state: State) -> Players:
        """Those who play on in mind: what they hope for in an auction is worked out once."""
        table = [view[part] for part in ("turn", "tracks", "links", "companies", "pieces")]
        table += [box["token"] for box in view["boxes"]] + [player["delivered"] for player in view["players"]]
        table += _cubes(view)
        if self._players is None or self._table != table:
            self._table = table
            self._players = Players(state, [quick(state.seats)] * state.seats, seeded(0, PLAYER))
        return self._players


def _cubes(view: dict[str, Any]) -> list[int]:
    """What each had in hand before it bid."""
    cubes = [player["cubes"] for player in view["players"]]
    for box in view["boxes"]:
        if box["bid"]:
            cubes[box["bid"]["seat"]] += box["bid"]["cubes"]
    return cubes


def _next_step(line: Line, begun: int) -> int:
    """What to do now for this line."""
    areas = line.areas
    if len(areas) < begun + 2:
        return DONE if areas else NO_BUILD
    return LAY + next(way for way in BUILDS_OUT[areas[begun]] if TO[way] == areas[begun + 1])


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
