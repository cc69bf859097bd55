"""Every command explains itself, and says in one sentence what it was asked wrongly."""

import argparse
import os
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import branchline as bl
from branchline import cli

if TYPE_CHECKING:
    from .conftest import Command

Refused = Callable[..., str]
MOST_SEED = str(2**128 - 1)
TOO_MUCH = str(2**128)


def test_help_lists_every_command(branchline: "Command") -> None:
    ran = branchline("--help")
    assert ran.code == 0
    for name, command in cli.COMMANDS.items():
        assert name in ran.out
        assert command.purpose in ran.out


def test_the_version_is_told(branchline: "Command") -> None:
    assert branchline("--version").out == f"branchline {bl.__version__}\n"


def test_without_a_command_the_page_opens(branchline: "Command", monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[dict[str, Any]] = []
    monkeypatch.setattr("branchline.server.command.serve", lambda **how: served.append(how))
    for words in ([], ["serve", "--open"]):
        ran = branchline(*words)
        assert (ran.code, ran.err) == (0, "")
    alone, asked_for = served
    assert alone == asked_for
    assert alone["open_browser"]


@pytest.mark.parametrize("name", cli.COMMANDS)
def test_every_command_explains_itself(branchline: "Command", name: str) -> None:
    ran = branchline(name, "--help")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(f"usage: branchline {name}")


@pytest.mark.parametrize("name", cli.COMMANDS)
def test_every_argument_is_explained(name: str) -> None:
    parser = argparse.ArgumentParser()
    import_module(cli.COMMANDS[name].module).add_arguments(parser)
    assert parser.description
    for action in parser._actions:
        assert action.help, action
        # What is taken when the argument is left out is said, unless nothing is.
        if action.option_strings and action.default not in (None, False, [], argparse.SUPPRESS):
            assert "default" in action.help, action


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("--", ["`branchline --help` explains"]),
        ("sing", ["'sing'", *cli.COMMANDS]),
        ("--sing", ["--sing is not understood"]),
        ("play --sing", ["branchline play: --sing is not understood", "`branchline play --help`"]),
        ("play germany 3 4", ["3 4 is not understood"]),
        # games, seats, bots, languages
        ("play chess", ["'chess' is unknown", "germany"]),
        ("play --language de", ["'de'", "en, it, fr"]),
        ("play --language", ["--language"]),
        ("play --bots genius", ["'genius' is unknown", "random, novice, greedy"]),
        ("play --bots greedy,,greedy", ["'' is unknown", "random, novice, greedy"]),
        ("play --bots random,random,random,random,random", ["seats: 6", "2 to 5"]),
        ("fuzz", ["game"]),
        ("fuzz chess", ["'chess' is unknown", "germany"]),
        ("fuzz germany --seats 1", ["seats: 1", "2 to 5"]),
        ("fuzz germany --seats 99", ["seats: 99", "2 to 5"]),
        ("bench chess", ["'chess' is unknown", "germany"]),
        ("bench --seats 0", ["seats: 0", "2 to 5"]),
        ("arena chess --bots random,random", ["'chess' is unknown", "germany"]),
        ("arena germany", ["--bots"]),
        ("arena germany --bots random", ["bots: 1", "2 to 5"]),
        ("arena germany --bots random,genius", ["'genius' is unknown", "random, novice, greedy"]),
        ("arena germany --bots random,random --option sky=blue", ["'sky' is unknown", "max_loco_resets"]),
        ("arena germany --bots random,random --option max_loco_resets=21", ["'21'", "0 to 20"]),
        ("arena germany --bots random,random --option open_hands=1", ["'1'", "true or false"]),
        ("arena germany --bots random,random --option start_player=2", ["start_player: 2", "0 to 1"]),
        ("board", ["what, [GAME] FILE"]),
        ("board paint x.json", ["'paint'", "check"]),
        ("board check x.json --game chess", ["x.json"]),
        ("replay", ["file"]),
        # numbers
        ("play --seed many", ["--seed: 'many' is not a whole number"]),
        ("play --seed 1.5", ["--seed: '1.5' is not a whole number"]),
        ("play --seed -1", ["seed: -1", MOST_SEED]),
        (f"play --seed {TOO_MUCH}", [f"seed: {TOO_MUCH}", MOST_SEED]),
        ("fuzz germany --games 0", ["--games: 0", "at least 1"]),
        ("fuzz germany --games few", ["--games: 'few' is not a whole number"]),
        ("fuzz germany --seed -3", ["seed: -3", MOST_SEED]),
        (f"fuzz germany --seed {MOST_SEED} --games 2", [f"seed: {TOO_MUCH}", MOST_SEED]),
        ("bench --seconds 0", ["--seconds: 0.0", "0.1 to 600"]),
        ("bench --seconds -1", ["--seconds: -1.0", "0.1 to 600"]),
        ("bench --seconds nan", ["--seconds: nan", "0.1 to 600"]),
        ("bench --seconds inf", ["--seconds: inf", "0.1 to 600"]),
        ("bench --seconds long", ["--seconds: 'long' is not a number"]),
        ("arena germany --bots random,random --games 0", ["games: 0", "from 1 up"]),
        ("arena germany --bots random,random --games x", ["--games: 'x' is not a whole number"]),
        ("arena germany --bots random,random --jobs -1", ["jobs: -1", "from 1 up"]),
        ("arena germany --bots random,random --seed -1", ["seed: -1", MOST_SEED]),
        ("replay x.json --seat me", ["--seat: 'me' is not a whole number"]),
        ("replay x.json --until end", ["--until: 'end' is not a whole number"]),
        ("serve --port http", ["--port: 'http' is not a whole number"]),
        ("serve --bot-pace fast", ["--bot-pace: 'fast' is not a number"]),
    ],
)
def test_a_wrong_argument_is_named_with_what_is_allowed(refused: Refused, words: str, told: list[str]) -> None:
    sentence = refused(*words.split())
    for text in told:
        assert text in sentence


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("play --record nowhere/game.json", "nowhere/game.json"),
        ("play --record .", "--record: . is a folder; name a file"),
        ("fuzz germany --dump nowhere/broken.json", "--dump: nowhere/broken.json cannot be written"),
        ("fuzz germany --dump .", "--dump: . cannot be written"),
        ("arena germany --bots random,random --json nowhere/report.json", "nowhere"),
        ("arena germany --bots random,random --json .", "--json"),
        ("arena germany --bots random,random --records taken", "taken cannot be used as a folder"),
    ],
)
def test_a_file_that_cannot_be_written_is_named_before_anything_is_played(
    refused: Refused, folder: Path, words: str, told: str
) -> None:
    (folder / "taken").write_text("a file where a folder should be")
    assert told in refused(*words.split())


