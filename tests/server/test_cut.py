"""A connection that is cut without being closed: the server finds out by itself, and says so to the others."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.cut import wire_to
from websockets.exceptions import ConnectionClosed

from branchline.server import room, run

from .conftest import Person


def test_a_cut_is_told_to_the_others_within_ten_seconds() -> None:
    assert 2 * run.SIGN_OF_LIFE + room.AWAY_AFTER < 10


def test_who_is_cut_off_is_away_for_the_others_and_comes_back(
    open_house: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "SIGN_OF_LIFE", 0.2)
    with open_house() as house, wire_to(house.url) as wire:
        anna, ben = house.person(), house.person()
        id = anna.make("me", "open")
        with anna.sit(id) as chair:
            with ben.sit(id, through=wire.url) as cut_off:
                cut_off.join(1, name="Ben")
                chair.until(lambda shown: bool(shown) and shown["table"]["seats"][1]["present"])
                wire.cut()
                chair.until(lambda shown: not shown["table"]["seats"][1]["present"])
                wire.mend()
                with pytest.raises(ConnectionClosed):
                    while True:
                        cut_off.hear()
            with ben.sit(id, through=wire.url):
                chair.until(lambda shown: shown["table"]["seats"][1]["present"])


def test_a_page_asks_for_a_sign_of_life_and_gets_it_with_the_version_of_the_table(anna: Person) -> None:
    with anna.sit(anna.make("me", "random", seed=1)) as chair:
        shown = chair.until(lambda shown: bool(shown) and bool(shown["actions"]))
        answer = chair.ask(type="alive", request=5)
        assert answer == {"type": "done", "request": 5, "version": shown["version"]}
