"""One person's screen: a page that is looked at and clicked, and what it was told by the server.

What is legal is read from what the page itself was sent; what happens is done with mouse and keys. Things are found
by their role and the name a screen reader says, which comes from the catalogues.
"""

import json
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, WebSocket

import branchline as bl
from branchline.locale import Speaker

GERMANY = bl.GAMES["germany"]
BOARD: Any = GERMANY.board
ROUTES: dict[str, dict[str, Any]] = {route["id"]: route for route in BOARD["routes"]}
PATIENCE = 20.0  # seconds; a busy machine is slow, and only a failure waits this long

# A point of the thing that a mouse would hit: nothing else lies over it.
HITTABLE = """thing => {
  for (const part of thing.querySelectorAll('*')) {
    const box = part.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (box.width && thing.contains(document.elementFromPoint(x, y))) return [x, y];
  }
  return null;
}"""


class Words(Speaker):
    """The page also says how many tickets there are, where games say which."""

    def _named(self, id: str, name: str, value: Any) -> dict[str, str | int]:
        return {name: value} if name == "tickets" and isinstance(value, int) else super()._named(id, name, value)


class Screen:
    """A page in a browser of its own person."""

    def __init__(self, context: BrowserContext, url: str, language: str = "en") -> None:
        self.context = context
        self.url = url
        self.id = ""
        self.shown: dict[str, Any] = {}
        self.answers: list[dict[str, Any]] = []
        self.troubles: list[str] = []
        self.speaker = Words(language, GERMANY)
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.page.on("websocket", self._listen)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, payload: str | bytes) -> None:
        message = json.loads(payload)
        if message["type"] == "table":
            self.shown = message
            self.speak(self.speaker.language)
        else:
            self.answers.append(message)

    # Words

    def speak(self, language: str) -> None:
        """What the page should say from now on."""
        names = [seat["name"] for seat in self.shown["table"]["seats"]] if self.shown else []
        self.speaker = Words(language, GERMANY, names)

    def say(self, id: str, /, **args: Any) -> str:
        """The sentence of that id, as the page should write it."""
        return self.speaker.say(id, **args)

    def route_name(self, route: str, state: str = "legal", **more: Any) -> str:
        """What a screen reader says of a route; `state` is free, legal, owned or closed."""
        r = ROUTES[route]
        facts = {"a": r["a"], "b": r["b"], "colour": r["colour"], "length": r["length"]}
        return self.say(f"germany-map-route-{state}", **facts, tracks=len(r["siblings"]) + 1, **more)

    # Coming to a table

    def make(self, *seats: str, **more: Any) -> str:
        """A table with these seats: me, here, open, or the name of a bot. The first seat starts."""
        people = ("me", "here", "open")
        asked = [{"kind": seat} if seat in people else {"kind": "bot", "bot": seat} for seat in seats]
        more["options"] = {"start_player": 0, **more.get("options", {})}
        answer = self.context.request.post(
            f"{self.url}/api/tables", data={"game": "germany", "seats": asked, **more}, timeout=PATIENCE * 1000
        )
        assert answer.status == 201, answer.text()
        self.id = answer.json()["id"]
        return self.id

    def sit(self, id: str = "") -> dict[str, Any]:
        """Opens the table's page and waits until it is laid."""
        self.shown = {}
        self.page.goto(f"{self.url}/table/{id or self.id}")
        return self.arrive()

    def arrive(self) -> dict[str, Any]:
        """Waits until the page shows a table that was asked for by other means."""
        self.until(bool)
        self.id = self.shown["table"]["id"]
        self.page.get_by_role("heading", level=1).wait_for()
        return self.mine()

    # Seeing

    def until(self, reached: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Waits until the server has told the page this."""
        patience = time.monotonic() + PATIENCE
        while not reached(self.shown):
            assert time.monotonic() < patience, f"this did not come: {self.shown.get('view', {}).get('phase')}"
            self.page.wait_for_timeout(10)
        return self.shown

    def mine(self) -> dict[str, Any]:
        """Waits until there is something to decide here, or the game is over."""
        return self.until(
            lambda shown: bool(shown["actions"]) or shown["table"]["over"] or shown["curtain"] is not None
        )

    def after(self, deed: Callable[[], object]) -> dict[str, Any]:
        """Does something that changes the table, and waits until there is something to decide again."""
        version = self.shown["version"]
        deed()
        self.until(lambda shown: shown["version"] > version)
        return self.mine()

    @property
    def phase(self) -> str:
        phase: str = self.shown["view"]["phase"]
        return phase

    @property
    def me(self) -> dict[str, Any]:
        player: dict[str, Any] = self.shown["view"]["players"][self.shown["looking"]]
        return player

    def actions(self, kind: str) -> list[dict[str, Any]]:
        return [action for action in self.shown["actions"] if action["kind"] == kind]

    @property
    def waiting(self) -> list[str]:
        """The colours of the passengers who can be taken now."""
        return [action["colour"] for action in self.actions("passenger") if action["colour"]]

    # Finding

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("table-board"), exact=True)

    @property
    def market(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("table-market"), exact=True)

    @property
    def notice(self) -> Locator:
        return self.page.get_by_test_id("notice")

    @property
    def sentence(self) -> Locator:
        return self.page.get_by_role("heading", level=1)

    def button(self, id: str, /, **args: Any) -> Locator:
        return self.page.get_by_role("button", name=self.say(id, **args), exact=True)

    def tool(self, name: str) -> Locator:
        """A tool of the table; on a phone it is behind a tab."""
        bar = self.page.get_by_role("toolbar", name=self.say("table-tools"))
        if not bar.is_visible():
            self.tab("more")
        return bar.get_by_role("button", name=self.say(f"tool-{name}"), exact=True)

    def tab(self, name: str) -> None:
        """Turns to a part of the table on a phone."""
        tabs = self.page.get_by_role("navigation", name=self.say("table-tabs"))
        tabs.get_by_role(
            "button", name=self.say("germany-tab" if name == "things" else f"table-tab-{name}"), exact=True
        ).click()

    def option(self, sentence: str) -> Locator:
        """One way of the choice that is open beside the board."""
        return self.market.get_by_role("group").get_by_role("button", name=sentence, exact=True)

    def route(self, route: str, state: str = "legal", **more: Any) -> Locator:
        return self.board.get_by_role("button", name=self.route_name(route, state, **more), exact=True).first

    # Doing, with the mouse

    def click_on_map(self, thing: Locator) -> None:
        thing.wait_for()
        point = thing.evaluate(HITTABLE)
        assert point, f"no mouse reaches {thing.get_attribute('aria-label')}"
        self.page.mouse.click(*point)

    def claim(self, action: dict[str, Any]) -> dict[str, Any]:
        """Clicks the route on the map, then the cards it is paid with."""
        self.click_on_map(self.route(action["route"]))
        return self.pay(action)

    def pay(self, action: dict[str, Any]) -> dict[str, Any]:
        payment = {name: action[name] for name in ("route", "colour", "cards", "locos")}
        return self.after(self.option(self.say("germany-do-claim", **payment)).click)

    def take(self, card: str) -> dict[str, Any]:
        slot = self.shown["view"]["display"].index(card) + 1
        return self.after(self.button("germany-slot-take", card=card, slot=slot).click)

    def draw(self) -> dict[str, Any]:
        deck = self.say("germany-deck", cards=self.shown["view"]["deck"])
        return self.after(self.market.get_by_role("button", name=deck).click)

    def mix(self, short: int, long: int) -> dict[str, Any]:
        if self.phase == "turn":
            self.button("germany-draw-tickets").click()
        return self.after(self.option(self.say("germany-do-tickets", short=short, long=long)).click)

    def keep(self, count: int) -> dict[str, Any]:
        """Marks the first tickets and keeps them."""
        for ticket in self.market.get_by_role("checkbox").all()[:count]:
            ticket.click()
        return self.after(self.button("germany-keep-button", chosen=count).click)

    def passenger(self, colour: str | None, on_map: bool = False) -> dict[str, Any]:
        place = self.deciding_at()
        if colour is None:
            return self.after(self.option(self.say("germany-do-passenger-none", place=place)).click)
        sentence = self.say("germany-do-passenger", place=place, colour=colour)
        if on_map:
            return self.after(lambda: self.click_on_map(self.board.get_by_role("button", name=sentence, exact=True)))
        return self.after(self.option(sentence).click)

    def deciding_at(self) -> str:
        """The place whose passengers are being decided."""
        place: str = ROUTES[self.shown["view"]["claimed"]]["a" if self.phase == "passenger-a" else "b"]
        return place

    def look(self) -> dict[str, Any]:
        """The next person comes to the screen and lifts the curtain."""
        seat = self.shown["curtain"]
        assert seat is not None
        self.button("curtain-button", name=self.speaker.seat(seat)).click()
        self.until(lambda shown: shown["looking"] == seat)
        return self.mine()

    def set_up(self) -> dict[str, Any]:
        """Chooses tickets as one does before the first turn."""
        self.mix(2, 2)
        return self.keep(2)


def both_ends_wait(screen: Screen) -> dict[str, Any]:
    """A claim after which a passenger can be chosen at each end; countries are left out, they are never empty alone."""
    waiting = screen.shown["view"]["passengers_at"]
    for claim in screen.actions("claim"):
        route = ROUTES[claim["route"]]
        if not route["siblings"] and waiting.get(route["a"]) and waiting.get(route["b"]):
            return claim
    raise AssertionError("no claim leads to two passengers; choose another seed")
