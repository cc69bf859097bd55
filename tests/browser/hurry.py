"""Playing on quickly, past the page, to a moment of the game that a test is about."""

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from playwright.sync_api import BrowserContext
from websockets.sync.client import connect

from branchline.server.identity import COOKIE

if TYPE_CHECKING:
    from .screen import Screen

Shown = dict[str, Any]
PATIENCE = 30
KINDS = 9  # of cards


def cookie_of(context: BrowserContext, url: str) -> str:
    return next(each["value"] for each in context.cookies(url) if each["name"] == COOKIE)


def longest(shown: Shown) -> Shown:
    """Claims the longest route there is, otherwise takes cards; games of this kind end soon."""
    claims = [action for action in shown["actions"] if action["kind"] == "claim"]
    if claims:
        return max(claims, key=lambda claim: claim["cards"] + claim["locos"])
    others = [action for action in shown["actions"] if action["kind"] not in ("tickets", "stop")]
    # A face-up locomotive would end the turn, so it comes last.
    return min(others or shown["actions"], key=lambda action: (action.get("card") == "loco", action["id"]))


def hurry(
    context: BrowserContext,
    url: str,
    id: str,
    until: Callable[[Shown], bool] = lambda shown: shown["table"]["over"],
    choose: Callable[[Shown], Shown] = longest,
) -> Shown:
    """Plays every seat of this guest until the table looks like that, and leaves."""
    cookie = cookie_of(context, url)
    address = f"{url.replace('http', 'ws')}/api/tables/{id}/ws"
    with connect(address, additional_headers={"Cookie": f"{COOKIE}={cookie}"}, max_size=None) as chair:
        while True:
            shown: Shown = json.loads(chair.recv(timeout=PATIENCE))
            assert shown["type"] == "table", shown
            if shown["curtain"] is not None:
                chair.send(json.dumps({"type": "look", "seat": shown["curtain"]}))
            elif until(shown):
                return shown
            elif shown["actions"]:
                play = {"type": "play", "seat": shown["looking"], "at": shown["version"]}
                chair.send(json.dumps({**play, "action": choose(shown)["id"]}))


# Tables that tests only look at, by server and name: who owns them, and where they are.
KEPT: dict[tuple[str, str], tuple[str, str]] = {}


def kept(screen: "Screen", name: str, *seats: str, seed: int, until: Callable[[Shown], bool]) -> Shown:
    """Sits down at a table that was played up to there; the first who asks plays it, the others find it so."""
    key = (screen.url, name)
    if key in KEPT:
        screen.id, owner = KEPT[key]
        screen.context.add_cookies([{"name": COOKIE, "value": owner, "url": screen.url}])
    else:
        screen.make(*seats, seed=seed)
        hurry(screen.context, screen.url, screen.id, until)
        KEPT[key] = (screen.id, cookie_of(screen.context, screen.url))
    return screen.sit()


def finished(screen: "Screen") -> Shown:
    """At the end of a game of three."""
    return kept(screen, "finished", "me", "greedy", "greedy", seed=9, until=lambda shown: shown["table"]["over"])


def middle(screen: "Screen") -> Shown:
    """In the middle of a game of five: everyone owns a route, and every kind of card was paid."""

    def full(shown: Shown) -> bool:
        view = shown["view"]
        return (
            bool(shown["actions"])
            and view["phase"] == "turn"
            and len(set(view["owners"].values())) == view["seats"]
            and len(view["discard"]) == KINDS
        )

    return kept(screen, "middle", "me", "greedy", "greedy", "greedy", "greedy", seed=7, until=full)
