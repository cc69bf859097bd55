"""What everybody at a table is shown of it. It is made at every step, and of what the table itself has made,
so it is plain data that nobody checks once more."""

from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal

from pydantic import Field, SkipValidation, WithJsonSchema, with_config

from branchline.core.shapes import TypedDict
from branchline.games import PACKS, at_home
from branchline.server import shapes
from branchline.server.advice_models import advises
from branchline.server.models import SAYS_JUST_THAT, ClockInfo, SeatInfo, StepInfo, seat_info, steps_of
from branchline.server.presence import Attendance
from branchline.table import LessonTable, Showing, Table, Watchers
from branchline.table.seating import counted

STEPS: Final = {"type": "array", "items": {"$ref": f"{shapes.PLACE}{StepInfo.__name__}"}}


class TableSeat(SeatInfo):
    present: Annotated[bool, Field(description="Whether the person of this seat is connected now")]
    hand_in: Annotated[
        int | None,
        Field(
            description="Seconds until a computer player may go on for its person, who is away; null where nobody is"
        ),
    ]
    skips: Annotated[bool, Field(description="Whether its person has asked to skip ahead to where a person decides")]
    clock: Annotated[
        int | None, Field(description="Seconds left to its person; null without a clock and where nobody sits")
    ]
    runs: Annotated[bool, Field(description="Whether they pass now")]
    vacation: Annotated[
        str | None, Field(description="Until when its person is on vacation, at a table by correspondence")
    ]
    awaits_you: Annotated[
        bool, Field(description="Whether a computer player goes on here for you, until you take the seat back")
    ]
    votes: Annotated[int, Field(description="How many of the others have voted for a computer player to go on here")]
    voters: Annotated[int, Field(description="How many others there are; more than half of them decide")]
    voted: Annotated[bool, Field(description="Whether you have")]


def table_seat(table: Table, number: int, guest: str, there: Attendance) -> TableSeat:
    seat = table.seats[number]
    votes, voters = counted(table.seats, table.votes, number)
    return {
        **seat_info(number, seat, guest),
        "present": there.present,
        "hand_in": there.hand_in,
        "skips": there.skips,
        "clock": there.clock,
        "runs": there.runs,
        "vacation": there.vacation,
        "awaits_you": seat.left == guest,
        "votes": votes,
        "voters": voters,
        "voted": any(vote.seat == number and table.seats[vote.voter].owner == guest for vote in table.votes),
    }


class RulesInfo(TypedDict):
    """Of a table that was begun under older rules than today's."""

    changes: Annotated[list[str], Field(description="What is new since then, by the ids of sentences")]
    known: Annotated[
        int | None,
        Field(description="How many steps can be followed by today's rules; null where it is all of them"),
    ]
    agreed: Annotated[list[int], Field(description="The seats of those who have agreed to go on by today's")]
    asks_you: Annotated[bool, Field(description="Whether the game waits for you to agree")]


def rules_info(table: Table, guest: str | None = None) -> RulesInfo | None:
    if not table.outdated:
        return None
    now, game = table.consent.to == table.game.rules_version, table.game
    agreed = table.consent.owners if now else frozenset()
    changes = PACKS[game.name].changes() if game.name in PACKS else {}
    people = {seat.owner for seat in table.seats} - {None} or {table.maker}
    return {
        "changes": [changes[by] for by in range(table.consent.rules + 1, game.rules_version + 1) if by in changes],
        "known": table.count if table.lost else None,
        "agreed": [number for number, seat in enumerate(table.seats) if seat.owner in agreed],
        "asks_you": not (table.lost or table.state.over or guest in agreed) and guest in people,
    }


