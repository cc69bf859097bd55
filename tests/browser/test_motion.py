"""The end is counted line by line, unless the reader wants no motion."""

import time

import pytest

from .conftest import OpenScreen
from .germany import GermanScreen, finished

pytestmark = pytest.mark.browser

LONGEST_COUNT = 15
# A line is written once neither it nor anything around it is faded out.
SEEN = """line => {
  for (let one = line; one; one = one.parentElement) {
    const style = getComputedStyle(one);
    if (Number(style.opacity) < 1 || style.visibility !== 'visible' || style.display === 'none') return false;
  }
  return true;
}"""


@pytest.fixture
def ended(open_screen: OpenScreen) -> OpenScreen:
    def ended(motion: bool) -> GermanScreen:
        screen = open_screen(motion=motion)
        finished(screen)
        return screen

    return ended


def written(screen: GermanScreen) -> list[bool]:
    sheet = screen.page.locator("table:not([role])").first
    sheet.wait_for()
    lines: list[bool] = sheet.locator("tbody td:nth-child(2) > :first-child").evaluate_all(f"all => all.map({SEEN})")
    return lines


def test_otherwise_it_is_counted_line_by_line(ended: OpenScreen) -> None:
    screen = ended(motion=True)
    assert not all(written(screen)), "everything was there at once"
    patience = time.monotonic() + LONGEST_COUNT
    while not all(written(screen)):
        assert time.monotonic() < patience, "the counting does not end"
        screen.page.wait_for_timeout(250)


def test_with_reduced_motion_the_sheet_is_complete_at_once_and_nothing_moves(ended: OpenScreen) -> None:
    screen = ended(motion=False)
    lines = written(screen)
    assert len(lines) == 11
    assert all(lines)
    screen.button("end-board").click()
    screen.board.get_by_role("application").wait_for()
    moving = screen.page.evaluate(
        "document.getAnimations().filter(one => one.effect.getComputedTiming().activeDuration > 20)"
        ".map(one => one.animationName ?? one.transitionProperty)"
    )
    assert moving == []
