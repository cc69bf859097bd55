"""One person's screen: a page that is looked at and clicked, and what it was told by the server.

What is legal is read from what the page itself was sent; what happens is done with mouse and keys. Things are found
by their role and the name a screen reader says, which comes from the catalogues. A search by role looks at every
element there is, and a map has thousands: so what has its role by its element, or both role and name written on it, is
asked for by these, and other things are looked for where they can be.
"""

import json
import time
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from playwright.sync_api import Error, Locator, Page, WebSocket

import branchline as bl
from branchline.locale import Speaker

from .hurry import passes_to

PATIENCE = 20.0  # seconds; a busy machine is slow, and only a failure waits this long

# Everything but the map; all of a page that has none.
OFF_THE_MAP = (
    "xpath=//*[@role='application']/ancestor::*/*[not(descendant-or-self::*[@role='application'])]"
    " | //body[not(.//*[@role='application'])]"
)

# A point of the thing that a mouse would hit: nothing else lies over it.
HITTABLE = """thing => {
  for (const part of thing.querySelectorAll('*')) {
    const box = part.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (box.width && thing.contains(document.elementFromPoint(x, y))) return [x, y];
  }
  return null;
}"""


def labelled(name: str, match: str = "=") -> str:
    """What is called so, in CSS."""
    return f"[aria-label{match}{json.dumps(name, ensure_ascii=False)}]"


