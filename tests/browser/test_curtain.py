"""Two people at one screen: between their turns nothing of anybody's hand or tickets is on the page."""

import pytest
from playwright.sync_api import expect

from .germany import BOARD, GermanScreen

pytestmark = pytest.mark.browser

TICKETS = {ticket["id"]: ticket for ticket in BOARD["tickets"]["short"] + BOARD["tickets"]["long"]}


def secrets(screen: GermanScreen) -> set[str]:
    """The tickets of whoever looks now, in every form in which the page writes them."""
    said: set[str] = set()
    for held in (screen.me["held"] or []) + screen.shown["view"]["pending"]:
        ticket = TICKETS[held["id"]]
        said.add(screen.say("germany-ticket", a=ticket["a"], b=ticket["b"], value=ticket["value"]))
        said.add(screen.say("germany-do-keep", tickets=[ticket["id"]]).split(maxsplit=1)[1])
    return said


def found(screen: GermanScreen, secrets: set[str]) -> list[str]:
    content = screen.page.content()
    return [secret for secret in secrets if secret in content]


def expect_curtain(screen: GermanScreen, seat: int) -> None:
    """Everything but the name of the next person is out of the page, not only out of sight."""
    assert screen.shown["curtain"] == seat
    assert all(player["hand"] is None and player["held"] is None for player in screen.shown["view"]["players"])
    name = screen.speaker.seat(seat)
    expect(screen.page.get_by_role("heading", name=screen.say("curtain-title", name=name))).to_be_visible()
    for area in ("table-things", "table-market", "table-board", "log-title"):
        expect(screen.page.get_by_role("region", name=screen.say(area), exact=True)).to_have_count(0)
    screen.page.keyboard.press("l")
    expect(screen.page.get_by_role("dialog")).to_have_count(0)
    expect(screen.button("curtain-button", name=name)).to_be_focused()


def move(screen: GermanScreen) -> None:
    """One step of set-up, or a turn."""
    if screen.phase == "setup-mix":
        screen.mix(2, 2)
    elif screen.phase == "setup-keep":
        screen.keep(2)
    else:
        screen.draw()
        assert screen.shown["actions"], "the screen was to be passed on in the middle of a turn"
        screen.draw()


def expect_outcome(screen: GermanScreen, seat: int) -> str:
    """Who is done still sees their own things, and reads what came of the move; returns the kind of it."""
    assert (screen.shown["looking"], screen.shown["curtain"]) == (seat, None)
    [*_, event] = screen.shown["log"][-1]["events"]
    kind: str = event.pop("kind")
    said = screen.say(f"germany-log-{kind}", **event)
    button = screen.button("pass-on-button", name=screen.speaker.seat(1 - seat))
    expect(button).to_be_focused()
    expect(button.locator("xpath=..")).to_contain_text(said)
    return kind


def test_the_curtain_hides_every_hand_and_no_reload_lifts_it(screen: GermanScreen) -> None:
    screen.make("me", "here", seed=3)
    screen.sit()
    known: dict[int, set[str]] = {0: set(), 1: set()}
    told: list[str] = []
    for seat in (0, 1) * 4:
        expect_curtain(screen, seat)
        assert not found(screen, known[0] | known[1])
        screen.look()
        known[seat] |= secrets(screen)
        if known[seat]:
            assert found(screen, known[seat]), "what is hidden later has to be in sight now, or this proves nothing"
        assert not found(screen, known[1 - seat] - known[seat])
        move(screen)
        told.append(expect_outcome(screen, seat))
        screen.pass_on()
    assert len(known[0]) >= 8
    assert len(known[1]) >= 8
    assert told.count("draw-own") == 4, "the unseen card was not told by its colour before the curtain fell"
    screen.shown = {}
    screen.page.reload()
    screen.arrive()
    expect_curtain(screen, 0)
    assert not found(screen, known[0] | known[1])
