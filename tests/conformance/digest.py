"""Plays games of every kind and prints what came of them: `python digest.py [GAMES]`.

Run in processes with different settings, the output must be the same to the letter (see test_same_everywhere.py).
"""

import hashlib
import json
import random
import sys

import branchline as bl

# Who plays at random never wins on the Moon, so there a game is cut short, by a rule of its own.
BRIEF: dict[str, dict[str, int]] = {"lunar": {"max_rounds": 8}}


def main() -> None:
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    for name in sorted(bl.GAMES):
        game = bl.GAMES[name]
        for seats in game.seats:
            for seed in range(number):
                state = game.new(seats=seats, seed=seed, options=BRIEF.get(name, {}))
                chance = random.Random(seed)
                told = hashlib.sha256()
                actions = 0
                while not state.over:
                    if actions % 20 == 0:
                        guess = state.resample(state.seat, seed)
                        told.update(json.dumps([guess.snapshot(), state.view(state.seat)], sort_keys=True).encode())
                    action = chance.choice(state.legal())
                    told.update(state.notation(action).encode())
                    state.play(action)
                    actions += 1
                told.update(json.dumps(state.snapshot(), sort_keys=True).encode())
                print(name, seats, seed, actions, state.scores(), told.hexdigest())


if __name__ == "__main__":
    main()
