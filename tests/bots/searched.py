"""What players who search decide late in a game, where playing on is quick: it must be the same on both engines.

python -m tests.bots.searched        tells it
"""

import json
import sys
from functools import partial

from branchline import bots
from branchline.games import GAMES

WHO = ("search@16", "grandmaster@16")
LATE = 275  # decisions of planners, four at a table
DECISIONS = 4


def decisions(bot: str) -> list[str]:
    """The next ones of a game that planners have brought near its end."""
    state = GAMES["germany"].new(4, seed=2)
    planner, player = bots.make("germany", "planner", 0), bots.make("germany", bot, 0)
    taken: list[str] = []
    for decision in range(LATE + DECISIONS):
        who = planner if decision < LATE else player
        action = who.choose(state.view(state.seat), partial(state.resample, state.seat))
        if who is player:
            taken.append(state.notation(action))
        state.apply(action)
    return taken


if __name__ == "__main__":
    json.dump({bot: decisions(bot) for bot in WHO}, sys.stdout)
