"""A table in motion: computer players can be hurried, and what happens is seen and heard without being in the way."""

import pytest
from playwright.sync_api import expect

from .conftest import OpenScreen
from .germany import GermanScreen
from .house import House

pytestmark = pytest.mark.browser

# What moves by itself has come to rest; what a reader's scrolling moves is no movement of the table.
STILL = "document.getAnimations().every(one => one.timeline !== document.timeline)"
# Counts what the stage shows and what is played, from the first moment of a page on.
COUNTED = """
window.counted = {travelled: 0, heard: 0};
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes)
      if (node instanceof Element && node.matches('[data-testid=stage] > *'))
        counted.travelled += 1;
}).observe(document, { subtree: true, childList: true });
const createGain = AudioContext.prototype.createGain;
AudioContext.prototype.createGain = function () {
  counted.heard += 1;
  return createGain.call(this);
};
"""


def counted(screen: GermanScreen, what: str) -> int:
    number: int = screen.page.evaluate(f"counted.{what}")
    return number


def prefer(screen: GermanScreen, **ways: str) -> None:
    """Chooses these ways in the preferences, and turns the sounds on or off."""
    screen.button("preferences-title").click()
    dialog = screen.page.get_by_role("dialog", name=screen.say("preferences-title"))
    for matter, way in ways.items():
        if matter == "sounds":
            dialog.get_by_role("switch", name=screen.say("preferences-sounds")).click()
        else:
            group = dialog.get_by_role("group", name=screen.say(f"preferences-{matter}"), exact=True)
            group.get_by_role("button", name=screen.say(f"preferences-{matter}-{way}"), exact=True).click()
    screen.page.keyboard.press("Escape")
    dialog.wait_for(state="detached")


def draw(screen: GermanScreen) -> None:
    screen.changes(lambda: screen.page.keyboard.press("d"))


def test_computer_players_are_hurried_and_what_happens_is_seen_and_heard_but_never_in_the_way(
    open_screen: OpenScreen, slow_house: House
) -> None:
    screen = open_screen(motion=True, at=slow_house)
    page, stage = screen.page, screen.page.get_by_test_id("stage")
    screen.altered().add_init_script(COUNTED)
    screen.make("me", "greedy", "greedy", seed=5)
    screen.sit()

    # They would take minutes from one move to the next, and no time at all for who likes it so.
    prefer(screen, pace="once")
    screen.set_up()
    assert counted(screen, "travelled") > 0
    assert counted(screen, "heard") > 0
    prefer(screen, pace="brisk")

    # With time standing still a card lies over the deck it was drawn from, and the deck takes the next click.
    screen.sees(STILL)
    browser = screen.context.new_cdp_session(page)
    browser.send("Animation.enable")
    browser.send("Animation.setPlaybackRate", {"playbackRate": 0})
    draw(screen)
    expect(stage.locator(":scope > *")).to_have_count(1)
    deck = page.locator("[data-spot=deck]").bounding_box()
    assert deck
    screen.changes(lambda: page.mouse.click(deck["x"] + deck["width"] / 2, deck["y"] + deck["height"] / 2))
    browser.send("Animation.setPlaybackRate", {"playbackRate": 1})
    expect(stage.locator(":scope > *")).to_have_count(0)

    # A skip reaches to the next turn and no further; the key skips as the button does.
    screen.button("skip-do").click()
    screen.mine()
    expect(screen.button("skip-do")).to_have_count(0)
    draw(screen)
    draw(screen)
    screen.button("skip-do").wait_for()
    page.keyboard.press("s")
    screen.mine()

    # Where nothing is to move or to be heard, it simply is there.
    prefer(screen, movement="still", sounds="off", pace="once")
    screen.sees(STILL)
    seen = {what: counted(screen, what) for what in ("travelled", "heard")}
    draw(screen)
    draw(screen)
    screen.mine()
    assert {what: counted(screen, what) for what in seen} == seen

    # The system's wish counts for who leaves it to the system, and is kept with the other preferences.
    page.emulate_media(reduced_motion="reduce")
    prefer(screen, movement="system")
    screen.sit()
    draw(screen)
    draw(screen)
    screen.mine()
    assert counted(screen, "travelled") == 0
    prefer(screen, movement="moving")
    draw(screen)
    screen.sees("counted.travelled > 0")
    assert counted(screen, "heard") == 0
