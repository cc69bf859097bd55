"""Results in a file: what was played is kept, taken up again, and never mixed with another player's."""

import json
from pathlib import Path
from typing import Any

import pytest

from branchline import arena, cli
from branchline.arena.results import commit, read
from branchline.bots import Sampler

TWO = ["greedy", "random"]
CHANGING = f"{__name__}:Changing"


class Changing:
    """Another player under the same name, as soon as somebody works on it."""

    name = "changing"
    takes = 0

    def __init__(self, seed: int) -> None: ...

    def choose(self, view: dict[str, Any], sampler: Sampler) -> int:
        legal: list[int] = view["legal"]
        return legal[self.takes]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "results.jsonl"


def play(file: Path, games: int, bots: list[str] = TWO, **more: Any) -> arena.Report:
    return arena.run("germany", bots, games, jobs=1, results=file, **more)


def test_every_game_is_a_line_and_read_as_it_was_played(file: Path) -> None:
    report = play(file, 4, limit=5.0)
    found = read([file])
    assert [result.played for result in found] == report.games
    assert all(result.match == report.match for result in found)
    assert found[0].commit == commit()
    assert found[0].fingerprints == {bot: arena.fingerprint("germany", bot) for bot in TWO}


def test_what_is_there_is_not_played_again(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = play(file, 4)
    both = play(file, 8)
    assert both.games[:4] == first.games  # to the last microsecond
    assert len(both.games) == len(file.read_text().splitlines()) == 8
    other = play(file, 2, seed=2)
    assert len(other.games) == 2
    assert len(file.read_text().splitlines()) == 10


def test_what_is_there_cannot_be_recorded_or_counted_any_more(file: Path, tmp_path: Path) -> None:
    play(file, 2)
    for more in ({"records": tmp_path / "games"}, {"tally": True}):
        with pytest.raises(ValueError, match="results: the file holds games of this match without records and counts"):
            play(file, 4, **more)
    assert len(file.read_text().splitlines()) == 2


def test_a_run_stopped_between_blocks_goes_on(file: Path) -> None:
    def stop(done: int, total: int) -> None:
        raise KeyboardInterrupt

    assert play(file, 8, progress=stop).stopped
    assert len(file.read_text().splitlines()) == 2
    told: list[int] = []
    assert len(play(file, 8, progress=lambda done, total: told.append(done)).games) == 8
    assert told == [2, 4, 6, 8]
    assert len(file.read_text().splitlines()) == 8


def test_a_line_that_was_not_written_to_its_end_is_played_again(file: Path) -> None:
    play(file, 4)
    whole = file.read_text()
    file.write_text(whole[:-100])
    play(file, 4)
    assert len(read([file])) == 4
    assert [json.loads(line)["played"]["block"] for line in file.read_text().splitlines()] == [0, 0, 1, 1, 1]


def test_a_player_that_changed_is_not_added_under_the_same_name(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play(file, 2, [CHANGING, "greedy"])
    monkeypatch.setattr(Changing, "takes", -1)
    with pytest.raises(ValueError, match=rf"results: {CHANGING} of germany is not one player \(fingerprint .* now\)"):
        play(file, 2, [CHANGING, "greedy"], seed=2)
    play(file, 2, ["random", "greedy"])


@pytest.mark.parametrize("text", ["{}\n", "no json\n", '{"match": 3}\n', "[]\n"])
def test_what_is_no_result_is_refused_with_its_line(text: str, file: Path) -> None:
    play(file, 2)
    with file.open("a") as end:
        end.write(text)
    with pytest.raises(ValueError, match=rf"results: line 3 of {file} is not a game of `branchline arena`"):
        play(file, 2)


def test_a_place_where_nothing_can_be_written_is_refused_before_the_games(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = ["arena", "germany", "--bots", "greedy,random", "--games", "2", "--results", str(tmp_path)]
    assert cli.main(match) == 2
    assert capsys.readouterr().err == f"branchline arena: results: {tmp_path} cannot be written (Is a directory)\n"
