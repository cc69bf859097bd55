"""OpenSpiel's face of every game, tried by OpenSpiel's own tests and by ours."""

import copy
import json
import pickle
import random
import subprocess
import sys
import unittest

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, sample_some_states
from open_spiel.python.observation import make_observation
from tests.envs.cases import every_case, every_game, every_reward, every_table, short

import branchline as bl

DEAL = (0, 0, 1, 7)
SEED = 263  # the same as one number


def game_of(case, **more):
    name, seats, _ = case
    return bl.envs.openspiel(name, seats=seats, options=short(case), **more)


def dealt(game):
    state = game.new_initial_state()
    for byte in DEAL:
        state.apply_action(byte)
    return state


def played(state, seed=3, most=100_000):
    chance = random.Random(seed)
    given = np.zeros(state.num_players())
    for _ in range(most):
        if state.is_terminal():
            break
        state.apply_action(chance.choice(state.legal_actions()))
        given += state.rewards()
    return given


def walk(game, max_states):
    """All states of a game at random. OpenSpiel would draw its states from the whole tree, and never leave the deal."""
    chance = random.Random(1)
    states = [game.new_initial_state()]
    while not states[-1].is_terminal():
        states.append(states[-1].child(chance.choice(states[-1].legal_actions())))
    return states


@every_table
def test_its_own_api_test_passes(case, monkeypatch):
    from open_spiel.integration_tests import api_test  # it loads SciPy: not for every process that looks for tests

    monkeypatch.setattr(sample_some_states, "sample_some_states", walk)
    members = {"game": game_of(case, limit=8), "game_name": f"branchline_{case[0]}"}
    tested = type("Tested", (api_test.EnforceAPIOnPartialTreeBase,), members)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(tested).run(result)
    assert [*result.errors, *result.failures] == []
    assert (result.testsRun, len(tested.some_states)) == (5, 1 + len(DEAL) + 8)


@every_case
def test_its_own_random_simulation_passes(case):
    pyspiel.random_sim_test(game_of(case, limit=15), num_sims=1, serialize=True, verbose=False)


@every_reward
@every_game
def test_its_own_random_simulation_passes_through_a_whole_game(name, reward):
    game = game_of((name, bl.GAMES[name].seats[0], {}), reward=reward)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False, mask_test=False)


@every_table
def test_it_plays_the_game_of_the_seed_that_chance_has_drawn(case):
    name, seats, _ = case
    spiel = dealt(game_of(case, reward="score"))
    state = bl.GAMES[name].new(seats, SEED, short(case))
    start = state.scores()
    chance = random.Random(1)
    while not state.over:
        assert spiel.current_player() == state.seat
        assert spiel.legal_actions() == state.legal()
        action = chance.choice(state.legal())
        assert spiel.action_to_string(action) == state.notation(action)
        state.play(action)
        spiel.apply_action(action)
    assert spiel.is_terminal()
    assert spiel.returns() == [now - then for now, then in zip(state.scores(), start, strict=True)]


@every_case
def test_an_information_state_is_the_view_and_twins_give_the_same(case):
    state = dealt(game_of(case))
    played(state, 1, 25)
    apart = False
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for player in range(case[1]):
        view = state.information_state_string(player)
        assert json.loads(view) == json.loads(json.dumps(state.episode.state.view(player)))
        tensor = state.information_state_tensor(player)
        assert bytes(map(int, tensor)) == state.episode.observation(player).tobytes()
        twin = state.resample_from_infostate(player, sampler)
        apart = apart or str(twin) != str(state)
        assert twin.information_state_string(player) == twin.observation_string(player) == view
        assert twin.information_state_tensor(player) == twin.observation_tensor(player) == tensor
    assert apart


@every_game
def test_an_observation_has_named_pieces(name):
    game = game_of((name, bl.GAMES[name].seats[-1], {}))
    state = dealt(game)
    seen = make_observation(game)
    seen.set_from(state, 1)
    assert list(seen.dict) == [part.name for part in bl.GAMES[name].observation]
    assert seen.dict["seats"].tolist() == [game.num_players()]
    assert np.concatenate(list(seen.dict.values())).tolist() == state.observation_tensor(1)
    public = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    assert json.loads(make_observation(game, public).string_from(state, 0))["you"] is None


