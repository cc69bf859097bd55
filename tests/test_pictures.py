"""A state as a picture: the page's own board, by itself, with what a seat may see."""

import re
from xml.etree import ElementTree

import pytest
from tests.games.moments import moments

import branchline as bl
from branchline.core.contract import State
from branchline.core.picture import read_print
from branchline.games.germany import picture as germany
from branchline.games.lunar import picture as lunar
from branchline.games.wensleydale import picture as wensleydale

SVG = "{http://www.w3.org/2000/svg}"


def drawn(state: State, seat: int | None = None) -> ElementTree.Element:
    return ElementTree.fromstring(state.svg(seat))


def of(picture: ElementTree.Element, prefix: str) -> list[str]:
    """What the pieces of these names stand for."""
    uses = [use.get("href", "") for use in picture.iter(f"{SVG}use")]
    return [use.removeprefix(prefix) for use in uses if use.startswith(prefix)]


@pytest.mark.parametrize("name", bl.GAMES)
def test_a_picture_of_any_state_needs_nothing_from_outside(name: str) -> None:
    game = bl.GAMES[name]
    for state in moments(game, game.seats[-1], 3, 0.02):
        picture = drawn(state)
        ids = [node.get("id") for node in picture.iter() if node.get("id")]
        assert len(ids) == len(set(ids))
        asked = re.findall(r'(?:href="|url\()#([\w-]+)', state.svg())
        assert asked
        assert set(asked) <= set(ids)
        assert re.findall(r'(?:href|src)="(?!#)|var\(|@|\sstyle=|\sclass=|NaN|undefined', state.svg()) == []
        assert picture.findtext(f"{SVG}title") == game.title
        assert f"Player {state.seat + 1}" in (picture.findtext(f"{SVG}desc") or "")


@pytest.mark.parametrize("name", bl.GAMES)
def test_every_state_up_to_the_end_is_drawn_and_a_notebook_shows_what_a_spectator_sees(name: str) -> None:
    state = bl.GAMES[name].new(bl.GAMES[name].seats[0], 1, {"max_rounds": 3} if name == "lunar" else {})
    start = state.svg()
    state.playout(seed=1, policy=bl.GAMES[name].policy)
    assert state.over
    assert state._repr_svg_() == state.svg(None) == state.svg()
    assert drawn(state)
    assert state.svg() != start


def test_trains_passengers_and_closed_routes_stand_where_they_are() -> None:
    (state,) = moments(bl.GAMES["germany"], 2, 1, 0.004)
    view, picture = state.view(None), drawn(state)
    lengths = {route["id"]: route["length"] for route in bl.GAMES["germany"].board["routes"]}
    wagons = of(picture, "#gm-wagon-")
    for seat in range(2):
        owned = sum(lengths[route] for route, owner in view["owners"].items() if owner == seat)
        assert owned
        assert wagons.count(str(seat)) == owned
    waiting = sorted(colour for colours in view["passengers_at"].values() for colour in colours)
    assert sorted(of(picture, "#gm-passenger-")) == waiting
    assert view["closed"]
    assert len(of(picture, "#gm-closed-")) == sum(lengths[route] for route in view["closed"])


def test_a_seat_sees_its_own_hand_and_tickets_and_nobody_elses() -> None:
    state = bl.GAMES["germany"].new(2, 1)
    for action in ("tickets short*4", "tickets short*4", "keep 1 2", "keep 1 2"):
        state.play(state.parse(action))
    spectator, first, second = state.svg(), state.svg(0), state.svg(1)
    assert "Your hand" not in spectator
    assert "Ticket " not in re.sub("Ticket to Ride", "", spectator)
    assert first != second
    names = read_print(germany.HOME)["names"]
    for ticket in state.view(0)["players"][0]["held"]:
        told = f"Ticket {names[ticket['a']]}–{names[ticket['b']]}"
        assert told in first
        assert told not in second


def test_links_towns_and_pieces_of_the_dales_are_all_drawn() -> None:
    (state,) = moments(bl.GAMES["wensleydale"], 4, 1, 0.01)
    view, picture = state.view(None), drawn(state)
    printed = [node.get("transform") for node in picture.iter(f"{SVG}g")]
    places = [read_print(wensleydale.HOME)["borders"][border]["at"] for border in view["links"]]
    assert places
    assert set(places) <= set(printed)
    piles = list(view["pieces"].values())
    for kind in ("stone", "cheese", "red", "green", "opposition"):
        wanted = sum(1 if pile.get(kind, 0) >= 4 else pile.get(kind, 0) for pile in piles)
        assert len(of(picture, f"#wd-{kind}")) == wanted


def test_trains_on_the_moon_stand_on_the_sides_they_are_on() -> None:
    state = bl.GAMES["lunar"].new(2, 1, {"max_rounds": 20})
    state.playout(seed=1, policy=bl.GAMES["lunar"].policy, limit=400)
    view, text = state.view(None), state.svg()
    printed = read_print(lunar.HOME)
    for seat, player in enumerate(view["players"]):
        loads = len(player["loads"])
        stamp = printed["loaded"][seat].replace("@", str(loads)) if loads else printed["trains"][seat]
        assert text.count(stamp) == (player["train"] is not None)
    assert any(view["track"])


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="seat: 5 is not at this table"):
        bl.GAMES["germany"].new(2, 1).svg(5)
