"""Where a table stood at a place of its log where nothing before it can change any more.

A table is opened from there without following what came before: a log may have thousands of entries, and whoever comes
back wants to know what happened lately. The rest is followed when somebody looks back.
"""

from typing import Final, NamedTuple

from branchline.core.contract import State
from branchline.table.clock import Clock
from branchline.table.entries import Seat
from branchline.table.seating import Vote
from branchline.table.steps import Moment

# Of a longer log, what a table is opened with and a screen is told at first: more than a round of the longest game.
RECENT: Final = 300


class Position(NamedTuple):
    """All that a table knows there, but for the steps that led to it."""

    version: int
    steps: int  # how many there were
    seats: tuple[Seat, ...]
    state: State
    timeline: list[Moment]
    rules: int  # the version of them by which the game goes on from there
    clock: Clock | None = None
    votes: tuple[Vote, ...] = ()
