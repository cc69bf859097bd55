"""A whole game with the mouse, from the first ticket to the scoring sheet."""

import random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import branchline as bl

from .germany import GermanScreen, longest
from .hurry import Shown, hurry

pytestmark = pytest.mark.browser

MOST_CLICKS = 200
# Decisions after which the page is left to itself until the last turns: by then each kind was taken.
FIRST_CLICKS = 18


def wish(screen: GermanScreen, rng: random.Random) -> None:
    """One decision, mostly the one that ends the game sooner, now and then another, so that all kinds occur."""
    if screen.phase in ("setup-mix", "setup-keep"):
        screen.set_up()
    elif screen.phase == "keep":
        screen.keep(rng.choice((1, 2)))
    elif passengers := screen.actions("passenger"):
        colours = [one["colour"] for one in passengers]
        screen.passenger(rng.choice(colours), on_map=rng.random() < 0.5)
    elif screen.phase == "turn" and screen.actions("tickets") and rng.random() < 0.05:
        screen.mix(3, 1)
    elif (claims := screen.actions("claim")) and rng.random() < 0.9:
        longest = max(one["cards"] + one["locos"] for one in claims)
        screen.claim(rng.choice([one for one in claims if one["cards"] + one["locos"] == longest]))
    elif (takes := screen.actions("take")) and rng.random() < 0.7:
        held = screen.me["hand"]
        screen.take(max((one["card"] for one in takes), key=lambda card: held.get(card, 0)))
    elif screen.actions("draw"):
        screen.draw()
    else:
        screen.after(screen.page.get_by_role("button", name=screen.say("germany-do-pass")).click)


def near_the_end(shown: Shown) -> bool:
    return shown["view"]["turns_left"] is not None and bool(shown["actions"])


def cells(sheet: Locator, line: str) -> list[str]:
    """What is written in one line of the scoring sheet, seat by seat."""
    row = sheet.get_by_role("row").filter(has=sheet.page.get_by_role("rowheader", name=line, exact=True))
    return [" ".join(cell.replace("×", " ×").split()) for cell in row.get_by_role("cell").all_inner_texts()]


def signed(points: int) -> str:
    """As the sheet writes what can be lost as well as won."""
    return f"{points:+d}".replace("-", "−") if points else "0"


def check_sheet(screen: GermanScreen, state: Any) -> None:
    sheet = screen.page.get_by_role("table").first
    entries: list[dict[str, Any]] = bl.GAMES["germany"].sheet(state)

    for cell, entry in zip(cells(sheet, screen.say("germany-sheet-routes")), entries, strict=True):
        assert cell.split()[0] == str(entry["route_points"])
        assert screen.say("germany-sheet-routes-count", routes=len(entry["routes"])) in cell
        for route in entry["routes"]:
            said = screen.say("germany-score-route", **route).split(",")[0]
            assert f"{said} ({route['length']}) {route['points']}" in cell
    for cell, entry in zip(cells(sheet, screen.say("germany-sheet-tickets")), entries, strict=True):
        assert cell.split()[0] == signed(entry["ticket_points"])
        for ticket in entry["tickets"]:
            said = "germany-ticket-complete" if ticket["complete"] else "germany-ticket-missed"
            ends = screen.say("germany-score-ticket-complete", a=ticket["a"], b=ticket["b"], points=0).split(":")[0]
            assert f"{screen.say(said)} {ends} {signed(ticket['points'])}" in cell
    globetrotter = cells(sheet, screen.say("germany-sheet-globetrotter"))
    assert globetrotter == [
        f"{entry['globetrotter']} {screen.say('germany-sheet-completed', tickets=entry['completed'])}"
        for entry in entries
    ]
    for index, figure in enumerate(entries[0]["passengers"]):
        line = cells(sheet, screen.say("germany-sheet-passenger", colour=figure["colour"]))
        taken = [entry["passengers"][index] for entry in entries]
        assert line == [f"{one['points']} {screen.say('germany-sheet-count', count=one['count'])}" for one in taken]
    assert cells(sheet, screen.say("sheet-total")) == [str(score) for score in state.scores()]
    assert cells(sheet, screen.say("sheet-place")) == [screen.say("sheet-rank", rank=rank) for rank in state.ranks()]


def test_a_whole_game_is_played_with_the_mouse_and_scored_as_its_record_says(screen: GermanScreen) -> None:
    screen.make("me", "greedy", seed=20)
    screen.sit()
    rng = random.Random(20)
    for click in range(MOST_CLICKS):
        if screen.shown["table"]["over"]:
            break
        if click == FIRST_CLICKS:
            clicked = screen.shown["steps"]
            hurry(screen.context, screen.url, screen.id, longest, near_the_end)
            screen.sit()
        wish(screen, rng)
    assert screen.shown["table"]["over"], "the game did not end"

    with screen.page.expect_download() as saved:
        screen.page.get_by_role("link", name=screen.say("end-record")).click()
    record = bl.Record.load(saved.value.path())
    served = screen.ask("GET", f"/api/tables/{screen.id}/record")
    assert served["actions"] == list(record.actions)
    kinds = {action.split()[0] for action in record.actions[:clicked]}
    assert kinds >= {"tickets", "keep", "take", "draw", "claim", "passenger"}

    state = record.replay()
    assert state.over
    for summary in screen.page.get_by_role("table").first.locator("summary").all():
        summary.click()
    check_sheet(screen, state)

    graph = screen.page.get_by_role("region", name=screen.say("end-graph"), exact=True)
    expect(graph.locator("svg").first).to_be_visible()
    graph.get_by_text(screen.say("end-graph-table")).click()
    assert cells(graph.get_by_role("table"), str(state.turn)) == [str(score) for score in state.scores()]
