"""Running trains on the Moon: a delivery from the first track to its pay, tolls, the far side, riding on by itself."""

import pytest
from playwright.sync_api import expect

from .moon import BOARD, MoonScreen, Rehearsal, milepost

pytestmark = pytest.mark.browser

# The first card that the second seat draws is the lava flow, which closes the maria.
LAVA = 5


def test_a_delivery_from_the_first_track_to_its_pay_is_celebrated_and_its_new_card_marked(moon: MoonScreen) -> None:
    moon.begin()
    moon.click_milepost(milepost("fra-mauro"))
    build = moon.route("build", milepost("fra-mauro"))
    moon.after(build.get_by_role("button", name=moon.say("lunar-route-do-build", count=7, cost=10)).click)
    for _ in range(4):
        moon.end("turn")
    assert (moon.shown["looking"], moon.phase) == (0, "operate")

    # The map takes the train where it is clicked; the station loads.
    moon.changes(lambda: moon.click_milepost(milepost("fra-mauro")))
    expect(moon.station).to_contain_text(moon.say("lunar-station-at", milepost="fra-mauro"))
    moon.handle("lunar-do-load", good="oxygen")
    expect(moon.demand("oxygen", "tycho", 8)).to_have_accessible_name(
        moon.say("lunar-demand-aboard", good="oxygen", city="tycho", pay=8)
    )
    moon.click_milepost(milepost("tycho"))
    ride = moon.route("ride", "tycho")
    expect(ride).to_contain_text(moon.say("lunar-route-ride-now", count=7, left=3))
    moon.changes(ride.get_by_role("button", name=moon.say("lunar-route-do-ride", count=7)).click)
    expect(moon.log).to_contain_text(moon.say("lunar-digest-rode", player=0, a="fra-mauro", b="near:-3:-15", count=7))

    cash, hand = moon.me["cash"], moon.me["hand"]
    moon.handle("lunar-do-deliver-here", good="oxygen", pay=8, card="d96")
    assert moon.me["cash"] == cash + 8
    assert "d96" not in moon.me["hand"]
    assert len(set(moon.me["hand"]) & set(hand)) == 2
    expect(moon.log).to_contain_text(
        moon.say("lunar-log-deliver", player=0, good="oxygen", city="tycho", card="d96", pay=8)
    )
    bill = moon.page.get_by_test_id("delivered")
    expect(bill).to_contain_text(moon.say("lunar-delivered-pay", pay=8))
    (drawn,) = set(moon.me["hand"]) - set(hand)
    fresh = moon.page.get_by_role("article", name=moon.say("lunar-card-new", card=drawn), exact=True)
    expect(fresh).to_contain_text(drawn.removeprefix("d"))
    moon.end("operate")
    expect(bill).to_have_count(0)
    expect(fresh).to_be_visible()
    moon.end("turn")

    # One press ends an idle turn, and with it the new card is no longer new.
    assert (moon.shown["looking"], moon.phase) == (1, "operate")
    moon.after(moon.button("lunar-prompt-end-turn").click)
    assert (moon.shown["looking"], moon.phase) == (0, "operate")
    expect(fresh).to_have_count(0)
    moon.after(lambda: moon.page.keyboard.press("Shift+E"))
    assert (moon.shown["looking"], moon.phase) == (1, "operate")


def test_riding_on_anothers_track_pays_a_toll(moon: MoonScreen) -> None:
    start = Rehearsal().follow(build="fra-mauro").openings_over().pass_turn().place("fra-mauro")
    moon.begin(script=start.script)
    assert moon.shown["looking"] == 1
    cash = moon.me["cash"]
    moon.aim("tycho", "ride")
    ride = moon.route("ride", "tycho")
    expect(ride).to_contain_text(moon.say("lunar-route-toll", owner=0, amount=4))
    moon.changes(ride.get_by_role("button", name=moon.say("lunar-route-do-ride", count=7)).click)
    assert moon.me["cash"] == cash - 4
    assert moon.view["allowance"]["tolls"] == [0]
    expect(moon.log).to_contain_text(moon.say("lunar-log-toll", player=1, owner=0, amount=4))


