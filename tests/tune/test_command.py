"""`branchline tune` on the command line."""

import json
from pathlib import Path

import pytest

from branchline.cli import main

SHORT = ["--seats", "2", "--generations", "1", "--deals", "1", "--held-apart", "2", "--jobs", "1"]


@pytest.mark.long
def test_weights_are_written_and_can_be_played_against(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "tuned.json"
    assert main(["tune", "germany", *SHORT, "--out", str(out)]) == 0
    told = capsys.readouterr().out
    assert "generation 1:" in told
    assert "On 2 deals held apart:" in told
    assert json.loads(out.read_text())["turn"] > 0
    assert main(["tune", "germany", *SHORT, "--start", str(out), "--field", f"greedy,{out}"]) == 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["lunar"], "game: lunar has no computer player whose weights can be tuned"),
        (["germany", "--start", "nobody"], "style: 'nobody' is unknown; there are greedy"),
        (["germany", "--field", "missing.json"], "style: missing.json holds no weights of germany"),
        (["germany", "--seats", "9"], "seats: 9 is not possible"),
        (["germany", "--deals", "0"], "deals: 0 is not possible; give a whole number from 1 up"),
    ],
)
def test_bad_input_gets_one_sentence(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tune", *words, "--generations", "1", "--held-apart", "1", "--jobs", "1"]) == 2
    assert said in capsys.readouterr().err
