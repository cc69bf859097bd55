"""The rest of a turn, as quick players would play it.

Within a turn nothing is left to chance: tokens are drawn at its beginning, and all lies open. So what an action leads
to by the end of the turn is played once for each mood of the players, and holds for every position that differs only
in what the bag will bring.
"""

from typing import Final

from branchline.core.chance import PLAYER, seeded
from branchline.core.native import row
from branchline.games.wensleydale.bots.planner import quick
from branchline.games.wensleydale.quick.player import Players
from branchline.games.wensleydale.state import State

MOST_KEPT: Final = 512  # turns
MOODS: Final = 16  # of all who play on: one bid answered otherwise makes another turn, so one mood alone tells little


class Foresight:
    """What was foreseen is kept: whoever tries an idea out tries it in many positions."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, int], list[int]] = {}

    def play_turn(self, state: State, mood: int) -> None:
        """Plays on until the next turn begins, or the game is over."""
        now = repr(state.view(None)), mood
        if now not in self._known:
            if len(self._known) >= MOST_KEPT:
                self._known.clear()
            self._known[now] = _rest_of_turn(state.copy(), mood)
        for action in self._known[now]:
            state.apply(action)


def mood_of(state: State) -> int:
    """One for each bag: what is tried in the same position meets the same mood."""
    then = state.copy()
    assert isinstance(then, State)
    return int(then.chance.below(MOODS))


def _rest_of_turn(state: State, mood: int) -> list[int]:
    players = Players(state, [quick(state.seats)] * state.seats, seeded(mood, PLAYER))
    turn, actions = state.turn, []
    while not state.over and state.turn == turn:
        legal = state.legal()
        actions.append(legal[0] if len(legal) == 1 else players.choose(row(legal)))
        state.apply(actions[-1])
    return actions
