"""Undo and restart: free until something hidden comes to light, impossible after it."""

from typing import Any

import pytest
from playwright.sync_api import expect

from .germany import GermanScreen, both_ends_wait

pytestmark = pytest.mark.browser


def seen(screen: GermanScreen) -> dict[str, Any]:
    """What the page shows of the position: the map by its names, own things, everyone's facts."""
    screen.page.mouse.move(0, 0)
    return {
        "map": screen.board.get_by_role("button").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))"),
        "things": screen.region("table-things").inner_text(),
        "seats": screen.region("seats-title").inner_text(),
        "log": screen.page.get_by_role("list", name=screen.say("log-title"), exact=True).inner_text(),
        "sentence": screen.sentence.inner_text(),
    }


def expect_as(screen: GermanScreen, before: dict[str, Any], view: dict[str, Any]) -> None:
    """Everything is as it was."""
    assert screen.shown["view"] == view
    expect(screen.sentence).to_have_text(before["sentence"])
    assert seen(screen) == before


def test_a_claim_is_taken_back_before_it_is_paid_step_by_step_or_as_a_whole(screen: GermanScreen) -> None:
    screen.begin()  # with somebody waiting wherever one can go
    assert screen.phase == "turn"
    expect(screen.tool("undo")).to_be_disabled()
    before, view = seen(screen), screen.shown["view"]
    claim = both_ends_wait(screen)

    # Put away before it is paid.
    screen.click_on_map(screen.route(claim["route"]))
    choice = screen.page.get_by_role("group", name=screen.say("germany-pay-title", route=claim["route"]), exact=True)
    expect(choice).to_be_visible()
    choice.get_by_role("button", name=screen.say("dialog-close"), exact=True).click()
    expect(choice).to_be_hidden()
    assert screen.phase == "turn"

    # Undone by the tool.
    screen.claim(claim)
    assert screen.phase == "passenger-a"
    assert seen(screen) != before
    screen.after(screen.tool("undo").click)
    assert screen.phase == "turn"
    expect_as(screen, before, view)
    expect(screen.tool("undo")).to_be_disabled()
    expect(screen.tool("restart")).to_be_disabled()

    # One step at a time; the undo beside the sentence does the same as the tool.
    screen.claim(claim)
    asked = screen.sentence.inner_text()
    screen.passenger(screen.waiting[0], on_map=True)
    beside = screen.page.get_by_role("main").get_by_role("button", name=screen.say("tool-undo"), exact=True).first
    screen.after(beside.click)
    assert screen.phase == "passenger-a"
    expect(screen.sentence).to_have_text(asked)

    # The whole turn after the first passenger.
    screen.passenger(screen.waiting[0])
    assert screen.phase == "passenger-b"
    assert sum(screen.me["passengers"].values()) == 1
    screen.after(screen.tool("restart").click)
    expect_as(screen, before, view)

    # What was drawn from the deck is seen, and stays.
    screen.draw()
    assert screen.phase == "second"
    expect(screen.tool("undo")).to_be_disabled()
    expect(screen.tool("restart")).to_be_disabled()
    steps = screen.shown["steps"]
    screen.page.keyboard.press("u")
    screen.page.wait_for_timeout(200)
    assert screen.shown["steps"] == steps
    assert screen.phase == "second"
