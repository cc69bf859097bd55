"""PettingZoo's face of every game, tried by PettingZoo's own tests and by ours.

Its `max_cycles_test` is for environments in which all act at once; here one decides at a time, so it does not apply.
"""

import copy
import pickle
import random

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from tests.envs.cases import any_legal, every_case, every_game, every_reward, every_table, short

import branchline as bl

# A dictionary of an observation and a mask is what its own board games give too; nothing is drawn yet.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo")


def env_of(case, **more):
    name, seats, _ = case
    return bl.envs.pettingzoo(name, seats=seats, options=short(case), **more)


def played(env, seed=3):
    """Plays to the end at random; what every agent was given in all."""
    chance = random.Random(seed)
    given = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        given[agent] += reward
        env.step(None if terminated or truncated else any_legal(seen["action_mask"], chance))
    return given


def same(one, other):
    return (
        one.agent_selection == other.agent_selection
        and one.episode.state == other.episode.state
        and one.last()[1:] == other.last()[1:]
        and all(
            np.array_equal(seen, other.observe(agent)[key])
            for agent in one.agents
            for key, seen in one.observe(agent).items()
        )
    )


@every_case
def test_its_own_api_test_passes(case, capsys):
    api_test(env_of(case), num_cycles=20)
    assert "Passed" in capsys.readouterr().out


@every_table
def test_its_own_api_test_passes_through_a_whole_game(case):
    api_test(env_of(case, reward="score"), num_cycles=2_000)


@every_table
def test_its_own_seed_test_passes(case):
    seed_test(lambda: env_of(case), num_cycles=50)


@every_table
def test_it_plays_the_game_of_its_seed(case):
    name, seats, _ = case
    env = env_of(case)
    env.reset(seed=11)
    state = bl.GAMES[name].new(seats, 11, short(case))
    chance = random.Random(1)
    while not state.over:
        assert env.agent_selection == f"seat_{state.seat}"
        seen = env.observe(env.agent_selection)
        assert seen["action_mask"].nonzero()[0].tolist() == state.legal()
        buffer = bytearray(len(seen["observation"]))
        state.observe(state.seat, buffer)
        assert bytes(seen["observation"]) == bytes(buffer)
        action = chance.choice(state.legal())
        state.play(action)
        env.step(action)
    assert all(env.terminations.values())
    assert not any(env.truncations.values())
    assert {tuple(info["ranks"]) for info in env.infos.values()} == {tuple(state.ranks())}


@every_table
def test_only_who_decides_is_told_what_is_legal(case):
    env = env_of(case)
    env.reset(seed=2)
    for agent in env.possible_agents:
        mask = env.observe(agent)["action_mask"]
        assert mask.any() == (agent == env.agent_selection)


@every_case
def test_twins_that_differ_in_what_a_seat_cannot_know_look_the_same_to_it(case):
    env = env_of(case, reward="score")
    env.reset(seed=5)
    chance = random.Random(5)
    apart = False
    for step in range(120):
        if env.episode.done:
            break
        if step % 20 == 0:
            for seat, agent in enumerate(env.possible_agents):
                twin = env.copy()
                twin.episode.state = env.episode.state.resample(seat, step)
                twin._look()
                apart = apart or twin.episode.state.snapshot() != env.episode.state.snapshot()
                for key, seen in env.observe(agent).items():
                    assert np.array_equal(twin.observe(agent)[key], seen), (agent, key)
        env.step(any_legal(env.observe(env.agent_selection)["action_mask"], chance))
    assert apart


