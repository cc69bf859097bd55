"""One table being played: seats, the log, the tentative turn, who may see what. No transport, no database."""

from branchline.table.entries import Branch, Entry, Kind, Seat
from branchline.table.lesson_table import LessonTable
from branchline.table.log import LogDamaged
from branchline.table.refusal import Refused
from branchline.table.screen import Glance, Screen, Showing, Told, showing
from branchline.table.steps import Change, Moment, Step
from branchline.table.table import Table
from branchline.table.watching import Watchers

__all__ = [
    "Branch",
    "Change",
    "Entry",
    "Glance",
    "Kind",
    "LessonTable",
    "LogDamaged",
    "Moment",
    "Refused",
    "Screen",
    "Seat",
    "Showing",
    "Step",
    "Table",
    "Told",
    "Watchers",
    "showing",
]
