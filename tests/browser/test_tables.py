"""The list of one's tables: how games stand or ended, and the way out of it."""

import pytest
from playwright.sync_api import Locator, expect

from branchline.server.people.deeds import A_PAGE

from .conftest import OpenScreen
from .germany import GermanScreen, finished
from .house import seat_guests
from .layout import faults
from .test_accessible import violations

pytestmark = pytest.mark.browser


def entries(screen: GermanScreen) -> Locator:
    screen.page.goto(screen.url)
    tables = screen.page.get_by_role("region", name=screen.say("tables-title"), exact=True)
    tables.wait_for()
    return tables.get_by_role("listitem")


def remove(screen: GermanScreen, entry: Locator, why: str) -> None:
    game = screen.say("game-germany")
    entry.get_by_role("button").last.click()
    question = screen.page.get_by_role("dialog", name=screen.say("tables-remove-title", game=game))
    expect(question).to_contain_text(screen.say(why))
    assert [*faults(screen.page), *violations(screen.page)] == []
    question.get_by_role("button", name=screen.say("tables-remove-do"), exact=True).click()
    expect(question).to_have_count(0)


def test_a_finished_table_says_who_won_and_a_table_of_ones_own_is_removed(open_screen: OpenScreen) -> None:
    screen = open_screen("fr")
    finished(screen)
    scores = screen.shown["timeline"][-1]["graph"]["score"]
    won = screen.say("end-winners", winners=[scores.index(max(scores))], many=1, score=max(scores))
    mine = entries(screen)
    expect(mine).to_contain_text(won)
    screen.make("me", "greedy", seed=5)
    entries(screen)
    expect(mine).to_have_count(2)
    yours = mine.filter(has_text=screen.say("tables-your-turn"))
    expect(mine.first).to_contain_text(screen.say("tables-your-turn"))
    remove(screen, yours, "tables-remove-alone")
    expect(mine).to_have_count(1)
    screen.page.reload()
    expect(mine).to_have_count(1)
    again = screen.say("tables-rematch", game=screen.say("game-germany"), names="…").split("…")[0].strip()
    mine.get_by_role("button", name=again).click()
    screen.page.get_by_role("heading", level=1).wait_for()
    screen.until(lambda shown: bool(shown) and not shown["table"]["over"])


def test_who_leaves_friends_leaves_a_computer_player_in_their_seat(open_screen: OpenScreen) -> None:
    anna, ben = open_screen(), open_screen()
    seat_guests([anna, ben], ("Anna", "Ben"), options={"start_player": 1})
    remove(ben, entries(ben), "tables-remove-others")
    expect(ben.page.get_by_text(ben.say("tables-none"))).to_be_visible()
    anna.until(lambda shown: shown["table"]["seats"][1]["kind"] == "bot" and bool(shown["actions"]))


def test_a_long_list_is_shown_a_page_at_a_time(open_screen: OpenScreen) -> None:
    screen = open_screen("it")
    screen.page.goto(screen.url)
    for _ in range(A_PAGE + 2):
        screen.make_table({"game": "germany", "seats": [{"kind": "me", "name": "Ida"}, {"kind": "open"}]})
    mine = entries(screen)
    expect(mine).to_have_count(A_PAGE)
    more = screen.page.get_by_role("region", name=screen.say("tables-title"), exact=True).get_by_role(
        "button", name=screen.say("results-more"), exact=True
    )
    more.click()
    expect(mine).to_have_count(A_PAGE + 2)
    expect(more).to_have_count(0)
