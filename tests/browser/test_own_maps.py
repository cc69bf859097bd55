"""A map of one's own: drawn with the mouse and with the keys, checked, kept, played, and chosen for another table."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from branchline.games import on
from branchline.locale import Speaker

from .conftest import OpenAny, OpenScreen
from .germany import GERMANY, GermanScreen, Words
from .layout import SIZES, faults
from .test_accessible import violations

pytestmark = [pytest.mark.browser, pytest.mark.long]

ON_ARVENIA = on(GERMANY, "arvenia")
ARVENIA: Any = ON_ARVENIA.board
# Parts of the sheet's width and height.
CITIES = {"Alba": (0.2, 0.25), "Brig": (0.5, 0.2), "Corso": (0.75, 0.4), "Dorn": (0.35, 0.6)}
NORLAND = (0.85, 0.12)
ROUTES = [("Alba", "Brig"), ("Brig", "Corso"), ("Corso", "Dorn"), ("Dorn", "Alba")]


class DrawingDesk:
    """The page on which a map is drawn."""

    def __init__(self, screen: GermanScreen, fingers: bool = False) -> None:
        self.screen = screen
        self.touch = screen.page.touchscreen.tap if fingers else screen.page.mouse.click
        self.page = screen.page
        self.map = self.page.locator("[role=application]")
        self.side = self.page.locator(".side")

    def come(self) -> None:
        self.page.goto(f"{self.screen.url}/boards/germany")
        self.map.wait_for()
        self.screen.settle()

    def say(self, id: str, /, **args: Any) -> str:
        return self.screen.say(f"germany-editor-{id}", **args)

    def press(self, id: str, /, **args: Any) -> None:
        self.screen.button(f"germany-editor-{id}", **args).click()

    def spot(self, at: tuple[float, float]) -> tuple[float, float]:
        """A point of the sheet on the screen."""
        box = self.map.locator("svg").first.bounding_box()
        assert box
        return box["x"] + box["width"] * at[0], box["y"] + box["height"] * at[1]

    def put(self, name: str, at: tuple[float, float]) -> None:
        self.touch(*self.spot(at))
        self.page.keyboard.type(name)

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        self.page.mouse.move(*self.spot(start))
        self.page.mouse.down()
        self.page.mouse.move(*self.spot(end), steps=2)
        self.page.mouse.up()

    def unfold(self, id: str, count: int) -> None:
        self.side.get_by_text(self.say(id, count=count), exact=True).click()

    def told(self, id: str, **args: Any) -> Locator:
        """A fault."""
        return self.side.get_by_text(self.screen.say(f"germany-fault-{id}", **args), exact=True)

    def kept(self) -> dict[str, Any]:
        """The board as the browser keeps it: the one that was drawn on last."""
        text: str = self.page.evaluate(
            "localStorage[`branchline.board.germany.${JSON.parse(localStorage['branchline.boards.germany'])[0].id}`]"
        )
        board: dict[str, Any] = json.loads(text)
        return board

    def draw_small(self) -> None:
        """Four cities in a ring, and a country beyond one of them."""
        for name, at in CITIES.items():
            self.put(name, at)
        self.press("tool-country")
        self.put("Norland", NORLAND)
        self.press("tool-line")
        for a, b in ROUTES:
            self.drag(CITIES[a], CITIES[b])


def test_a_map_is_drawn_checked_mended_and_played(screen: GermanScreen, tmp_path: Path) -> None:
    desk, page = DrawingDesk(screen), screen.page
    desk.come()
    desk.draw_small()
    desk.press("track-add")
    desk.side.get_by_role("button", name="7", exact=True).click()
    play = screen.button("germany-editor-play")
    expect(play).to_be_disabled()
    expect(desk.told("passengers", standing=5, needed=60)).to_be_visible()

    # A fault leads to its place, and is gone once it is mended.
    desk.told("no-border", name="Norland").click()
    expect(desk.side.get_by_label(desk.say("name"), exact=True)).to_have_value("Norland")
    desk.drag(CITIES["Corso"], NORLAND)
    expect(desk.told("no-border", name="Norland")).to_have_count(0)
    desk.press("share", needed=60)

    # A ticket is drawn from end to end and worth its way; a city is dragged, and its routes follow.
    desk.press("tool-ticket")
    desk.drag(CITIES["Alba"], CITIES["Corso"])
    expect(desk.side.get_by_label(desk.say("value"), exact=True)).to_have_value("4")
    desk.press("tool-move")
    stood = desk.kept()["cities"][0]
    desk.drag(CITIES["Alba"], (0.15, 0.35))
    moved = desk.kept()["cities"][0]
    assert (moved["lon"], moved["lat"]) < (stood["lon"], stood["lat"])
    desk.unfold("tickets", 1)
    desk.press("suggest", needed=20)
    expect(desk.side.get_by_text(desk.say("faults", count=0), exact=True)).to_be_visible()
    assert [*faults(page), *violations(page)] == []

    # A step is taken back and done again; what was drawn is there when one comes again.
    page.keyboard.press("Control+z")
    expect(play).to_be_disabled()
    page.keyboard.press("Control+Shift+z")
    page.get_by_label(desk.say("board-name"), exact=True).fill("Four towns")
    desk.come()
    assert [city["name"] for city in desk.kept()["cities"]] == list(CITIES)
    assert [(group["length"], group["tracks"]) for group in desk.kept()["route_groups"]][3:] == [(7, 2), (2, 1)]

    # It leaves as a file, and comes back from one.
    desk.press("boards")
    with page.expect_download() as download:
        desk.press("save")
    file = tmp_path / "four.json"
    download.value.save_as(file)
    screen.dialog.locator("input[type=file]").set_input_files(file)
    expect(screen.dialog).to_have_count(0)
    play.click()
    screen.arrive()
    names = screen.board.locator("[data-spot^=city-]").all_text_contents()
    assert sorted(name.strip() for name in names) == sorted(CITIES)
    screen.set_up()
    assert set(screen.shown["view"]["passengers_at"]) <= {"alba", "brig", "corso", "dorn", "norland"}
    claim = screen.actions("claim")
    assert not claim or claim[0]["route"].split("-")[0] in {"alba", "brig", "corso", "dorn"}

    # The form of a new table offers it.
    page.goto(screen.url)
    mine = screen.say("setup-board-mine", name="Four towns")
    page.get_by_label(screen.say("setup-board"), exact=True).select_option(label=mine, force=True)
    screen.button("setup-start").click()
    screen.arrive()
    expect(screen.board.locator("[data-spot=city-dorn]")).to_be_visible()


def test_all_of_a_map_is_drawn_with_the_keys(screen: GermanScreen) -> None:
    desk, page = DrawingDesk(screen), screen.page
    desk.come()
    for name in ("Alba", "Brig"):
        screen.button("germany-editor-add-city").press("Enter")
        page.keyboard.type(name)
        page.keyboard.press("Tab")
    # The second stands on the first until it is moved.
    mark = desk.map.locator("[data-spot^=city-]").nth(1)
    mark.focus()
    for _ in range(20):
        page.keyboard.press("Shift+ArrowRight")
    before, after = desk.kept()["cities"]
    assert after["lon"] > before["lon"] + 1
    assert after["lat"] == before["lat"]
    screen.button("germany-editor-tool-line").press("Enter")
    mark.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    assert [(route["a"], route["b"]) for route in desk.kept()["routes"]] == [("brig", "alba")]
    page.keyboard.press("Delete")
    assert desk.kept()["routes"] == []


@pytest.mark.parametrize("size", SIZES)
def test_the_desk_is_usable_at_every_size_in_the_longest_words(open_screen: OpenScreen, size: str) -> None:
    width, height = SIZES[size]
    screen = open_screen("fr", width=width, height=height, theme="dark" if size == "phone" else "light")
    desk = DrawingDesk(screen, fingers=size == "phone")
    desk.come()
    desk.press("boards")
    assert [*faults(screen.page), *violations(screen.page)] == []
    desk.press("empty")
    for name, at in CITIES.items():
        desk.put(name, at)
    desk.press("tool-line")
    for a, b in ROUTES:
        for end in (a, b):
            desk.touch(*desk.spot(CITIES[end]))
    assert len(desk.kept()["routes"]) == len(ROUTES)
    assert [*faults(screen.page), *violations(screen.page)] == []


class ArvenianScreen(GermanScreen):
    """A table on the other map of the house."""

    def words(self, language: str, names: Sequence[str] = ()) -> Speaker:
        return Words(language, ON_ARVENIA, names)


def test_a_table_on_the_other_map_of_the_house_draws_names_and_traces_it(open_any: OpenAny) -> None:
    screen: ArvenianScreen = open_any(ArvenianScreen)
    page = screen.page
    page.goto(screen.url)
    page.get_by_label(screen.say("setup-board"), exact=True).select_option("house/arvenia")
    who = page.get_by_role("combobox", name=screen.say("setup-who", number=2), exact=True)
    expect(who.locator("option[value=learned]")).to_have_count(0)  # it knows one board only
    page.get_by_role("button", name="2", exact=True).click()
    page.get_by_label(screen.say("setup-seed"), exact=True).fill("5")
    screen.button("setup-start").click()
    screen.arrive()
    screen.set_up()
    marks = screen.board.locator("[data-stop]")
    names: list[str] = marks.evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    cities = {city["id"]: city["name"] for city in ARVENIA["cities"]}
    assert all(any(name.startswith(city) for name in names) for city in cities.values())

    # A walk with the arrow keys goes from thing to thing.
    screen.board.locator("[data-stop][tabindex='0']").focus()
    seen = set()
    for key in ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"):
        page.keyboard.press(key)
        seen.add(page.evaluate("document.activeElement.dataset.stop"))
    assert len(seen) > 2

    # A ticket that is pointed at shows its way.
    screen.region("table-things").locator("button:has(.ticket)").first.hover()
    expect(screen.board.locator(".highlighted")).to_have_count(2)

    claim = screen.actions("claim")[0]
    screen.click_on_map(screen.board.locator(f"[data-spot='route-{claim['route']}']"))
    screen.pay(claim)
    told = screen.say(
        "germany-log-claim",
        **next(event for step in screen.shown["log"] for event in step["events"] if event["kind"] == "claim"),
    )
    expect(screen.region("log-title").get_by_text(told).first).to_be_visible()
    assert [*faults(page), *violations(page)] == []
