"""`bl.envs.batch`: many games side by side are the games that one would play one by one."""

import pickle

import numpy as np
import pytest
from tests.envs.cases import every_case, every_game, every_reward
from tests.trials.batches import compare

import branchline as bl
from branchline.envs.tables import Arrays


def played(env, steps, seed=3):
    chance = np.random.default_rng(seed)
    for _ in range(steps):
        env.step((chance.random(env.arrays.masks.shape) * env.arrays.masks).argmax(1))
    return [array.copy() for array in env.arrays]


def same(some, others):
    return all((one == other).all() for one, other in zip(some, others, strict=True))


@every_case
def test_every_step_is_that_of_a_single_game(case):
    games, steps = compare(case, places=2, rounds=1)
    assert games >= 2
    assert steps > games


@every_game
@every_reward
def test_rewards_are_those_of_single_games(name, reward):
    compare((name, bl.GAMES[name].seats[-1], {}), places=2, rounds=1, reward=reward, seed=5)


def test_processes_play_the_same_games():
    with bl.envs.batch("germany", 48, [2, 3, 5], processes=2, seed=9) as several:
        one = bl.envs.batch("germany", 48, [2, 3, 5], seed=9)
        assert same(played(several, 150), played(one, 150))
        saved = several.save()
        assert len(pickle.dumps(saved[0])) > 2 * 2**17  # more than lines between processes hold
        then = played(several, 40)
        several.restore(pickle.loads(pickle.dumps(saved)))
        assert same(played(several, 40), then)
        one.restore(saved)
        assert same(played(one, 40), then)
        with pytest.raises(bl.IllegalMove):
            several.step(several.arrays.masks.argmin(1))
        assert same(played(several, 3), played(one, 3))


def test_a_copy_goes_on_alike_and_apart():
    env = bl.envs.batch("wensleydale", 3, 3)
    played(env, 30)
    other = env.copy()
    assert same(played(other, 30), played(env, 30))
    played(other, 1)
    assert not same(other.arrays, env.arrays)


def test_it_writes_into_the_arrays_of_the_caller():
    like = bl.envs.batch("germany", 3, 4).arrays
    out = Arrays(*(np.zeros_like(array) for array in like))
    env = bl.envs.batch("germany", 3, 4, out=out)
    assert env.arrays is out
    assert same(out, like)
    with pytest.raises(ValueError, match=r"out: masks must be bool \(3, 1115\) without gaps"):
        bl.envs.batch("germany", 3, 4, out=out._replace(masks=out.masks[:, ::2]))


@pytest.mark.parametrize("processes", [1, 2])
def test_observations_can_be_left_out(processes):
    with bl.envs.batch("lunar", 2, 3, seed=4, processes=processes, observe=False) as env:
        full = bl.envs.batch("lunar", 2, 3, seed=4)
        assert env.pieces == ()
        assert env.arrays.observations.shape == (2, 0)
        assert same(played(env, 60)[1:], played(full, 60)[1:])


def test_an_illegal_action_changes_nothing():
    env = bl.envs.batch("germany", 4, 2, seed=1)
    before = [array.copy() for array in env.arrays]
    actions = env.arrays.masks.argmax(1)
    for wrong in (env.arrays.masks[2].argmin(), -1, 10**6):
        actions[2] = wrong
        with pytest.raises(bl.IllegalMove):
            env.step(actions)
    assert same(env.arrays, before)


def test_computer_players_take_their_seats():
    env = bl.envs.batch("germany", 2, 3, bots=["greedy", None, "planner"], reward="margin")
    assert (env.arrays.seats == 1).all()
    ends = rewards = 0
    for _ in range(160):
        env.step(env.arrays.masks.argmax(1))
        assert (env.arrays.seats == 1).all()
        ends += (env.arrays.ends == 1).sum()
        rewards += env.arrays.rewards.sum(0)
    assert ends
    assert rewards[1] < min(rewards[0], rewards[2])  # who always takes the first legal action loses to both


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"games": 0}, "games: 0 is not possible; give a whole number from 1 up"),
        ({"seats": 7}, "seats: 7 is not possible"),
        ({"processes": 9}, "processes: 9 is not possible; allowed is 1 to 4, the games"),
        ({"bots": ["greedy", "greedy"]}, "bots: give a name for each seat, and None for at least one"),
        ({"game": "lunar", "bots": [None, "planner"]}, "bots: planner of lunar remembers its game"),
        ({"reward": "fame"}, "reward: 'fame' is unknown"),
    ],
)
def test_what_is_not_possible_is_said(wrong, sentence):
    with pytest.raises(ValueError, match=sentence):
        bl.envs.batch(**{"game": "germany", "games": 4, "seats": 2, **wrong})


@pytest.mark.parametrize("actions", [[1, 2], [0.5] * 4, [[1, 2, 3, 4]]])
def test_actions_must_be_a_whole_number_for_each_game(actions):
    with pytest.raises(ValueError, match="give 4 whole numbers"):
        bl.envs.batch("germany", 4, 2).step(actions)
