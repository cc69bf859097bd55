"""Long games: a screen is told what happened lately, and a table need not know what came before."""

from collections.abc import Callable

import pytest

from branchline.core.contract import Game
from branchline.table import Entry, Screen, Seat, Table
from branchline.table.screen import tell

Play = Callable[..., None]

SEATS = [Seat("Anna", owner="anna"), Seat("Ben", owner="ben")]
ROUND = ("lay moor", "done", "lay dale", "done")


@pytest.fixture(autouse=True)
def _recent(monkeypatch: pytest.MonkeyPatch) -> None:
    """So few steps are told at first, that a game need not be long."""
    monkeypatch.setattr("branchline.table.screen.RECENT", 3)


@pytest.fixture
def table(tiny: Game, play: Play) -> Table:
    """After two rounds, of eight steps."""
    table = Table("t", tiny, SEATS, 7, {"turns": 9})
    play(table, *ROUND, *ROUND)
    return table


def again(table: Table, entries: list[Entry], after: int) -> Table:
    """The same table opened in the position after so many of its entries."""
    first = Table(table.id, table.game, SEATS, table.seed, table.options, entries[:after])
    assert first.settled
    return Table(table.id, table.game, SEATS, table.seed, table.options, entries[after:], position=first.here())


def entries_of(table: Table) -> list[Entry]:
    return [Entry("act", step.seat, step.notation) for step in table.steps]


def numbers(table: Table, screen: Screen) -> list[int]:
    return [told.n for told in screen.show(table).log]


def test_a_screen_is_told_recent_steps_from_the_beginning_of_a_move_on(table: Table, play: Play) -> None:
    screen = Screen("anna")
    assert numbers(table, screen) == [4, 5, 6, 7]
    play(table, "lay moor")
    assert numbers(table, screen) == [8]
    assert numbers(table, screen) == []
    assert screen.show(table).steps == 9


def test_all_that_was_told_last_is_taken_back(table: Table, play: Play) -> None:
    screen = Screen("anna")
    screen.show(table)
    play(table, "lay moor", "lay dale")
    assert numbers(table, screen) == [8, 9]
    play(table, "restart")
    assert (numbers(table, screen), screen.show(table).steps) == ([], 8)
    play(table, "lay dale")
    assert numbers(table, screen) == [8]


def test_a_screen_that_lags_behind_a_table_that_was_opened_anew_is_told_from_there_on(table: Table) -> None:
    entries = entries_of(table)
    screen = Screen("anna")
    early = Table(table.id, table.game, SEATS, table.seed, table.options, entries[:2])
    assert numbers(early, screen) == [0, 1]
    assert numbers(again(table, entries, 6), screen) == [6, 7]
    same = Screen("anna")
    assert numbers(again(table, entries[:7], 4), same) == [4, 5, 6]
    assert numbers(again(table, entries, 6), same) == [7]


def test_a_table_that_does_not_know_its_first_steps_says_so_until_they_are_recalled(table: Table, play: Play) -> None:
    entries = entries_of(table)
    late = again(table, entries, 4)
    assert (late.earlier, late.count, [step.n for step in late.recent]) == (4, 8, [4, 5, 6, 7])
    for whole in (lambda: late.steps, lambda: tell(late, None), lambda: late.position(2)):
        with pytest.raises(LookupError, match="the first 4 steps"):
            whole()
    play(late, "lay moor")
    screen = Screen("anna")
    assert numbers(late, screen) == [6, 7, 8]
    late.recall(Table(table.id, table.game, SEATS, table.seed, table.options, entries[:4]))
    assert late.steps[:-1] == table.steps
    assert (late.count, late.position(2)) == (9, table.position(2))
    assert numbers(late, screen) == []


def test_the_log_is_cut_only_between_two_moves_of_which_nothing_can_be_taken_back(tiny: Game, play: Play) -> None:
    table = Table("t", tiny, SEATS, 7, {}, maker="anna")
    assert not table.settled  # there is nothing to cut off
    play(table, "lay moor")
    assert not table.settled
    play(table, "done")
    assert table.settled
    table.make(table.hand("anna", 1, "any", {0}))
    assert not table.settled
