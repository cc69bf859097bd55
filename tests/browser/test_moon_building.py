"""Building on the Moon: a destination is clicked, its path priced, built as a whole or in part, and taken back."""

import pytest
from playwright.sync_api import expect

from .keys import Keys, forbid_mouse
from .moon import SEED, MoonScreen, Rehearsal, milepost

pytestmark = pytest.mark.browser

GOAL = "fra-mauro"


def test_the_opening_builds_where_the_map_is_clicked(moon: MoonScreen) -> None:
    moon.begin()
    plan = Rehearsal().plan(build=GOAL)
    count, cost = plan["now"], plan["cost"]
    moon.click_milepost(milepost(GOAL))
    panel = moon.route("build", milepost(GOAL))
    expect(panel).to_contain_text(moon.say("lunar-route-build-cost", cost=cost, count=count, turns=1))
    expect(moon.path("now")).to_have_count(1)
    expect(moon.path("later")).to_have_count(0)

    # Shorter may be dearer; the switch asks anew.
    shortest = Rehearsal().plan(build=GOAL, prefer="shortest")
    panel.get_by_role("button", name=moon.say("lunar-prefer-shortest"), exact=True).click()
    said = moon.say("lunar-route-build-cost", cost=shortest["cost"], count=shortest["length"], turns=1)
    expect(panel).to_contain_text(said)
    panel.get_by_role("button", name=moon.say("lunar-prefer-cheapest"), exact=True).click()
    expect(panel).to_contain_text(moon.say("lunar-route-do-build", count=count, cost=cost))

    # Only a part of it: the rest is in pencil.
    fewer = panel.get_by_role("spinbutton")
    fewer.press("ArrowDown")
    fewer.press("ArrowDown")
    part = sum(step["cost"] for step in plan["steps"][: count - 2])
    expect(moon.path("later")).to_have_count(1)
    build = panel.get_by_role("button", name=moon.say("lunar-route-do-build", count=count - 2, cost=part), exact=True)
    moon.after(build.click)
    assert moon.me["cash"] == 60 - part
    assert len(moon.view["track"][0]) == count - 2
    expect(moon.path("now")).to_have_count(0)

    # One click was one deed.
    moon.after(moon.tool("undo").click)
    assert (moon.me["cash"], moon.view["track"][0]) == (60, [])

    # A locomotive beside it, and the turn ends with what is left.
    moon.click_milepost(milepost(GOAL))
    moon.after(panel.get_by_role("button", name=moon.say("lunar-route-do-build", count=count, cost=cost)).click)
    moon.after(moon.button("lunar-do-upgrade", loco="redstone").click)
    assert (moon.me["loco"], moon.me["cash"]) == ("redstone", 60 - cost - 10)
    moon.end("turn")
    assert moon.shown["looking"] == 1


def test_a_way_beyond_this_turns_money_is_begun_and_the_rest_left_in_pencil(moon: MoonScreen) -> None:
    before = Rehearsal().follow(build=GOAL).openings_over().place(GOAL)
    moon.begin(script=before.script)
    plan = before.plan(build="mendel")
    assert 0 < plan["now"] < plan["length"]
    moon.aim("mendel", "ride")
    moon.page.get_by_role("button", name=moon.say("lunar-mode-build"), exact=True).click()
    panel = moon.route("build", milepost("mendel"))
    cost, count, turns = plan["cost"], plan["length"], plan["turns"]
    expect(panel).to_contain_text(moon.say("lunar-route-build-cost", cost=cost, count=count, turns=turns))
    later = plan["steps"][plan["now"] :]
    said = moon.say("lunar-route-later", count=len(later), cost=sum(step["cost"] for step in later))
    expect(panel).to_contain_text(said)
    # While the train could still run, building ends that.
    now = sum(step["cost"] for step in plan["steps"][: plan["now"]])
    go = panel.get_by_role("button", name=moon.say("lunar-route-end-and-build", count=plan["now"], cost=now))
    moon.after(go.click)
    assert (moon.phase, moon.view["allowance"]["spent"]) == ("build", now)
    assert now <= 20


def test_a_turn_is_played_by_keys_alone(moon: MoonScreen) -> None:
    pointed = forbid_mouse(moon)
    moon.begin()
    keys = Keys(moon)
    keys.press("c")
    keys.write("Fra Mauro")
    keys.tab_to(moon.say("lunar-way-build-city", city=GOAL))
    keys.press("Enter")
    panel = moon.route("build", milepost(GOAL))
    build = panel.get_by_role("button", name=moon.say("lunar-route-do-build", count=7, cost=10), exact=True)
    build.wait_for()
    keys.press("-")
    expect(build).to_have_count(0)
    keys.press("+")
    build.wait_for()
    keys.does("Enter")
    assert len(moon.view["track"][0]) == 7
    keys.does("e")
    for _ in range(3):
        keys.does("e")
    # On the map the arrows walk; Enter puts the train where they stand.
    keys.press("m")
    keys.press("c")
    keys.write("Fra Mauro")
    keys.tab_to(moon.say("lunar-way-place-city", city=GOAL))
    keys.does("Enter")
    assert moon.me["train"]["city"] == GOAL
    keys.tab_to(moon.say("lunar-do-load", good="oxygen"))
    keys.does("Enter")
    keys.press("m", "ArrowDown", "ArrowDown", "Enter")
    ride = moon.route("ride", "near:-4:-6")
    ride.get_by_role("button", name=moon.say("lunar-route-do-ride", count=2), exact=True).wait_for()
    keys.does("Enter")
    assert moon.view["allowance"]["moved"] == 2
    # Back on the map, Enter once more does what it has shown.
    keys.press("m", "ArrowDown", "Enter")
    on = moon.route("ride", "near:-4:-8").get_by_role(
        "button", name=moon.say("lunar-route-do-ride", count=1), exact=True
    )
    on.wait_for()
    keys.press("m")
    keys.does("Enter")
    assert moon.view["allowance"]["moved"] == 3
    assert pointed() == []


def test_a_half_done_turn_outlives_a_reload_and_is_taken_back(moon: MoonScreen) -> None:
    start = Rehearsal().follow(build=GOAL).openings_over().pass_turn().pass_turn()
    moon.begin(script=start.script)
    begun = moon.view
    moon.put_train(GOAL)
    moon.handle("lunar-do-load", good="oxygen")
    moon.ride("tycho", 7)
    moon.end("operate")
    half = moon.view

    moon.shown = {}
    moon.page.reload()
    moon.arrive()
    assert moon.view == half
    moon.after(moon.tool("undo").click)
    assert moon.phase == "operate"
    assert moon.view["allowance"]["moved"] == 7
    moon.after(moon.tool("restart").click)
    assert moon.view == begun
    expect(moon.tool("undo")).to_be_disabled()


def test_what_cannot_be_done_says_why(moon: MoonScreen) -> None:
    start = Rehearsal(SEED).follow(build=GOAL).openings_over().place("tycho")
    moon.begin(script=start.script)
    # Three loads of robots are more than a Von Braun carries.
    moon.handle("lunar-do-load", good="robots")
    moon.handle("lunar-do-load", good="robots")
    third = moon.say("lunar-why", deed=moon.say("lunar-do-load", good="robots"))
    moon.station.get_by_role("button", name=third, exact=True).click()
    expect(moon.notice).to_contain_text(moon.say("refused-load-capacity", capacity=2))
    expect(moon.notice).to_contain_text("L16.6")
    # No track leads to Plato.
    moon.aim("plato", "ride")
    expect(moon.route("ride", milepost("plato"))).to_contain_text(moon.say("lunar-route-no-way-ride"))
