"""Nobody has to look for the game."""

import re

import pytest
from playwright.sync_api import Locator, expect

from .conftest import OpenScreen
from .germany import GermanScreen
from .house import take_seat

pytestmark = pytest.mark.browser

MOST_CLICKS = 3
PASSWORD = "Zug 1910"
# Another page comes in front of this one, whose icon can bear a number; and goes again.
GO_AWAY = """() => {
  window.badges = [];
  navigator.setAppBadge = async (count) => void window.badges.push(count);
  navigator.clearAppBadge = async () => void window.badges.push(0);
  Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
COME_BACK = """() => {
  delete document.hidden;
  document.dispatchEvent(new Event('visibilitychange'));
}"""


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
    screen.page.evaluate(GO_AWAY)
    expect(screen.page).to_have_title(re.compile("^● "))
    assert screen.page.evaluate("window.badges.at(-1)") == 1
    screen.page.evaluate(COME_BACK)
    expect(screen.page).not_to_have_title(re.compile("●"))
    assert screen.page.evaluate("window.badges.at(-1)") == 0


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


def test_a_table_behind_a_password_with_a_clock_is_set_up_with_the_form_and_entered(open_screen: OpenScreen) -> None:
    anna, ben = open_screen(), open_screen()
    page, say = anna.page, anna.say

    def choose(title: str, way: str) -> None:
        page.get_by_role("group", name=say(title), exact=True).get_by_role("button", name=say(way), exact=True).click()

    page.goto(anna.url)
    page.get_by_role("button", name="2", exact=True).click()
    page.get_by_role("combobox", name=say("setup-who", number=2), exact=True).select_option("open")
    choose("clock-title", "clock-correspondence")
    page.get_by_role("spinbutton", name=say("clock-correspondence-allowance"), exact=True).fill("12")
    choose("clock-at-zero", "clock-at-zero-wait")
    page.get_by_role("combobox", name=say("watchers-title"), exact=True).select_option("nobody")
    choose("access-title", "access-password")
    page.get_by_label(say("access-password-field"), exact=True).fill(PASSWORD)
    anna.button("seats-open-table").click()
    link = page.get_by_role("textbox", name=say("join-address")).input_value()

    ben.page.goto(link)
    key = ben.page.get_by_label(say("access-password-field"), exact=True)
    for word in ("another", PASSWORD):
        key.fill(word)
        ben.button("locked-enter").click()
        if word != PASSWORD:
            expect(ben.page.get_by_role("alert")).to_have_text(say("error-table-password-wrong"))
    take_seat(ben, 1, "Ben")
    table = ben.shown["table"]
    assert (table["clock"]["kind"], table["clock"]["allowance"], table["clock"]["at_zero"]) == (
        "correspondence",
        12 * 3600,
        "wait",
    )
    assert table["watchers"] == "nobody"
