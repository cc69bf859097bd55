"""The whole page without a mouse."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .germany import GERMANY, GermanScreen, both_ends_wait, longest
from .hurry import Shown, hurry, is_over
from .keys import Keys, forbid_mouse

pytestmark = pytest.mark.browser

MOST_DECISIONS = 60


@pytest.fixture
def keys(screen: GermanScreen) -> Keys:
    return Keys(screen)


def test_from_the_first_page_to_whole_turns_of_every_kind(screen: GermanScreen, keys: Keys) -> None:
    pointed = forbid_mouse(screen)
    screen.page.goto(screen.url)
    screen.button("lobby-play").wait_for()
    keys.tab_to(screen.say("lobby-play"))
    keys.press("Enter")
    screen.arrive()
    screen.make("me", "greedy", seed=5)  # a deal that offers what is to be done here
    screen.sit()

    # Set-up: the open choice has the focus, so Tab goes on inside it, and digits choose.
    keys.tab_to(screen.say("germany-do-tickets", short=2, long=2))
    keys.does("Enter")
    keys.press("1", "3")
    expect(screen.market.get_by_role("checkbox", checked=True)).to_have_count(2)
    keys.tab_to(screen.say("germany-keep-button", chosen=2))
    keys.does("Enter")
    assert len(screen.me["held"]) == 2

    # A route, found on the map with the arrows; its price with Tab, one passenger on the map, one by its digit.
    claim = both_ends_wait(screen)
    keys.walk_to(screen.route_name(claim["route"]))
    keys.press("Enter")
    expect(screen.market.get_by_role("group")).to_be_visible()
    payment = {name: claim[name] for name in ("route", "colour", "cards", "locos")}
    keys.tab_to(screen.say("germany-do-claim", **payment))
    keys.does("Enter")
    assert screen.phase == "passenger-a"
    keys.walk_to(screen.say("germany-do-passenger", place=screen.deciding_at(), colour=screen.waiting[0]))
    keys.does("Enter")
    assert screen.phase == "passenger-b"
    keys.does("u")
    assert screen.phase == "passenger-a"
    keys.does("1")
    keys.does("0")
    assert sum(screen.me["passengers"].values()) == 1
    assert screen.phase == "turn"

    # Cards: one from its place in the display, one from the deck.
    display = screen.shown["view"]["display"]
    slot = next(index for index, card in enumerate(display) if card != "loco") + 1
    keys.does(str(slot))
    assert screen.phase == "second"
    keys.does("d")
    assert screen.phase == "turn"
    keys.tab_to(screen.say("germany-do-draw"))
    keys.does("Enter")
    keys.does("d")

    # Tickets.
    keys.press("t")
    keys.tab_to(screen.say("germany-do-tickets", short=4, long=0))
    keys.does("Enter")
    keys.press("2")
    keys.tab_to(screen.say("germany-keep-button", chosen=1))
    keys.does("Enter")
    assert len(screen.me["held"]) == 3

    # Help, rules, log and the past, and back.
    for key, title in (("?", "keys-title"), ("i", "tool-rules"), ("l", "list-title")):
        keys.press(key)
        expect(screen.page.get_by_role("dialog", name=screen.say(title))).to_be_visible()
        keys.press("Escape")
        expect(screen.page.get_by_role("dialog")).to_have_count(0)
    keys.press("h")
    screen.button("history-before").first.wait_for()
    keys.tab_to(screen.say("history-before"))
    keys.press("Enter")
    expect(screen.button("history-now").first).to_be_visible()
    keys.press("n")
    expect(screen.button("history-now")).to_have_count(0)

    # The log is one stop on the way, however long it is; inside it the arrows lead from line to line.
    keys.press("g", "Tab")
    newest = keys.holder
    keys.press("ArrowUp")
    assert not keys.are_on(newest)
    assert keys.inside("#log")
    keys.press("ArrowDown")
    assert keys.are_on(newest)
    assert pointed() == []


def play_from_the_list(screen: GermanScreen, keys: Keys, until: Callable[[Shown], bool]) -> None:
    keys.press("l")
    dialog = screen.page.get_by_role("dialog", name=screen.say("list-title"))
    search = dialog.get_by_role("searchbox")
    for _ in range(MOST_DECISIONS):
        if until(screen.shown):
            break
        expect(search).to_be_focused()
        wanted = longest(screen.shown)
        sentence = screen.speaker.line(GERMANY.action_line(wanted["id"], screen.shown["view"]))
        keys.write(sentence)
        keys.press("Tab")
        assert keys.focused == sentence
        keys.does("Enter")
    assert until(screen.shown)
    keys.press("Escape")


def test_a_game_is_played_from_the_list_of_moves(screen: GermanScreen, keys: Keys) -> None:
    """Its beginning and its end; what lies between is more of the same."""
    pointed = forbid_mouse(screen)
    screen.make("me", "greedy", seed=11)
    screen.sit()
    play_from_the_list(screen, keys, until=lambda shown: shown["steps"] > 24)
    hurry(screen.context, screen.url, screen.id, longest, lambda shown: shown["view"]["turns_left"] is not None)
    screen.sit()
    play_from_the_list(screen, keys, until=is_over)
    expect(screen.page.get_by_role("heading", name=screen.say("end-title"))).to_be_visible()
    assert pointed() == []
