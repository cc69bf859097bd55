"""A table of Last Train to Wensleydale on one person's screen: boxes, lines, trains, pieces, takeovers."""

import re
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Locator, expect

import branchline as bl

from .first_turn import MOMENTS, SEED, TURN, brief
from .hurry import Script, hurry, kept
from .screen import Screen, labelled

DALES = bl.GAMES["wensleydale"]
BOARD: Any = DALES.board
AREAS: dict[str, dict[str, Any]] = {area["id"]: area for area in BOARD["areas"]}
AROUND_ONE_SCREEN = ("me", "here", "here")

# An area lies under towns, pieces and links; a mouse finds a free spot in it.
FREE_SPOT = """thing => {
  const box = thing.getBoundingClientRect();
  for (let part = 1; part < 400; part += 1) {
    const x = box.x + box.width * ((part * 0.618034) % 1), y = box.y + box.height * (part / 400);
    if (thing.contains(document.elementFromPoint(x, y))) return [x, y];
  }
  return null;
}"""


def pattern(words: str) -> str:
    """These words in a name; French has spaces of its own, which a browser may tell as plain ones."""
    return r"\s".join(re.escape(word) for word in words.split())


class DalesScreen(Screen):
    game = "wensleydale"

    # Coming to a moment

    def begin(self, *seats: str) -> dict[str, Any]:
        """The game whose first turn is known, with everybody around this screen unless others are named."""
        self.make(*(seats or AROUND_ONE_SCREEN), seed=SEED)
        return self.sit()

    def play(self, *script: str) -> dict[str, Any]:
        """Past the page, which only looks on."""
        played = Script(*script)
        there = hurry(self.context, self.url, self.id, played.choose, played.done)
        self.until(lambda shown: bool(shown) and shown["version"] >= there["version"])
        return self.mine()

    def begin_after(self, decisions: int) -> dict[str, Any]:
        """The same game when so much of the first turn is played."""
        self.make(*AROUND_ONE_SCREEN, seed=SEED)
        played = Script(*TURN[:decisions])
        hurry(self.context, self.url, self.id, played.choose, played.done)
        return self.sit()

    def visit(self, moment: str) -> dict[str, Any]:
        """A moment of the first turn, or the end, only to be looked at."""
        if moment == "end":
            return kept(self, moment, *AROUND_ONE_SCREEN, seed=SEED, choose=Script(*TURN).then(brief))
        script = Script(*TURN[: MOMENTS[moment]])
        return kept(self, moment, *AROUND_ONE_SCREEN, seed=SEED, choose=script.choose, until=script.done)

    # Finding

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.shown["view"]
        return view

    def place(self, area: str) -> str:
        return self.say("wensleydale-area-the_south") if area == "the_south" else str(AREAS[area]["name"])

    def _on_map(self, *beginnings: str) -> Locator:
        """The thing on the map whose name begins with one of these."""
        labels = (label for words in beginnings for label in (labelled(words), labelled(f"{words}, ", "^=")))
        return self.board.locator(", ".join(f"[role=button]{label}" for label in labels))

    def area(self, area: str) -> Locator:
        return self._on_map(self.place(area))

    def border(self, a: str, b: str) -> Locator:
        """The border, in whichever direction it is named."""
        return self._on_map(*(self.say("wensleydale-map-border", a=p, b=q) for p, q in ((a, b), (b, a))))

    def step(self, a: str, b: str) -> Locator:
        """The way over a border in this direction; where both are possible each has an arrow of its own."""
        return self._on_map(self.say("wensleydale-map-border", a=a, b=b))

    def piece(self, piece: str, area: str) -> Locator:
        pieces = [piece] * self.view["pieces"][area][piece]
        return self._on_map(self.say("wensleydale-map-piece", pieces=pieces, area=area))

    def box(self, number: int) -> Locator:
        box = self.view["boxes"][number - 1]
        lot = self.say("wensleydale-box", box=number, points=[*box["points"], box["token"]])
        auction = self.region("wensleydale-auction")
        return auction.get_by_role("button", name=re.compile(f"^{pattern(lot)}"))

    @property
    def line(self) -> Locator:
        """The account of the line that is being built."""
        return self.region("wensleydale-line")

    @property
    def takeovers(self) -> Locator:
        return self.region("wensleydale-takeovers")

    def takeover(self, takeover: Mapping[str, Any]) -> Locator:
        """One line of the list of takeovers."""
        ends = [self.place(takeover["areas"][end]) for end in (0, -1)]
        return self.takeovers.get_by_role("listitem").get_by_role("button").filter(has_text=re.compile(".*".join(ends)))

    # Doing, with the mouse

    def click_area(self, area: str) -> None:
        ground = self.area(area)
        ground.wait_for()
        point = ground.evaluate(FREE_SPOT)
        assert point, f"no mouse reaches {self.place(area)}"
        self.page.mouse.click(*point)

    def set(self, label: str, number: int) -> None:
        """Clicks plus until the number is there."""
        spin = self.market.get_by_role("spinbutton", name=label, exact=True)
        for value in range(int(spin.get_attribute("aria-valuenow") or 0) + 1, number + 1):
            spin.locator("xpath=following-sibling::button").click()
            expect(spin).to_have_attribute("aria-valuenow", str(value))

    def choose_bid(self, box: int, cubes: int) -> Locator:
        """Puts the bid together; the button that is given back makes it."""
        self.box(box).click()
        self.set(self.say("wensleydale-bid-cubes", box=box), cubes)
        return self.button("wensleydale-bid", cubes=cubes)

    def lay(self, a: str, b: str) -> dict[str, Any]:
        """By the border between them."""
        return self.after(lambda: self.click_on_map(self.step(a, b)))

    def lay_into(self, a: str, b: str) -> dict[str, Any]:
        """By the area; where several ways lead there, one is chosen."""
        self.click_area(b)
        title = self.say("wensleydale-ways", area=b)
        which = self.page.get_by_role("group", name=title, exact=True)
        if len([lay for lay in self.actions("lay") if b in (lay["a"], lay["b"])]) > 1:
            way = which.get_by_role("button", name=self.say("wensleydale-do-lay", a=a, b=b))
            return self.after(way.click)
        return self.until(lambda shown: bool(shown["view"]["building"]) and shown["view"]["building"]["areas"][-1] == b)

    def compose(self, payment: dict[str, int]) -> None:
        """Puts a payment together, kind by kind."""
        for means, number in payment.items():
            self.set(self.say(f"wensleydale-kind-{'cube' if means == 'cubes' else means}"), number)

    def pay(self, payment: dict[str, int]) -> dict[str, Any]:
        button = "wensleydale-pay-button" if self.phase == "pay" else "wensleydale-exchange-button"
        self.compose(payment)
        return self.after(self.button(button).click)

    def buy(self, train: str) -> dict[str, Any]:
        return self.after(self.button("wensleydale-train-card", train=train, owner=None).click)

    def load(self, piece: str, area: str) -> dict[str, Any]:
        return self.after(lambda: self.click_on_map(self.piece(piece, area)))

    def no_more(self, kind: str) -> dict[str, Any]:
        """Finishes, or does nothing, by the button beside the sentence; passing may be asked once more."""
        named = "hand-over" if kind == "done" and self.view["taking"] else kind
        asked = kind == "pass" and bool(self.actions("move"))
        button = self.button(f"wensleydale-prompt-{named}")
        if not asked:
            return self.after(button.click)
        button.click()
        sure = self.page.get_by_role("group", name=self.say("wensleydale-pass-title"), exact=True)
        return self.after(sure.get_by_role("button", name=self.say("wensleydale-do-pass"), exact=True).click)

    def offer(self, takeover: Mapping[str, Any]) -> dict[str, Any]:
        """Chooses a whole line from the list; the page takes it link by link and waits for the last word."""
        self.takeover(takeover).click()
        areas = takeover["areas"]
        self.until(lambda shown: (shown["view"]["taking"] or {}).get("areas") == areas and bool(shown["actions"]))
        return self.shown
