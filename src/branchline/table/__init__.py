"""One table being played: seats, the log, the tentative turn, who may see what. No transport, no database."""

from branchline.table.entries import Entry, Kind, Seat
from branchline.table.refusal import Refused
from branchline.table.screen import Screen, Showing, Told
from branchline.table.steps import Change, Moment, Step
from branchline.table.table import LogDamaged, Table

__all__ = [
    "Change",
    "Entry",
    "Kind",
    "LogDamaged",
    "Moment",
    "Refused",
    "Screen",
    "Seat",
    "Showing",
    "Step",
    "Table",
    "Told",
]
