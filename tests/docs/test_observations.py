"""docs/observations.md and docs/envs.md tell what the engine and its faces are."""

from tests.docs.observations import PAGE, page
from tests.docs.pages import ROOT, read

import branchline as bl


def test_every_action_and_every_piece_of_an_observation_is_told() -> None:
    assert PAGE.read_text("utf-8") == page(), "python -m tests.docs.observations writes it anew"


def test_there_is_an_example_of_each_face() -> None:
    examples = [block.text for block in read(ROOT / "docs/envs.md").blocks if block.kind == "python"]
    for face in bl.envs.__all__:
        assert any(f"bl.envs.{face}(" in example for example in examples), face
