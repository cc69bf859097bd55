"""What is not possible says why, with its rule, in the language that is chosen now."""

import pytest
from playwright.sync_api import expect

from branchline.locale import LANGUAGES

from .germany import ROUTES, GermanScreen

pytestmark = pytest.mark.browser

LOCOMOTIVE_IN_SIGHT = 1  # a seed


def clicked(screen: GermanScreen, state: str, route: str, **more: object) -> None:
    heard = len(screen.answers)
    screen.click_on_map(screen.route(route, state, **more))
    patience = 100
    while len(screen.answers) == heard and (patience := patience - 1):
        screen.page.wait_for_timeout(20)


# Beyond every hand that a game begins with, and on the way to a country.
DEAR = next(route["id"] for route in ROUTES.values() if route["length"] == 6 and not route["siblings"])
ABROAD = next(route["id"] for route in ROUTES.values() if "frankreich" in route["b"] + route["a"])


def expect_refused_in_every_language(screen: GermanScreen, rule: str, id: str, **args: object) -> None:
    for language in LANGUAGES:
        screen.turn_to(language)
        expect_refused(screen, rule, id, **args)


def expect_refused(screen: GermanScreen, rule: str, id: str, **args: object) -> None:
    expect(screen.notice).to_contain_text(screen.say(id, **args))
    expect(screen.notice).to_contain_text(screen.say("notice-rule", rule=rule))


def test_routes_that_cannot_be_claimed_say_why_and_the_language_changes_at_any_time_without_a_reload(
    screen: GermanScreen,
) -> None:
    screen.begin()
    screen.page.evaluate("window.stayed = true")
    clicked(screen, "free", DEAR)
    answer = screen.answers[-1]["refusal"]
    assert answer["id"] == "refused-route-cards"
    for language in ("fr", "it", "en"):
        screen.turn_to(language)
        expect_refused(screen, "G6.2", answer["id"], **answer["args"])
        expect(screen.page.locator("html")).to_have_attribute("lang", language)
        expect(screen.sentence).to_have_text(screen.say("germany-expect-turn-crt"))
        expect(screen.page.locator("#log")).to_contain_text(screen.say("germany-log-keep-secret", player=1))
        expect(screen.route(ABROAD, "free")).to_be_visible()
        expect(screen.board).to_contain_text(screen.say("germany-map-baltic-sea"), ignore_case=True)
    screen.notice.get_by_role("button", name=screen.say("dialog-close")).click()
    expect(screen.notice).to_be_hidden()

    claim = next(one for one in screen.actions("claim") if len(ROUTES[one["route"]]["siblings"]) == 1)
    screen.claim(claim)
    mine = screen.shown["view"]["claimed"]
    while screen.actions("passenger"):
        screen.passenger(None)
    clicked(screen, "owned", mine, owner=0)
    expect_refused_in_every_language(screen, "G6.12", "refused-route-owned", route=mine, owner=0)
    [sibling] = ROUTES[mine]["siblings"]
    clicked(screen, "closed", sibling)
    expect_refused_in_every_language(screen, "G7.4", "refused-route-closed", route=sibling, seats=2)
    assert screen.page.evaluate("window.stayed")

    # The choice of a language is kept for the next visit.
    screen.turn_to("it")
    screen.page.reload()
    expect(screen.sentence).to_have_text(screen.say("germany-expect-turn-crt"))


def test_a_locomotive_as_second_card_is_refused(screen: GermanScreen) -> None:
    screen.begin(seed=LOCOMOTIVE_IN_SIGHT)
    slot = screen.shown["view"]["display"].index("loco") + 1
    other = next(card for card in screen.shown["view"]["display"] if card != "loco")
    screen.take(other)
    assert screen.phase == "second"
    screen.button("germany-slot", card="loco", slot=slot).click()
    expect_refused(screen, "G5.3", "refused-second-loco")
