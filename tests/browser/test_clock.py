"""Tables with a clock on the page: when somebody's time is over the game goes on as the table chose."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect
from tests.server.conftest import HURRY, House, opened
from tests.server.timepiece import TestTimepiece

from branchline.server import Settings, create_app

from .conftest import OpenScreen
from .house import seat_guests
from .screen import Screen

pytestmark = pytest.mark.browser

HOUR = 3600
LETTERS = {"kind": "correspondence", "bank": 48 * HOUR, "allowance": 12 * HOUR, "most": 72 * HOUR}


@pytest.fixture
def time() -> TestTimepiece:
    return TestTimepiece()


@pytest.fixture
def timed_house(tmp_path: Path, time: TestTimepiece) -> Iterator[House]:
    """A server whose time the test tells."""
    with opened(create_app(Settings(**{**HURRY, "data": tmp_path / "timed.sqlite3"}), timepiece=time)) as house:
        yield house


def clock(screen: Screen, seat: int) -> Locator:
    return screen.page.locator(f'[data-spot="seat-{seat}"]').get_by_role("timer")


def told(screen: Screen, id: str) -> Locator:
    log = screen.region("log-title")
    return log.get_by_role("listitem").filter(has_text=screen.say(id, player=1))


def test_a_correspondence_table_whose_clock_runs_out_goes_on_as_chosen(
    open_screen: OpenScreen, timed_house: House, time: TestTimepiece
) -> None:
    anna, ben = open_screen(at=timed_house), open_screen(at=timed_house, width=390, height=844)
    start = {"start_player": 1}
    id = seat_guests((anna, ben), ("Anna", "Ben"), clock={**LETTERS, "at_zero": "bot"}, options=start)
    expect(clock(anna, 0)).to_have_text("2d")
    ben.page.goto(timed_house.url)
    time.put_forward(hours=49)  # nobody does anything
    expect(told(anna, "seats-timeout")).to_be_visible()
    expect(clock(anna, 1)).to_have_count(0)
    ben.page.goto(f"{timed_house.url}/table/{id}")
    ben.button("seats-back-do").click()
    expect(clock(anna, 1)).to_have_text("12h")


def test_a_table_that_waits_lets_the_others_vote(
    open_screen: OpenScreen, timed_house: House, time: TestTimepiece
) -> None:
    anna, ben = open_screen(at=timed_house), open_screen(at=timed_house)
    seat_guests((anna, ben), ("Anna", "Ben"), clock={**LETTERS, "at_zero": "wait"}, options={"start_player": 1})
    expect(clock(anna, 1)).to_have_text("1d 23h")
    time.put_forward(hours=49)
    anna.page.reload()
    expect(clock(anna, 1)).to_have_text("0:00")
    anna.button("vote-do").click()  # Ben is there, and does not play
    expect(told(anna, "seats-vote")).to_be_visible()
    expect(ben.button("seats-back-do")).to_be_visible()
