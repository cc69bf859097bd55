"""How each seat plays, counted from what happens: looked up again in the finished game, and claim by claim."""

from typing import Any

import pytest
from tests.games.germany.elsewhere import GAME as ELSEWHERE
from tests.games.germany.positions import GAME

from branchline import bots
from branchline.arena.report import shares
from branchline.arena.run import run
from branchline.core.contract import State
from branchline.games import PACKS
from branchline.games.germany.board import BOARD
from branchline.games.germany.bots.habits import Habits


def watched(seats: int, seed: int, bot: str) -> tuple[Habits, State]:
    """A whole game of such players."""
    habits = PACKS["germany"].habits(GAME, seats)
    assert isinstance(habits, Habits)
    players = [bots.make("germany", bot, seat) for seat in range(seats)]
    state = GAME.new(seats, seed)
    while not state.over:
        action = players[state.seat].choose(state.view(state.seat), lambda luck: state.resample(state.seat, luck))
        habits.see(state.step(action))
    return habits, state


@pytest.mark.parametrize(("seats", "bot"), [(2, "planner"), (4, "planner"), (3, "random")])
def test_what_is_counted_is_what_lies_on_the_table_at_the_end(seats: int, bot: str) -> None:
    habits, state = watched(seats, 5, bot)
    counted = [habits.of(seat) for seat in range(seats)]
    view = state.view(None)
    assert sum(entry["turns"][0] for entry in counted) == view["turn"]
    for seat, (entry, sheet) in enumerate(zip(counted, GAME.sheet(state), strict=True)):
        assert entry["tickets held"] == (len(sheet["tickets"]), 1)
        assert entry["routes"] == (len(sheet["routes"]), 1)
        assert entry["ends the game"] == (seat == view["last_round_by"], 1)
        won = state.ranks()[seat] == 1 and seat == view["last_round_by"]
        assert entry["wins what it ends"] == (won, seat == view["last_round_by"])


def claim(player: int, route: str) -> dict[str, Any]:
    return {"kind": "claim", "player": player, "route": route}


def keep(player: int, *tickets: str, setup: bool = True) -> dict[str, Any]:
    return {"kind": "keep-own", "player": player, "tickets": list(tickets), "setup": setup}


def test_a_route_is_in_a_rivals_way_where_it_closes_the_shortest_one_of_a_ticket() -> None:
    habits = Habits(BOARD, 2)
    habits.see([keep(0, "berlin-leipzig"), keep(1, "berlin-leipzig")])
    habits.see([claim(0, "berlin-leipzig")])
    assert habits.of(0)["routes in a rival's way"] == (1, 1)
    habits.see([claim(0, "berlin-rostock")])
    assert habits.of(0)["routes in a rival's way"] == (1, 2), "nobody wants to go there"


def test_where_a_track_is_left_for_the_rival_nothing_is_in_the_way() -> None:
    first, second = "mannheim-stuttgart-1", "mannheim-stuttgart-2"
    for seats, closed in ((2, 1), (4, 0)):
        habits = Habits(BOARD, seats)
        habits.see([keep(1, "mannheim-stuttgart"), claim(0, first)])
        assert habits.of(0)["routes in a rival's way"] == (closed, 1)
        if seats == 4:
            habits.see([claim(2, second)])
            assert habits.of(2)["routes in a rival's way"] == (1, 1)


def test_the_arena_tells_them_and_takes_for_a_share_what_never_exceeds_what_it_is_counted_out_of() -> None:
    report = run("germany", ["planner", "greedy"], 4, 1, jobs=1)
    told = shares(report.games)
    assert {"ends the game", "wins what it ends", "routes in a rival's way", "tickets completed"} <= told
    assert not told & {"turns", "routes", "tickets held", "ticket points"}
    ends = [row.figures["ends the game"].mean for row in report.rows]
    assert sum(end for end in ends if end is not None) == 1


def test_they_are_counted_on_another_board_too() -> None:
    report = run(ELSEWHERE, ["planner", "greedy"], 2, 1, jobs=1)
    for row in report.rows:
        routes = row.figures["routes"].mean
        assert routes is not None
        assert routes > 5
