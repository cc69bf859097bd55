"""Advice at a table of the Dales: hints at three depths with the plan on the map, why another did it, the analysis."""

import re

import pytest
from playwright.sync_api import expect

from .conftest import OpenDales
from .dales import DalesScreen
from .first_turn import BUILDING, SEED, brief
from .house import House
from .hurry import hurry
from .moves import sentence_of
from .test_accessible import violations
from .test_advice import card, hint

pytestmark = pytest.mark.browser


def test_hints_go_deeper_each_time_and_the_plan_is_drawn(dales: DalesScreen) -> None:
    page = dales.page
    dales.begin_after(BUILDING)
    assert hint(dales, "aim")["best"] == []
    best = hint(dales, "best")["best"]
    first = card(dales).get_by_role("button", name=sentence_of(dales, best[0]["action"]), exact=True)
    first.hover()
    dales.sees("document.adoptedStyleSheets.length === 1")  # the link it is about is ringed
    first.click()
    term = best[0]["terms"][0]["term"].replace(" ", "-")
    card(dales).get_by_text(dales.say(f"wensleydale-term-{term}"), exact=True).first.wait_for()

    told = hint(dales, "plan")
    assert told["plan"]
    numbers = dales.board.locator(".planned text").all_text_contents()
    assert numbers == [str(number + 1) for number in range(len(told["plan"]))]
    for language in ("it", "fr", "en"):
        dales.turn_to(language)
        for aim in told["aims"]:
            card(dales).get_by_text(dales.say(aim["id"], **aim["args"]), exact=True).wait_for()
        planned = dales.step(*told["plan"][0].split("-")).or_(dales.step(*reversed(told["plan"][0].split("-"))))
        expect(planned.first).to_have_attribute(
            "aria-label", re.compile(f"{dales.say('wensleydale-map-planned', number=1)}$")
        )
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(dales.board.locator(".planned text")).to_have_count(0)


def test_a_finished_game_is_looked_at_again(open_dales: OpenDales, own_house: House) -> None:
    """In a house of its own: with it goes what is still looked at."""
    screen = open_dales(at=own_house)
    screen.make("me", "greedy", "greedy", seed=SEED)
    hurry(screen.context, screen.url, screen.id, brief)
    screen.sit()
    screen.page.keyboard.press("Enter")
    screen.button("end-analysis").click()
    screen.page.get_by_role("progressbar").wait_for()
    title = screen.say("analysis-luck-title", extent="part")
    screen.page.get_by_role("heading", name=title, exact=True).wait_for()

    # What the figures say of each player is what the scoring sheet has counted.
    loaded = screen.region("wensleydale-reached").locator("tbody td:nth-child(2)")
    expect(loaded).to_have_text([str(sheet["pieces"]) for sheet in screen.shown["view"]["sheet"]])
    levels = screen.region("wensleydale-source").locator(".level b")
    screen.page.get_by_role("button", name=screen.shown["table"]["seats"][1]["name"], exact=True).click()
    level = screen.shown["view"]["sheet"][1]["profit"]
    expect(levels.last).to_have_text(f"{level:+d}".replace("-", "−") if level else "0")
    expect(screen.region("wensleydale-boxes").locator("tbody tr")).to_have_count(2 * screen.shown["view"]["turns"])
    assert violations(screen.page) == []
