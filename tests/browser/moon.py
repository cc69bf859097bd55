"""A table of Lunar Rails on one person's screen: the map, ways that are thought of, the train, cards and events."""

import re
from collections.abc import Sequence
from math import sqrt
from typing import Any

from playwright.sync_api import Locator

import branchline as bl

from .hurry import Script, Shown, hurry, kept
from .screen import Screen

MOON = bl.GAMES["lunar"]
BOARD: Any = MOON.board
CITIES: dict[str, dict[str, Any]] = {city["id"]: city for city in BOARD["cities"]}
# The first seat has card 96, oxygen to Tycho for 8 M; Fra Mauro has oxygen and lies seven mileposts from there.
SEED = 32
# The first card drawn is a meteor that strikes near:-4:4, beside Copernicus.
METEOR = 35
# Sixteen exchanges of cards bring up events of all nine kinds.
ALL_KINDS = 85
OPTIONS = {"start_rule": "seat"}
AROUND_ONE_SCREEN = ("me", "here")
# A disc's own units to pixels of the window: columns lie so far apart, rows half a step.
STEP = 24
SPOT = """(disc, [x, y]) => {
  const at = new DOMPoint(x, y).matrixTransform(disc.getScreenCTM());
  return [at.x, at.y];
}"""


class Rehearsal:
    """The same game played off the page: what a script has to say, and what should come of it."""

    def __init__(self, seed: int = SEED, seats: int = 2, **options: Any) -> None:
        self.seed = seed
        self.state = MOON.new(seats=seats, seed=seed, options={**OPTIONS, **options})
        self.script: list[str] = []

    def play(self, *notations: str) -> "Rehearsal":
        for notation in notations:
            self.state.play(self.state.parse(notation))
            self.script.append(notation)
        return self

    def plan(self, **about: Any) -> dict[str, Any]:
        plan: dict[str, Any] = MOON.plan(self.state, self.state.seat, about)
        return plan

    def follow(self, **about: Any) -> "Rehearsal":
        """Builds or rides there, as far as this turn reaches."""
        plan = self.plan(**about)
        return self.play(*(self.state.notation(step["action"]) for step in plan["steps"][: plan["now"]]))

    def place(self, city: str) -> "Rehearsal":
        return self.play(f"place {milepost(city)}")

    def openings_over(self) -> "Rehearsal":
        """Ends the opening turns that are left."""
        while self.state.view(None)["phase"] == "opening":
            self.play("end-turn")
        return self

    def pass_turn(self) -> "Rehearsal":
        return self.play("end-operate", "end-turn")


def milepost(city: str) -> str:
    """The id of a city's milepost, of a major one's centre."""
    side, column, row = CITIES[city]["milepost"]
    return f"{side}:{column}:{row}"


class MoonScreen(Screen):
    game = "lunar"

    # Coming to a moment

    def begin(self, *seats: str, script: Sequence[str] = (), seed: int = SEED, **options: Any) -> dict[str, Any]:
        """The game after this script, with everybody around this screen unless others are named."""
        self.make(*(seats or AROUND_ONE_SCREEN), seed=seed, options={**OPTIONS, **options})
        self.play(*script)
        return self.sit()

    def play(self, *script: str) -> None:
        """Past the page."""
        if script:
            played = Script(*script)
            hurry(self.context, self.url, self.id, played.choose, played.done)

    def visit(self, name: str, rehearsal: Rehearsal) -> dict[str, Any]:
        """A table that is only looked at."""
        script = Script(*rehearsal.script)
        return kept(
            self,
            name,
            *AROUND_ONE_SCREEN,
            seed=rehearsal.seed,
            choose=script.choose,
            until=script.done,
            options=rehearsal.state.view(None)["options"],
        )

    # Finding

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.shown["view"]
        return view

    @property
    def station(self) -> Locator:
        return self.region("lunar-station")

    @property
    def effects(self) -> Locator:
        """The list of events in effect."""
        return self.region("lunar-events")

    @property
    def log(self) -> Locator:
        return self.region("log-title")

    def route(self, mode: str, goal: str) -> Locator:
        """The panel of a way that is thought of."""
        return self.page.get_by_role("group", name=self.say(f"lunar-route-{mode}", milepost=goal), exact=True)

    def news(self, card: str) -> Locator:
        """The announcement of an event."""
        return self.page.get_by_role("group", name=self.say("lunar-event", card=card), exact=True)

    def demand(self, good: str, city: str, pay: int) -> Locator:
        name = self.say("lunar-part-demand", good=good, city=city, pay=pay)
        return self.page.get_by_role("button", name=re.compile(f"^{re.escape(name)}"))

    def path(self, part: str) -> Locator:
        """The path on the map: `now` is green, `later` in pencil."""
        return self.board.locator(f".plan > path.{part}:not([d=''])")

    # Doing

    def spot(self, id: str) -> tuple[float, float]:
        """Where a milepost of a side in sight is in the window."""
        side, column, row = id.split(":")
        disc = self.board.locator(f"[data-side='{side}']")
        x, y = disc.evaluate(SPOT, [int(column) * STEP * sqrt(3) / 2, -int(row) * STEP / 2])
        return x, y

    def name_of(self, city: str) -> tuple[float, float]:
        """The middle of a city's name on the map."""
        name = self.board.locator("text", has_text=re.compile(f"^{re.escape(CITIES[city]['name'])}$")).first
        box = name.bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def click_milepost(self, id: str) -> None:
        self.page.mouse.click(*self.spot(id))

    def aim(self, city: str, way: str) -> None:
        """Asks for the way to a city in the list of cities: build, ride, or place to start there."""
        self.button("lunar-cities").click()
        self.dialog.get_by_role("searchbox").fill(CITIES[city]["name"])
        self.dialog.get_by_role("button", name=self.say(f"lunar-way-{way}-city", city=city), exact=True).click()

    def put_train(self, city: str) -> dict[str, Any]:
        return self.changes(lambda: self.aim(city, "place"))

    def ride(self, goal: str, count: int) -> dict[str, Any]:
        """By the list of cities, and the button of the panel."""
        self.aim(goal, "ride")
        go = self.route("ride", goal).get_by_role("button", name=self.say("lunar-route-do-ride", count=count))
        return self.changes(go.click)

    def end(self, kind: str) -> dict[str, Any]:
        """Ends a phase by the button beside the sentence."""
        button = self.page.get_by_role("button", name=re.compile(f"^{re.escape(self.say(f'lunar-prompt-end-{kind}'))}"))
        return self.after(button.click)

    def handle(self, id: str, **args: Any) -> dict[str, Any]:
        """Loads, drops or delivers where the train stands."""
        return self.after(self.station.get_by_role("button", name=self.say(id, **args), exact=True).click)


def idle(shown: Shown) -> Shown:
    """Ends whatever can be ended, so that a game of a few rounds is soon over; what an event asks is answered."""
    actions: list[Shown] = shown["actions"]
    return next((action for action in actions if action["notation"] in ("end-turn", "end-operate")), actions[0])


def one_link(shown: Shown) -> Shown:
    """Builds a link of track where it has none, and nothing more."""
    links = [action for action in shown["actions"] if action["kind"] == "build"]
    return idle(shown) if shown["view"]["track"][shown["looking"]] or not links else links[0]
