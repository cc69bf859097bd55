"""Setting up a table: options that are more than a switch or a list."""

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from .moon import MoonScreen

pytestmark = pytest.mark.browser


def test_options_of_every_kind_are_chosen_before_the_game(moon: "MoonScreen") -> None:
    page = moon.page
    page.goto(moon.url)
    page.get_by_role("button", name="Lunar Rails").click()
    options = page.locator("details").filter(has_text=moon.say("setup-options"))
    limit = page.get_by_role("spinbutton", name=moon.say("option-lunar-opening-build-limit"), exact=True)
    expect(limit).to_have_value("")
    limit.fill("20")
    supply = options.get_by_role("group", name=moon.say("option-lunar-loco-supply"), exact=True)
    counts = supply.get_by_role("spinbutton")
    expect(counts).to_have_count(8)
    supply.get_by_role("button", name=moon.say("setup-unlimited"), exact=True).click()
    expect(counts).to_have_count(0)
    supply.get_by_role("button", name=moon.say("setup-limited"), exact=True).click()
    counts.nth(1).fill("1")
    tax = options.get_by_role("group", name=moon.say("option-lunar-tax-table"), exact=True)
    add = tax.get_by_role("button", name=moon.say("setup-bracket-add"), exact=True)
    for _ in range(3):
        add.press("Enter")
    tax.get_by_role("button", name=moon.say("setup-bracket-remove", number=1), exact=True).press("Enter")
    expect(add).to_be_focused()
    lower = tax.get_by_role("spinbutton", name=moon.say("setup-bracket-from", number=2), exact=True)
    lower.fill("60")
    moon.button("setup-start").click()
    assert lower.evaluate("field => !field.validity.valid")  # the brackets have to rise, so nothing was sent
    lower.fill("200")
    moon.button("setup-start").click()
    chosen = moon.until(bool)["view"]["options"]
    assert chosen["opening_build_limit"] == 20
    assert chosen["tax_table"] == [[100, 20], [200, 30]]
    assert (chosen["loco_supply"]["redstone"], chosen["loco_supply"]["von-braun"]) == (1, 6)
    assert chosen["crossgrade_cost"] is None
