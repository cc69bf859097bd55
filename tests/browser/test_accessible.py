"""Every screen there is: axe-core finds nothing serious, and nothing is cut off or overlaps.

A walk to them all takes long, so one looks for everything: at every stop on a desk, and from stop to stop either with
axe by day, or in a window of one more size, as small as a tablet or a phone on its side or as large as a wall, or by
night on a phone, with axe too. Words are longest in French; two of the walks go in the other languages. Most of what
there is to look at is the map, which is the same at many stops, so it lies aside where it shows nothing new.

`make every-screen` looks for all of it at every stop, and on two walks in every language. What a phone
shows behind its tabs is looked at in test_sizes.
"""

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from .conftest import OpenAny
from .layout import RESIZED, SIZES, faults
from .screen import Screen
from .tours import TOURS

pytestmark = [pytest.mark.browser, pytest.mark.long]

MANY = "BRANCHLINE_MANY" in os.environ
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SERIOUS = ("serious", "critical")
# What these find is never serious, and they look at every node there is.
SLIGHT = ("region", "heading-order", "landmark-unique", "page-has-heading-one")
# The stops at which a map shows something that it did not show before.
ON_THE_MAP = ("pencil", "passenger", "hint", "build, in pencil", "takeover begun", "ride")

READ_IN_OTHER_WORDS = {"lobby": "it", "lesson": "en"}
OTHER_WORDS: dict[str, Literal["light", "dark"]] = {"en": "light", "it": "dark"}

# The window of a map, which keeps its place while what it shows lies aside.
TAKE = """() => {
  const shown = document.querySelector('[role=application]');
  window.aside = document.createDocumentFragment();
  if (shown) window.aside.append(...shown.childNodes);
}"""
BRING_BACK = "() => { document.querySelector('[role=application]')?.append(window.aside); }"
# What lies under a dialog was looked at before it opened.
LOOK = "how => axe.run(document.querySelector('dialog[open]') ?? document, how)"


@contextmanager
def map_aside(page: Page, aside: bool = True) -> Iterator[None]:
    """Most of what is styled, laid out and looked at is the map: all else takes a fifth of the time."""
    if aside:
        page.evaluate(TAKE)
    yield
    if aside:
        page.evaluate(BRING_BACK)


def violations(page: Page) -> list[str]:
    """What keeps people from using this screen, one line each."""
    if not page.evaluate("'axe' in window"):
        # Past the page's own policy, which rightly allows no foreign script.
        page.evaluate(AXE.read_text(encoding="utf-8"))
    how = {
        "resultTypes": ["violations"],
        "preload": False,
        "selectors": False,
        "rules": {rule: {"enabled": False} for rule in SLIGHT},
    }
    results: dict[str, Any] = page.evaluate(LOOK, how)
    return [
        f"{violation['id']}: {node['html'][:160]} {node['any'][0]['message'] if node['any'] else ''}"
        for violation in results["violations"]
        if violation["impact"] in SERIOUS
        for node in violation["nodes"]
    ]


def faults_resized(page: Page, sizes: Iterable[str] = RESIZED) -> list[str]:
    """The faults of a screen in windows of other sizes."""
    here = page.viewport_size
    assert here
    wrong = []
    for size in sizes:
        width, height = RESIZED[size]
        page.set_viewport_size({"width": width, "height": height})
        wrong += [f"{size}: {fault}" for fault in faults(page)]
    page.set_viewport_size(here)
    return wrong


def troubles_by_night(page: Page) -> list[str]:
    """All that is wrong with a screen by night on a phone."""
    here = page.viewport_size
    assert here
    width, height = SIZES["phone"]
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(color_scheme="dark")
    wrong = [f"phone by night: {line}" for line in (*faults(page), *violations(page))]
    page.emulate_media(color_scheme="light")
    page.set_viewport_size(here)
    return wrong


def troubles(page: Page, number: int, map: bool = True) -> list[str]:
    """All that is wrong with a screen: by day on a desk and at other sizes, by night on a phone.

    From one screen to the next its number changes which of these are looked at.
    """
    turn, size = number % 3, [*RESIZED][number // 3 % len(RESIZED)]
    with map_aside(page, aside=not map):
        wrong = faults(page)
        if turn == 0 or MANY:
            wrong += violations(page)
        if turn == 1 or MANY:
            wrong += faults_resized(page, RESIZED if MANY else [size])
        if turn == 2 or MANY:
            wrong += troubles_by_night(page)
    return wrong


def troubles_in_other_words(screen: Screen) -> list[str]:
    """What is wrong in the other languages, in one of them by night."""
    here, wrong = screen.speaker.language, []
    for language, theme in OTHER_WORDS.items():
        screen.turn_to(language)
        expect(screen.page.locator("html")).to_have_attribute("lang", language)  # also under a dialog
        screen.page.emulate_media(color_scheme=theme)
        wrong += [f"{language}: {line}" for line in violations(screen.page)]
    screen.page.emulate_media(color_scheme="light")
    screen.turn_to(here)
    return wrong


@pytest.mark.parametrize("tour", TOURS)
def test_everyone_can_use_every_screen_at_every_size_and_nothing_is_cut_off(open_any: OpenAny, tour: str) -> None:
    sort, walk = TOURS[tour]
    screen: Screen = open_any(sort, "fr" if MANY else READ_IN_OTHER_WORDS.get(tour, "fr"))
    wrong = []
    for number, stop in enumerate(walk(screen), start=[*TOURS].index(tour)):
        found = troubles(screen.page, number, map=MANY or stop in ON_THE_MAP)
        if MANY and tour in READ_IN_OTHER_WORDS:
            found += troubles_in_other_words(screen)
        wrong += [f"{stop}: {line}" for line in found]
    assert not wrong, "\n".join(wrong)
