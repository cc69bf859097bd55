"""One server and one browser for all tests of the page, and each test for a person whom nobody has seen before.

A page that is opened for the first time takes three times as long as one that is used again, so a person who has left
makes room for the next: without cookies, with nothing remembered, and with every address loaded anew.
"""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright
from tests.cut import Wire, wire_to

from branchline.games import GAMES

from .dales import DalesScreen
from .germany import GermanScreen
from .house import House
from .moon import MoonScreen
from .screen import PATIENCE, Screen

LOCALES = {"en": "en-GB", "it": "it-IT", "fr": "fr-FR"}
# No graphics card, and none made believe in software either: plain painting takes the least of the two cores.
PLAIN = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-gpu-compositing",
    "--disable-software-rasterizer",
    "--disable-dev-shm-usage",
    "--hide-scrollbars",
    "--mute-audio",
]
# With two browsers on two cores there is nobody beside whom to compile and collect; and a page that is left soon has no
# use for being tidied often.
UNTIDY = ["--js-flags=--single-threaded --min-semi-space-size=32"]
# The page is laid out, styled and hit as ever, but no test looks at its pixels: without memory for them none are made.
UNPAINTED = [*PLAIN, *UNTIDY, "--force-gpu-mem-available-mb=0"]

# They need no coach, who would stand beside every table; what a test chooses otherwise stays.
PLAYED_BEFORE = f"""for (const game of {list(GAMES)}) {{
  const key = `branchline.coach.${{game}}`;
  localStorage.setItem(key, localStorage.getItem(key) ?? 'off');
}}"""

OpenAny = Callable[..., Any]  # the sort of screen comes first
OpenScreen = Callable[..., GermanScreen]
OpenDales = Callable[..., DalesScreen]
OpenMoon = Callable[..., MoonScreen]

expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house") / "data.sqlite3")
    yield house
    house.kill()


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=UNPAINTED)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def free(browser: Browser) -> dict[tuple[str, bool], list[Page]]:
    """Pages that their last person has left, by what cannot be changed of them: language, and mouse or finger."""
    return {}


@pytest.fixture
def open_any(
    browser: Browser, free: dict[tuple[str, bool], list[Page]], request: pytest.FixtureRequest
) -> Iterator[OpenAny]:
    """Opens a screen for a person nobody has seen before."""
    opened: list[tuple[tuple[str, bool], Screen]] = []

    def open_any(
        sort: type[Screen],
        language: str = "en",
        width: int = 1440,
        height: int = 900,
        theme: str = "light",
        motion: bool = False,
        at: House | None = None,
    ) -> Screen:
        house: House = at or request.getfixturevalue("house")
        made = (language, width < 600)
        page = free[made].pop() if free.get(made) else new_page(browser, *made)
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(
            color_scheme="dark" if theme == "dark" else "light", reduced_motion="no-preference" if motion else "reduce"
        )
        opened.append((made, sort(page, house.url, language)))
        return opened[-1][1]

    yield open_any
    for made, screen in opened:
        if screen.leave():
            free.setdefault(made, []).append(screen.page)
        else:
            screen.context.close()
    troubles = [trouble for _, screen in opened for trouble in screen.troubles]
    assert not troubles, f"errors in the page: {troubles}"


def new_page(browser: Browser, language: str, fingers: bool) -> Page:
    context = browser.new_context(locale=LOCALES[language], has_touch=fingers)
    context.add_init_script(PLAYED_BEFORE)
    return context.new_page()


@pytest.fixture
def open_screen(open_any: OpenAny) -> OpenScreen:
    return partial(open_any, GermanScreen)


@pytest.fixture
def open_dales(open_any: OpenAny) -> OpenDales:
    return partial(open_any, DalesScreen)


@pytest.fixture
def screen(open_screen: OpenScreen) -> GermanScreen:
    """A desktop screen, in English, by day."""
    return open_screen()


@pytest.fixture
def dales(open_dales: OpenDales) -> DalesScreen:
    """The same for a game in the Dales."""
    return open_dales()


@pytest.fixture
def open_moon(open_any: OpenAny) -> OpenMoon:
    return partial(open_any, MoonScreen)


@pytest.fixture
def moon(open_moon: OpenMoon) -> MoonScreen:
    """And for one on the Moon."""
    return open_moon()


@pytest.fixture
def wire(house: House) -> Iterator[Wire]:
    """A way to the house that a test may cut."""
    with wire_to(house.url) as wire:
        yield wire


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server that a test may kill."""
    house = House(tmp_path / "data.sqlite3")
    yield house
    house.kill()


@pytest.fixture
def slow_house(tmp_path: Path) -> Iterator[House]:
    """A server whose computer players wait longer than any test, unless they are hurried."""
    house = House(tmp_path / "slow.sqlite3", pace=60)
    yield house
    house.kill()


@pytest.fixture
def patient_house(tmp_path: Path) -> Iterator[House]:
    """A server that waits a little for who has left."""
    house = House(tmp_path / "patient.sqlite3", BRANCHLINE_HAND_AFTER="4")
    yield house
    house.kill()
