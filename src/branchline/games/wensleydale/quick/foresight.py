"""What an action leads to by the end of the turn, as quick players would play it.

Within a turn nothing is left to chance: tokens are drawn at its beginning, and all lies open. Only what the others have
in mind is not known, so each action is tried with several moods of theirs, the same for all actions.
"""

from branchline.core.chance import PLAYER, seeded
from branchline.core.native import Floats, Row, i64
from branchline.games.wensleydale.position import AUCTION
from branchline.games.wensleydale.quick.player import Players, play_turn
from branchline.games.wensleydale.quick.standing import standing
from branchline.games.wensleydale.state import State


def foresee(
    s: State, actions: Row, styles: list[Floats], weights: list[Floats], envy: float, moods: i64
) -> list[float]:
    """For each action of the seat that decides, how the seat stands at the end of the turn, on average."""
    worths = [0.0] * len(actions)
    for mood in range(moods):
        players = Players(s, styles, seeded(mood, PLAYER))
        if s.phase == AUCTION:  # what they hope for stays as it is, whatever is bid
            for seat in range(s.seats):
                players.outlook(seat)
        for i in range(len(actions)):
            then = s.copy()
            assert isinstance(then, State)
            then.apply(actions[i])
            play_turn(then, players.at(then, seeded(mood, PLAYER)))
            worths[i] += standing(then, s.seat, weights, envy) / float(moods)
    return worths
