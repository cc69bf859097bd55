"""`branchline bench --peers`: who is compared, who is missing, and what tables, page and picture make of it."""

import json
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import branchline as bl
from branchline import cli
from branchline.bench import batches, command, comparison, measure, tables
from branchline.bench.peers import PEERS, loop
from branchline.bench.peers.loop import Loop, Peer, Table

SPEEDS = {"catanatron": 25_000.0, "rlcard": 80_000.0}
ENGINE = {
    "compiled": True,
    "decisions_a_second": 4_000_000.0,
    "driven_a_second": 1_600_000.0,
    "mask_seconds": 0.75e-6,
    "copy_seconds": 1e-6,
    "state_bytes": 7000.0,
}
BATCHES = {
    **{
        size: {"observed_a_second": 350_000.0, "drawn_a_second": 250_000.0, "masked_a_second": 800_000.0}
        for size in ("1", "64", "1024")
    },
    "processes": {"two_times_one": 1.85},
}


def measured(words: list[str], pure: str) -> Any:
    """What a process would have found, if it had looked."""
    if words[0] == "--batches":
        return BATCHES
    if words[0] != "--peer":
        return ENGINE
    rows: list[dict[str, Any]] = [{"decisions_a_second": SPEEDS[words[1]]} for _ in PEERS[words[1]].loops]
    if words[1] == "rlcard":
        rows[-1] = {"failed": "ImportError: torch"}
    return rows


@pytest.fixture
def compared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "_measure", measured)
    monkeypatch.setattr(command, "ROUNDS", 1)
    monkeypatch.setattr(Peer, "missing", lambda peer: None if peer.name in SPEEDS else f"{peer.module} is not there")


@pytest.mark.usefixtures("compared")
def test_everybody_who_is_there_is_compared_and_who_is_missing_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    told, plot, page = tmp_path / "told.json", tmp_path / "plot.svg", tmp_path / "page.md"
    words = ["bench", "--peers", "--json", str(told), "--plot", str(plot), "--page", str(page)]
    assert cli.main(words) == 0
    shown = capsys.readouterr().out
    for text in (shown, page.read_text(encoding="utf-8")):
        assert "| catanatron: Catan, its own loop " in text
        assert "160 / 64" in text  # Germany beside catanatron, in its own loop and from Python
        assert "The fastest of those whose rules are in Python is rlcard's blackjack (from Python)" in text
        assert "Ticket to Ride: Germany 50 times" in text
        assert "pgx is missing: pgx is not there." in text
        assert "rlcard's doudizhu (from Python) could not be measured: ImportError: torch." in text
        assert "1.85 times one" in text
        assert "80 %" in text  # a decision takes 0.25 µs and a mask 0.75, so one game comes to a million a second
        assert "7,000 B" in text
    assert "![Decisions a second of random play, drawn](plot.svg)" in page.read_text(encoding="utf-8")
    measured = json.loads(told.read_text(encoding="utf-8"))
    assert measured["games"].keys() == bl.GAMES.keys()
    assert measured["about"]["versions"].keys() == {"branchline", "catanatron", "rlcard"}
    rows = tables.paces(measured)
    drawn = ET.fromstring(plot.read_text(encoding="utf-8"))
    bars = drawn.findall("{http://www.w3.org/2000/svg}rect[@height='12']")
    assert len(bars) == len(rows) == 2 * len(bl.GAMES) + 9  # rlcard's last has failed
    widths = [float(bar.attrib["width"]) for bar in bars]
    assert widths == sorted(widths, reverse=True)
    assert widths[0] > widths[-1] > 0


@pytest.mark.usefixtures("compared")
def test_one_game_and_some_peers_can_be_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "lunar", "--peers", "pgx,catanatron", "--json"]) == 0
    measured = json.loads(capsys.readouterr().out)
    assert list(measured["games"]) == ["lunar"]
    assert [row["peer"] for row in measured["peers"]] == ["catanatron"]
    assert list(measured["missing"]) == ["pgx"]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--peers", "chess"], "peers: chess is unknown; there are catanatron, open_spiel, rlcard, pettingzoo, pgx"),
        (["--plot", "x.svg"], "--plot: only a comparison has one; ask for it with --peers"),
        (["--peers", "--json", "/nowhere/x.json"], "/nowhere/x.json"),
    ],
)
def test_what_is_not_possible_is_said(capsys: pytest.CaptureFixture[str], words: list[str], told: str) -> None:
    assert cli.main(["bench", *words]) == 2
    assert told in capsys.readouterr().err


def test_who_is_not_installed_is_missing_with_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    peer = Peer("nobody", "nobody_at_all", "", [])
    assert peer.missing() == "nobody_at_all is not installed: pip install 'branchline[peers]'"
    assert Peer("json", "json", "", []).missing() is None
    assert Peer("json", "json", "", [], needs="nobody_at_all").missing() is not None


@pytest.mark.parametrize("name", ["catanatron", "open_spiel"])
def test_a_peer_is_played(name: str) -> None:
    pytest.importorskip(PEERS[name].module)
    for one in PEERS[name].loops:
        if (one.game, one.way) in (("hive", loop.OWN), ("backgammon", loop.OWN)):
            continue  # as gin_rummy, and longer
        table = one.begin()
        assert table.play(1) > 10
        if table.positions is not None:
            positions = table.positions()
            assert len(positions) > 5
            for look in table.looks.values():
                assert look(positions[3]) is not None


def test_a_peer_that_fails_is_told_in_a_sentence() -> None:
    def play(seed: int) -> int:
        raise KeyError(f"no game {seed}")

    found = loop.measure(Loop("chess", loop.DRIVEN, "Python", lambda: Table(play)), 0.1)
    assert found == {"failed": "KeyError: 'no game 0'"}
    rounds = [{"decisions_a_second": 1.0}, found, {"decisions_a_second": 3.0}]
    assert comparison.spread(rounds) == found
    assert comparison.spread(rounds[::2]) == {"decisions_a_second": {"median": 2.0, "low": 1.0, "high": 3.0}}


def test_batches_are_measured(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(batches, "two_times_one", lambda *_: 1.5)
    measure.main(["--batches", "germany", "3", "0.05", "2,5"])
    found = json.loads(capsys.readouterr().out)
    assert found.keys() == {"2", "5", "processes"}
    for size in ("2", "5"):
        one = found[size]
        assert one["observed_a_second"] > one["drawn_a_second"] > 0
        assert one["masked_a_second"] > 0


def test_actions_are_drawn_from_the_legal_ones_alike() -> None:
    masks = np.zeros((1000, 7), np.bool_)
    masks[:, [1, 4, 6]] = True
    masks[0] = [True, *[False] * 6]
    drawn = batches.draw(masks, np.random.default_rng(3))
    assert drawn[0] == 0
    times = np.bincount(drawn[1:], minlength=7)
    assert times[[0, 2, 3, 5]].sum() == 0
    assert times[[1, 4, 6]].min() > 280


def test_the_process_that_measures_needs_nothing_of_the_peers() -> None:
    loaded = "import sys, branchline.bench.measure; print([m for m in ('pyspiel', 'jax', 'numpy') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
