"""A table that begins with actions of a finished game: what was played there stays."""

from collections.abc import Callable

import pytest

from branchline.core.contract import Game
from branchline.table import Branch, Entry, Refused, Seat, Table
from branchline.table.computer import deciding

Play = Callable[..., None]
GIVEN = [Entry("act", 0, "lay moor")]


def table_of(tiny: Game, *seats: Seat) -> Table:
    return Table("t2", tiny, seats, 7, {}, GIVEN, "home", branch=Branch("t1", len(GIVEN)))


def test_what_was_played_before_the_moment_is_not_taken_back(tiny: Game, play: Play) -> None:
    table = table_of(tiny, Seat("Anna", owner="home"), Seat("Bot", bot="any"))
    assert (table.version, len(table.steps), table.undoable) == (1, 1, 0)
    with pytest.raises(Refused, match="nothing to take back"):
        table.undo(0, 1)
    play(table, "lay moor")
    assert table.undoable == 1
    play(table, "restart")
    assert (table.undoable, len(table.steps)) == (0, 1)


def test_a_computer_player_sits_down_at_the_moment(tiny: Game) -> None:
    computer = deciding(table_of(tiny, Seat("Bot", bot="any"), Seat("Anna", owner="home")))
    assert computer is not None
    assert (computer.since, len(computer.actions)) == (1, 1)
