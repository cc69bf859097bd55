"""Walks through every screen of the page; each stop is a state a player meets."""

import re
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import WebSocketRoute

from branchline.lessons import lesson as taught

from .dales import DalesScreen
from .first_turn import MOMENTS, TURN
from .germany import ROUTES, GermanScreen, both_ends_wait, finished, middle
from .hurry import Script, hurry
from .moon import METEOR, MoonScreen, Rehearsal, milepost
from .screen import Screen

Tour = Iterator[str]
# How a tour goes, and on what sort of screen.
Guide = tuple[type[Screen], Callable[[Any], Tour]]


def lobby(screen: GermanScreen) -> Tour:
    page = screen.page
    page.goto(screen.url)
    screen.button("lobby-play").wait_for()
    yield "landing"
    screen.button("preferences-title").click()
    page.get_by_role("dialog", name=screen.say("preferences-title")).wait_for()
    yield "preferences"
    page.keyboard.press("Escape")
    options = page.locator("details").filter(has_text=screen.say("setup-options"))
    if options.get_attribute("open") is None:
        options.locator("summary").click()
    page.get_by_role("button", name="5", exact=True).click()
    who = page.get_by_role("combobox", name=screen.say("setup-who", number=2), exact=True)
    who.select_option("here")
    page.get_by_role("combobox", name=screen.say("setup-who", number=3), exact=True).select_option("open")
    yield "set-up form"
    page.goto(f"{screen.url}/about")
    page.get_by_role("heading", level=1).wait_for()
    yield "about"
    page.goto(f"{screen.url}/table/nowhere")
    page.get_by_role("link", name=screen.say("lost-home"), exact=True).wait_for()
    yield "no such table"


def turn(screen: GermanScreen) -> Tour:
    """One game from the first choice to the second card of a turn."""
    page = screen.page
    screen.make("me", "greedy", "greedy", seed=5)
    screen.sit()
    yield "ticket mix"
    screen.mix(2, 2)
    yield "keep"
    screen.keep(2)
    yield "turn"
    dear = next(route for route in ROUTES.values() if route["length"] == 6 and not route["siblings"])
    screen.click_on_map(screen.route(dear["id"], "free"))
    screen.notice.wait_for()
    yield "refused"
    screen.notice.get_by_role("button", name=screen.say("dialog-close")).click()
    screen.tool("pencil").click()
    screen.click_on_map(screen.route(dear["id"], "free"))
    screen.page.get_by_role("region", name=screen.say("germany-plan-title", routes=1)).wait_for()
    yield "pencil"
    screen.button("pencil-done").click()
    claim = both_ends_wait(screen)
    screen.click_on_map(screen.route(claim["route"]))
    page.get_by_role("group", name=screen.say("germany-pay-title", route=claim["route"]), exact=True).wait_for()
    yield "payment"
    screen.pay(claim)
    yield "passenger"
    screen.passenger(screen.waiting[0])
    screen.passenger(None)
    screen.draw()
    yield "second card"


def reading(screen: GermanScreen) -> Tour:
    """What can be looked up at a table in the middle of a game."""
    page = screen.page
    middle(screen)
    yield "middle of a game"
    for depth in ("hint-aims", "hint-best", "hint-plan"):
        page.keyboard.press("a")
        page.get_by_test_id("hint").get_by_role("heading", name=screen.say(depth), exact=True).wait_for()
    yield "hint"
    page.keyboard.press("Escape")
    for tool, title in (("list", "list-title"), ("keys", "keys-title"), ("rules", "tool-rules")):
        screen.tool(tool).click()
        page.get_by_role("dialog", name=screen.say(title)).wait_for()
        yield title
        page.keyboard.press("Escape")
    screen.tool("history").click()
    screen.button("history-before").click()
    page.wait_for_timeout(200)
    yield "history"


