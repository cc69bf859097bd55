"""A table of Ticket to Ride: Germany on one person's screen: routes, cards, tickets, passengers."""

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator

import branchline as bl
from branchline.locale import Speaker

from .hurry import Script, Shown, hurry, kept
from .screen import Screen

GERMANY = bl.GAMES["germany"]
BOARD: Any = GERMANY.board
ROUTES: dict[str, dict[str, Any]] = {route["id"]: route for route in BOARD["routes"]}
KINDS = 9  # of cards
TICKETS = ("tickets short*2 long*2", "keep 1 2")  # chosen before the first turn


class Words(Speaker):
    """The page also says how many tickets there are, where games say which."""

    def _named(self, id: str, name: str, value: Any) -> dict[str, str | int]:
        return {name: value} if name == "tickets" and isinstance(value, int) else super()._named(id, name, value)


class GermanScreen(Screen):
    game = "germany"

    def words(self, language: str, names: Sequence[str] = ()) -> Speaker:
        return Words(language, GERMANY, names)

    def make(self, *seats: str, **more: Any) -> str:
        """The first seat starts, unless another is named."""
        more["options"] = {"start_player": 0, **more.get("options", {})}
        return super().make(*seats, **more)

    def begin(self, *others: str, seed: int = 5) -> dict[str, Any]:
        """The first turn of a game, its tickets chosen past the page; against one computer player, or these."""
        self.make("me", *(others or ("greedy",)), seed=seed)
        chosen = Script(*TICKETS)
        hurry(self.context, self.url, self.id, chosen.choose, chosen.done)
        return self.sit()

    def route_name(self, route: str, state: str = "legal", **more: Any) -> str:
        """What a screen reader says of a route; `state` is free, legal, owned or closed."""
        r = ROUTES[route]
        facts = {"a": r["a"], "b": r["b"], "colour": r["colour"], "length": r["length"]}
        return self.say(f"germany-map-route-{state}", **facts, tracks=len(r["siblings"]) + 1, **more)

    @property
    def waiting(self) -> list[str]:
        """The colours of the passengers who can be taken now."""
        return [action["colour"] for action in self.actions("passenger") if action["colour"]]

    def route(self, route: str, state: str = "legal", **more: Any) -> Locator:
        return self.on_map(self.route_name(route, state, **more)).first

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
            return self.after(lambda: self.click_on_map(self.on_map(sentence)))
        return self.after(self.option(sentence).click)

    def deciding_at(self) -> str:
        """The place whose passengers are being decided."""
        place: str = ROUTES[self.shown["view"]["claimed"]]["a" if self.phase == "passenger-a" else "b"]
        return place

    def set_up(self) -> dict[str, Any]:
        """Chooses tickets as one does before the first turn, on the page."""
        self.mix(2, 2)
        return self.keep(2)


def both_ends_wait(screen: GermanScreen) -> dict[str, Any]:
    """A claim after which a passenger can be chosen at each end; countries are left out, they are never empty alone."""
    waiting = screen.shown["view"]["passengers_at"]
    for claim in screen.actions("claim"):
        route = ROUTES[claim["route"]]
        if not route["siblings"] and waiting.get(route["a"]) and waiting.get(route["b"]):
            return claim
    raise AssertionError("no claim leads to two passengers; choose another seed")


def longest(shown: Shown) -> Shown:
    """Claims the longest route there is, otherwise takes cards; games of this kind end soon."""
    claims = [action for action in shown["actions"] if action["kind"] == "claim"]
    if claims:
        return max(claims, key=lambda claim: claim["cards"] + claim["locos"])
    others = [action for action in shown["actions"] if action["kind"] not in ("tickets", "stop")]
    # A face-up locomotive would end the turn, so it comes last.
    return min(others or shown["actions"], key=lambda action: (action.get("card") == "loco", action["id"]))


def finished(screen: GermanScreen) -> Shown:
    """At the end of a game of three."""
    return kept(screen, "finished", "me", "greedy", "greedy", seed=9, choose=longest)


def middle(screen: GermanScreen) -> Shown:
    """In the middle of a game of five: everyone owns a route, and every kind of card was paid."""

    def full(shown: Shown) -> bool:
        view = shown["view"]
        return (
            bool(shown["actions"])
            and view["phase"] == "turn"
            and len(set(view["owners"].values())) == view["seats"]
            and len(view["discard"]) == KINDS
        )

    return kept(screen, "middle", "me", "greedy", "greedy", "greedy", "greedy", seed=7, choose=longest, until=full)
