"""The player that taught itself: its choices are the same everywhere, and its weights say where they come from."""

import json
import os
import re
import subprocess
import sys
from functools import partial
from pathlib import Path

import numpy as np
import pytest
from tests.bots.decided import TABLES, decisions

from branchline import bots
from branchline._pure import compiled
from branchline.bots.learned import Learned
from branchline.bots.network import read
from branchline.games import GAMES
from branchline.train.config import Config

ROOT = Path(__file__).parents[2]
WEIGHTS = ROOT / "src/branchline/bots/weights/germany.npz"
DECIDED = json.loads((ROOT / "tests/bots/decided.json").read_text("utf-8"))


@pytest.mark.parametrize("seats", TABLES)
def test_it_decides_as_it_did_on_another_machine(seats: int) -> None:
    assert decisions(seats) == DECIDED[str(seats)]


@pytest.mark.long
def test_it_decides_alike_on_the_other_engine() -> None:
    environment = os.environ | {"BRANCHLINE_PURE": "1" if compiled() else ""}
    command = [sys.executable, "-m", "tests.bots.decided"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == DECIDED


def test_it_decides_from_the_game_itself_as_from_what_its_seat_knows() -> None:
    state = GAMES["germany"].new(4, seed=7)
    player = Learned("germany", WEIGHTS, 0)
    for _ in range(60):
        action = player.decide_at(state)
        assert player.choose(state.view(state.seat), partial(state.resample, state.seat)) == action
        state.play(action)


def test_of_actions_it_likes_equally_it_takes_the_lowest(tmp_path: Path) -> None:
    player = Learned("germany", changed(tmp_path, lambda name, kept: np.zeros_like(kept)), 0)
    state = GAMES["germany"].new(4, seed=7)
    for _ in range(12):
        assert player.decide_at(state) == state.legal()[0]
        state.play(state.legal()[-1])


def test_its_weights_say_how_they_were_trained_and_are_small() -> None:
    facts = read(WEIGHTS).facts
    assert facts["game"] == "germany"
    assert facts["config"] == Config.read(ROOT / "src/branchline/train/configs/germany.toml").hash()
    assert len(facts["commit"]) >= 7
    assert WEIGHTS.stat().st_size <= 8 * 2**20


def test_the_docs_tell_of_the_run_that_made_them_and_their_examples_run(capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / "docs/train.md").read_text("utf-8")
    facts = read(WEIGHTS).facts
    for figure in ("games", "updates"):
        assert f"{facts[figure]:,}" in text
    examples = re.findall(r"^```python\n(.*?)^```", text, re.M | re.S)
    assert len(examples) == 2
    for example in examples:
        exec(compile(example, "docs/train.md", "exec"), {"__name__": "mine"})
    assert facts["config"] in capsys.readouterr().out


@pytest.mark.parametrize("seats", GAMES["germany"].seats)
def test_its_chance_of_winning_rises_with_its_prospects_and_is_fair_where_they_are(seats: int) -> None:
    player = Learned("germany", WEIGHTS, 0)
    chances = [player.chance(prospects, seats) for prospects in (-0.6, 0.0, 0.6)]
    assert chances == sorted(chances)
    assert chances[0] < 0.25
    assert 0.7 < chances[1] * seats < 1.8
    assert chances[2] > 0.7


def test_only_germany_has_it() -> None:
    assert [game for game in GAMES if "learned" in bots.names(game)] == ["germany"]


def test_weights_that_were_trained_to_see_something_else_are_refused(tmp_path: Path) -> None:
    def cut(name: str, kept: np.ndarray) -> np.ndarray:
        return kept[..., :-3] if name in ("scale", "enter.weight") else kept

    with pytest.raises(ValueError, match=r"weights: they were trained to see 1893 bytes, and the game shows 1896"):
        Learned("germany", changed(tmp_path, cut), 0)


def changed(folder: Path, change) -> Path:  # type: ignore[no-untyped-def]
    """The weights with every array made another."""
    with np.load(WEIGHTS) as kept:
        arrays = {name: kept[name] if name == "facts" else change(name, kept[name]) for name in kept}
    np.savez(folder / "weights.npz", **arrays)
    return folder / "weights.npz"
