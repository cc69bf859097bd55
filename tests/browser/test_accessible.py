"""Every screen there is: axe-core finds nothing serious, and nothing is cut off or overlaps.

A walk to them all takes long, so one looks for everything: on a desk, made as small as a tablet or a phone on its side
and as large as a wall at every stop, by day, and on a phone by night. Words are longest in French; what the other
languages say is read on two of the walks, and what a phone shows behind its tabs in test_sizes.
"""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from .conftest import OpenAny
from .layout import RESIZED, SIZES, faults
from .tours import TOURS

pytestmark = pytest.mark.browser

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SERIOUS = ("serious", "critical")
# What these find is never serious, and they look at every node there is.
SLIGHT = ("region", "heading-order", "landmark-unique", "page-has-heading-one")


def violations(page: Page) -> list[str]:
    """What keeps people from using this screen, one line each."""
    if not page.evaluate("'axe' in window"):
        # Past the page's own policy, which rightly allows no foreign script.
        page.evaluate(AXE.read_text(encoding="utf-8"))
    # What lies under a dialog was looked at before it opened.
    results: dict[str, Any] = page.evaluate(
        "how => axe.run(document.querySelector('dialog[open]') ?? document, how)",
        {"resultTypes": ["violations"], "preload": False, "rules": {rule: {"enabled": False} for rule in SLIGHT}},
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


def troubles(page: Page) -> list[str]:
    """All that is wrong with a screen: by day at every size, and by night on a phone."""
    wrong = [*faults(page), *violations(page), *faults_resized(page)]
    here = page.viewport_size
    assert here
    width, height = SIZES["phone"]
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(color_scheme="dark")
    wrong += [f"phone by night: {line}" for line in (*faults(page), *violations(page))]
    page.emulate_media(color_scheme="light")
    page.set_viewport_size(here)
    return wrong


@pytest.mark.parametrize("tour", TOURS)
def test_everyone_can_use_every_screen_at_every_size_and_nothing_is_cut_off(open_any: OpenAny, tour: str) -> None:
    sort, walk = TOURS[tour]
    screen = open_any(sort, "fr")
    wrong = [f"{stop}: {line}" for stop in walk(screen) for line in troubles(screen.page)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("tour", ["lobby", "lesson"])
@pytest.mark.parametrize(("language", "theme"), [("en", "light"), ("it", "dark")])
def test_everyone_can_use_the_other_languages(open_any: OpenAny, language: str, theme: str, tour: str) -> None:
    sort, walk = TOURS[tour]
    screen = open_any(sort, language, theme=theme)
    wrong = [f"{stop}: {line}" for stop in walk(screen) for line in violations(screen.page)]
    assert not wrong, "\n".join(wrong)
