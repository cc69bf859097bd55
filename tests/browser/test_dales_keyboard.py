"""The Dales without a mouse: a bid, a line, its payment, a train and a piece."""

import pytest
from playwright.sync_api import Locator, expect

from .dales import DalesScreen
from .first_turn import AUCTION, FIRST_LINE, THIRD_LINE, TRAINS
from .keys import Keys, forbid_mouse

pytestmark = pytest.mark.browser


def walk(keys: Keys, thing: Locator) -> None:
    """Walks the map to a thing that is found by how its name begins."""
    thing.wait_for()
    keys.walk_to(thing.get_attribute("aria-label") or "")


def test_a_turn_is_played_with_the_keys_alone(dales: DalesScreen) -> None:
    keys = Keys(dales)
    pointed = forbid_mouse(dales)
    dales.begin()

    # A box by its number, one cube more, and Enter; or Tab to the box, and arrows for the cubes.
    keys.press("1", "+")
    spin = dales.market.get_by_role("spinbutton")
    expect(spin).to_have_attribute("aria-valuenow", "4")
    expect(spin).to_be_focused()
    keys.press("-")
    keys.does("Enter")
    assert dales.view["boxes"][0]["bid"] == {"seat": 2, "cubes": 3}
    box = dales.view["boxes"][4]
    keys.tab_to(dales.say("wensleydale-box", box=5, points=[*box["points"], box["token"]]))
    keys.press("Enter", "ArrowUp", "ArrowUp", "Home")
    keys.does("Enter")
    assert dales.view["boxes"][4]["bid"] == {"seat": 0, "cubes": 2}

    # A line, walked to with the arrows.
    dales.play(*AUCTION[2:], *FIRST_LINE)
    links = (("ripon", "kirkby_malzeard"), ("kirkby_malzeard", "masham"), ("masham", "jervaulx"))
    for a, b in links:
        walk(keys, dales.step(a, b))
        keys.does("Enter")
    assert dales.view["building"]["areas"][-1] == "jervaulx"
    keys.does("u")
    assert dales.view["building"]["areas"][-1] == "masham"
    walk(keys, dales.step("masham", "jervaulx"))
    keys.does("Enter")
    walk(keys, dales.area("leyburn"))
    keys.does("Enter")
    keys.does("d")
    assert dales.phase == "pay"
    keys.press("1")
    keys.does("Enter")
    assert dales.phase == "build"

    # A train with Tab, a piece on the map, and passing, which is asked once more.
    dales.play(*THIRD_LINE)
    keys.tab_to(dales.say("wensleydale-train-card", train="t3d", owner=None))
    keys.does("Enter")
    assert dales.view["trains"] == {"t3d": 2}
    dales.play(*TRAINS[1:])
    walk(keys, dales.piece("stone", "dallowgill_moor"))
    keys.does("Enter")
    assert dales.view["players"][2]["load"] == {"stone": 1}
    # On the map 0 is a key of the map; Escape leaves it.
    keys.press("Escape", "0")
    sure = dales.page.get_by_role("group", name=dales.say("wensleydale-pass-title"), exact=True)
    expect(sure).to_be_visible()
    keys.does("0")
    assert dales.view["passed"] == [1]
    assert pointed() == []
