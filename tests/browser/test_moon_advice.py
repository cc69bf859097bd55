"""Advice on the Moon: hints at three depths in millions, why and why not, and the analysis of a finished game."""

from functools import partial

import pytest
from playwright.sync_api import expect

from branchline import bots

from .moon import MoonScreen, Rehearsal
from .test_accessible import violations
from .test_advice import HINT_KEY, card

pytestmark = pytest.mark.browser

ROUNDS = 3


def finished() -> Rehearsal:
    """A short game between two planners."""
    rehearsal = Rehearsal(max_rounds=ROUNDS)
    state = rehearsal.state
    players = [bots.make("lunar", "planner", seat) for seat in range(2)]
    while not state.over:
        seat = state.seat
        rehearsal.play(state.notation(players[seat].choose(state.view(seat), partial(state.resample, seat))))
    return rehearsal


def test_hints_tell_what_to_carry_and_draw_the_track_to_build(moon: MoonScreen) -> None:
    moon.begin()
    page = moon.page
    for depth, title in (("aim", "hint-aims"), ("best", "hint-best"), ("plan", "hint-plan")):
        page.keyboard.press(HINT_KEY)
        card(moon).get_by_role("heading", name=moon.say(title), exact=True).wait_for()
        assert moon.answers[-1]["depth"] == depth
    told = moon.answers[-1]
    assert {weighed["unit"] for weighed in told["best"]} == {"millions"}
    numbers = moon.board.locator(".planned text").all_text_contents()
    assert told["plan"]
    assert set(numbers) == {str(number + 1) for number in range(card(moon).locator("ol").first.locator("li").count())}
    for language in ("it", "fr", "en"):
        moon.turn_to(language)
        for aim in told["aims"]:
            card(moon).get_by_text(moon.say(aim["id"], **aim["args"]), exact=True).wait_for()
        worth = moon.say("advice-worth", points=round(told["best"][0]["worth"], 1), unit="millions")
        expect(card(moon).get_by_text(worth, exact=True).first).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(moon.board.locator(".planned text")).to_have_count(0)


def test_a_finished_game_is_looked_at_again(moon: MoonScreen) -> None:
    script = finished().script
    moon.begin(script=script, max_rounds=ROUNDS)
    page = moon.page
    page.keyboard.press("Enter")
    moon.button("end-analysis").click()
    ridden = moon.region("lunar-empty").locator("tbody td:last-child b")
    expect(ridden).to_have_count(2)
    assert sum(map(int, ridden.all_text_contents())) == sum(notation.startswith("move ") for notation in script) > 0
    whole = page.get_by_role("heading", name=moon.say("analysis-costly", extent="all"), exact=True)
    whole.wait_for(timeout=60_000)
    page.get_by_role("heading", name=moon.say("analysis-chance"), exact=True).wait_for()
    assert violations(page) == []
