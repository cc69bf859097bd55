"""Beside the game: people talk at a table, each in their language, keep notes, and find first what they missed."""

import pytest
from playwright.sync_api import expect

from .conftest import OpenScreen
from .germany import GermanScreen
from .house import seat_guests
from .test_network import move

pytestmark = pytest.mark.browser


def sheet(screen: GermanScreen, name: str) -> None:
    """Puts one of the papers beside the board on top."""
    papers = screen.page.get_by_role("group", name=screen.say("sheets-title"), exact=True)
    papers.get_by_role("button", name=screen.say(f"{name}-title")).click()


def test_two_people_talk_each_in_their_language_and_one_mutes_the_other(open_screen: OpenScreen) -> None:
    anna, ben = open_screen(), open_screen("it")
    seat_guests([anna, ben], ("Anna", "Ben"))
    sheet(anna, "talk")
    anna.button("talk-phrases").click()
    anna.button("phrase-good-luck").click()
    unread = ben.page.get_by_text(ben.say("talk-unread", count=1))
    expect(unread).to_be_attached()
    sheet(ben, "talk")
    said = ben.page.get_by_role("log", name=ben.say("talk-title"), exact=True)
    expect(said).to_contain_text(ben.say("phrase-good-luck"))
    expect(unread).to_have_count(0)
    field = ben.page.get_by_role("textbox", name=ben.say("talk-field"))
    field.fill("Grazie, Anna")
    field.press("Enter")
    expect(anna.page.get_by_role("log", name=anna.say("talk-title"), exact=True)).to_contain_text("Grazie, Anna")
    expect(field).to_have_value("")
    ben.page.get_by_text(ben.say("talk-heard", count=0)).click()
    ben.page.get_by_role("switch", name=ben.say("talk-hear", name="Anna")).click()
    expect(said).not_to_contain_text(ben.say("phrase-good-luck"))
    expect(said).to_contain_text("Grazie, Anna")
    sheet(ben, "notes")
    ben.page.get_by_role("textbox", name=ben.say("notes-title")).fill("Köln")
    expect(ben.page.get_by_text(ben.say("notes-kept"))).to_be_visible()
    ben.page.reload()
    sheet(ben, "notes")
    expect(ben.page.get_by_role("textbox", name=ben.say("notes-title"))).to_have_value("Köln")


def test_who_comes_back_reads_first_what_was_played_meanwhile(open_screen: OpenScreen) -> None:
    anna, ben = open_screen(), open_screen()
    seat_guests([anna, ben], ("Anna", "Ben"), options={"start_player": 0})
    for screen in (anna, ben, anna, ben):  # the tickets
        move(screen)
    address = anna.page.url
    move(anna)
    anna.page.goto(f"{anna.url}/about")
    move(ben)
    anna.page.goto(address)
    card = anna.page.get_by_test_id("since")
    expect(card.get_by_role("listitem")).to_have_count(2)
    expect(card).to_contain_text("Ben")
    card.get_by_role("button", name=anna.say("since-close")).click()
    expect(card).to_have_count(0)
    anna.page.reload()
    expect(anna.board).to_be_visible()
    expect(card).to_have_count(0)
