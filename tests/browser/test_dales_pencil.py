"""A line in pencil: what it would cost and bring, for nobody else's eyes, kept with the table."""

import re

import pytest
from playwright.sync_api import Locator, expect

from .dales import DalesScreen
from .first_turn import BUILDING

pytestmark = pytest.mark.browser

BRANCH = ("skipton", "rylstone", "cracoe", "threshfield")


def drawn(screen: DalesScreen, a: str, b: str) -> Locator:
    name = screen.say("wensleydale-draft", a=a, b=b)
    return screen.market.get_by_role("article", name=name, exact=True)


def test_a_line_in_pencil_tells_its_cost_and_load_plays_nothing_and_is_there_again(dales: DalesScreen) -> None:
    dales.begin_after(BUILDING)
    before = dales.shown
    dales.page.keyboard.press("p")
    expect(dales.page.get_by_role("group", name=dales.say("tool-pencil"))).to_contain_text(
        dales.say("wensleydale-pencil")
    )
    dales.click_on_map(dales.border("skipton", "rylstone"))
    dales.click_on_map(dales.border("rylstone", "cracoe"))
    dales.click_area("threshfield")
    line = drawn(dales, BRANCH[0], BRANCH[-1])
    for said in (
        dales.say("wensleydale-line-cost", links=3, cost=6),
        dales.say("wensleydale-draft-opposition", areas=["threshfield", "threshfield"]),
        dales.say("wensleydale-movable-piece", piece="stone", area="barden_moor", count=2),
        dales.say("wensleydale-draft-worth", income=8, links=3),
        dales.say("wensleydale-draft-can"),
    ):
        expect(line).to_contain_text(said)
    in_pencil = re.compile(f", {dales.say('wensleydale-map-pencilled')}$")
    expect(dales.border("rylstone", "cracoe")).to_have_accessible_name(in_pencil)

    # A link more, and clicked once more it is gone again.
    dales.click_on_map(dales.border("threshfield", "kilnsey"))
    longer = drawn(dales, "skipton", "kilnsey")
    expect(longer).to_contain_text(dales.say("wensleydale-line-cost", links=4, cost=8))
    dales.click_on_map(dales.border("threshfield", "kilnsey"))
    expect(line).to_be_visible()
    assert dales.shown["version"] == before["version"]

    # Put away it stays in sight, the board plays again, and a reload finds it.
    dales.page.keyboard.press("Escape")
    expect(dales.step("ripon", "kirkby_malzeard")).to_be_visible()
    dales.shown = {}
    dales.page.reload()
    dales.arrive()
    expect(line).to_contain_text(dales.say("wensleydale-draft-can"))

    # Who comes next to the screen does not see it.
    dales.no_more("no-build")
    assert dales.shown["looking"] != before["looking"]
    expect(line).to_be_hidden()
