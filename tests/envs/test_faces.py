"""What all faces share: nobody pays for them who does not use them, and their names say what was learned on."""

import json
import subprocess
import sys
from hashlib import sha256

import pytest
from tests.envs.cases import every_game

import branchline as bl
from branchline.envs.episode import VERSION

# Of each game, what an agent's actions and observations mean, at the version named here. Where one of them changes,
# raise VERSION, and write the new ones down.
MEANT = {"germany": "de29e20fba3ec3f4", "wensleydale": "f79310ba83d9c1b1", "lunar": "3d0be6bb5e4e7eaa"}


def run(program):
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False)
    return done.stdout.strip(), done.stderr.strip().splitlines()[-1:]


def test_nothing_of_them_is_loaded_before_it_is_asked_for():
    program = """
import sys, branchline as bl
outside = {"numpy", "gymnasium", "pettingzoo", "pyspiel"}
assert "branchline.envs" not in sys.modules
bl.envs
assert not outside & sys.modules.keys(), outside & sys.modules.keys()
bl.envs.pettingzoo("germany", seats=2)
assert "pettingzoo" in sys.modules and "pyspiel" not in sys.modules
print("fine")
"""
    assert run(program) == ("fine", [])


def test_what_is_missing_is_said_with_what_to_install():
    program = """
import sys, branchline as bl
sys.modules["pettingzoo"] = None
bl.envs.pettingzoo("germany", seats=2)
"""
    _, (error,) = run(program)
    assert error == "ImportError: pettingzoo is missing; install it with: pip install 'branchline[envs]'"


def test_there_is_nothing_else_to_be_found_in_the_package():
    with pytest.raises(AttributeError, match="'branchline' has no attribute 'sing'"):
        _ = bl.sing


def meant(game):
    layout = [[part.name, part.at, part.size] for part in game.observation]
    told = [game.rules_version, game.board_version, layout, [game.action(action) for action in range(game.actions)]]
    return sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:16]


@every_game
def test_a_version_means_the_same_actions_and_observations_for_ever(name):
    assert (VERSION, meant(bl.GAMES[name])) == (1, MEANT[name])
