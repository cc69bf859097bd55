"""Playing on quickly, past the page, to a moment of the game that a test is about."""

import json
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

from playwright.sync_api import BrowserContext
from websockets.sync.client import connect

from branchline.server.identity import COOKIE

if TYPE_CHECKING:
    from .screen import Screen

Shown = dict[str, Any]
PATIENCE = 30


def known_by(context: BrowserContext, url: str) -> dict[str, str]:
    """The header by which the server knows whose browser this is, guest or account."""
    return {"Cookie": "; ".join(f"{each['name']}={each['value']}" for each in context.cookies(url))}


def address(url: str, id: str) -> str:
    """Where a table is talked to."""
    return f"{url.replace('http', 'ws')}/api/tables/{id}/ws"


def is_over(shown: Shown) -> bool:
    over: bool = shown["table"]["over"]
    return over


def passes_to(shown: Shown) -> int | None:
    """The person at this screen whose turn it is while another of them still looks."""
    deciding, table = shown["view"]["seat"], shown["table"]
    if shown["looking"] in (None, deciding) or table["over"] or not table["secrets"]:
        return None
    return deciding if table["seats"][deciding]["yours"] else None


def hurry(
    context: BrowserContext,
    url: str,
    id: str,
    choose: Callable[[Shown], Shown],
    until: Callable[[Shown], bool] = is_over,
) -> Shown:
    """Plays every seat of this guest until the table looks like that, and leaves."""
    return _play_on(address(url, id), known_by(context, url), choose, until)


def hurry_together(
    screens: Sequence["Screen"], choose: Callable[[Shown], Shown], until: Callable[[Shown], bool] = is_over
) -> list[Shown]:
    """These people play on until the table looks like that to each of them, and leave; what they were told last."""
    # Asked for here, because a browser answers nobody but the thread that started it.
    chairs = [(address(screen.url, screen.id), known_by(screen.context, screen.url)) for screen in screens]
    with ThreadPoolExecutor(len(chairs)) as pool:
        return list(pool.map(lambda chair: _play_on(*chair, choose, until), chairs))


def _play_on(
    address: str, headers: dict[str, str], choose: Callable[[Shown], Shown], until: Callable[[Shown], bool]
) -> Shown:
    played = None
    with connect(address, additional_headers=headers, max_size=None) as chair:
        while True:
            shown: Shown = json.loads(chair.recv(timeout=PATIENCE))
            assert shown["type"] == "table", shown
            if shown["version"] == played:
                continue  # only somebody who came or went; the answer to what was played is still to come
            if shown["curtain"] is not None:
                chair.send(json.dumps({"type": "look", "seat": shown["curtain"]}))
            elif passes_to(shown) is not None:
                chair.send(json.dumps({"type": "leave", "seat": shown["looking"]}))
            elif until(shown):
                return shown
            elif shown["actions"]:
                played = shown["version"]
                play = {"type": "play", "seat": shown["looking"], "at": played}
                chair.send(json.dumps({**play, "action": choose(shown)["id"]}))


class Script:
    """Actions in notation that `hurry` plays one after the other."""

    def __init__(self, *actions: str) -> None:
        self._left = deque(actions)

    def choose(self, shown: Shown) -> Shown:
        wanted = self._left.popleft()
        actions: list[Shown] = [action for action in shown["actions"] if action["notation"] == wanted]
        assert actions, f"{wanted} is not possible; these are: {[action['notation'] for action in shown['actions']]}"
        return actions[0]

    def done(self, _: Shown) -> bool:
        return not self._left

    def then(self, choose: Callable[[Shown], Shown]) -> Callable[[Shown], Shown]:
        """The script, and after it whatever this chooses."""
        return lambda shown: choose(shown) if self.done(shown) else self.choose(shown)


# Tables that tests only look at, by server and name: who owns them, and where they are.
KEPT: dict[tuple[str, str], tuple[str, str]] = {}


def kept(
    screen: "Screen",
    name: str,
    *seats: str,
    seed: int,
    choose: Callable[[Shown], Shown],
    until: Callable[[Shown], bool] = is_over,
    **more: Any,
) -> Shown:
    """Sits down at a table that was played up to there; the first who asks plays it, the others find it so."""
    key = (screen.url, f"{screen.game} {name}")
    if key in KEPT:
        screen.id, owner = KEPT[key]
        screen.context.add_cookies([{"name": COOKIE, "value": owner, "url": screen.url}])
    else:
        screen.make(*seats, seed=seed, **more)
        hurry(screen.context, screen.url, screen.id, choose, until)
        owner = next(each["value"] for each in screen.context.cookies(screen.url) if each["name"] == COOKIE)
        KEPT[key] = (screen.id, owner)
    return screen.sit()
