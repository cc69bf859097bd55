"""An auction in the Dales: three people on three pages, one of them is overbid."""

from collections.abc import Sequence

import pytest
from playwright.sync_api import expect

from .conftest import OpenDales
from .dales import DalesScreen
from .house import seat_guests

pytestmark = pytest.mark.browser

NAMES = ("Anna", "Ben", "Carla")


def expect_bidder(screens: Sequence[DalesScreen], seat: int, bids: int = 0) -> None:
    """Everybody is told who bids now, and only that person is asked to."""
    for number, screen in enumerate(screens):
        screen.until(lambda shown: shown["view"]["seat"] == seat)
        expected = ("expect-auction", {"bids": bids}) if number == seat else ("wait-auction", {"player": seat})
        expect(screen.sentence).to_have_text(screen.say(f"wensleydale-{expected[0]}", **expected[1]))
        cubes = screen.view["players"][seat]["cubes"]
        bidder = screen.say("wensleydale-bidder-now", player=seat, cubes=cubes, bids=bids)
        expect(screen.market.get_by_role("listitem").filter(has_text=bidder)).to_be_visible()


def expect_bid(screens: Sequence[DalesScreen], box: int, seat: int, cubes: int) -> None:
    for screen in screens:
        standing = screen.say("wensleydale-box-bid", player=seat, cubes=cubes)
        expect(screen.box(box)).to_contain_text(standing)


def test_who_is_overbid_has_the_cubes_back_and_must_bid_again(open_dales: OpenDales) -> None:
    screens = [open_dales("en"), open_dales("it"), open_dales("fr")]
    seat_guests(screens, NAMES, game="wensleydale")
    # Chance says who bids first; from there it goes around.
    first = screens[0].shown["view"]["seat"]
    last, second = (first + 2) % 3, (first + 1) % 3
    anna, ben, carla = screens[second], screens[last], screens[first]
    for screen in screens:
        screen.page.evaluate("window.stayed = true")
    expect_bidder(screens, first)
    carla.changes(carla.choose_bid(1, 3).click)
    expect_bid(screens, 1, seat=first, cubes=3)
    in_hand = carla.region("table-things")
    expect(in_hand).to_contain_text(carla.say("wensleydale-mine-cubes", cubes=9, stock=3))

    expect_bidder(screens, second)
    anna.changes(anna.choose_bid(5, 2).click)
    expect_bidder(screens, last)
    ben.changes(ben.choose_bid(1, 4).click)

    expect_bid(screens, 1, seat=last, cubes=4)
    expect(in_hand).to_contain_text(carla.say("wensleydale-mine-cubes", cubes=12, stock=3))
    expect_bidder(screens, first)
    for screen in screens:
        log = screen.region("log-title")
        expect(log).to_contain_text(screen.say("wensleydale-log-overbid", player=last, box=1, cubes=4, owner=first))

    # Against Ben a bid begins at five; less cannot be chosen, and the own box of one's own is refused.
    carla.box(1).click()
    bid = carla.market.get_by_role("spinbutton", name=carla.say("wensleydale-bid-cubes", box=1), exact=True)
    expect(bid).to_have_attribute("aria-valuemin", "5")
    expect(bid).to_have_attribute("aria-valuenow", "5")
    carla.changes(carla.choose_bid(8, 2).click)
    expect_bidder(screens, second, bids=1)
    anna.box(5).click()
    expect(anna.notice).to_contain_text(anna.say("refused-bid-own", box=5))
    assert all(screen.page.evaluate("window.stayed") for screen in screens)
