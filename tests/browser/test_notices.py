"""What a player is told beside the game leaves when it is no longer true, covers nothing, and can be read again."""

import pytest
from playwright.sync_api import Locator, expect
from tests.cut import Wire

from .conftest import OpenScreen
from .germany import GermanScreen
from .house import seat_guests
from .layout import SIZES
from .test_refusals import DEAR

pytestmark = pytest.mark.browser


def read_again(screen: GermanScreen) -> Locator:
    """The notices kept with the log."""
    log = screen.region("log-title")
    return log.locator("details").get_by_role("listitem")


def resize(screen: GermanScreen, size: str) -> None:
    width, height = SIZES[size]
    screen.page.set_viewport_size({"width": width, "height": height})
    screen.settle()


def covers(screen: GermanScreen) -> bool:
    return bool(
        screen.notice.evaluate(
            """notice => {
              const board = document.querySelector('.board').getBoundingClientRect();
              const box = notice.getBoundingClientRect();
              return box.bottom > board.top && box.top < board.bottom && box.right > board.left;
            }"""
        )
    )


def test_a_refusal_covers_nothing_leaves_with_the_next_deed_and_stays_in_the_log(open_screen: OpenScreen) -> None:
    screen = open_screen("fr")
    screen.begin()
    screen.click_on_map(screen.route(DEAR, "free"))
    expect(screen.notice).to_contain_text(screen.say("notice-rule", rule="G6.2"))
    refusal = screen.answers[-1]["refusal"]
    for size in ("desk", "phone"):
        resize(screen, size)
        assert not covers(screen), size
    screen.draw()
    expect(screen.notice).to_be_hidden()
    screen.tab("log")
    screen.page.get_by_text(screen.say("notice-log", count=1), exact=True).click()
    for size in ("phone", "desk"):
        resize(screen, size)
        expect(read_again(screen)).to_contain_text(screen.say(refusal["id"], **refusal["args"]))
        expect(read_again(screen)).to_contain_text(screen.say("notice-rule", rule="G6.2"))
        expect(read_again(screen)).to_be_visible()


def test_a_cut_connection_is_told_on_both_sides_and_mends_itself(open_screen: OpenScreen, wire: Wire) -> None:
    anna, ben = open_screen(), open_screen(at=wire)
    seat_guests([anna, ben], ("Anna", "Ben"), options={"start_player": 1})
    ben.until(lambda shown: bool(shown["actions"]))
    offline = ben.page.get_by_role("status").filter(has_text=ben.say("offline-title"))
    wire.cut()
    mix = ben.option(ben.say("germany-do-tickets", short=2, long=2))
    mix.click()  # and this is lost on its way
    expect(offline).to_contain_text(ben.say("offline-unsure"))
    expect(anna.notice).to_have_text(anna.say("notice-away", name="Ben"))
    wire.mend()
    expect(offline).to_be_hidden()
    expect(anna.notice).to_be_hidden()
    anna.page.get_by_text(anna.say("notice-log", count=2), exact=True).click()
    expect(read_again(anna).first).to_contain_text(anna.say("notice-back", name="Ben"))
    expect(ben.notice).to_have_text(ben.say("offline-missing"))
    ben.changes(mix.click)
    expect(ben.notice).to_be_hidden()
