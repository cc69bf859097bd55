"""What the log of a table leads to: steps that were made, and changes that could be.

A log has thousands of them, and all are made again when a table is opened: so they are tuples.
"""

from typing import NamedTuple

from branchline.core.contract import Event, Line, State
from branchline.table.entries import Entry


class Moment(NamedTuple):
    """How the seats stood after a number of turns, in each thing the game draws over time."""

    turn: int
    graph: dict[str, list[int]]


class Step(NamedTuple):
    """An action that stands, with everything that happened, or a seat that went to a computer player."""

    n: int
    version: int  # the log's length with this action in it; tells steps apart that undo put at the same place
    seat: int
    turn: int  # turns finished before it
    action: int | None  # None where a seat went to a computer player
    notation: str | None
    events: list[Event]  # to be seen through `Table.seen`
    line: Line | None = None  # what is told of a seat
    moment: Moment | None = None  # how the seats stood, where it finished a turn or the game


class Change(NamedTuple):
    """What an entry would do, before it is done."""

    entry: Entry
    after: State
    action: int | None
    events: list[Event]