class Screen:
    """A page of one person. Each game has its own sort of screen, which knows the things on its table."""

    game: ClassVar[str]

    def __init__(self, page: Page, url: str, language: str = "en") -> None:
        self.context = page.context
        self.url = url
        self.id = ""
        self.shown: dict[str, Any] = {}
        self.answers: list[dict[str, Any]] = []
        self.troubles: list[str] = []
        self.speaker = self.words(language)
        self.page = page
        self.page.set_default_timeout(PATIENCE * 1000)
        self.page.on("websocket", self._listen)
        self.page.on("pageerror", self._trouble)
        self._altered = False

    def altered(self) -> Page:
        """The page, to do something to it that stays as long as it is there: nobody gets it afterwards."""
        self._altered = True
        return self.page

    def leave(self) -> bool:
        """Leaves the house and is forgotten there; whether the page can be somebody else's now."""
        if self._altered or self.context.pages != [self.page]:
            return False
        self.page.remove_listener("websocket", self._listen)
        self.page.remove_listener("pageerror", self._trouble)
        try:
            self.page.goto(f"{self.url}/api/health")
            self.page.evaluate("localStorage.clear(), sessionStorage.clear()")
        except Error:
            return False  # the house is no more
        self.context.clear_cookies()
        self.page.mouse.move(0, 0)
        return True

    def _trouble(self, error: Error) -> None:
        self.troubles.append(str(error))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, payload: str | bytes) -> None:
        message = json.loads(payload)
        if message["type"] == "table":
            self.shown = message
            self.speak(self.speaker.language)
        elif message["type"] != "done":  # that something was done is seen in the table; signs of life come at any time
            self.answers.append(message)

    # Words

    def words(self, language: str, names: Sequence[str] = ()) -> Speaker:
        return Speaker(language, bl.GAMES[self.game], names)

    def speak(self, language: str) -> None:
        """What the page should say from now on."""
        names = [seat["name"] for seat in self.shown["table"]["seats"]] if self.shown else []
        self.speaker = self.words(language, names)

    def turn_to(self, language: str) -> None:
        """Chooses another language, at any time."""
        if language != self.speaker.language:
            header = self.page.locator("header:not([role])")
            header.get_by_role("combobox", name=self.say("header-language")).select_option(language)
            self.speak(language)

    def say(self, id: str, /, **args: Any) -> str:
        """The sentence of that id, as the page should write it."""
        return self.speaker.say(id, **args)

    def ask(self, way: str, path: str, data: Any = None) -> Any:
        """What the server answers to this person outside the page.

        It closes a connection that was kept but not used, maybe just as it is used again: then this asks once more.
        """
        address, patience = f"{self.url}{path}", PATIENCE * 1000
        answer = self.context.request.fetch(address, method=way, data=data, timeout=patience, max_retries=2)
        assert answer.ok, answer.text()
        return answer.json() if answer.body() else None

    # Coming to a table

    def make(self, *seats: str, **more: Any) -> str:
        """A table with these seats: me, here, open, or the name of a bot."""
        people = ("me", "here", "open")
        asked = [{"kind": seat} if seat in people else {"kind": "bot", "bot": seat} for seat in seats]
        return self.make_table({"game": self.game, "seats": asked, **more})

    def make_table(self, asked: dict[str, Any]) -> str:
        """A table as it is asked for."""
        self.id = self.ask("POST", "/api/tables", asked)["id"]
        return self.id

    def learn(self, lesson: str) -> dict[str, Any]:
        """A table at which this lesson begins."""
        return self.sit(self.ask("POST", f"/api/lessons/{lesson}", {"name": "Anna"})["id"])

    def coached(self) -> None:
        """This person wants a coach."""
        self.altered().add_init_script(f"localStorage.setItem('branchline.coach.{self.game}', 'on')")

    def sit(self, id: str = "") -> dict[str, Any]:
        """Opens the table's page and waits until it is laid."""
        self.shown = {}
        self.page.goto(f"{self.url}/table/{id or self.id}")
        return self.arrive()

    def arrive(self) -> dict[str, Any]:
        """Waits until the page shows a table that was asked for by other means."""
        self.until(bool)
        self.id = self.shown["table"]["id"]
        self.sentence.wait_for()
        self.settle()  # a map that is still being laid out is not where it will be clicked
        return self.mine()

    # Seeing

    def until(self, reached: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Waits until the server has told the page this."""
        patience = time.monotonic() + PATIENCE
        while not reached(self.shown):
            assert time.monotonic() < patience, f"this did not come: {self.shown.get('view', {}).get('phase')}"
            self.page.wait_for_timeout(20)
        return self.shown

    def sees(self, expression: str, arg: Any = None) -> None:
        """Waits until this is true on the page. Playwright's own waiting asks from inside, where nothing may be made
        of text."""
        patience = time.monotonic() + PATIENCE
        while not self.page.evaluate(expression, arg):
            assert time.monotonic() < patience, f"this did not come true: {expression}"
            self.page.wait_for_timeout(20)

    def settle(self) -> None:
        """Waits until what changed its size has been laid out and painted."""
        self.page.evaluate("new Promise(painted => requestAnimationFrame(() => requestAnimationFrame(painted)))")

    def mine(self) -> dict[str, Any]:
        """Waits until there is something to decide here, or the game is over."""
        return self.until(
            lambda shown: (
                bool(shown["actions"])
                or shown["table"]["over"]
                or shown["curtain"] is not None
                or passes_to(shown) is not None
            )
        )

    def changes(self, deed: Callable[[], object]) -> dict[str, Any]:
        """Does something that changes the table, and waits until it has."""
        version = self.shown["version"]
        deed()
        return self.until(lambda shown: bool(shown["version"] > version))

    def after(self, deed: Callable[[], object]) -> dict[str, Any]:
        """Does something that changes the table, and waits until there is something to decide again."""
        self.changes(deed)
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

    # Finding

    def region(self, id: str, /, **args: Any) -> Locator:
        """The part of the page of that name."""
        return self.page.locator(f"section:not([role]){labelled(self.say(id, **args))}")

    @property
    def board(self) -> Locator:
        return self.region("table-board")

    @property
    def market(self) -> Locator:
        return self.region("table-market")

    def on_map(self, name: str) -> Locator:
        """The thing on the map that is called so."""
        return self.board.locator(f"[role=button]{labelled(name)}")

    @property
    def dialog(self) -> Locator:
        """The dialog that is open."""
        return self.page.locator("dialog:not([role])[open]")

    @property
    def notice(self) -> Locator:
        return self.page.get_by_test_id("notice")

    @property
    def teacher(self) -> Locator:
        """The note of a lesson or of the coach."""
        return self.page.get_by_test_id("teacher")

    @property
    def sentence(self) -> Locator:
        return self.page.locator("h1:not([role])")

    def button(self, id: str, /, **args: Any) -> Locator:
        return self.page.locator(OFF_THE_MAP).get_by_role("button", name=self.say(id, **args), exact=True)

    def tool(self, name: str) -> Locator:
        """A tool of the table; on a phone it is behind a tab."""
        bar = self.page.locator(f"[role=toolbar]{labelled(self.say('table-tools'))}")
        if not bar.is_visible():
            self.tab("more")
        return bar.get_by_role("button", name=self.say(f"tool-{name}"), exact=True)

    def tab(self, name: str) -> None:
        """Turns to a part of the table on a phone."""
        tabs = self.page.locator(f"nav:not([role]){labelled(self.say('table-tabs'))}")
        tabs.get_by_role(
            "button", name=self.say(f"{self.game}-tab" if name == "things" else f"table-tab-{name}"), exact=True
        ).click()

    def option(self, sentence: str) -> Locator:
        """One way of the choice that is open beside the board."""
        return self.market.get_by_role("group").get_by_role("button", name=sentence, exact=True)

    # Doing, with the mouse

    def click_on_map(self, thing: Locator) -> None:
        thing.wait_for()
        point = thing.evaluate(HITTABLE)
        assert point, f"no mouse reaches {thing.get_attribute('aria-label')}"
        self.page.mouse.click(*point)

    def pass_on(self) -> dict[str, Any]:
        """Whoever is done has seen what came of it, and leaves the screen to the next."""
        seat = passes_to(self.shown)
        assert seat is not None
        self.button("pass-on-button", name=self.speaker.seat(seat)).click()
        return self.until(lambda shown: shown["curtain"] == seat)

    def look(self) -> dict[str, Any]:
        """The next person comes to the screen and lifts the curtain."""
        seat = self.shown["curtain"]
        assert seat is not None
        self.button("curtain-button", name=self.speaker.seat(seat)).click()
        self.until(lambda shown: shown["looking"] == seat)
        return self.mine()