class TableHead(TypedDict):
    id: str
    game: str
    board: Annotated[
        str | None, Field(description="Another board than the game's own is known by this; `/board` of the table is it")
    ]
    over: bool
    secrets: Annotated[bool, Field(description="Whether some seats know what others cannot know")]
    yours: Annotated[bool, Field(description="Whether you made this table, and so decide about its seats")]
    seed_chosen: Annotated[
        bool, Field(description="Whether whoever made this table chose its seed, and may know what is hidden")
    ]
    hints: Annotated[bool, Field(description="Whether hints and explanations may be asked for while the game is on")]
    watchers: Annotated[Watchers, Field(description="What those see who have no part in it")]
    branch_of: Annotated[
        str | None, Field(description="The table of the finished game that goes on here from a moment of it")
    ]
    rematch: Annotated[
        str | None, Field(description="The table at which the same people play again, once somebody asked for it")
    ]
    clock: ClockInfo | None
    rules: Annotated[
        RulesInfo | None, Field(description="Where it was begun under older rules and has not gone on by today's yet")
    ]
    seats: list[TableSeat]


def table_head(table: Table, guest: str, attendance: Sequence[Attendance], rematch: str | None) -> TableHead:
    return {
        "id": table.id,
        "game": table.game.name,
        "board": None if at_home(table.game) else str(table.game.board_stamp),
        "over": table.state.over,
        "secrets": table.game.secrets,
        "yours": table.maker == guest,
        "seed_chosen": table.seed_chosen,
        "hints": table.hints and advises(table.game),
        "watchers": table.watchers,
        "branch_of": None if table.branch is None else table.branch.of,
        "rematch": rematch,
        "clock": ClockInfo.of(table.timing),
        "rules": rules_info(table, guest),
        "seats": [table_seat(table, number, guest, there) for number, there in enumerate(attendance)],
    }


class UndoInfo(TypedDict):
    steps: int
    restart: bool


class TimelineInfo(TypedDict):
    turn: Annotated[int, Field(description="Turns finished")]
    graph: Annotated[
        dict[str, list[int]], Field(description="What the game draws over time, a number a seat for each thing")
    ]


class TaskInfo(TypedDict):
    """The lesson that is taken at this table, and what it asks for now."""

    lesson: str
    name: Annotated[str, Field(description="Of the lesson within its game, by which its sentences are named")]
    task: Annotated[str | None, Field(description="What is to be done now, by its name; null once all is done")]
    done: Annotated[int, Field(description="How many tasks are done")]
    of: Annotated[int, Field(description="How many there are")]
    rules: Annotated[list[str], Field(description="The rules that the task is about")]
    look: Annotated[list[str], Field(description="What on the screen it speaks of")]


def task_info(table: LessonTable) -> TaskInfo:
    task = table.task
    return {
        "lesson": table.lesson.id,
        "name": table.lesson.name,
        "task": None if task is None else task.name,
        "done": table.done,
        "of": len(table.lesson.tasks),
        "rules": [] if task is None else list(task.rules),
        "look": [] if task is None else list(task.look),
    }


@with_config(SAYS_JUST_THAT)
class TableMessage(TypedDict):
    type: Literal["table"]
    version: int
    steps: int
    table: TableHead
    looking: int | None
    curtain: int | None
    thinking: bool
    view: shapes.View
    actions: list[shapes.Action]
    undo: UndoInfo
    log: Annotated[list[dict[str, Any]], SkipValidation, WithJsonSchema(STEPS)]
    timeline: list[TimelineInfo] | None
    lesson: TaskInfo | None


def table_message(
    table: Table, guest: str, attendance: Sequence[Attendance], showing: Showing, rematch: str | None = None
) -> TableMessage:
    timeline = showing.timeline
    return {
        "type": "table",
        "version": showing.version,
        "steps": showing.steps,
        "table": table_head(table, guest, attendance, rematch),
        "looking": showing.looking,
        "curtain": showing.curtain,
        "thinking": showing.thinking,
        "view": showing.view,
        "actions": showing.actions,
        "undo": {"steps": showing.undoable, "restart": showing.undoable > 0},
        "log": steps_of(showing.log),
        "timeline": None if timeline is None else [{"turn": turn, "graph": graph} for turn, graph in timeline],
        "lesson": task_info(table) if isinstance(table, LessonTable) else None,
    }
