"""`branchline bench`: a table with ratios, or the figures as JSON. What the times are is no matter here."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from branchline import cli
from branchline.bench import command


@pytest.fixture(autouse=True)
def one_round(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "ROUNDS", 1)


def never_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a machine without a compiler: whatever is asked for, the sources run."""
    measure = command._measure
    monkeypatch.setattr(command, "_measure", lambda words, pure: measure(words, "1"))


@pytest.mark.long
def test_the_table_has_each_engine_and_the_ratios(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "--seconds", "0.1"]) == 0
    shown = capsys.readouterr()
    title, _, heading, *lines = shown.out.splitlines()
    assert re.fullmatch(r"Ticket to Ride: Germany, 4 seats, full random games, \d+ decisions a game", title)
    compiled = "the engine is not compiled here" not in shown.out
    engines = ["pure", "compiled"] if compiled else ["pure"]
    assert heading.split() == engines
    for row in command.SIZES.values() if Path("/proc/self/statm").exists() else ():
        assert any(re.fullmatch(re.escape(row) + r" +[\d,]+ B" * len(engines), line) for line in lines), row
    for row in (*command.SPEEDS.values(), *command.COSTS.values()):
        figure = r" +[\d,.]+" if row in command.SPEEDS.values() else r" +[\d,.]+ µs"
        assert any(re.fullmatch(re.escape(row) + figure * len(engines), line) for line in lines), row
    assert "round 1 of 1: pure …" in shown.err
    installed = "catanatron is not installed" not in shown.out
    assert any(re.fullmatch(r"compiled is [\d.]+ times pure", line) for line in lines) == compiled
    assert any(re.fullmatch(r"pure is [\d.]+ times catanatron", line) for line in lines) == installed
    assert any(re.fullmatch(r"compiled is [\d.]+ times catanatron", line) for line in lines) == (compiled and installed)


def test_without_catanatron_and_a_compiler_it_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "catanatron", None)
    never_compiled(monkeypatch)
    assert cli.main(["bench", "germany", "--seats", "2", "--seconds", "0.1"]) == 0
    shown = capsys.readouterr().out
    assert "Ticket to Ride: Germany, 2 seats" in shown
    assert "the engine is not compiled here: `make compile` does it where there is a C compiler" in shown
    assert "catanatron is not installed (the bench extra), so there is no ratio to it" in shown
    assert " times " not in shown


def test_the_figures_as_json(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "catanatron", None)
    never_compiled(monkeypatch)
    assert cli.main(["bench", "--seconds", "0.1", "--json"]) == 0
    shown = capsys.readouterr()
    assert shown.err == ""
    measured: dict[str, dict[str, Any]] = json.loads(shown.out)
    assert measured.keys() == {"pure"}
    assert measured["pure"]["compiled"] is False
    for name in ("games", "decisions_a_game", *command.SPEEDS, *command.COSTS):
        assert measured["pure"][name] > 0


@pytest.mark.long
def test_a_game_may_be_measured_by_more(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Lunar Rails tells what a way over the Moon costs, and how `legal()` takes it when the Moon is full of track."""
    never_compiled(monkeypatch)
    assert cli.main(["bench", "lunar", "--seats", "2", "--seconds", "0.1"]) == 0
    shown = capsys.readouterr().out
    installed = "catanatron is not installed" not in shown
    path = r"pure: a cheapest path over the whole Moon takes [\d,]+ µs"
    path += r", as long as [\d.]+ decisions of catanatron" if installed else ""
    assert re.search(f"^{path}$", shown, re.MULTILINE)
    assert re.search(r"300 segments a player legal\(\) grows to [\d.]+ times when building, [\d.]+ times when", shown)


def test_what_is_told_is_the_median_of_the_rounds() -> None:
    rounds = [{"speed": 3.0, "compiled": True}, {"speed": 90.0, "compiled": True}, {"speed": 2.0, "compiled": True}]
    assert command._medians(rounds) == {"speed": 3.0, "compiled": True}


@pytest.mark.parametrize(
    ("errors", "told"), [("Traceback\nMemoryError: none left\n", "MemoryError: none left"), ("", "-9")]
)
def test_a_measurement_that_fails_is_told_in_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, errors: str, told: str
) -> None:
    def failed(words: list[str], **_: Any) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(words, -9, "", errors)

    monkeypatch.setattr(subprocess, "run", failed)
    assert cli.main(["bench", "--seconds", "0.1", "--json"]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith("branchline bench: a measurement failed: ")
    assert told in shown.err
    assert shown.err.count("\n") == 1
