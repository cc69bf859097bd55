"""Asking about a thing on the board while somebody else decides."""

import branchline as bl
from branchline.table import Seat, Table


def test_what_would_be_possible_in_turn_is_not_possible_out_of_turn() -> None:
    game = bl.GAMES["germany"]
    seats = [Seat("Anna", owner="home"), Seat("Ben", owner="home")]
    table = Table("t", game, seats, 5, {"start_player": 0})
    while table.state.view(None)["phase"] != "turn":
        seat = table.state.seat
        table.make(table.play(seat, table.state.legal()[0], table.version))
    routes = [row["id"] for row in game.board["routes"]]
    possible = [route for route in routes if game.why(table.state, 1, {"route": route}) is None]
    assert possible
    for route in possible:
        refused = table.why_about(1, {"route": route})
        assert refused is not None
        assert refused.message == "error-not-your-turn"