@every_game
def test_a_clone_a_copy_a_pickle_and_a_serialized_state_go_on_alike_and_independently(name):
    game = game_of((name, bl.GAMES[name].seats[0], {}), reward="score")
    state = dealt(game)
    played(state, 1, 20)
    before = str(state)
    others = [
        state.clone(),
        copy.deepcopy(state),
        pickle.loads(pickle.dumps(state)),
        game.deserialize_state(state.serialize()),
        pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1],
    ]
    ends = {(tuple(played(other, 2)), str(other)) for other in others}
    assert len(ends) == 1
    assert str(state) == before
    assert (tuple(played(state, 2)), str(state)) in ends


@every_case
def test_a_game_is_known_by_its_name_with_all_its_options(case):
    game = game_of(case, reward="margin", limit=77)
    for other in (pyspiel.load_game(str(game)), pickle.loads(pickle.dumps(game))):
        assert str(other) == str(game)
        assert other.setup.options == short(case)
        assert (other.num_players(), other.setup.reward, other.max_game_length()) == (case[1], "margin", 77)


def test_a_name_may_be_written_by_hand():
    game = pyspiel.load_game("branchline_germany(players=4,options=start_player:2;reshuffle:lazy;open_hands:true)")
    assert game.num_players() == 4
    assert game.setup.options == {"start_player": 2, "reshuffle": "lazy", "open_hands": True}
    assert "Branchline v1" in game.get_type().long_name
    assert pyspiel.load_game("branchline_germany").num_players() == 2


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("branchline_germany(players=9)", "seats: 9"),
        ("branchline_germany(options=sing:1)", "sing.*open_hands"),
        ("branchline_germany(options=open_hands)", "open_hands.*true or false"),
        ("branchline_germany(reward=glory)", "glory.*rank, margin, score"),
        ("branchline_germany(limit=0)", "limit: 0"),
    ],
)
def test_a_wrong_name_is_refused_in_one_sentence(name, words):
    with pytest.raises(ValueError, match=words):
        pyspiel.load_game(name)


def test_an_illegal_action_says_why():
    state = dealt(game_of(("germany", 2, {})))
    before = str(state)
    with pytest.raises(bl.IllegalMove, match="Something else comes first"):
        state.apply_action(0 if 0 not in state.legal_actions() else 1000)
    assert str(state) == before


def test_a_searcher_of_open_spiel_plays_without_seeing_what_is_hidden():
    game = game_of(("germany", 2, {}), limit=30)
    state = dealt(game)

    class Flat:
        def evaluate(self, state):
            return state.returns()

        def prior(self, state):
            legal = state.legal_actions()
            return [(action, 1 / len(legal)) for action in legal]

    bot = ismcts.ISMCTSBot(game, Flat(), 2.0, 20, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


def test_a_game_on_another_board_is_named():
    game = bl.envs.openspiel("germany", seats=2, board="arvenia")
    assert game.setup.game.board["name"]["en"] == "Arvenia"
    again = pyspiel.load_game("branchline_germany(players=2,board=arvenia)")
    assert (
        again.num_distinct_actions()
        == game.num_distinct_actions()
        != game_of(("germany", 2, {})).num_distinct_actions()
    )
    state = pickle.loads(pickle.dumps(dealt(game)))
    assert state.setup.game is game.setup.game
    played(state)
    assert state.is_terminal()
    with pytest.raises(ValueError, match="board: germany has no board 'atlantis'"):
        bl.envs.openspiel("germany", seats=2, board="atlantis")
    with pytest.raises(ValueError, match="board: for OpenSpiel it is named"):
        bl.envs.openspiel("germany", seats=2, board={})


def test_python_ends_in_peace_after_it():
    # What OpenSpiel keeps of us outlives Python.
    program = "import branchline as bl; game = bl.envs.openspiel('germany', seats=2); state = game.new_initial_state()"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, "")
