"""A table at which a lesson is taken: a learner, rivals who do what the lesson wants, and one task after the other."""

from collections.abc import Iterable, Sequence

from branchline.core.contract import Event, Game, Json, State
from branchline.lessons import Lesson, Task
from branchline.table.entries import Entry, Seat
from branchline.table.refusal import Refused, refused
from branchline.table.steps import Change
from branchline.table.table import Table


class LessonTable(Table):
    """A table like any other, but for where it begins, what is offered, and when nothing is left to do.

    How far the learner has come follows from the steps, as everything at a table does: a task is undone by undoing.
    """

    def __init__(
        self, id: str, game: Game, seats: Sequence[Seat], lesson: Lesson, entries: Iterable[Entry], maker: str
    ) -> None:
        self.lesson = lesson
        super().__init__(id, game, seats, 0, lesson.position["options"], entries, maker, hints=False)

    def begin(self) -> State:
        return self.lesson.begin(self.game)

    @property
    def done(self) -> int:
        """How many tasks are done."""
        return self.lesson.done(self._seen())

    @property
    def task(self) -> Task | None:
        """What is to be done now; nothing once all is done."""
        done = self.done
        return None if done == len(self.lesson.tasks) else self.lesson.tasks[done]

    def _seen(self) -> list[list[Event]]:
        """What the learner knew of each step when it was taken: the end of a game changes no task."""
        return [self.game.seen(step.events, self.lesson.seat) for step in self.steps]

    def offered(self) -> list[int]:
        task = self.task
        if task is None:
            return []
        return [action for action in self.state.legal() if task.allows(self.state.notation(action))]

    def play(self, seat: int, action: int | str, at: int) -> Change:
        """Refused where the lesson wants something else. Rivals do what they do."""
        change = super().play(seat, action, at)
        other = self._other(seat, change.entry.notation or "")
        if other is not None:
            raise other
        return change

    def why(self, seat: int, action: int) -> Refused | None:
        return super().why(seat, action) or self._other(seat, self.state.notation(action))

    def why_about(self, seat: int, about: Json) -> Refused | None:
        """What the rules allow and the page does not offer is something that the lesson does not ask for."""
        return super().why_about(seat, about) or self._other(seat)

    def _other(self, seat: int, notation: str | None = None) -> Refused | None:
        """Why the lesson does not want this, though the rules allow it."""
        task = self.task
        if task is None:
            return refused("error-lesson-done")
        wanted = notation is not None and task.allows(notation)
        return None if wanted or seat != self.lesson.seat else refused("error-lesson")

    def _take_step(self, after: State, action: int, notation: str | None, events: list[Event]) -> None:
        """The last task is not taken back: the lesson has ended."""
        super()._take_step(after, action, notation, events)
        if self.task is None:
            self._undoable.clear()

    @property
    def settled(self) -> bool:
        """Never: how far the learner has come follows from all steps, and there are few."""
        return False

    def ends_with(self, change: Change) -> bool:
        steps = [*self._seen(), self.game.seen(change.events, self.lesson.seat)]
        return self.lesson.done(steps) == len(self.lesson.tasks)

    def notations(self) -> list[str]:
        """A record begins with a deal, and a lesson does not."""
        raise refused("error-lesson-record")

    @property
    def bot(self) -> str | None:
        return None if self.task is None else super().bot

    def scripted(self) -> int | None:
        """What the lesson has the rival do who is to decide; None where it leaves that to the computer player."""
        played = sum(step.action is not None and step.seat != self.lesson.seat for step in self.steps)
        if played >= len(self.lesson.rivals):
            return None
        action = self.state.parse(self.lesson.rivals[played])
        return action if self.state.why_not(action) is None else None
