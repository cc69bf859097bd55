"""What an action leads to by the end of the turn, as quick players would play it.

Within a turn nothing is left to chance: tokens are drawn at its beginning, and all lies open. Only what the others have
in mind is not known, so each action is tried with several moods of theirs, the same for all actions.
"""

from branchline.core.chance import PLAYER, seeded
from branchline.core.native import Floats, Row, i64, vec
from branchline.games.wensleydale.position import AUCTION
from branchline.games.wensleydale.quick.player import Players, play_turn
from branchline.games.wensleydale.quick.standing import standing
from branchline.games.wensleydale.state import State


def foresee(
    s: State, actions: Row, plans: list[Row], players: Players, weights: list[Floats], envy: float, moods: i64
) -> list[Floats]:
    """For each action of the seat that decides, how the seat stands at the end of the turn, mood by mood.

    With a plan, the areas of a whole line, it goes on from the action as planned. What the players hope for in an
    auction stays as it is, whatever is bid.
    """
    if s.phase == AUCTION:
        for seat in range(s.seats):
            players.outlook(seat)
    ends: list[Floats] = []
    for i in range(len(actions)):
        worths = vec[float]([0.0] * moods)
        for mood in range(moods):
            then = s.copy()
            assert isinstance(then, State)
            then.apply(actions[i])
            others = players.at(then, seeded(mood, PLAYER))
            others.plans[s.seat] = plans[i]
            play_turn(then, others)
            worths[mood] = standing(then, s.seat, weights, envy)
        ends.append(worths)
    return ends
