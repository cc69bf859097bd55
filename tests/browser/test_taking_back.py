"""Undo and restart: free until something hidden comes to light, impossible after it."""

from typing import Any

import pytest
from playwright.sync_api import expect

from .germany import GermanScreen, both_ends_wait

pytestmark = pytest.mark.browser


@pytest.fixture
def turn(screen: GermanScreen) -> GermanScreen:
    """The first turn of a game, with somebody waiting wherever one can go."""
    screen.make("me", "greedy", seed=5)
    screen.sit()
    screen.set_up()
    assert screen.phase == "turn"
    return screen


def seen(screen: GermanScreen) -> dict[str, Any]:
    """What the page shows of the position: the map by its names, own things, everyone's facts."""
    screen.page.mouse.move(0, 0)
    return {
        "map": screen.board.get_by_role("button").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))"),
        "things": screen.page.get_by_role("region", name=screen.say("table-things"), exact=True).inner_text(),
        "seats": screen.page.get_by_role("region", name=screen.say("seats-title"), exact=True).inner_text(),
        "log": screen.page.get_by_role("list", name=screen.say("log-title"), exact=True).inner_text(),
        "sentence": screen.sentence.inner_text(),
    }


def test_a_claim_is_undone_and_everything_is_as_before(turn: GermanScreen) -> None:
    expect(turn.tool("undo")).to_be_disabled()
    before, view = seen(turn), turn.shown["view"]
    turn.claim(both_ends_wait(turn))
    assert turn.phase == "passenger-a"
    assert seen(turn) != before
    turn.after(turn.tool("undo").click)
    assert turn.phase == "turn"
    assert turn.shown["view"] == view
    expect(turn.sentence).to_have_text(before["sentence"])
    assert seen(turn) == before
    expect(turn.tool("undo")).to_be_disabled()
    expect(turn.tool("restart")).to_be_disabled()


def test_a_turn_is_restarted_after_the_first_passenger(turn: GermanScreen) -> None:
    before, view = seen(turn), turn.shown["view"]
    turn.claim(both_ends_wait(turn))
    turn.passenger(turn.waiting[0])
    assert turn.phase == "passenger-b"
    assert sum(turn.me["passengers"].values()) == 1
    turn.after(turn.tool("restart").click)
    assert turn.shown["view"] == view
    expect(turn.sentence).to_have_text(before["sentence"])
    assert seen(turn) == before


def test_undo_goes_back_one_step_at_a_time(turn: GermanScreen) -> None:
    turn.claim(both_ends_wait(turn))
    asked = turn.sentence.inner_text()
    turn.passenger(turn.waiting[0], on_map=True)
    # The undo beside the sentence does the same as the tool.
    turn.after(turn.page.get_by_role("main").get_by_role("button", name=turn.say("tool-undo"), exact=True).first.click)
    assert turn.phase == "passenger-a"
    expect(turn.sentence).to_have_text(asked)


def test_what_was_drawn_from_the_deck_cannot_be_undone(turn: GermanScreen) -> None:
    turn.draw()
    assert turn.phase == "second"
    expect(turn.tool("undo")).to_be_disabled()
    expect(turn.tool("restart")).to_be_disabled()
    steps = turn.shown["steps"]
    turn.page.keyboard.press("u")
    turn.page.wait_for_timeout(200)
    assert turn.shown["steps"] == steps
    assert turn.phase == "second"


def test_a_route_can_be_put_away_before_it_is_paid(turn: GermanScreen) -> None:
    claim = both_ends_wait(turn)
    turn.click_on_map(turn.route(claim["route"]))
    title = turn.say("germany-pay-title", route=claim["route"])
    choice = turn.page.get_by_role("group", name=title, exact=True)
    expect(choice).to_be_visible()
    choice.get_by_role("button", name=turn.say("dialog-close"), exact=True).click()
    expect(choice).to_be_hidden()
    assert turn.phase == "turn"