def test_a_toll_that_is_owed_and_movement_given_up_to_turn_round_are_told(moon: MoonScreen) -> None:
    start = Rehearsal(late_toll=True, backtracking=True).follow(build="fra-mauro").play("end-turn")
    start.follow(build="mendel").follow(build="plato").play("upgrade redstone", "upgrade soyuz", "upgrade proton")
    assert start.state.snapshot()["cash"][1] < BOARD["rules"]["track_fee"]
    start.openings_over().place("fra-mauro")
    step = start.plan(ride="tycho")["steps"][0]
    start.play(start.state.notation(step["action"])).pass_turn().place("fra-mauro").follow(ride="tycho")
    moon.begin(script=start.script, late_toll=True, backtracking=True)
    owed = moon.page.get_by_text(moon.say("lunar-tolls-owed", players=[0]), exact=True)
    expect(owed).to_be_visible()
    moon.end("operate")
    moon.end("turn")
    expect(owed).to_have_count(0)
    given_up = moon.page.get_by_text(moon.say("lunar-moved-turned"), exact=True)
    expect(given_up).to_have_count(0)
    moon.after(moon.button("lunar-prompt-turn-round").click)
    expect(given_up).to_be_visible()


def test_a_train_crosses_to_the_other_side_and_rides_on_by_itself(moon: MoonScreen) -> None:
    start = Rehearsal()
    way = start.plan(build="mendel")
    assert any(BOARD["links"][step["link"]][3] for step in way["steps"])
    moon.begin()
    moon.aim("mendel", "build")
    build = moon.route("build", milepost("mendel"))
    go = build.get_by_role("button", name=moon.say("lunar-route-do-build", count=way["length"], cost=way["cost"]))
    moon.after(go.click)
    start.follow(build="mendel").openings_over()
    moon.play(*start.script[way["length"] :])
    moon.until(lambda shown: shown["view"]["phase"] == "operate" and bool(shown["actions"]))

    moon.put_train("mendel")
    moon.aim("tycho", "ride")
    ride = moon.route("ride", "tycho")
    expect(ride).to_contain_text(moon.say("lunar-route-ride-length", count=12, turns=2))
    ride.get_by_role("checkbox", name=moon.say("lunar-route-onward")).check()
    moon.changes(ride.get_by_role("button", name=moon.say("lunar-route-do-ride", count=10)).click)
    assert moon.view["players"][0]["train"]["at"].startswith("near:")
    goes_on = moon.page.get_by_text(moon.say("lunar-onward-to", milepost="tycho"))
    expect(goes_on).to_be_visible()
    # Taken back it does not go on; once more it does.
    moon.after(moon.tool("undo").click)
    expect(goes_on).to_have_count(0)
    moon.ride("tycho", 10)
    expect(goes_on).to_be_visible()
    # A reload does not forget it.
    moon.shown = {}
    moon.page.reload()
    moon.arrive()
    expect(goes_on).to_be_visible()
    moon.end("operate")
    moon.end("turn")
    moon.end("operate")
    moon.end("turn")
    # The next turn begins with the rest of the way.
    moon.until(lambda shown: shown["looking"] == 0 and shown["view"]["allowance"]["moved"] == 2)
    assert moon.view["players"][0]["train"]["city"] == "tycho"
    expect(goes_on).to_have_count(0)
    moon.after(moon.tool("undo").click)
    assert moon.view["allowance"]["moved"] == 0


def test_a_ride_waits_and_says_why_when_an_event_holds_the_train(moon: MoonScreen) -> None:
    start = Rehearsal(LAVA).follow(build="sinus-iridum").openings_over().place("grimaldi")
    moon.begin(script=start.script, seed=LAVA)
    moon.aim("sinus-iridum", "ride")
    ride = moon.route("ride", "sinus-iridum")
    ride.get_by_role("checkbox", name=moon.say("lunar-route-onward")).check()
    moon.changes(ride.get_by_role("button", name=moon.say("lunar-route-do-ride", count=10)).click)
    at = moon.me["train"]["at"]
    moon.play("end-operate", "end-turn", "exchange")
    moon.until(lambda shown: shown["looking"] == 0 and bool(shown["actions"]))
    said = moon.say("refused-move-seismic", card="e15", milepost=at)
    expect(moon.notice).to_contain_text(moon.say("lunar-onward-waits", milepost="sinus-iridum", reason=said))
    assert moon.view["allowance"]["moved"] == 0
    # Asked for once more, the way tells the same.
    moon.aim("sinus-iridum", "ride")
    expect(moon.route("ride", "sinus-iridum")).to_contain_text(said)
