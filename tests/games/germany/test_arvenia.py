"""Arvenia, the second map: what makes a map of this game a good one to play on."""

from collections import Counter, defaultdict
from heapq import heappop, heappush
from typing import Any

import pytest

from branchline.games import GAMES
from branchline.games.germany.pieces import CARD_COLOURS

from .elsewhere import GAME

BOARD: Any = GAME.board
ABROAD = {spot["id"] for spot in BOARD["border_spots"]}


def ways() -> dict[str, dict[str, int]]:
    """From each end of track to its neighbours, with the length."""
    found: dict[str, dict[str, int]] = defaultdict(dict)
    for route in BOARD["routes"]:
        found[route["a"]][route["b"]] = found[route["b"]][route["a"]] = route["length"]
    return found


def spaces_from(start: str) -> dict[str, int]:
    """How many spaces the shortest way to each end of track has; a border spot is a dead end."""
    known, queue, near = {start: 0}, [(0, start)], ways()
    while queue:
        far, here = heappop(queue)
        if far > known[here] or (here in ABROAD and here != start):
            continue
        for there, length in near[here].items():
            if far + length < known.get(there, 999):
                known[there] = far + length
                heappush(queue, (far + length, there))
    return known


def ends(place: str) -> list[str]:
    spots = {country["id"]: country["spots"] for country in BOARD["countries"]}
    return list(spots.get(place, [place]))


def test_nothing_is_wrong_with_it_and_nothing_missing() -> None:
    assert GAME.check_board(BOARD) == []
    assert BOARD["name"] == {"en": "Arvenia", "it": "Arvenia", "fr": "Arvénie"}
    assert not {city["name"] for city in BOARD["cities"]} & {city["name"] for city in GAMES["germany"].board["cities"]}


def test_it_has_the_size_of_a_whole_map() -> None:
    assert (len(BOARD["cities"]), len(BOARD["countries"])) == (28, 4)
    assert (len(BOARD["route_groups"]), len(BOARD["routes"])) == (63, 82)
    assert (len(BOARD["tickets"]["short"]), len(BOARD["tickets"]["long"])) == (50, 30)
    assert {route["length"] for route in BOARD["routes"]} == {*range(1, 8)}


def test_no_colour_is_worth_more_than_another() -> None:
    spaces, tracks = Counter[str](), Counter[str]()
    for route in BOARD["routes"]:
        spaces[route["colour"]] += route["length"]
        tracks[route["colour"]] += 1
    assert {tracks[colour] for colour in CARD_COLOURS} <= {7, 8}
    assert max(spaces[colour] for colour in CARD_COLOURS) - min(spaces[colour] for colour in CARD_COLOURS) <= 2
    assert tracks["grey"] == 25


def test_no_city_is_a_dead_end() -> None:
    assert min(len(near.keys() - ABROAD) for end, near in ways().items() if end not in ABROAD) >= 2


@pytest.mark.parametrize(("kind", "values"), [("short", range(4, 12)), ("long", range(12, 23))])
def test_a_ticket_is_worth_its_shortest_way(kind: str, values: range) -> None:
    for ticket in BOARD["tickets"][kind]:
        far = min(spaces_from(a)[b] for a in ends(ticket["a"]) for b in ends(ticket["b"]))
        assert ticket["value"] == far, ticket
        assert far in values


def test_every_place_is_on_tickets_none_on_many() -> None:
    uses = Counter(
        place for kind in BOARD["tickets"].values() for ticket in kind for place in (ticket["a"], ticket["b"])
    )
    assert set(uses) == {row["id"] for row in (*BOARD["cities"], *BOARD["countries"])}
    assert min(uses.values()) == 4
    assert max(uses.values()) == 6
