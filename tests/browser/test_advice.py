"""Advice on the page: hints at three depths, why and why not, a game won by hints alone, and the analysis after one."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from websockets.sync.client import connect

from .conftest import OpenScreen
from .germany import GermanScreen, longest
from .house import House
from .hurry import PATIENCE, Shown, address, hurry, known_by
from .screen import Screen
from .test_accessible import map_aside, violations

pytestmark = [pytest.mark.browser, pytest.mark.long]

HINT_KEY = "a"
NEAR_THE_END = 3  # wagons


def card(screen: Screen) -> Locator:
    return screen.page.get_by_test_id("hint")


def hint(screen: Screen, depth: str) -> dict[str, Any]:
    """Asks for a hint of this depth, having had those before, and waits for it."""
    screen.answers.clear()
    screen.page.keyboard.press(HINT_KEY)
    titles = {"aim": "hint-aims", "best": "hint-best", "plan": "hint-plan"}
    card(screen).get_by_role("heading", name=screen.say(titles[depth]), exact=True).wait_for()
    told = screen.answers[-1]
    assert (told["type"], told["depth"]) == ("hint", depth)
    return told


def said(screen: GermanScreen, action: dict[str, Any]) -> str:
    """An action of a turn as the page says it."""
    given = {name: value for name, value in action.items() if name not in ("id", "kind", "notation")}
    return screen.say(f"germany-do-{action['kind']}", **given)


def can_claim(shown: Shown) -> bool:
    return shown["view"]["phase"] == "turn" and any(action["kind"] == "claim" for action in shown["actions"])


def test_hints_go_deeper_each_time_and_moves_are_explained(screen: GermanScreen) -> None:
    screen.make("me", "planner", seed=5)
    hurry(screen.context, screen.url, screen.id, longest, lambda shown: can_claim(shown) and shown["view"]["turn"] > 9)
    screen.sit()
    page = screen.page
    page.keyboard.press("?")
    page.get_by_role("dialog").get_by_text(screen.say("keys-hint"), exact=True).wait_for()
    page.keyboard.press("Escape")

    assert hint(screen, "aim")["best"] == []
    best = hint(screen, "best")["best"]
    first = card(screen).get_by_role("button", name=said(screen, best[0]["action"]), exact=True)
    assert page.evaluate("document.adoptedStyleSheets.length") == 0
    first.hover()
    screen.sees("document.adoptedStyleSheets.length === 1")  # what it is about is ringed
    first.click()
    term = best[0]["terms"][0]["term"].replace(" ", "-")
    card(screen).get_by_text(screen.say(f"germany-term-{term}"), exact=True).wait_for()

    told = hint(screen, "plan")
    assert told["plan"]
    numbers = screen.board.locator(".planned text").all_text_contents()
    assert numbers == [str(number + 1) for number in range(len(told["plan"]))]
    for language in ("it", "fr", "en"):
        screen.turn_to(language)
        for aim in told["aims"]:
            card(screen).get_by_text(screen.say(aim["id"], **aim["args"]), exact=True).wait_for()
        for weighed in told["best"]:
            sentence = said(screen, weighed["action"])
            expect(card(screen).get_by_role("button", name=sentence, exact=True)).to_be_visible()
        name = screen.board.locator(f"[data-stop='route:{told['plan'][0]}']").get_attribute("aria-label")
        assert name is not None
        assert name.endswith(screen.say("germany-map-route-planned", said="", number=1))
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(card(screen)).to_have_count(0)
    expect(screen.board.locator(".planned text")).to_have_count(0)

    # Why another did it: what everybody sees, and that there is more.
    log = page.get_by_role("list", name=screen.say("log-title"), exact=True)
    log.get_by_role("button", name=screen.say("why-step", step="")).last.click()
    log.get_by_text(screen.say("why-part")).or_(log.get_by_text(screen.say("why-hidden"))).wait_for()
    # Why not this: against the best.
    claim = screen.actions("claim")[-1]
    screen.click_on_map(screen.route(claim["route"]))
    screen.market.get_by_role("button", name=screen.say("why-action", sentence=said(screen, claim)), exact=True).click()
    screen.sees("!!document.querySelector('.choice .explained')")
    answer = screen.answers[-1]
    assert said(screen, answer["done"]["action"]) == said(screen, claim)  # of parallel tracks it may be the other one
    others = [said(screen, weighed["action"]) for weighed in answer["instead"]]
    text = screen.market.locator(".explained p").first.inner_text()
    assert any(text.endswith(other) for other in others), text
    with map_aside(page):
        assert violations(page) == []


def play_by_hints(screen: GermanScreen, wagons: int) -> None:
    """Asks for the best move and plays it, past the page, until somebody has so few wagons left."""
    headers = known_by(screen.context, screen.url)
    asked = None
    with connect(address(screen.url, screen.id), additional_headers=headers, max_size=None) as chair:
        while True:
            told: dict[str, Any] = json.loads(chair.recv(timeout=PATIENCE))
            if told["type"] == "hint":
                play = {"type": "play", "seat": 0, "at": told["version"], "action": told["best"][0]["action"]["id"]}
                chair.send(json.dumps(play))
            elif told["type"] == "table" and told["actions"] and told["version"] != asked:
                if min(player["wagons"] for player in told["view"]["players"]) <= wagons:
                    return
                asked = told["version"]
                chair.send(json.dumps({"type": "hint", "seat": 0, "depth": "best"}))


def test_a_game_is_won_against_the_weakest_level_by_following_hints_alone(screen: GermanScreen) -> None:
    screen.make("me", "novice", seed=2)
    play_by_hints(screen, NEAR_THE_END)
    screen.sit()
    decisions = 0
    while not screen.shown["table"]["over"]:
        hint(screen, "aim")
        hint(screen, "best")
        screen.after(card(screen).get_by_role("button", name=screen.say("hint-play")).first.click)
        expect(card(screen)).to_have_count(0)  # the position it was about is no more
        decisions += 1
    assert decisions > 0
    assert screen.shown["view"]["ranks"][0] == 1


def test_a_finished_game_is_looked_at_again_and_played_on(open_screen: OpenScreen, own_house: House) -> None:
    """In a house of its own: with it goes what is still being looked at. The tickets kept in this deal cost much."""
    screen = open_screen(at=own_house)
    page = screen.page
    screen.make("me", "greedy", seed=3)
    hurry(screen.context, screen.url, screen.id, longest)
    screen.sit()
    page.keyboard.press("Enter")
    screen.button("end-analysis").click()
    page.get_by_role("progressbar").wait_for()
    # It lets everybody else's work go first, and so the other tests.
    screen.button("analysis-see").first.wait_for(timeout=6_000 * PATIENCE)
    for language in ("it", "fr", "en"):
        screen.turn_to(language)
        for heading in ("analysis-chance", "analysis-luck-title", "analysis-learnt", "analysis-costly"):
            page.get_by_role("heading", name=screen.say(heading, extent="part"), exact=True).wait_for()
        expect(page.get_by_text(screen.say("analysis-about-drawn"), exact=True)).to_be_visible()
    assert violations(page) == []
    screen.button("analysis-see").first.click()
    screen.button("history-now").wait_for()
    finished, screen.shown = screen.id, {}
    screen.button("branch-do").click()
    screen.button("branch-begin").click()
    screen.arrive()
    assert screen.shown["table"]["branch_of"] == finished
    assert screen.shown["actions"], "it is decided anew"

    # The game is not left for good: its analysis has a lesson on what cost so much.
    page.go_back()
    screen.button("end-analysis").click()
    lesson = screen.say("germany-lesson-tickets")
    screen.shown = {}
    screen.button("analysis-learnt-lesson", lesson=lesson).first.click()
    screen.arrive()
    assert screen.shown["lesson"]["lesson"] == "germany-tickets"
