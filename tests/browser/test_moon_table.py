"""Where the hand expects it on the Moon: names, the own network, history, the pencil."""

import pytest
from playwright.sync_api import expect

from .conftest import OpenMoon
from .moon import MoonScreen, Rehearsal, milepost

pytestmark = pytest.mark.browser

GOAL = "fra-mauro"
# Another major city is a cheaper start for it than the track from Tycho to Fra Mauro.
BEYOND = "posidonius"


def test_a_citys_name_is_the_city(moon: MoonScreen, open_moon: OpenMoon) -> None:
    moon.begin()
    x, y = moon.name_of(GOAL)
    beside = moon.spot(milepost(GOAL))
    assert abs(y - beside[1]) + abs(x - beside[0]) > 8  # it does not lie on its city
    moon.page.mouse.click(x, y)
    expect(moon.route("build", milepost(GOAL))).to_be_visible()
    moon.page.keyboard.press("Escape")

    phone = open_moon(width=390, height=844)
    phone.begin()
    # A finger need not be exact.
    x, y = phone.name_of(GOAL)
    phone.page.touchscreen.tap(x, y + 8)
    expect(phone.route("build", milepost(GOAL))).to_be_visible()


def test_track_begins_at_the_own_network_and_says_so(moon: MoonScreen) -> None:
    start = Rehearsal().follow(build=GOAL).openings_over().place(GOAL).play("end-operate")
    own, anywhere = start.plan(build=BEYOND, **{"from": "network"}), start.plan(build=BEYOND)
    assert own["steps"][0]["a"] != anywhere["steps"][0]["a"]
    assert own["waits"] == "limit"
    moon.begin(script=start.script)
    moon.click_milepost(milepost(BEYOND))
    panel = moon.route("build", milepost(BEYOND))
    expect(panel).to_contain_text(moon.say("lunar-route-from", a=own["steps"][0]["a"]))
    expect(panel).to_contain_text(moon.say("lunar-waits-limit", limit=20))
    panel.get_by_role("button", name=moon.say("lunar-start-anywhere"), exact=True).click()
    expect(panel).to_contain_text(moon.say("lunar-route-from", a=anywhere["steps"][0]["a"]))
    moon.page.keyboard.press("f")
    expect(panel).to_contain_text(moon.say("lunar-route-from", a=own["steps"][0]["a"]))


def test_history_goes_by_moves_and_not_by_mileposts(moon: MoonScreen) -> None:
    start = Rehearsal().follow(build=GOAL).openings_over().place(GOAL).play("load oxygen").follow(ride="tycho")
    moon.visit("ridden", start)
    arrived = moon.me["train"]["at"]
    expect(moon.station).to_contain_text(moon.say("lunar-station-at", milepost=arrived))
    moon.page.keyboard.press("h")
    before = moon.button("history-before")
    before.click()  # the whole ride
    expect(moon.station).to_contain_text(moon.say("lunar-station-at", milepost=GOAL))
    expect(moon.sentence).to_contain_text(moon.say("lunar-log-load", player=0, good="oxygen", city=GOAL))
    moon.button("history-after").click()
    expect(moon.station).to_contain_text(moon.say("lunar-station-at", milepost=arrived))
    # All the track was one move as well.
    for _ in range(7):
        before.click()
    expect(moon.sentence).to_contain_text(moon.say("history-start"))


def test_a_draft_network_is_private_and_kept_with_the_table(moon: MoonScreen) -> None:
    start = Rehearsal()
    moon.begin()
    before = moon.shown["version"]
    first = start.plan(draft={"links": [], "from": "tycho", "to": GOAL})
    second = start.plan(draft={"links": first["added"], "from": GOAL, "to": "plato"})
    moon.page.keyboard.press("p")
    moon.page.mouse.click(*moon.name_of("tycho"))
    moon.click_milepost(milepost(GOAL))
    panel = moon.page.get_by_role("region", name=moon.say("lunar-draft"), exact=True)
    told = moon.say("lunar-route-build-cost", cost=first["cost"], count=len(first["steps"]), turns=first["turns"])
    expect(panel).to_contain_text(told)
    moon.click_milepost(milepost("plato"))
    told = moon.say("lunar-route-build-cost", cost=second["cost"], count=len(second["steps"]), turns=second["turns"])
    expect(panel).to_contain_text(told)
    expect(moon.path("later")).to_have_count(1)
    # Put away it stays on the map, and after a reload too.
    moon.page.keyboard.press("p")
    expect(panel).to_have_count(0)
    assert (moon.shown["version"], moon.me["cash"]) == (before, 60)
    moon.shown = {}
    moon.page.reload()
    moon.arrive()
    expect(moon.path("later")).to_have_count(1)
    moon.page.keyboard.press("p")
    expect(panel).to_contain_text(told)
    gone = moon.say("lunar-draft-erase", a=milepost(GOAL), b=milepost("plato"))
    panel.get_by_role("button", name=gone, exact=True).click()
    expect(panel.get_by_role("listitem")).to_have_count(1)
    # The other at this screen has a pencil of their own.
    moon.page.keyboard.press("p")
    moon.end("turn")
    assert moon.shown["looking"] == 1
    expect(moon.path("later")).to_have_count(0)
