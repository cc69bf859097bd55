"""Nothing is told by colour alone: every colour has a symbol, every seat a pattern."""

import pytest
from playwright.sync_api import Locator

from .hurry import hurry
from .screen import BOARD, ROUTES, Screen

pytestmark = pytest.mark.browser

COLOURS = [*BOARD["colours"], "loco"]
# The outlines that a drawing is made of, its references followed.
OUTLINES = """thing => {
  const drawn = [...thing.querySelectorAll('path, circle, rect, polygon')];
  for (const use of thing.querySelectorAll('use')) {
    const target = document.querySelector(use.getAttribute('href'));
    if (target) drawn.push(...target.querySelectorAll('path, circle, rect, polygon'));
  }
  return drawn.map(one => one.getAttribute('d') ?? one.outerHTML.replace(/fill="[^"]*"/, ''));
}"""


def drawing(thing: Locator) -> frozenset[str]:
    outlines: list[str] = thing.evaluate(OUTLINES)
    return frozenset(outlines)


def told_apart(drawings: dict[str, frozenset[str]]) -> None:
    """Each has something in its drawing that none of the others has, colour left aside."""
    for name, outlines in drawings.items():
        others = frozenset[str]().union(*(other for key, other in drawings.items() if key != name))
        assert outlines - others, f"{name} looks like another one but for its colour"


@pytest.fixture
def middle(screen: Screen) -> Screen:
    """A game of five in which many cards were seen and everyone owns something."""
    screen.make("me", "greedy", "greedy", "greedy", "greedy", seed=7)
    hurry(
        screen.context,
        screen.url,
        screen.id,
        lambda shown: len(set(shown["view"]["owners"].values())) == 5 and len(shown["view"]["discard"]) == 9,
    )
    screen.sit()
    return screen


def test_every_card_colour_has_a_symbol(middle: Screen) -> None:
    pile = sum(middle.shown["view"]["discard"].values())
    middle.button("germany-discards", cards=pile).click()
    cards = middle.page.get_by_role("dialog").get_by_role("listitem")
    assert cards.count() == len(COLOURS)
    told_apart({str(index): drawing(cards.nth(index)) for index in range(cards.count())})


def test_every_route_colour_has_the_symbol_of_its_cards(middle: Screen) -> None:
    free = {
        route["colour"]: route["id"]
        for route in ROUTES.values()
        if route["colour"] != "grey"
        and route["id"] not in middle.shown["view"]["owners"]
        and route["id"] not in middle.shown["view"]["closed"]
    }
    legal = {claim["route"] for claim in middle.actions("claim")}
    assert len(free) == len(BOARD["colours"])
    tracks = {colour: drawing(middle.route(id, "legal" if id in legal else "free")) for colour, id in free.items()}
    # The spaces of a route lie elsewhere for each; only what lies in them counts.
    lanes = "thing => [...thing.querySelectorAll('use')].map(use => use.getAttribute('href'))"
    for colour, id in free.items():
        symbols = set(middle.route(id, "legal" if id in legal else "free").evaluate(lanes))
        assert len(symbols) == 1, f"the {colour} route {id} shows no symbol"
    told_apart(tracks)


def test_every_seat_has_a_pattern_on_its_wagons(middle: Screen) -> None:
    seats = middle.page.get_by_role("region", name=middle.say("seats-title"), exact=True).locator("svg.piece")
    by_seat: dict[str, frozenset[str]] = {}
    rows = middle.page.get_by_role("region", name=middle.say("seats-title"), exact=True).locator("ol > li")
    assert seats.count() >= 5
    for seat in range(5):
        by_seat[str(seat)] = drawing(rows.nth(seat).locator("svg").first)
    plain = frozenset[str].intersection(*by_seat.values())
    patterns = [outlines - plain for outlines in by_seat.values()]
    assert len(set(patterns)) == 5, "two seats have the same pattern"

    # The wagons on the map are the same drawings.
    owners = middle.shown["view"]["owners"]
    for seat in range(5):
        route = next(id for id, owner in owners.items() if owner == seat)
        name = middle.route_name(route, "owned", owner=seat)
        on_map = drawing(middle.board.get_by_role("button", name=name, exact=True).first)
        assert by_seat[str(seat)] <= on_map
