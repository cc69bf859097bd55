"""A run really teaches: the small config wins against what it began as, in games with the same deals."""

import re
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.conftest import NO_TORCH, ROOT

from branchline.bots.learned import Learned
from branchline.bots.network import read
from branchline.games import GAMES
from branchline.train.chances import fitted
from branchline.train.config import HELD_OUT, Config, Seating

pytestmark = pytest.mark.long  # PyTorch is loaded, and games are played

SMALL = Config.read(ROOT / "src/branchline/train/configs/small.toml")
SOME = 60  # decisions
TAUGHT = 8  # updates
DEALS = 6
with_torch = pytest.mark.skipif(find_spec("torch") is None, reason=NO_TORCH)


def run(config: Config, out: Path, updates: int, resume: Path | None = None) -> None:
    """One call, until the network was brought up to date so often: seconds are long or short, as the machine is."""
    from branchline.train.run import Run

    training = Run(config, out, resume, "cpu", lambda text: None)
    try:
        training.keep()
        while training.updates < updates:
            training.train(0.01)
    finally:
        training.close()


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run in three calls: begun only, then imitating, then playing."""
    folder = tmp_path_factory.mktemp("training")
    imitating = replace(SMALL, games=48, minutes=20.0, imitate=20.0, against=())
    run(imitating, folder / "begun", 0)
    run(imitating, folder / "taught", TAUGHT, folder / "begun")
    run(replace(imitating, imitate=0.0), folder / "played", TAUGHT + 2, folder / "taught")
    return folder


@with_torch
def test_after_a_few_updates_it_beats_what_it_was_at_first(trained: Path) -> None:
    now, before = (Learned("germany", trained / call / "weights.npz", 0) for call in ("played", "begun"))
    wins = 0
    for deal in range(DEALS):
        for seat in (0, 1):
            state = GAMES["germany"].new(2, HELD_OUT + deal)
            while not state.over:
                state.apply((now if state.seat == seat else before).decide_at(state))
            wins += state.ranks()[seat] == 1
    assert wins >= 2 * DEALS - 1  # equals would come so far three times in a thousand


@with_torch
def test_a_call_goes_on_where_the_last_one_ended(trained: Path) -> None:
    begun, taught, played = (read(trained / call / "weights.npz").facts for call in ("begun", "taught", "played"))
    assert [facts["calls"] for facts in (begun, taught, played)] == [0, 1, 2]
    assert 0 == begun["updates"] < taught["updates"] < played["updates"]
    assert 0 == begun["decisions"] < taught["decisions"] < played["decisions"]
    rows = (trained / "played/curve.csv").read_text("utf-8")
    assert "imitate" in rows
    assert "play" in rows


@with_torch
def test_the_player_makes_of_a_position_what_the_network_in_training_does() -> None:
    import torch

    from branchline.envs.tables import Tables
    from branchline.train.network import Network

    weights = ROOT / "src/branchline/bots/weights/germany.npz"
    tables = Tables("germany", (4,), {}, "margin", None, 0, (), 0, 1, "judged")
    network = Network(tables.pieces, GAMES["germany"].actions, 800, 2, True)
    with np.load(weights) as kept:
        network.load_state_dict({name: torch.from_numpy(kept[name]).float() for name in kept if name != "facts"})
    player = Learned("germany", weights, 0)
    state = GAMES["germany"].new(4, seed=3)
    for _ in range(SOME):
        legal = state.legal()
        mask = torch.zeros(1, GAMES["germany"].actions, dtype=torch.bool)
        mask[0, legal] = True
        with torch.no_grad():
            likings, prospects = network(torch.frombuffer(bytearray(player.seen(state)), dtype=torch.uint8)[None], mask)
        opinion = player.opinion(state, legal)
        assert np.allclose(likings[0, legal].numpy(), opinion.likings, atol=1e-3)
        assert abs(float(prospects[0]) - opinion.prospects) < 1e-4
        state.play(legal[int(opinion.likings.argmax())])


@with_torch
def test_a_game_without_a_tutor_is_learned_from_nothing(tmp_path: Path) -> None:
    bare = replace(
        SMALL,
        game="wensleydale",
        insight="",
        imitate=0.0,
        against=(),
        games=4,
        window=40,
        width=16,
        tables=(Seating(1.0),),
    )
    bare.check()
    run(bare, tmp_path, 1)
    player = Learned("wensleydale", tmp_path / "weights.npz", 0)
    state = GAMES["wensleydale"].new(4, seed=3)
    for _ in range(SOME):
        state.play(player.decide_at(state))


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"insight": "plan", "imitate": 0.0}, "config: insight 'plan' is unknown; wensleydale tells nothing"),
        ({"insight": "", "imitate": 1.0}, "config: wensleydale has no tutor to imitate; give imitate = 0"),
        ({"insight": "", "imitate": 0.0, "prior": True}, 'config: prior needs the insight "judged"'),
    ],
)
def test_a_config_that_asks_for_a_tutor_where_there_is_none_is_refused(wrong: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(told)}$"):
        replace(SMALL, game="wensleydale", **wrong).check()


def test_the_curve_of_chances_is_found_in_what_was_drawn_from_it() -> None:
    luck = np.random.default_rng(1)
    prospects = luck.normal(0.0, 0.3, 40_000)
    wins = (luck.random(len(prospects)) < 1.0 / (1.0 + np.exp(0.8 - 4.0 * prospects))).astype(float)
    assert fitted(prospects, wins) == pytest.approx((-0.8, 4.0), abs=0.1)
