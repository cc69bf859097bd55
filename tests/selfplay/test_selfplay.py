"""Games of computer players in a Parquet file: what is written is what was played, and it can be played again."""

import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from tests.games.germany import elsewhere

import branchline as bl
from branchline import cli, selfplay
from branchline.selfplay import writing

TABLES: list[tuple[str, list[str], dict[str, Any]]] = [
    ("germany", ["greedy", "random"], {"open_hands": True, "reshuffle": "lazy"}),
    ("wensleydale", ["greedy"] * 3, {}),
    ("lunar", ["greedy", "random"], {"max_rounds": 12}),
]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data.parquet"


@pytest.mark.parametrize(("name", "bots", "options"), TABLES, ids=[name for name, _, _ in TABLES])
def test_every_decision_is_what_the_seat_saw_could_do_and_did(
    file: Path, name: str, bots: list[str], options: dict[str, Any]
) -> None:
    written = selfplay.write(file, name, bots, 2, seed=5, options=options, reward="score", jobs=1)
    game = bl.GAMES[name]
    size = sum(piece.size for piece in game.observation)
    with selfplay.read(file) as data:
        games = list(data.games())
        assert (data.game, data.seats, data.reward, data.pieces) == (game, len(bots), "score", game.observation)
        assert (len(games), len(data)) == (written.games, written.decisions)
        for one in games:
            record = data.record(one)
            assert (record.seed, record.options) == (one.seed, options)
            end = record.replay()
            assert (end.ranks(), end.scores()) == (one.ranks, one.scores)
            assert sorted(one.bots) == sorted(bots)
            gained = np.zeros(len(bots))
            rows = one.decisions
            known = zip(rows.seats, rows.observations, rows.masks, rows.rewards, strict=True)
            for state, (seat, observation, mask, rewards) in zip(record.states(), known, strict=False):
                seen, legal = bytearray(size), bytearray(game.actions)
                state.observe(seat.item(), seen)
                state.mask(legal)
                assert (state.seat, seen, legal) == (seat, observation.tobytes(), mask.tobytes())
                gained += rewards
            start = game.new(len(bots), one.seed, options).scores()
            assert (gained + start).tolist() == end.scores()


def test_it_is_read_as_arrays_that_may_be_larger_than_memory(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writing, "GROUP", 1_500_000)
    selfplay.write(file, "germany", ["random", "random"], 5, jobs=1)
    with selfplay.read(file) as data:
        parts = list(data.arrays())
        assert 1 < len(parts) < 5
        assert sum(len(part.actions) for part in parts) == len(data)
        for part in parts:
            assert part.masks[np.arange(len(part.actions)), part.actions].all()
            assert part.rewards.shape == (len(part.actions), 2)
            pieces = data.split(part.observations)
            assert (pieces["seats"] == 2).all()
            assert list(pieces) == [piece.name for piece in data.game.observation]
        whole = [len(game.decisions.actions) for game in data.games()]
        assert len(whole) == 5
        assert sum(whole) == len(data)


def test_anybody_reads_its_columns(file: Path) -> None:
    selfplay.write(file, "wensleydale", ["random"] * 3, 1, seed=2, jobs=1)
    rows = pq.read_table(file).to_pylist()
    assert [row["decision"] for row in rows] == list(range(len(rows)))
    told = {(row["game"], row["seats"], row["options"], row["bot"]) for row in rows}
    assert told == {("wensleydale", 3, "{}", "random")}
    ranks = rows[0]["ranks"]
    assert rows[-1]["rewards"] == [sum((other > own) - (other < own) for other in ranks) / 2 for own in ranks]
    assert all(row["mask"][row["action"]] == 1 for row in rows)


def test_a_board_of_ones_own_comes_along(file: Path) -> None:
    selfplay.write(file, elsewhere.GAME, ["random", "random"], 1, jobs=1)
    with selfplay.read(file) as data:
        (game,) = data.games()
        assert data.game.board == elsewhere.GAME.board
        assert data.record(game).replay().scores() == game.scores


def test_the_same_arguments_give_the_same_file_whoever_works_at_it(file: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.parquet"
    for where, jobs in ((file, 1), (other, 2)):
        selfplay.write(where, "germany", ["greedy", "random"], 4, seed=3, jobs=jobs)
    assert file.read_bytes() == other.read_bytes()


def test_one_player_has_all_seats_unless_there_is_one_for_each(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    common = ["--out", str(file), "--jobs", "1"]
    for bots, more, seats in (("random", [], 4), ("random", ["--seats", "2"], 2), ("random,greedy,random", [], 3)):
        assert cli.main(["selfplay", "germany", "--bots", bots, "--games", "1", *common, *more]) == 0
        with selfplay.read(file) as data:
            assert data.seats == seats
    assert "3 games" in capsys.readouterr().out, "one deal, once with every turn of the table"


@pytest.fixture
def heeded() -> Iterator[None]:
    """Ctrl-C, which a shell lets whatever it starts in the background ignore."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("heeded")
def test_after_ctrl_c_the_file_holds_what_was_played(file: Path) -> None:
    written = selfplay.write(
        file, "germany", ["random", "random"], 50, jobs=1, progress=lambda done, of: signal.raise_signal(signal.SIGINT)
    )
    assert written.stopped
    with selfplay.read(file) as data:
        assert len(list(data.games())) == written.games < 50


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--bots", "nobody"], "nobody"),
        (["--bots", "greedy,random", "--seats", "3"], "--seats: 3 is not possible; --bots names 2 players"),
        (["--bots", "greedy", "--games", "0"], "games: 0 is not possible; give a whole number from 1 up"),
        (["--bots", "greedy", "--out", "/no/such/data.parquet"], "out: /no/such/data.parquet cannot be written"),
    ],
)
def test_what_cannot_be_is_refused(file: Path, capsys: pytest.CaptureFixture[str], words: list[str], told: str) -> None:
    assert cli.main(["selfplay", "germany", "--out", str(file), *words]) == 2
    assert told in capsys.readouterr().err
    assert list(file.parent.iterdir()) == []


def test_a_player_who_fails_leaves_no_file(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("branchline.bots.uniform.Random.choose", lambda *_: -1)
    with pytest.raises(bl.IllegalMove):
        selfplay.write(file, "germany", ["random", "random"], 1, jobs=1)
    assert list(file.parent.iterdir()) == []


def test_what_is_no_self_play_is_refused(file: Path, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="is not there"):
        selfplay.read(file)
    file.write_text("nothing of the kind")
    with pytest.raises(ValueError, match=r"data\.parquet is no Parquet file"):
        selfplay.read(file)
    pq.write_table(pa.table({"a": [1]}), tmp_path / "other.parquet")
    with pytest.raises(ValueError, match=r"other\.parquet holds no self-play"):
        selfplay.read(tmp_path / "other.parquet")


def test_without_pyarrow_it_is_said_what_to_install(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(ValueError, match=r"pyarrow is missing; install branchline\[parquet\]"):
        selfplay.read(file)
