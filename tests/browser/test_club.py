"""A club evening: two people at browsers of their own and a computer player finish a game over the network.

One of them is cut off for a while, the other goes on playing on another device: both in Germany, and elsewhere one of
them, since these are no matter of a game. No seed can be chosen where a seat is
open, so nothing here depends on luck.
"""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.cut import Wire

from .conftest import OpenAny
from .dales import DalesScreen
from .door import through_the_door
from .first_turn import brief
from .germany import GermanScreen, longest
from .house import take_seat
from .hurry import Shown, hurry_together, is_over
from .layout import SIZES
from .moon import MoonScreen, one_link
from .moves import take_turn
from .screen import Screen
from .test_dales_whole_game import LAST
from .test_whole_game import cells

pytestmark = [pytest.mark.browser, pytest.mark.long]

ANNA, BEN = 0, 1
ROUNDS = 5  # of a game on the Moon, where the first to have 250 M would be a long evening's work


def by_the_form(screen: Screen) -> None:
    """Sets the table up on the first page."""
    page = screen.page
    page.goto(screen.url)
    page.get_by_role("button", name="3", exact=True).click()
    page.get_by_role("textbox", name=screen.say("setup-name", number=1), exact=True).fill("Anna")
    for number, who in ((2, "open"), (3, "greedy")):
        page.get_by_role("combobox", name=screen.say("setup-who", number=number), exact=True).select_option(who)
    screen.button("seats-open-table").click()


def by_request(screen: Screen, **options: Any) -> None:
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}]
    screen.make_table({"game": screen.game, "seats": seats, "options": options})
    screen.page.goto(f"{screen.url}/table/{screen.id}")


def on_the_moon(screen: Screen) -> None:
    by_request(screen, max_rounds=ROUNDS)


def invite(anna: Screen, ben: Screen) -> None:
    """Ben opens the address that Anna's page tells her to send him, and sits down."""
    link = anna.page.get_by_role("textbox", name=anna.say("join-address")).input_value()
    ben.page.goto(link.replace(anna.url, ben.url))
    take_seat(ben, BEN, "Ben")
    for screen in (anna, ben):
        screen.until(lambda shown: shown["looking"] is not None)
        screen.id = screen.shown["table"]["id"]


def play_until_it_is_annas_turn(anna: Screen, ben: Screen, choose: Callable[[Shown], Shown]) -> None:
    """Whoever decides takes a turn on their page, Ben at least one."""
    ben_played = False
    while True:
        anna.until(lambda _: bool(anna.shown["actions"] or ben.shown["actions"]))
        if anna.shown["actions"] and ben_played:
            return
        ben_played = ben_played or bool(ben.shown["actions"])
        take_turn(anna if anna.shown["actions"] else ben, choose)


def tell_browser(screen: Screen, news: str) -> None:
    """As the system does that has lost or found a network; without it the page only takes longer to notice."""
    screen.page.evaluate("news => dispatchEvent(new Event(news))", news)


def play_while_ben_is_cut_off(anna: Screen, ben: Screen, wire: Wire, choose: Callable[[Shown], Shown]) -> None:
    """It is Anna's turn. Ben's page says that it is cut off, and once it is back what she has done meanwhile."""
    before = anna.shown["steps"]
    offline = ben.page.locator("[role=status]").filter(has_text=ben.say("offline-title"))
    wire.cut()
    tell_browser(ben, "offline")
    take_turn(anna, choose)
    expect(offline).to_contain_text(ben.say("offline-safe"))
    expect(ben.region("seats-title")).not_to_contain_text(ben.say("seats-present"))  # he cannot know
    assert ben.shown["steps"] <= before
    wire.mend()
    tell_browser(ben, "online")
    ben.until(lambda shown: shown["version"] >= anna.shown["version"])
    expect(offline).to_be_hidden()
    log = ben.region("log-title")
    log.get_by_role("button", name=ben.say("log-news"), exact=True).click()
    expect(log.get_by_role("listitem").filter(has_text="Anna").first).to_be_visible()


def go_on_on_a_phone(anna: Screen, open_any: OpenAny) -> Screen:
    """It is Anna's turn. She makes an account, signs in on her phone, where nobody knew her, and finds her seat."""
    name = f"Anna of {anna.game}"  # every game of this test is played in the same house
    through_the_door(anna, "new", name)
    assert anna.arrive()["looking"] == ANNA
    width, height = SIZES["phone"]
    phone: Screen = open_any(type(anna), width=width, height=height)
    phone.page.goto(phone.url)
    through_the_door(phone, "in", name)
    tables = phone.page.get_by_role("region", name=phone.say("tables-title"), exact=True)
    tables.get_by_role("link").filter(has_text=phone.say("tables-your-turn")).click()
    assert (phone.arrive()["looking"], phone.id) == (ANNA, anna.id)
    return phone


@pytest.mark.parametrize(
    ("sort", "set_up", "what_happens", "choose", "nearly_over"),
    [
        (
            GermanScreen,
            by_the_form,
            ("cut off", "another device"),
            longest,
            lambda view: view["turns_left"] is not None,
        ),
        (
            DalesScreen,
            by_request,
            ("another device",),
            brief,
            lambda view: (view["turn"], view["phase"]) == (LAST, "takeover"),
        ),
        (MoonScreen, on_the_moon, ("cut off",), one_link, lambda view: view["round"] == ROUNDS),
    ],
    ids=["germany", "wensleydale", "lunar"],
)
def test_friends_finish_a_game_one_cut_off_for_a_while_and_one_on_another_device(
    sort: type[Screen],
    set_up: Callable[[Screen], None],
    what_happens: tuple[str, ...],
    choose: Callable[[Shown], Shown],
    nearly_over: Callable[[dict[str, Any]], bool],
    open_any: OpenAny,
    wire: Wire,
) -> None:
    anna, ben = open_any(sort), open_any(sort, at=wire)
    set_up(anna)
    invite(anna, ben)
    if "cut off" in what_happens:
        play_until_it_is_annas_turn(anna, ben, choose)
        play_while_ben_is_cut_off(anna, ben, wire, choose)
    people = [anna, ben]
    if "another device" in what_happens:
        play_until_it_is_annas_turn(anna, ben, choose)
        people = [go_on_on_a_phone(anna, open_any), ben]
        take_turn(people[0], choose)

    for screen in (anna, *people):
        screen.page.goto(f"{screen.url}/api/health")  # to draw all that comes now would cost more than the rest
    hurry_together(people, choose, lambda shown: is_over(shown) or nearly_over(shown["view"]))
    for screen in people:
        screen.shown = {}
        screen.page.goto(f"{screen.url}/table/{screen.id}")
        screen.until(bool)
    told = hurry_together(people, choose)
    ranks = told[0]["view"]["ranks"]
    assert told[1]["view"]["ranks"] == ranks
    places = [anna.say("sheet-rank", rank=rank) for rank in ranks]
    for screen in people:
        expect(screen.page.locator("h2").filter(has_text=screen.say("end-title"))).to_be_visible()
        assert screen.shown["view"]["scores"] == told[0]["view"]["scores"]
        assert cells(screen.page.locator("table").first, screen.say("sheet-place")) == places
    expect(ben.sentence).to_have_text(people[0].sentence.inner_text())
