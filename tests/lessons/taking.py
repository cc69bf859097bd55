"""Takes a lesson as at a table of the server, but without one."""

from itertools import count

from branchline.games import GAMES
from branchline.lessons import Lesson
from branchline.server.worker import Question, think
from branchline.table import LessonTable, Seat
from branchline.table.computer import deciding

LIMIT = 60.0
NUMBERS = count()  # a computer player is remembered by its table


def table_of(lesson: Lesson) -> LessonTable:
    """A table at which this lesson begins."""
    seats = [Seat(f"Rival {seat}", bot=lesson.bot) for seat in range(lesson.seats)]
    seats[lesson.seat] = Seat("Anna", owner="home")
    return LessonTable(f"{lesson.id} {next(NUMBERS)}", GAMES[lesson.game], seats, lesson, [], "home")


def do(table: LessonTable, notation: str) -> None:
    """Does this for the learner, who is offered it, and lets the rivals do what they do then."""
    action = table.state.parse(notation)
    seat = table.lesson.seat
    assert table.state.seat == seat, f"{table.lesson.id}: {notation}: it is not the learner’s turn"
    assert action in table.offered(), f"{table.lesson.id}: {notation} is not offered; {offer(table)} is"
    table.make(table.play(seat, action, table.version))
    rivals(table)


def rivals(table: LessonTable) -> None:
    """Lets them do what they do until the learner decides."""
    while table.bot is not None:
        action = table.scripted()
        computer = deciding(table)
        assert computer is not None
        if action is None:
            game = table.game.name
            options = table.options
            question = Question(table.id, game, len(table.seats), 0, options, table.lesson.id, computer, LIMIT)
            action = think(question)
        table.make(table.play(table.state.seat, action, table.version))


def offer(table: LessonTable) -> list[str]:
    """What the learner may do now."""
    return [table.state.notation(action) for action in table.offered()]
