"""Reloading in the middle of a turn, and a server that goes away and comes back."""

import re
import sqlite3
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import OpenScreen
from .germany import GermanScreen, both_ends_wait
from .house import House

pytestmark = pytest.mark.browser


def set_rules(folder: Path, version: int) -> None:
    """As if its tables had been begun under this version of the rules."""
    with sqlite3.connect(folder / "data.sqlite3") as connection:
        connection.execute("UPDATE tables SET rules_version = ?", [version])
    connection.close()


def test_a_turn_goes_on_after_a_reload_and_the_table_is_found_again_from_the_first_page(screen: GermanScreen) -> None:
    screen.begin()
    claim = both_ends_wait(screen)
    screen.claim(claim)
    asked, view = screen.sentence.inner_text(), screen.shown["view"]
    screen.shown = {}
    screen.page.reload()
    screen.arrive()
    assert screen.shown["view"] == view
    expect(screen.sentence).to_have_text(asked)
    expect(screen.route(claim["route"], "owned", owner=0)).to_be_visible()
    expect(screen.tool("undo")).to_be_enabled()
    screen.passenger(screen.waiting[0], on_map=True)
    assert screen.phase == "passenger-b"
    screen.page.reload()
    screen.passenger(None)
    assert screen.phase == "turn"
    assert sum(screen.me["passengers"].values()) == 1

    view = screen.shown["view"]
    screen.page.get_by_role("link", name=screen.say("header-home"), exact=True).click()
    tables = screen.page.get_by_role("region", name=screen.say("tables-title"), exact=True)
    screen.shown = {}
    tables.get_by_role("link").filter(has_text=screen.say("tables-your-turn")).click()
    screen.arrive()
    assert screen.shown["view"] == view


def test_the_page_finds_a_server_that_was_killed_and_agrees_to_its_new_rules_or_is_told_once_why_not(
    open_screen: OpenScreen, own_house: House, tmp_path: Path
) -> None:
    screen = open_screen(at=own_house)
    screen.begin()
    screen.claim(both_ends_wait(screen))
    view, lines = screen.shown["view"], screen.shown["steps"]

    own_house.kill()
    interrupted = screen.page.get_by_role("status").filter(has_text=screen.say("offline-title"))
    expect(interrupted).to_be_visible()
    screen.shown = {}
    own_house.start()
    screen.until(bool)
    expect(interrupted).to_be_hidden()
    assert screen.shown["view"] == view
    assert screen.shown["steps"] == lines

    screen.passenger(screen.waiting[0])
    screen.passenger(None)
    screen.draw()
    assert screen.phase == "second"

    own_house.kill()
    set_rules(tmp_path, 0)
    own_house.start()
    changed = screen.page.get_by_role("region", name=screen.say("rules-changed-title"))
    expect(changed).to_contain_text(screen.say("rules-changed-text"))
    assert screen.shown["actions"] == []
    agree = changed.get_by_role("button", name=screen.say("rules-changed-agree"))
    expect(agree).to_have_accessible_description(re.compile(re.escape(screen.say("rules-changed-text"))))
    agree.press("Enter")
    expect(changed).to_be_hidden()
    screen.until(lambda shown: bool(shown["actions"]))
    screen.draw()

    screen.page.goto(screen.url)
    own_house.kill()
    screen.answers.clear()
    set_rules(tmp_path, 99)
    own_house.start()
    screen.page.goto(f"{screen.url}/table/{screen.id}")
    expect(screen.page.get_by_text(screen.say("error-rules-changed", table=screen.id))).to_be_visible()
    screen.page.wait_for_timeout(1500)
    assert [answer["id"] for answer in screen.answers] == ["error-rules-changed"]
