"""Plays batches and the same games one by one beside them, and compares every step.

python -m tests.trials.batches [--games 10000]
"""

import argparse
import sys

import numpy as np
from tests.conformance.walks import LENGTH, case_id
from tests.envs.cases import HOUSE

import branchline as bl
from branchline.envs.episode import Episode, Setup

LIMIT = 600  # decisions after which a game is broken off, so that also the longest begin anew


def compare(case, places, rounds, reward="rank", processes=1, seed=0):
    """Plays random games in so many places until each has ended so often; how many games and steps were compared."""
    name, seats, turned = case
    options = {**LENGTH.get(name, {}), **turned}
    setup = Setup(name, seats, options, reward, LIMIT)
    env = bl.envs.batch(
        name, places, seats, options=options, reward=reward, limit=LIMIT, seed=seed, processes=processes
    )
    episodes = [Episode(setup, seed + place) for place in range(places)]
    begun = np.ones(places, int)
    chance = np.random.default_rng(seed)
    arrays = env.arrays
    games = steps = 0
    with env:
        while begun.min() <= rounds:
            for place, episode in enumerate(episodes):
                seat = episode.state.seat
                assert arrays.seats[place] == seat, f"{case_id(case)}: another seat decides"
                assert (arrays.observations[place] == episode.observation(seat)).all(), f"{case_id(case)}: observation"
                assert (arrays.masks[place] == episode.mask()).all(), f"{case_id(case)}: mask"
            actions = (chance.random(arrays.masks.shape) * arrays.masks).argmax(1)
            env.step(actions)
            for place, episode in enumerate(episodes):
                episode.act(int(actions[place]))
                steps += 1
                assert np.allclose(arrays.rewards[place], episode.rewards), f"{case_id(case)}: rewards"
                assert arrays.ends[place] == (1 if episode.terminated else 2 if episode.truncated else 0)
                if episode.done:
                    episodes[place] = Episode(setup, int(seed + place + begun[place] * places))
                    begun[place] += 1
                    games += 1
    return games, steps


def main(words=None):
    parser = argparse.ArgumentParser(prog="python -m tests.trials.batches", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    args = parser.parse_args(words)
    games = steps = turn = 0
    while games < args.games:
        for number, case in enumerate(HOUSE):
            reward = ("rank", "margin", "score")[(turn + number) % 3]
            more = compare(case, 16, 2, reward, seed=10**6 * turn)
            games, steps = games + more[0], steps + more[1]
            if games >= args.games:
                break
        turn += 1
    print(f"{games} games of all tables and options, {steps} steps: each as if it were played alone")
    return 0


if __name__ == "__main__":
    sys.exit(main())
