"""A table of the tiny game (tests/tiny). It shows that a table knows no game but the contract."""

from collections.abc import Callable

import pytest
from tests.tiny.game import GAME

from branchline.core.contract import Game
from branchline.table import Seat, Table


@pytest.fixture
def tiny() -> Game:
    return GAME


@pytest.fixture
def table(tiny: Game) -> Table:
    """Anna and Ben at one screen, Carla at another, and a computer player."""
    seats = [Seat("Anna", owner="home"), Seat("Ben", owner="home"), Seat("Carla", owner="away"), Seat("Bot", bot="any")]
    return Table("t1", tiny, seats, 7, {})


@pytest.fixture
def play() -> Callable[..., None]:
    """Plays these actions for whoever decides, as if they came in one after the other."""

    def play(table: Table, *actions: str) -> None:
        for action in actions:
            seat = table.state.seat
            if action == "undo":
                table.make(table.undo(seat, table.version))
            elif action == "restart":
                table.make(table.restart(seat, table.version))
            else:
                table.make(table.play(seat, action, table.version))

    return play
