"""The list of legal moves, by which every game is played on its page in the same way."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator

import branchline as bl

from .hurry import Shown
from .screen import Screen


def sentence_of(screen: Screen, action: dict[str, Any]) -> str:
    """A legal move as the page says it."""
    return screen.speaker.line(bl.GAMES[screen.game].action_line(action["id"], screen.shown["view"]))


def listed(screen: Screen, action: dict[str, Any]) -> Locator:
    """Its button in the list, which is open."""
    return screen.dialog.get_by_role("button", name=sentence_of(screen, action), exact=True)


def take_turn(screen: Screen, choose: Callable[[Shown], Shown]) -> None:
    """Opens the list and plays from it until somebody else decides."""
    screen.tool("list").click()
    while screen.shown["actions"]:
        screen.changes(listed(screen, choose(screen.shown)).click)
    screen.page.keyboard.press("Escape")
