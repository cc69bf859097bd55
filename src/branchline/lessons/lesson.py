"""One lesson, as its file tells it, and how far a learner has come in it."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any, Final

from branchline.core.contract import Event, Game, Json, State

LESSON: Final = frozenset({"seat", "rivals", "bot", "tasks", "position"})
TASK: Final = frozenset({"name", "goal", "times", "only", "rules", "look", "solution"})


@dataclass(frozen=True, slots=True)
class Goal:
    """What has to happen: `times` events that have these fields, whatever else is in them."""

    fields: Mapping[str, Json]
    times: int = 1

    def count(self, events: Iterable[Event]) -> int:
        """How many of these events it asks for."""
        return sum(all(event.get(name) == value for name, value in self.fields.items()) for event in events)


@dataclass(frozen=True, slots=True)
class Task:
    """One thing the learner is asked for. `name` names its sentence; `only` are the actions it allows, as patterns of
    their notation, or all if there are none; `look` names what on the screen it speaks of; `solution` is one way to do
    it, which a test goes."""

    name: str
    goal: Goal
    solution: tuple[str, ...]
    only: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    look: tuple[str, ...] = ()

    def allows(self, notation: str) -> bool:
        return not self.only or any(fnmatchcase(notation, pattern) for pattern in self.only)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A position, the learner's seat in it, what the rivals do, and the tasks in their order."""

    game: str
    name: str
    seat: int
    rivals: tuple[str, ...]  # what they play, one after the other; then as `bot` chooses
    bot: str
    tasks: tuple[Task, ...]
    position: Mapping[str, Any]  # a snapshot of the game

    @property
    def id(self) -> str:
        return f"{self.game}-{self.name}"

    @property
    def seats(self) -> int:
        count: int = self.position["seats"]
        return count

    def begin(self, game: Game) -> State:
        """The position it begins with."""
        return game.load(self.position)

    def done(self, steps: Iterable[Sequence[Event]]) -> int:
        """How many tasks are done when this has happened, step by step. A step serves one task at most."""
        task = came = 0
        for events in steps:
            if task == len(self.tasks):
                break
            goal = self.tasks[task].goal
            came += goal.count(events)
            if came >= goal.times:
                task, came = task + 1, 0
        return task


def read(game: str, name: str, data: Mapping[str, Any]) -> Lesson:
    """A lesson from its file; ValueError says what is wrong with it."""
    try:
        return _lesson(game, name, data)
    except KeyError as error:
        raise ValueError(f"the lesson {game}-{name} lacks {error.args[0]!r}") from None
    except ValueError as error:
        raise ValueError(f"the lesson {game}-{name} cannot be given: {error}") from None


def _lesson(game: str, name: str, data: Mapping[str, Any]) -> Lesson:
    _check_names(data, LESSON)
    tasks = tuple(_task(task) for task in data["tasks"])
    if not tasks:
        raise ValueError("it has no tasks")
    return Lesson(game, name, data["seat"], tuple(data.get("rivals", ())), data["bot"], tasks, data["position"])


def _task(data: Mapping[str, Any]) -> Task:
    _check_names(data, TASK)
    return Task(
        data["name"],
        Goal(data["goal"], data.get("times", 1)),
        tuple(data["solution"]),
        tuple(data.get("only", ())),
        tuple(data.get("rules", ())),
        tuple(data.get("look", ())),
    )


def _check_names(data: Mapping[str, Any], known: frozenset[str]) -> None:
    unknown = sorted(set(data) - known)
    if unknown:
        raise ValueError(f"{unknown[0]!r} means nothing there; there are {', '.join(sorted(known))}")
