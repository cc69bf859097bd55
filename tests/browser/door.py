"""The door of the house: where a guest makes an account, and comes in by it on any device."""

from playwright.sync_api import Locator

from .screen import Screen

PASSWORD = "all aboard, please"


def field(screen: Screen, id: str) -> Locator:
    return screen.page.get_by_label(screen.say(id), exact=True)


def send(screen: Screen, id: str) -> Locator:
    return screen.page.locator("form").get_by_role("button", name=screen.say(id), exact=True)


def to_the_door(screen: Screen) -> None:
    """By the header, which every page has."""
    screen.page.locator("header").get_by_role("link", name=screen.say("account-title"), exact=True).click()
    send(screen, "account-in").or_(send(screen, "account-new")).wait_for()


def through_the_door(screen: Screen, way: str, name: str) -> None:
    """By a `new` account, or by one there is (`in`); it leads back to where one was."""
    to_the_door(screen)
    ways = screen.page.get_by_role("group", name=screen.say("account-title"), exact=True)
    ways.get_by_role("button", name=screen.say(f"account-{way}"), exact=True).click()
    field(screen, "account-name").fill(name)
    field(screen, "account-password").fill(PASSWORD)
    screen.shown = {}
    send(screen, f"account-{way}").click()
