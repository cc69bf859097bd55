"""Nobody has to look for the game."""

import pytest
from playwright.sync_api import Locator

from .germany import GermanScreen

pytestmark = pytest.mark.browser

MOST_CLICKS = 3


def test_from_the_first_page_to_the_first_move_in_three_clicks(screen: GermanScreen) -> None:
    clicks = 0

    def click(thing: Locator) -> None:
        nonlocal clicks
        clicks += 1
        thing.click()

    screen.page.goto(screen.url)
    click(screen.button("lobby-play"))
    screen.arrive()
    assert screen.phase == "setup-mix"
    before = screen.shown["steps"]
    screen.after(lambda: click(screen.option(screen.say("germany-do-tickets", short=2, long=2))))
    assert screen.shown["steps"] > before, "nothing was played"
    assert clicks <= MOST_CLICKS


def test_a_table_is_set_up_with_the_form(screen: GermanScreen) -> None:
    page = screen.page
    page.goto(screen.url)
    page.get_by_role("button", name="3", exact=True).click()
    page.get_by_role("combobox", name=screen.say("setup-who", number=1), exact=True).select_option("me")
    page.get_by_role("textbox", name=screen.say("setup-name", number=1), exact=True).fill("Anna")
    page.get_by_role("combobox", name=screen.say("setup-who", number=2), exact=True).select_option("here")
    page.get_by_role("textbox", name=screen.say("setup-name", number=2), exact=True).fill("Ben")
    page.get_by_role("combobox", name=screen.say("setup-who", number=3), exact=True).select_option("novice")
    page.get_by_role("combobox", name=screen.say("option-germany-start-player")).select_option("1")
    page.get_by_role("switch", name=screen.say("option-germany-open-hands")).click()
    screen.button("setup-start").click()
    screen.arrive()
    seats = screen.shown["table"]["seats"]
    assert [(seat["name"], seat["kind"], seat["bot"]) for seat in seats[:2]] == [
        ("Anna", "person", None),
        ("Ben", "person", None),
    ]
    assert (seats[2]["kind"], seats[2]["bot"]) == ("bot", "novice")
    assert screen.shown["curtain"] == 1
    options = screen.shown["view"]["options"]
    assert options["start_player"] == 1
    assert options["open_hands"] is True
