"""Playing on quickly, past the page, to a moment of the game that a test is about."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext
from websockets.sync.client import connect

from branchline.server.identity import COOKIE

Shown = dict[str, Any]
PATIENCE = 30


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
    cookie = next(each["value"] for each in context.cookies(url) if each["name"] == COOKIE)
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