@every_table
@every_reward
def test_rewards_are_what_they_say(case, reward):
    env = env_of(case, reward=reward)
    env.reset(seed=4)
    start = env.episode.state.scores()
    given = list(played(env).values())
    scores, ranks = env.episode.state.scores(), env.episode.state.ranks()
    if reward == "score":
        assert given == [now - then for now, then in zip(scores, start, strict=True)]
    elif reward == "margin":
        assert given == [own - max(scores[:seat] + scores[seat + 1 :]) for seat, own in enumerate(scores)]
    else:
        assert sum(given) == pytest.approx(0)
        assert sorted(range(len(ranks)), key=lambda seat: (-given[seat], seat)) == sorted(
            range(len(ranks)), key=lambda seat: (ranks[seat], seat)
        )
        if ranks.count(1) == 1:
            assert max(given) == 1.0


@every_game
def test_a_copy_a_pickle_and_a_saved_game_go_on_alike_and_independently(name):
    env = env_of((name, bl.GAMES[name].seats[-1], {}))
    env.reset(seed=9)
    for _ in range(25):
        env.step(env.action_space(env.agent_selection).sample())
    saved = env.save()
    others = [env.copy(), copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    assert all(same(env, other) for other in others)
    ends = [played(other, 1) for other in others]
    assert ends[0] == ends[1] == ends[2]
    assert not same(env, others[0])
    before = env.copy()
    assert played(env, 1) == ends[0]
    for kept in (saved, pickle.loads(pickle.dumps(saved)), saved):
        env.restore(kept)
        assert same(env, before)
        assert played(env, 1) == ends[0]


def test_a_restored_environment_draws_the_same_games_afterwards():
    env = bl.envs.pettingzoo("germany", seats=2)
    env.reset(seed=1)
    saved = env.save()
    env.reset()
    first = env.episode.state
    env.restore(saved)
    env.reset()
    assert env.episode.state == first


@pytest.mark.parametrize(
    ("other", "seats"), [("lunar", 2), ("germany", 3)], ids=["another game", "another number of seats"]
)
def test_what_was_saved_elsewhere_is_refused(other, seats):
    saved = bl.envs.pettingzoo(other, seats=seats).save()
    env = bl.envs.pettingzoo("germany", seats=2)
    before = env.copy()
    for wrong in (saved, {}, None):
        with pytest.raises(ValueError, match="branchline_germany_v1"):
            env.restore(wrong)
        assert same(env, before)


def test_an_illegal_action_says_why_and_changes_nothing():
    env = bl.envs.pettingzoo("germany", seats=2)
    env.reset(seed=1)
    before = env.copy()
    illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    for action in (illegal, np.int64(illegal), 10**6, -1, None, "x", 1.5):
        with pytest.raises(bl.IllegalMove):
            env.step(action)
        assert same(env, before)


@every_game
def test_an_episode_is_broken_off_at_its_limit(name):
    env = env_of((name, bl.GAMES[name].seats[0], {}), limit=7)
    api_test(env, num_cycles=20)
    env.reset(seed=1)
    assert set(played(env).values()) == {0.0}
    assert len(env.episode.actions) == 7
    assert env.agents == []


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"game": "chess"}, "chess.*germany"),
        ({"seats": 9}, "seats: 9.*2 to 5"),
        ({"options": {"sing": 1}}, "sing.*open_hands"),
        ({"reward": "glory"}, "reward: 'glory'.*rank, margin, score"),
        ({"limit": 0}, "limit: 0"),
        ({"limit": True}, "limit: True"),
    ],
)
def test_a_wrong_argument_is_named_in_one_sentence(wrong, words):
    with pytest.raises(ValueError, match=words) as error:
        bl.envs.pettingzoo(**{"game": "germany", "seats": 2, **wrong})
    assert "\n" not in str(error.value)


def test_the_pieces_of_an_observation_have_names():
    env = bl.envs.pettingzoo("germany", seats=4)
    env.reset(seed=1)
    seen = env.observe("seat_2")["observation"]
    pieces = env.split(seen)
    assert list(pieces) == [piece.name for piece in env.pieces]
    assert pieces["seats"].tolist() == [4]
    assert np.concatenate(list(pieces.values())).tolist() == seen.tolist()
    assert env.split(np.stack([seen, seen]))["hand"].shape == (2, 9)
