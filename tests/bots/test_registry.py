"""Which bots there are, and what is said of one there is not."""

import pytest

from branchline import bots


def test_germany_has_its_bots_from_the_weakest_on() -> None:
    assert bots.names("germany") == ["random", "greedy"]


@pytest.mark.parametrize("name", bots.names("germany"))
def test_a_bot_is_called_what_it_was_asked_for_by(name: str) -> None:
    assert bots.make("germany", name, 1).name == name


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match=r"game: 'monorail' is unknown; known are germany"):
        bots.names("monorail")
    with pytest.raises(ValueError, match=r"game: 'monorail' is unknown"):
        bots.make("monorail", "random", 1)


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match=r"bot: 'genius' is unknown; germany has random, greedy"):
        bots.make("germany", "genius", 1)


@pytest.mark.parametrize("seed", [-1, 2**64, 1.5, "1", True, None])
def test_a_bad_seed_is_refused_with_what_is_allowed(seed: object) -> None:
    with pytest.raises(ValueError, match=r"seed: .* is not possible; a seed is a whole number from 0 to"):
        bots.make("germany", "random", seed)  # type: ignore[arg-type]
