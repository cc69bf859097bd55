"""What a reader likes at every table: kept by the browser, and seen on the reader's own screen only."""

import pytest
from playwright.sync_api import Locator, expect

from .conftest import OpenScreen
from .germany import GermanScreen
from .layout import SIZES, faults
from .test_accessible import faults_resized, map_aside, violations

pytestmark = pytest.mark.browser

SEATS = "seat => getComputedStyle(document.documentElement).getPropertyValue(`--seat-${seat}`)"


def preferences(screen: GermanScreen) -> Locator:
    screen.button("preferences-title").first.click()
    return screen.page.get_by_role("dialog", name=screen.say("preferences-title"))


def test_one_is_asked_before_what_cannot_be_taken_back_and_sees_ones_own_colour_and_large_names(
    open_screen: OpenScreen,
) -> None:
    screen = open_screen("fr")
    page = screen.page
    screen.begin()
    mine, purple = page.evaluate(SEATS, 0), page.evaluate(SEATS, 2)
    panel = preferences(screen)
    panel.get_by_role("switch", name=screen.say("preferences-confirm"), exact=True).click()
    panel.get_by_role("switch", name=screen.say("preferences-patterns"), exact=True).click()
    panel.get_by_role("combobox", name=screen.say("preferences-colour"), exact=True).select_option("purple")
    panel.get_by_role("button", name=screen.say("preferences-size-large"), exact=True).click()
    with map_aside(page):
        wrong = [*faults(page), *violations(page)]
    width, height = SIZES["phone"]
    page.set_viewport_size({"width": width, "height": height})
    wrong += faults(page)
    page.keyboard.press("Escape")
    wrong += [f"large, phone: {fault}" for fault in faults(page)]
    page.set_viewport_size({"width": 1440, "height": 900})
    wrong += [f"large: {fault}" for fault in (*faults(page), *violations(page), *faults_resized(page))]
    assert wrong == []
    assert [page.evaluate(SEATS, 0), page.evaluate(SEATS, 2)] == [purple, mine]

    # A reload forgets nothing of it.
    page.reload()
    screen.arrive()
    expect(page.locator("html[data-large][data-patterns]")).to_be_attached()
    assert page.evaluate(SEATS, 0) == purple
    deck = screen.market.get_by_role("button", name=screen.say("germany-deck", cards=screen.shown["view"]["deck"]))
    question = page.get_by_role("dialog", name=screen.say("confirm-title"))
    version = screen.shown["version"]
    deck.click()
    with map_aside(page):
        assert violations(page) == []
    question.get_by_role("button", name=screen.say("confirm-not"), exact=True).click()
    expect(question).to_have_count(0)
    assert screen.shown["version"] == version
    deck.click()
    screen.changes(question.get_by_role("button", name=screen.say("confirm-do"), exact=True).click)
