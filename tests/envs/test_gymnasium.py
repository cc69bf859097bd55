"""Gymnasium's face of every game, tried by Gymnasium's own checks and by ours."""

import pickle
import random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from tests.envs.cases import any_legal, every_case, every_game, every_table, short

import branchline as bl
from branchline.bots import names

QUICK = "random"  # what is tried here is the table, not the players


def env_of(case, bots=QUICK, **more):
    name, seats, _ = case
    return bl.envs.gymnasium(name, seats=seats, bots=bots, options=short(case), **more)


def played(env, seed=3, most=10_000):
    """Plays at random to the end or for so many decisions; all that was seen and given."""
    chance = random.Random(seed)
    told = []
    done = False
    while not done and len(told) < most:
        seen, reward, terminated, truncated, info = env.step(any_legal(env.action_space.mask, chance))
        done = terminated or truncated
        told.append((seen["observation"].tobytes(), seen["action_mask"].tobytes(), reward, terminated, truncated, info))
    return told


@every_case
def test_its_own_check_passes(case, recwarn):
    # It also tries what is not legal, as if every action were possible at any time.
    check_env(env_of(case, illegal_reward=-1.0), skip_render_check=True)
    assert [str(warning.message) for warning in recwarn] == []


@every_table
def test_a_whole_game_is_rewarded_by_the_rank_of_the_seat(case):
    for seat in range(case[1]):
        env = env_of(case, seat=seat)
        _, info = env.reset(seed=seat)
        assert info == {"seat": seat}
        told = played(env)
        *_, terminated, truncated, info = told[-1]
        assert (terminated, truncated, info["seat"]) == (True, False, seat)
        assert info["ranks"] == env.episode.state.ranks()
        ahead = sum(rank > info["ranks"][seat] for rank in info["ranks"])
        behind = sum(rank < info["ranks"][seat] for rank in info["ranks"])
        assert sum(line[2] for line in told) == (ahead - behind) / (case[1] - 1)
        with pytest.raises(ValueError, match="reset begins another"):
            env.step(0)


def test_an_illegal_action_says_why_and_changes_nothing():
    env = env_of(("germany", 2, {}))
    env.reset(seed=1)
    before = env.episode.state.copy()
    with pytest.raises(bl.IllegalMove, match="Something else comes first"):
        env.step(int(np.flatnonzero(env.action_space.mask == 0)[0]))
    assert env.episode.state == before


def test_an_illegal_action_ends_the_episode_where_it_has_a_reward():
    env = env_of(("germany", 2, {}), illegal_reward=-3.0)
    env.reset(seed=1)
    seen, reward, terminated, truncated, info = env.step(int(np.flatnonzero(env.action_space.mask == 0)[0]))
    assert (reward, terminated, truncated) == (-3.0, True, False)
    assert info["illegal"].startswith("Something else comes first")
    assert not seen["action_mask"].any()
    for over in (env, env.copy(), pickle.loads(pickle.dumps(env))):
        with pytest.raises(ValueError, match="reset begins another"):
            over.step(0)
    assert "illegal" not in env.reset()[1]


@every_game
def test_only_the_seat_of_the_agent_is_asked_and_shown(name):
    env = env_of((name, bl.GAMES[name].seats[-1], {}), seat=1)
    env.reset(seed=3)
    chance = random.Random(1)
    for _ in range(30):
        assert env.episode.state.seat == 1
        seen = env.step(any_legal(env.action_space.mask, chance))[0]
        assert env.split(seen["observation"])["deciding"][0] == 1


@every_case
def test_twins_that_differ_in_what_the_agent_cannot_know_look_the_same_to_it(case):
    env = env_of(case)
    env.reset(seed=5)
    apart = False
    for number in range(4):
        twin = env.episode.state.resample(env.seat, number)
        apart = apart or twin.snapshot() != env.episode.state.snapshot()
        real = env._seen()
        true, env.episode.state = env.episode.state, twin
        env._look()
        assert all(np.array_equal(env._seen()[key], seen) for key, seen in real.items())
        env.episode.state = true
        env._look()
        if len(played(env, number, 8)) < 8:
            break
    assert apart


