"""Fingerprints: a player is known by what it plays."""

from typing import Any

import pytest

from branchline import bots
from branchline.arena import fingerprint
from branchline.bots import Sampler, Thinking
from branchline.games import GAMES

HERE = f"{__name__}:"

# Greedy is the zero of every ladder: were it to play otherwise, every rating would mean something else.
GREEDY = {"germany": "a72ba388c814", "wensleydale": "84c16482739e", "lunar": "c310e511a525"}


class Last:
    name = "last"

    def __init__(self, seed: int) -> None:
        self.thinking = Thinking(seconds=60.0)

    def choose(self, view: dict[str, Any], sampler: Sampler) -> int:
        legal: list[int] = view["legal"]
        assert self.thinking.simulations == 32
        return legal[-1]


class Fails(Last):
    def choose(self, view: dict[str, Any], sampler: Sampler) -> int:
        raise RuntimeError


class Cheats(Last):
    def choose(self, view: dict[str, Any], sampler: Sampler) -> int:
        return -1


@pytest.mark.parametrize("game", GAMES)
def test_greedy_is_who_it_always_was(game: str) -> None:
    assert fingerprint(game, "greedy") == GREEDY[game]


@pytest.mark.parametrize("game", GAMES)
def test_different_players_have_different_ones(game: str) -> None:
    # Who searches takes long, and leaves what a planner likes in few positions only: it is looked at in one game.
    quick = [bot for bot in bots.names(game) if not bots.can_think(game, bot)]
    players = [*quick, *(["search"] if game == "germany" else []), HERE + "Last", HERE + "Fails", HERE + "Cheats"]
    assert len({fingerprint(game, player) for player in players}) == len(players)


@pytest.mark.long
def test_less_thought_makes_no_other_player() -> None:
    assert fingerprint("germany", "scout") == fingerprint("germany", "search")


@pytest.mark.parametrize("game", GAMES)
def test_one_changed_choice_changes_it(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = fingerprint(game, HERE + "Last")
    asked: list[int] = []

    def choose(self: Last, view: dict[str, Any], sampler: Sampler) -> int:
        legal: list[int] = view["legal"]
        asked.append(len(legal))
        return legal[0 if len(asked) == last else -1]

    last = -1
    monkeypatch.setattr(Last, "choose", choose)
    assert fingerprint(game, HERE + "Last") == before
    last = max(place for place, choices in enumerate(asked, start=1) if choices > 1)
    asked.clear()
    assert fingerprint(game, HERE + "Last") != before


def test_a_player_has_one_however_much_it_thinks() -> None:
    assert fingerprint("germany", f"{HERE}Last@800") == fingerprint("germany", f"{HERE}Last")
