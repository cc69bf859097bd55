"""What the player that taught itself decides in some games: it must be the same on every machine and both engines.

python -m tests.bots.decided > tests/bots/decided.json        after other weights have come
"""

import json
import sys
from functools import partial

from branchline import bots
from branchline.games import GAMES

TABLES = {2: 60, 3: 80, 5: 200}  # decisions at tables of so many


def decisions(seats: int) -> list[str]:
    """The first ones of a game between such players."""
    state = GAMES["germany"].new(seats, seed=seats)
    players = [bots.make("germany", "learned", seat) for seat in range(seats)]
    taken = []
    while not state.over and len(taken) < TABLES[seats]:
        action = players[state.seat].choose(state.view(state.seat), partial(state.resample, state.seat))
        taken.append(state.notation(action))
        state.play(action)
    return taken


if __name__ == "__main__":
    json.dump({str(seats): decisions(seats) for seats in TABLES}, sys.stdout, indent=1)
    print()
