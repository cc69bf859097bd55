"""Plays games of every kind and prints what came of them: `python -m tests.conformance.digest [GAMES]`.

Run in processes with different settings, the output must be the same to the letter (see test_same_everywhere.py).
"""

import hashlib
import json
import pickle
import random
import sys
from itertools import islice
from typing import Any

from branchline.games import GAMES

from .walks import CASES, LENGTH, any_policy, case_id, sensible

LONGER = LENGTH | {"lunar": {"max_rounds": 8}}
LONGEST = 400  # decisions: by weights that make no sense a game may go on and on


def at_random(number: int) -> None:
    for name, game in GAMES.items():
        for seats in game.seats:
            for seed in range(number):
                state = game.new(seats=seats, seed=seed, options=LONGER.get(name, {}))
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


def by_policies(number: int) -> None:
    """With every option, by policies that build, claim and ride more than chance does: the game's own, as it is,
    without noise and with much of it, or some that weigh everything."""
    for n, case in enumerate(case for case in CASES if case[0] in GAMES):
        game = GAMES[case[0]]
        for seed in range(number):
            own = [game.policy | {"noise": noise} for noise in (game.policy.get("noise", 0), 0, 500)]
            policy = random.Random(n * LONGEST + seed).choice([*own, any_policy(game, n), any_policy(game, n + 1)])
            print(case_id(case), seed, *digest(game, case, seed, policy))


def digest(game: Any, case: Any, seed: int, policy: dict[str, int]) -> list[Any]:
    """What came of a game: after each decision the whole state, and now and then all that can be asked of it."""
    observation, mask = bytearray(game.observation[-1].at + game.observation[-1].size), bytearray(game.actions)
    told = hashlib.sha256()
    decisions = -1
    for state in islice(sensible(case, seed, policy), LONGEST):
        decisions += 1
        told.update(pickle.dumps(state, 4))
        if decisions % 10 == 0 or state.over:
            told.update(json.dumps([state.legal(), state.scores(), state.snapshot()]).encode())
            state.mask(mask)
            told.update(mask)
            for seat in range(case[1]):
                state.observe(seat, observation)
                told.update(observation)
                told.update(json.dumps(state.view(seat)).encode())
                told.update(pickle.dumps(state.resample(seat, seed), 4))
    # And once more without a stop, as a simulation plays.
    whole = next(sensible(case, seed))
    whole.playout(seed, policy, LONGEST)
    told.update(pickle.dumps(whole, 4))
    return [decisions, state.scores(), whole.scores(), told.hexdigest()]


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    at_random(wanted)
    by_policies((wanted + 9) // 10)
