"""The rest of a turn, as planners would play it.

Within a turn nothing is left to chance: tokens are drawn at its beginning, and all lies open. So what an action leads
to by the end of the turn is played once, and holds for every position that differs only in what the bag will bring.
"""

from typing import Any, Final

from branchline.core.contract import State
from branchline.games.wensleydale.bots.bids import Memory
from branchline.games.wensleydale.bots.building import best_line
from branchline.games.wensleydale.bots.greedy import best
from branchline.games.wensleydale.bots.planner import memory
from branchline.games.wensleydale.bots.reading import Reading
from branchline.games.wensleydale.bots.tables import BUILDS_OUT, DONE, LAY, NO_BUILD, TO

MOST_KEPT: Final = 256  # turns


class Foresight:
    """What was foreseen is kept: whoever tries an idea out tries it in many positions."""

    def __init__(self) -> None:
        self._known: dict[str, list[int]] = {}
        self._memories: Final[dict[int, Memory]] = {}

    def play_turn(self, state: State) -> None:
        """Plays on until the next turn begins, or the game is over."""
        now = repr(state.view(None))
        actions = self._known.get(now)
        if actions is not None:
            for action in actions:
                state.apply(action)
            return
        actions = []
        turn = state.view(None)["turn"]
        line: list[int] = []  # areas still to be entered by whoever builds
        while not state.over:
            view = state.view(state.seat)
            if view["turn"] != turn:
                break
            action = self._build(view, line) if view["phase"] == "build" else self._choose(view)
            actions.append(action)
            state.apply(action)
        if len(self._known) >= MOST_KEPT:
            self._known.clear()
        self._known[now] = actions

    def _choose(self, view: dict[str, Any]) -> int:
        return best(view, self._memory(view["you"]))

    def _build(self, view: dict[str, Any], line: list[int]) -> int:
        """A line is looked for once and then built, link by link."""
        reading = Reading(view)
        if not line:
            found = best_line(reading, self._memory(view["you"]).mind)
            if found is None:
                return DONE if reading.path else NO_BUILD
            line.extend(found.areas[max(1, len(reading.path)) - 1 :])
        here = line.pop(0)
        if not line:
            return DONE
        return LAY + next(way for way in BUILDS_OUT[here] if TO[way] == line[0])

    def _memory(self, seat: int) -> Memory:
        return self._memories.setdefault(seat, memory())
