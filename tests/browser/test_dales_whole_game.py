"""A whole game in the Dales around one screen, with the mouse, from the first bid to the final sheet."""

from collections.abc import Callable
from itertools import chain
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import branchline as bl

from .dales import DALES, DalesScreen
from .first_turn import TURN, brief
from .hurry import Shown, hurry
from .moves import listed

pytestmark = [pytest.mark.browser, pytest.mark.long]

MOST_DECISIONS = 120
LAST = 4  # turns that are finished before the last one of three players
PIECES = ("stone", "cheese", "red", "green")


def decide(screen: DalesScreen, action: dict[str, Any]) -> None:
    """Each kind of decision by the thing on the table that is meant for it."""
    by_kind: dict[str, Callable[[], object]] = {
        "bid": lambda: screen.after(screen.choose_bid(action["box"], action["cubes"]).click),
        # Some links by the area they lead into, some by the border they cross.
        "lay": lambda: (screen.lay if action["id"] % 2 else screen.lay_into)(action["a"], action["b"]),
        "pay": lambda: screen.pay(action["payment"]),
        "exchange": lambda: screen.pay(action["payment"]),
        "buy": lambda: screen.buy(action["train"]),
        "move": lambda: screen.load(action["piece"], action["area"]),
    }
    by_kind.get(action["kind"], lambda: screen.no_more(action["kind"]))()


def play_first_turn(screen: DalesScreen) -> None:
    for notation in TURN:
        action = next(one for one in screen.shown["actions"] if one["notation"] == notation)
        assert screen.shown["curtain"] is None
        decide(screen, action)
    # The first hands a line over as a whole, the second link by link on the map, the third keeps the line.
    screen.offer(screen.view["takeovers"][0])
    screen.no_more("done")
    [takeover] = screen.view["takeovers"]
    company = screen.takeovers.get_by_role(
        "button", name=screen.say(f"wensleydale-company-{takeover['company']}"), exact=True
    )
    screen.after(company.click)
    for a, b in zip(takeover["areas"], takeover["areas"][1:], strict=False):
        screen.after(lambda a=a, b=b: screen.click_on_map(screen.step(a, b)))
    screen.no_more("done")
    screen.no_more("no-takeover")


def in_the_last_turn(shown: Shown) -> bool:
    """The first turn had an auction, so this begins after it."""
    return bool(shown["view"]["turn"] == LAST and shown["view"]["phase"] == "build")


def play_on_from_the_list(screen: DalesScreen) -> None:
    screen.tool("list").click()
    for _ in range(MOST_DECISIONS):
        if screen.shown["table"]["over"]:
            break
        screen.after(listed(screen, brief(screen.shown)).click)
    screen.page.keyboard.press("Escape")


def cells(sheet: Locator, line: str) -> list[str]:
    """The points in one line of the scoring sheet, seat by seat."""
    row = sheet.get_by_role("row").filter(has=sheet.page.get_by_role("rowheader", name=line, exact=True))
    return [cell.split()[0].replace("−", "-").lstrip("+") for cell in row.get_by_role("cell").all_inner_texts()]


def check_sheet(screen: DalesScreen, state: Any) -> None:
    sheet = screen.page.get_by_role("table").first
    entries: list[dict[str, Any]] = DALES.sheet(state)
    for kind in PIECES:
        line = cells(sheet, screen.say("wensleydale-sheet-piece", piece=kind))
        assert line == [str(entry["delivered"].get(kind, 0)) for entry in entries]
    for line, points in (("sets", "set_points"), ("links", "link_points")):
        assert cells(sheet, screen.say(f"wensleydale-sheet-{line}")) == [str(entry[points]) for entry in entries]
    assert cells(sheet, screen.say("wensleydale-profit")) == [str(entry["profit"]) for entry in entries]
    assert cells(sheet, screen.say("sheet-total")) == [str(score) for score in state.scores()]
    assert cells(sheet, screen.say("sheet-place")) == [screen.say("sheet-rank", rank=rank) for rank in state.ranks()]


def check_log(screen: DalesScreen) -> None:
    """The log tells every step as the server does."""
    history = screen.ask("GET", f"/api/tables/{screen.id}/history")["steps"]
    lines = chain(*(DALES.tell(step["events"]) for step in history))
    told = [screen.say(line.id, **line.args) for line in lines]
    log = screen.page.get_by_role("list", name=screen.say("log-title"), exact=True)
    assert log.get_by_role("listitem").count() == len(history)
    shown = [word for word in log.inner_text().split() if word != "?"]  # which asks why
    assert " ".join(shown) == " ".join(" ".join(told).split())


def test_a_whole_game_around_one_screen_is_scored_as_its_record_says(dales: DalesScreen) -> None:
    dales.begin()
    play_first_turn(dales)
    assert dales.view["turn"] == 1
    hurry(dales.context, dales.url, dales.id, brief, in_the_last_turn)
    dales.sit()
    play_on_from_the_list(dales)
    assert dales.shown["table"]["over"], "the game did not end"
    expect(dales.page.get_by_role("heading", name=dales.say("end-title"))).to_be_visible()

    served = dales.ask("GET", f"/api/tables/{dales.id}/record")
    record = bl.Record(**{key: served[key] for key in ("game", "seats", "seed", "options", "actions")})
    assert tuple(record.actions[: len(TURN)]) == TURN
    kinds = {action.split()[0] for action in record.actions}
    assert kinds == {
        *("bid", "lay", "done", "pay", "no-build", "buy", "exchange", "move", "pass"),
        *("takeover", "over", "no-takeover"),
    }
    state = record.replay()
    assert state.over
    check_sheet(dales, state)
    check_log(dales)
