"""Every screen there is: axe-core finds nothing serious, and nothing is cut off or overlaps.

A walk to them all takes long, so one looks for everything: at every stop on a desk, made as small as a tablet or a
phone on its side and as large as a wall, and on a phone by night. Axe takes longest and looks from stop to stop by day
on the desk or by night on the phone, whose colours and tabs are the same at the next one. Words are longest in French;
what the other languages say is read on two of the walks at the same stops, and what a phone shows behind its tabs in
test_sizes.
"""

from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from .conftest import OpenAny
from .layout import RESIZED, SIZES, faults
from .screen import Screen
from .tours import TOURS

pytestmark = pytest.mark.browser

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SERIOUS = ("serious", "critical")
# What these find is never serious, and they look at every node there is.
SLIGHT = ("region", "heading-order", "landmark-unique", "page-has-heading-one")

READ_IN_OTHER_WORDS = ("lobby", "lesson")
OTHER_WORDS: dict[str, Literal["light", "dark"]] = {"en": "light", "it": "dark"}


def violations(page: Page) -> list[str]:
    """What keeps people from using this screen, one line each."""
    if not page.evaluate("'axe' in window"):
        # Past the page's own policy, which rightly allows no foreign script.
        page.evaluate(AXE.read_text(encoding="utf-8"))
    # What lies under a dialog was looked at before it opened.
    results: dict[str, Any] = page.evaluate(
        "how => axe.run(document.querySelector('dialog[open]') ?? document, how)",
        {
            "resultTypes": ["violations"],
            "preload": False,
            "selectors": False,
            "rules": {rule: {"enabled": False} for rule in SLIGHT},
        },
    )
    return [
        f"{violation['id']}: {node['html'][:160]} {node['any'][0]['message'] if node['any'] else ''}"
        for violation in results["violations"]
        if violation["impact"] in SERIOUS
        for node in violation["nodes"]
    ]


def faults_resized(page: Page) -> list[str]:
    """The faults of a screen in windows of other sizes."""
    here = page.viewport_size
    assert here
    wrong = []
    for size, (width, height) in RESIZED.items():
        page.set_viewport_size({"width": width, "height": height})
        wrong += [f"{size}: {fault}" for fault in faults(page)]
    page.set_viewport_size(here)
    return wrong


def troubles(page: Page, night: bool) -> list[str]:
    """All that is wrong with a screen: by day at every size, and by night on a phone; axe is asked once."""
    wrong = [*faults(page), *([] if night else violations(page)), *faults_resized(page)]
    here = page.viewport_size
    assert here
    width, height = SIZES["phone"]
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(color_scheme="dark")
    wrong += [f"phone by night: {line}" for line in (*faults(page), *(violations(page) if night else []))]
    page.emulate_media(color_scheme="light")
    page.set_viewport_size(here)
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
    screen: Screen = open_any(sort, "fr")
    wrong = []
    for number, stop in enumerate(walk(screen)):
        found = troubles(screen.page, night=number % 2 == 1)
        if tour in READ_IN_OTHER_WORDS:
            found += troubles_in_other_words(screen)
        wrong += [f"{stop}: {line}" for line in found]
    assert not wrong, "\n".join(wrong)
