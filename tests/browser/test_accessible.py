"""axe-core finds nothing serious on any screen, in any language, by day and by night."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from .conftest import OpenAny
from .tours import TOURS

pytestmark = pytest.mark.browser

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SERIOUS = ("serious", "critical")
# Each screen in each language, and by day as well as by night.
LOOKS = [("en", "light"), ("it", "dark"), ("fr", "light")]


def violations(page: Page) -> list[str]:
    """What keeps people from using this screen, one line each."""
    if not page.evaluate("'axe' in window"):
        # Past the page's own policy, which rightly allows no foreign script.
        page.evaluate(AXE.read_text(encoding="utf-8"))
    # What lies under a dialog was looked at before it opened.
    found: dict[str, Any] = page.evaluate(
        "axe.run(document.querySelector('dialog[open]') ?? document, {resultTypes: ['violations']})"
    )
    return [
        f"{violation['id']}: {node['html'][:160]} {node['any'][0]['message'] if node['any'] else ''}"
        for violation in found["violations"]
        if violation["impact"] in SERIOUS
        for node in violation["nodes"]
    ]


@pytest.mark.parametrize(("language", "theme"), LOOKS)
@pytest.mark.parametrize("tour", TOURS)
def test_every_screen_can_be_used_by_everyone(open_any: OpenAny, language: str, theme: str, tour: str) -> None:
    sort, walk = TOURS[tour]
    screen = open_any(sort, language, theme=theme)
    found = [f"{stop}: {line}" for stop in walk(screen) for line in violations(screen.page)]
    assert not found, "\n".join(found)
