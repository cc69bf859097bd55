"""One screen at a table: who owns it, who sits before it, and what it may show.

With several people at one screen a curtain hides the cards of one from the next. Whoever has played at the screen
keeps it until they leave it, and so sees what came of their move: which card they drew. The curtain is a courtesy among
people who share an owner; what belongs to other owners is never shown at all. A game without secrets has nothing to
hide, so there the screen simply looks from the seat of the one who decides.
"""

from dataclasses import dataclass
from typing import NamedTuple

from branchline.core.contract import Event, Json, Line
from branchline.table.position import RECENT
from branchline.table.steps import Moment
from branchline.table.table import Table

View = dict[str, Json]


class Told(NamedTuple):
    """A step as this screen may be told it."""

    n: int
    seat: int
    turn: int
    events: list[Event]
    line: Line | None


@dataclass(frozen=True, slots=True)
class Showing:
    """All that a screen shows at one moment."""

    version: int
    steps: int
    looking: int | None
    curtain: int | None
    thinking: bool
    view: View
    actions: list[dict[str, Json]]
    undoable: int
    log: list[Told]
    timeline: list[Moment] | None


class Glance(NamedTuple):
    """How a screen looks at the table: all that makes a difference between two of them."""

    looking: int | None
    curtain: int | None
    first: int  # the first step it has not been told
    steps: int  # how many are in sight


class Screen:
    """What one connection sees of a table, and how much of the log it was told already."""

    def __init__(self, owner: str) -> None:
        self.owner = owner
        self._present: int | None = None  # whose person is at the screen, where several share it
        self._came = 0  # the version at which they came
        self._first = 0  # the first step that was told
        self._told: list[int] = []  # the versions of the steps told since
        self._told_as: tuple[int | None, bool] | None = None

    def look(self, table: Table, seat: int) -> None:
        """The person of this seat is at the screen now."""
        table.check_owner(self.owner, seat)
        self._present, self._came = seat, table.version

    def leave(self, seat: int) -> None:
        """The person of this seat has seen enough: whoever decides next comes to the screen."""
        if seat == self._present:
            self._present = None

    def curtain(self, table: Table) -> int | None:
        """The seat that has to come to the screen before anything secret is shown on it."""
        if table.waiting or not table.game.secrets:
            return None
        owned = table.owned(self.owner)
        if len(owned) == 1 or table.deciding not in owned or table.deciding == self._present or self._stays(table):
            return None
        return table.deciding

    def _stays(self, table: Table) -> bool:
        """Whether the one at the screen has played since they came, and so leaves it when they like."""
        for step in reversed(table.recent):
            if step.version <= self._came:
                break
            if step.seat == self._present:
                return True
        return False

    def looking(self, table: Table) -> int | None:
        """The seat whose view this screen shows, or None for a spectator's."""
        if table.waiting:
            return None
        owned = table.owned(self.owner)
        if len(owned) == 1:
            return owned[0]
        if owned and not table.game.secrets:
            return _deciding_last(table, owned)
        return None if self.curtain(table) is not None else self._present

    def show(self, table: Table) -> Showing:
        """What to show now; the steps told with it count as told."""
        glance = self.glance(table)
        return showing(table, glance, table.sight(self.owner).state.view(glance.looking))

    def glance(self, table: Table) -> Glance:
        """How it looks now; the steps it has not been told count as told."""
        looking = self.looking(table)
        steps = table.sight(self.owner).steps
        return Glance(looking, self.curtain(table), self._untold(table, looking, steps), steps)

    def _untold(self, table: Table, looking: int | None, steps: int) -> int:
        eyes = (looking if table.game.secrets else None, table.state.over)
        if eyes != self._told_as:
            self._told, self._told_as = [], eyes
        same = min(self._first + len(self._told), steps)
        if not self._told or same < max(self._first, table.earlier):
            self._first, self._told = min(_beginning(table), steps), []
            same = self._first
        least = max(self._first, table.earlier)
        while same > least and self._told[same - 1 - self._first] != table.recent[same - 1 - table.earlier].version:
            same -= 1  # from the end, since two logs with the same step at a place are the same before it
        untold = table.recent[same - table.earlier : steps - table.earlier]
        self._told[same - self._first :] = [step.version for step in untold]
        return same


def _beginning(table: Table) -> int:
    """The first step that is told where none was: of a long log a recent one with which a turn began, so that no move
    is told by half."""
    at = max(0, len(table.recent) - RECENT)
    while at > 0 and table.recent[at - 1].turn == table.recent[at].turn:
        at -= 1
    return table.earlier + at


def showing(table: Table, glance: Glance, view: View) -> Showing:
    """All that a screen with this glance, and so with this view, shows."""
    looking = glance.looking
    decides = looking is not None and looking == table.deciding
    return Showing(
        version=table.version,
        steps=glance.steps,
        looking=looking,
        curtain=glance.curtain,
        thinking=table.bot is not None,
        view=view,
        actions=[table.game.action(action) for action in table.offered()] if decides else [],
        undoable=table.undoable if decides and not table.outdated else 0,
        log=tell(table, looking, glance.first, glance.steps),
        timeline=table.timeline() if table.state.over else None,
    )


def _deciding_last(table: Table, owned: list[int]) -> int:
    """The one of these seats that decides now, or that decided last."""
    if table.deciding in owned:
        return table.deciding
    return next((step.seat for step in reversed(table.recent) if step.seat in owned), owned[0])


def tell(table: Table, seat: int | None, first: int = 0, end: int | None = None) -> list[Told]:
    """The steps from `first` on, all or those before `end`, as this seat may be told them."""
    steps = table.since(first)[: None if end is None else max(0, end - first)]
    return [Told(step.n, step.seat, step.turn, table.seen(step, seat), step.line) for step in steps]
