"""Looking back: by moves and turns, all by itself, by a link to a moment; and what there is to keep at the end."""

import re
import struct

import pytest
from playwright.sync_api import expect

from .conftest import OpenMoon, OpenScreen
from .germany import GermanScreen, finished, longest
from .house import take_seat
from .hurry import Shown, hurry, hurry_together
from .moon import OPTIONS, MoonScreen, idle

pytestmark = pytest.mark.browser


def in_the_middle(screen: GermanScreen) -> Shown:
    screen.make("me", "greedy", "greedy", seed=5)
    hurry(screen.context, screen.url, screen.id, longest, lambda shown: bool(shown["actions"]) and shown["steps"] > 30)
    return screen.sit()


def copied_link(screen: GermanScreen) -> str:
    screen.altered().context.grant_permissions(["clipboard-read", "clipboard-write"])
    screen.button("history-link").click()
    screen.button("history-link-copied").wait_for()
    address: str = screen.page.evaluate("navigator.clipboard.readText()")
    return address


def test_the_game_plays_by_itself_until_it_is_paused_and_a_link_opens_at_its_moment_for_whoever_may_see_it(
    screen: GermanScreen, open_screen: OpenScreen
) -> None:
    in_the_middle(screen)
    plays_by_itself_until_it_is_paused(screen)
    screen.tool("history").click()
    screen.page.keyboard.press("Home")
    for _ in range(3):
        screen.page.keyboard.press("ArrowRight")
    expect(screen.sentence).to_contain_text(f"3 / {screen.shown['steps']}")
    address = copied_link(screen)
    assert address == f"{screen.url}/table/{screen.id}?at=2"
    said = screen.sentence.inner_text()

    screen.page.goto(address)
    expect(screen.sentence).to_have_text(said)
    hand = screen.region("table-things")
    expect(hand.get_by_text(screen.say("table-watching"))).to_be_hidden()

    stranger = open_screen()
    stranger.page.goto(address)
    expect(stranger.sentence).to_contain_text(f"3 / {screen.shown['steps']}")
    expect(stranger.page.get_by_text(stranger.say("table-watching")).first).to_be_visible()
    stranger.page.goto(f"{address}&seat=0")
    expect(stranger.notice).to_contain_text(screen.say("error-not-your-seat", player=0))
    expect(stranger.button("history-now")).to_be_hidden()


def test_after_the_end_it_opens_through_anybodys_eyes(screen: GermanScreen, open_screen: OpenScreen) -> None:
    finished(screen)
    screen.button("end-board").click()
    eyes = screen.page.get_by_role("combobox", name=screen.say("eyes-title"), exact=True)
    eyes.select_option("1")
    tickets = screen.region("table-things")
    expect(tickets).to_contain_text("Kassel")  # where a ticket of theirs leads, and none of one's own
    screen.tool("history").click()
    address = copied_link(screen)
    assert address.endswith(f"?at={screen.shown['steps'] - 1}&seat=1")
    seen = tickets.inner_text()

    friend = open_screen()
    friend.page.goto(address)
    friends = friend.region("table-things")
    expect(friends).to_have_text(re.compile(r"\s*".join(map(re.escape, seen.split()))))


def plays_by_itself_until_it_is_paused(screen: GermanScreen) -> None:
    steps = screen.shown["steps"]
    screen.page.keyboard.press("h")
    screen.page.keyboard.press("Space")
    expect(screen.sentence).to_contain_text(f"1 / {steps}")
    screen.button("history-pause").wait_for()
    screen.page.keyboard.press("Space")
    screen.button("history-play").wait_for()
    screen.button("history-play").click()
    screen.button("history-turn-after").click()
    screen.button("history-play").wait_for()
    screen.button("history-now").click()


def test_the_end_is_counted_before_anyone_is_named_and_nobody_has_to_wait(open_screen: OpenScreen) -> None:
    screen = open_screen(motion=True)
    view = finished(screen)["view"]
    winners = [seat for seat, rank in enumerate(view["ranks"]) if rank == 1]
    named = screen.say("end-winners", winners=winners, many=len(winners), score=max(view["scores"]))
    expect(screen.sentence).to_have_text(screen.say("end-counting"))
    body = screen.page.locator("body")
    assert named not in body.inner_text()
    assert screen.say("sheet-rank", rank=1) not in body.inner_text()
    screen.page.keyboard.press("Escape")
    expect(screen.sentence).to_have_text(named)
    expect(screen.page.get_by_role("status").get_by_text(named)).to_have_count(1)
    expect(screen.page.get_by_text(screen.say("sheet-rank", rank=1), exact=True)).to_be_visible()

    with screen.page.expect_download() as saved:
        screen.button("end-picture").click()
    assert re.fullmatch(r"branchline-germany-\d{4}-\d\d-\d\d\.png", saved.value.suggested_filename)
    picture = saved.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", picture[16:24])
    assert width > 2000
    assert height > 2000
    assert len(picture) > 300_000, "there is no board on it"


def test_a_rematch_leads_everybody_to_the_next_game(moon: MoonScreen, open_moon: OpenMoon) -> None:
    ben = open_moon()
    moon.make("me", "open", options={**OPTIONS, "max_rounds": 3})
    for screen in (moon, ben):
        screen.page.goto(f"{ben.url}/table/{moon.id}")
    take_seat(ben, 1, "Ben")
    ben.id = moon.arrive()["table"]["id"]
    hurry_together([moon, ben], idle)
    # Of the last move, which was Ben's, Anna's page reads nothing aloud but who has won, and that once.
    won = moon.until(lambda shown: shown["table"]["over"])["log"][-1]["events"][-1]
    named = moon.say(f"lunar-log-{won.pop('kind')}", **won)
    expect(moon.log).to_contain_text(named)
    expect(moon.page.get_by_role("status").get_by_text(named)).to_have_count(0)
    expect(moon.page.get_by_role("status").get_by_text(moon.sentence.inner_text(), exact=True)).to_have_count(1)

    moon.button("end-rematch").click()
    moon.page.get_by_text(moon.say("join-kept", name="Ben")).wait_for()

    ben.page.get_by_role("link", name=ben.say("end-rematch-join"), exact=True).click()
    take_seat(ben, 0, "Ben")
    shown = moon.until(lambda shown: not shown["table"]["over"] and bool(shown["looking"]))
    assert [(seat["name"], seat["yours"]) for seat in shown["table"]["seats"]] == [("Ben", False), ("Player 1", True)]