def rules(screen: MoonScreen) -> Tour:
    """The rules of a game, all of them and those with a word; and one of them over the form of a new table."""
    page = screen.page
    page.goto(f"{screen.url}/rules/{screen.game}")
    page.locator("figure").first.wait_for()
    yield "rules"
    page.get_by_role("searchbox").fill("locomotive")
    page.locator("mark").first.wait_for()
    yield "rules, searched"
    page.goto(screen.url)
    page.get_by_role("button", name=screen.say(f"game-{screen.game}")).click()
    options = page.locator("details").filter(has_text=screen.say("setup-options"))
    page.get_by_role("heading", level=2, name=screen.say(f"game-{screen.game}"), exact=True).wait_for()
    if options.get_attribute("open") is None:
        options.locator("summary").click()
    options.get_by_role("button", name=screen.say("notice-rule", rule="L7.12"), exact=True).click()
    page.get_by_role("dialog").wait_for()
    yield "rule"


def waiting(screen: GermanScreen) -> Tour:
    """Somebody else's turn. Computer players are too quick to be seen, so the page hears of no move they make."""
    screen.make("me", "greedy", "greedy", seed=5, options={"start_player": 1})

    def deafen(socket: WebSocketRoute) -> None:
        heard: list[str | bytes] = []

        def pass_on(message: str | bytes) -> None:
            if not heard:
                socket.send(message)
            heard.append(message)

        socket.connect_to_server().on_message(pass_on)

    screen.altered().route_web_socket(re.compile("/ws$"), deafen)
    screen.page.goto(f"{screen.url}/table/{screen.id}")
    screen.sentence.wait_for()
    yield "waiting"


def curtain(screen: GermanScreen) -> Tour:
    screen.make("me", "here", seed=3)
    screen.sit()
    yield "curtain"
    screen.look()
    screen.mix(2, 2)
    yield "passing the screen on"


def friends(screen: GermanScreen) -> Tour:
    """A table that waits, for whoever made it and for a guest."""
    page = screen.page
    screen.make("me", "open", "greedy", "open", "open")
    page.goto(f"{screen.url}/table/{screen.id}")
    page.get_by_role("heading", name=screen.say("seats-waiting", count=3)).wait_for()
    yield "waiting for friends"
    for number, who in ((2, "person"), (5, "greedy")):
        page.get_by_role("combobox", name=screen.say("setup-who", number=number), exact=True).select_option(who)
    screen.button("join-copy").click()
    page.get_by_role("status").get_by_text(screen.say("join-copied")).wait_for()
    yield "filling seats"
    screen.context.clear_cookies()
    page.reload()
    page.get_by_role("textbox", name=screen.say("join-name", number=4), exact=True).wait_for()
    yield "invited to sit down"


def end(screen: GermanScreen) -> Tour:
    finished(screen)
    screen.page.get_by_role("heading", name=screen.say("end-title")).wait_for()
    yield "end"
    screen.page.get_by_text(screen.say("end-graph-table")).click()
    for summary in screen.page.get_by_role("table").first.locator("summary").all():
        summary.click()
    yield "end, unfolded"
    screen.button("end-board").click()
    screen.button("end-sheet").wait_for()
    yield "board after the end"
    screen.tool("history").click()
    screen.button("history-turn-before").click()
    screen.button("history-now").wait_for()
    yield "history after the end"


def dales(screen: DalesScreen) -> Tour:
    """The first turn in the Dales, with everything that is chosen half way."""
    screen.begin()
    played = 0

    def come_to(moment: str) -> None:
        nonlocal played
        screen.play(*TURN[played : MOMENTS[moment]])
        played = MOMENTS[moment]
        assert screen.phase == moment

    come_to("auction")
    screen.box(3).click()
    yield "auction"
    come_to("build")
    screen.click_on_map(screen.border("darlington", "gainford"))
    screen.notice.wait_for()
    yield "build, refused"
    screen.notice.get_by_role("button", name=screen.say("dialog-close")).click()
    screen.tool("pencil").click()
    screen.click_on_map(screen.border("skipton", "rylstone"))
    screen.market.get_by_text(screen.say("wensleydale-draft-can")).wait_for()
    yield "build, in pencil"
    screen.tool("pencil").click()
    come_to("pay")
    yield "pay"
    come_to("exchange")
    screen.compose({"government": 2})
    yield "exchange"
    come_to("trains")
    screen.button("wensleydale-prompt-pass").click()
    yield "trains, pass?"
    come_to("takeover")
    yield "takeover"
    screen.offer(screen.view["takeovers"][0])
    yield "takeover begun"


