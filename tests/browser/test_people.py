"""Accounts on the page: a guest takes their seat along, another browser finds it, and a host looks after tables."""

import pytest
from playwright.sync_api import expect

from .conftest import OpenScreen
from .door import PASSWORD, field, send, to_the_door
from .house import House
from .layout import SIZES
from .test_accessible import troubles, violations

pytestmark = pytest.mark.browser


def test_who_signs_up_at_a_table_and_loses_the_cookie_signs_in_and_plays_on(
    open_screen: OpenScreen, own_house: House
) -> None:
    screen = open_screen("fr", at=own_house)
    page = screen.page
    screen.make("me", "greedy", "greedy", seed=5)
    screen.sit()
    to_the_door(screen)
    wrong = [f"new: {line}" for line in troubles(page, 0)]
    field(screen, "account-name").fill("Anna")
    field(screen, "account-password").fill("short")
    send(screen, "account-new").click()
    expect(page.get_by_role("alert")).to_have_text(screen.say("error-password-short", least=8))
    field(screen, "account-password").fill(PASSWORD)
    screen.shown = {}
    send(screen, "account-new").click()
    assert screen.arrive()["looking"] == 0  # back at the table, in the same seat
    mine = page.locator("header").get_by_role("link", name=screen.say("header-account", name="Anna"), exact=True)
    expect(mine).to_be_visible()
    screen.button("preferences-title").click()
    with page.expect_response("**/api/me/preferences"):
        page.get_by_role("dialog").get_by_role("button", name=screen.say("preferences-theme-dark"), exact=True).click()
    page.keyboard.press("Escape")
    mine.click()
    page.get_by_role("heading", name=screen.say("account-delete"), exact=True).wait_for()
    wrong += [f"mine: {line}" for line in troubles(page, 1)]

    # Another browser: nothing is known there.
    page.goto(f"{own_house.url}/api/health")
    page.evaluate("localStorage.clear()")
    screen.context.clear_cookies()
    page.goto(f"{own_house.url}/table/{screen.id}")
    screen.until(lambda shown: bool(shown) and shown["looking"] is None)
    to_the_door(screen)
    page.get_by_text(screen.say("account-lost"), exact=True).click()
    wrong += [f"in: {line}" for line in troubles(page, 2)]
    field(screen, "account-name").fill("ANNA")
    field(screen, "account-password").fill(PASSWORD)
    screen.shown = {}
    field(screen, "account-password").press("Enter")
    assert screen.arrive()["looking"] == 0
    expect(page.locator("html[data-theme=dark]")).to_be_attached()
    screen.mix(2, 2)
    page.goto(f"{own_house.url}/confirm#of-an-old-letter")
    screen.button("email-confirm-do").click()
    expect(page.get_by_role("alert")).to_have_text(screen.say("error-confirm"))
    wrong += [f"letter: {line}" for line in troubles(page, 0)]
    assert wrong == []


def test_a_host_deletes_a_table_blocks_people_and_reads_the_log(open_screen: OpenScreen, own_house: House) -> None:
    host, ben = open_screen("it", at=own_house), open_screen(at=own_house)
    page = host.page
    for screen, name in ((host, "Anna"), (ben, "Bénédicte von Hohenstein")):
        screen.ask("POST", "/api/accounts", {"name": name, "password": PASSWORD})
    id = ben.make("me", "greedy")
    page.goto(own_house.url)
    page.locator("header").get_by_role("link", name=host.say("host-title"), exact=True).click()
    tables = page.get_by_role("region", name=host.say("host-tables", count=1), exact=True)
    tables.wait_for()
    wrong = troubles(page, 3)
    tables.get_by_role("button", name=host.say("host-delete-table", name="…").split("…")[0]).click()
    wrong += violations(page)
    page.get_by_role("dialog").get_by_role("button", name=host.say("host-delete"), exact=True).click()
    names = "Bénédicte von Hohenstein, Clara"
    told = host.say("deed-table-deleted", who="Anna", table=id, game=host.say("game-germany"), names=names)
    expect(page.get_by_role("region", name=host.say("host-deeds")).get_by_role("listitem").first).to_contain_text(told)
    ben.page.goto(f"{own_house.url}/table/{id}")
    expect(ben.page.get_by_text(ben.say("error-unknown-table", table=id))).to_be_visible()

    block = host.say("host-block-person", name="Bénédicte von Hohenstein")
    page.get_by_role("button", name=block, exact=True).click()
    width, height = SIZES["phone"]
    ben.page.set_viewport_size({"width": width, "height": height})
    expect(page.get_by_text(host.say("host-blocked"))).to_be_visible()
    ben.page.goto(f"{own_house.url}/account")
    expect(ben.page.get_by_role("alert")).to_have_text(ben.say("error-blocked"))

    carl = open_screen(at=own_house)  # who has no account
    table = carl.make("me", "greedy")
    page.reload()
    page.get_by_role("button", name=host.say("host-block-table", name="…").split("…")[0]).click()
    wrong += violations(page)
    block = host.say("host-block-person", name="Player 1")
    page.get_by_role("dialog").get_by_role("button", name=block, exact=True).click()
    guests = page.get_by_role("region", name=host.say("host-guests", count=1), exact=True)
    expect(guests).to_contain_text("Player 1")
    wrong += troubles(page, 3)
    carl.page.goto(f"{own_house.url}/table/{table}")
    expect(carl.page.get_by_text(carl.say("error-guest-blocked"))).to_be_visible()
    guests.get_by_role("button", name=host.say("host-let-in-person", name="Player 1"), exact=True).click()
    expect(guests).to_be_hidden()
    assert wrong == []
