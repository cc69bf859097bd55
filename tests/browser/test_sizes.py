"""On a phone, a tablet and a desk, in the longest language: everything can be seen, reached and played."""

import pytest
from playwright.sync_api import Locator, expect

from .conftest import OpenDales, OpenScreen
from .dales import DalesScreen
from .first_turn import BUILDING
from .germany import GERMANY, ROUTES, GermanScreen
from .layout import SIZES, faults
from .screen import HITTABLE
from .test_accessible import map_aside, violations

pytestmark = pytest.mark.browser


@pytest.fixture
def sized(open_screen: OpenScreen) -> OpenScreen:
    def sized(size: str) -> GermanScreen:
        width, height = SIZES[size]
        return open_screen("fr", width=width, height=height)

    return sized


@pytest.mark.parametrize("size", SIZES)
def test_tickets_are_in_sight_every_route_can_be_hit_and_a_turn_of_each_kind_be_played(
    sized: OpenScreen, size: str
) -> None:
    screen = sized(size)
    screen.make("me", "greedy", seed=5)
    screen.sit()
    assert hidden_tickets(screen) == []
    screen.keep(2)
    assert missed_routes(screen) == []
    screen.claim(max(screen.actions("claim"), key=lambda claim: ROUTES[claim["route"]]["length"]))
    while screen.actions("passenger"):
        screen.passenger(next(iter(screen.waiting), None))
    screen.draw()
    screen.draw()
    screen.mix(1, 3)
    screen.keep(1)
    assert screen.shown["view"]["turn"] >= 6


def test_the_tabs_of_a_phone_show_each_part_and_everyone_can_use_them(sized: OpenScreen) -> None:
    screen = sized("phone")
    screen.page.emulate_media(color_scheme="dark")
    screen.begin()
    page = screen.page
    parts = {
        "things": screen.region("table-things"),
        "seats": screen.region("seats-title"),
        "log": screen.region("log-title"),
        "more": page.get_by_role("toolbar", name=screen.say("table-tools"), exact=True),
    }
    for name in parts:
        screen.tab(name)
        for other, part in parts.items():
            expect(part).to_be_visible() if other == name else expect(part).to_be_hidden()
        expect(screen.board).to_be_visible()
        expect(screen.sentence).to_be_visible()
        with map_aside(page, aside=name != "things"):
            assert [*faults(page), *violations(page)] == []


def test_in_the_dales_every_link_and_piece_that_is_offered_can_be_hit(open_dales: OpenDales) -> None:
    screen = open_dales("fr")
    screen.begin_after(BUILDING)
    assert len(screen.actions("lay")) > 20
    links = {lay["notation"]: screen.step(lay["a"], lay["b"]) for lay in screen.actions("lay")}
    missed = missed_at_any_size(screen, links)
    screen.visit("trains")
    pieces = {move["notation"]: screen.piece(move["piece"], move["area"]) for move in screen.actions("move")}
    assert pieces
    assert missed + missed_at_any_size(screen, pieces) == []


def missed_at_any_size(screen: DalesScreen, things: dict[str, Locator]) -> list[str]:
    """What no mouse reaches, and on what screen."""
    missed = []
    for size, (width, height) in SIZES.items():
        screen.page.set_viewport_size({"width": width, "height": height})
        screen.settle()
        missed += [f"{name} on a {size}" for name, thing in things.items() if not thing.evaluate(HITTABLE)]
    return missed


def hidden_tickets(screen: GermanScreen) -> list[str]:
    """What of the choice of tickets is not in sight as a whole; when it returns a mix is chosen."""
    hidden = [mix["notation"] for mix in screen.actions("tickets") if not whole(screen.option(sentence(screen, mix)))]
    screen.mix(2, 2)
    hidden += [f"ticket {n + 1}" for n, one in enumerate(screen.market.get_by_role("checkbox").all()) if not whole(one)]
    if not whole(screen.button("germany-keep-button", chosen=0)):
        hidden.append("the button to keep them")
    return hidden


def missed_routes(screen: GermanScreen) -> list[str]:
    """The routes that no mouse reaches."""
    legal = {claim["route"] for claim in screen.actions("claim")}
    names = {screen.route_name(id, "legal" if id in legal else "free") for id in ROUTES}
    things: list[tuple[str, object]] = screen.board.get_by_role("button").evaluate_all(
        f"all => all.map(one => [one.getAttribute('aria-label'), ({HITTABLE})(one)])"
    )
    tracks = [(name, hit) for name, hit in things if name in names]
    assert len(tracks) == len(ROUTES)
    return [name for name, hit in tracks if hit is None]


def sentence(screen: GermanScreen, action: dict[str, int]) -> str:
    return screen.speaker.line(GERMANY.action_line(action["id"], screen.shown["view"]))


def whole(thing: Locator) -> bool:
    """Whether all of it is in sight, without scrolling."""
    seen: float = thing.evaluate(
        """one => new Promise(tell => new IntersectionObserver(([seen], eye) => {
          eye.disconnect();
          tell(seen.intersectionRatio);
        }).observe(one))"""
    )
    return seen > 0.98
