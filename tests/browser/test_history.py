"""Leafing through the game: it stays open while others play, and shows nothing that was taken back."""

from typing import Any

import pytest
from playwright.sync_api import expect

from .germany import ROUTES, GermanScreen, longest
from .hurry import Shown, hurry

pytestmark = pytest.mark.browser


def leaf_back(screen: GermanScreen, steps: int) -> None:
    screen.tool("history").click()
    at = screen.shown["steps"]
    for step in range(1, steps + 1):
        screen.button("history-before").click()
        expect(screen.sentence).to_contain_text(f"{at - step} / {at}")


def test_the_past_stays_open_while_the_game_goes_on(screen: GermanScreen) -> None:
    screen.make("me", "greedy", "greedy", seed=5)
    screen.sit()
    screen.set_up()
    leaf_back(screen, 3)
    steps = screen.shown["steps"]
    said = screen.sentence.inner_text()

    def played_on(shown: Shown) -> bool:
        return bool(shown["actions"]) and shown["steps"] > steps + 8

    now = hurry(screen.context, screen.url, screen.id, longest, until=played_on)["steps"]
    screen.until(lambda shown: shown["steps"] == now)
    expect(screen.sentence).to_have_text(said.replace(f"/ {steps}", f"/ {now}"))
    slider = screen.page.get_by_role("slider", name=screen.say("history-slider"), exact=True)
    expect(slider).to_have_value(str(steps - 3))
    screen.button("history-now").click()
    expect(slider).to_be_hidden()


def test_what_was_taken_back_is_not_in_the_past(screen: GermanScreen) -> None:
    screen.make("me", "greedy", seed=5)
    screen.sit()
    screen.set_up()
    waiting = screen.shown["view"]["passengers_at"]
    claims = {
        claim["route"]: claim
        for claim in screen.actions("claim")
        if not ROUTES[claim["route"]]["siblings"] and all(waiting.get(ROUTES[claim["route"]][end]) for end in "ab")
    }
    first, second, *_ = claims.values()

    def claim_and_look_back(claim: dict[str, Any]) -> None:
        screen.claim(claim)
        screen.passenger(screen.waiting[0])
        leaf_back(screen, 1)
        expect(screen.route(claim["route"], "owned", owner=0)).to_be_visible()
        screen.button("history-now").click()

    claim_and_look_back(first)
    screen.after(screen.tool("restart").click)
    claim_and_look_back(second)
