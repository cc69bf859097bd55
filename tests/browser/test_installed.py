"""Whoever has installed the wheel plays on its page, where there is no checkout, no node and no compiler."""

from pathlib import Path

import pytest
from tests import test_packaging as packaging

from .conftest import OpenScreen
from .house import House

pytestmark = pytest.mark.browser


def test_an_installed_wheel_plays_on_the_page(
    open_screen: OpenScreen, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """From the first page to the second turn, which computer players had to take theirs for.

    A game is played to its end on the installed package in test_packaging, without a browser.
    """
    _, python = packaging.installed(tmp_path_factory)
    house = House(tmp_path / "data.sqlite3", python=python, PATH=str(python.parent), PYTHONPATH="")
    try:
        screen = open_screen(at=house)
        screen.page.goto(screen.url)
        screen.button("lobby-play").click()
        screen.arrive()
        screen.set_up()
        turn = screen.shown["view"]["turn"]
        screen.draw()
        screen.draw()
        assert screen.shown["view"]["turn"] > turn
    finally:
        house.kill()
