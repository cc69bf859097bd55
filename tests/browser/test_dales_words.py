"""What a newcomer meets in the Dales: an auction in words, facts that stay in line, tips that hide nothing."""

from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import OpenDales
from .dales import DalesScreen
from .first_turn import BUILDING
from .layout import SIZES

pytestmark = pytest.mark.browser

KINDS = ("government", "train", "midland", "north_eastern")
# What the eye reads: words for screen readers alone are left out.
SEEN = """box => [...box.querySelectorAll('[aria-hidden]')]
  .map(one => one.innerText).join(' ').replace(/\\s+/g, ' ').trim()"""
# The things on the map that can be clicked now and lie under the tip.
HIDDEN = """() => {
  const tip = document.querySelector('.tip').getBoundingClientRect();
  return [...document.querySelectorAll('.way.offered')].map(way => {
    const box = way.querySelector('.arrow').getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return x > tip.left && x < tip.right && y > tip.top && y < tip.bottom ? way.getAttribute('aria-label') : null;
  }).filter(Boolean);
}"""
# How many lines the facts of each player take.
LINES = """() => [...document.querySelectorAll('.seats .facts ul')].map(
  list => new Set([...list.children].map(fact => Math.round(fact.getBoundingClientRect().bottom / 8))).size)"""


def lot_of(screen: DalesScreen, box: dict[str, Any]) -> list[str]:
    """What a box gives, as it stands on it."""
    points = [*box["points"], box["token"]]
    return [f"{points.count(kind)} {screen.say(f'wensleydale-kind-{kind}')}" for kind in KINDS if points.count(kind)]


def test_the_auction_speaks_in_words_facts_stay_in_line_and_no_tip_hides_an_arrow(open_dales: OpenDales) -> None:
    screen = open_dales("fr")
    screen.begin()
    expect(screen.market).to_contain_text(screen.say("wensleydale-auction-why"))
    for box in screen.view["boxes"]:
        seen = screen.box(box["number"]).evaluate(SEEN)
        for words in (*lot_of(screen, box), screen.say("wensleydale-box-from", cubes=box["least"])):
            assert words in seen

    bid = screen.choose_bid(3, 4)
    costs = screen.say("wensleydale-bid-costs", box=3, cubes=4, hand=12)
    expect(screen.market.get_by_text(costs)).to_be_visible()
    screen.after(bid.click)
    standing = screen.box(3).evaluate(SEEN)
    assert standing.endswith(f"4 {screen.say('wensleydale-box-more', cubes=5)}")
    assert screen.say("wensleydale-box-next", cubes=5) in (screen.box(3).get_attribute("title") or "")

    screen.begin_after(BUILDING)
    for lay in screen.actions("lay")[::4]:
        screen.step(lay["a"], lay["b"]).hover()
        expect(screen.board.locator(".tip")).to_contain_text(screen.place(lay["a"]))
        assert screen.page.evaluate(HIDDEN) == []

    screen.visit("trains")  # everybody has all there is to have
    for width, height in (SIZES["desk"], SIZES["tablet"]):
        screen.page.set_viewport_size({"width": width, "height": height})
        assert screen.page.evaluate(LINES) == [2, 2, 2]
