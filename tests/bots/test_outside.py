"""Players from outside the package, named as module:Class."""

import subprocess
import sys
from pathlib import Path

import pytest

from branchline import bots, cli
from branchline.games import GAMES

ROOT = Path(__file__).parents[2]
EXAMPLE = "examples.best_guess:BestGuess"


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(sys, "path", sys.path[:])


@pytest.mark.parametrize("game", GAMES)
def test_the_example_plays_every_game(game: str) -> None:
    state = GAMES[game].new(GAMES[game].seats[0], 1)
    players = [bots.make(game, EXAMPLE, seat) for seat in range(GAMES[game].seats[0])]
    for _ in range(40):
        seat = state.seat
        state.play(players[seat].choose(state.view(seat), lambda seed, seat=seat: state.resample(seat, seed)))


def test_the_arena_plays_it_in_processes_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    match = ["arena", "germany", "--bots", f"{EXAMPLE},random", "--games", "2", "--jobs", "2"]
    assert cli.main(match) == 0
    assert EXAMPLE in capsys.readouterr().out


def test_a_file_in_the_folder_where_it_is_typed_is_found(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text((ROOT / "examples/best_guess.py").read_text(encoding="utf-8"))
    words = "from branchline.cli import main; import sys; sys.exit(main(sys.argv[1:]))"
    match = ["arena", "germany", "--bots", "mine:BestGuess,random", "--games", "2", "--jobs", "1"]
    told = subprocess.run([sys.executable, "-P", "-c", words, *match], cwd=tmp_path, capture_output=True, check=False)
    assert told.returncode == 0, told.stderr


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("nowhere.at_all:Bot", r"bot: 'nowhere.at_all:Bot' cannot be loaded \(No module named 'nowhere'\)"),
        (":Bot", r"bot: ':Bot' cannot be loaded .* give it as module:Class"),
        ("examples.best_guess:Genius", r"bot: examples.best_guess has no player 'Genius': a class with choose"),
        ("examples.best_guess:", r"bot: examples.best_guess has no player ''"),
        ("json:JSONDecoder", r"bot: json has no player 'JSONDecoder'"),
    ],
)
def test_what_is_no_player_is_refused_in_one_sentence(name: str, why: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ValueError, match=why):
        bots.maker("germany", name)
    assert cli.main(["arena", "germany", "--bots", f"{name},random"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
