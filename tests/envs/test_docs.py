"""docs/envs.md: its examples run, and it tells every piece of every observation."""

import re
from pathlib import Path

import pytest
from tests.envs.cases import every_game

import branchline as bl

TEXT = (Path(__file__).parents[2] / "docs/envs.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```python\n(.*?)^```", TEXT, re.M | re.S)


def test_there_is_an_example_of_each_face():
    assert len(EXAMPLES) == 5
    for face in bl.envs.__all__:
        assert any(f"bl.envs.{face}(" in example for example in EXAMPLES), face


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_an_example_runs_as_it_stands(example, capsys):
    exec(compile(example, "docs/envs.md", "exec"), {"__name__": "__main__"})
    told = capsys.readouterr()
    assert told.out
    assert told.err == ""


@every_game
def test_every_piece_of_an_observation_is_told(name):
    game = bl.GAMES[name]
    size = sum(part.size for part in game.observation)
    rows = [f"| `{part.name}` | {part.size} | {part.text} |" for part in game.observation]
    heading = f"### {game.title}\n\n{size:,} bytes; {game.actions:,} actions.\n\n"
    assert heading + "\n".join(["| piece | bytes | what they tell |", "|---|---|---|", *rows]) in TEXT