@every_game
@pytest.mark.parametrize("bots", ["random", "novice", "greedy", "planner"])
def test_a_copy_a_pickle_and_a_saved_game_go_on_alike(name, bots):
    env = env_of((name, bl.GAMES[name].seats[0], {}), bots=bots)
    env.reset(seed=9)
    played(env, 1, 4)
    saved = env.save()
    others = [env.copy(), pickle.loads(pickle.dumps(env))]
    told = played(env, 2, 4)
    assert all(played(other, 2, 4) == told for other in others)
    env.reset()
    env.restore(pickle.loads(pickle.dumps(saved)))
    assert played(env, 2, 4) == told


class Forgetful:
    """A player whose mind cannot be copied, and who chooses by how often it has chosen."""

    name = "forgetful"

    def __init__(self, seed):
        self.times = iter(lambda: seed, None)
        self.chosen = 0

    def choose(self, view, sampler):
        self.chosen += 1
        return view["legal"][self.chosen % len(view["legal"])]


def test_a_player_whose_mind_cannot_be_copied_comes_to_the_same_mind_again():
    env = env_of(("germany", 3, {}), bots=f"{__name__}:Forgetful")
    env.reset(seed=2)
    played(env, 1, 10)
    with pytest.raises((pickle.PicklingError, AttributeError, TypeError)):
        pickle.dumps(env.others._bots[1])
    others = [env.copy(), pickle.loads(pickle.dumps(env))]
    told = played(env, 2, 10)
    assert all(played(other, 2, 10) == told for other in others)


@every_game
def test_a_seed_gives_the_same_game_and_none_gives_another(name):
    case = (name, bl.GAMES[name].seats[-1], {})
    one, other = env_of(case, seat=None), env_of(case, seat=None)
    for env in (one, other):
        env.reset(seed=21)
    assert one.episode.state == other.episode.state
    assert played(one, 1, 10) == played(other, 1, 10)
    for env in (one, other):
        env.reset()
    assert one.episode.state == other.episode.state
    seats = set()
    seeds = set()
    for _ in range(20):
        one.reset()
        seats.add(one.seat)
        seeds.add(one.episode.seed)
    assert len(seats) > 1
    assert len(seeds) == 20


@every_game
def test_it_is_made_by_its_versioned_name(name):
    seats = bl.GAMES[name].seats[0]
    env = gymnasium.make(f"branchline.envs.single:branchline/{name}-v1", seats=seats, bots=QUICK)
    seen, _ = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    env.step(env.action_space.sample())
    assert env.unwrapped.setup.name == f"branchline_{name}_v1"


def test_several_are_stepped_at_once_by_gymnasium():
    envs = gymnasium.make_vec(
        "branchline.envs.single:branchline/germany-v1", 3, seats=2, bots=QUICK, max_episode_steps=20
    )
    seen, _ = envs.reset(seed=1)
    chance = random.Random(1)
    for _ in range(30):
        seen, *_ = envs.step(np.array([any_legal(mask, chance) if mask.any() else 0 for mask in seen["action_mask"]]))
    assert seen["observation"].shape == (3, envs.single_observation_space["observation"].shape[0])


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"bots": "deep"}, "deep.*greedy"),
        ({"bots": ["greedy"]}, "bots: 1 are given; 3 seats need one name for all or 2 names"),
        ({"seat": 3}, "seat: 3.*0 to 2"),
        ({"seats": 1}, "seats: 1"),
        ({"reward": 1}, "reward: 1"),
    ],
)
def test_a_wrong_argument_is_named_in_one_sentence(wrong, words):
    with pytest.raises(ValueError, match=words):
        bl.envs.gymnasium(**{"game": "germany", "seats": 3, **wrong})


def test_every_seat_may_have_another_player():
    chosen = names("germany")[:3]
    env = env_of(("germany", 4, {}), bots=chosen, seat=2)
    assert [bot.name for bot in env.others._bots.values()] == chosen
    assert list(env.others._bots) == [0, 1, 3]


def test_another_board_is_named_or_given_whole():
    made = gymnasium.make("branchline.envs.single:branchline/germany-v1", seats=2, bots=QUICK, board="arvenia")
    mine = bl.envs.gymnasium("germany", 2, bots=QUICK, board=made.unwrapped.setup.game.board)
    assert made.unwrapped.setup.game is mine.setup.game
    seen, _ = made.reset(seed=3)
    assert seen["action_mask"].size == mine.setup.game.actions != bl.GAMES["germany"].actions
    with pytest.raises(ValueError, match="board: germany has no board 'atlantis'; it has arvenia"):
        bl.envs.gymnasium("germany", 2, board="atlantis")
