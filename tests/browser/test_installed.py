"""Whoever has installed the wheel plays on its page, where there is no checkout, no node and no compiler."""

from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests import test_packaging as packaging

from .conftest import OpenScreen
from .germany import longest
from .house import House
from .hurry import hurry

pytestmark = pytest.mark.browser


def test_an_installed_wheel_plays_a_game_on_the_page(open_screen: OpenScreen, tmp_path: Path) -> None:
    python = packaging.house(tmp_path / "installed", packaging.whole(tmp_path))
    house = House(tmp_path / "data.sqlite3", python=python, PATH=str(python.parent), PYTHONPATH="")
    try:
        screen = open_screen(at=house)
        screen.page.goto(screen.url)
        screen.button("lobby-play").click()
        screen.arrive()
        screen.mix(2, 2)
        hurry(screen.context, screen.url, screen.id, longest)
        screen.until(lambda shown: bool(shown["table"]["over"]))
        expect(screen.page.get_by_role("table").first).to_be_visible()
    finally:
        house.kill()
