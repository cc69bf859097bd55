"""How much a player thinks, as it is said behind its name."""

from typing import Any

import pytest

from branchline import bots
from branchline.bots import Sampler, Thinking, thinking_of

HERE = f"{__name__}:Ponders"


class Ponders:
    """It only knows how much it was told to think; nothing is searched for that."""

    name = "ponders"

    def __init__(self, seed: int) -> None:
        self.thinking = Thinking(simulations=100)

    def choose(self, view: dict[str, Any], sampler: Sampler) -> int:
        legal: list[int] = view["legal"]
        return legal[0]


@pytest.mark.parametrize(
    ("text", "thinking"),
    [("200", Thinking(simulations=200)), ("0.5s", Thinking(seconds=0.5)), ("2s", Thinking(seconds=2.0))],
)
def test_it_is_read_and_written_alike(text: str, thinking: Thinking) -> None:
    assert thinking_of(text) == thinking
    assert str(thinking) == text


@pytest.mark.parametrize("text", ["", "s", "0", "-5", "1.5", "0s", "nans", "infs", "many", "200ms"])
def test_what_is_no_amount_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"thinking: .* give simulations a decision \(200\) or seconds \(0.5s\)"):
        thinking_of(text)


def test_a_player_that_searches_thinks_as_much_as_its_name_says() -> None:
    def told(name: str) -> object:
        return getattr(bots.make("germany", name, 1), "thinking", None)

    assert told(HERE) == Thinking(simulations=100)
    assert told(f"{HERE}@800") == Thinking(simulations=800)
    assert told(f"{HERE}@0.2s") == Thinking(seconds=0.2)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("greedy@200", "bot: greedy cannot be told how much to think; only a player that searches can"),
        (f"{HERE}@lots", "thinking: 'lots' is not possible"),
        ("genius@200", "bot: 'genius' is unknown"),
    ],
)
def test_a_wrong_name_is_refused_in_one_sentence(name: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        bots.maker("germany", name)