def dales_reading(screen: DalesScreen) -> Tour:
    """What can be looked up in the Dales, and the end."""
    screen.visit("trains")
    for tool, title in (("keys", "keys-title"), ("rules", "tool-rules")):
        screen.tool(tool).click()
        screen.page.get_by_role("dialog", name=screen.say(title)).wait_for()
        yield title
        screen.page.keyboard.press("Escape")
    screen.visit("end")
    screen.page.get_by_role("heading", name=screen.say("end-title")).wait_for()
    yield "end"
    for summary in screen.board.locator("summary").all():
        summary.click()
    yield "end, unfolded"


def moon(screen: MoonScreen) -> Tour:
    """A train at a station with a way thought of, the pencil, what can be looked up, a delivery, an event, the end."""
    start = Rehearsal().follow(build="fra-mauro").openings_over().place("fra-mauro")
    screen.visit("at a station", start)
    screen.aim("tycho", "ride")
    screen.path("now").wait_for()
    yield "ride"
    screen.page.keyboard.press("Escape")
    screen.page.keyboard.press("p")
    screen.page.get_by_role("region", name=screen.say("lunar-draft"), exact=True).wait_for()
    screen.settle()  # beside the panel the map has less room
    screen.click_milepost(milepost("tycho"))
    screen.click_milepost(milepost("clavius"))
    screen.path("later").wait_for(state="attached")  # it has no width: it leads straight down
    yield "pencil"
    screen.page.keyboard.press("p")
    for key, title in (("c", "lunar-cities"), ("o", "lunar-locos")):
        screen.page.keyboard.press(key)
        screen.page.get_by_role("dialog", name=screen.say(title)).wait_for()
        yield title
        screen.page.keyboard.press("Escape")
    screen.visit("delivered", start.play("load oxygen").follow(ride="tycho").play("deliver d96 oxygen"))
    screen.page.get_by_test_id("delivered").wait_for()
    yield "delivered"
    screen.visit("event", Rehearsal(METEOR).openings_over().pass_turn().play("exchange"))
    screen.button("lunar-news-close").wait_for()
    yield "event"
    screen.visit("end", Rehearsal(max_rounds=3).openings_over().pass_turn().pass_turn())
    screen.page.get_by_role("heading", name=screen.say("end-title")).wait_for()
    for summary in screen.board.locator("summary").all():
        summary.click()
    yield "end, unfolded"


def lesson(screen: GermanScreen) -> Tour:
    """A lesson from a task to its closing words, what else there is to learn, and the coach of a first game."""
    screen.learn("germany-end")
    yield "task"
    screen.tool("learn").click()
    screen.page.get_by_role("dialog", name=screen.say("learn-title")).get_by_role("listitem").first.wait_for()
    yield "lessons"
    screen.page.keyboard.press("Escape")
    played = Script(*(notation for task in taught("germany-end").tasks for notation in task.solution))
    hurry(screen.context, screen.url, screen.id, played.choose, lambda shown: shown["lesson"]["task"] is None)
    screen.teacher.get_by_role("link", name=screen.say("lesson-play")).wait_for()
    yield "closing words"
    screen.coached()
    screen.make("me", "greedy", seed=5)
    screen.sit()
    screen.teacher.wait_for()
    yield "coach"


TOURS: dict[str, Guide] = {
    "lobby": (GermanScreen, lobby),
    "turn": (GermanScreen, turn),
    "reading": (GermanScreen, reading),
    "rules": (MoonScreen, rules),
    "waiting": (GermanScreen, waiting),
    "curtain": (GermanScreen, curtain),
    "friends": (GermanScreen, friends),
    "end": (GermanScreen, end),
    "lesson": (GermanScreen, lesson),
    "dales": (DalesScreen, dales),
    "dales, reading": (DalesScreen, dales_reading),
    "moon": (MoonScreen, moon),
}
