"""The computer player that has to decide at a table: which one it is, and what it has seen of the game."""

from typing import NamedTuple

from branchline.table.table import Table


class Computer(NamedTuple):
    """One computer player in one seat: the same from when it sat down until the game is over or a person is back."""

    bot: str
    seat: int
    sitting: int  # how often the seat changed hands before
    since: int  # how many actions had been played by then: what came before it has not seen
    seed: int  # its own luck
    actions: list[int]  # all that were played up to now


def deciding(table: Table) -> Computer | None:
    """The one that has to decide now, if one has to."""
    seat, bot = table.deciding, table.bot
    if seat is None or bot is None:
        return None
    sitting, since = 0, table.given
    actions: list[int] = []
    for step in table.steps:
        if step.action is not None:
            actions.append(step.action)
        elif step.seat == seat:
            sitting, since = sitting + 1, len(actions)
    return Computer(bot, seat, sitting, since, table.draw(f"bot {seat}", sitting), actions)
