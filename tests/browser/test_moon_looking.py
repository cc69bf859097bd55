"""Looking things up on the Moon: demands, cities and goods, cards, on a phone too; and how fast a path comes."""

import re
from collections.abc import Callable
from statistics import median

import pytest
from playwright.sync_api import expect

from .conftest import OpenMoon
from .layout import faults
from .moon import CITIES, MoonScreen, Rehearsal, milepost

pytestmark = pytest.mark.browser

FAR = ("moretus", "pythagoras", "humboldt", "gauss", "schickard")
# From the click to the frame in which the path is painted, measured in the page.
UNTIL_PATH = """([x, y]) => new Promise(tell => {
  const board = document.querySelector('[role=application]');
  const started = performance.now();
  const look = () => {
    const path = board.querySelector('.plan > path.now');
    if (path?.getAttribute('d')) requestAnimationFrame(() => tell(performance.now() - started));
    else requestAnimationFrame(look);
  };
  const at = {clientX: x, clientY: y, bubbles: true, button: 0};
  document.elementFromPoint(x, y).dispatchEvent(new MouseEvent('click', at));
  look();
})"""


def test_paths_demands_cities_goods_locomotives_and_cards_can_be_looked_up(
    moon: MoonScreen, record_property: Callable[[str, object], None], capsys: pytest.CaptureFixture[str]
) -> None:
    moon.begin()
    took = a_click_on_a_far_destination_shows_its_path(moon)
    a_demand_lights_up_its_sources_with_distance_and_track(moon)
    cities_goods_locomotives_and_cards_can_be_looked_up(moon)
    # Told, without a limit: machines differ.
    record_property("click to path, ms", round(took))
    with capsys.disabled():
        print(f"\nA click shows its path after {took:.0f} ms (median of {len(FAR)}).")


def a_click_on_a_far_destination_shows_its_path(moon: MoonScreen) -> float:
    """And after how many milliseconds."""
    times: list[float] = []
    for goal in FAR:
        times.append(moon.page.evaluate(UNTIL_PATH, list(moon.spot(milepost(goal)))))
        moon.page.keyboard.press("Escape")
        expect(moon.path("now")).to_have_count(0)
    return median(times)


def a_demand_lights_up_its_sources_with_distance_and_track(moon: MoonScreen) -> None:
    plan = Rehearsal().plan(haul={"good": "oxygen", "city": "tycho"})
    demand = moon.demand("oxygen", "tycho", 8)
    demand.hover()
    strip = moon.board.get_by_role("status")
    for source in plan["sources"]:
        expect(strip).to_contain_text(CITIES[source["city"]]["name"])
        expect(strip).to_contain_text(moon.say("lunar-haul-way", count=source["length"], cost=source["cost"]))
    # A click keeps it in sight; the number of the demand does the same for the keyboard.
    demand.click()
    moon.page.mouse.move(5, 5)
    expect(strip).to_be_visible()
    moon.page.keyboard.press("Escape")
    expect(strip).to_have_count(0)
    moon.page.keyboard.press("1")
    expect(strip).to_be_visible()
    # It stays while one builds.
    moon.aim("fra-mauro", "build")
    build = moon.route("build", milepost("fra-mauro"))
    moon.after(build.get_by_role("button", name=moon.say("lunar-route-do-build", count=7, cost=10)).click)
    expect(strip).to_be_visible()


def test_after_the_end_no_way_is_asked_for(moon: MoonScreen) -> None:
    moon.begin(max_rounds=1)
    moon.page.keyboard.press("1")
    moon.end("turn")
    moon.end("turn")
    assert moon.view["over"]
    moon.button("end-board").click()
    moon.page.keyboard.press("2")
    expect(moon.board.get_by_role("status")).to_be_visible()
    assert moon.notice.count() == 0


def cities_goods_locomotives_and_cards_can_be_looked_up(moon: MoonScreen) -> None:
    moon.page.keyboard.press("c")
    cities = moon.page.get_by_role("dialog", name=moon.say("lunar-cities"), exact=True)
    cities.get_by_role("searchbox").fill("cheese")
    expect(cities.get_by_role("listitem")).to_have_count(1)
    expect(cities.get_by_role("listitem")).to_contain_text(moon.say("lunar-tokens-left", count=3))
    cities.get_by_role("button", name=re.compile("^Plato")).click()
    expect(cities).to_have_count(0)
    # The map has turned to it.
    box = moon.board.bounding_box()
    assert box
    x, _ = moon.spot(milepost("plato"))
    assert abs(x - box["x"] - box["width"] / 2) < box["width"] / 4

    moon.page.keyboard.press("o")
    locos = moon.page.get_by_role("dialog", name=moon.say("lunar-locos"), exact=True)
    expect(locos.get_by_role("listitem")).to_have_count(5)
    deed = moon.say("lunar-do-upgrade", loco="saturn")
    locos.get_by_role("button", name=moon.say("lunar-why", deed=deed), exact=True).click()
    expect(moon.notice).to_contain_text(moon.say("refused-upgrade-level", loco="saturn", level=2))

    moon.button("lunar-hand-look", player=1).click()
    hand = moon.page.get_by_role("dialog", name=moon.say("lunar-hand-of", player=1), exact=True)
    expect(hand.get_by_role("article")).to_have_count(3)


def test_a_turn_on_a_phone(open_moon: OpenMoon) -> None:
    moon = open_moon("fr", width=390, height=844)
    start = Rehearsal().follow(build="fra-mauro").openings_over()
    moon.begin(script=start.script)
    wrong = faults(moon.page)
    moon.put_train("fra-mauro")
    moon.handle("lunar-do-load", good="oxygen")
    moon.aim("tycho", "ride")
    ride = moon.route("ride", "tycho")
    go = ride.get_by_role("button", name=moon.say("lunar-route-do-ride", count=7))
    go.wait_for()
    wrong += faults(moon.page)
    moon.changes(go.click)
    moon.handle("lunar-do-deliver-here", good="oxygen", pay=8, card="d96")
    moon.end("operate")
    wrong += faults(moon.page)
    assert moon.me["cash"] == 58
    moon.end("turn")
    assert not wrong, "\n".join(wrong)
