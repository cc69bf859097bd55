"""Germany with a finger and a pencil: what is asked can be hit, cards face up stay in sight, plans are kept."""

import pytest
from playwright.sync_api import Locator, expect

from .conftest import OpenScreen
from .germany import ROUTES, GermanScreen, both_ends_wait, longest
from .hurry import hurry
from .layout import SIZES
from .screen import HITTABLE

pytestmark = pytest.mark.browser

FINGERTIP = 24  # pixels
# Whether the middle of the thing is in sight: nothing lies over it.
ON_TOP = """thing => {
  const {x, y, width, height} = thing.getBoundingClientRect();
  return thing.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


@pytest.fixture
def phone(open_screen: OpenScreen) -> GermanScreen:
    width, height = SIZES["phone"]
    screen = open_screen("fr", width=width, height=height)
    screen.make("me", "greedy", seed=5)
    screen.sit()
    return screen


def track(screen: GermanScreen, route: str) -> Locator:
    return screen.board.locator(f'[data-stop="route:{route}"]')


def tap(screen: GermanScreen, thing: Locator) -> None:
    point = thing.evaluate(HITTABLE)
    assert point, f"no finger reaches {thing.get_attribute('aria-label')}"
    screen.page.touchscreen.tap(*point)


def tap_route(screen: GermanScreen, route: str) -> None:
    """At the first tap, or at the second if the map had to come nearer to tell it from its neighbours."""
    thing = track(screen, route)
    expect(thing).to_have_attribute("aria-pressed", "false")
    place = thing.bounding_box()
    tap(screen, thing)
    screen.sees(
        "([thing, x]) => thing.ariaPressed === 'true' || thing.getBoundingClientRect().x !== x",
        [thing.element_handle(), (place or {"x": 0})["x"]],
    )
    if thing.get_attribute("aria-pressed") == "false":
        tap(screen, thing)
    expect(thing).to_have_attribute("aria-pressed", "true")


def expect_display(screen: GermanScreen) -> None:
    """The cards face up are in sight, whatever is being chosen."""
    for slot, card in enumerate(screen.shown["view"]["display"], 1):
        assert screen.button("germany-slot", card=card, slot=slot).evaluate(ON_TOP), f"card {slot} is covered"


def too_small(things: Locator) -> list[str]:
    assert things.count() > 0
    return [
        f"{thing.get_attribute('aria-label')}: {box}"
        for thing in things.all()
        if (box := thing.bounding_box()) and min(box["width"], box["height"]) < FINGERTIP
    ]


def test_what_is_asked_can_be_hit_with_a_finger_and_the_cards_face_up_stay_in_sight(phone: GermanScreen) -> None:
    expect_display(phone)
    phone.mix(2, 2)
    expect_display(phone)
    phone.keep(2)
    claim = both_ends_wait(phone)
    tap_route(phone, claim["route"])
    assert too_small(phone.market.get_by_role("button")) == []
    phone.pay(claim)
    for place in "ab":
        at = ROUTES[claim["route"]][place]
        assert phone.phase == f"passenger-{place}"
        callers = phone.board.locator(f'[data-stop^="passenger:{at}:"]')
        assert too_small(callers) == []
        caller = callers.first
        phone.after(lambda caller=caller: tap(phone, caller))
    # Two tracks side by side, told apart.
    side_by_side = next(
        route for route in ROUTES.values() if route["siblings"] and not phone.shown["view"]["owners"].get(route["id"])
    )
    phone.tool("pencil").click()
    for route in (side_by_side["id"], side_by_side["siblings"][0]):
        tap_route(phone, route)
    expect(track(phone, side_by_side["id"])).to_have_attribute("aria-pressed", "false")


def test_a_plan_is_kept_with_the_table_and_crossed_out_where_another_was_quicker(screen: GermanScreen) -> None:
    screen.begin()
    version = screen.shown["version"]
    red = next(route for route in ROUTES.values() if route["colour"] == "red" and not route["siblings"])
    screen.page.keyboard.press("p")
    expect(screen.sentence).to_have_text(screen.say("germany-pencil"))
    track(screen, red["id"]).focus()
    screen.page.keyboard.press("Enter")
    things = screen.region("table-things")
    plan = things.get_by_role("region", name=screen.say("germany-plan-title", routes=1), exact=True)
    missing = red["length"] - screen.me["hand"].get("red", 0)
    expect(plan).to_contain_text(screen.say("germany-hand-kind", card="red", count=missing))
    expect(track(screen, red["id"])).to_have_attribute(
        "aria-label", screen.say("germany-map-route-wanted", said=name_now(screen, red["id"]))
    )
    assert screen.shown["version"] == version, "something was played"
    screen.page.keyboard.press("Escape")
    expect(screen.sentence).not_to_have_text(screen.say("germany-pencil"))

    # Everything is wanted, so whatever the other claims is lost.
    pencil = f"/api/tables/{screen.id}/pencil?seat=0"
    assert screen.ask("GET", pencil) == {"marks": {"wanted": [red["id"]]}}
    screen.ask("PUT", pencil, {"marks": {"wanted": list(ROUTES)}})

    def claimed(shown: dict[str, dict[str, dict[str, int]]]) -> bool:
        return 1 in shown["view"]["owners"].values()

    hurry(screen.context, screen.url, screen.id, longest, claimed)
    screen.sit()
    owners = screen.shown["view"]["owners"]
    lost = next(route for route, owner in owners.items() if owner == 1)
    erase = screen.page.get_by_role("button", name=screen.say("germany-plan-erase", route=lost), exact=True)
    row = things.get_by_role("listitem").filter(has=erase)
    expect(row.first).to_contain_text(screen.say("germany-plan-lost"))
    mine = [route for route, owner in owners.items() if owner == 0]
    closed = screen.shown["view"]["closed"]
    wanted = len(ROUTES) - len(owners) - len(closed)
    expect(things.get_by_role("region", name=screen.say("germany-plan-title", routes=wanted))).to_be_visible()
    assert mine, "nothing was claimed by the one who plans, so this proves less than it says"


def name_now(screen: GermanScreen, route: str) -> str:
    legal = any(claim["route"] == route for claim in screen.actions("claim"))
    return screen.route_name(route, "legal" if legal else "free")
