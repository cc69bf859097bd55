"""Leafing through the game: it stays open while others play, shows nothing that was taken back, and goes back to the
beginning of a long one."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from .germany import ROUTES, GermanScreen, longest
from .house import House
from .hurry import Shown, hurry
from .moon import AROUND_ONE_SCREEN, MOON, OPTIONS, SEED, MoonScreen

pytestmark = pytest.mark.browser


def leaf_back(screen: GermanScreen, steps: int) -> None:
    screen.tool("history").click()
    at = screen.shown["steps"]
    for step in range(1, steps + 1):
        screen.button("history-before").click()
        expect(screen.sentence).to_contain_text(f"{at - step} / {at}")


def test_the_past_has_nothing_that_was_taken_back_and_stays_open_while_the_game_goes_on(screen: GermanScreen) -> None:
    screen.begin("greedy", "greedy")
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


def write_log(data: Path, id: str, entries: int) -> None:
    """Plays a long game of the Moon past the server, before anybody has opened its table."""
    state, luck = MOON.new(2, SEED, OPTIONS), Random(SEED)
    rows = []
    for number in range(1, entries + 1):
        action = luck.choice(state.legal())
        rows.append((id, number, "act", state.seat, state.notation(action), "2030-01-01 00:00:00.000000"))
        state.apply(action)
    with closing(sqlite3.connect(data)) as connection, connection:
        columns = "table_id, number, kind, seat, notation, made_at"
        connection.executemany(f"INSERT INTO entries ({columns}) VALUES (?, ?, ?, ?, ?, ?)", rows)


def test_of_a_long_game_the_page_knows_what_happened_lately_and_asks_for_the_rest(
    moon: MoonScreen, house: House
) -> None:
    id = moon.make(*AROUND_ONE_SCREEN, seed=SEED, options=OPTIONS)
    write_log(house.data, id, 700)
    moon.sit()
    assert moon.shown["log"][0]["n"] > 300
    earlier = moon.page.locator("#log .earlier")
    earlier.get_by_role("button", name=moon.say("log-recall"), exact=True).click()
    expect(earlier).to_have_text(re.compile(r"\(\d+\)"))  # now it is known how many there are

    # A link leads to any moment, and from there one leafs to the very first.
    moon.page.goto(f"{moon.url}/table/{id}?at=0")
    expect(moon.sentence).to_contain_text(re.compile(r"^1 / \d{3}"))
    moon.button("history-before").click()
    expect(moon.sentence).to_contain_text(moon.say("history-start"))