def test_a_word_that_is_also_a_command_is_just_a_word(refused: Refused, folder: Path) -> None:
    assert "branchline replay: serve cannot be read" in refused("replay", "serve")
    assert "branchline board: play cannot be read" in refused("board", "check", "play")


def without(module: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Runs a command where a module is not installed."""
    program = f"import sys; sys.modules[{module!r}] = None; from branchline.cli import main; sys.exit(main())"
    return subprocess.run(
        [sys.executable, "-c", program, *words], capture_output=True, text=True, timeout=60, check=False
    )


@pytest.mark.parametrize(
    ("module", "words", "wanted"),
    [
        ("uvicorn", ["serve"], "branchline with all it asks for"),
        ("rich", ["arena", "germany"], "branchline[arena]"),
        ("numpy", ["arena", "x"], "branchline[arena]"),
    ],
)
def test_what_is_not_installed_is_named(module: str, words: list[str], wanted: str) -> None:
    done = without(module, *words)
    assert done.returncode == 2
    assert done.stderr.startswith(f"branchline {words[0]}: {module}")
    assert done.stderr.endswith(f" is missing; install {wanted}\n")


def test_a_command_needs_only_its_own_extra() -> None:
    assert without("uvicorn", "replay", "serve").stderr.startswith("branchline replay: serve cannot be read")
    assert without("rich", "--help").returncode == 0


def test_the_installed_command_refuses_in_one_sentence_too(
    executable: Callable[..., subprocess.CompletedProcess[str]],
) -> None:
    done = executable("play", "chess")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"branchline play: game: 'chess' is unknown; known are {', '.join(bl.GAMES)}\n"


def test_a_terminal_that_lacks_a_sign_still_shows_the_game(
    executable: Callable[..., subprocess.CompletedProcess[str]],
) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = executable("play", "--language", "fr", "--seed", "1", input="\xe9t\xe9\nquit\n", env=environment)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Vous ?tes" in done.stdout


def test_ctrl_c_ends_a_command_without_a_word(branchline: "Command", monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(prompt: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    ran = branchline("play", "--seed", "1", "--record", "left.json")
    assert (ran.code, ran.err) == (130, "")
    assert bl.Record.load("left.json").replay().turn == 0


def test_training_without_pytorch_says_what_to_install(
    branchline: "Command", monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    config = tmp_path / "small.toml"
    config.write_text("minutes = 0.1\n")
    ran = branchline("train", str(config))
    assert (ran.code, ran.err) == (2, "branchline train: torch is missing; install branchline[train]\n")
    ran = branchline("train", str(tmp_path / "none.toml"))
    assert ran.code == 2
    assert "none.toml cannot be read" in ran.err
