"""Nothing is told by colour alone: every colour has a symbol, every seat a pattern."""

import pytest
from playwright.sync_api import Locator

from .dales import DalesScreen
from .first_turn import MOMENTS
from .germany import BOARD, ROUTES, GermanScreen, middle

pytestmark = pytest.mark.browser

COLOURS = [*BOARD["colours"], "loco"]
# The outlines that a drawing is made of, its references followed; colour and the like are left aside.
OUTLINES = """thing => {
  const drawn = [...thing.querySelectorAll('path, circle, rect, polygon')];
  for (const use of thing.matches('use') ? [thing] : thing.querySelectorAll('use')) {
    const target = document.querySelector(use.getAttribute('href'));
    if (target) drawn.push(...target.querySelectorAll('path, circle, rect, polygon'));
  }
  const measures = ['d', 'points', 'x', 'y', 'width', 'height', 'rx', 'cx', 'cy', 'r', 'transform'];
  return drawn.map(one => [one.tagName, ...measures.map(name => one.getAttribute(name) ?? '')].join(' '));
}"""


def drawing(thing: Locator) -> frozenset[str]:
    outlines: list[str] = thing.evaluate(OUTLINES)
    return frozenset(outlines)


def told_apart(drawings: dict[str, frozenset[str]]) -> None:
    """Each has something in its drawing that none of the others has, colour left aside."""
    for name, outlines in drawings.items():
        others = frozenset[str]().union(*(other for key, other in drawings.items() if key != name))
        assert outlines - others, f"{name} looks like another one but for its colour"


def test_in_germany_every_card_route_and_seat_has_a_symbol_or_pattern(screen: GermanScreen) -> None:
    middle(screen)  # every kind of card was paid, and everyone owns a route
    every_route_colour_has_the_symbol_of_its_cards(screen)
    every_seat_has_a_pattern_on_its_wagons(screen)
    every_card_colour_has_a_symbol(screen)


def every_card_colour_has_a_symbol(game: GermanScreen) -> None:
    pile = sum(game.shown["view"]["discard"].values())
    game.button("germany-discards", cards=pile).click()
    cards = game.page.get_by_role("dialog").get_by_role("listitem")
    assert cards.count() == len(COLOURS)
    told_apart({str(index): drawing(cards.nth(index)) for index in range(cards.count())})


def every_route_colour_has_the_symbol_of_its_cards(game: GermanScreen) -> None:
    free = {
        route["colour"]: route["id"]
        for route in ROUTES.values()
        if route["colour"] != "grey"
        and route["id"] not in game.shown["view"]["owners"]
        and route["id"] not in game.shown["view"]["closed"]
    }
    legal = {claim["route"] for claim in game.actions("claim")}
    assert len(free) == len(BOARD["colours"])
    tracks = {colour: drawing(game.route(id, "legal" if id in legal else "free")) for colour, id in free.items()}
    # The spaces of a route lie elsewhere for each; only what lies in them counts.
    lanes = "thing => [...thing.querySelectorAll('use')].map(use => use.getAttribute('href'))"
    for colour, id in free.items():
        symbols = set(game.route(id, "legal" if id in legal else "free").evaluate(lanes))
        assert len(symbols) == 1, f"the {colour} route {id} shows no symbol"
    told_apart(tracks)


def every_seat_has_a_pattern_on_its_wagons(game: GermanScreen) -> None:
    rows = game.region("seats-title").locator("ol > li")
    wagons = [drawing(rows.nth(seat).locator("svg").first) for seat in range(5)]
    assert len(set(wagons)) == 5, "two seats have the same pattern"

    # The wagons on the map are the same drawings.
    owners = game.shown["view"]["owners"]
    for seat in range(5):
        route = next(id for id, owner in owners.items() if owner == seat)
        name = game.route_name(route, "owned", owner=seat)
        on_map = drawing(game.board.get_by_role("button", name=name, exact=True).first)
        assert wagons[seat] <= on_map


def test_in_the_dales_every_seat_piece_and_kind_of_influence_has_a_symbol(dales: DalesScreen) -> None:
    dales.visit("trains")
    rows = dales.region("seats-title").locator("ol > li")
    seats = {f"seat {seat}": drawing(rows.nth(seat).locator("svg").first) for seat in range(3)}
    told_apart(seats)
    player = dales.view["players"][0]
    kinds = player["influence"]
    facts = rows.first.get_by_role("listitem")

    def fact(id: str, **args: object) -> frozenset[str]:
        return drawing(facts.filter(has_text=dales.say(id, **args)).first)

    told_apart({kind: fact("wensleydale-fact-influence", kind=kind, count=kinds[kind]) for kind in kinds})
    pieces = ("stone", "cheese", "red", "green")
    told_apart({piece: fact("wensleydale-fact-moved", piece=piece, count=0, aboard=0) for piece in pieces})

    # On the map as well, whatever lies around them; opposition lies only there.
    lying = dales.view["pieces"]
    somewhere = {piece: next(area for area in lying if piece in lying[area]) for piece in (*pieces, "opposition")}
    told_apart({piece: drawing(dales.piece(piece, area).locator("use").first) for piece, area in somewhere.items()})


def test_in_the_dales_every_owner_has_a_pattern_on_the_links(dales: DalesScreen) -> None:
    dales.begin_after(MOMENTS["takeover"])
    [takeover] = dales.view["takeovers"]
    dales.play(*takeover["actions"])
    links = {owner: border.split("-") for border, owner in dales.view["links"].items()}
    assert set(links) == {0, 2, takeover["company"]}
    told_apart({str(owner): drawing(dales.border(*border).locator("xpath=..")) for owner, border in links.items()})
