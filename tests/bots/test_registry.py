"""Which bots there are, and what is said of one there is not."""

import pytest

from branchline import bots
from branchline.games import GAMES

each_game = pytest.mark.parametrize("game", GAMES)
PLAYERS = {
    "germany": ["random", "novice", "greedy", "planner", "scout", "search", "learned", "grandmaster"],
    "wensleydale": ["random", "novice", "greedy", "planner", "scout", "search"],
    "lunar": ["random", "novice", "greedy", "planner", "scout", "search"],
}


@each_game
def test_a_game_has_its_bots_from_the_weakest_on(game: str) -> None:
    assert bots.names(game) == PLAYERS[game]


@each_game
def test_a_bot_is_called_what_it_was_asked_for_by(game: str) -> None:
    for name in bots.names(game):
        assert bots.make(game, name, 1).name == name


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match=r"game: 'monorail' is unknown; known are germany, wensleydale"):
        bots.names("monorail")
    with pytest.raises(ValueError, match=r"game: 'monorail' is unknown"):
        bots.make("monorail", "random", 1)


@each_game
def test_an_unknown_bot_is_refused_with_those_there_are(game: str) -> None:
    known = ", ".join(PLAYERS[game])
    with pytest.raises(ValueError, match=rf"bot: 'genius' is unknown; {game} has {known}, and takes others as module"):
        bots.make(game, "genius", 1)


@pytest.mark.parametrize("seed", [-1, 2**128, 1.5, "1", True, None])
def test_a_bad_seed_is_refused_with_what_is_allowed(seed: object) -> None:
    with pytest.raises(ValueError, match=r"seed: .* is not possible; a seed is a whole number from 0 to"):
        bots.make("germany", "random", seed)  # type: ignore[arg-type]
